# What the rules of the drill say to people. A choice has no point at its end, a sentence of the story has.

## check
m901-message = there is no beacon to light
m901-help = put one on the map
m902-message = with { $marines } marines the fuel is for { $fuel } rounds
m902-help = a game has from 1 to 20 rounds
m902-fix = take what there can be

## choice
choice-begin = The game begins
choice-go-on = The game goes on from here
choice-done = { $who } stays
choice-step = { $who } steps to { $cell }
choice-open = { $who } opens a door
choice-close = { $who } closes a door
choice-light = { $who } lights a beacon
choice-die = The die shows { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[white] white
}
choice-shot = The shot die shows reach { $reach }, damage { $damage }
choice-deal = { $who } draws a { $flare ->
    [bright] bright
   *[dim] dim
} flare
choice-fire = { $who } fires the flare

## content
content-scout = Scout
content-guard = Guard
content-marine = Marine
content-drone = Drone

## position
position-no-seat = there is no seat `{ $id }` in this game
position-fuel = the game would be over: the fuel is for { $fuel } rounds
position-all-lit = the game would be over: all beacons are lit
position-no-marine = the game would be over: no marine is left to light a beacon
position-fallen = { $seat } has fallen and has no turn
position-flare = the { $flare ->
    [bright] bright
   *[dim] dim
} flare of { $marine }
row-angry = The drones do double damage
row-blinded = The drones do not shoot
row-rolled = The die was rolled in this round
row-gone = Drones that have moved in this round
row-brought = Rounds of fuel left by the mission before
row-flare = The flare of { $marine }

## seat_view
seat-flares = Flares
seat-steps = Steps left
seat-lit = Beacons lit
asked-turn = { $who }: take a step or do something here ({ $left } left), or stay.
asked-drone = The keeper: move the { $who }, or leave it where it is.
card-bright = Bright flare
card-bright-text = Fired in your turn: no drone shoots this round.
card-dim = Dim flare
card-dim-text = Fired in your turn: nothing happens.

## table: the story
story-somebody = Somebody
story-begin = The game begins.
story-round = Round { $round }.
story-goes = { $who } goes.
story-step = { $who } steps to { $cell }.
story-miss = The shot misses.
story-shot = The shot die shows reach { $reach }, damage { $damage }.
story-door-open = A door opens.
story-door-shut = A door falls shut.
story-door-locked = A door is locked.
story-door-unlocked = A door is unlocked.
story-door-broken = A door breaks.
story-area = A part of the map is laid out.
story-area-text = A part of the map is laid out. “{ $text }”
story-placed = { $who } stands at { $cell }.
story-hurt = { $who } suffers { $amount }.
story-healed = { $who } recovers { $amount }.
story-fragged = { $who } falls.
story-said = “{ $text }”
story-refused = It could not be done: { $why }.
story-failed = A script failed: { $why }.
story-lit = A beacon is lit.
story-die = The die shows { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[white] white
}.
story-fired = { $who } fires a { $flare ->
    [bright] bright
   *[dim] dim
} flare.
story-key = { $who } takes a key.

## tells
sheet-fuel = Fuel
reference-title = The box of the drill
reference-text = A die of four colours, and three flares for each marine: a bright one and two dim ones.
