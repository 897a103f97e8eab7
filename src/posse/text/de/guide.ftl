## Hilfe in der ersten Partie, am Tisch

web-guide-title = Deine erste Partie
web-guide-step = { $n } von { $of }
web-guide-next = Weiter
web-guide-back = Zurück
web-guide-end = Verstanden
web-guide-close = Hilfe ausblenden
web-guide-lesson = Die Lektion
web-guide-rules = Alle Regeln
