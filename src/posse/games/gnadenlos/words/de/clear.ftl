## Was der Tisch im Browser in einfachen Worten sagt: wo der Zug steht, wie das Spiel endet, worum es geht

gnadenlos-clear-turn = Der Zug
gnadenlos-clear-step-event = Ereignis
gnadenlos-clear-step-fame = Ruhm
gnadenlos-clear-step-hiring = Anheuern
gnadenlos-clear-step-payday = Zahltag
gnadenlos-clear-step-end = Das Ende

## Wie es endet. $name: wer am nächsten dran ist; $n: wie viele fehlen, oder da sind

gnadenlos-clear-ends = Der vorderste Hut gewinnt. Schluss ist mit
gnadenlos-clear-ends-goal = einem Hut auf { $goal }: { $name } fehlen { $n }
gnadenlos-clear-ends-goal-you = einem Hut auf { $goal }: dir fehlen { $n }
gnadenlos-clear-ends-goal-reached = einem Hut auf { $goal }: erreicht
gnadenlos-clear-ends-undertaker = dem letzten Schritt des Totengräbers: { $n } von { $of }
gnadenlos-clear-ends-vultures = { $of } Geiern bei einem: { $n ->
    [0] noch hat niemand einen
   *[other] { $name } hat { $n }
}
gnadenlos-clear-ends-vultures-you = { $of } Geiern bei einem: du hast { $n }
gnadenlos-clear-to-come = Kommt noch
gnadenlos-clear-goal = Ziel

## Unter den Zahlen eines Platzes: kurze Wörter

gnadenlos-clear-fame = Ruhm
gnadenlos-clear-gold = Gold
gnadenlos-clear-adventurers = Leute
gnadenlos-clear-notes = Scheine

## Das Ereignis

gnadenlos-clear-does-rush = Höchster Goldwert: { $first } Gold. Zweiter: { $second }. Der höchste wird dann abgelegt.
gnadenlos-clear-does-high-noon = Höchster Revolver: darf zwei Scheine stehlen, bei Gleichstand je einen. Niedrigster: wird erschossen. Danach sind sie alle weg.
gnadenlos-clear-does-card-sharps = Beste Karten: Hut vor. Schlechteste: Hut zurück. Der beste wird dann abgelegt.
gnadenlos-clear-does-card-sharps-you = Beste Karten: du gehst { $up } vor. Schlechteste: { $down } zurück. Der beste wird dann abgelegt.
gnadenlos-clear-steps = Beste +{ $up }, Schlechteste −{ $down }
gnadenlos-clear-choosing = wählt noch …
gnadenlos-clear-chosen = hat gewählt
gnadenlos-clear-only-you = siehst nur du
gnadenlos-clear-only-one = dein einziger: wird automatisch geschickt
gnadenlos-clear-nobody = hat niemanden zu schicken
gnadenlos-clear-can-show = kann { $n } zeigen
gnadenlos-clear-then-shot = wird erschossen
gnadenlos-clear-then-gone = wird dann abgelegt
# $higher, $lower: wie viele Abenteurer, die andere haben können, mehr oder weniger zählen
gnadenlos-clear-rivals = { $higher } besser, { $lower } schlechter
gnadenlos-clear-rivals-higher = { $higher } von { $n } besser
gnadenlos-clear-rivals-said = Von den { $n } Abenteurern, die andere haben können, { $higher ->
    [0] ist keiner
    [one] ist einer
   *[other] sind { $higher }
} besser und { $lower ->
    [0] keiner
    [one] einer
   *[other] { $lower }
} schlechter.

## Ruhm

gnadenlos-clear-on-space = Dein Hut: Feld { $n }
gnadenlos-clear-ways = Noch { $n } bis zum Ziel auf { $goal }. Am Ende gewinnt der vorderste Hut.
gnadenlos-clear-price-of-space = Jedes Feld kostet 1 Gold. Was du behältst, zahlt am Zahltag deine Scheine.
gnadenlos-clear-space = auf { $n }
gnadenlos-clear-price = { $n } Gold
gnadenlos-clear-after-buy = Danach bleiben { $gold } Gold, bei { $debt } Schulden.

