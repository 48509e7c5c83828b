# What the tables of this game call its things. The ids are those of the rows.

## piece
piece-beacon-noun = beacon
piece-beacon-many = beacons
piece-beacon-title = Beacon
piece-beacon-up = lit
piece-beacon-down = dark
piece-beacon-never = { $count ->
    [one] was never lit
   *[other] were never lit
 }
piece-beacon-ever = was ever lit
piece-beacon-help = { $count ->
    [one] put it nearer to where marines walk
   *[other] put them nearer to where marines walk
 }
piece-ledge-noun = ledge
piece-ledge-many = ledges
piece-ledge-title = Ledge
piece-crate-noun = crate
piece-crate-many = crates
piece-crate-title = Crate
piece-key-noun = key
piece-key-many = keys
piece-key-title = Key
piece-key-never = { $count ->
    [one] was never taken
   *[other] were never taken
 }
piece-key-ever = was ever taken
piece-key-help = { $count ->
    [one] put it nearer to where marines walk
   *[other] put them nearer to where marines walk
 }
piece-marker-noun = marker
piece-marker-many = markers
piece-marker-title = Marker

## door
door-red-door-noun = red door
door-red-door-many = red doors
door-red-door-title = Red door
door-grate-noun = grate
door-grate-many = grates
door-grate-title = Grate
door-hatch-noun = hatch
door-hatch-many = hatches
door-hatch-title = Hatch

## setting
setting-fuel-title = Rounds of fuel
setting-fuel-about = After so many rounds the fuel is gone.
setting-text-title = Text
setting-text-about = Read out when the area is revealed.
setting-spare-title = Spare fuel
setting-spare-about = Rounds of fuel that are found when the area is revealed.
setting-open-title = Open at the start
setting-open-about = The hatch is open when the game begins.
setting-dark-title = Dark
setting-dark-about = No light falls on the tile. Games are played as if it did.
setting-sign-title = Sign
setting-sign-about = A word for people that stands beside the start space.

## library
template-night-title = The long night
template-night-about = Two halls, a gate and two beacons to light.

## rows
keeper-name = keeper
keeper-noun = the keeper
keeper-some = a keeper
besides = The die of four colours and the red shot die lie beside the map, and each marine has a pile of three flares face down.

## bot: what counts for the chance to win, in hints
measured-lit = lit beacons
measured-fuel = fuel
measured-temper = the temper of the drones

## table: what a seat reads in place of a choice that it may not know
veiled-flare = A marine draws a flare

## rows: counts, changes, choices
count-lit = How many beacons are lit.
count-fuel = For how many rounds after this one the fuel lasts.
count-lit-one = beacon lit
count-lit-many = beacons lit
count-fuel-one = more round of fuel
count-fuel-many = more rounds of fuel
change-beacon-lit = A beacon is lit.
change-coloured = The die shows a colour.
change-flare-fired = A marine fires a flare.
change-key-taken = A marine takes a key.
choice-done = The figure stays where it is, or the game begins.
choice-step = The figure steps to a space.
choice-open = The figure opens a door.
choice-close = The figure closes a door.
choice-light = The figure lights a beacon.
choice-die = The die shows a colour.
choice-shot = The shot die shows a reach and a damage.
choice-deal = A marine draws a flare.
choice-fire = The marine fires the flare.
carried-fuel = The marines take the fuel that is left along to the next mission.
draw-flare = A marine draws a flare

## tells
column-marines = MARINES
column-rounds = ROUNDS
sheet-fuel-note = After so many rounds the fuel is gone, and the keeper wins.

## script
function-beacons = The beacons.
function-light = Lights a beacon.
fact-lit = How many beacons are lit.
property-lit = Is the beacon lit?
handler-on-beacon-lit = A beacon was lit.
field-on-beacon-lit-beacon = Which.
handler-on-key-taken = A marine took a key; the red doors are unlocked after that.
field-on-key-taken-by = Who.
title-beacons = Beacons
sort-beacon = a beacon
sort-ledge = a ledge
sort-crate = a crate
sort-key = a key

## table
coverage-die = die
coverage-shot = shot
