showdown-box-cards = Die { $n } Karten
showdown-box-copies = Anzahl
showdown-box-value = Wert
showdown-box-hole = Einschussloch
