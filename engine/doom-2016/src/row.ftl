# What the tables of this game call its things. The ids are those of the rows.

## own/kind
piece-teleporter-noun = teleporter
piece-teleporter-many = teleporters
piece-teleporter-title = Teleporter
piece-teleporter-up = active
piece-teleporter-down = inactive
piece-portal-noun = portal
piece-portal-many = portals
piece-portal-title = Portal
piece-portal-up = face up
piece-portal-down = face down
piece-objective-noun = objective token
piece-objective-many = objective tokens
piece-objective-title = Objective
piece-health-pack-noun = health pack
piece-health-pack-many = health packs
piece-health-pack-title = Health pack
piece-weapon-noun = weapon token
piece-weapon-many = weapon tokens
piece-weapon-title = Weapon
piece-marker-noun = marker
piece-marker-many = markers
piece-marker-title = Marker

## own/idle
piece-portal-never = never summoned a demon
piece-portal-ever = ever summoned a demon
piece-portal-help = { $count ->
    [one] let a card summon from it, or take it away
   *[other] let a card summon from them, or take them away
 }
piece-teleporter-never = { $count ->
    [one] was never activated
   *[other] were never activated
 }
piece-teleporter-ever = was ever activated
piece-teleporter-help = { $count ->
    [one] put it nearer to where marines walk, or let it start active
   *[other] put them nearer to where marines walk, or let them start active
 }

## settings
setting-frag-limits-title = Frags with which the invader wins
setting-frag-limits-about = Frags with which the invader wins.
setting-loadouts-title = Marine, weapons and class
setting-loadouts-about = What each marine brings, by seat.
setting-marine-title = Marine
setting-marine-about = Stable name of the marine.
setting-weapons-title = Weapons
setting-weapons-about = Stable names of the weapon sets.
setting-weapons-players = The player chooses
setting-class-title = Class
setting-class-about = Stable name of the class card.
setting-class-none = No class
setting-class-players = The player chooses
setting-invasion-title = Invasion card
setting-invasion-about = Stable name of the invasion card.
setting-invasion-players = The invader chooses
setting-shown-title = The invasion card lies
setting-shown-about = `face-up` where the invasion card lies face up and everybody knows it.
setting-shown-none = Face down
setting-events-title = Event sets
setting-events-about = Stable names of the event sets.
setting-events-players = The invader chooses

## library
template-starter-title = Starter mission
template-starter-about = Six tiles, two doors and an objective to fetch. It can be played right away; change it step by step.
role-threat-title = Threat
role-threat-noun = the threat
role-threat-none = How the demons arrive.

## content/files
file-demons = Custom demons
file-weapons = Custom weapon sets
file-events = Custom event sets
file-invasions = Custom invasion cards
file-classes = Custom class cards
file-glory = Custom glory kill cards
file-squad = Custom squad cards

## tells/changes
change-portal-flipped = A portal lies face up.
change-portal-removed = A portal is gone.
change-summoned = A group is summoned from a portal; which one of the two stays the invader's secret.
change-teleporter-activated = A teleporter is active.
change-glory-killed = A marine has finished a staggered demon by moving into it.
change-portal-chosen = The invader has answered a question of a script with a portal, or with none.
change-sprinted = A marine has sprinted.
change-glory-drawn = A marine has drawn a glory kill card.
change-class-used = A marine has exhausted their class card.
change-squad-card-passed = A marine has received the squad card that is passed on.
change-grenade-thrown = A marine has thrown a grenade; it lies on a space.
change-grenade-exploded = The grenade on a space explodes.
change-hand-full = A marine can hold no more cards; the rest of the draw stays in the deck.
change-event-played = The invader has played an event card.
change-events-drawn = The invader has drawn so many event cards.
change-threat-changed = The count of threat on the threat card.
change-argent-gained = The invader gains so much argent.
change-argent-lost = The invader loses so much argent.
change-argent-spent = The invader spends so much argent.
change-demons-activated = The invader activates the demons of a kind.
change-initiative-revealed = An initiative card is revealed: a marine's, or the invader's (null).
change-brought = Before the game: a marine brings a weapon set or a class card.
change-prepared = Before the game: the invader has laid an invasion card, or else added a set of events.
change-frags-changed = How many frag tokens the invader has.

