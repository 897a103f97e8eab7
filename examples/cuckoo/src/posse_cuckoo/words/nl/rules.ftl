## Voorbereiding

CU-1 = In de doos zit een spel van { $n } kaarten; de aas is het laagst, de heer het hoogst. Iedereen begint met { $lives ->
        [one] 1 leven
       *[other] { $lives } levens
    }. Het lot bepaalt wie als eerste deelt.
CU-2 = Alleen jij ziet jouw kaart. Levens, de aflegstapel en wie met wie geruild heeft, zijn open.
CU-3 = Alleen wie aan de beurt is, mag iets doen.

## Een ronde

CU-10 = Iedereen die nog een leven heeft, krijgt één kaart, vanaf de speler links van de deler.
CU-11 = In die volgorde houdt of ruilt iedereen zijn kaart.
CU-12 = Je ruilt met de volgende speler links, die niet kan weigeren. Jullie kennen dan allebei beide kaarten.
CU-13 = Een heer houdt een ruil tegen: hij wordt aan iedereen getoond, en beiden houden hun kaart.
CU-14 = De deler, die als laatste komt, ruilt met de trekstapel: de oude kaart wordt open afgelegd en een nieuwe getrokken.

## Het einde van een ronde

CU-20 = Alle kaarten worden omgedraaid. De laagste kost een leven; bij gelijke stand verliezen zij er allemaal een.
CU-21 = Wie geen leven meer heeft, ligt eruit.
CU-22 = Alle kaarten worden samen geschud, en de volgende speler links die nog meedoet, deelt.

## Het einde

CU-30 = De laatste speler met een leven wint. Liggen de laatsten er tegelijk uit, dan delen zij de overwinning.
