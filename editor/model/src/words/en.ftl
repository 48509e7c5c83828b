# Every text of the window. One file a language; ids are the same in all of them.

untitled = Untitled mission
choose-mission = Open a mission folder
choose-import = Import a bundle or a map
import-files = Bundles and maps
imported = Imported into { $path }.
nothing-chosen = Nothing was chosen. If no dialog appeared, this desktop has none: write the path into the field instead.
nothing-opened = Nothing was chosen. If no dialog appeared, this desktop has none: drop the file or folder into the window, or write its path on the first screen.
open = Open
browse = Browse…
cancel = Cancel
save = Save
close = Close

## First screen
start-motto = Build missions, and have them proven by play.
start-new = New mission
start-shipped = Shipped missions
start-looking = Looking for them…
start-none = None were found beside the program. Open one by its folder.
start-recent = Opened last
start-other = Another mission
start-path = Path of a mission’s folder, a bundle, or a map of Tiled
card-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
card-marines = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $few ->
    [one] 1 marine
   *[other] { $few } marines
}
card-range = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $few } to { $many } marines

## Menus and commands
menu-file = File
menu-edit = Edit
menu-tools = Tools
menu-view = View
menu-proof = Proof
menu-help = Help
command-new = New mission
command-open = Open…
command-import = Import a bundle or a map…
command-save = Save
command-save-as = Save as…
command-export = Export…
command-reload = Read again from the files
command-missions = All missions
command-quit = Quit
command-undo = Undo
command-redo = Redo
command-cut = Cut
command-copy = Copy
command-paste = Paste
command-duplicate = Duplicate
command-delete = Delete
command-select-all = Select all
command-select-same = Select all of the same kind
command-select-none = Select nothing
command-invert = Select everything else
command-turn-right = Turn right
command-turn-left = Turn left
command-flip = Flip to the other side
command-rename = Name…
command-tool-select = Select and move
command-tool-tile = Lay tiles
command-tool-door = Put doors
command-tool-portal = Put portals
command-tool-teleporter = Put teleporters
command-tool-token = Put tokens
command-tool-start = Put start spaces
command-tool-figure = Put demons
command-tool-label = Write on the map
command-tool-region = Paint a region
command-tool-ruler = Measure distances
command-fit = See the whole map
command-fit-selection = See what is selected
command-zoom-in = Nearer
command-zoom-out = Farther
command-minimap = Small map
command-bigger = Larger interface
command-smaller = Smaller interface
command-theme = Next look: dark, light, high contrast
command-pictures = Pictures of my cardboard…
command-pictures-next = Pictures: with lines, alone, none
command-inspector = Inspector
command-problems = Problems
command-proof = Proof
command-history = History
command-layers = Layers
command-cards = Cards
command-script = Script
command-script-find = Find in script
command-script-replace = Replace in script
command-script-next = Find next
command-script-previous = Find previous
command-script-comment = Toggle line comment
command-workshop = Tile workshop
command-play = Play games, or stop them
command-heat = Next heat on the map: stood, fell, none
command-watch = Watch a game
command-watch-pause = Game: play or pause
command-step-on = Game: next choice
command-step-back = Game: choice before
command-activation-on = Game: next activation
command-activation-back = Game: activation before
command-round-on = Game: next round
command-round-back = Game: round before
command-game-start = Game: to its start
command-game-end = Game: to its end
command-faster = Game: faster
command-slower = Game: slower
command-watch-leave = Game: leave it
command-next-problem = Next problem
command-fix = Quick Fix
command-probe-sight = Probe: what is seen from here
command-probe-range = Probe: how far it is from here
command-probe-reach = Probe: how far one gets from here
command-probe-fit = Probe: where large demons fit
command-next-field = Next field or button
command-previous-field = Field or button before
command-next-part = Next part of the window
command-previous-part = Part of the window before
command-menu-bar = Open the menus
command-find = Find anything…
command-shortcuts = All shortcuts
command-first-mission = Your first mission
button-undo = Undo
button-redo = Redo
button-save = Save
button-fit = Fit
button-find = Find…
button-play = Play

