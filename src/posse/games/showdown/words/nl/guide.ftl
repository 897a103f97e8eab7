## Zo speel je, in twee minuten: boven aan de regels van elk spel

showdown-brief-1 = Elke ronde gaan er vier munten in de geldkist. Iedereen legt in het geheim een kaart neer, en ze worden samen omgedraaid.
showdown-brief-2 = De hoogste kaart krijgt de geldkist: aas, dan koning, dan boer; een vest is niets waard. Gelijke kaarten delen.
showdown-brief-3 = Wie de revolver heeft, mag schieten. De bovenste kaart van de stapel beslist: een boer of koning is een treffer.
showdown-brief-4 = Wie geraakt is, toont een vest of betaalt twee munten. Dan gaat de revolver naar links, en iedereen vult zijn hand aan tot drie kaarten.
showdown-brief-5 = Kan de stapel niet meer alle handen aanvullen, dan wint wie de meeste munten heeft.

## Hulp bij de eerste partij, aan tafel

showdown-guide-1 = Elke ronde { $stake ->
    [one] gaat er 1 munt
   *[other] gaan er { $stake } munten
} in de geldkist. De hoogste kaart krijgt wat erin zit.
showdown-guide-2 = Leg gedekt een kaart neer. Iedereen doet dat tegelijk: aas slaat koning, koning slaat boer, een vest is niets waard.
showdown-guide-3 = De kaarten worden omgedraaid, en de munten gaan naar de hoogste. Gelijke kaarten delen.
showdown-guide-4 = Wie de revolver heeft, mag schieten op iemand die munten heeft. Een boer of koning van de stapel is een treffer.
showdown-guide-5 = Geraakt? Een vest houdt de kogel tegen. Zonder kost het je { $bounty ->
    [one] 1 munt
   *[other] { $bounty } munten
}.
showdown-guide-6 = De revolver gaat naar links, de handen worden aangevuld, en zo gaat het door tot de stapel niet meer genoeg heeft. Wie de meeste munten heeft, wint.
