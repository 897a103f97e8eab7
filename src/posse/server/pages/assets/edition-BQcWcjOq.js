var e=`# Gnadenlos!: 29 adventurers, 52 notes, 7 events, a track of fame. Each line says where its numbers come from:
# book: the rulebook · found: reviews and reference pages · ruled: our ruling · assumed: nobody told us; correct it from your box.

title = "Gnadenlos!"

[adventurers] # gold, revolver, cards; 29 of them: book; at most 7: found; names and values: assumed, all of them
harrow = [7, 3, 5]     # assumed: Nugget Nell Harrow
lund = [7, 4, 3]       # assumed: Ezra "Pickaxe" Lund
barnaby = [7, 2, 2]    # assumed: Old Silt Barnaby
dan = [6, 3, 3]        # assumed: Sluice-Box Dan
celestine = [6, 1, 6]  # assumed: Madame Celestine
moran = [6, 5, 1]      # assumed: Gravel-Throat Moran
brannigan = [6, 5, 2]  # assumed: Widow Brannigan
delaroche = [5, 3, 7]  # assumed: Silk-Cuff Delaroche
tuttle = [5, 2, 4]     # assumed: Preacher Tuttle
pemberley = [5, 1, 4]  # assumed: Doc Pemberley
malone = [5, 7, 1]     # assumed: Cinder Kate Malone
orson = [5, 4, 3]      # assumed: Muley Jack Orson
fontaine = [4, 2, 6]   # assumed: Fingers Fontaine
quill = [4, 4, 5]      # assumed: Rosalind Quill
percy = [4, 3, 2]      # assumed: Greenhorn Percy
otto = [4, 2, 4]       # assumed: Barkeep Otto
valdez = [4, 6, 4]     # assumed: Deputy Inez Valdez
augustin = [3, 1, 7]   # assumed: Ace-High Augustin
harlan = [3, 7, 1]     # assumed: Mute Harlan
redfern = [3, 6, 5]    # assumed: Calla Redfern
voss = [3, 7, 5]       # assumed: Thunder Sadie Voss
willi = [3, 4, 5]      # assumed: Stagecoach Willi
marchetti = [2, 4, 6]  # assumed: Lefty Marchetti
baroness = [2, 5, 7]   # assumed: The Baroness of Bluff
rufus = [2, 5, 6]      # assumed: Riverboat Rufus
wendell = [2, 3, 3]    # assumed: Whiskey Wendell
bess = [1, 6, 4]       # assumed: Coyote Bess
akers = [1, 6, 3]      # assumed: Rifle Tom Akers
hollis = [1, 5, 2]     # assumed: Hiccup Hollis

[notes]
copies = [1, 3, 3, 3, 3] # of the values 0 to 4, in each colour; 13 notes from 0 to 4: book; the split: assumed
laid = [0, 1, 1, 0, 0]   # book: what each seat lays at set-up

[events]
gold_rushes = [[3, 1], [5, 3], [7, 4]] # book
high_noons = 2                         # assumed; seven cards in all: book
card_sharps = 2                        # assumed

[track]
spaces = 35 # found
start = 6   # found
goal = 29   # assumed
zones = [   # up to which space; steps forward and back at Card Sharps. Assumed; gains that shrink, losses that grow: found
  { to = 7, up = 4, down = 1 },  # assumed
  { to = 14, up = 3, down = 2 }, # assumed
  { to = 21, up = 2, down = 3 }, # assumed
  { to = 28, up = 1, down = 4 }, # assumed
]

[house]
gold = 10           # book
adventurers = 2     # book: dealt to each seat
undertaker = 7      # book: steps to his last space
vultures = 3        # book: so many put a seat out
fall = 5            # book: spaces back for who cannot pay
buy = 5             # book: spaces a turn
buy_last = 3        # book: spaces after the end
few = 3             # book: hiring only with fewer adventurers
experienced = false # book: pairs of adventurers are auctioned at set-up
`;export{e as default};