## What a card says of itself when it is looked at

# $n: what the card counts
showdown-look-counts = Hij telt { $n } bij de showdown; de hoogste kaart krijgt de geldkist.
showdown-look-hole = Draait een schot hem om, dan is het raak: er zit een kogelgat in.
showdown-look-no-hole = Draait een schot hem om, dan is het mis: er zit geen kogelgat in.
showdown-look-vest = In je hand houdt hij een kogel tegen die jou geraakt heeft.
# $n of so many in the box: $all
showdown-look-gone = { $n } van { $all }
