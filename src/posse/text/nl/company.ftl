# Gezelschap aan tafel: geluid, gezichten, opmerkingen, gebaren, portretten.
company-sound-ask = Met geluid spelen?
company-sound-ask-what = Kaarten, hoeven, af en toe een schot. En iemand die een beetje muziek maakt.
company-sound-both = Geluid en muziek
company-sound-effects = Alleen geluiden
company-sound-none = Liever stil
company-volume-sounds = Geluiden
company-volume-music = Muziek
company-volume-off = uit
