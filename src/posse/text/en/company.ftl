# Company at the table: sound, faces, remarks, reactions, avatars.
company-sound-ask = Play with sound?
company-sound-both = Sound and music
company-sound-effects = Sounds only
company-sound-none = Quiet
company-volume-sounds = Sounds
company-volume-music = Music
company-volume-off = off

company-folks-title = Company at the table
company-said = Table talk
company-bots-talk = Bots make remarks

company-react = Say it with a gesture
company-react-hat = tips the hat
company-react-laugh = laughs
company-react-applause = applauds
company-react-ouch = ouch!
company-react-smoke = blows away the smoke
company-react-hurry = it’s getting late…
company-react-think = thinks it over
company-react-cheers = cheers!
