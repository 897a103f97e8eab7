# Gesellschaft am Tisch: Klang, Gesichter, Bemerkungen, Gesten, Bildnisse.
company-sound-ask = Mit Ton spielen?
company-sound-ask-what = Karten, Hufe, dann und wann ein Schuss. Und jemand, der ein wenig Musik macht.
company-sound-both = Geräusche und Musik
company-sound-effects = Nur Geräusche
company-sound-none = Lieber still
company-volume-sounds = Geräusche
company-volume-music = Musik
company-volume-off = aus
