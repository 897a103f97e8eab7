showdown-title = Showdown
showdown-pitch = Eerst bluffen om de geldkist, dan schieten. Wie de meeste munten heeft, wint. Tien minuten, vier soorten kaarten.
showdown-house-hand-size = Kaarten in de hand
showdown-house-coins = Munten in de bank
showdown-house-purse = Munten aan het begin
showdown-house-stake = Inzet per ronde
showdown-house-bounty = Wat een treffer kost

showdown-jack = boer
showdown-king = koning
showdown-ace = aas
showdown-vest = vest
showdown-one-jack = een boer
showdown-one-king = een koning
showdown-one-ace = een aas
showdown-one-vest = een vest
showdown-one-card = { $n ->
    [one] een kaart
   *[other] { $n } kaarten
}
showdown-coin = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
showdown-none = geen

## De tafel

showdown-piles = Geldkist { $strongbox } · bank { $bank } · stapel { $pile }
showdown-column-coins = Munten
showdown-column-cards = Kaarten
showdown-revolver = revolver
showdown-has-laid = kaart ligt gedekt
showdown-known = bekend: { $cards }
showdown-discard = Afgelegd: { $cards }
showdown-hand = Je hand:
showdown-laid = Je hebt neergelegd: { $card }
showdown-choose = Iedereen legt in het geheim een kaart neer.
showdown-aim = { $name } heeft de revolver.
showdown-answer = { $name } is geraakt. Een vest zou de kogel tegenhouden.
showdown-over = Het spel is afgelopen.
showdown-you-choose = Leg in het geheim een kaart neer.
showdown-you-aim = Jij hebt de revolver. Schiet op iemand, of schiet niet.
showdown-you-answer = Je bent geraakt! Een vest zou de kogel tegenhouden.

## Groepen zetten en de toets die ze opent (m, n, q, s en u zijn bezet)

showdown-group-lay = Kaart neerleggen
    .key = k
showdown-group-shoot = Schieten
    .key = c
showdown-group-hold = Niet schieten
    .key = i
showdown-group-vest = Een vest tonen
    .key = t
showdown-group-take-it = De treffer incasseren en betalen
    .key = e

## Zetten

showdown-lay = { $card } neerleggen
showdown-shoot = Op { $name } schieten
showdown-hold = Niet schieten
showdown-show-vest = Een vest tonen
showdown-take-it = De treffer incasseren en betalen

## Wat er gebeurt

showdown-event-purse = { $name } begint met { $card }.
showdown-event-staked = { $card } in de geldkist.
showdown-event-chosen = { $name } legt { $card } gedekt neer.
showdown-event-revealed = { $name } draait { $card } om.
showdown-event-shared = { $name } pakt { $card } uit de geldkist.
showdown-event-aimed = { $name } schiet op { $other }.
showdown-event-held = { $name } schiet niet.
showdown-event-turned = Het schot draait { $card } om.
showdown-event-missed = Geen kogelgat: mis.
showdown-event-hit = Raak! { $name } houdt de kaart: { $card }.
showdown-event-dodged = { $name } toont een vest. Daar blijft de kogel steken.
showdown-event-paid = { $name } betaalt { $card } aan { $other }.
showdown-event-passed = { $name } pakt de revolver.
showdown-event-drawn = { $name } trekt { $card }.
showdown-event-ended = De stapel is te klein geworden om de handen aan te vullen.
