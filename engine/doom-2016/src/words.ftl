# What the rules of DOOM: The Board Game say to people. Questions begin with who is asked; reasons and problems begin with a small
# letter and have no point at their end.

## choice
choice-card = The card is { $name }
choice-event = The event is { $name }
choice-initiative = { $name }'s turn
choice-initiative-invader = The invader's turn
choice-die = The die shows { $icons }
choice-play = Play { $name }
choice-another = Play { $name } as well, without its speed
choice-sprint = Sprint, discarding { $name }
choice-use = Use { $name }
choice-exhaust = Exhaust { $name }
choice-class-card = the class card
choice-the-card = the card
choice-ability = the ability
choice-ability-of = the { $demon }'s ability
choice-take = Take the { $token }
choice-health-pack = health pack
choice-objective = objective
choice-token = token
choice-offer = Take the offer
choice-offer-at = { $offer } at { $space }
choice-discard = Discard { $name }
choice-respawn = Come back at { $space }
choice-step = Move to { $space }
choice-turned = { $space } turned
choice-stand = Stay here and push the small figures aside
choice-open = Open the { $door }
choice-open-door = Open the door
choice-attack = Attack { $figure }
choice-attack-far = Attack { $figure } with more range
choice-end = End the activation
choice-activate = Activate every { $name }
choice-answer-attack = { $figure } answers
choice-leave-argent = Leave the rest of the argent on the invasion card
choice-resume = The game goes on from here
choice-pass = Pass
choice-die-away = Take a { $colour ->
    [red] red
   *[black] black
 } die away
choice-reroll = Roll the { $colour ->
    [red] red
   *[black] black
 } die that shows { $icons } again
choice-second = Reveal a second card
choice-first = Keep the first card
choice-splash = { $figure } suffers
choice-aside = Make room at { $space }
choice-mend = { $figure } recovers
choice-drain = Drain { $figure }
choice-redirect = { $figure } suffers instead
choice-put-first = { $figure }'s initiative card goes on top
choice-squad = { $figure } gets { $card }
choice-squad-card = { $figure } gets the squad card
choice-throw = Throw it at { $space }
choice-spend-event = Discard { $name } for argent
choice-argent = Argent on { $name }
choice-argent-invasion = Argent on the invasion card
choice-bottom = Put it at the bottom
choice-keep = Leave it on top
choice-portal = portal { $number }
choice-choose = Choose { $portal }
choice-summon = Summon from { $portal }
choice-group = Summon group { $number }
choice-place = Place it at { $space }
choice-answer = Answer { $number }
choice-answer-sentence = { $question } { $answer }
choice-answer-question = { $question }: { $answer }
choice-weapon = Begin with the { $name }
choice-take-class = Be the { $name }
choice-invasion = Lay down the invasion card { $name }
choice-events = Shuffle in the events { $name }

## asked
asked-says = { $seat }: { $what }.
asked-invader = The invader: { $what }.
asked-invader-figure = The invader, { $figure }: { $what }.
asked-attacker = { $attacker } attacks { $defender }: { $what }.
asked-fight = { $attacker } attacks { $defender }. { $says }
asked-question = { $seat }: { $question }
asked-weapon = choose a weapon to begin with
asked-class = choose a class card
asked-invasion = choose an invasion card
asked-event-set = choose an event set
asked-keep = leave the initiative card on top, or put it at the bottom
asked-put-first = choose whose initiative card goes on top
asked-pass-squad-card = choose who gets the squad card
asked-respawn = choose where to come back
asked-pay-cards = discard { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
asked-demons = choose which demons to activate
asked-figure = choose the next { $demon } to activate
asked-spend = move ({ $points ->
    [one] 1 point
   *[other] { $points } points
 } left), or stop
asked-make-room = make room
asked-remove-die = take a die away
asked-reroll = pick up to { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } to roll again, or pass
asked-second-card = reveal a second card, or keep the first
asked-redirect = choose who suffers instead
asked-other = attack another figure, or pass
asked-answers = choose who answers the attack, or pass
asked-after-events = play an event after the attack, or pass
asked-splash-one = choose who suffers { $amount } more
asked-lob = choose where to throw the grenade, or pass
asked-drain = choose who is drained
asked-mend = choose who recovers { $amount }
asked-push = push { $figure } away, up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 }, or pass
asked-blink = choose a place up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 } away, or pass
asked-summon-next = choose the portal that summons next
asked-group = choose which group comes from the portal
asked-place = place one { $demon }
asked-group-argent = put { $argent } argent on demon cards of the group, one after the other
asked-bank-argent = put argent from the invasion card on demon cards of the group, or leave it there
asked-events-for-argent = discard up to { $events ->
    [one] 1 event
   *[other] { $events } events
 } for argent, or pass
