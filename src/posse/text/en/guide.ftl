## First-game help on the table

web-guide-title = Your first game
web-guide-step = { $n } of { $of }
web-guide-next = Next
web-guide-back = Back
web-guide-end = Got it
web-guide-close = Hide the help
web-guide-lesson = The lesson
web-guide-rules = All the rules
