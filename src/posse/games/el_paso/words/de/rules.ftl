## Aufbau

EP-1 = Es gibt sechs Orte{ $alike ->
        [yes] {" "}mit je { $cards } Raubzugkarten von 1 bis { $cards }
       *[no] , jeder mit Raubzugkarten ab 1: { $cards_listed }
    }. Sie werden Ort für Ort verdeckt gemischt, und alle nehmen von jedem Ort eine: eine Hand von sechs Karten.
# ruled
EP-2 = Wer zuerst Schmiere steht und { $dice ->
        [one] den Würfel
       *[other] die { $dice } Würfel
    } hat, entscheidet der Zufall. Gespielt wird vom Schmieresteher an im Uhrzeigersinn. Plättchen und Nuggets liegen offen, die Hände sind geheim; von welchem Ort jemand zieht, sehen aber alle.

## Eine Stadt

EP-10 = Im Beutel sind { $tiles } Plättchen: { $tiles_listed }. Für jede Stadt { $per_town ->
        [one] wird 1 Plättchen
       *[other] werden { $per_town } Plättchen
    } aus dem Beutel gezogen, oder alle, wenn es weniger sind. Plättchen von Orten, die die Stadt nicht hat, kommen danach zurück in den Beutel und werden nicht ersetzt. An jedem Ort wird gestapelt, das niedrigste zuoberst. Eine Stadt wird nur einmal gefüllt.
# ruled
EP-11 = Es wird Runde um Runde gespielt. Vom Schmieresteher an im Uhrzeigersinn legt jeder, der noch in der Stadt ist, eine Raubzugkarte verdeckt vor sich oder verlässt die Stadt (EP-30). Ob jemand bleibt oder geht, sieht man sofort, die Karte nicht. Gehen darf man schon in der ersten Runde. Wer geht, wählt und verkauft offen, bevor der Nächste sich entscheidet. Gehen alle, die noch da sind, wird nicht gewürfelt.
# ruled
EP-12 = Alle gelegten Karten werden gemeinsam aufgedeckt. Dann würfelt, wer Schmiere steht, mit allen Würfeln, die nicht auf dem Sheriff-Feld liegen, auch wenn er die Stadt schon verlassen hat. Sterne kommen auf das Sheriff-Feld und bleiben dort bis zur nächsten Stadt. Jeder Würfel zeigt { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }, { $brands } Brandzeichen und { $sixes ->
        [one] 1 Sechs
       *[other] { $sixes } Sechsen
    }.
# ruled
EP-13 = Liegen alle Würfel auf dem Sheriff-Feld, kommen die Sheriffs (EP-40), und nichts wird erbeutet, selbst wenn dieser Raubzug die Stadt geleert hätte. Sonst wird geplündert, auch wenn nur noch ein Würfel frei ist. Eine Runde läuft so ab: aufdecken, würfeln, Sheriffs oder Beute, ablegen, Hände auffüllen, nachsehen, ob die Stadt leer ist.
EP-14 = Ist unter den eben geworfenen Würfeln kein Brandzeichen, bekommen Rinderkarten nichts. Ist keine Sechs dabei, bekommen Saloonkarten nichts.
# ruled
EP-15 = An jedem Ort kommen die Karten von hoch nach niedrig dran, und jede nimmt das oberste Plättchen, also das niedrigste, das noch da ist. Liegt keines mehr dort, geht die Karte leer aus. Man darf auch Karten von Orten legen, die die Stadt nicht hat; sie gehen ebenfalls leer aus. Erbeutete Plättchen liegen offen vor dir.
# ruled
EP-16 = Gespielte Karten kommen offen neben den Stapel ihres Ortes, in Sitzfolge ab dem Schmieresteher. Ist ein Stapel aufgebraucht, werden sie ungemischt umgedreht und sind der neue Stapel. So kommen Karten in der Reihenfolge wieder, in der sie gespielt wurden, und alle können wissen, welche.
# ruled
EP-17 = Danach füllen alle ihre Hand auf sechs Karten auf, von beliebigen Orten, gleichzeitig und ohne Reihenfolge: Wer zuerst zugreift, bekommt die oberste Karte, der Nächste die darunter. Man wählt einen Ort, keine Karte; ein Ort ohne Karten gibt keine. Wo eine Reihenfolge nötig ist, geht es vom Schmieresteher an im Uhrzeigersinn. Aufgefüllt wird auch, nachdem die Sheriffs kamen oder eine Stadt leer wurde, nicht aber, wenn in der letzten Stadt die Sheriffs kommen oder sie leer wird.
EP-18 = Das geht so weiter, bis alle Würfel auf dem Sheriff-Feld liegen, alle gegangen sind oder kein Plättchen mehr in der Stadt liegt.

