## Voorbeelden naast de regels: woorden in de tekeningen

web-example = Voorbeeld
web-example-to-hand = naar de hand van
