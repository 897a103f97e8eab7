## Zo speel je, in twee minuten: boven aan de regels van elk spel

gnadenlos-brief-1 = Breng je hoed vooruit op de weg van de roem. Roem kost goud; avonturiers halen het binnen, en die betaal je met schuldbrieven: beloften.
gnadenlos-brief-2 = Elke beurt begint met een gebeurtenis. Iedereen kiest in het geheim een avonturier. Goudkoorts brengt goud, bij High Noon mogen de snelsten schuldbrieven stelen en worden de traagsten doodgeschoten, bij Valsspelers verschuiven hoeden. Na elke gebeurtenis worden de hoogsten afgelegd.
gnadenlos-brief-3 = Wie de revolver heeft, mag dan hoogstens vijf velden roem kopen, voor één goud per veld. Na de beurt gaat de revolver naar links.
gnadenlos-brief-4 = Heeft de speler met de revolver minder dan drie avonturiers, dan biedt iedereen met schuldbrieven op nieuwe, ieder een andere som. Wie inhuurt, legt zijn schuldbrieven gedekt in de markt, in een volgorde naar keuze; de laagste bieder krijgt niemand en neemt de schuldbrieven terug.
gnadenlos-brief-5 = Heeft de markt evenveel volle rijen als er spelers zijn, dan is het betaaldag. De dobbelsteen eist schuldbrief na schuldbrief op, en wiens kleur het is, betaalt. Kun je dat niet, dan krijg je een gier en val je vijf velden terug. Met drie gieren heb je verloren.
gnadenlos-brief-6 = Het spel eindigt als een hoed het doel bereikt, met de laatste stap van de begrafenisondernemer of met een derde gier. De voorste hoed wint.

## Hulp bij de eerste partij, aan tafel

gnadenlos-guide-1 = Je hoed begint op veld 6. Wiens hoed aan het einde het verst is, wint. Vooruit kom je met roem die je voor goud koopt, en door te winnen bij Valsspelers.
gnadenlos-guide-2 = Je schuldbrieven zijn beloften. Je biedt ermee, en wat je biedt, gaat naar de markt. Op betaaldag wordt een deel ervan opgeëist.
gnadenlos-guide-3 = Er ligt een gebeurtenis open. Kies in het geheim een avonturier: goud, revolver of kaarten telt, zoals de gebeurtenis zegt.
gnadenlos-guide-4 = Ze worden tegelijk omgedraaid. De hoogsten winnen en zijn daarna weg, bij High Noon ook de laagsten; de andere komen terug. Tweede zijn is vaak voordeliger.
gnadenlos-guide-5 = { $buy ->
    [0] Roem is onderweg niet te koop.
    [one] Met de revolver mag je één veld kopen, voor één goud.
   *[other] Met de revolver mag je hoogstens { $buy } velden kopen, voor één goud per veld.
} Houd wat goud over als de betaaldag nadert. Na je beurt gaat de revolver naar links.
gnadenlos-guide-6 = Bied één tot drie schuldbrieven, met een som die nog niemand heeft geboden. De laagste bieder krijgt niemand, maar houdt de schuldbrieven.
gnadenlos-guide-7 = Van het hoogste bod omlaag huurt iedereen in, behalve de laagste. Je schuldbrieven gaan gedekt naar het einde van de markt; de volgorde kies jij.
gnadenlos-guide-8 = Zijn er genoeg rijen vol, dan is het betaaldag. De dobbelsteen eist schuldbrief na schuldbrief op. Wie niet kan betalen, krijgt een gier; { $vultures ->
    [1] daarmee lig je eruit.
    [2] met de tweede lig je eruit.
   *[other] met de derde lig je eruit.
} { $gaps ->
    [last] Daarna vullen de laatste schuldbrieven de gaten op.
   *[other] Daarna vult de speler met de revolver de gaten op.
}
