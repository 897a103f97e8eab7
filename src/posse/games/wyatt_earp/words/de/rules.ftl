## Aufbau und Durchgänge

# ruled
WE-1 = Es gibt sieben Steckbriefe, für jeden Outlaw einen. Auf jedem { $at_hand ->
        [one] liegt zu Beginn 1 Schein
       *[other] liegen zu Beginn { $at_hand } Scheine
    } zu 1.000 $; alles Geld wird in solchen Scheinen gezählt, und der Bank gehen sie nie aus. Wer im ersten Durchgang gibt, entscheidet der Zufall.
WE-2 = Alle bekommen { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf die Hand. Der Rest ist der Aufnahmestapel, er liegt verdeckt. Seine oberste Karte wird umgedreht und eröffnet den Ablagestapel.
WE-3 = Wer links vom Geber sitzt, fängt an; weiter geht es im Uhrzeigersinn. Nur wer am Zug ist, darf etwas tun (Ausnahme: WE-57). Wer einen Durchgang angefangen hat, gibt im nächsten, und so rückt der Anfang jedes Mal einen Platz nach links.
WE-4 = Vor jedem weiteren Durchgang werden alle { $cards } Karten neu gemischt, und auf jeden Steckbrief { $at_hand ->
        [one] kommt 1 Schein
       *[other] kommen { $at_hand } Scheine
    } dazu, was dort auch schon liegt. Die Sets von vorher sind vergessen: Für jeden Outlaw muss erst wieder eines ausgelegt werden (WE-21).
WE-5 = Das Geld auf den Steckbriefen und vor den Spielern ist offen für alle. Gegeben wird Karte für Karte, zuerst an den Platz links vom Geber.

## Ein Zug: aufnehmen, ausspielen, abwerfen, in dieser Reihenfolge

WE-10 = Dein Zug beginnt mit dem Aufnehmen, genau einmal und vor allem anderen. Du nimmst die beiden obersten Karten des Aufnahmestapels oder die oberste des Ablagestapels. Auslassen darfst du das nicht, und von jedem Stapel eine gibt es auch nicht.
# ruled
WE-11 = Wählst du den Aufnahmestapel oder ziehst du mit Wyatt Earp zwei Karten (WE-60), während dort weniger als zwei liegen, wird er erneuert, aber nur einmal pro Durchgang. Der ganze Ablagestapel samt oberster Karte wird gemischt und kommt unter die Karte, die vielleicht noch da ist; die ziehst du zuerst. Solange niemand den Aufnahmestapel wählt, darf man wie immer die oberste Karte des Ablagestapels nehmen.
WE-12 = Hat der Aufnahmestapel weniger als zwei Karten und wurde er in diesem Durchgang schon erneuert, endet der Durchgang sofort, wenn du ihn wählst. Dein Zug entfällt: Du nimmst nichts auf und wirfst nichts ab. Du darfst stattdessen die oberste Karte des Ablagestapels nehmen; dann läuft dein Zug wie gewohnt, und wer nach dir kommt, hat dieselbe Wahl.
WE-20 = Ausspielen kannst du nur, was du auf der Hand hast. Nach dem Aufnehmen darfst du Karten aus deiner Hand ausspielen, musst aber nicht. Outlaw-Karten spielst du, so viele du willst, Sheriff-Karten nur eine pro Zug, und das in jeder Reihenfolge. Sheriff-Karten sind alle, die keine Outlaw-Karten sind, also auch Photos. Eine zweite geht nur, wenn du sie mit Wyatt Earp gefunden hast (WE-61).
WE-21 = Die ersten Karten, die jemand in einem Durchgang für einen Outlaw auslegt, müssen ein Set sein: mindestens { $set } von ihm auf einmal. Danach darf jeder im eigenen Zug davon auslegen, so viele er will, auch eine einzelne. Alle deine Karten eines Outlaws liegen vor dir in einer einzigen Reihe.
WE-22 = Zusammen ausgelegte Outlaw-Karten erhöhen die Belohnung auf ihrem Steckbrief um einen Schein weniger, als es Karten sind: Vier bringen drei Scheine, zwei bringen einen, eine einzelne bringt keinen. Was schon liegt, wird nicht mitgezählt. Du darfst auch nach und nach auslegen, das bringt aber weniger.
WE-23 = Ein Set gilt bis zum Ende des Durchgangs als ausgelegt, auch wenn jemand daraus stiehlt oder ein Unterschlupf es abdeckt. Weiterhin dürfen alle auch weniger als { $set } von diesem Outlaw auslegen.
# ruled
WE-24 = Die letzte Handkarte wird abgeworfen, nicht ausgespielt; erlaubt ist nur, was dir mit Sicherheit noch eine Karte zum Abwerfen lässt. Legst du Outlaw-Karten aus, muss mindestens eine Handkarte übrig bleiben; eine Sheriff-Karte braucht eine zweite Karte neben sich, auch Most Wanted, selbst wenn du weißt, wer das Gesuchte hat. Wyatt Earp allein genügt, um zwei Karten zu ziehen (WE-60) oder den Ablagestapel zu durchsuchen (WE-61); ist die gefundene Karte dann deine einzige, behältst du sie und wirfst sie ab. Als Antwort auf einen Unterschlupf (WE-57) darf Wyatt Earp deine letzte Karte sein.
WE-25 = Was du ausgelegt hast, bleibt auf dem Tisch. Du darfst es weder auf die Hand zurückholen noch abwerfen.
WE-26 = Auch eine Sheriff-Karte, die nichts gebracht hat, war deine eine für diesen Zug, ob nun der Schuss danebenging oder niemand die gefragte Karte hatte. Am Ende des Zuges darfst du noch eine abwerfen, aber keine mehr ausspielen.
WE-30 = Zum Abschluss deines Zuges musst du eine Handkarte offen abwerfen, nicht mehr und nicht weniger. Welche, ist dir überlassen, es darf auch die eben genommene sein. Beim Abwerfen bewirkt eine Karte nichts.

## Schüsse

WE-40 = Verlangt eine Karte einen Treffer, so schießt du: Die oberste Karte des Aufnahmestapels kommt offen auf den Ablagestapel. Ein Einschussloch ist ein Treffer; { $holes ->
        [outlaws] jede Outlaw-Karte hat eines, keine Sheriff-Karte
       *[other] eines haben diese Karten: { $holed }
    }. Alles andere geht daneben: Deine Karte bleibt ohne Wirkung und kommt auf die aufgedeckte (Most Wanted und Wyatt Earp liegen schon dort, siehe WE-43). Deine Sheriff-Karte für diesen Zug war sie trotzdem.
# ruled
WE-41 = Das Ziel wählst du nach dem Treffer, dann aber vor allem anderen. Gibt es kein erlaubtes Ziel, darfst du die Karte gar nicht erst ausspielen: Ein Banküberfall etwa braucht eine eigene Reihe, ein Unterschlupf die Reihe eines Gegners, die noch nicht abgedeckt ist.
# ruled
WE-42 = Für einen Schuss genügt eine einzige Karte im Aufnahmestapel, und solange eine da ist, wird er nicht erneuert. Ist er leer und in diesem Durchgang noch nicht erneuert, wird er vor dem Schuss erneuert (WE-11). Ist er leer und schon erneuert, kannst du nichts ausspielen, was einen Treffer verlangt, und auf einen Unterschlupf kann niemand antworten (WE-57). Erneuert wird einmal pro Durchgang, aus welchem Grund auch immer.
WE-43 = Most Wanted und Wyatt Earp kommen schon vor ihrem Schuss oder ihrer Suche auf den Ablagestapel und werden mit eingemischt, falls der Aufnahmestapel dann erneuert wird. Andere Karten, die einen Treffer verlangen, warten beiseite, bis der Schuss entschieden ist. Darum liegt die aufgedeckte Karte über Most Wanted oder Wyatt Earp, aber unter einer Karte, die danebenging.
# ruled
WE-44 = Nach einem Treffer musst du die Wirkung ausführen; aussuchen darfst du dir nur das Ziel. Gibt es nur eines, wird es von selbst genommen.

## Sheriff-Karten

WE-50 = Bevor du ein Photo ausspielst, muss in diesem Durchgang jemand ein Set seines Outlaws ausgelegt haben; das kannst auch du im selben Zug gewesen sein. Zum Set selbst zählt ein Photo nie. Es kommt in deine Reihe dieses Outlaws oder liegt allein und ist dann eine eigene Reihe. Es braucht keinen Treffer, zählt { $photo_sp } Sheriff-Punkte (SP) und bringt { $photo_reward ->
        [one] 1 Schein
       *[other] { $photo_reward } Scheine
    } mehr auf den Steckbrief.
WE-51 = Postkutschen-Überfall ({ $coach_sp } SP und { $coach_reward ->
        [one] 1 Schein
       *[other] { $coach_reward } Scheine
    } mehr auf den Steckbrief) und Banküberfall ({ $bank_sp } SP und { $bank_reward ->
        [one] 1 Schein
       *[other] { $bank_reward } Scheine
    } mehr) verlangen einen Treffer und kommen dann in eine deiner eigenen Reihen, in der eine Outlaw-Karte oder ein Photo liegt. Die Reihe darf von einem Unterschlupf abgedeckt sein und mehrere solche Karten haben. Liegen sie einmal, wechseln sie nie in eine andere Reihe.
# ruled
WE-52 = Schnellster Schütze ({ $gun_sp } SP und { $gun_reward ->
        [one] 1 Schein
       *[other] { $gun_reward } Scheine
    } mehr auf den Steckbrief) verlangt einen Treffer und kommt in eine eigene Reihe mit Outlaw-Karte oder Photo, aber am ganzen Tisch liegt nur einer. Ein neuer schickt den alten auf den Ablagestapel, wem er auch gehört; was dieser an Belohnung gebracht hat, bleibt. Er darf nicht zu einem Outlaw, der so heißt wie der jetzige schnellste Schütze, in wessen Reihe der auch liegt, selbst unter einem Unterschlupf. Liegt keiner auf dem Tisch, ist jeder Name frei.
WE-53 = Most Wanted, erste Möglichkeit, ohne Schuss: Nenn einen Outlaw und eine Richtung (zu zweit gibt es nur links). In dieser Richtung wird gefragt, und wer als Erster so eine Outlaw-Karte auf der Hand hat, kein Photo, muss dir eine geben. Alle wissen, was du bekommen hast, und du darfst es sofort auslegen, wenn die Regeln es zulassen. Wer vergeblich gefragt wurde, hat allen gezeigt, dass er keine hat; das gilt, bis er eine Karte dazubekommt.
# ruled
WE-54 = Most Wanted, zweite Möglichkeit, mit Treffer: Nimm eine Outlaw-Karte aus der Reihe irgendeines Gegners auf die Hand, auch unter einem Unterschlupf hervor, aber nie ein Photo oder eine andere Sheriff-Karte. Auslegen darfst du sie in diesem Zug, wann du willst, auch zusammen mit anderen ihres Namens. Geht der Schuss daneben, ist Most Wanted verloren und mit ihm die erste Möglichkeit (WE-53).
# ruled
WE-55 = Liegt in einer Reihe weder eine Outlaw-Karte noch ein Photo mehr, kommen ihre Sheriff-Karten auf den Ablagestapel, ein Unterschlupf darauf ebenso. Eine Reihe, die ihr Photo noch hat, behält alles. Die Belohnung auf einem Steckbrief sinkt nie, nur weil gestohlen oder abgedeckt oder ein schnellster Schütze abgelöst wird.
WE-56 = Unterschlupf verlangt einen Treffer und deckt dann bei einem Gegner eine Reihe mit allen ihren Karten ab. Sie darf noch nicht abgedeckt sein: Auf jeder Reihe liegt höchstens ein Unterschlupf. Bei der Abrechnung sind ihre SP nichts wert, auch die von später angelegten Karten. Die Belohnung bleibt unberührt und wächst wie immer.
# ruled
WE-57 = Hat ein Unterschlupf gerade eine Reihe von dir abgedeckt, darfst du sofort antworten, ohne am Zug zu sein: mit genau einem Wyatt Earp aus deiner Hand, und alle anderen warten. Ein Treffer entfernt diesen Unterschlupf, sonst bleibt er. Für jeden ausgespielten Unterschlupf gibt es einen Versuch, und niemandem zählt er als die eine Sheriff-Karte. Gefragt wirst du auch, wenn du keinen Wyatt Earp hast und es nur dabei belassen kannst, damit die Frage nichts verrät; sie entfällt nur, wenn deine Hand leer oder kein Schuss möglich ist, denn das sehen alle.
WE-60 = Wyatt Earp, erste Möglichkeit, ohne Schuss: Zieh zwei Karten vom Aufnahmestapel, der dafür wenn nötig erneuert wird (WE-11). Sind keine zwei zu bekommen, ist diese Möglichkeit nicht erlaubt. Outlaw-Karten, die du so ziehst, darfst du noch in diesem Zug auslegen, eine Sheriff-Karte aber nicht mehr ausspielen.
# ruled
WE-61 = Wyatt Earp, zweite Möglichkeit, ohne Schuss: Nimm dir den Ablagestapel vor und wähl eine Karte, nur keinen Wyatt Earp; vor der Entscheidung darfst du nicht hineinsehen, und es muss dort etwas anderes als Wyatt Earps liegen. Gleich als Nächstes spielst du diese Karte aus, sogar als zweite Sheriff-Karte in diesem Zug, oder du behältst sie ungesehen. Eine behaltene Sheriff-Karte wartet auf einen anderen Zug, eine Outlaw-Karte darfst du noch in diesem auslegen. Was du behältst, bleibt den anderen verborgen; nur wer den Stapel später durchsucht, kann sehen, was fehlt.
WE-62 = Wyatt Earp, dritte Möglichkeit, mit Treffer: Ein Unterschlupf auf einer deiner eigenen Reihen kommt auf den Ablagestapel. Alle SP dieser Reihe sind wieder etwas wert.

## Ende eines Durchgangs

WE-70 = Wer die letzte Handkarte abwirft, beendet den Durchgang. Es folgt die Abrechnung (WE-80).
WE-71 = Der Durchgang endet auch, wenn ein Zug mit dem Abwerfen schließt und jemand anders keine Handkarten mehr hat. Die letzte wurde dann mit Most Wanted erfragt (WE-53) oder ging als Antwort auf einen Unterschlupf weg (WE-57).
WE-72 = Der Durchgang endet auch, wenn du den Aufnahmestapel wählst, während er weniger als zwei Karten hat und in diesem Durchgang schon einmal erneuert wurde. Diesen Zug spielst du nicht mehr (siehe WE-12).
WE-73 = Karten, die am Ende noch auf der Hand sind, zählen weder für dich noch gegen dich. Ob jemand anders keine Karten mehr hat (WE-71), wird nur am Ende eines Zuges geprüft.
# ruled
WE-75 = Zug um Zug nur die oberste Karte des Ablagestapels zu nehmen und eine abzuwerfen, ist erlaubt, aber nicht ohne Ende. Nach { $stall ->
        [one] 1 Zug, in dem
       *[other] { $stall } Zügen in Folge, in denen
    } niemand eine Karte ausspielt oder vom Aufnahmestapel zieht, endet der Durchgang wie in WE-72.

## Abrechnung, Steckbrief für Steckbrief

WE-80 = Zähl für jeden Steckbrief die SP aller Reihen dieses Outlaws, die kein Unterschlupf abdeckt, bei allen Spielern zusammen. Eine Outlaw-Karte zählt { $outlaw_sp } SP, ein Photo { $photo_sp }, Schnellster Schütze { $gun_sp }, Banküberfall { $bank_sp }, Postkutschen-Überfall { $coach_sp }. Kommen keine { $paid } SP zusammen, bleibt alles auf dem Steckbrief.
WE-81 = Kommen { $paid } SP oder mehr zusammen und liegt einer allein mindestens { $alone } SP vor dem Zweiten, gehört ihm alles Geld auf dem Steckbrief. Es zählen nur Reihen, die nicht abgedeckt sind; gibt es keinen Zweiten, gilt der Vorsprung gegenüber 0. { $lead_example ->
        [yes] Beispiel: Bei { $lead }, { $second } und { $third } SP geht alles an den mit { $lead }.
       *[no] {""}
    }
# ruled
WE-82 = Kommen { $paid } SP oder mehr zusammen, aber niemand liegt { $alone } SP vorn, wird geteilt. Dabei ist, wer führt, allein oder gemeinsam, und dazu jeder, der höchstens { $behind } SP zurückliegt{ $sharers ->
        [points] {" "}und in einer nicht abgedeckten Reihe mindestens 1 SP hat. Eine Hausregel kann diesen einen SP erlassen.
       *[all] , auch ganz ohne SP in einer nicht abgedeckten Reihe. Das ist eine Hausregel; nach den Regeln der Schachtel braucht man dafür mindestens 1 SP.
    }
WE-83 = Wer führt, nimmt zuerst { $first ->
        [one] 1 Schein
       *[other] { $first } Scheine
    }, bei mehreren jeder so viele; reicht es dafür nicht, nimmt jeder die gleiche kleinere Zahl, und das Teilen ist vorbei. Dann geht es Rang für Rang abwärts mit je einem Schein, danach wieder von oben mit je einem, bis der Steckbrief leer ist. Bei gleich vielen SP nimmt man zusammen; die erste Gruppe, die nicht gleich viel nehmen kann, beendet das Teilen, und der Rest bleibt für den nächsten Durchgang. { $share_example ->
        [yes] Beispiel: Bei 4, 4 und 2 SP werden 6 Scheine zu 2, 2 und 1, und 1 Schein bleibt.
       *[no] {""}
    }

## Ende des Spiels

WE-90 = Hat nach einer Abrechnung jemand { $goal ->
        [one] 1 Schein
       *[other] { $goal } Scheine
    } ({ $money } $) oder mehr, ist das Spiel aus, und niemand darf mehr ziehen. Dann gewinnt, wer am meisten Geld hat, nicht wer zuerst so viel hatte. Sonst folgt noch ein Durchgang.
# ruled
WE-91 = Haben mehrere gleich viel und am meisten Geld, entscheidet ein Duell. Alle { $cards } Karten werden gemischt, und die Beteiligten decken in Sitzreihenfolge je eine auf, Runde um Runde, bis nach einer vollen Runde einer allein die meisten Treffer hat und gewinnt. Ein verbrauchter Stapel wird neu gemischt. Für die übrigen Plätze zählt das Geld.
