## First lessons

web-lesson-of = { $game }: first lesson
web-lesson-coach = The old hand
web-lesson-your-move = Your move
web-lesson-do-it = Do it for me
web-lesson-go-on = Continue
web-lesson-back = Back
web-lesson-progress = Lesson progress
web-lesson-leave = Leave the lesson
web-lesson-none = There is no such lesson.

web-lesson-leave-title = Had enough?
web-lesson-leave-why = You can take the lesson from the top at any time, from the home page.
web-lesson-stay = Keep going

web-lesson-done = Now you know how it goes.
web-lesson-done-why = The rest you learn by losing a little. Sit down with a few greenhorns: in your first game of { $game } there’s help at the table.
web-lesson-first-game = Your first game
web-lesson-again = Once more

web-lesson-asked = New to { $game }?
web-lesson-asked-why = An old hand shows you the ropes in four minutes: you make the moves, and see why. You’ll only be asked once.
web-lesson-take = Show me
web-lesson-straight-in = Straight in

web-problem-no-lesson = There is no such lesson.
