# Gezelschap aan tafel: geluid, gezichten, opmerkingen, gebaren, portretten.
company-sound-ask = Met geluid spelen?
company-sound-both = Geluid en muziek
company-sound-effects = Alleen geluiden
company-sound-none = Liever stil
company-volume-sounds = Geluiden
company-volume-music = Muziek
company-volume-off = uit

company-folks-title = Wie er aan tafel zit
company-said = Wat er aan tafel wordt gezegd
company-bots-talk = Bots mogen iets zeggen

company-react = Zeg het met een gebaar
company-react-hat = licht de hoed
company-react-laugh = lacht
company-react-applause = applaudisseert
company-react-ouch = au!
company-react-smoke = blaast de rook weg
company-react-hurry = het wordt laat…
company-react-think = denkt na
company-react-cheers = proost!
