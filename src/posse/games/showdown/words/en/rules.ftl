## Set-up

SD-1 = The box holds { $cards_listed } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }. Each seat starts with a hand of { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } and a purse of { $purse ->
        [one] 1 coin
       *[other] { $purse } coins
    }. The remaining cards are the pile. A random seat holds the revolver.
SD-2 = Hands and cards laid face down are secret. Coins, the discards and the number of cards in a hand and in the pile are open to all.
SD-3 = Only a seat that is asked may act, and only once each time it is asked.

## The showdown

SD-10 = At the start of each round { $stake ->
        [one] 1 coin goes
       *[other] { $stake } coins go
    } from the bank into the strongbox, or as many as are left.
SD-11 = Everyone lays one card from their hand face down, in secret and at the same time. There is no passing.
SD-12 = Once everyone has laid a card, all cards are turned up together. The highest value takes the strongbox: { $values }. Equals share it evenly; coins that cannot be shared stay in it.
SD-13 = The cards turned up are then discarded.

## The shot

SD-20 = The seat with the revolver may shoot at one opponent who has a coin, while there is a card in the pile. It may also hold its fire.
SD-21 = A shot turns up the top card of the pile. Without a bullet hole it is a miss, and the card is discarded. No hole: { $whole }.
SD-22 = With a bullet hole it is a hit. The shooter takes that card into the hand, and everybody knows it is there. A hole: { $holed }.
SD-23 = Whoever is hit is asked at once for a vest, whether holding one or not. A vest from the hand is discarded and stops the bullet; nobody has to show one.
SD-24 = Without a vest, whoever is hit pays the shooter { $bounty ->
        [one] 1 coin
       *[other] { $bounty } coins
    }, or all that is left.

## The end of a round

SD-30 = The round ends with the revolver passing to the left.
SD-31 = From the new holder on, everyone draws back up to { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }.
SD-32 = If the pile cannot fill all hands, nobody draws and the game is over.

## The end

SD-40 = Whoever has the most coins wins. Equals share the win.

## Words that the rules are made of

showdown-rule-jack = { $n ->
    [one] 1 jack
   *[other] { $n } jacks
}
showdown-rule-king = { $n ->
    [one] 1 king
   *[other] { $n } kings
}
showdown-rule-ace = { $n ->
    [one] 1 ace
   *[other] { $n } aces
}
showdown-rule-vest = { $n ->
    [one] 1 vest
   *[other] { $n } vests
}
showdown-rule-none = no card
