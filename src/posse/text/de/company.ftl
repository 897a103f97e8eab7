# Gesellschaft am Tisch: Klang, Gesichter, Bemerkungen, Gesten, Bildnisse.
company-sound-ask = Mit Ton spielen?
company-sound-both = Geräusche und Musik
company-sound-effects = Nur Geräusche
company-sound-none = Lieber still
company-volume-sounds = Geräusche
company-volume-music = Musik
company-volume-off = aus

company-folks-title = Wer am Tisch sitzt
company-said = Was am Tisch gesagt wird
company-bots-talk = Bots dürfen etwas sagen

company-react = Sag es mit einem Zeichen
company-react-hat = zieht den Hut
company-react-laugh = lacht
company-react-applause = klatscht
company-react-ouch = autsch!
company-react-smoke = bläst den Rauch weg
company-react-hurry = es wird spät …
company-react-think = überlegt
company-react-cheers = prost!
