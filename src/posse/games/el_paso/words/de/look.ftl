## Was Dinge von sich sagen, wenn sie angesehen werden

el-paso-look-card = Raubzugkarte
el-paso-look-does-card = Sie liegt verdeckt, bis alle gewählt haben. Die höchste Karte an einem Ort nimmt zuerst, und zwar das niedrigste Plättchen.
el-paso-look-tile = Beute
el-paso-look-does-tile = Sie wird verkauft, wenn du die Stadt verlässt, es sei denn, du nimmst sie in die nächste mit. Wer noch in der Stadt ist, verliert sie an die Sheriffs.
# $points ÷ $rate = $worth Nuggets
el-paso-look-worth = { $rate ->
    [1] Wert { $points }
   *[other] Wert { $points } ÷ { $rate }
} = { $worth } { $worth ->
    [1] Nugget
   *[other] Nuggets
}
el-paso-look-place = Ein Ort
el-paso-look-pile = Raubzugkarten zum Ziehen
# A chance follows
el-paso-look-takes = Eine Karte holt beim nächsten Wurf etwas
el-paso-look-town = Eine Stadt am Weg
el-paso-look-does-dice = Ein Stern bleibt bis zur nächsten Stadt auf dem Feld liegen. Rinder brauchen ein Brandzeichen, der Saloon eine Sechs.
el-paso-look-brand = Ein Brandzeichen beim nächsten Wurf
el-paso-look-six = Eine Sechs beim nächsten Wurf
el-paso-look-lookout = Schmiere
el-paso-look-does-lookout = Wer Schmiere steht, legt in jeder Runde zuerst und wirft die Würfel. In der nächsten Stadt steht Schmiere, wer links von ihm sitzt.
el-paso-look-lamp = Die Laterne
el-paso-look-does-lamp = Sie brennt bei allen, auf die der Tisch gerade wartet.
el-paso-look-mine = Was deine Beute bringt
el-paso-look-does-faces = Jeder Würfel hat { $stars } Sterne, { $brands } Brandzeichen und { $sixes } Sechsen.
