## What a card says of itself when it is looked at

# $n: what the card counts
showdown-look-counts = Ze telt { $n } bij de showdown; de hoogste kaart krijgt de geldkist.
showdown-look-hole = Draait een schot haar om, dan is het raak: ze heeft een kogelgat.
showdown-look-no-hole = Draait een schot haar om, dan is het mis: ze heeft geen kogelgat.
showdown-look-vest = In je hand houdt ze een kogel tegen die jou geraakt heeft.
# $n of so many in the box: $all
showdown-look-gone = { $n } van { $all }
