## Beispiele neben den Regeln: Wörter in den Bildern

web-example = Beispiel
web-example-to-hand = auf die Hand von
