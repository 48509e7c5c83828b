# What the rows of this game say in completion, hover, the panel of words and the reference of scripts.

## language
function-aim = Tells the marines what they are after: "open doors", "frag demons", "survive", or what they should get near: a kind of token, any "portal", a thing, a region. The distance is 1 if none is given. Players read it and bots pursue it; who wins is still for `win` to say.
title-rules = Rules
title-portals = Portals and teleporters
item-weapon-refused = a weapon token belongs to a weapon set, which this word does not say: put the token on the map, give it a name, and write `map::` with that name
sort-portal = a portal
sort-teleporter = a teleporter

## argent
function-gain-argent = The invader gains argent and puts it on their cards.
fact-argent = How many argent tokens are in play.
handler-on-argent-gained = The invader gained argent.
field-on-argent-gained-amount = How much.
handler-on-argent-spent = The invader spent argent.
field-on-argent-spent-amount = How much.
handler-on-argent-lost = The invader lost argent to a marine.
field-on-argent-lost-amount = How much.

## card
function-draw-cards = The marine draws action cards.
function-add-initiative = Shuffles one invader initiative card into the rest of the initiative deck, for a kind of demon.
handler-on-card-played = A marine played an action card.
field-on-card-played-figure = Who.
handler-on-cards-drawn = A marine drew action cards.
field-on-cards-drawn-figure = Who.
field-on-cards-drawn-count = How many.
handler-on-sprinted = A marine sprinted.
field-on-sprinted-figure = Who.
handler-on-demons-activated = The invader chose a demon card to activate.
field-on-demons-activated-kind = Which kind.
handler-on-initiative-revealed = An initiative card was revealed.
field-on-initiative-revealed-marine = The marine whose card it is, or `nobody` for the invader.

## cost
cost-cards = How many hand cards it costs.
cost-points = How many movement points it costs.
option-near = What the marine has to be near: a kind of token, any "portal", a thing, or a region to stand in. Without it the offer holds everywhere.

## dice
function-roll = Rolls red and black dice. The sum of the damage icons comes to the handler named after the tag, as `e.hits`.
handler-on-rolled = Dice a script asked for were rolled. Usually heard by its tag.
field-on-rolled-tag = The roll's tag.
field-on-rolled-hits = Sum of the damage icons.

## event
function-draw-events = The invader draws event cards.
fact-events-in-hand = How many event cards the invader has in hand.
handler-on-event-played = The invader played an event card.
handler-on-events-drawn = The invader drew event cards.
field-on-events-drawn-count = How many.

## fight
fact-frags = How many frag tokens the invader holds.
handler-on-glory-killed = A staggered demon was finished by a marine moving into it.
field-on-glory-killed-figure = Who fell.
field-on-glory-killed-by = The marine.

## portal
function-portals = The portals on the map: all, those "faceup" or "facedown", or those of a tier ("blue", "yellow", "red").
function-summon = Summons demons from a portal: it is flipped, the invader chooses a group of its tier and places it, and the portal is removed, unless `forbid("portals close")` keeps it.
function-ask-portal = Asks the invader to choose one of some portals. The choice comes to the handler named after the tag, as `e.portal`. With a text for it, none may be chosen: `e.portal` is `nobody` then.
function-flip = Flips a portal face up.
function-teleporters = The teleporters: all, or those "active" or "inactive".
function-activate = Makes a teleporter active.
function-remove = Removes a token from the map, or a portal without summoning from it.
property-faceup = Does the portal lie face up?
property-tier = The portal's tier: "blue", "yellow" or "red".
property-active = Is the teleporter active?
handler-on-portal-flipped = A portal was flipped face up.
field-on-portal-flipped-portal = Which.
handler-on-portal-removed = A portal was removed.
field-on-portal-removed-portal = Which.
handler-on-summoned = A group was summoned from a portal; its figures are placed next.
field-on-summoned-portal = Which.
field-on-summoned-group = Which of the two groups of its tier, 0 or 1.
handler-on-teleporter-activated = A teleporter became active.
field-on-teleporter-activated-teleporter = Which.
handler-on-portal-chosen = The invader chose one of the portals of a question. Usually heard by its tag.
field-on-portal-chosen-tag = The question's tag.
field-on-portal-chosen-portal = Which, or `nobody` if none was chosen.

## rule
function-forbid = Forbids something: for this "round", while "portals" are on the map, or for the "game" if no time is given.
function-allow = Allows it again.
function-forbidden = Is it forbidden now?
function-modify = Changes a number of the rules for this "activation", this "round" or the whole "game".
function-modified = By how much a number of the rules is changed now.

## threat
function-gain-threat = Puts threat tokens on the threat card, as far as the box has any, or takes some away (below zero). Everybody sees them; `threat` counts them.
fact-threat = How many threat tokens lie on the threat card.
handler-on-threat-changed = Threat tokens were put on the threat card or taken from it.
field-on-threat-changed-count = How many lie there now.
