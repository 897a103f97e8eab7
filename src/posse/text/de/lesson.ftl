## Erste Lektionen

web-lesson-of = { $game }: erste Lektion
web-lesson-coach = Der alte Hase
web-lesson-your-move = Jetzt du
web-lesson-do-it = Mach du das
web-lesson-go-on = Weiter
web-lesson-back = Zurück
web-lesson-progress = Wie weit die Lektion ist
web-lesson-leave = Lektion verlassen
web-lesson-none = Diese Lektion gibt es nicht.

web-lesson-leave-title = Genug gehört?
web-lesson-leave-why = Du kannst die Lektion jederzeit von der Startseite aus neu beginnen.
web-lesson-stay = Weitermachen

web-lesson-done = So wird gespielt.
web-lesson-done-why = Den Rest lernst du, indem du ein bisschen verlierst. Setz dich zu ein paar Grünschnäbeln: In deiner ersten Partie { $game } steht die Hilfe am Tisch bereit.
web-lesson-first-game = Deine erste Partie
web-lesson-again = Noch einmal

web-lesson-asked = Neu bei { $game }?
web-lesson-asked-why = Ein alter Hase zeigt dir in vier Minuten, wie es geht: Du machst die Züge und siehst, warum. Gefragt wird nur einmal.
web-lesson-take = Zeig es mir
web-lesson-straight-in = Gleich ins Spiel

web-problem-no-lesson = Diese Lektion gibt es nicht.