asked-place-argent = put { $argent } argent on demon cards or the invasion card, one after the other
asked-discard = discard { $events ->
    [one] 1 event
   *[other] { $events } events
 }
asked-card-or-sprint = choose a card for this activation, or sprint
asked-card-or-end = choose a card for this activation, or end the activation
asked-may-play = play a card
asked-may-sprint = sprint
asked-may-move = move ({ $points ->
    [one] 1 point
   *[other] { $points } points
 } left)
asked-may-open = open a door
asked-may-attack = attack
asked-may-take = take what lies here
asked-may-stand = stay here
asked-may-end = end the activation
asked-list = { $before }, { $after }
asked-or = { $before }, or { $after }
asked-go-on = go on
asked-window = use something { $moment }, or pass
asked-now = now
asked-after-card = after the card
asked-activation = as the activation begins
asked-activation-end = as the activation ends
asked-before-roll = before the roll
asked-after-roll = after the roll
asked-in-defence = in defence
asked-for-attack = for the attack
asked-after-attack = after the attack
asked-demon-fragged = now that a demon is fragged
asked-marine-fragged = now that a marine is fragged
asked-initiative = before the next initiative card

## supply
supply-health-pack = health pack
supply-weapon = weapon
supply-token = token
supply-objective = objective token

## story
story-figure = figure { $number }
story-demon = the { $name } at { $space }
story-door-named = the door '{ $name }'
story-door-at = the door at { $space }
story-door = a door
story-portal-named = the portal '{ $name }'
story-portal-at = the portal at { $space }
story-portal = a portal
story-teleporter-named = the teleporter '{ $name }'
story-teleporter-at = the teleporter at { $space }
story-teleporter = a teleporter
story-token-named = the { $what } '{ $name }'
story-token-at = the { $what } at { $space }
story-token = a { $what }
story-started = The game begins
story-round = Round { $round }
story-round-ended = Round { $round } is over
story-activated = { CAPITAL($figure) } is activated
story-done = { CAPITAL($figure) } is done
story-turns = { CAPITAL($figure) } turns
story-moves = { CAPITAL($figure) } moves to { $space }
story-door-opens = { CAPITAL($door) } opens
story-opens = { CAPITAL($figure) } opens { $door }
story-door-closes = { CAPITAL($door) } closes
story-closes = { CAPITAL($figure) } closes { $door }
story-door-locked = { CAPITAL($door) } is locked
story-locks = { CAPITAL($figure) } locks { $door }
story-door-unlocked = { CAPITAL($door) } is unlocked
story-unlocks = { CAPITAL($figure) } unlocks { $door }
story-door-destroyed = { CAPITAL($door) } is destroyed
story-destroys = { CAPITAL($figure) } destroys { $door }
story-area = an area
story-revealed = { CAPITAL($area) } is revealed
story-reveals = { CAPITAL($figure) } reveals { $area }
story-placed = { $vowel ->
    [yes] An
   *[no] A
 } { $name } comes at { $space }
