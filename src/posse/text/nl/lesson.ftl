## Eerste lessen

web-lesson-of = { $game }: eerste les
web-lesson-coach = De oude rot
web-lesson-your-move = Nu jij
web-lesson-do-it = Doe jij het maar
web-lesson-go-on = Verder
web-lesson-back = Terug
web-lesson-progress = Hoe ver de les is
web-lesson-leave = De les verlaten
web-lesson-none = Deze les bestaat niet.

web-lesson-leave-title = Genoeg gehoord?
web-lesson-leave-why = Je kunt de les altijd opnieuw doen, vanaf de startpagina.
web-lesson-stay = Doorgaan

web-lesson-done = Zo wordt het gespeeld.
web-lesson-done-why = De rest leer je door een beetje te verliezen. Ga bij een paar groentjes zitten: in je eerste potje { $game } staat de hulp aan tafel voor je klaar.
web-lesson-first-game = Je eerste potje
web-lesson-again = Nog een keer

web-lesson-asked = Nieuw bij { $game }?
web-lesson-asked-why = Een oude rot laat je in vier minuten zien hoe het gaat: jij doet de zetten en ziet waarom. Het wordt maar één keer gevraagd.
web-lesson-take = Laat maar zien
web-lesson-straight-in = Meteen spelen

web-problem-no-lesson = Deze les bestaat niet.
