showdown-box-cards = De { $n } kaarten
showdown-box-copies = Aantal
showdown-box-value = Waarde
showdown-box-hole = Kogelgat