story-respawned = { CAPITAL($figure) } comes back at { $space }
story-hurt = { CAPITAL($figure) } suffers { $amount } damage ({ $damage } of { $health })
story-hurt-fragged = { CAPITAL($figure) } suffers { $amount } damage ({ $damage } of { $health }): fragged
story-healed = { CAPITAL($figure) } recovers { $amount }
story-frag = The invader gains a frag token ({ $frags } of { $limit })
story-fragged-frag = { CAPITAL($figure) } is fragged, the invader gains a frag token ({ $frags } of { $limit })
story-frags = { CAPITAL($figure) } frags { $other }
story-fragged = { CAPITAL($figure) } is fragged
story-stunned = { CAPITAL($figure) } is stunned
story-stun-ended = { CAPITAL($figure) } is no longer stunned
story-takes = { CAPITAL($figure) } takes the { $token }
story-token-put = The { $token } is put at { $space }
story-token-gone = The { $token } is off the map
story-progress = { CAPITAL($token) } has { $count } progress
story-offer = { CAPITAL($figure) } takes the offer: { $offer }
story-answered = The answer to '{ $question }': { $answer }
story-answered-number = Answer { $number } to '{ $tag }'
story-rolled = The roll for '{ $tag }' gives { $result }
story-refused = (a script could not do what it wanted: { $why })
story-script-failed = (a script failed: { $why })
story-attacks = { CAPITAL($figure) } attacks { $other }
story-dodged = { CAPITAL($figure) } dodged
story-no-damage = The attack on { $figure } causes no damage
story-die = A { $colour ->
    [red] red
   *[black] black
 } die shows { $icons }
story-defence = { CAPITAL($figure) } reveals { $card }: { $shows }
story-dodge = a dodge
story-shields = { $count ->
    [0] nothing
    [one] 1 shield
   *[other] { $count } shields
 }
story-no-card = { CAPITAL($figure) } has no card to reveal
story-plays = { CAPITAL($figure) } plays { $card }
story-draws = { CAPITAL($figure) } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }
story-initiative = Initiative: { $figure }
story-initiative-invader = Initiative: the invader
story-demons = The invader activates every { $demon }
story-portal-flipped = { CAPITAL($portal) } is flipped
story-portal-removed = { CAPITAL($portal) } is gone
story-summons = { CAPITAL($portal) } summons
story-teleporter-active = { CAPITAL($teleporter) } becomes active
story-glory-kills = { CAPITAL($figure) } glory kills { $other }
story-portal-chosen = The invader chooses { $portal }
story-no-portal = The invader chooses no portal
story-sprints = { CAPITAL($figure) } sprints
story-glory-drawn = { CAPITAL($figure) } draws the glory kill card { $card }
story-hand-full = { CAPITAL($figure) } can hold no more cards: the rest of the draw stays in the deck
story-event-played = The invader plays { $card }
story-events-drawn = The invader draws { $count ->
    [one] an event
   *[other] { $count } events
 }
story-argent-gained = The invader gains { $amount } argent
story-argent-lost = The invader loses { $amount } argent
story-argent-spent = The invader spends { $amount } argent
story-threat = Threat on the threat card: { $count }
story-exhausts = { CAPITAL($figure) } exhausts { $card }
story-squad-card = { CAPITAL($figure) } receives { $card }
story-grenade = { CAPITAL($figure) } throws a grenade at { $space }
story-explodes = The grenade at { $space } explodes
story-brings = { CAPITAL($figure) } brings { $card }
story-invasion-open = The invader lays an invasion card face up
story-invasion = The invader lays an invasion card face down
story-event-set = The invader adds a set of events

## why_not
why-not-used-in-attack = already used in this attack
why-not-played-in-attack = already played in this attack
why-not-copy-used = a copy was used at this moment already
why-not-copy-played = a copy was played at this moment already
why-not-exhausted = exhausted until your next activation
why-not-activation = not your activation
why-not-main-action = no main action left
why-not-in-hand = not in your hand
why-not-glory = not among your glory kill cards
why-not-events-forbidden = events are forbidden now
why-not-no-figures = none of its figures is on the map
why-not-activated = already activated in this round
why-not-played = already played in this activation
why-not-in-attack = not while an attack is under way
why-not-passing = move on first, another figure stands here
why-not-no-more-cards = no more cards can be played in this activation
why-not-reaction = a reaction, { $why }
why-not-nothing = it would change nothing now
why-not-only = only { $when }
why-not-or = { $before }, or { $after }
why-not-off-map = not on the map
why-not-same-side = on the same side
why-not-attacked = it was attacked already
why-not-no-attack-left = no attack left in this activation
why-not-no-card = choose a card first
why-not-no-attack = { $card } has no attack
why-not-no-attack-with = no attack left with { $card }
why-not-no-points = no movement points left
why-not-too-far = too far: { $cost ->
    [one] 1 point
   *[other] { $cost } points
 }, { $left } left