## Die Stadt verlassen

# ruled
EP-30 = Wer in derselben Runde geht, gehört zu einer Gruppe. Aus der ersten Gruppe darf jeder ein Plättchen seiner Wahl in die nächste Stadt mitnehmen, aus der zweiten jeder zwei und so weiter; weniger ist erlaubt. Plättchen aus früheren Städten zählen mit. Auch wer ohne Plättchen geht, ist eine Gruppe. Ist nur noch einer in der Stadt, darf er weiter plündern.
# ruled
EP-31 = Wird eine Stadt leer, gehen alle, die noch da sind, als nächste Gruppe, vom Schmieresteher an im Uhrzeigersinn. War vorher noch niemand gegangen, darf jeder von ihnen zwei Plättchen mitnehmen.
# ruled, assumed
EP-32 = Alle Plättchen, die du nicht mitnimmst, verkaufst du. Sorten, die es in dieser Stadt gibt, werden zusammengezählt und durch ihren Kurs geteilt, abgerundet; ob dort wirklich eines lag, ist gleich. Sorten, die es nicht gibt, werden zusammengezählt und 1:1 bezahlt. { $sale_example ->
        [yes] Beispiel: In { $town }, Kurs { $rate }:1, bringen { $sold } im Wert von 13 zusammen { $nuggets ->
            [one] 1 Nugget
           *[other] { $nuggets } Nuggets
        }, und Plättchen einer Sorte, die es dort nicht gibt ({ $lacking }), im Wert von 5 bringen 5.
       *[no] {""}
    }
# ruled
EP-33 = Verkaufte, verlorene und übrig gebliebene Plättchen kommen zurück in den Beutel. Nuggets gehen nie aus.

## Die Sheriffs

EP-40 = Kommen die Sheriffs, verliert jeder, der noch in der Stadt ist, alle Plättchen, auch die aus früheren Städten. Nuggets sind sicher, und wer gegangen ist, bleibt verschont.

## Die nächste Stadt und das Ende

EP-50 = Plättchen, die noch in der Stadt liegen, kommen in den Beutel, alle Würfel werden frei, links vom alten Schmieresteher sitzt der neue, und alle reiten in die nächste Stadt.
# ruled
EP-51 = Die letzte Stadt wird gespielt wie die anderen. Plättchen, die danach noch jemand hat, werden 1:1 verkauft{ $last_rate ->
        [1] ; weil sie selbst 1:1 zahlt, wird nicht gefragt, was man behält
       *[other] {""}
    }. Dann ist das Spiel aus, und niemand darf mehr ziehen. Wer die meisten Nuggets hat, gewinnt; bei Gleichstand teilt man sich den Sieg.

## Wörter, aus denen die Regeln gemacht sind

el-paso-rule-bank = Bank
el-paso-rule-gold-mine = Goldmine
el-paso-rule-hotel = Hotel
el-paso-rule-horses = Pferde
el-paso-rule-saloon = Saloon
el-paso-rule-cattle = Rinder
# 1, 2 und 3 für Bank und Hotel
el-paso-rule-tiles = { $values } für { $places }
