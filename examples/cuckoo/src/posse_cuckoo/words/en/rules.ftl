## Set-up

CU-1 = The box holds a deck of { $n } cards; the ace is the lowest, the king the highest. Everyone starts with { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }. A random player deals first.
CU-2 = Only you see your card. Lives, the discards and who swapped with whom are open to all.
CU-3 = Only the player whose turn it is may act.

## A round

CU-10 = Everyone who has a life is dealt one card, from the dealer’s left on.
CU-11 = In the same order, everyone in turn keeps the card or swaps it.
CU-12 = You swap with the next player to the left, who cannot refuse. Both of you then know both cards.
CU-13 = A king stops a swap: it is shown to all, and both keep their cards.
CU-14 = The dealer, who is last, swaps with the draw pile: the old card is discarded openly and a new one drawn.

## The end of a round

CU-20 = All cards are turned up. The lowest loses a life; equals all lose one.
CU-21 = Whoever has no life left is out.
CU-22 = All cards are shuffled together, and the next player to the left who is still in deals.

## The end

CU-30 = The last player with a life wins. If the last ones go out together, they share the win.
