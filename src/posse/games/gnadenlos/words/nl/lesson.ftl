## De eerste les. $left en $right zijn de namen van de anderen.

gnadenlos-lesson-goal = De hoofdstraat. Je hoed staat op veld { $n }, en de verste hoed wint. Roem brengt hem vooruit, roem kost goud, en goud brengen je avonturiers binnen. Zo draait het rad.
gnadenlos-lesson-event = Elke beurt begint met een gebeurtenis. Een goudkoorts: wie de beste neus voor goud laat zien, krijgt { $first }, de op één na beste { $second }. Iedereen kiest in het geheim.
gnadenlos-lesson-show = Je twee avonturiers. Ieder is iets waard bij goud, met de revolver en bij kaarten: drie soorten gebeurtenissen. Madame Celestine heeft de beste neus voor goud. Laat haar zien.
gnadenlos-lesson-not-tuttle = Preacher Tuttle zou tweede kunnen worden, en dat is vaak goedkoper: alleen de winnaar ben je kwijt. Maar { $first } goud is { $first } goud. Laat Celestine zien.
gnadenlos-lesson-rushed = Ze was de beste: { $first } goud voor jou, samen { $gold }. Winnaars zijn op, dus Celestine is weg. Doc Pemberley van { $left } werd tweede, bracht { $second } op en gaat terug naar de hand.
gnadenlos-lesson-buy = Deze beurt heb jij de revolver, dus je mag roem kopen: tot { $most } velden, één goud per veld. Maar met goud betaal je ook schulden, en die ga je zo maken. Koop er drie.
gnadenlos-lesson-not-five = Dapper. Dapperen heb ik al begraven. Iemand aan deze tafel koopt er zo vijf, kijk maar hoe dat afloopt. Koop er drie.
gnadenlos-lesson-hire = Je hebt minder dan drie avonturiers, dus nu wordt er ingehuurd. { $n } voor { $players } spelers: iemand gaat alleen naar huis. Iedereen biedt één tot drie schuldbrieven, en geen som mag twee keer.
gnadenlos-lesson-bid = Je schuldbrieven zijn beloften: op elk staat hoeveel goud je betaalt als hij wordt opgeëist. Begin met een 3, dan leg ik er een 2 en een 1 bij. Meer dan drie mag niet.
gnadenlos-lesson-outbid = { $first } van { $left }, die dus het eerst kiest. Met je { $mine } krijg jij de andere. { $right } bood { $second }, het laagst: daar krijg je niemand voor, maar de schuldbrief komt terug. Verliezen is gratis.
gnadenlos-lesson-lay = Winnen niet. Je drie schuldbrieven gaan gedekt naar de markt, in de volgorde die jij wilt. Leg de 3, de andere volgen.
gnadenlos-lesson-debts = Er liggen { $n } schuldbrieven, en bij { $payday } is het betaaldag. Vijf zijn van jou: de drie van daarnet, en de 1 en de 2 die iedereen aan het begin legt. Samen { $debt } goud. Onthoud dat, anderen vergeten het graag.
gnadenlos-lesson-cards = { $left } is aan de beurt. Valsspelers: de beste bij kaarten gaat vooruit, de slechtste valt terug. Je Preacher Tuttle speelt niet onaardig. Laat hem zien.
gnadenlos-lesson-moved = Doc Pemberley van { $left } is even goed, dus jullie gaan allebei vooruit. Jouw hoed staat nu op { $mine }, die van { $left } op { $first }, en die van { $right } is naar { $second } gezakt.
gnadenlos-lesson-noon = De derde soort gebeurtenis is High Noon, en daar telt de revolver. De snelste mag ongezien twee schuldbrieven uit de markt stelen, het liefst eigen. De traagste wordt doodgeschoten. Er komen er nog { $n }.
gnadenlos-lesson-undertaker = Bij elke High Noon doet de begrafenisondernemer een stap, en met de { $of }e eindigt het spel. Dat doet het ook met een hoed op { $goal }, of met een { $vultures }e gier bij wie dan ook. Waar gieren vandaan komen, zie je zo.
gnadenlos-lesson-greedy = { $left } heeft de revolver en koopt vijf velden, meer mag niet. Veld { $first }, en de leiding! Voor schulden blijft er { $other } goud over. Houd dat in gedachten.
gnadenlos-lesson-die = Nog één blik vooraf. Op betaaldag noemt de dobbelsteen een kolom, de buitenste schuldbrief daar wordt omgedraaid, en de eigenaar betaalt. Steeds weer, tot een kolom leeg is of iemand niet kan betalen. De percentages: hoe vaak elke rij wordt opgeëist.
gnadenlos-lesson-low = { $first } en { $second } zijn geboden, elk met drie schuldbrieven: zodra die liggen, is het betaaldag. Geen moment voor meer schulden. Leg een 1 in en laat het daarbij: het laagste bod huurt niemand in en neemt zijn schuldbrief weer mee.
gnadenlos-lesson-vulture = Bij jou werd er één opgeëist, en je hebt betaald. Bij { $left } drie: de laatste was een 3, en er was nog { $other } goud. Wie niet kan betalen, krijgt een gier en valt { $fall } velden terug, en de betaaldag is voorbij.
gnadenlos-lesson-over = Jij staat op { $mine } met { $gold } goud, { $left } op { $first } met { $other }. Huur in als het moet, maak schulden die je kunt betalen, en koop roem van wat er over is. De rest is genadeloos.
