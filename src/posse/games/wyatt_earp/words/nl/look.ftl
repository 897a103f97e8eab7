## What a card is, when it is looked at

wyatt-earp-look-outlaw = Outlaw
wyatt-earp-look-photo = Foto · sheriffkaart
wyatt-earp-look-sheriff = Sheriffkaart
wyatt-earp-look-poster = Aanhoudingsbevel
wyatt-earp-look-row = Een rij op tafel
wyatt-earp-look-whose-row = { $outlaw } · { $name }
wyatt-earp-look-your-row = { $outlaw } · jouw rij

wyatt-earp-look-does-outlaw = { $set_size ->
    [1] Leg er een of meer van één naam samen neer: een set.
   *[other] Leg er { $set_size } of meer van één naam samen neer: een set.
} Ligt er ergens een, dan mogen er ook losse bij. Elke kaart na de eerste die je samen neerlegt, zet $ 1.000 op het aanhoudingsbevel.
wyatt-earp-look-hole = Er zit een kogelgat in: draait een schot hem om, dan is het een treffer.
wyatt-earp-look-no-hole = Er zit geen kogelgat in: draait een schot hem om, dan is het mis.
wyatt-earp-look-one-sheriff = Je mag per beurt één sheriffkaart spelen.
wyatt-earp-look-shot = Heeft een schot nodig: de bovenste kaart van de stapel wordt omgedraaid, en een kogelgat is een treffer. Bij een misser ben je de kaart kwijt.

wyatt-earp-look-worth = Waarde in een rij
wyatt-earp-look-points = { $n ->
    [one] { $n } sheriffpunt (SP)
   *[other] { $n } sheriffpunten (SP)
}
wyatt-earp-look-adds = Verhoogt de beloning met
wyatt-earp-look-set = Set van deze outlaw
wyatt-earp-look-set-yes = ligt er: losse mogen erbij
wyatt-earp-look-set-no = ligt er nog niet
wyatt-earp-look-out = Op tafel
wyatt-earp-look-out-of = { $n } van de { $all }
wyatt-earp-look-hit = Kans op een treffer
wyatt-earp-look-hit-n = { $n }%, volgens de zichtbare kaarten

wyatt-earp-look-reward = Beloning
wyatt-earp-look-total = Punten samen
wyatt-earp-look-total-of = { $n } van de { $all } die nodig zijn
wyatt-earp-look-pays = Als het nu afliep
wyatt-earp-look-pays-none = Die zou hier blijven liggen.
wyatt-earp-look-seat-pays = { $n } SP, krijgt { $money }
wyatt-earp-look-seat-points = { $n } SP, krijgt niets
wyatt-earp-look-does-poster = Aan het eind van de ronde gaat de beloning naar wie de meeste punten heeft in zijn rij van deze outlaw.
wyatt-earp-look-does-alone = Met { $n } SP voorsprong krijg je alles. Anders deel je met wie er dicht achter zit.

wyatt-earp-look-cards = Kaarten
wyatt-earp-look-row-empty = Hier is niets neergelegd.
wyatt-earp-look-covered = Een Schuilplaats dekt deze rij af. De { $n } SP tellen niet mee tot een Wyatt Earp de rij vrijschiet.
wyatt-earp-look-row-points = Sheriffpunten
wyatt-earp-look-row-pays = Als het nu afliep

wyatt-earp-look-pile = Trekstapel
wyatt-earp-look-does-pile = Aan het begin van je beurt trek je de twee bovenste kaarten, of je pakt de bovenste van de aflegstapel. Ook schoten worden hier omgedraaid.
wyatt-earp-look-left = Kaarten over
wyatt-earp-look-pile-last = Hij is al een keer vernieuwd. Liggen er geen twee kaarten meer, dan beëindigt trekken de ronde.
wyatt-earp-look-discards = Aflegstapel
wyatt-earp-look-does-discards = De bovenste kaart mag je aan het begin van je beurt pakken in plaats van er twee te trekken.
wyatt-earp-look-top = Bovenop

## What can be done with it

wyatt-earp-deed-discard = Afleggen: je beurt is om
wyatt-earp-deed-discard-last = Afleggen: de ronde is om
wyatt-earp-deed-lay = { $n ->
    [one] Neerleggen
   *[other] { $n } tegelijk neerleggen
}
wyatt-earp-deed-play = Uitspelen
wyatt-earp-deed-shoot = Schieten
wyatt-earp-deed-draw = Twee kaarten trekken
wyatt-earp-deed-search = Aflegstapel doorzoeken
wyatt-earp-deed-free = Een rij vrijschieten
wyatt-earp-deed-rob = Schieten om er een uit een rij te stelen
wyatt-earp-ask-title = De anderen om een outlaw vragen
wyatt-earp-ask-side = In deze volgorde gevraagd

## Why a card cannot be played now, rule by rule

wyatt-earp-why-we-10 = Je beurt begint met trekken: twee kaarten van de stapel, of de bovenste van de aflegstapel.
wyatt-earp-why-we-20 = Je hebt je ene sheriffkaart van deze beurt al gespeeld.
wyatt-earp-why-we-21 = Nog niemand heeft een set van deze outlaw neergelegd. De eerste moeten er minstens { $set } zijn, samen neergelegd.
wyatt-earp-why-we-24 = Er moet een kaart overblijven om af te leggen: de laatste wordt nooit gespeeld.
wyatt-earp-why-we-41 = Hij zou geen doel hebben. Een overval of de Snelste schutter heeft een eigen rij nodig, een Schuilplaats een open rij van een ander, en om te stelen moet er een outlaw in een rij van een ander liggen.
wyatt-earp-why-we-42 = Er is geen kaart meer voor een schot, en de trekstapel is al een keer vernieuwd.
wyatt-earp-why-we-50 = Nog niemand heeft een set van deze outlaw neergelegd. Een Foto wacht daarop.
wyatt-earp-why-we-60 = Er zijn geen twee kaarten meer om te trekken.
wyatt-earp-why-we-61 = Na het doorzoeken speel je eerst de gevonden kaart uit, of je houdt hem.