## Status line
unsaved-mark = not saved
zoom-whole = whole map
zoom = { $pixels } px a space
undone = Taken back: { $step }.
redone = Done again: { $step }.
undo-in-script = The last change was made in this script: { $step }. Undo again takes it back.
redo-in-script = The next change belongs to this script: { $step }. Redo again does it.
undo-in-workshop = The last change was made in the tile workshop: { $step }. Undo again takes it back.
redo-in-workshop = The next change belongs to the tile workshop: { $step }. Redo again does it.
undo-outside = The last change was made outside: { $step }. Undo again takes it back.
redo-outside = The next change belongs outside: { $step }. Redo again does it.
fixed = Quick Fix: { $what }. Undo takes it back.
fix-again = Quick Fix would do this: { $what }. Quick Fix again does it.
fix-choose = No problem is selected, so nothing was changed. Select one in the list, or go to it with Next problem.
fix-none = There is no quick fix for the selected problem.
fix-none-here = There is no quick fix for this line.
rename-one = Select one piece to name it.
rename-none = A tile has no name. Doors, portals, tokens, regions and other pieces have one.
copied = { $count ->
    [one] 1 piece copied.
   *[other] { $count } pieces copied.
}
paste-failed = This cannot be pasted: { $why }
paste-empty = There is nothing to paste.
reloaded = Read again.
saved = Saved in { $path }.
save-failed = Save failed: { $why }
retry = Retry
save-elsewhere = Save As…
dismiss = Dismiss
saved-aside = Saved in { $path }. What somebody had not saved there is kept, and offered when you open it.
save-taken = There is a mission in { $path } already; choose another folder.

## New missions and shortcuts
begin-title = What does the mission begin with?
begin-starter = A small mission that works
begin-starter-words = Six tiles, two doors, an objective to fetch. Change it bit by bit; it can be played from the first moment.
begin-empty = An empty table
begin-empty-words = Lay your own tiles. The list of problems tells what is still missing.
shortcuts-title = All shortcuts
shortcuts-hint = Press “change”, then the new key. A key another command has is taken from it.
shortcuts-change = change
shortcuts-back = as it was
shortcuts-press = press a key…
shortcuts-more = Left button: the tool in hand. Middle or right button, or left with the space bar held: drag the map. Wheel: nearer and farther; with Shift: turn what is in hand. Arrow keys: move what is selected, or else the map. Escape: let go, step by step. Tab and F6 lead from the map to everything else: there arrow keys go to what lies beside, Enter or Space presses, letters find in an open list, and Escape leads back to the map. A script keeps the keys on Escape; F6 leaves it.

## Palette
palette-tiles = Tiles
palette-pieces = Pieces
palette-filter = 12, 4x6, 2 openings, hall
palette-filter-pieces = Filter pieces
palette-openings = { $count ->
    [one] 1 opening
   *[other] { $count } openings
}
sides-both = Both sides
sides-facility = Facility sides
sides-hell = Hell sides
sides-left = What is left in the box
stock-left = { $count } of { $all } left
stock-none = none left
stock-short = { $count } too many
pieces-play = Basics
pieces-portal = Portals
pieces-teleporter = Teleporters
pieces-tokens = Tokens
pieces-weapon = Weapons
pieces-demons = Starting demons
pieces-probes = Probes
pieces-notes = Annotations
piece-select = Select and move
piece-door = Door
piece-start = Start space
piece-objective = Objective token
piece-health-pack = Health pack
piece-marker = Marker
piece-region = Region
piece-label = Label
piece-ruler = Ruler
piece-portal-blue = Blue, face up
piece-portal-yellow = Yellow, face up
piece-portal-red = Red, face up
piece-portal-blue-down = Blue, face down
piece-portal-yellow-down = Yellow, face down
piece-portal-red-down = Red, face down
piece-teleporter = Active
piece-teleporter-down = Inactive

## What stands where
here-tile = tile { $tile }
here-difficult = difficult
here-nothing = no space
here-region = region { $name }
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
here-marker = marker “{ $sort }”
here-objective = objective token
here-health-pack = health pack
here-door = door
here-start = start space

