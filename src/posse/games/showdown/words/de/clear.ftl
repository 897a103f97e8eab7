# Münzen werden gezählt: so viele wären es dann
showdown-clear-then = dann { $n }
