## Opzet

SD-1 = In de doos zitten { $cards_listed } en { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }. Iedereen begint met { $hand ->
        [one] 1 kaart
       *[other] { $hand } kaarten
    } in de hand en { $purse ->
        [one] 1 munt
       *[other] { $purse } munten
    } in de beurs. De overige kaarten vormen de stapel. Het toeval bepaalt wie de revolver heeft.
SD-2 = Handkaarten en gedekt neergelegde kaarten zijn geheim. Open voor iedereen zijn de munten, de afgelegde kaarten en hoeveel kaarten er in een hand en in de stapel zitten.
SD-3 = Alleen wie gevraagd wordt, mag iets doen, en telkens maar één keer.

## De krachtmeting

SD-10 = Aan het begin van elke ronde { $stake ->
        [one] gaat er 1 munt
       *[other] gaan er { $stake } munten
    } van de bank naar de geldkist, of zoveel als er nog zijn.
SD-11 = Iedereen legt één kaart uit de hand gedekt neer, in het geheim en tegelijk. Passen kan niet.
SD-12 = Heeft iedereen een kaart neergelegd, dan worden alle kaarten tegelijk omgedraaid. De hoogste waarde krijgt de geldkist: { $values }. Bij een gelijke stand wordt die gelijk verdeeld; munten die niet te verdelen zijn, blijven erin.
SD-13 = Daarna worden de omgedraaide kaarten afgelegd.

## Het schot

SD-20 = Wie de revolver heeft, mag op één tegenstander met minstens één munt schieten, zolang er een kaart in de stapel zit. Niet schieten mag ook.
SD-21 = Een schot draait de bovenste kaart van de stapel om. Zonder kogelgat is het mis, en de kaart wordt afgelegd. Geen gat: { $whole }.
SD-22 = Met een kogelgat is het raak. De schutter neemt die kaart in de hand, en iedereen weet dat die daar zit. Wel een gat: { $holed }.
SD-23 = Wie geraakt is, wordt meteen om een vest gevraagd, of er nu een in de hand zit of niet. Een vest uit de hand wordt afgelegd en houdt de kogel tegen; niemand hoeft er een te tonen.
SD-24 = Zonder vest betaalt wie geraakt is { $bounty ->
        [one] 1 munt
       *[other] { $bounty } munten
    } aan de schutter, of alles wat er nog is.

## Het einde van een ronde

SD-30 = Aan het eind van de ronde gaat de revolver naar links.
SD-31 = Wie de revolver nu heeft, begint: om de beurt trekt iedereen tot er { $hand ->
        [one] 1 kaart
       *[other] { $hand } kaarten
    } in de hand zitten.
SD-32 = Is de stapel te klein om alle handen aan te vullen, dan trekt niemand en is het spel afgelopen.

## Het einde

SD-40 = Wie de meeste munten heeft, wint. Bij een gelijke stand wordt de overwinning gedeeld.

## Woorden waar de regels van gemaakt zijn

showdown-rule-jack = { $n ->
    [one] 1 boer
   *[other] { $n } boeren
}
showdown-rule-king = { $n ->
    [one] 1 koning
   *[other] { $n } koningen
}
showdown-rule-ace = { $n ->
    [one] 1 aas
   *[other] { $n } azen
}
showdown-rule-vest = { $n ->
    [one] 1 vest
   *[other] { $n } vesten
}
showdown-rule-none = geen kaart