why-not-occupied = occupied
why-not-unreachable = cannot be reached
why-not-when-play = as a bonus action in an activation of one's own
why-not-when-main = as a main action in an activation of one's own
why-not-when-resolved = when the card is resolved
why-not-when-activation = at the start of a demon's activation
why-not-when-activation-end = at the end of a demon's activation
why-not-when-marine-activation = at the start of a marine's activation
why-not-when-before-roll = before the dice of one's own attack
why-not-when-after-roll = when the dice of one's own attack are rolled
why-not-when-ally-rolled = when the dice of another marine's attack are rolled
why-not-when-defending = while defending
why-not-when-ally-defending = while another marine defends
why-not-when-attacking = while attacking
why-not-when-after-attack = after one's own attack
why-not-when-defended = after an attack on oneself
why-not-when-enemy-attacked = after an attack of the other side
why-not-when-fragged = when a marine frags a demon
why-not-when-marine-fragged = when a demon frags a marine
why-not-when-initiative = before an initiative card is revealed
why-not-when-received = when the squad card is received
why-not-when-passive = by itself
why-not-if-adjacent = if attacker and defender are adjacent
why-not-if-not-adjacent = if attacker and defender are not adjacent
why-not-if-far = if attacker and defender are { $spaces } or more { $spaces ->
    [one] space
   *[other] spaces
 } apart
why-not-if-large = for a large figure
why-not-if-moved = after { $points ->
    [one] 1 movement point was
   *[other] { $points } movement points were
 } spent in this activation
why-not-if-still = if no movement points were spent in this activation
why-not-if-hurt = with { $damage } or more damage of one's own
why-not-if-least-damaged = against the marine with the least damage
why-not-if-wounded = against a defender with { $damage } or more damage
why-not-if-staggered = against a staggered demon
why-not-if-caused = if the attack causes { $damage } or more damage
why-not-if-kills = if the attack frags the defender
why-not-if-within = within { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 } and in sight
why-not-if-flanked = if another figure of the attacker's side is adjacent to the defender
why-not-if-friend = with another figure of one's own side beside it

## unused
unused-attack = an attack on { $figure }
unused-attacks = an attack on { $figure } or another figure
unused-main = a main action

## odds
odds-cannot-end = { $figure } cannot end there
odds-cut-off = out of range: cut off, the range is { $range }
odds-out-of-range = out of range: { $spaces } spaces away, the range is { $range }
odds-out-of-sight = not in line of sight
odds-same-side = both are on the same side
odds-unknown-card = no card '{ $card }'
odds-list = { $before }, { $after }
odds-no-dice = No dice
odds-red-dice = { $dice } red { $dice ->
    [one] die
   *[other] dice
 }
odds-black-dice = { $dice } black { $dice ->
    [one] die
   *[other] dice
 }
odds-stunned = Stunned: one die less
odds-fewer-dice = An ability: { $dice } { $dice ->
    [one] die
   *[other] dice
 } less
odds-bonus = Bonus: +{ $damage } damage
odds-damage-for-now = For now: { $damage } damage
odds-pierce = Pierce: ignores { $shields } { $shields ->
    [one] shield
   *[other] shields
 }
odds-toughness = Toughness: 1 shield
odds-more-shields = An ability of the defender: { $shields } { $shields ->
    [one] shield
   *[other] shields
 }
odds-shields-for-now = For now: { $shields } { $count ->
    [1] shield
   *[other] shields
 }
