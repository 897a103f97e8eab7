## Beispiele neben den Regeln: Wörter in den Bildern

wyatt-earp-example-stays = Bleibt auf dem Steckbrief:
wyatt-earp-example-hit = Treffer
wyatt-earp-example-miss = daneben
wyatt-earp-example-to-discards = auf den Ablagestapel

## Was sie zeigen

wyatt-earp-example-we-20 = Ein Zug von Ann: vier Jesse James, eine Sheriff-Karte (sein Photo) und zwei Bob Dalton, denn von ihm hat Bob schon ein Set ausgelegt. Danach wirft sie eine Karte ab.
wyatt-earp-example-we-22 = Ann legt vier zusammen aus: drei Scheine. Dann legt Bob zwei aus: ein Schein. Später legt Ann eine einzelne an: kein Schein, denn was schon liegt, zählt nicht mit.
wyatt-earp-example-we-40 = Der erste Schuss deckt Wes Hardin auf, und der hat ein Einschussloch: Der Banküberfall gelingt. Der zweite deckt einen Unterschlupf auf, der keines hat: daneben, und der Banküberfall ist verloren.
wyatt-earp-example-we-50 = Ein Set von vieren bringt drei Scheine und das Photo, das im selben Zug folgt, noch einen: zusammen vier.
wyatt-earp-example-we-51 = Bob hat ein Set von Billy the Kid ausgelegt, darum darf Ann dessen Photo ganz allein auslegen: ein Schein. In ihrem nächsten Zug trifft ihr Banküberfall und kommt dazu: noch ein Schein.
wyatt-earp-example-we-55 = Anns Most Wanted trifft und nimmt Bobs einzigen Wes Hardin auf ihre Hand. In seiner Reihe ist keine Outlaw-Karte und kein Photo mehr, also kommt der Banküberfall auf den Ablagestapel. Die Belohnung bleibt, wie sie ist.
wyatt-earp-example-we-80 = Anns 9 SP liegen unter einem Unterschlupf und zählen nicht, und Bobs 4 sind weniger als die nötigen 8. Alle sechs Scheine bleiben auf dem Steckbrief.
wyatt-earp-example-we-81 = 11, 6 und 2 SP: Ann liegt 5 vor Bob und nimmt alle neun Scheine.
wyatt-earp-example-we-82 = 9, 5 und 4 SP: Bob liegt 4 zurück und bekommt etwas ab, Cay liegt 5 zurück und geht leer aus. Von den acht Scheinen nimmt Ann fünf und Bob drei.
wyatt-earp-example-we-83-six = 4, 4 und 2 SP, sechs Scheine: Ann und Bob nehmen je zwei, dann Cay einen. Der letzte lässt sich zwischen Ann und Bob nicht teilen und bleibt.
wyatt-earp-example-we-83-three = Dieselben Reihen, aber nur drei Scheine: Für je zwei reicht es nicht, also nehmen Ann und Bob je einen, und das Teilen ist vorbei. Ein Schein bleibt.