## tells/choices
choice-card-drawn = An action card is drawn or revealed.
choice-event-drawn = An event card is drawn or revealed.
choice-initiative = An initiative card is revealed: of a marine or of the invader, by the seat.
choice-glory-drawn = A glory kill card is drawn.
choice-die = A die shows so many damage icons.
choice-play = Play an action card.
choice-another = Play another card of the set just resolved, its speed counted as 0.
choice-sprint = Sprint, discarding a card.
choice-glory-bonus = Discard a glory kill card as a bonus action.
choice-take = Take a token in one's space.
choice-offer = Take up an offer of a script: its place among the offers, its tag, and the number of the token or piece it is taken at, if it has to be near one.
choice-discard = Pay with an action card.
choice-respawn = Come back on a space.
choice-step = Move one step: the north-western space of the base, and whether it is turned then.
choice-stand = Stay here: small figures under the large base make room.
choice-open = Open a door.
choice-attack = Attack a figure, with the ability that lengthens the range or without it.
choice-end = End the activation.
choice-activate = Activate the demons of a kind.
choice-figure = Activate a figure next.
choice-ability = Use an ability of the card or demon one acts with, by its place among its abilities.
choice-class-ability = Exhaust one's class card for one of its abilities, by its place.
choice-react = Play a reaction card.
choice-play-event = Play an event card.
choice-glory-effect = Discard a glory kill card for its effect.
choice-answer-attack = Answer an attack with a figure.
choice-pass = Use nothing, or nothing more.
choice-remove-die = Take a die of a colour away.
choice-reroll = Roll a die again, by its place among the dice.
choice-second-card = Reveal a second card in defence, or stay with the first.
choice-splash = A figure suffers what an attack does beside its defender.
choice-aside = The figure under a large base makes room and goes to a space.
choice-pick = A figure, of those an effect may be for.
choice-throw = Throw at a space.
choice-discard-event = Discard an event card.
choice-spend-event = Discard an event card for argent.
choice-argent = Put argent on the card of a demon, or on the invasion card, where there is none.
choice-initiative-bottom = The initiative card looked at goes to the bottom, or stays.
choice-portal = A portal summons next, or is chosen.
choice-group = One of the two groups comes.
choice-place = A summoned figure is placed: the north-western space of its base, and whether it is turned.
choice-answer = The question that is due is answered, by the place of the answer.
choice-take-weapon = Before the game: begin with a weapon.
choice-take-class = Before the game: be of a class.
choice-lay-invasion = Before the game: lay an invasion card down.
choice-add-events = Before the game: shuffle an event set in.

## tells/counts
count-frags = Frag tokens of the invader.
count-argent = Argent tokens in play, on demon cards and the invasion card.
count-events = Event cards in the invader's hand.
count-threat = Threat tokens on the threat card.
count-frags-one = frag
count-frags-many = frags
count-argent-one = argent
count-argent-many = argent
count-events-one = event
count-events-many = events
count-threat-one = threat
count-threat-many = threat
draw-event = The invader draws an event

## tells/own_cards
card-kind-event = Event
card-kind-demon = Demon
card-kind-main-action = Main action
card-kind-bonus-action = Bonus action
card-kind-reaction = Reaction
card-kind-class = Class card
card-kind-glory-kill = Glory kill card
card-kind-squad = Squad card
card-kind-invasion = Invasion card
card-number-health = Health
card-number-stagger = Stagger
card-number-speed = Speed
card-number-attack = Attack
card-number-special-defence = Special defence
card-number-toughness = Toughness
card-number-flies = Flies
card-number-base = Base
card-number-figures = Figures
card-number-weapon = Weapon
card-number-in-defence = In defence
card-number-for = For
card-number-passes-on = Passes on
card-number-event-set = Event set
card-number-blue = Blue
card-number-yellow = Yellow
card-number-red = Red

## tells/sheets
column-players = PLAYERS
column-the-invader-wins-at-once-with = THE INVADER WINS AT ONCE WITH
column-marine = MARINE
column-weapons = WEAPONS
column-class = CLASS
column-card = CARD
column-kind = KIND
column-what-it-says = WHAT IT SAYS
column-portal = PORTAL
column-one-group = ONE GROUP
column-or-the-other = OR THE OTHER
column-set = SET
column-shuffled-together = SHUFFLED TOGETHER
column-event = EVENT
sheet-fewer = With fewer marines the first of these play.
sheet-invasions = The invader chooses one of these and lays it before them. A portal that sends demons sends one of the two groups of its colour.
sheet-invasion-up = It lies face up before the invader. A portal that sends demons sends one of the two groups of its colour.
sheet-invasion-down = It lies face down before the invader. A portal that sends demons sends one of the two groups of its colour.
sheet-event-sets = The invader chooses three of these sets and shuffles them together.

## tells
chosen-weapon = Weapon token chosen by the players

## rows
remedy-turtle = a threat card that hurries them
remedy-swarm = health packs
besides = Dice, damage and argent tokens and the cards of the demons are used as always.

## greedy/measure: what counts for the chance to win, in hints
measured-frags = frag tokens
measured-danger = damage the marines have to expect
measured-near-the-limit = danger near the frag limit
measured-left-to-act = activations left in the round
measured-demons = demons on the map
measured-portals = portals on the map
measured-objectives = objectives on the map
measured-waiting = marines who wait to come back
measured-actions = action cards in hand
measured-glory = glory kill cards
measured-weapons = weapons taken
measured-events = event cards in hand
measured-argent = argent
measured-threat = threat tokens
measured-near = demons near the marines
measured-fresh = demons that can still act in the round
measured-damage = damage of the demons
measured-staggered = staggered demons
measured-kinds = kinds of demons on the map

## hidden: what a seat reads in place of a choice that it may not know
veiled-card = A marine draws a card
veiled-event = The invader draws an event
veiled-initiative = A player looks at the next initiative card
veiled-invasion = The invader lays an invasion card face down

## coverage
coverage-ability = ability
coverage-action-card = action card
coverage-class = class
coverage-demon = demon
coverage-event = event
coverage-glory-kill = glory kill
coverage-invasion = invasion
coverage-squad = squad
