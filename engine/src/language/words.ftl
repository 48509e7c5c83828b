# What the rows say that the languages of all games share: completion, hover, the panel of words and the reference of scripts show it.

## aim
function-aim = Tells the marines what they are after: "open doors", "frag demons", "survive", or what they should get near: a kind of token, a thing, a region. The distance is 1 if none is given. Players read it and bots pursue it; who wins is still for `win` to say.
function-drop-aim = They are no longer after it.

## area
function-reveal = Lays an area on the table, with the figures, tokens and pieces that stand and lie in it.
property-revealed = Does the area lie on the table? True for every other region.

## describe
sort-anything = anything
sort-thing = a thing on the map
sort-none = nothing
sort-one-of = { $sorts }

## door
function-doors = The doors: all, or those still "closed" or already "open".
function-open = Opens a door. It stays open unless a card closes it.
function-close = Closes a door that is open. It cannot close while a large figure stands in it.

## fact
fact-round = The round, counted from 1; 0 while the game is being set up.
fact-active = The figure whose activation it is, or `nobody`.
fact-nobody = What `active` and `e.by` are when no figure did it. Its properties are "none", 0 and false.

## figure
function-marines = The marines on the map.
function-demons = The demons on the map, all or of one kind.
function-figures = All figures on the map, or those in a region.
function-demon-kinds = The kinds of demons in the game, on the map or not.
function-figure-at = The figure on the space of a thing, or `nobody`.
function-hurt = The figure suffers damage. It is not an attack, so there is no defence.
function-heal = The figure recovers damage.
function-stun = The figure is stunned.
function-frag = Removes the figure as fragged.
function-place-demon = Places a demon on the space of a thing, or as near as it fits.

## handler
handler-on-start = The game begins; everything of the set-up lies on the map.
handler-on-round-start = A round begins; its status phase is next.
field-on-round-start-round = Counted from 1.
handler-on-round-end = A round is over.
field-on-round-end-round = Counted from 1.
handler-on-activation-start = A marine or one demon begins its activation.
field-on-activation-start-figure = Whose.
handler-on-activation-end = A marine or one demon has finished its activation.
field-on-activation-end-figure = Whose.
handler-on-moved = A figure moved one step, turned, was pushed aside or teleported.
field-on-moved-figure = Who.
field-on-moved-from = From here.
field-on-moved-to = To here.
handler-on-placed = A figure came onto the map.
field-on-placed-figure = Who.
field-on-placed-kind = What kind.
field-on-placed-at = Where.
handler-on-respawned = A fragged marine came back.
field-on-respawned-figure = Who.
field-on-respawned-at = Where.
handler-on-hurt = A figure suffered damage.
field-on-hurt-figure = Who.
field-on-hurt-amount = How much.
field-on-hurt-by = By whom, or `nobody`.
handler-on-healed = A figure recovered damage.
field-on-healed-figure = Who.
field-on-healed-amount = How much.
handler-on-fragged = A figure was fragged and removed.
field-on-fragged-figure = Who.
field-on-fragged-kind = What kind.
field-on-fragged-at = Where it fell.
field-on-fragged-by = By whom, or `nobody`.
handler-on-stunned = A figure was stunned.
field-on-stunned-figure = Who.
handler-on-stun-ended = A stun was discarded.
field-on-stun-ended-figure = Who.
handler-on-door-opened = A door was opened.
field-on-door-opened-door = Which.
field-on-door-opened-by = By whom, or `nobody`.
handler-on-door-closed = An open door was closed.
field-on-door-closed-door = Which.
field-on-door-closed-by = By whom, or `nobody`.
handler-on-door-locked = A door was locked: it stays as it is.
field-on-door-locked-door = Which.
field-on-door-locked-by = By whom, or `nobody`.
handler-on-door-unlocked = A door was unlocked.
field-on-door-unlocked-door = Which.
field-on-door-unlocked-by = By whom, or `nobody`.
handler-on-door-destroyed = A door was destroyed: it is open for good.
field-on-door-destroyed-door = Which.
field-on-door-destroyed-by = By whom, or `nobody`.
handler-on-area-revealed = An area was laid on the table. What stands in it comes after that.
field-on-area-revealed-area = Which, as a region.
field-on-area-revealed-by = By whom, or `nobody`.
handler-on-token-taken = A marine took a token.
field-on-token-taken-token = Which.
field-on-token-taken-kind = What kind.
field-on-token-taken-by = By whom.
handler-on-token-placed = A token was put on the map.
field-on-token-placed-token = Which.
field-on-token-placed-kind = What kind.
field-on-token-placed-at = Where.
handler-on-token-removed = A token was removed from the map.
field-on-token-removed-token = Which.
field-on-token-removed-kind = What kind.
handler-on-progressed = The progress on a token changed.
field-on-progressed-token = Which.
field-on-progressed-count = How many progress tokens lie on it now.
handler-on-offer-taken = A marine took up an offer; its cost is paid. Usually heard by its tag.
field-on-offer-taken-tag = The offer's tag.
field-on-offer-taken-by = Who took it.
field-on-offer-taken-near = What it was near, or `nobody`.
field-on-offer-taken-token = The token it was near, or `nobody`.
handler-on-answered = A question was answered. Usually heard by its tag.
field-on-answered-tag = The question's tag.
field-on-answered-answer = Number of the answer; 1 is the first.
handler-on-attack-declared = An attack was declared.
field-on-attack-declared-attacker = Who attacks.
field-on-attack-declared-defender = Whom.
handler-on-attack-resolved = An attack is over.
field-on-attack-resolved-attacker = Who attacked.
field-on-attack-resolved-defender = Whom.
field-on-attack-resolved-damage = Damage suffered.
field-on-attack-resolved-dodged = Was it cancelled by a dodge?

