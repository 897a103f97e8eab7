showdown-title = Showdown
showdown-pitch = Eerst bluffen om de geldkist, dan schieten. Wie de meeste munten heeft, wint. Tien minuten, vier soorten kaarten.

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

## De regels

SD-1 = In de doos zitten 8 boeren, 6 koningen, 4 azen, 6 vesten en 60 munten. Iedereen begint met drie kaarten in de hand en drie munten in de beurs. De overige kaarten vormen de stapel. Het toeval bepaalt wie de revolver heeft.
SD-2 = Handkaarten en gedekt neergelegde kaarten zijn geheim. Open voor iedereen zijn de munten, de afgelegde kaarten en hoeveel kaarten er in een hand en in de stapel zitten.
SD-3 = Alleen wie gevraagd wordt, mag iets doen, en telkens maar één keer.
SD-10 = Aan het begin van elke ronde gaan er vier munten van de bank naar de geldkist, of zoveel als er nog zijn.
SD-11 = Iedereen legt één kaart uit de hand gedekt neer, in het geheim en tegelijk. Passen kan niet.
SD-12 = Heeft iedereen een kaart neergelegd, dan worden alle kaarten tegelijk omgedraaid. De hoogste waarde krijgt de geldkist: aas 3, koning 2, boer 1, vest 0. Bij een gelijke stand wordt die gelijk verdeeld; munten die niet te verdelen zijn, blijven erin.
SD-13 = Daarna worden de omgedraaide kaarten afgelegd.
SD-20 = Wie de revolver heeft, mag op één tegenstander met minstens één munt schieten, zolang er een kaart in de stapel zit. Niet schieten mag ook.
SD-21 = Een schot draait de bovenste kaart van de stapel om. Azen en vesten hebben geen kogelgat: mis, en de kaart wordt afgelegd.
SD-22 = Boeren en koningen hebben een kogelgat: raak. De schutter neemt die kaart in de hand, en iedereen weet dat die daar zit.
SD-23 = Wie geraakt is, wordt meteen om een vest gevraagd, of er nu een in de hand zit of niet. Een vest uit de hand wordt afgelegd en houdt de kogel tegen; niemand hoeft er een te tonen.
SD-24 = Zonder vest betaalt wie geraakt is twee munten aan de schutter, of zoveel als er nog zijn.
SD-30 = Aan het eind van de ronde gaat de revolver naar links.
SD-31 = Wie de revolver nu heeft, begint: om de beurt trekt iedereen kaarten tot er drie in de hand zitten.
SD-32 = Is de stapel te klein om alle handen aan te vullen, dan trekt niemand en is het spel afgelopen.
SD-40 = Wie de meeste munten heeft, wint. Bij een gelijke stand wordt de overwinning gedeeld.
