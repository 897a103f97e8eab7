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
