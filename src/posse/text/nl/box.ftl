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
