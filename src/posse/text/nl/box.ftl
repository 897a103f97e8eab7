## Waar een getal vandaan komt

box-mark-book = spelregels
box-mark-book-what = zo staat het in de spelregels.
box-mark-found = gevonden
box-mark-found-what = uit recensies en naslagpagina’s.
box-mark-ruled = { web-rules-ruled }
box-mark-ruled-what = { web-rules-ruled-what }
box-mark-assumed = { web-rules-assumed }
box-mark-assumed-what = { web-rules-assumed-what }
box-mark-changed = gewijzigd
box-mark-changed-what = anders dan in de editie die bij Posse hoort: een huisregel, of een eigen editie.
# aantal: gevonden
box-mark-of = { $mark }: { $what }
box-legend = Waar de getallen vandaan komen
box-source = Bron

## Gemeenschappelijk

box-all = onbeperkt
box-none = geen
box-yes = ja
box-no = nee
box-house = Wat huisregels kunnen veranderen
box-house-here = Zo speelt deze tafel. Wat de huisregels veranderen, is gemerkt.
box-house-shipped = De regels zonder huisregels
box-number = Aantal

## Wyatt Earp

box-wyatt-earp-cards = De { $n } kaarten
box-wyatt-earp-outlaw = Outlaws, zeven namen
box-wyatt-earp-photo = Foto’s, van elk één
box-wyatt-earp-copies = Aantal
box-wyatt-earp-sp = SP
box-wyatt-earp-reward = Beloning
box-wyatt-earp-hole = Gat
box-wyatt-earp-less-one = kaarten − 1
box-wyatt-earp-money = Geld en punten
box-wyatt-earp-posters = Aanhoudingsbevelen
box-wyatt-earp-bank = Biljetten van $ 1.000 in de bank
box-wyatt-earp-at-hand = Biljetten per aanhoudingsbevel en ronde
box-wyatt-earp-paid-from = SP samen voor een uitbetaling
box-wyatt-earp-alone-from = SP voorsprong voor de hele beloning
box-wyatt-earp-first-bills = Eerste biljetten voor wie aan kop staat
box-wyatt-earp-goal = Biljetten waarmee het spel eindigt

## El Paso

box-el-paso-towns = De steden, op volgorde
box-el-paso-rate = Koers
box-el-paso-lacks = Zonder
box-el-paso-places = De plaatsen
box-el-paso-tiles = Fiches
box-el-paso-values = Hun waarden
box-el-paso-cards = Rooftochtkaarten
box-el-paso-ranks = Hun getallen
box-el-paso-dice = De dobbelstenen
box-el-paso-n-dice = Dobbelstenen
box-el-paso-stars = Sterren op elk
box-el-paso-brands = Brandmerken op elk
box-el-paso-sixes = Zessen op elk
box-el-paso-rest = Fiches en goudklompjes
box-el-paso-nuggets = Goudklompjes

## Gnadenlos!

box-gnadenlos-pieces = Het materiaal
box-gnadenlos-n-notes = Schuldbrieven in elke kleur
box-gnadenlos-n-events = Gebeurtenissen
box-gnadenlos-track = De weg van de roem
box-gnadenlos-spaces = Velden
box-gnadenlos-start = Start
box-gnadenlos-goal = Doel
box-gnadenlos-zones = Valsspelers: stappen in elke zone
box-gnadenlos-zone = Zone { $n }
box-gnadenlos-up = Beste
box-gnadenlos-down = Slechtste
box-gnadenlos-notes = De schuldbrieven
box-gnadenlos-value = Waarde { $n }
box-gnadenlos-copies = In elke kleur
box-gnadenlos-laid = Legt ieder bij de opzet
box-gnadenlos-events = De gebeurtenissen
box-gnadenlos-gold-rush = Goudkoorts
box-gnadenlos-pays = Goud
box-gnadenlos-adventurers = De avonturiers
box-gnadenlos-gold = Goud
box-gnadenlos-revolver = Revolver
box-gnadenlos-cards = Kaarten
box-gnadenlos-n-adventurers = Avonturiers
box-gnadenlos-bank = Goud in de bank
box-gnadenlos-gaps-choice = naar keuze
box-gnadenlos-gaps-last = laatste schuldbrief

## Showdown

box-showdown-cards = De { $n } kaarten
box-showdown-copies = Aantal
box-showdown-value = Waarde
box-showdown-hole = Kogelgat
