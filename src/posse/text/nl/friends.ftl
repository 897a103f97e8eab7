## Een tafel verlaten

web-leaving-stay = Blijven
web-leaving-stand-up = Opstaan…
    .title = Opstaan?
    .then = Je plaats komt weer vrij. Zolang niemand die neemt, kun je via de link terugkomen.
    .heir = Dan start { $name } de partij.
    .last = Er is verder niemand: de tafel wordt gesloten en de link leidt nergens meer heen.
    .do = Opstaan
web-leaving-give-up = Opgeven…
    .title = Deze partij opgeven?
    .then = Die eindigt hier, zonder winnaar, telt niet en wordt niet bewaard.
    .instead = Wil je alleen een andere keer verder spelen, ga dan gewoon van deze pagina af: de partij wacht op je op de startpagina.
    .do = Opgeven
web-leaving-hand-over = Overlaten…
    .title = Een bot voor je laten spelen?
    .then = De anderen spelen verder en een bot neemt je plaats over ({ $level }). De plaats blijft van jou: kom terug aan deze tafel en je speelt zelf verder.
    .instead = Ben je maar even weg, dan hoef je niets over te laten: de tafel kent je.
    .do = Bot laten spelen
web-left-stand-up = Je hebt de tafel verlaten ({ $game }).
web-left-give-up = Opgegeven ({ $game }).
web-left-hand-over = Nu speelt er een bot voor je.
web-given-up = Deze partij is opgegeven.
web-given-up-what = Die heeft geen winnaar en geen verslag.

## Wie de anderen laat wachten

web-waiting-here = Iedereen wacht op { $name }.
web-waiting-away = { $name } is aan zet, maar is er niet.
web-waiting-gone = { $name } is aan zet, maar is al een tijdje weg.
web-nudge = Roepen
web-nudge-reached = { $name } is geroepen.
web-nudge-not-reached = { $name } heeft hier geen venster open en kon niet geroepen worden. Probeer het anders.
web-nudged = { $name } wacht op je bij { $game }.
web-want-bot = Bot laten spelen
web-bot-wanted = { $n ->
    [one] { $names } wil
   *[other] { $names } willen
} zolang een bot laten spelen.
web-bot-wanted-others = Een bot speelt zodra iedereen die er is het goedvindt.
web-take-over = De plaats van { $name }, een bot, is vrij voor jou: ga zitten en speel vandaar verder.
web-stand-in-begins-me = Een bot ({ $level }) speelt voor je tot je terugkomt.
web-stand-in-begins-them = Een bot ({ $level }) speelt voor { $name } tot die terug is.
web-stand-in-ends-me = Je zit weer op je plaats.
web-stand-in-ends-them = { $name } is terug.

## De klok

web-time-left-move = Tijd voor deze zet: { $move }, daarna { $reserve } reserve
web-time-left-reserve = De reserve loopt: { $reserve }
web-time-left-what = Deze zet: { $move } · reserve: { $reserve }
web-clock-runs-reserve = Je tijd voor deze zet is om: nu loopt je reserve. Is die op, dan speelt een bot ({ $level }) voor je tot je terugkomt.
web-clock-runs-short = Vlug: als de tijd om is, neemt een bot ({ $level }) het over tot je terugkomt.

## Wat is afgesproken

web-terms-clock = { $move } seconden per zet, { $reserve } min reserve
web-terms-clock-end = Is je tijd om, dan speelt een bot ({ $level }) voor je tot je terugkomt.
web-terms-no-house = geen
web-terms-not = nee
web-terms-counts = Wat telt
web-terms-rated = Een partij met rating.
web-terms-unrated = Voor het plezier: zonder rating.
web-terms-also = Verder
web-terms-memory = met geheugensteun
web-terms-no-memory = zonder geheugensteun
web-terms-public = te zien op de startpagina
web-terms-private = alleen via de link
web-terms-pace-calm = bots nemen de tijd
web-terms-pace-brisk = bots spelen vlot
web-terms-pace-instant = bots spelen meteen
web-terms-no-chat = zonder chat

## Plaatsen, links, apparaten

web-table-button = Tafel
web-kept = vrijgehouden
web-kept-yours = voor jou vrijgehouden
web-kept-what = voor iemand van de vorige partij
web-kept-called = Geroepen.
web-kept-not-reached = Er staat daar geen venster open: niet te roepen.
web-seat-offered = vrij voor wie later komt
web-seat-offer = Plaats aanbieden
web-seat-keep = Bot houden
web-seat-offer-what = Komt er iemand later? Bied de plaats van een bot aan en stuur de link: wie er gaat zitten, speelt vandaar verder.
web-link-watch = Een link voor wie wil kijken
web-link-late = Stuur deze link naar wie later komt
web-link-house = Dit is het adres van deze computer in je lokale netwerk: het werkt voor iedereen in dat netwerk.
web-link-code = De link als QR-code
web-other-device = Op een ander apparaat
web-other-device-what = Neem je plaats mee naar je telefoon of tablet: een link laat dat apparaat binnen als jou.
web-other-device-make = Link maken
web-other-device-link = Open dit op je andere apparaat
web-other-device-care = Eén keer geldig, vijf minuten lang. Laat hem aan niemand zien: wie hem opent, speelt als jou.
web-arriving = Hier verder spelen?
web-arriving-guest = In deze browser ben je { $name }. Speel je hier verder met de plaats van je andere apparaat, dan zijn de gast { $name } en diens open partijen hiervandaan niet meer te bereiken.
web-arriving-member = In deze browser ben je { $name }. Speel je hier verder met de plaats van je andere apparaat, dan wordt { $name } hier uitgelogd.
web-arriving-stay = { $name } blijven
web-arriving-go = Met die plaats verder

## Wat mensen zeggen

web-chat-none = Nog niemand heeft iets gezegd.
web-chat-listen = Aan een openbare tafel kunnen toeschouwers meelezen, maar niet schrijven.
web-watching = kijkt
web-about-person = { $name }: dempen of melden
web-mute-what = Wil je { $name } niet meer lezen? Niemand krijgt het te horen.
web-muted-what = { $name } is voor jou gedempt.
web-mute-person = Dempen
web-unmute-person = Niet meer dempen
web-report-person = Melden bij wie deze server beheert: wat is er gebeurd?
web-report-what = Ze zien je woorden, deze tafel en wat er gezegd is.
web-report-do = Melden
web-reported = Gemeld. Bedankt.
web-alone-table = Deze tafel staat alleen op dit apparaat: niemand kan erbij komen, en geen server weet ervan.
