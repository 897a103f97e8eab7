# Aan elke tafel: de plaats van wie meeleest
table-you = { $name } (jij)

list-and = { $first } en { $last }

terminal-stranger = Onbekende
terminal-welcome = ? geeft hulp, rules toont de regels.
terminal-prompt = Je zet (een nummer, of ? voor hulp):
terminal-no-number = De zetten zijn genummerd van 1 t/m { $n }.
terminal-no-move = De zet ‘{ $move }’ bestaat niet.
terminal-ask-help = Typ ? voor hulp.
terminal-legal = Die zet mag.
terminal-no-rule = Er is geen regel { $number }.
terminal-no-undo = Er valt nog niets terug te nemen.
terminal-undone = Teruggenomen.
terminal-memory = geheugensteun
terminal-memory-on = Geheugensteun aan: ook wat een goed geheugen zou weten, is te zien.
terminal-memory-off = Geheugensteun uit: alleen wat open ligt, is te zien.
terminal-not-over = { $file } bestaat al en is geen verslag van een partij: er is niets geschreven.
terminal-saved = Opgeslagen in { $file }
terminal-kept = De partij is opgeslagen. Verder spelen of terugkijken:
terminal-printed = Zodat er niets verloren gaat, volgt hier het verslag. Kopieer het naar een bestand.
terminal-won = { $n ->
    [one] { $names } wint.
   *[other] Gelijke stand: { $names } delen de overwinning.
}
terminal-choose-game = Welk spel? (1 t/m { $n }, of quit)
terminal-choose-level = Welke tegenstanders? (1 t/m { $n }, Enter voor 1)
terminal-level-greenhorn = Groentjes: beginners die dingen over het hoofd zien en zich verrekenen
terminal-level-deputy = Hulpsheriffs: spelen degelijk, zonder bedenktijd
terminal-level-sheriff = Sheriffs: denken een seconde na voor elke zet; de eerste keer hebben ze een minuut nodig om klaar te zijn
terminal-get-ready = De sheriffs maken zich klaar: dat duurt de eerste keer een minuut.
terminal-help =
    Een nummer speelt de zet die ernaast staat; woorden ook, bijvoorbeeld: { $legal }
    ? ZET         welke regel een zet verbiedt, bijvoorbeeld: ? { $move }
    rules         alle regels; { $rule }: één ervan
    log           wat er tot nu toe is gebeurd
    undo          je laatste zet terugnemen; de kaarten vallen weer hetzelfde
    memory        geheugensteun aan of uit: tonen wat een goed geheugen zou weten
    save BESTAND  een kopie van de partij tot hier opslaan
    quit          stoppen; de partij wordt opgeslagen

## Op het hele scherm

terminal-foot = ? hulp · / zet typen · Tab verloop · m geheugen · u terug · s opslaan · q stop
terminal-skip = spatie: sneller
terminal-back = Esc: terug
terminal-type = Een zet in woorden, bijvoorbeeld: { $move } (Esc: terug)
terminal-not-now = Je bent niet aan de beurt.
terminal-page-refused = Tegen de regels
terminal-page-on = Enter: verder
terminal-page-help = Hulp
terminal-page-keys = Toetsen
terminal-page-legend = Zo lees je de tafel
terminal-page-last = De regel achter de laatste weigering
terminal-page-rules = De regels op nummer
terminal-page-scroll = typ een nummer: die regel · ↑ ↓ · Esc: terug
terminal-page-over = Het stof daalt neer
terminal-page-scores = Eindstand: { $scores }
terminal-page-end = n: nieuw spel · q: stoppen
terminal-screen-help =
    Een letter opent een groep zetten of speelt meteen de enige; daarna speelt een cijfer een zet.
    Een zet houdt zijn cijfer de hele partij; alleen in heel grote groepen wordt doorgenummerd wat er kan.
    Pijltjes en Enter doen hetzelfde, een klik ook. Esc gaat terug.
    Grijze zetten kunnen nu niet: hun toets toont de regel die ze verbiedt.
    /      een zet typen, of ? en een zet: welke regel die verbiedt
    Tab    het verloop, groter; Page Up en Page Down bladeren erin
    u      je laatste zet terugnemen; de kaarten vallen weer hetzelfde
    m      geheugensteun aan of uit: tonen wat een goed geheugen zou weten
    s      opslaan; q slaat ook op en stopt. posse play --resume speelt verder
    Terwijl anderen spelen, jaagt elke toets ze op. Links van jou zit wie in de lijst na jou komt.
