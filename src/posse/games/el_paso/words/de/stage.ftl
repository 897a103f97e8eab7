## Szenen über dem Tisch

el-paso-stage-raid = Raubzug in { $town }
# Von mehreren Karten an einem Ort: welche zuerst drankommt, welche danach …
el-paso-stage-order = { $n ->
    [1] nimmt zuerst
    [2] als Zweites
    [3] als Drittes
    [4] als Viertes
   *[other] zuletzt
}
# $n: die wievielte Stadt
el-paso-stage-town = Stadt { $n }
el-paso-stage-last-town = Die letzte Stadt
el-paso-stage-lookout-you = Du stehst Schmiere.
el-paso-stage-sale = Verkauf in { $town }
# $n: Punkte
el-paso-stage-sold-here = Was es dort gibt
el-paso-stage-sold-elsewhere = Punkt für Punkt