## lock
function-lock = Locks a door as it is: it stays open or closed until it is unlocked.
function-unlock = Unlocks a door. It stays open or closed as it is.
function-destroy = Destroys a door, locked or not: it is open for good.
property-locked = Is the door locked?
property-destroyed = Was the door destroyed?

## note
function-note = Writes a note: true or false, a number, a text or a thing on the map. It stays until it is overwritten or forgotten, and only this script can read it.
function-noted = What the note says, or `otherwise` if nothing was noted. Like every question it sees the table as it was before this handler's effects.
function-forget = Removes a note.

## offer
function-offer = Offers the marines an optional action. When one takes it, its cost is paid and the handler named after the tag is called. A second offer with the same tag replaces the first.
function-withdraw = Takes an offer back.
option-label = What the marine reads. Must be given.
option-near = What the marine has to be near: a kind of token, a thing, or a region to stand in. Without it the offer holds everywhere.
option-distance = How near: 0 on its space, 1 adjacent, more by range. Without it 1.
option-least = How far at least: 1 for adjacent and not on its space. Without it 0.
option-limit = How often: once in each "activation", once a "round", once a "game". Without it as often as one can pay.
option-needs = The offer holds only while this note of the script says true, or only for the figure that it names.

## place
function-distance = The range between two things: 0 on the same space, 1 adjacent, 255 when they are cut off.
function-adjacent = Are the two things on adjacent spaces?
function-sees = Is there a line of sight between the two things?
function-connected = Can a path of adjacent spaces be traced from one thing to the other, past figures and impassable edges, but through no wall, closed door or blocking edge?
function-inside = Is the thing in the region, wholly or in part?
function-entered = Did the figure of this event come into the region just now? For `on_moved`, `on_placed` and `on_respawned`.

## play
function-win = Ends the game: the side has won, and the reason is shown to the players.
function-say = Tells the players something.
function-ask = Asks a side to choose one of two to six answers. The choice comes to the handler named after the tag, as `e.answer`: 1 is the first.

## property
property-name = Its name on the map, or "none".
property-space = The space it is on: the first one of a door or region, the north-west one of a large figure.
property-x = Its column on the map, growing to the east.
property-y = Its row on the map, growing to the south.
property-on-map = Is it still on the map?
property-kind = What kind of figure or token it is, such as "objective".
property-side = "marines" or "invader".
property-damage = The damage it has suffered.
property-health = The damage at which it is fragged.
property-stunned = Is it stunned?
property-open = Has the door been opened?
property-progress = How many progress tokens lie on it.

## title
title-game = The game
title-notes = Notes
title-offers = Offers
title-aims = Aims
title-figures = Figures
title-doors = Doors
title-areas = Areas
title-tokens = Tokens
title-places = Places

## token
function-remove = Removes a token from the map.
function-tokens = The tokens on the map, all or of one kind.
function-place-token = Puts a token on the space of a thing: "objective", another kind there is, or a marker with a word of your own on it.
function-add-progress = Puts progress tokens on a token, or takes some away (below zero).

## ty
sort-door = a door
sort-token = a token
sort-figure = a figure
sort-region = a region
sort-space = a space
sort-nobody = nobody
sort-number = a number
sort-bool = true or false
sort-word = a text
sort-list = a list
sort-options = options #{"{"}…{"}"}
sort-event = an event
sort-unit = nothing
sort-other = something else
