## De eerste les. $left en $right zijn de namen van de anderen.

el-paso-lesson-goal = Langs de route liggen { $n } steden, en jullie beroven ze allemaal. Wat je eruit krijgt en verkoopt, levert goudklompjes op. Aan het einde tellen alleen die.
el-paso-lesson-stacks = Deadwood. Op elke plaats ligt de buit op een stapel, de goedkoopste fiche bovenop. Runderen heeft Deadwood niet. Bijna elke stad mist iets, en dat wordt nog belangrijk.
el-paso-lesson-hand = Zes rooftochtkaarten. De plaats zegt waar je toeslaat, het getal hoe snel je bent. Elke ronde leg je er één gedekt neer. De anderen ook.
el-paso-lesson-horses = De snelste mag eerst, maar moet de bovenste fiche nemen, de goedkoopste. Er liggen twee paarden, een { $first } en een { $second }. Leg je 4 daar neer.
el-paso-lesson-took = Jullie wilden alle drie paarden. De 8 van { $left } mocht eerst en kreeg de goedkope. Jouw 4 kwam daarna en kreeg de goede. De 3 van { $right } kwam te laat. Langzaam is prima, zolang er nog iets ligt.
el-paso-lesson-stars = Dan de dobbelstenen. Elk heeft twee sterren, twee brandmerken en twee zessen. Een ster gaat naar het sheriffveld en blijft daar. Dat zijn er al { $stars }. Liggen ze er alle { $all }, dan komen de sheriffs, en wie nog in de stad is, verliest al zijn fiches.
el-paso-lesson-draw = Vul je hand aan tot zes. De plaats kies jij, het getal kiest het toeval. Neem een saloonkaart.
el-paso-lesson-saloon = De saloon is rijk, maar er komt alleen iemand in als er een zes valt, en dat gebeurt nu bij { $six } van de honderd worpen. Runderen willen een brandmerk. Leg je 1. Wie het laatst pakt, pakt nooit de slechtste.
el-paso-lesson-six = Een zes! Eerst pakte de 4 van { $left }, daarna jouw 1. Bovenop lagen twee gelijke, dus jullie hebben allebei een { $value }. En geen nieuwe ster. Een goede ronde.
el-paso-lesson-again = Nog een saloonkaart kan geen kwaad.
el-paso-lesson-low = Nu het hotel. Als er anderen komen, mogen zij de kruimels: leg je 1.
el-paso-lesson-late = Ze kwamen. De 5 nam de goedkoopste, de 3 de volgende en jouw 1 de beste van de drie. Dat is de hele kunst.
el-paso-lesson-fill = Vul je hand aan. Een hotelkaart.
el-paso-lesson-think = Denk nu even na. Er liggen { $stars } sterren, { $free } dobbelstenen zijn nog vrij. Bij de volgende worp komen de sheriffs { $chance } keer op de honderd. Beter wordt het niet meer.
el-paso-lesson-leave = Je hebt voor { $points } punten aan fiches. Blijf je, dan staat alles op het spel. Ga je, dan verkoop je. Rijd de stad uit.
el-paso-lesson-along = Wie de stad verlaat, mag fiches meenemen: wie het eerst gaat één, wie daarna gaat twee, enzovoort. Hier zijn { $rate } punten één goudklompje waard. Maar Cheyenne, de volgende stad, heeft geen hotel, en wat een stad mist, betaalt die één op één.
el-paso-lesson-keep = Het hotel is daar dus meer waard dan hier. Houd het, de rest wordt verkocht.
el-paso-lesson-not-horses = Paarden heeft Cheyenne zelf en het betaalt één goudklompje voor { $next } punten. Wat er ontbreekt, is een hotel.
el-paso-lesson-not-saloon = Een saloon heeft Cheyenne zelf en het betaalt één goudklompje voor { $next } punten. Wat er ontbreekt, is een hotel.
el-paso-lesson-sold = De rest is verkocht: { $n } goudklompjes, en die pakt niemand je meer af. Leun achterover. De anderen zijn er nog.
el-paso-lesson-greedy = { $left } heeft nu { $first } fiches, { $right } { $second }. Heel mooi. Maar er liggen { $stars } sterren, en één op de drie worpen brengt de volgende. Ze blijven…
el-paso-lesson-lost = …en daar is de vijfde ster. De sheriffs rijden de stad in, en alles wat die twee hadden, ligt weer in de zak. Jij was op tijd weg.
el-paso-lesson-over = Cheyenne. Je hebt { $n } goudklompjes, en een fiche die hier nog { $more } waard is. Zij hebben niets. Op tijd weg, maar geen ronde te vroeg: meer is het niet, en het is moeilijker dan het klinkt.