## Panels
severity-error = error
severity-warning = warning
severity-note = note
tab-inspector = Inspector
tab-cards = Cards
tab-problems = Problems
tab-proof = Proof
tab-layers = Layers
tab-history = History
inspector-mission = The mission
inspector-name = Name, for scripts
inspector-many = { $count ->
    [one] 1 piece is selected
   *[other] { $count } pieces are selected
}
inspector-texts = Texts
inspector-numbers = Numbers and choices
inspector-no-name = none
inspector-name-help = Enter gives the name; scripts that use it follow.
inspector-column = Column
inspector-row = Row
inspector-side = Side
inspector-turn = Turned by
inspector-tier = Tier
inspector-face-up = Starts face up
inspector-active = Starts active
inspector-kind = Kind
inspector-marker = Its word, for scripts
inspector-turned = Base turned by a quarter
inspector-label = What it says
side-a = A, facility
side-b = B, hell
degrees = { $count }°
name-unspeakable = A name has letters, digits and _ only, and no digit first.
name-taken = Another piece has this name.
region-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
info-title = Title
info-author = Author
info-licence = Licence
info-summary = One sentence about it
info-briefing = Briefing, read to everybody before the game
info-victory = Read when the marines win
info-defeat = Read when the invader wins
info-notes = Notes for whoever changes the mission
numbers-marines = Made for so many marines
numbers-of-marines = { $count ->
    [one] 1 marine
   *[other] { $count } marines
}
numbers-chosen = { $count } of { $needed } chosen
setting-frag-limits = Frags with which the invader wins
setting-invasion = Invasion card
setting-invasion-shown = The invasion card lies
setting-invasion-shown-none = Face down
setting-event-sets = Event sets
setting-loadouts = Marine { $seat }, his two weapons and his class
setting-class-none = No class
setting-class-players = His player chooses a class
setting-weapons-players = His player chooses two weapons
setting-invasion-players = The invader chooses
setting-event-sets-players = The invader chooses three
card-own = { $name } · own
card-objective = Objective
card-threat = Threat
card-special = Special rules
card-none-objective = How the marines win. Without an objective they cannot.
card-none-threat = How the demons come.
card-none-special = Anything else of this mission's own.
card-pick = Choose a card
card-pick-other = Choose another
card-write = Write a new one
card-open = Script
card-remove = Remove
card-no-script = Its script is missing.
card-usual = as usual: { $value }
card-shelf = Cards that come with Hellwright:
script-none = There is no script yet. Cards are scripts: choose one among the cards, or write a new one.
script-new = New
cards-new = New cards…
cards-none = Demons, weapons, events, invasion cards and classes of your own are begun above, with an example each.
cards-hint = Cards of your own: docs/own-content.md has all words and limits.
cards-demons = Demons of your own
cards-weapons = Weapon sets of your own
cards-events = Event sets of your own
cards-invasions = Invasion cards of your own
cards-classes = Class cards of your own
cards-glory = Glory kill cards of your own
cards-squad = Squad cards of your own
script-rename = Name…
script-delete = Delete
script-close = Close
script-name-bad = Letters, digits, - and _, and no name twice
script-name-done = Done
script-search = Find
script-search-case = Match case
script-search-count = { $at } of { $count }
script-search-many = { $count ->
    [one] 1 result
   *[other] { $count } results
}
script-search-none = No results
script-search-previous = Previous match
script-search-next = Next match
script-search-close = Close
script-replace = Replace with
script-replace-one = Replace
script-replace-all = Replace all
script-gives = gives { $what }
script-hint = Ctrl and space: words to go on with. What is under the cursor is explained here. F6: leave the text.
place-region = region
problems-checking = Checking…
problems-none = None. The checks have nothing to say against this mission.
count-error = { $count ->
    [one] 1 error
   *[other] { $count } errors
}
count-warning = { $count ->
    [one] 1 warning
   *[other] { $count } warnings
}
count-note = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
problem-help = What to do: { $help }
problem-fix = Quick Fix: { $what }
problem-fix-all = Fix all { $count } of this kind
problem-reason = Why it is as it should be
problem-mute = Mute all of this kind
problem-mute-here = Mute here
proof-title = Playouts
proof-play = Play
proof-stop = Stop
proof-idle = Bots play it for every number of marines, and tell who wins.
proof-progress = { $percent } %
proof-learning = Bots are learning the changed mission…
proof-errors = Not played: a mission with errors cannot be played properly.
proof-stopped = Stopped early; this is what was played by then.
proof-pass = The mission works.
proof-fail = The mission does not work: see the problems.
proof-older = Of an older version: the mission has changed since. Play again to know how it is now.
proof-games = Games each
proof-marines-bots = Marines
proof-invader-bots = Invader
proof-judges = Good players
judges-greedy = None
judges-quick = Quick
judges-thorough = Thorough
proof-seed = Seed
proof-seed-own = the mission’s own
bot-greedy = Greedy
bot-greedy-does = Takes what looks best at once. A thousand games take a few seconds.
bot-random = Random
bot-random-does = Takes anything. A thousand games take a few seconds.
bot-search-quick = Quick search
bot-search-quick-does = Tries a few plans one activation ahead. Games take about 30 times as long as greedy ones.
bot-search-usual = Search
bot-search-usual-does = Tries a few plans three activations ahead. Games take about 150 times as long as greedy ones.
bot-search-long = Long search
bot-search-long-does = Tries more plans five activations ahead. Games take the longest; play few of them.
bot-rush = Rush
bot-rush-does = Makes straight for its aims, whatever that costs in health. As quick as greedy.
bot-turtle = Turtle
bot-turtle-does = Keeps its distance and its health, and goes on when it is safe. As quick as greedy.
bot-explore = Explore
bot-explore-does = Opens every door and picks everything up before it turns to its aims. As quick as greedy.
bot-hunt = Hunt
bot-hunt-does = Goes after demons before it turns to its aims. As quick as greedy.
bot-swarm = Swarm
bot-swarm-does = Throws everything at the marines and spares nothing. As quick as greedy.
bot-ambush = Ambush
bot-ambush-does = Stays out of sight until marines are within its reach. As quick as greedy.
bot-guard = Guard
bot-guard-does = Stands where the marines want to go and waits for them there. As quick as greedy.
proof-simple = The bots above
proof-balance-not-marines = even or better for the invader
proof-balance-even = even
proof-balance-not-invader = even or better for the marines
proof-balance-marines = better for the marines
proof-balance-invader = better for the invader
proof-balance-open = not decided
proof-shares = How often the marines win (95 % interval), and how long a usual game takes:
proof-marines = { $count ->
    [one] 1 marine
   *[other] { $count } marines
}
proof-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
proof-shift = { $by } % (±{ $reach })
proof-looked = { $count ->
    [one] With 1 marine
   *[other] With { $count } marines
}
proof-lengths = Shortest { $min }, usual { $median }, longest { $max } rounds
proof-choices = { $count } choices a game
proof-no-end = Came to no end
proof-took = { $games } games in { $seconds } s, seed { $seed }
won-marines = marines
won-invader = invader
won-nobody = nobody
games-title = Games
games-of = Games of
games-simple = Greedy bots
games-good = Bots that search
games-telling = Telling
games-all = All
games-none = There is no such game.
games-game = Game { $game }
games-watch = Watch
games-page = { $page } of { $pages }
keep-script-failed = The first in which a script failed
keep-effect-refused = The first with an impossible effect
keep-unfinished = The first without an end
keep-shortest-marines = The marines’ shortest win
keep-longest-marines = The marines’ longest win
keep-shortest-invader = The invader’s shortest win
keep-longest-invader = The invader’s longest win
keep-narrowest-marines = The marines’ narrowest win
heat-title = On the map
heat-none = No heat
heat-all = All
heat-marines = Marines in play
heat-legend = The larger the disk, the oftener. Point at a space to read the number.
trace-marines-stood = Marines stood
trace-marines-fell = Marines fell
trace-demons-stood = Demons stood
trace-demons-fell = Demons fell
trace-marines-stood-here = marines stood here { $count ->
    [0] never
    [one] once
   *[other] { $count } times
} in { $games } games
trace-marines-fell-here = marines fell here { $count ->
    [0] never
    [one] once
   *[other] { $count } times
} in { $games } games
trace-demons-stood-here = demons stood here { $count ->
    [0] never
    [one] once
   *[other] { $count } times
} in { $games } games
trace-demons-fell-here = demons fell here { $count ->
    [0] never
    [one] once
   *[other] { $count } times
} in { $games } games
problem-older = Found by playing an older version
problem-watch = Watch the game
watch-opening = Playing that game again…
watch-none = There are no games yet: play some first (F5).
watch-title = Game { $game }, { $count ->
    [one] 1 marine
   *[other] { $count } marines
}
watch-leave = Leave
watch-play = Play
watch-pause = Pause
watch-marines-win = The marines win.
watch-invader-wins = The invader wins.
watch-nobody-wins = Nobody wins.
watch-at = Choice { $at } of { $last }, round { $round }
watch-speed = { $count ->
    [one] 1 choice a second
   *[other] { $count } choices a second
}
watch-tab-game = Game
watch-hint = ← → choice, with Shift activation, PgUp PgDn round, Space plays
watch-figure = { $name } { $left } of { $health }
watch-fragged = fragged
watch-stunned = , stunned
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
history-opened = As it was opened
history-here = here
layer-dim = dim
layer-lock = lock
layer-tiles = Floors
layer-grid = Grid
layer-pictures = Pictures of cardboard
layer-heat = Heat
layer-regions = Regions
layer-lines = Lines
layer-teleporters = Teleporters
layer-portals = Portals
layer-starts = Starts
layer-tokens = Tokens
layer-figures = Figures
layer-doors = Doors
layer-labels = Labels
layer-coordinates = Coordinates
layer-problems = Problems
layer-title = Title and author
layer-legend = Legend
region-unnamed = Region without a name