odds-unerring = Dodges count for nothing
odds-cancelled = An ability of the defender cancels the attack
odds-endures = The attack leaves the defender 1 health
odds-defender-stunned = The defender is stunned: no card is revealed
odds-no-card = There is no card to reveal
odds-cover = Cover: the defender takes a second card where it leaves less damage on average
odds-no-cover = Cover is ignored
odds-left-out = Left out: what may be played in between
odds-played = Counted in { $count } attacks that were played
odds-defence = Defence card: { $parts }
odds-dodge = dodge { $share } %
odds-shields = { $shields } { $shields ->
    [one] shield
   *[other] shields
 } { $share } %

## position
position-weapon = weapon
position-class = class
position-invasion = invasion card
position-event-set = event set
position-not-brought = there is no { $noun } `{ $id }` to be brought
position-brought-twice = { $noun } `{ $id }` is written twice
position-too-many-brought = no more than { $count } are brought
position-too-few-brought = { $count } are needed, and { $there } are written down
position-left-out = { $what } is not part of a position: play begins with { $begins }
position-attack = The attack of { $attacker } on { $defender }
position-action = An unfinished action
position-choice = A choice that waits
position-activation = the activation of { $seat }
position-status-phase = the status phase of round { $round }
position-round = round { $round }
position-next-card = the next initiative card
position-unknown-weapon = there is no weapon `{ $id }` in this game
position-basic-weapon = every marine has `{ $id }` from the start
position-too-many-weapons = { $marine } cannot carry so many weapons
position-other-squad-card = another marine has the squad card
position-one-looked = only one seat has looked at the initiative deck
position-argent = the box has { $stock } argent tokens, and { $all } are in the position
position-frags = the game would be over: the invader wins with { $limit } frags and has { $frags }
position-tokens = there are only { $count } tokens `{ $token }`
position-weapon-stock = { $out } of { $weapon } are on the map or taken, and there are { $count }
position-threat = the box has { $stock } tokens for threat and progress, not { $all }
position-no-grenade = `{ $word }` is no grenade; one is like `12,4 alpha 2 1`
position-grenades = no more than { $count } grenades can lie about
position-unknown-seat = there is no seat `{ $id }` in this game
position-status-over = an activation begins, so the status phase is over
position-initiative = the initiative cards of { $marine }
position-initiative-invader = the initiative cards of the invader
position-row-shuffled = { $deck }, shuffled
position-row-on-top = { $deck }, known to lie on top
position-row-above = { $deck }, known to lie above that ({ $number })
position-row-glory-deck = The glory kill deck
position-row-glory-discard = Discarded glory kill cards
position-row-initiative = The initiative deck
position-row-invader-cards = Invader cards in the initiative deck of this round
position-row-begun = The round has begun: its status phase comes next
position-row-grenades = Grenades that will explode
position-row-weapons = { $marine }: weapons brought
position-row-class = { $marine }: class
position-row-taken = { $marine }: weapons taken from the map
position-row-hand = { $marine }: hand
position-row-discard = { $marine }: discards
position-row-deck = { $marine }: deck
position-row-glory = { $marine }: glory kill cards
position-row-ready = { $marine }: class card ready
position-row-point = { $marine }: has the squad card that is passed on
position-row-looked = { $marine }: has looked at the initiative deck
position-row-invasion = The invader: invasion card
position-row-event-sets = The invader: event sets
position-row-event-hand = The invader: hand
position-row-event-discard = The invader: discards
position-row-event-deck = The event deck
position-row-frags = Frag tokens
position-row-threat = Threat tokens
position-row-bank = Argent on the invasion card
position-row-argent = Argent on { $demon }
position-row-demon-ready = { $demon }: card ready
position-row-invader-looked = The invader: has looked at the initiative deck

## check/nobody_summons
c026-message = portals lie on the map, but no card summons from them
c026-help = choose a threat card, or remove the portals

## check/no_active_teleporter
m022-message = no teleporter is active at the beginning, so a fragged marine cannot come back
m022-help = put a teleporter with its active side up near the start spaces
m022-fix = activate { $teleporter }

## check/portal_cramped
m026-message = { $portal } has too little room around it: { $why }
m026-message-with = { $portal } has too little room around it, with { $card }: { $why }
m026-help = move it to a more open place, or choose another tier than { $tier ->
    [blue] blue
    [yellow] yellow
   *[red] red
 }
