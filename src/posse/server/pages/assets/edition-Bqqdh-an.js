var e=`# El Paso: 36 tiles, 48 raid cards, five dice, seven towns. Each line says where its numbers come from:
# book: the rulebook · found: reviews and reference pages · ruled: our ruling · assumed: nobody told us; correct it from your box.

title = "El Paso"

[places] # the values of its tiles; how many raid cards, numbered from 1
bank = { tiles = [1, 2, 3, 4, 4, 5], cards = 8 }      # six tiles, eight cards: book; values of both: found
gold-mine = { tiles = [1, 2, 3, 4, 4, 5], cards = 8 } # the same
hotel = { tiles = [1, 2, 3, 4, 4, 5], cards = 8 }     # the same
horses = { tiles = [1, 2, 3, 4, 4, 5], cards = 8 }    # the same
saloon = { tiles = [3, 4, 4, 5, 5, 6], cards = 8 }    # the same
cattle = { tiles = [3, 4, 4, 5, 5, 6], cards = 8 }    # the same

[towns] # which places a town lacks; how many points for a nugget
deadwood = { lacks = ["cattle"], rate = 4 }              # found
cheyenne = { lacks = ["hotel"], rate = 4 }               # assumed; four or five places, rates falling from 4 to 1: found
abilene = { lacks = ["gold-mine", "horses"], rate = 3 }  # assumed
santa-fe = { lacks = ["bank", "cattle"], rate = 3 }      # no bank, rate 3: book; no cattle: assumed
san-diego = { lacks = ["gold-mine", "saloon"], rate = 2 } # assumed
tombstone = { lacks = ["hotel", "horses"], rate = 2 }    # assumed
el-paso = { lacks = [], rate = 1 }                       # found; the rate in one source

[dice]
number = 5 # book
stars = 2  # found: faces of each die
brands = 2 # found
sixes = 2  # found

[house]
tiles_per_town = 20 # book; 18 in the English rulebook
`;export{e as default};