## De tafel in de browser

showdown-web-help = Tegenover je zitten de anderen, met de geldkist ertussen. Je handkaarten, en de spelers op wie je kunt schieten, zijn knoppen zodra je ze kunt kiezen.
showdown-web-street = De straat
showdown-web-strongbox = Geldkist
# $n: munten waar het bij de volgende showdown om gaat
showdown-web-at-stake = { $n ->
    [one] { $n } munt voor de hoogste kaart
   *[other] { $n } munten voor de hoogste kaart
}
showdown-web-pile = Stapel
showdown-web-pile-n = Stapel: { $n } kaarten
showdown-web-discards = Afgelegd
# $n van zoveel als er in de doos zitten: $all
showdown-web-gone = { $card }: { $n } van { $all } afgelegd
showdown-web-hits = { $n }% raak
showdown-web-hits-why = { $n }% van de kaarten die je niet hebt gezien, heeft een kogelgat
showdown-web-a-hit = Raak!
showdown-web-a-miss = Mis
showdown-web-hand = Je hand
showdown-web-hand-n = { $n ->
    [one] { $n } handkaart
   *[other] { $n } handkaarten
}
showdown-web-lay-here = Jouw kaart, gedekt
showdown-web-your-card = Jouw kaart
showdown-web-last-round = Vorige ronde
# Wat een kaart bij de showdown telt
showdown-web-counts = { $n } waard
showdown-web-hole = raak als een schot die omdraait
showdown-web-no-hole = mis als een schot die omdraait
showdown-web-would-take = Raak levert { $n ->
    [one] { $n } munt
   *[other] { $n } munten
} op
showdown-web-score = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
