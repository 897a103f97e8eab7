## Wat dingen over zichzelf zeggen als ze bekeken worden

el-paso-look-card = Rooftochtkaart
el-paso-look-does-card = Hij ligt gedekt tot iedereen gekozen heeft. De hoogste kaart bij een plaats pakt het eerst, en wel de laagste fiche.
el-paso-look-tile = Buit
el-paso-look-does-tile = Die wordt verkocht als je de stad uit rijdt, tenzij je hem meeneemt naar de volgende. Wie nog in de stad is, raakt hem kwijt aan de sheriffs.
# $points ÷ $rate = $worth goudklompjes
el-paso-look-worth = { $rate ->
    [1] waarde { $points }
   *[other] waarde { $points } ÷ { $rate }
} = { $worth } { $worth ->
    [1] goudklompje
   *[other] goudklompjes
}
el-paso-look-place = Een plaats
el-paso-look-pile = Rooftochtkaarten om te pakken
# A chance follows
el-paso-look-takes = Een kaart levert bij de volgende worp iets op
el-paso-look-town = Een stad op de route
el-paso-look-does-dice = Een ster blijft tot de volgende stad op het veld liggen. Voor runderen is een brandmerk nodig, voor de saloon een zes.
el-paso-look-brand = Een brandmerk bij de volgende worp
el-paso-look-six = Een zes bij de volgende worp
el-paso-look-lookout = Uitkijk
el-paso-look-does-lookout = Wie op de uitkijk staat, begint elke ronde en gooit de dobbelstenen. In de volgende stad is degene links van de uitkijk aan de beurt.
el-paso-look-lamp = De lantaarn
el-paso-look-does-lamp = Hij brandt bij iedereen op wie de tafel wacht.
el-paso-look-mine = Wat je buit opbrengt
el-paso-look-does-faces = Elke dobbelsteen heeft { $stars } sterren, { $brands } brandmerken en { $sixes } zessen.
