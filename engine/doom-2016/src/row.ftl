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

## rows
remedy-turtle = a threat card that hurries them
remedy-swarm = health packs
besides = Dice, damage and argent tokens and the cards of the demons are used as always.