## Questions
save-title = Where is the mission to be kept?
save-words = A mission is a folder. It will be made, with mission.ron and the scripts in it.
save-hint = Path of a folder
opened-copy = This is a copy of an example. Save asks where to keep it.
reload-never-saved = This mission was never saved, so there are no files to reload.
unsaved-title = There are changes that are not saved
unsaved-words = Save them first, or lose them?
lose = Lose them
lose-reload = Lose them and read again

restored = { $count ->
    [one] 1 change brought back. It is not saved yet.
   *[other] { $count } changes brought back. They are not saved yet.
}
recover-title = This mission was not closed last time
recover-words = { $count ->
    [one] 1 change was
   *[other] { $count } changes were
} not saved; the last was made { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
} ago. These can be brought back, newest first:
recover-words-changed = { $count ->
    [one] 1 change was
   *[other] { $count } changes were
} not saved, and since then another program has changed the files. Bringing the changes back hides what it did until you save; forgetting them keeps what it did. Newest first:
recover-restore = Bring them back
recover-discard = Forget them
recover-other-title = A second window was not closed either
recover-later = Ask me next time
recover-instead = Show these instead
held-title = This mission is open in another window
held-words = It is open in { $other }. You can work on it here too, and nothing you do is lost; but whoever saves last wins.
held-leave = Leave it
held-stay = Work on it here too
gone-title = The folder of this mission is gone
gone-words = { $path } was moved, renamed or deleted outside Hellwright. The mission is still complete here. Save it in another place, or close it.
gone-close = Close without saving
gone-keep = Keep editing
foreign-title = Another program has changed this mission
foreign-words = Read what it wrote?
foreign-words-dirty = Read what it wrote, and lose what is not saved here? Or stay with what is here, and write over the other when you save?
foreign-mine = Stay with mine
foreign-theirs = Read theirs
foreign-changed = { $file } says something else
foreign-removed = { $file } is gone
foreign-added = { $file } is new
start-unsaved = Never saved
start-unsaved-facts = { $count ->
    [one] 1 change
   *[other] { $count } changes
}, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}

