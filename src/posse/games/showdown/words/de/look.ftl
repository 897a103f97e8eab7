## What a card says of itself when it is looked at

# $n: what the card counts
showdown-look-counts = Beim Showdown zählt sie { $n }; die höchste Karte bekommt die Geldkiste.
showdown-look-hole = Deckt ein Schuss sie auf, ist es ein Treffer: Sie hat ein Einschussloch.
showdown-look-no-hole = Deckt ein Schuss sie auf, ging er daneben: Sie hat kein Einschussloch.
showdown-look-vest = In der Hand hält sie eine Kugel auf, die dich getroffen hat.
# $n of so many in the box: $all
showdown-look-gone = { $n } von { $all }