m026-too-many = { $figures } demons may come, and there are { $spaces } spaces
m026-too-large = a { $demon } fits nowhere near

## check/no_demons
m028-message = no demon stands on the map, and no portal could bring one
m028-help = put figures or portals on the map

## check/weapon_stock
m030-none = there is no weapon token for the { $weapon } set
m030-box = { $weapon } is needed { $used } times, but the box has { $tokens }
m030-card = { $weapon } is needed { $used } times, but its card says { $tokens }
m030-help = tokens on the map and starting weapons count together: choose another weapon

## check/unknown_invasion
m034-none = the mission has no invasion card
m034-unknown = unknown invasion card "{ $card }"
m034-meant = did you mean "{ $meant }"? There are: { $all }
m034-all = there are: { $all }
m034-fix = take "{ $card }"
m034-lies = the invasion card cannot lie "{ $word }"
m034-lies-help = there is: { $word }; leave it out where the card lies face down
m034-take-out = take it out

## check/event_sets
m035-unknown = unknown event set "{ $set }"
m035-twice = the event set "{ $set }" is named twice
m035-count = the mission names { $count ->
    [0] no event set
    [one] one event set
   *[other] { $count } event sets
 }, a game needs { $needs }
m035-help = there are: { $sets }
m035-fix = take { $sets }

## check/loadouts
m036-too-few = the settings equip { $count } of { $seats } marines
m036-unknown-marine = unknown marine "{ $marine }"
m036-marine-twice = the marine { $marine } is named twice
m036-weapon-twice = { $marine } has the weapon "{ $weapon }" twice
m036-weapons = { $marine } has { $count } starting weapons, not two
m036-only-found = { $marine } cannot start with "{ $weapon }": it is only found
m036-unknown-weapon = unknown weapon "{ $weapon }"
m036-unknown-class = unknown class "{ $class }"
m036-class-twice = two marines have the class "{ $class }"
m036-help = every marine takes part once, with two different starting weapon sets
m036-fix = put the equipment in order

## check/frag_limits
m038-none = there is no frag limit for { $marines ->
    [one] one marine
   *[other] { $marines } marines
 }
m038-no-frag = with { $marines ->
    [one] one marine
   *[other] { $marines } marines
 } the invader needs no frag at all to win
m038-too-many = with { $marines ->
    [one] one marine
   *[other] { $marines } marines
 } the invader needs { $limit } frags, but the box has { $most } frag tokens
m038-help = set it to a number from 1 to { $most }
m038-fix = set it to { $frags }

## check/group_on_map
m053-message = { $card } brings { $figures } from a { $tier ->
    [blue] blue
    [yellow] yellow
   *[red] red
 } portal, but all figures are used: { $used } on the map
m053-help = take some of these figures off the map, or choose another invasion card

## check/class_alone
m058-message = the class card { $name } of { $marine } helps only other marines, and the mission is for one marine
m058-help = choose another class for this marine, or make the mission for more marines

## check/settings_to_spare
m060-message = there are frag limits for { $numbers } { $many ->
    [one] marine
   *[other] marines
 }{ $spare ->
    [0] {""}
   *[other] {" "}and equipment for { $spare } more
 }, but the mission is for other numbers of marines
m060-and = { $before } and { $after }
m060-help = add these numbers to those the mission is for, or remove what no game uses
m060-fix = remove what no game uses

## check/group_in_part
m065-message = { $card } brings { $count } × { $name } from a { $tier ->
    [blue] blue
    [yellow] yellow
   *[red] red
 } portal, but { $there } of { $figures } stand on the map: { $left } can come
m065-help = take some of these figures off the map, or choose another invasion card

