## Where a number comes from

box-mark-book = book
box-mark-book-what = the rulebook says so.
box-mark-found = found
box-mark-found-what = from reviews and reference pages.
box-mark-ruled = { web-rules-ruled }
box-mark-ruled-what = { web-rules-ruled-what }
box-mark-assumed = { web-rules-assumed }
box-mark-assumed-what = { web-rules-assumed-what }
box-mark-changed = changed
box-mark-changed-what = not as in the edition that ships with Posse: a house rule, or an edition of your own.
# copies: found
box-mark-of = { $mark }: { $what }
box-legend = Where the numbers come from
box-source = Source

## Common

box-all = No limit
box-none = none
box-yes = yes
box-no = no
box-house = What house rules may change
box-house-here = These are the rules as this table plays them. What its house rules change is marked.
box-house-shipped = Read the rules without house rules
box-number = Number

## Wyatt Earp

box-wyatt-earp-cards = The { $n } cards
box-wyatt-earp-outlaw = Outlaws, seven names
box-wyatt-earp-photo = Photos, one of each
box-wyatt-earp-copies = Copies
box-wyatt-earp-sp = SP
box-wyatt-earp-reward = Reward
box-wyatt-earp-hole = Hole
box-wyatt-earp-less-one = cards − 1
box-wyatt-earp-money = Money and points
box-wyatt-earp-posters = Posters
box-wyatt-earp-bank = Bills of $1,000 in the bank
box-wyatt-earp-at-hand = Bills on each poster for each hand
box-wyatt-earp-paid-from = SP in all for a poster to pay
box-wyatt-earp-alone-from = SP ahead for the whole reward
box-wyatt-earp-first-bills = Bills the leader takes first
box-wyatt-earp-goal = Bills that end the game

## El Paso

box-el-paso-towns = The towns, in order
box-el-paso-rate = Rate
box-el-paso-lacks = Lacks
box-el-paso-places = The places
box-el-paso-tiles = Tiles
box-el-paso-values = Their values
box-el-paso-cards = Raid cards
box-el-paso-ranks = Their numbers
box-el-paso-dice = The dice
box-el-paso-n-dice = Dice
box-el-paso-stars = Stars on each
box-el-paso-brands = Brands on each
box-el-paso-sixes = Sixes on each
box-el-paso-rest = Tiles and nuggets
box-el-paso-nuggets = Nuggets

## Gnadenlos!

box-gnadenlos-pieces = The pieces
box-gnadenlos-n-notes = IOUs in each colour
box-gnadenlos-n-events = Events
box-gnadenlos-track = The track of fame
box-gnadenlos-spaces = Spaces
box-gnadenlos-start = Start
box-gnadenlos-goal = Goal
box-gnadenlos-zones = Card Sharps: steps in each zone
box-gnadenlos-zone = Zone { $n }
box-gnadenlos-up = Best
box-gnadenlos-down = Worst
box-gnadenlos-notes = The IOUs
box-gnadenlos-value = Value { $n }
box-gnadenlos-copies = In each colour
box-gnadenlos-laid = Each lays at set-up
box-gnadenlos-events = The events
box-gnadenlos-gold-rush = Gold Rush
box-gnadenlos-pays = Gold
box-gnadenlos-adventurers = The adventurers
box-gnadenlos-gold = Gold
box-gnadenlos-revolver = Revolver
box-gnadenlos-cards = Cards
box-gnadenlos-n-adventurers = Adventurers
box-gnadenlos-bank = Gold in the bank
box-gnadenlos-gaps-choice = player chooses
box-gnadenlos-gaps-last = last IOU

## Showdown

box-showdown-cards = The { $n } cards
box-showdown-copies = Copies
box-showdown-value = Value
box-showdown-hole = Bullet hole
