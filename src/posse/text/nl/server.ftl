server-not-your-turn = Je bent niet aan de beurt.
server-not-seated = Je zit niet aan deze tafel.
server-not-playing = Hier wordt nu niet gespeeld.
server-stale = De tafel is al verder: kijk nog eens.
server-cannot-undo = Dat kan niet worden teruggenomen: iemand heeft sindsdien gespeeld, of er is iets nieuws onthuld.
server-taken-back = { $name } neemt een zet terug.