## seat_view
seat-view-in-hand = In hand
seat-view-deck = Deck
seat-view-points = Movement points
seat-view-mains = Main actions
seat-view-unseen = Unseen cards
seat-view-discards = Discards
seat-view-argent = Argent
seat-view-events = Events in hand
seat-view-bank = Argent on the invasion card
seat-view-initiative-marines = Initiative left: marines
seat-view-initiative-invader = Initiative left: invader
seat-view-next = Next initiative: { $marine }
seat-view-next-invader = Next initiative: invader
seat-view-glory = Glory kill cards left
seat-view-card = Card: { $card }
seat-view-cover = Cover
seat-view-more-damage = More damage: { $damage }
seat-view-revealed = Revealed: { $card }, { $shows }
seat-view-ignored = Ignored: { $card }
seat-view-more-shields = More shields: { $shields }
seat-view-pierced = Shields that do not count: { $shields }
seat-view-dodged = Dodged
seat-view-redirect = { $figure } suffers instead
seat-view-damage = Damage so far: { $damage }

## tells
tells-class = class: { $class }
tells-class-players = class: the player chooses

## tells/sheets
sheets-marines = { $count ->
    [one] 1 marine
   *[other] { $count } marines
 }
sheets-frags = { $count ->
    [one] 1 frag
   *[other] { $count } frags
 }
sheets-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
sheets-limits = When the invader wins
sheets-loadouts = What the marines bring
sheets-class-players = the player chooses one
sheets-weapons-players = the player chooses two starting weapons
sheets-own = Cards of the author's own
sheets-invasions = Invasion cards to choose from
sheets-invasion = Invasion card: { $card }
sheets-argent = { $argent } argent
sheets-blue = Blue
sheets-yellow = Yellow
sheets-red = Red
sheets-event-sets = Event cards
sheets-own-events = Events of the author's own

## tells/own_cards
own-cards-toughness = 1 shield always
own-cards-flies = over red lines and difficult spaces
own-cards-marines = { $count ->
    [one] 1 marine
   *[other] { $count } marines
 }
own-cards-passes-on = at the end of each round
own-cards-groups = { $one }; or { $other }
own-cards-invasion = A portal that sends demons sends one of the two groups of its colour.

## content/load
load-unknown-file = unknown kind of file: '{ $name }'; cards are in demons.ron, weapons.ron, events.ron, invasions.ron, classes.ron, glory.ron or squad.ron
load-more-mistakes = there are more mistakes; these come first
load-action-card = an action card
load-reaction-card = a reaction card
load-demon = a demon
load-event = an event
load-class-card = a class card
load-glory-card = a glory kill card
load-squad-card = a squad card
load-abilities = '{ $id }' has more than { $most } abilities
load-no-window = '{ $id }': { $holder } has no window { $when }
load-no-cost = '{ $id }': { $holder } cannot cost { $cost }
load-parts = '{ $id }': the ability at { $when } has more than { $most } parts of one sort
load-beyond = '{ $id }': { $what } is beyond the limit of { $most }
load-no-act = '{ $id }': { $act } is nothing { $holder } can do at { $when }
load-no-dice = '{ $id }': { $act } needs one die at least
load-must-be = '{ $id }': { $what } is { $value }, it must be { $most }
load-from-to = '{ $id }': { $what } is { $value }, it must be from { $least } to { $most }
load-number-of-cards = the number of cards
load-number-of-dice = the number of dice
load-number-of-kinds = the number of kinds in a group
load-two-corners = '{ $id }' shows two things in defence: shields, a dodge or a special defence
load-name = '{ $id }' needs a name of 1 to { $most } letters on one line
load-text = the text of '{ $id }' is longer than { $most } letters or has strange ones
load-no-name = '{ $id }' is no name: lower case letters, digits and dashes
load-long-name = the name '{ $id }' has more than { $most } letters
load-twice = the name '{ $id }' is used twice
load-no-room = there are { $most } { $what } already
load-weapon-sets = weapon sets
load-action-cards = action cards
load-demons = kinds of demons
load-event-sets = event sets
load-events = events
load-invasions = invasion cards
load-classes = class cards
load-glory-cards = glory kill cards
load-basic-set = '{ $id }' cannot be the basic set
load-reaction = the reaction card '{ $id }' has an attack or a speed
load-special = '{ $id }' shows a special defence: only events do
load-stagger = '{ $id }' must be staggered before it is fragged
load-base = '{ $id }' needs a base of 1×1, 1×2, 2×2 or 2×3 spaces
load-special-defence = the special defence of '{ $id }' must say what it is
load-unknown-demon = unknown demon '{ $demon }'
load-figures = { $count } × '{ $demon }': the box has { $stock }
load-glory-both = '{ $id }' is used as a bonus action or in the place of a main action, not as both
load-squad-twice = there is a squad card for { $marines } marines already