## Find
find-hint = Command, piece, name, script, text, problem
find-nothing = No results
find-command = command
find-tile = tile
find-tile-words = Tile { $tile }
find-piece = piece
find-region = region
find-script = script
find-text = text
find-problem = problem

## Changes, as the history lists them
change-name = name a piece
change-name-to = name a piece { $name }
change-set = { $count ->
    [one] set something about 1 piece
   *[other] set something about { $count } pieces
}
change-settings = set numbers and choices
change-texts = write the texts
change-cut = cut { $count }
change-delete = delete { $count }
change-paste = paste { $count }
change-duplicate = duplicate { $count }
change-card = choose the card { $name }
change-card-new = begin a new card
change-card-remove = remove a card
change-parameter = set { $name }
change-script = write { $name }
change-script-replace = replace in { $name }
change-script-new = begin a new script
change-cards-new = begin { $name }
change-script-delete = delete { $name }
change-script-rename = name a script
change-mute = mute { $code }
change-fix-all = mend { $count } times: { $what }
change-lay = lay tile { $tile }
change-put = put { $what }
change-move = move { $count ->
    [one] a piece
   *[other] { $count } pieces
}
change-copy = copy { $count ->
    [one] a piece
   *[other] { $count } pieces
}
change-turn = turn { $count ->
    [one] a piece
   *[other] { $count } pieces
}
change-flip = flip { $count ->
    [one] a piece
   *[other] { $count } pieces
}

