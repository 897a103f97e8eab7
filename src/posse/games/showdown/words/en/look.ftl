## What a card says of itself when it is looked at

# $n: what the card counts
showdown-look-counts = It counts { $n } at the showdown; the highest card takes the strongbox.
showdown-look-hole = Turned up by a shot, it is a hit: it has a bullet hole.
showdown-look-no-hole = Turned up by a shot, it is a miss: it has no bullet hole.
showdown-look-vest = In your hand, it stops a bullet that has hit you.
# $n of so many in the box: $all
showdown-look-gone = { $n } of { $all }