## content/source
source-no-word = `{ $word }` is no word for { $thing }
source-no-field = { $thing } has no field `{ $word }`
source-needs-field = { $thing } needs a field `{ $field }`
source-this = this
source-act = something that happens (`do`)
source-trigger = a window (`when`)
source-condition = a condition (`if`)
source-payment = a price (`cost`)
source-number = a number that changes
source-lasting = how long a number stays changed
source-ability = an ability
source-attack = an attack
source-defence = a defence
source-demon = a demon
source-weapon-set = a weapon set
source-set-class = the class of a weapon set
source-card-kind = the kind of an action card
source-action-card = an action card
source-event-set = an event set
source-event-card = an event card
source-invasion = an invasion card
source-group = a group of an invasion card
source-summons = the demons of a group
source-class-card = a class card
source-glory-card = a glory kill card
source-squad-card = a squad card

## greedy/taste
taste-no-record = the record does not say how the weights came about
taste-range = `{ $name }` is { $number }; it goes from { $least } to { $most }

## greedy/persona
persona-unknown = there is no persona `{ $persona }`

## reference
reference-cards = Cards
reference-head =
    Every card of the box with its numbers. A range counts the defender's space; a speed is the movement points gained. What is
    marked *ours* is not known of the published game, or not printed there.
reference-dice = Dice
reference-faces = Red: { $red }. Black: { $black }.
reference-marines = Marines
reference-marine = health { $health }, hand { $hand }.
reference-actions = Action cards
reference-basic = every marine has it
reference-starting = starting weapon, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }
reference-found = only found, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }
reference-demons = Demons
reference-events = Events
reference-invasions = Invasion cards
reference-invasions-about = Two groups for each tier of portal; the invader chooses one.
reference-invasions-row = | card | blue | yellow | red |
reference-classes = Class cards
reference-classes-about = What says so exhausts the card; it is readied when its marine's activation begins. A *bonus action* is in addition to the main action; what is used as a *main action* takes the place of one.
reference-glory = Glory kill cards
reference-glory-about = Recover { $recovers } when gained; kept until used: as a *bonus action*, in addition to the main action, as a *main action* in the place of one, or where they say.
reference-squad = Squad cards
reference-squad-card = { $name } ({ $marines ->
    [one] 1 marine
   *[other] { $marines } marines
 })
reference-ours = Ours: { $what }.
reference-red = { $red } red, range { $range }
reference-black = { $black } black, range { $range }
reference-both = { $red } red + { $black } black, range { $range }
reference-attack = attack { $attack }
reference-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
 }
reference-dodge = dodge
reference-special = special defence
reference-nothing = nothing
reference-list = { $before }, { $after }
reference-then = { $before }; { $after }
reference-main = main action
reference-bonus = bonus action
reference-reaction = reaction
reference-speed = speed { $speed }
reference-in-defence = in defence { $defence }
reference-action = { $parts }. { $text }
reference-demon = Stagger { $stagger }, health { $health }, speed { $speed }; { $attack }; special defence { $special }{ $tough ->
    [yes] ; toughness
   *[no] {""}
 }{ $flies ->
    [yes] ; flies
   *[no] {""}
 }; base { $columns }×{ $rows }. { $text }
reference-event = { $text } In defence { $defence }.
reference-named = { $name }: { $words }
reference-copies = { $name } ×{ $copies } ({ $words })
reference-tier = { $tier ->
    [blue] blue
    [yellow] yellow
   *[red] red
 } { $one } or { $other }
reference-figures = { $count } { $name }
reference-group-argent = { $figures } (+{ $argent } argent)