change-paint = paint a region
change-unpaint = take a region away

## What a tool says of what is in hand
region-new = new region
region-anew = The next stroke begins a new region.
tool-region = { $region }: { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
doors-closed = doors closed
doors-open = all doors open
ruler-grid = { $x } across, { $y } down
ruler-range = { $count ->
    [one] 1 space away
   *[other] { $count } spaces away
}
ruler-cut-off = cut off by walls and closed doors
ruler-steps = { $count ->
    [one] 1 point to walk
   *[other] { $count } points to walk
}
ruler-no-way = no way to walk
a-marine = A marine
probe-sight = { $seen ->
    [one] 1 space is seen
   *[other] { $seen } spaces are seen
}, { $covered } of them with cover
probe-range = the farthest space is { $most } away{ $cut ->
    [0] { "" }
   *[other] , { $cut } are cut off
}
probe-reach = { $who } with { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $ends ->
    [one] 1 place to end on
   *[other] { $ends } places to end on
}
probe-no-room = { $who } does not fit here
probe-too-far = not to there
probe-fit = { $who } could stand on { $count } spaces
fit-yes = { $who } fits here
fit-no = { $who } does not
sight-open = { $to } has no cover from { $from }
sight-large = { $to } has no cover from { $from }: large figures never have any
sight-cover = { $to } has cover from { $from }
sight-none = { $from } does not see { $to }
sight-why = the line to the { $corner } corner { $why }
sight-corner-0 = north-west
sight-corner-1 = north-east
sight-corner-2 = south-east
sight-corner-3 = south-west
sight-demon = the { $demon } at { $cell }
sight-west-side = west side of { $cell }
sight-north-side = north side of { $cell }
sight-by-door = is stopped by the closed door { $door }, the { $edge }
sight-by-a-door = is stopped by the closed door on the { $edge }
sight-by-blocking = is stopped by the blocking terrain on the { $edge }
sight-by-wall = is stopped by the wall on the { $edge }
sight-by-corner = is stopped where walls meet, at the north-west corner of { $cell }
sight-rim = crosses the rim of difficult ground at the { $edge }
sight-rim-corner = crosses the rim of difficult ground at the north-west corner of { $cell }
sight-through = passes through { $who }
sight-door = with { $door } open it does
sight-a-door = a door
new-label = Label
tool-tile = { $tile }, { $left } of { $all } left
tool-door = door, { $left } of { $all } left
tool-joined = { $count ->
    [one] 1 opening meets another
   *[other] { $count } openings meet others
}
tool-walled = { $count ->
    [one] 1 opening against a wall
   *[other] { $count } openings against a wall
}
tool-overlap = { $count ->
    [one] lies over another tile on 1 space
   *[other] lies over other tiles on { $count } spaces
}
tool-short = the box has no more of them
tool-both-sides = the other side of the last piece is in use
tool-off-table = too far from the others: no board is that large
tool-moved = { $x } right, { $y } down
tool-copied = copy: { $x } right, { $y } down
stand-base = the base does not fit here
stand-figure = another figure stands here
stand-nowhere = there is no space here
stand-start = there is a start space here
stand-flat = there is a portal or teleporter here
stand-token = another token lies here
door-no-floor = there is no floor on both sides
door-wall = there is a wall
door-blocked = there is a blocking line
door-inside = doors stand only where two tiles meet
door-taken = there is a door already

## Hints of tools
hint-select = Click to select, drag to move, Alt drag to copy, Q E turn, F flip
hint-drag = Q E turn, F flip, Alt copies, Ctrl without magnet, Esc drops it
hint-tile = Click to lay it, Q E turn, F flip, Ctrl without magnet, Esc puts it away
hint-door = Click to put it, Q E across or along, Ctrl without snapping, Esc puts it away
hint-portal = Click to put it, F turns it over, Esc puts it away
hint-teleporter = Click to put it, F active or not, Esc puts it away
hint-label = Click to put it, then write in the inspector
hint-piece = Click to put it, Esc puts it away
hint-figure = Click to put it, Q E turn, Ctrl without snapping, Esc puts it away
hint-region = Drag to paint, from a space of it to erase, Shift drag a rectangle, F a new region
hint-ruler = Click or drag from space to space, F opens the doors
hint-probe = Click to pin it and point at another space, F who asks, Esc puts it away
hint-probe-reach = Click to pin it, E Q more or fewer points, F who walks, Esc puts it away
hint-probe-fit = F which demon, Esc puts it away

## Tile workshop
menu-workshop = Workshop
menu-script = Script
palette-workshop = Draw
inspector-workshop = Draw this tile otherwise…
command-work-floor = Draw spaces
command-work-difficult = Draw difficult ground
command-work-wall = Draw walls
command-work-blocking = Draw blocking lines
command-work-impassable = Draw impassable lines
command-work-opening = Draw openings
command-work-door = Mark places for doors
command-work-eraser = Erase lines and spaces
command-work-turn-over = Turn the tile over
command-work-next = Next tile
command-work-back = Tile before
command-work-new = New tile
command-work-copy = New tile like this one
command-work-remove = Take away my own tile
command-work-save = Keep my tiles in a folder…
command-work-bring = Bring tiles from a folder…
command-work-leave = Back to the map
work-title = Tile { $tile }
work-side-a = Side A, facility
work-side-b = Side B, hell
work-done = Back to the map
work-own = own
work-new-short = New tile
work-copy-short = Copy
work-floor = Floor
work-floor-hint = Click or drag to add spaces. Both sides are one piece of cardboard: the back grows with the front.
work-difficult = Difficult
work-difficult-hint = Spaces that cost one movement point more. Over difficult spaces it makes them plain again.
work-wall = Wall
work-wall-hint = Nothing goes across. Over a wall it takes it away; over an opening it closes it.
work-blocking = Blocking
work-blocking-hint = Solid red line: no movement, no sight. Over the same line it takes it away.
work-impassable = Impassable
work-impassable-hint = Dotted red line: no movement, but sight. Over the same line it takes it away.
work-opening = Opening
work-opening-hint = Where another tile can be joined: click the outer wall. Two spaces wide, on both sides; a click on an opening closes it.
work-door = Door place
work-door-hint = A good place for a door. Only a hint for whoever builds; the door itself is a token.
work-eraser = Eraser
work-eraser-hint = Takes away the line it begins on, or else spaces. The right button always erases.
work-on-outline = The outer border is a wall or an opening; red lines lie between two spaces.
work-inside = Openings lie on the outer border of the tile.
work-in-void = There is no space here: lay floor first.
work-nothing = There is nothing to take away.
work-too-large = A tile has at most 12 by 12 spaces.
work-here-void = no space
work-here-floor = floor
work-here-difficult = difficult
work-back-a = The other side: A, facility
work-back-b = The other side: B, hell
work-back-alike = Cut alike, as one piece. Lines and difficult ground are each side’s own.
work-back-differs = The two sides are not cut alike.
work-cut-back = Cut it like this side
work-copy-back = Draw it like this
work-problems = Checks
work-no-problems = The checks have nothing to say against this tile.
work-about = What kind of piece it is
work-title-a = Name of side A
work-title-b = Name of side B
work-note = Note: where it comes from
work-number = Number
work-stock = Copies of it
work-number-range = A tile has a number from 1 to { $most }.
work-number-taken = There is a tile { $tile } already.
work-number-boxed = This tile is the box’s. Make a copy of it for another number.
work-is-own = This tile is your own, in place of the box’s.
work-is-new = This tile is your own.
work-is-boxed = This is the box’s tile. Draw on it, and it becomes your own in this mission.
work-remove-boxed = Back to the box’s tile
work-remove = Remove this tile
work-own-now = Tile { $tile } is your own now, in this mission. “Back to the box’s tile” takes that back.
work-none-own = There is no tile of your own yet.
work-too-many = A mission can have { $count } tiles of its own.
work-all = { $count ->
    [0] No tile of this mission is your own.
    [one] 1 tile of this mission is your own.
   *[other] { $count } tiles of this mission are your own.
} Kept in a folder, they can be brought into other missions.
work-save-short = Keep in a folder…
work-bring-short = Bring from a folder…
work-new-about = room
work-folder = tiles
work-keep-title = Keep my tiles in a folder
work-keep-words = Every tile of your own becomes a text file there. The mission has them in any case.
work-keep-taken = { $count ->
    [one] 1 file there has another tile
   *[other] { $count } files there have other tiles
} under the same number. Replace?
work-replace = Replace
work-kept = { $count ->
    [one] 1 tile kept
   *[other] { $count } tiles kept
} in { $path }.
work-bring-title = Bring tiles from a folder
work-bring-words = A folder with files such as 04.txt: another mission’s, or tiles you kept. They take the place of tiles with the same number; undo takes them back.
work-bring = Bring
work-bring-none = There is no tile in this folder: files such as 04.txt are looked for.
work-brought = { $count ->
    [one] 1 tile brought.
   *[other] { $count } tiles brought.
}
work-brought-some = { $count ->
    [one] 1 tile brought,
   *[other] { $count } tiles brought,
} { $others } left out ({ $why }).
change-tile-draw = { $tile }: { $tool }
change-tile-words = Write about tile { $tile }
change-tile-stock = Copies of tile { $tile }
change-tile-cut = Cut the back of tile { $tile }
change-tile-copy = Draw the back of tile { $tile } like its front
change-tile-new = New tile { $tile }
change-tile-number = Another number for tile { $tile }
change-tile-boxed = Tile { $tile } as in the box
change-tile-remove = Remove tile { $tile }
change-tiles-bring = { $count ->
    [one] Bring 1 tile
   *[other] Bring { $count } tiles
}

## Pictures of cardboard
pictures-title = Pictures of my cardboard
pictures-words = A folder with a picture for each side of a tile, named 04A.png, 04B.jpg and so on. They lie over the drawings in every mission; a mission’s own folder “art” goes before it. An empty field: none.
pictures-show = Show them
pictures-missing = There is no folder { $path }.
pictures-none = There are no pictures of cardboard yet: name their folder in View, Pictures of my cardboard.
pictures-lines = Pictures, with the lines of the rules over them.
pictures-alone = Pictures alone.
pictures-off = No pictures: the drawings.

## Exports
export-title = Export
export-making = Making a preview…
export-writing = Writing…
export-page = Page { $page } of { $pages }
export-bytes = { $bytes } bytes
export-replaces = { $bytes } bytes, replaces the file that is there
export-light = Light colours, for paper
export-scale = Pixels for a space
export-layers = What is shown
export-paper = Paper
export-paper-a4 = A4
export-paper-letter = US Letter
export-marks = Marks to cut along on the map
export-games = { $count ->
    [one] With the game that tells most
   *[other] With the { $count } games that tell most
}
export-no-games = Games can be added once the mission was played: press F5, and come back.
export-into = Into
export-folder = A folder; it is made if it is not there
export-browse = A folder for the files
export-formats = { $count ->
    [0] Export
    [one] Export 1 format
   *[other] Export { $count } formats
}
export-done = { $count ->
    [0] Nothing was written into { $folder }.
    [one] 1 file is in { $folder }.
   *[other] { $count } files are in { $folder }.
}
export-open = Open
export-open-folder = Open the folder
export-again = Back
export-cannot-open = The desktop has no program for { $path } ({ $why }).
