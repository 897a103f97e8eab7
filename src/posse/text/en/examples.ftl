## Examples beside the rules: words in the drawings

web-example = Example
web-example-to-hand = to the hand of
