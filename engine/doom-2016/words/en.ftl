# What the window says of this game. Its ids are put together from the rows of the game; texts for all games stand in the window's
# own file.

## Templates
template-doom-2016-starter = Starter mission
template-doom-2016-starter-words = Six tiles, two doors and an objective to fetch. It can be played right away; change it step by step.

## Commands, with other words they are found with
command-tool-portal = Place Portal
    .synonyms = put add spawn
command-tool-teleporter = Place Teleporter
    .synonyms = put add
command-cards-synonyms = threat

## Pieces: headings, entries of the palette, what stands where, what is asked of one, hints
pieces-portal = Portals
pieces-teleporter = Teleporters
pieces-weapon = Weapons
piece-health-pack = Health pack
piece-portal-blue = Blue, face up
piece-portal-yellow = Yellow, face up
piece-portal-red = Red, face up
piece-portal-blue-down = Blue, face down
piece-portal-yellow-down = Yellow, face down
piece-portal-red-down = Red, face down
piece-teleporter = Active
piece-teleporter-down = Inactive
here-portal = { $sort ->
    [blue] blue
    [yellow] yellow
   *[red] red
} portal, face { $side ->
    [up] up
   *[down] down
}
here-teleporter = teleporter, { $side ->
    [up] active
   *[down] inactive
}
here-health-pack = health pack
inspector-tier = Tier
inspector-face-up = Starts face up
inspector-active = Starts active
layer-teleporters = Teleporters
layer-portals = Portals
hint-portal = Click to place, F flips, Esc cancels
hint-teleporter = Click to place, F switches active or inactive, Esc cancels
stand-flat-doom-2016 = there is already a portal or teleporter

## Settings
setting-frag-limits = Frag limit
setting-invasion = Invasion card
setting-invasion-shown = Invasion card shown
setting-invasion-shown-none = Face down
setting-event-sets = Event sets
setting-loadouts = Marine { $seat }: two weapons and a class
setting-class-none = No class
setting-class-players = The player chooses a class
setting-weapons-players = The player chooses two weapons
setting-invasion-players = The invader chooses
setting-event-sets-players = The invader chooses three

## Cards of a mission, and files of content
card-threat = Threat
card-none-threat = How the demons arrive.
cards-demons = Custom demons
cards-weapons = Custom weapon sets
cards-events = Custom event sets
cards-invasions = Custom invasion cards
cards-classes = Custom class cards
cards-glory = Custom glory kill cards
cards-squad = Custom squad cards
cards-none-doom-2016 = Create custom demons, weapons, events, invasion cards and classes above. Each starts with an example.

## Events, as the knockouts name them
handler-on-event-played = when the invader plays an event card
handler-on-events-drawn = when the invader draws event cards
handler-on-sprinted = when a marine sprints
handler-on-demons-activated = when demons are activated
handler-on-initiative-revealed = when an initiative card is revealed
handler-on-glory-killed = when a marine makes a glory kill
handler-on-argent-gained = when the invader gains argent
handler-on-argent-spent = when the invader spends argent
handler-on-argent-lost = when the invader loses argent
handler-on-portal-flipped = when a portal is flipped
handler-on-portal-removed = when a portal is removed
handler-on-portal-chosen = when a portal is chosen
handler-on-summoned = when demons are summoned
handler-on-teleporter-activated = when a teleporter becomes active
handler-on-threat-changed = when the threat changes

## The numbers on the table
counts-doom-2016 = The invader: { $frags ->
    [one] 1 frag
   *[other] { $frags } frags
}, { $argent } argent, { $events ->
    [one] 1 event
   *[other] { $events } events
} in hand{ $threat ->
    [0] {""}
   *[other] , { $threat } threat
}
