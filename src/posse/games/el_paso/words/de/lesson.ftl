## Die erste Lektion. $left und $right sind die Namen der anderen.

el-paso-lesson-goal = Am Weg liegen { $n } Städte, und ihr raubt sie alle aus. Was du hinausbringst und verkaufst, bringt Nuggets. Am Ende zählen nur die.
el-paso-lesson-stacks = Deadwood. An jedem Ort liegt die Beute auf einem Stapel, das billigste Plättchen oben. Rinder hat Deadwood keine. Fast jeder Stadt fehlt etwas, und das wird noch wichtig.
el-paso-lesson-hand = Sechs Raubzugkarten. Der Ort sagt, wo du zuschlägst, die Zahl, wie schnell du bist. Jede Runde legst du eine verdeckt hin. Die anderen auch.
el-paso-lesson-horses = Die Schnellsten sind zuerst dran, müssen aber das oberste Plättchen nehmen, das billigste. Zwei Pferde liegen noch da, eine { $first } und eine { $second }. Leg deine 4 dorthin.
el-paso-lesson-took = Alle drei wolltet ihr Pferde. Die 8 von { $left } war zuerst dran und bekam das billige. Deine 4 kam danach und bekam das gute. Für die 3 von { $right } war nichts mehr da. Langsam ist gut, solange noch etwas liegt.
el-paso-lesson-stars = Dann die Würfel. Jeder hat zwei Sterne, zwei Brandzeichen und zwei Sechsen. Ein Stern kommt aufs Sheriff-Feld und bleibt. { $stars } sind es schon. Liegen alle { $all } dort, kommen die Sheriffs, und wer noch in der Stadt ist, verliert alle Plättchen.
el-paso-lesson-draw = Füll deine Hand auf sechs auf. Den Ort wählst du, die Zahl das Glück. Nimm eine Saloon-Karte.
el-paso-lesson-saloon = Der Saloon ist reich, aber hinein kommt nur, wer Glück hat: Es muss eine Sechs fallen, und das tut sie gerade in { $six } von hundert Würfen. Rinder wollen ein Brandzeichen. Leg deine 1. Wer zuletzt nimmt, nimmt nie das Schlechtere.
el-paso-lesson-six = Eine Sechs! Zuerst nahm die 4 von { $left }, dann deine 1. Oben lagen zwei gleiche, also habt ihr beide eine { $value }. Und kein neuer Stern. Eine gute Runde.
el-paso-lesson-again = Noch eine Saloon-Karte kann nicht schaden.
el-paso-lesson-low = Jetzt das Hotel. Kommen andere, sollen sie die Krümel haben: Leg deine 1.
el-paso-lesson-late = Sie kamen. Die 5 nahm das billigste, die 3 das nächste und deine 1 das beste von den dreien. Das ist die ganze Kunst.
el-paso-lesson-fill = Füll deine Hand auf. Eine Hotel-Karte.
el-paso-lesson-think = Jetzt überleg. { $stars } Sterne liegen da, { $free } Würfel sind noch frei. Beim nächsten Wurf kommen die Sheriffs in { $chance } von hundert Fällen. Besser wird es nicht mehr.
el-paso-lesson-leave = Du hast Plättchen für { $points } Punkte. Bleibst du, steht alles auf dem Spiel. Gehst du, verkaufst du. Reite hinaus.
el-paso-lesson-along = Wer die Stadt verlässt, darf Plättchen mitnehmen: wer zuerst geht, eines, wer danach geht, zwei, und so weiter. Hier bringen { $rate } Punkte ein Nugget. Aber Cheyenne, die nächste Stadt, hat kein Hotel, und was einer Stadt fehlt, zahlt sie eins zu eins.
el-paso-lesson-keep = Das Hotel ist dort also mehr wert als hier. Behalt es, der Rest wird verkauft.
el-paso-lesson-not-horses = Pferde hat Cheyenne selbst und zahlt für { $next } Punkte ein Nugget. Was dort fehlt, ist das Hotel.
el-paso-lesson-not-saloon = Einen Saloon hat Cheyenne selbst und zahlt für { $next } Punkte ein Nugget. Was dort fehlt, ist das Hotel.
el-paso-lesson-sold = Der Rest ist verkauft: { $n } Nuggets, und die nimmt dir niemand mehr. Lehn dich zurück. Die anderen sind noch da.
el-paso-lesson-greedy = { $left } hat jetzt { $first } Plättchen, { $right } { $second }. Sehr hübsch. Aber da liegen { $stars } Sterne, und einer von drei Würfen bringt den nächsten. Sie bleiben …
el-paso-lesson-lost = … und da ist der fünfte Stern. Die Sheriffs reiten ein, und alles, was die beiden hatten, ist wieder im Beutel. Du warst rechtzeitig draußen.
el-paso-lesson-over = Cheyenne. Du hast { $n } Nuggets und ein Plättchen, das hier noch { $more } wert ist. Die anderen haben nichts. Früh genug gehen, aber keine Runde zu früh: Mehr ist es nicht, und es ist schwerer, als es klingt.
