# Gesellschaft am Tisch: Klang, Gesichter, Bemerkungen, Gesten, Bildnisse.
company-sound-ask = Mit Ton spielen?
company-sound-ask-what = Karten, Hufe, dann und wann ein Schuss. Und jemand, der ein wenig Musik macht.
company-sound-both = Geräusche und Musik
company-sound-effects = Nur Geräusche
company-sound-none = Lieber still
company-volume-sounds = Geräusche
company-volume-music = Musik
company-volume-off = aus

company-folks-title = Wer am Tisch sitzt
company-said = Was am Tisch gesagt wird
company-bots-talk = Bots dürfen etwas sagen
company-person = Leibhaftig am Tisch
company-empty = Hier sitzt noch niemand
