## Hulp bij de eerste partij, aan tafel

web-guide-title = Je eerste partij
web-guide-step = { $n } van { $of }
web-guide-next = Verder
web-guide-back = Terug
web-guide-end = Begrepen
web-guide-close = Uitleg verbergen
web-guide-lesson = De les
web-guide-rules = Alle regels
