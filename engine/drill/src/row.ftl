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
besides = The die of four colours and the red shot die lie beside the map, and each marine has a pile of three flares face down.
