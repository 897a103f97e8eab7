## Die erste Lektion. $left und $right sind die Namen der anderen.

wyatt-earp-lesson-goal = Sieben Outlaws, sieben Steckbriefe. Am Ende des Durchgangs bekommt die Scheine darauf, wer bei diesem Outlaw die meisten Punkte hat. Sobald jemand { wyatt-earp-money } hat, gewinnt der Reichste.
wyatt-earp-lesson-hand = Deine { $n } Karten. Ein Einschussloch heißt Outlaw, alle anderen sind Sheriff-Karten, jede mit einem eigenen Kniff. Vier Butch Cassidys, und das vor dem Frühstück.
wyatt-earp-lesson-draw = Jeder Zug geht so: aufnehmen, ausspielen, abwerfen. Du nimmst zwei verdeckte Karten vom Stapel oder die eine, die offen liegt. Nimm zwei.
wyatt-earp-lesson-not-take = Eine, die du kennst, oder zwei, die du nicht kennst. Am Anfang sind zwei das bessere Geschäft. Nimm vom Stapel.
wyatt-earp-lesson-lay = Drei oder mehr Karten eines Outlaws, zusammen ausgelegt, sind ein Set. Du hast vier Cassidys. Leg alle aus.
wyatt-earp-lesson-not-three = Drei würden reichen. Aber jede Karte nach der ersten bringt einen Schein auf den Steckbrief, also lass keine zu Hause.
wyatt-earp-lesson-reward = { $more } Scheine mehr, der Steckbrief bringt jetzt { wyatt-earp-money }. Du führst mit { $points } Punkten, zwei für jeden Outlaw.
wyatt-earp-lesson-lay-more = Drei Billys hast du auch. Ein Set macht den Outlaw für alle frei, also überleg, wem du die Tür öffnest. Leg sie aus.
wyatt-earp-lesson-shoot = Eine Sheriff-Karte pro Zug ist erlaubt. Ein Banküberfall muss treffen: Die oberste Karte des Stapels wird aufgedeckt, und ein Einschussloch ist ein Treffer. Nach dem, was du siehst: { $chance } von hundert. Los.
wyatt-earp-lesson-missed = Kein Loch, kein Glück. Die Karte ist weg, und mehr als eine gibt es in diesem Zug nicht. Passiert den Besten, sie reden nur weniger darüber.
wyatt-earp-lesson-discard = Am Ende wirfst du eine Karte ab, und die Nächsten dürfen sie sich holen. Ein einzelner Jesse James sieht harmlos aus …
wyatt-earp-lesson-searched = … oder auch nicht. Mit einem Wyatt Earp hat { $left } deinen Jesse aus dem Ablagestapel gefischt und ein Set ausgelegt. Augen auf beim Abwerfen.
wyatt-earp-lesson-added = Und da liegt ein Cassidy neben deinen. Sobald ein Set liegt, darf jeder einzelne Karten dazulegen. { $first } Punkte für { $left }, { $mine } für dich.
wyatt-earp-lesson-asked = Das war Most Wanted: { $right } wollte einen Sundance Kid, und { $left } musste einen hergeben. Ganz ohne Schuss, nur mit Nerven.
wyatt-earp-lesson-again = Du bist wieder dran. Nimm zwei.
wyatt-earp-lesson-shoot-again = Noch ein Banküberfall, { $chance } von hundert. Das Glück schuldet dir einen.
wyatt-earp-lesson-hit = Ein Einschussloch! Das sind { $points } Punkte und ein Schein, in einer deiner Reihen. Bei Cassidy bekommst du ohnehin alles. Bei Billy teilst du noch, also leg ihn dorthin.
wyatt-earp-lesson-not-cassidy = Das brächte dir einen Schein mehr. Bei Billy sind es zwei: der neue und der, den du sonst { $right } lassen müsstest.
wyatt-earp-lesson-single = Du hast noch einen Cassidy gezogen. Eine einzelne Karte bringt Punkte, aber keinen Schein: Dafür braucht es mindestens zwei auf einmal. Leg ihn dazu.
wyatt-earp-lesson-lead = { $mine } gegen { $first } und { $second }. Ein Steckbrief zahlt ab zusammen { $from } Punkten, und mit { $ahead } Vorsprung bekommst du alles. So steht es auch darauf.
wyatt-earp-lesson-share = { $left } hat bei Belle Starr { $first } Punkte. Bist du weniger als { $ahead } dahinter, teilst du mit. Eine Karte reicht. Leg sie aus.
wyatt-earp-lesson-keep = Zwei Karten noch, eine muss weg. Ein Unterschlupf kann jemandem den Tag verderben, ein einzelner Hardin nicht. Weg mit ihm.
wyatt-earp-lesson-covered = Apropos: { $right } hat einen Unterschlupf über deine Cassidys gelegt. Die { $points } Punkte zählen jetzt nichts.
wyatt-earp-lesson-let-it-be = Nur ein Wyatt Earp aus deiner Hand könnte sofort antworten, und du hast keinen. Lass es gut sein. Fürs Erste.
wyatt-earp-lesson-third = Dein Zug. Nimm zwei und denk freundlich an das Gesetz.
wyatt-earp-lesson-earp = Sieh an, wer in der Stadt ist. Wyatt Earp zieht Karten, durchsucht die Ablage oder schießt einen Unterschlupf von deiner Reihe: { $chance } von hundert. Schieß.
wyatt-earp-lesson-last-lay = Getroffen! Deine Cassidys zählen wieder. Sundance ist auch frei. Geld bringt dir die eine Karte dort nicht, aber du hast sie aus der Hand. Warum das gut ist, siehst du gleich.
wyatt-earp-lesson-whole = Jetzt lies die Steckbriefe. Cassidy: { $mine } Punkte, und alle anderen liegen { $ahead } oder mehr zurück. Die ganzen { wyatt-earp-money } wären deine.
wyatt-earp-lesson-shared = Belle Starr: { $mine } gegen { $other }. Du liegst zurück, aber um weniger als { $ahead }, also wird geteilt: { $rest } Scheine für { $left }, { $pay ->
    [one] einer
   *[other] { $pay }
} für dich.
wyatt-earp-lesson-stays = Jesse: zusammen { $total } Punkte. Unter { $from } zahlt ein Steckbrief niemandem etwas. Das Geld wartet auf den nächsten Durchgang.
wyatt-earp-lesson-out = Eine Karte noch. Wirf sie ab, und der Durchgang ist für alle vorbei, ob sie so weit sind oder nicht. Deshalb ist eine kleine Hand eine gute Hand.
wyatt-earp-lesson-over = { $n ->
    [0] 0 $
   *[other] { $n }.000 $
} für dich, { $first ->
    [0] 0 $
   *[other] { $first }.000 $
} und { $second ->
    [0] 0 $
   *[other] { $second }.000 $
} für die anderen. So geht es weiter, Durchgang um Durchgang, bis jemand { $goal }.000 $ hat. Jetzt weißt du genug, um gefährlich zu sein.
