## Was sie zeigen

showdown-example-sd-12 = Ann und Bob decken beide ein Ass auf, die höchste Karte. Von den fünf Münzen nehmen sie je zwei; die fünfte lässt sich nicht teilen und bleibt in der Geldkiste. Cay bekommt nichts.
showdown-example-sd-22 = Ann schießt auf Bob und deckt einen Buben auf. Er hat ein Einschussloch: ein Treffer. Sie nimmt ihn auf die Hand, und alle wissen, dass er dort ist. Bob zeigt keine Weste und zahlt ihr zwei Münzen.
showdown-example-sd-23 = Bobs Schuss deckt einen König auf: Treffer, und der König gehört ihm. Aber Ann zeigt eine Weste. Sie wird abgeworfen, und Ann zahlt nichts.
showdown-example-sd-24 = Cay ist getroffen und zeigt keine Weste. Zwei Münzen sind fällig, aber sie hat nur noch eine: Die bekommt Ann.
showdown-example-sd-32 = Ann hat getroffen und den König behalten, Bob hat eine Weste gezeigt. Ann fehlt keine Karte, Bob fehlen zwei und Cay eine. Im Stapel sind nur noch zwei: Niemand zieht, und das Spiel ist aus.