## Anheuern

gnadenlos-clear-offer = { $picks ->
    [1] einer für das höchste Gebot
   *[other] für die { $picks } höchsten Gebote
}
gnadenlos-clear-pick = { $n }. Wahl
gnadenlos-clear-no-pick = geht leer aus
gnadenlos-clear-bid-first = bisher das höchste: wählt zuerst
gnadenlos-clear-bid-first-final = höchstes Gebot: wählt zuerst
gnadenlos-clear-bid-picks = bisher { $n }. von { $of }: heuert an
gnadenlos-clear-bid-picks-final = { $n }. von { $of }: heuert an
gnadenlos-clear-bid-lowest = bisher das niedrigste: geht leer aus
gnadenlos-clear-bid-lowest-final = niedrigstes Gebot: geht leer aus
gnadenlos-clear-bid-payday = mit diesen Geboten ist der Markt voll: Danach ist Zahltag
gnadenlos-clear-bid-costs = { $n } mehr Schulden: zusammen { $debt }, du hast { $gold } Gold
gnadenlos-clear-bid-free = keine neuen Schulden: Scheine anderer oder Nullen

## Der Markt

gnadenlos-clear-chance = %: wie oft ein Schein dieser Reihe am Zahltag fällig wird

## Was gefragt ist

gnadenlos-clear-ask-rush = { $event }: Schick verdeckt einen Abenteurer. Der höchste Goldwert bringt { $first } Gold, der zweite { $second }; der höchste wird dann abgelegt.
gnadenlos-clear-ask-high-noon = { $event }: Schick verdeckt einen Abenteurer. Der Schnellste darf zwei Scheine stehlen (bei Gleichstand jeder einen), der Langsamste wird erschossen; weg sind sie danach alle.
gnadenlos-clear-ask-card-sharps = { $event }: Schick verdeckt einen Abenteurer. Beste Karten: { $up } Felder vor; schlechteste: { $down } zurück. Der beste wird dann abgelegt.
gnadenlos-clear-chosen-only = { $item } wird automatisch geschickt: Du hast sonst niemanden. Warten auf { $names }.
gnadenlos-clear-chosen-wait = Du hast { $item } gewählt. Warten auf { $names }.
gnadenlos-clear-ask-buy = Ruhm kaufen? 1 Gold je Feld, höchstens { $most }. { $debt ->
    [0] Du hast { $gold } Gold und keine Schulden.
   *[other] Du hast { $gold } Gold und { $debt } Schulden.
}
gnadenlos-clear-ask-last-buy = Letzte Gelegenheit: höchstens { $most } Felder, 1 Gold je Feld. Der vorderste Hut gewinnt; Gold zählt nur bei Gleichstand.
gnadenlos-clear-ask-bid = Biete ein bis drei Scheine für einen Abenteurer. { $picks ->
    [1] Das höchste Gebot heuert an,
   *[other] Die { $picks } höchsten Gebote heuern an,
} der Rest behält seine Scheine.
gnadenlos-clear-ask-bid-pairs = Biete ein bis drei Scheine. Das höchste Gebot wählt zuerst ein Paar, das niedrigste zuletzt.
gnadenlos-clear-ask-hire = Dein Gebot von { $n } heuert an: Wähl, wen du willst. Deine Scheine kommen dann in den Markt.
gnadenlos-clear-ask-lay = Deine Scheine kommen in den Markt. Welcher auf Platz { $place }?
gnadenlos-clear-ask-steal = Du warst am schnellsten: Nimm ungesehen einen Schein oder keinen. Einer von dir ist eine Schuld weniger.
gnadenlos-clear-ask-steal-two = Du warst am schnellsten: Nimm ungesehen zwei Scheine oder keinen. Jeder von dir ist eine Schuld weniger.
gnadenlos-clear-ask-fill = Lücke auf Platz { $gap }: Welcher Schein der letzten Reihe kommt dorthin? Er wird dann seltener fällig.
