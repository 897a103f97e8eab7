# Company at the table: sound, faces, remarks, reactions, avatars.
company-sound-ask = Play with sound?
company-sound-ask-what = Cards, hoofs, now and then a shot. And somebody who makes a little music.
company-sound-both = Sound and music
company-sound-effects = Sounds only
company-sound-none = Quiet
company-volume-sounds = Sounds
company-volume-music = Music
company-volume-off = off

company-folks-title = Company at the table
company-said = What is said at the table
company-bots-talk = Bots may say a word
company-person = At the table in person
company-empty = Nobody sits here yet
