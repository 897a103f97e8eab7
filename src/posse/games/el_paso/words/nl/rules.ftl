## Voorbereiding

EP-1 = Er zijn zes plaatsen{ $alike ->
        [yes] {" "}met elk { $cards } rooftochtkaarten van 1 t/m { $cards }
       *[no] , elk met rooftochtkaarten vanaf 1: { $cards_listed }
    }. Ze worden per plaats gedekt geschud, en iedereen neemt van elke plaats één kaart: een hand van zes.
# ruled
EP-2 = Het toeval bepaalt wie als eerste de uitkijk is en de { $dice ->
        [one] dobbelsteen
       *[other] { $dice } dobbelstenen
    } heeft. Er wordt met de klok mee gespeeld, te beginnen bij de uitkijk. Fiches en goudklompjes liggen open, handen zijn geheim; maar iedereen ziet van welke plaats een kaart wordt gepakt.

## Een stad

EP-10 = In de zak zitten { $tiles } fiches: { $tiles_listed }. Voor elke stad { $per_town ->
        [one] wordt 1 fiche
       *[other] worden { $per_town } fiches
    } uit de zak getrokken, of alle als er minder zijn. Fiches van plaatsen die de stad niet heeft, gaan daarna terug in de zak en worden niet vervangen. Op elke plaats wordt gestapeld, de laagste bovenop. Een stad wordt maar één keer gevuld.
# ruled
EP-11 = Er wordt ronde na ronde gespeeld. Vanaf de uitkijk, met de klok mee, legt ieder die nog in de stad is een rooftochtkaart gedekt neer of verlaat de stad (EP-30). Of iemand blijft of gaat is meteen te zien, de kaart niet. Weggaan mag al in de eerste ronde. Wie gaat, kiest en verkoopt open voordat de volgende beslist. Gaat iedereen weg die er nog is, dan wordt er niet gegooid.
# ruled
EP-12 = Alle gelegde kaarten worden samen omgedraaid. Dan gooit de uitkijk met alle dobbelstenen die niet op het sheriffveld liggen, ook als hij de stad al heeft verlaten. Sterren gaan naar het sheriffveld en blijven daar tot de volgende stad. Elke dobbelsteen heeft { $stars ->
        [one] 1 ster
       *[other] { $stars } sterren
    }, { $brands ->
        [one] 1 brandmerk
       *[other] { $brands } brandmerken
    } en { $sixes ->
        [one] 1 zes
       *[other] { $sixes } zessen
    }.
# ruled
EP-13 = Liggen alle dobbelstenen op het sheriffveld, dan komen de sheriffs (EP-40) en wordt er niets buitgemaakt, ook al had deze rooftocht de stad geleegd. Anders wordt er geplunderd, ook als er nog maar één dobbelsteen vrij is. Een ronde verloopt zo: omdraaien, gooien, sheriffs of buit, afleggen, handen aanvullen, kijken of de stad leeg is.
EP-14 = Is er bij de zojuist gegooide dobbelstenen geen brandmerk, dan krijgen runderkaarten niets. Is er geen zes, dan krijgen saloonkaarten niets.
# ruled
EP-15 = Op elke plaats komen de kaarten van hoog naar laag aan de beurt, en elk neemt de bovenste fiche: de laagste die er nog ligt. Ligt er geen meer, dan krijgt de kaart niets. Je mag een kaart leggen van een plaats die de stad niet heeft; ook die krijgt niets. Buitgemaakte fiches liggen open voor je.
# ruled
EP-16 = Gespeelde kaarten komen open naast de stapel van hun plaats, in volgorde van zitten vanaf de uitkijk. Is een stapel op, dan worden ze zonder schudden omgedraaid en zijn ze de nieuwe stapel. Zo komen kaarten terug in de volgorde waarin ze zijn gespeeld, en iedereen kan weten welke.
# ruled
EP-17 = Daarna vult iedereen zijn hand aan tot zes kaarten, van welke plaatsen ook, tegelijk en zonder volgorde: wie het eerst grijpt, krijgt de bovenste kaart, de volgende die eronder. Je kiest een plaats, geen kaart; een plaats zonder kaarten geeft er geen. Waar een volgorde nodig is, gaat het vanaf de uitkijk met de klok mee. Er wordt ook aangevuld nadat de sheriffs kwamen of een stad leeg werd, maar niet als in de laatste stad de sheriffs komen of als die leeg raakt.
EP-18 = Dit gaat door tot alle dobbelstenen op het sheriffveld liggen, iedereen weg is of er geen fiche meer in de stad ligt.

## De stad verlaten

# ruled
EP-30 = Wie in dezelfde ronde weggaat, hoort bij één groep. Uit de eerste groep mag ieder één fiche naar keuze meenemen naar de volgende stad, uit de tweede ieder twee, enzovoort; minder mag ook. Fiches uit eerdere steden tellen mee. Ook wie zonder fiches gaat, is een groep. Wie alleen in de stad overblijft, mag verder plunderen.
# ruled
EP-31 = Wordt een stad leeg, dan gaat iedereen die er nog is weg als de volgende groep, vanaf de uitkijk met de klok mee. Was er nog niemand weg, dan mag ieder van hen twee fiches meenemen.
# ruled, assumed
EP-32 = Alle fiches die je niet meeneemt, verkoop je. Soorten die deze stad heeft, worden opgeteld en door de koers van de stad gedeeld, naar beneden afgerond; of er echt zo’n fiche lag, maakt niet uit. Soorten die de stad niet heeft, worden opgeteld en 1:1 betaald. { $sale_example ->
        [yes] Voorbeeld: in { $town }, koers { $rate }:1, brengen { $sold } ter waarde van 13 samen { $nuggets ->
            [one] 1 goudklompje
           *[other] { $nuggets } goudklompjes
        } op, en fiches van een soort die er niet is ({ $lacking }), ter waarde van 5, brengen er 5 op.
       *[no] {""}
    }
# ruled
EP-33 = Verkochte, verloren en overgebleven fiches gaan terug in de zak. Er zijn altijd genoeg goudklompjes.

## De sheriffs

EP-40 = Komen de sheriffs, dan verliest ieder die nog in de stad is al zijn fiches, ook die uit eerdere steden. Goudklompjes zijn veilig, en wie weg is, blijft gespaard.

## De volgende stad en het einde

EP-50 = Fiches die nog in de stad liggen gaan in de zak, alle dobbelstenen komen vrij, de linkerbuur van de uitkijk wordt de nieuwe uitkijk, en iedereen rijdt naar de volgende stad.
# ruled
EP-51 = De laatste stad wordt gespeeld als de andere. Fiches die iemand daarna nog heeft, worden 1:1 verkocht{ $last_rate ->
        [1] ; omdat die zelf 1:1 betaalt, wordt niet gevraagd wat je houdt
       *[other] {""}
    }. Dan is het spel afgelopen en mag niemand nog iets doen. Wie de meeste goudklompjes heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.

## Woorden waar de regels van gemaakt zijn

el-paso-rule-bank = bank
el-paso-rule-gold-mine = goudmijn
el-paso-rule-hotel = hotel
el-paso-rule-horses = paarden
el-paso-rule-saloon = saloon
el-paso-rule-cattle = runderen
# 1, 2 en 3 voor bank en hotel
el-paso-rule-tiles = { $values } voor { $places }
