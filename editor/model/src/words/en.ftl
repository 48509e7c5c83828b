# Every text of the window. One file a language; ids are the same in all of them.

untitled = Untitled mission
choose-mission = Open Mission Folder
choose-import = Import Bundle or Map
import-files = Bundles and maps
imported = Imported into { $path }.
nothing-chosen = Nothing was chosen. If no dialog appeared, this desktop has none: write the path into the field instead.
nothing-opened = Nothing was chosen. If no dialog appeared, this desktop has none: drop the file or folder into the window, or write its path on the first screen.
open = Open
browse = Browse…
cancel = Cancel
save = Save
close = Close

## Where no window can be opened
window-not-opened = the window could not be opened ({ $error })
window-no-display = there is no display to open the window on
# $why: one of the two above. `check`, `simulate`, `replay`, `probe`, `render` and `help` are commands.
window-missing = hellwright: { $why }; without one there are check, simulate, replay, probe and render: see hellwright help

## Preferences
settings-unreadable = Settings are at their defaults, for { $path } cannot be read. The next change keeps that file under another name.
# What this language is called in itself.
language-name = English
preferences-title = Preferences
preferences-window = Window
preferences-theme = Theme
preferences-dark = Dark
preferences-light = Light
preferences-contrast = High contrast
preferences-size = Text size
preferences-percent = { $percent } %
preferences-usual = Reset
preferences-language = Language
preferences-keys = Keyboard
preferences-keys-change = Keyboard Shortcuts…
preferences-keeping = Saving
preferences-autosave = Autosave
preferences-never = Off
preferences-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
preferences-autosave-about = Saves a mission that has a folder when it has had unsaved changes for this time. With autosave off, unsaved changes are still recorded and offered again after a crash.
preferences-simulation = Simulation
preferences-simulation-about = Also changed in the Proof pane.

## About
about-version = Version { $version }
about-what = An editor for missions of board games. It checks a mission and tests it with simulated games.
about-owners = Hellwright is not affiliated with the publishers of the game. It uses the game's facts, names and numbers; tiles, drawings, texts and everything marked homebrew are its own.
about-licence = Licence: MIT or Apache 2.0, at your choice. The terms are in the files LICENSE-MIT and LICENSE-APACHE.
about-libraries = Made with these libraries: iced, rhai, fluent-bundle, ron, krilla, vello_cpu, hayro, image and clap. All of them are listed in docs/architecture.md, under Dependencies.
about-fonts = Typefaces: Fira Sans, Fira Mono and Barlow Condensed, under the SIL Open Font License 1.1.

## First screen
start-motto = Build missions and test them with simulated games.
start-play = Play
start-new = New Mission
start-shipped = Examples
start-looking = Looking for them…
start-none = No examples were found beside the program. Open a mission by its folder.
start-recent = Recent
start-own = In your documents folder
start-open = Open…
start-tutorial = Tutorial
start-gone = Folder not found
start-forget = Remove from List
start-path = Path of a mission folder, a bundle or a Tiled map
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

## Tutorial
guide-title = Tutorial
guide-previous = Previous
guide-next = Next
guide-done = Done

## Menus and commands
# `.synonyms` are other words the finder finds a command with; they are not shown.
menu-file = File
menu-edit = Edit
menu-tools = Tools
menu-view = View
menu-play = Play
menu-proof = Proof
menu-help = Help
command-new = New Mission…
    .synonyms = create add blank
command-open = Open…
    .synonyms = load browse folder file
command-import = Import Bundle or Map…
    .synonyms = load tiled zip bundle convert
command-save = Save
    .synonyms = write store
command-save-as = Save As…
    .synonyms = copy store rename folder
command-export = Export…
    .synonyms = print pdf html png svg json publish share booklet picture tiled
command-reload = Reload from Disk
    .synonyms = refresh revert disk reread
command-missions = Close Mission
    .synonyms = start home library back welcome
command-quit = Quit
    .synonyms = exit leave
command-undo = Undo
    .synonyms = revert back
command-redo = Redo
    .synonyms = repeat again forward
command-cut = Cut
command-copy = Copy
    .synonyms = clipboard
command-paste = Paste
    .synonyms = clipboard insert
command-duplicate = Duplicate
    .synonyms = clone copy
command-delete = Delete
    .synonyms = remove erase clear
command-select-all = Select All
    .synonyms = everything
command-select-same = Select Same Kind
    .synonyms = group similar type
command-select-none = Deselect
    .synonyms = nothing clear unselect
command-invert = Invert Selection
    .synonyms = reverse others everything else
command-turn-right = Rotate Right
    .synonyms = turn clockwise rotation spin
command-turn-left = Rotate Left
    .synonyms = turn counterclockwise anticlockwise rotation spin
command-flip = Flip
    .synonyms = mirror reverse side turn over
command-rename = Rename…
    .synonyms = name identifier
command-context-menu = Context Menu
    .synonyms = right click popup actions
command-preferences = Preferences…
    .synonyms = settings options configuration customize language autosave
command-tool-select = Select and Move
    .synonyms = pointer cursor arrow drag
command-tool-tile = Place Tile
    .synonyms = lay add room board
command-tool-door = Place Door
    .synonyms = put add
# The two tools that bring figures onto the map are named after the piece of the game that they lay, where its words have that.
command-tool-source = Place Where Demons Arrive
    .synonyms = put add spawn
command-tool-return = Place Where Marines Return
    .synonyms = put add
command-tool-token = Place Token
    .synonyms = put add objective health marker pickup
command-tool-start = Place Start Space
    .synonyms = put add spawn player
command-tool-figure = Place Demon
    .synonyms = put add enemy monster spawn
command-tool-label = Add Label
    .synonyms = text note annotation comment write
command-tool-region = Paint Region
    .synonyms = area zone trigger brush
command-tool-ruler = Measure Distance
    .synonyms = distance ruler length
command-fit = Fit Map
    .synonyms = zoom reset whole overview frame show all
command-fit-selection = Zoom to Selection
    .synonyms = focus frame show
command-zoom-in = Zoom In
    .synonyms = enlarge magnify closer nearer scale
command-zoom-out = Zoom Out
    .synonyms = shrink farther scale
command-minimap = Minimap
    .synonyms = overview small map navigator
command-bigger = Larger Interface
    .synonyms = preferences settings scale zoom font size ui
command-smaller = Smaller Interface
    .synonyms = preferences settings scale zoom font size ui
command-theme-dark = Dark Theme
    .synonyms = appearance mode colours colors look night black
command-theme-light = Light Theme
    .synonyms = appearance mode colours colors look day white
command-theme-contrast = High-Contrast Theme
    .synonyms = appearance mode colours colors look accessibility
command-theme = Cycle Theme
    .synonyms = preferences settings theme dark light high contrast mode appearance colours colors look
command-pictures = Tile Pictures…
    .synonyms = images photos scans cardboard
command-pictures-next = Cycle Tile Pictures
    .synonyms = images photos scans toggle cardboard
command-panel-left = Palette
    .synonyms = sidebar left panel hide show toggle toolbox library
command-panel-side = Side Panel
    .synonyms = sidebar right panel hide show toggle inspector dock
command-inspector = Inspector
    .synonyms = settings properties details attributes title
command-problems = Problems
    .synonyms = errors warnings checks issues diagnostics lint
command-proof = Proof
    .synonyms = simulation results statistics balance
command-history = History
    .synonyms = steps log versions changes
command-layers = Layers
    .synonyms = visibility hide show lock grid coordinates labels
command-cards = Cards
    .synonyms = objective rules
command-script = Script
    .synonyms = code editor rhai programming
command-script-find = Find in Script…
command-script-replace = Replace in Script…
command-script-next = Find Next
command-script-previous = Find Previous
command-script-tab = Next Card
    .synonyms = tab script switch
command-script-tab-back = Previous Card
    .synonyms = tab script switch
command-script-comment = Toggle Line Comment
command-script-wrap = Toggle Line Wrap
command-script-definition = Go to Definition
command-script-reference = Script Reference
command-workshop = Tile Workshop
    .synonyms = draw edit custom own
command-play = Run / Stop Simulation
    .synonyms = simulate simulation play test bots games playouts balance
command-heat = Cycle Heatmap
    .synonyms = heat map density deaths positions overlay
command-report = Show Report
    .synonyms = statistics summary numbers charts results wins details balance
command-save-report = Save Report…
    .synonyms = export statistics summary html page charts results share
command-compare-edits = Compare After Each Edit
    .synonyms = diff difference change before versions background balance auto
command-compare-version = Compare with This Version
    .synonyms = diff difference baseline base mark reference snapshot pin before
command-knockouts = Find What the Mission Depends On
    .synonyms = knockouts ablation sensitivity importance remove without needed carries decoration unused influence impact
command-add-intent = Add Intent…
    .synonyms = intents goal target assertion test requirement expectation balance new
command-play-here = Play Mission
    .synonyms = play, start game, sit down, try it, test play, hot seat, against the computer
command-play-with = Play With…
    .synonyms = choose seats, play as the invader, hot seat, two players, opponents
command-set-up-position = Play: Set Up Position…
    .synonyms = custom position, what if, puzzle, scenario, edit position, place figures, start from here
command-arrange-play = Play from Position
    .synonyms = start from here, begin with this position
command-arrange-with = Play from Position With…
    .synonyms = choose seats, opponents
command-arrange-undo = Undo in Position
command-arrange-redo = Redo in Position
command-arrange-remove = Remove Figure from Position
    .synonyms = take off the map
command-arrange-open = Open Position…
    .synonyms = load position
command-arrange-save = Save Position As…
    .synonyms = keep position, store position
command-arrange-leave = Leave Position
    .synonyms = back to the mission
command-take-back = Play: Take Back
    .synonyms = undo move, undo choice
command-redo-choice = Play: Redo Choice
    .synonyms = redo move, undo the undo
command-place-rest = Play: Place the Rest
    .synonyms = place the others, leave the rest to a bot, assign the rest
command-hint = Play: Show Hint
    .synonyms = help, advice, suggest a move
command-show-again = Play: Show Again
    .synonyms = replay bots, what happened
command-ask-again = Play: Toggle Reactions
    .synonyms = ask always, never ask, yield
command-skip = Play: Jump to My Next Choice
    .synonyms = fast forward, skip bots
command-bots-faster = Play: Bots Faster
command-bots-slower = Play: Bots Slower
command-edit-here = Play: Edit the Mission
    .synonyms = change the map in mid-game
command-save-game = Play: Save Game
command-play-again = Play: Play Again
    .synonyms = restart, new game
command-play-leave = Play: Leave Game
    .synonyms = stop playing, close game
command-watch = Replay: Watch Game
    .synonyms = playback game recording
command-watch-pause = Replay: Play / Pause
    .synonyms = playback stop resume
command-step-on = Replay: Step Forward
    .synonyms = next
command-step-back = Replay: Step Back
    .synonyms = previous
command-activation-on = Replay: Next Activation
    .synonyms = forward step
command-activation-back = Replay: Previous Activation
    .synonyms = back step
command-round-on = Replay: Next Round
    .synonyms = forward turn
command-round-back = Replay: Previous Round
    .synonyms = back turn
command-game-start = Replay: Go to Start
    .synonyms = beginning first
command-game-end = Replay: Go to End
    .synonyms = last
command-faster = Replay: Faster
    .synonyms = speed
command-slower = Replay: Slower
    .synonyms = speed
command-watch-secrets = Replay: Invader's View
    .synonyms = secret hidden cards events draws
command-take-over = Replay: Take Over Here
    .synonyms = play on from here, play from this moment
command-watch-leave = Close Replay
    .synonyms = stop exit
command-next-problem = Next Problem
    .synonyms = error warning
command-fix = Quick Fix
    .synonyms = repair correct solve autofix
command-probe-sight = Probe: Line of Sight
    .synonyms = see visibility cover los
command-probe-range = Probe: Distance
    .synonyms = far steps spaces
command-probe-reach = Probe: Movement
    .synonyms = move walk path movement points
command-probe-fit = Probe: Room for Large Demons
    .synonyms = size base space
command-next-field = Next Field
    .synonyms = tab focus
command-previous-field = Previous Field
    .synonyms = tab focus back
command-next-part = Next Pane
    .synonyms = panel focus
command-previous-part = Previous Pane
    .synonyms = panel focus back
command-menu-bar = Open Menu
    .synonyms = menus
command-find = Find…
    .synonyms = search finder go to palette command
command-shortcuts = Keyboard Shortcuts
    .synonyms = preferences settings keys keybindings hotkeys bindings help
command-about = About Hellwright
    .synonyms = version licence license credits copyright info
command-first-mission = Tutorial: Your First Mission
    .synonyms = help guide introduction getting started manual
button-play = Run
button-stop = Stop

## Status line
unsaved-mark = not saved
zoom-whole = Fit to window
zoom = { $percent } %
undone = Undid: { $step }
redone = Redid: { $step }
undo-in-script = The last change was made in this script: { $step }. Press Undo again to undo it.
redo-in-script = The next change belongs to this script: { $step }. Press Redo again to redo it.
undo-in-workshop = The last change was made in the tile workshop: { $step }. Press Undo again to undo it.
redo-in-workshop = The next change belongs to the tile workshop: { $step }. Press Redo again to redo it.
undo-outside = The last change was made outside this editor: { $step }. Press Undo again to undo it.
redo-outside = The next change was made outside this editor: { $step }. Press Redo again to redo it.
fixed = Quick Fix: { $what }. Press Undo to revert it.
fix-again = Quick Fix would do this: { $what }. Press it again to apply it.
fix-choose = No problem is selected, so nothing was changed. Select one in the list, or go to it with Next Problem.
fix-none = There is no quick fix for the selected problem.
fix-none-here = There is no quick fix for this line.
rename-one = Select one piece to rename it
rename-no-name = Put the cursor on a name of the map, a variable or a function of this script to rename it
rename-none = A tile has no name. Doors, tokens, regions and other pieces have one.
copied = { $count ->
    [one] 1 piece copied
   *[other] { $count } pieces copied
}
paste-failed = Cannot paste: { $why }
paste-empty = Nothing to paste
reloaded = Reloaded from disk
saved = Saved in { $path }
autosaved = Autosaved in { $path }
autosave-loses = Not autosaved: saving would lose { $count ->
    [one] 1 thing that is
   *[other] { $count } things that are
} in the files. Save the mission to decide.
save-failed = Save failed: { $why }
retry = Retry
save-elsewhere = Save As…
dismiss = Dismiss
saved-aside = Saved in { $path }. Unsaved changes of another session there are kept and offered when you open it.
save-taken = { $path } already contains a mission. Choose another folder.

## New missions and shortcuts
begin-title = New Mission
begin-empty = Empty mission
begin-empty-words = No tiles yet. The list of problems shows what is still missing.
shortcuts-title = Keyboard Shortcuts
shortcuts-hint = Press “Change”, then the new key. It is reassigned if another command uses it.
shortcuts-change = Change
shortcuts-back = Reset
shortcuts-press = Press a key…
shortcuts-more = Left button: use the current tool. Middle or right button, or left with the space bar held: pan the map. Wheel: zoom; with Shift: rotate what you are placing. Arrow keys: move the selection, or else pan the map. Escape: cancel, step by step. Tab and F6 lead from the map to everything else: there the arrow keys move between controls, Enter or Space presses one, letters search in an open list, and Escape returns to the map. A script keeps the keyboard on Escape; F6 leaves it.

## Palette
palette-tiles = Tiles
palette-pieces = Pieces
palette-filter = 12, 4x6, 2 openings, hall
palette-filter-pieces = Filter pieces
# What is written about tiles in the box, and behind it other words people look for them with.
tile-synonyms = hall: corridor hallway passage tunnel; room: chamber cave; crossing: junction intersection crossroads; three-way: tee; end cap: dead end stub; corner: bend turn; entry: entrance
palette-openings = { $count ->
    [one] 1 opening
   *[other] { $count } openings
}
sides-both = Both sides
sides-facility = Facility sides
sides-hell = Hell sides
sides-left = Tiles left in the box
stock-left = { $count } of { $all } left
stock-none = none left
stock-short = { $count } too many
stock-carried = { $left }, { $count } carried by marines
stock-carried-help = Marines start the game with { $count } of the { $all } in the box. Settings in the Inspector say which weapons they carry.
pieces-play = Basics
pieces-tokens = Tokens
pieces-demons = Starting demons
pieces-probes = Probes
pieces-notes = Annotations
piece-select = Select and move
piece-door = Door
piece-start = Start space
piece-objective = Objective token
piece-marker = Marker
piece-region = Region
piece-label = Label
piece-ruler = Ruler

## What stands where
here-tile = tile { $tile }
here-difficult = difficult
here-nothing = no space
here-region = region { $name }
here-region-unnamed = unnamed region
here-marker = marker “{ $sort }”
here-objective = objective token
here-door = door
here-start = start space
here-label = “{ $text }”
here-named = { $what } ({ $name })

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
inspector-mission = Mission
inspector-name = Name for scripts
inspector-many = { $count ->
    [one] 1 piece is selected
   *[other] { $count } pieces are selected
}
inspector-texts = Texts
inspector-numbers = Settings
inspector-languages = Languages
languages-language = Language
languages-new = Add by tag
languages-none = This mission is in one language. Add another one by its tag, for example pl for Polish or pt-BR for the Portuguese of Brazil, and write its texts beside the originals.
languages-wrong = “{ $tag }” is not the tag of a language; write a tag such as pl or pt-BR.
languages-left = { $count ->
    [0] All { $all } texts are translated
   *[other] { $count } of { $all } texts to translate
 }
languages-missing = Not translated
languages-old = Original has changed
languages-right = Still Right
languages-remove = Remove Language
text-of-card = Card “{ $card }”
text-of-label = Words on the map at { $at }
text-of-value = { $value }: { $thing }
inspector-no-name = None
inspector-name-help = Press Enter to rename; scripts update
inspector-column = Column
inspector-row = Row
inspector-side = Side
inspector-turn = Rotation
inspector-kind = Kind
inspector-marker = Word for scripts
inspector-turned = Base rotated by 90°
inspector-area = Area: on the table only once it is revealed
field-no-thing = None
inspector-label = Text
side-a = A, facility
side-b = B, hell
degrees = { $count }°
name-unspeakable = A name can contain only letters, digits and _, and cannot begin with a digit.
name-taken = Another piece has this name.
region-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
info-title = Title
info-author = Author
info-licence = Licence
info-summary = Summary
info-briefing = Briefing, read to everyone before the game
info-victory = Text when { $side } { $many ->
    [one] wins
   *[other] win
}
info-defeat = Text when { $side } { $many ->
    [one] wins
   *[other] win
}
info-notes = Notes for editors of this mission
text-briefing = Briefing
text-victory = Victory text
text-defeat = Defeat text
text-notes = Notes
numbers-marines = Player counts
numbers-of-marines = { $count ->
    [one] 1 marine
   *[other] { $count } marines
}
numbers-chosen = { $count } of { $needed } chosen
card-own = { $name } · custom
card-objective = Objective
card-special = Special rules
card-none-objective = How the marines win. Without an objective they cannot win.
card-none-special = Any other rules of this mission.
card-pick = Choose Card…
card-pick-other = Change Card…
card-write = New Card
card-open = Open Script
card-remove = Remove
card-no-script = The script is missing.
card-usual = Reset (default { $value })
card-shelf = Cards included with Hellwright
script-none = There is no script yet. Cards are scripts: choose a card on the Cards tab, or create a new one.
script-new = New Script…
cards-new = New Content…
# What can be made beside scripts; the words of a game may say it more exactly, in the text with its name behind.
cards-none = Create custom content above. Each file starts with an example.
cards-hint = Custom cards: docs/own-content.md lists all words and limits.
script-rename = Rename…
script-delete = Delete
script-close = Close
script-name = Name of the script
script-name-bad = Use only letters, digits, - and _. Each script needs its own name.
script-name-done = Done
script-word = New name at every place of the script
script-word-bad = Use letters, digits and _, and a word that the script does not use yet.
script-too-long = Nothing was changed: { $comes } do not fit into { $name }, which has { $now } of { $most } at most.
script-search = Find
script-search-case = Match case
script-search-count = { $at } of { $count }
script-search-many = { $count ->
    [one] 1 result
   *[other] { $count } results
}
script-search-none = No results
script-replaced = { $count } replaced
script-search-previous = Previous match
script-search-next = Next match
script-search-close = Close
script-replace = Replace with
script-replace-one = Replace
script-replace-all = Replace All
script-reference-search = Search the script reference
script-reference-none = No results
script-reference-close = Close
script-reference-of = of { $what }
script-kind-event = Event
script-kind-fact = Value
script-kind-function = Function
script-kind-property = Property
script-kind-event-property = Event property
script-kind-option = Option of an offer
script-gives = returns { $what }
script-hint = Ctrl+Space: suggestions. Help for the word at the cursor appears here. F6: leave the editor.
place-region = region
problems-checking = Checking…
problems-none = No problems found
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
# Several problems that differ only in the piece. $what: `6 demons`.
many-M002 = { $what } overlap other tiles
many-M007 = { $what } lie off the table
many-M008 = No marine can get to { $what }
many-M009 = No marine can get to some spaces of { $what }
many-M010 = { $what } are not on an opening
many-M011 = { $what } stand inside a tile
many-M012 = { $what } stand in the same place as another door
many-M014 = { $what } stand where there is no space
many-M015 = { $what } lie on the space of another piece
many-M016 = { $what } lie on another token
many-M017 = { $what } do not fit where they stand
many-M018 = { $what } stand on the same space as another figure
many-M019 = { $what } stand on a start space
many-M023 = No marine can get to { $what }
many-M024 = No marine can get to { $what }
many-M027 = { $what } can never leave the tile they stand on
many-M042 = { $what } have no space
many-M043 = { $what } reach beyond the map
many-M047 = { $what } cannot get to any marine
many-M055 = Nothing lies behind { $what }
many-other = { $what }: { $title }
many-same = { $message } ({ $count } times)
many-tiles = { $count } tiles
many-regions = { $count } regions
many-doors = { $count } doors
many-starts = { $count } start spaces
many-demons = { $count } demons
many-pieces = { $count } pieces
many-of-kind = { $count } { $many }
many-places = { $count } places
problem-help = What to do: { $help }
context-show = Show on Map
context-copy = Copy Text
context-problem = Go to Problem { $number }: { $what }
context-script = Open { $name }, Line { $line }
context-open = Open
context-intent = Add Intent About Its Use…
context-step = Go to This Step
problem-fix = Quick Fix: { $what }
problem-fix-all = Fix All { $count } of This Kind
problem-reason = Reason for muting
problem-mute = Mute All of This Kind
problem-mute-here = Mute Here
proof-title = Simulation
proof-play-here = Play
proof-play = Run Simulation
proof-stop = Stop
proof-idle = Bots play the mission for each player count and report who wins.
proof-progress = { $percent } %
proof-left = About { $count } s left
proof-left-minutes = About { $count } min left
proof-waits = No game is over yet
proof-so-far = So far
deeper-running = Bots that look 4 activations ahead play on: { $percent } %
deeper-stop = Stop
proof-learning = Bots are learning the changed mission…
proof-errors = Not simulated: { $count ->
    [one] fix the error first.
   *[other] fix the { $count } errors first.
}
proof-stopped = Stopped early. These are the results so far.
proof-fail = The simulation found errors. See Problems.
proof-waiting = Only greedy bots have played so far with this number of marines: { $marines }
proof-best = Played by { $bots }
proof-trend = { $count ->
    [one] With 1 marine
   *[other] With { $count } marines
}: { $trend }
proof-simple = { $bots } { $share } %
more-play = Play More
more-quick = Normal: up to a minute of one core for ±5 to ±9 points
more-thorough = Thorough: some minutes with stronger bots
findings-title = Findings
findings-more = { $count } more in Problems
proof-older = Outdated results. Run the simulation again.
proof-games = Games per player count
proof-side-bots = { CAPITAL($name) }
proof-judges = Effort
judges-greedy = Fast
judges-quick = Normal
judges-thorough = Thorough
effort-greedy = Beginners (greedy bots) only; 1 to 3 seconds
effort-quick = Beginners, and bots that look 2 activations ahead; up to a minute of one core, ±5 to ±9 points
effort-thorough = Beginners, and bots that look 4 activations ahead; some minutes
proof-advanced = Advanced
proof-advanced-changed = Advanced · { $what }
proof-advanced-skill = skill { $time }
proof-advanced-seed = seed { $seed }
proof-skill = Skill
proof-skill-about = Finds out what skill is worth to each side. Bots of both skills play each other on both sides for about so long, after the other games.
proof-skill-off = Off
proof-skill-seconds = { $count } s
proof-skill-minutes = { $count } min
proof-seed = Seed
proof-seed-own = from the mission
bots-title = Bots
bots-pair = { $marines } v { $invader }
bots-with-skilled = { $bots }, then { $skilled }
bots-change = Change
bots-done = Done
bot-greedy = Greedy
bot-greedy-does = Takes the option that looks best now. A thousand games take a few seconds.
bot-random = Random
bot-random-does = Takes a random option. A thousand games take a few seconds.
bot-search-quick = Quick search
bot-search-quick-does = Tries a few plans one activation ahead. A game takes about 30 times as long as with greedy bots.
bot-search-usual = Search
bot-search-usual-does = Tries a few plans four activations ahead. A game takes about 300 times as long as with greedy bots.
bot-search-long = Long search
bot-search-long-does = Tries more plans six activations ahead. Games take the longest; play few of them.
bot-rush = Rush
bot-rush-does = Goes straight for its aims and spends health freely. As fast as greedy.
bot-turtle = Turtle
bot-turtle-does = Keeps its distance and its health, and moves on when it is safe. As fast as greedy.
bot-explore = Explore
bot-explore-does = Opens every door and picks up everything before it turns to its aims. As fast as greedy.
bot-hunt = Hunt
bot-hunt-does = Hunts demons before it turns to its aims. As fast as greedy.
bot-swarm = Swarm
bot-swarm-does = Attacks the marines with everything it has. As fast as greedy.
bot-ambush = Ambush
bot-ambush-does = Stays out of sight until marines come within reach. As fast as greedy.
bot-guard = Guard
bot-guard-does = Waits for the marines where they want to go. As fast as greedy.
proof-report = Report
proof-shares = How often { $side } { $many ->
    [one] wins
   *[other] win
}, with the 95 % interval in brackets and below the bar
proof-marines = { $count ->
    [one] 1 marine
   *[other] { $count } marines
}
proof-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
proof-shift = { $by } points (±{ $reach }) since the last change
proof-shift-better = { $by } points (±{ $reach }) since the last change: better
proof-shift-worse = { $by } points (±{ $reach }) since the last change: worse
proof-shift-neither = { $by } points (±{ $reach }) since the last change: neither better nor worse
proof-looked = { $count ->
    [one] With 1 marine
   *[other] With { $count } marines
}
proof-lengths = Shortest { $min }, median { $median }, longest { $max } rounds
proof-choices = { $count } choices per game
proof-no-end = Unfinished games
skill-title = Skill
skill-about = How often { $side } { $many ->
    [one] wins
   *[other] win
}, by who plays which side:
skill-side = { CAPITAL($name) }{ $many ->
    [one] 's
   *[other] '
} bots
skill-against = v { $bots }
skill-none = not played
skill-games = { $count ->
    [one] 1 game
   *[other] { $games } games
}
skill-yes = Skill pays for { $side }: { $by } points ({ $low } to { $high })
skill-no = Skill does not pay for { $side }: { $by } points ({ $low } to { $high })
skill-open = Not clear whether skill pays for { $side }: { $by } points ({ $low } to { $high })
skill-turned = Beginners and good players meet different missions.
intents-title = Intents
intents-none = Say what is to be true of the games: who wins how often, how many rounds they take, what is used. The simulation shows whether it is.
intent-edit = Edit…
intent-remove = Remove
intent-holds = Holds
intent-broken = Does not hold
intent-likely = Most likely holds ({ $of } in 100)
intent-unlikely = Most likely does not hold ({ $of } in 100)
intent-judges = Those that judge the mission
intent-untested = Not tested yet
intent-needs-skilled = Not tested: its bots search. Choose Normal or Thorough above.
intent-untestable = Cannot be tested. See Problems.
intent-what = What
intent-rounds = Rounds
intent-used = A thing is used
intent-taken = An offer is taken
intent-thing = Thing
intent-offer = Offer
intent-from = At least
intent-to = At most
intent-unit-games = % of the games
intent-unit-rounds = rounds in the median game
intent-marines = Marines
intent-all-marines = None chosen: all numbers
intent-games = Games
intent-games-all = All
intent-side-wins = { CAPITAL($name) } { $many ->
    [one] wins
   *[other] win
}
intent-side-bots = Bots: { $name }
intent-add = Add
intent-save = Apply
intent-cancel = Cancel
intent-lacks-thing = Choose a thing.
intent-lacks-offer = Name an offer, as a script does.
intent-lacks-end = Enter at least one number.
intent-above-all = A share is 100 % at most.
intent-ends-crossed = The number under At least is the larger one.
knockouts-title = What it depends on
knockouts-none = Takes each piece and each ability of a card away in turn, and plays the mission without it.
knockouts-find = Find
knockouts-cancel = Cancel
knockouts-errors = Not played: fix the errors first.
knockouts-no-number = Not played: the mission is made for no player count.
knockouts-fault = Not played: Hellwright itself failed. Run the simulation to see why.
knockouts-broken = The mission cannot be played to the end: { $why }
knockouts-older = Outdated results: the mission has changed since.
knockouts-left = { $count ->
    [one] 1 thing not tried
   *[other] { $things } things not tried
}
knockouts-about = How much more or less often { $side } { $many ->
    [one] wins
   *[other] win
} without it. The 95 % intervals hold all together. Decoration changes surely less than { $points } points.
knockouts-needed = Carries the mission: { $why }
knockouts-broke = Not known, Hellwright itself failed without it (S007): { $why }
knockouts-carries = Carries the mission
knockouts-decoration = Decoration
knockouts-spare = Spare: an end of the mission is about such things, and the others are enough
knockouts-close = Too close
knockouts-change = { $by } points (±{ $reach })
knockouts-handler = { $card }: { $event }
handler-on-start = at the start
handler-on-round-start = when a round begins
handler-on-round-end = when a round ends
handler-on-activation-start = when an activation begins
handler-on-activation-end = when an activation ends
handler-on-moved = when a figure moves
handler-on-placed = when a figure comes onto the map
handler-on-respawned = when a fragged marine comes back
handler-on-hurt = when a figure suffers damage
handler-on-healed = when a figure recovers damage
handler-on-fragged = when a figure is fragged
handler-on-stunned = when a figure is stunned
handler-on-stun-ended = when a stun ends
handler-on-door-opened = when a door is opened
handler-on-door-closed = when a door is closed
handler-on-area-revealed = when an area is revealed
handler-on-door-locked = when a door is locked
handler-on-door-unlocked = when a door is unlocked
handler-on-door-destroyed = when a door is destroyed
handler-on-token-taken = when a marine takes a token
handler-on-token-placed = when a token is placed
handler-on-token-removed = when a token is removed
handler-on-progressed = when progress on a token changes
handler-on-offer-taken = when an offer is taken
handler-on-answered = when a question is answered
handler-on-attack-declared = when an attack is declared
handler-on-attack-resolved = when an attack is over
knockouts-how = { $games } games per player count without each thing, bots: { $bots }, seed { $seed }
versions-title = Compare
versions-switch = Compare after each edit
versions-base = With
versions-saved = Last save
versions-marked = Marked version
versions-waiting = Waiting for a pause between edits…
versions-same-saved = No edit since the last save changes how games go.
versions-same-marked = No edit since the marked version changes how games go.
versions-errors-now = Not compared: fix the errors first.
versions-errors-before = Not compared: the earlier version has errors.
versions-no-number = Not compared: the two versions have no player count in common.
versions-fault = Not compared: a game failed. Run the simulation to see why.
versions-shares = { $before } % → { $now } %
versions-rounds = { $before } → { $now } rounds
versions-better = { $by } points (±{ $reach }): better
versions-worse = { $by } points (±{ $reach }): worse
versions-neither = { $by } points (±{ $reach }): neither better nor worse
versions-easier = { $by } points (±{ $reach }): easier for { $side }
versions-harder = { $by } points (±{ $reach }): harder for { $side }
versions-unsure = { $by } points (±{ $reach }): no sure difference
versions-how = { $games } games of each version per player count with greedy bots, the same dice and cards in both. 95 % intervals.
proof-took = { $games } games in { $seconds } s, seed { $seed }
proof-took-earlier = { $games } games from an earlier simulation, seed { $seed }
chances-all = { CAPITAL($name) } { $many ->
    [one] wins
   *[other] win
} { $share }: { $answer }
chances-some = { $count ->
    [one] 1 marine wins
   *[other] { $marines } marines win
} { $share }: { $answer }
chances-hard = too hard
chances-fair = fair
chances-easy = too easy
chances-perhaps = perhaps { $band } ({ $of } in 100)
chances-likely = most likely { $band } ({ $of } in 100)
chances-surely = { $band } ({ $of } in 100)
chances-maybe = { $head }; may be { $one }
chances-or = { $head }; may be { $one } or { $other }
chances-from-to = { $low } to { $high }
chances-intended = { $answer }, as intended
trend-point = { $share } % as { $bots }
trend-helps = { $points }: skill helps { $side }
trend-open = { $points }: no clear trend
players-random = random bots
players-greedy = greedy bots
players-search-quick = bots that look 2 activations ahead
players-search-usual = bots that look 4 activations ahead
players-search-long = bots that look 6 activations ahead
players-rush = rushing { $name }
players-turtle = careful { $name }
players-explore = exploring { $name }
players-hunt = hunting { $name }
players-swarm = a swarming { $name }
players-ambush = an ambushing { $name }
players-guard = a guarding { $name }
players-both = { $marines } against { $invader }
percent = { $share } %
percent-range = { $low } to { $high } %
share = { $counted } % ({ $low }–{ $high } %)
percent-rare = under 1
percent-usual = over 99
advice-hard = Raise “{ $setting }” (now { $now }), or make their way easier
advice-hard-ends = { $some } of { $all } lost games ended with “{ $reason }”. Slow that down, or make their way easier
advice-hard-alone = Make their way easier
advice-easy = Lower “{ $setting }” (now { $now }), or make their way harder
advice-easy-alone = Make their way harder
advice-open = Open { $setting }
won-side = { CAPITAL($name) }
won-draw = Draws
games-title = Games
games-of = Games of
games-telling = Notable games
games-all = All
games-none = No matching games
games-game = Game { $game }
games-watch = Watch
games-page = { $page } of { $pages }
keep-script-failed = First game with a script error
keep-effect-refused = First game with an impossible effect
keep-unfinished = First unfinished game
keep-shortest-marines = Shortest marine win
keep-longest-marines = Longest marine win
keep-shortest-invader = Shortest { $name } win
keep-longest-invader = Longest { $name } win
keep-narrowest-marines = Narrowest marine win
heat-title = Heatmap
heat-none = No heatmap
heat-all = All
heat-marines = Player count
heat-rounds-all = All rounds
heat-round = Round { $round }
heat-rounds-last = Round { $round } and later
heat-most = Most on one space: { $most }
heat-legend = Bigger = more often. Point at a space to see the number.
trace-marines-entered = Marine paths
trace-marines-stood = Marine positions
trace-marines-seen = Marines in sight
trace-marines-hurt = Damage to marines
trace-marines-fell = Marine deaths
trace-demons-entered = Demon paths
trace-demons-stood = Demon positions
trace-demons-hurt = Damage to demons
trace-demons-fell = Demon deaths
trace-marines-entered-here = Marines were here in { $count } of { $games } games
trace-marines-stood-here = Marines stood here { $count ->
    [one] once
   *[other] { $count } times
} in { $games } games
trace-marines-seen-here = Marines stood here in sight of a demon { $count ->
    [one] once
   *[other] { $count } times
} in { $games } games
trace-marines-hurt-here = Marines suffered { $count } damage here in { $games } games
trace-marines-fell-here = { $count ->
    [one] 1 marine death
   *[other] { $count } marine deaths
} in { $games } games
trace-demons-entered-here = Demons were here in { $count } of { $games } games
trace-demons-stood-here = Demons stood here { $count ->
    [one] once
   *[other] { $count } times
} in { $games } games
trace-demons-hurt-here = Demons suffered { $count } damage here in { $games } games
trace-demons-fell-here = { $count ->
    [one] 1 demon death
   *[other] { $count } demon deaths
} in { $games } games
problem-older = From a simulation of an older version
problem-text = Open Field
problem-watch = Watch Replay
seating-title = Who plays?
seating-marines = Marines
seating-seats = Seats
seating-bots = Bots in the other seats
seating-person = ● Person
seating-bot = Bot
seating-beginner = Beginner
seating-good = Good
seating-strong = Strong
seating-strongest = Strongest
seating-unknown = not yet simulated in this mission
seating-share = wins { $marines } % here as { $ours } and { $invader } % as { $theirs }, against the same bot
seating-kept = Go on with an earlier game
seating-kept-minutes = { $count ->
    [0] just now
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
seating-kept-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
seating-kept-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}
seating-kept-people = as { $names }
seating-kept-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
seating-kept-over = over
seating-kept-open = not over
seating-start = Play
play-cannot = The mission cannot be played: { $why }
play-errors = it has errors; the Problems pane lists them
play-no-rules = its rules are unknown
play-no-marines = it is not made for that number of marines
play-title = Playing, round { $round }
play-over = The game is over
play-your-turn = { $name }: choose
play-learning = The bots get to know this mission…
play-editing = The game waits. Change the mission, then go on with it (Ctrl+F5).
play-bots = The other players move…
play-back = Take Back
play-back-none = Nothing to take back
play-back-seen = Take Back ({ $count } seen since)
play-back-closed = No Take Back ({ $count } seen since)
play-back-hint = Seen since: { $seen }
play-back-strict = Cannot take back: { $seen } seen since
play-back-agree = { $seen } seen since. Press again to take it back all the same.
play-seen-chance = { $count ->
    [one] 1 roll or card
   *[other] { $count } rolls and cards
}
play-seen-choices = { $count ->
    [one] 1 choice of { $name }
   *[other] { $count } choices of { $name }
}
play-redo-none = Nothing to redo
play-rest = Place the Rest
play-rest-none = There is nothing to place now
play-gives-up = You give up { $what }. Press again to end all the same.
play-back-to = Take back to here
play-options = Options
play-hint-help = Names a good choice. Press again for the whole plan, and once more for the reasons.
play-hint = Hint
play-hint-waits = Looking for a hint…
play-hint-none = No hint for this choice
play-hint-which = Hint: { $what } (H shows more)
play-hint-which-all = Hint: { $what }
play-hint-move = move
play-hint-better = { $points } ± { $error } percentage points more likely to win than: { $next }
play-hint-equal = About as good: { $next }
play-edit = Edit
play-edit-help = Change the mission while the game waits
play-leave = Leave
play-leave-help = Back to the mission. A game in which you have chosen something is kept.
play-left = The game is kept. Play With… (Alt+F5) lists it, to go on with.
play-began = { $count ->
    [one] You play the marine, a bot plays { $side }. Play With… (Alt+F5) asks who plays.
   *[other] You play all { $count } marines, a bot plays { $side }. Play With… (Alt+F5) asks who plays and how many marines there are.
}
play-saved = Game saved: { $path }
play-no-folder = There is no folder for games on this computer
play-not-saved = The game could not be saved: { $why }
play-again = Again
play-swap = Swap Sides
play-stronger = Again, Stronger Opponent
play-stronger-end = The opponent is the strongest already
play-stronger-none = No bot plays in this game
play-speed-slow = Bots: slow
play-speed-followed = Bots: followed
play-speed-fast = Bots: fast
play-speed-instant = Bots: at once
play-speed-help = How long each thing that bots do is shown. Press to change it.
play-ask-always = Reactions: ask always
play-ask-matters = Reactions: when it matters
play-ask-never = Reactions: never this round
play-ask-help = Choose when your side is asked to react. It holds from the next choice on.
play-strict = Take back: strict
play-friendly = Take back: friendly
play-study = Take back: study
play-freedom-help = Strict: only while nothing new was seen. Friendly: a second press confirms. Study: always. Press to change it.
play-here-several = { $count } choices here: press their keys
play-here-none = Nothing can be done here
play-key-none = No choice has this key
play-pass-none = Nothing to pass or end here
play-walk-none = No figure can walk now
play-wait = It is not your turn
play-showing = What the others did is still being shown
play-show-none = Nothing to show again
play-skip-none = Nothing to skip
play-speed-end = Bots move no faster and no slower than this
play-hint-all = The hint says no more
play-to = { $cost ->
    [one] To { $cell }: 1 point
   *[other] To { $cell }: { $cost } points
}
play-danger = { $count ->
    [one] an enemy sees it once on the way
   *[other] enemies see it { $count } times on the way
}
play-odds = { $kill } % fragged · { $stun } % stunned · { $mean } damage on average
play-odds-short = { $kill } % fragged · { $mean } damage
play-odds-from = Attack from there on { $name }: { $kill } % fragged · { $mean } damage
play-odds-mine = { $name } on you: { $kill } % fragged · { $mean } damage
play-side-wins = { CAPITAL($side) } { $many ->
    [one] wins
   *[other] win
}
play-draw = Draw
play-card-exhausted = exhausted
play-dice = Dice
play-cover = Next: { $name }
play-cover-help = Pass the screen to { $name }. Space or Enter shows their view.
play-nothing = Nothing to do: pass on
play-nothing-on = Pass On
play-followed = { $after } of { $of } choices could be replayed. Go on from there.
play-parted = The first { $after } of { $of } choices still fit. “{ $chosen }” is no longer on offer; go on from here.
play-went-on = The game goes on with the changed mission
play-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
arrange-title = Setting up a position
arrange-hint = Drag a figure, or select one and click a space
arrange-undo = Undo
arrange-redo = Redo
arrange-unsaved-title = Save the position?
arrange-unsaved-words = No file has the position that you set up.
arrange-opening = Back to the Opening
arrange-opening-back = This is the opening of a game. Undo brings back what you had.
arrange-opening-there = This is the opening already
arrange-open = Open…
arrange-save = Save…
arrange-with = Play With…
arrange-play = Play
arrange-play-not = { $count ->
    [one] Play (1 problem)
   *[other] Play ({ $count } problems)
}
arrange-wrong = { $count ->
    [one] 1 problem keeps you from playing. { $first }
   *[other] { $count } problems keep you from playing. The first: { $first }
}
arrange-problems = { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
arrange-problem = { $place }: { $what }
arrange-marines = Marines
arrange-round = Round
arrange-turn = Whose activation begins
arrange-turn-none = None: the round begins
arrange-figures = Figures
arrange-add = Add a figure
arrange-at = { $name }, { $cell }
arrange-fragged-figure = { $name }, fragged
arrange-damage = Damage
arrange-stunned = Stunned
arrange-fragged = Fragged
arrange-turned = Turned
arrange-done = Has acted
arrange-doors = Open doors
arrange-door = Door { $number } at { $cell }
arrange-locked = locked
arrange-destroyed = destroyed
arrange-pieces = Pieces
arrange-tokens = Tokens
arrange-progress = Progress tokens on it
arrange-gone = Gone
arrange-scripts = From scripts
arrange-note = Note { $name } of script { $script }
arrange-note-thing = Something on the map
arrange-aim-doors = The marines want to open doors
arrange-aim-frags = The marines want to frag demons
arrange-aim-reach = The marines want to reach something
arrange-aim-survive = The marines want to stay alive
arrange-ban = Forbidden: { $what }
arrange-ban-unknown = Unknown prohibition { $number }
arrange-change = Changed: { $what } { $by }
arrange-change-unknown = Unknown changed number { $number }
arrange-cards = Cards and numbers
arrange-add-card = Add a card
arrange-off-map = No space of the map is there
arrange-no-fit = The base of { $name } does not fit at { $cell }
arrange-taken = The space is taken by { $name }
arrange-no-room = No space is free for it
arrange-no-marine = No marine is in the game
arrange-marine-stays = Every marine is in a position. Mark the marine as fragged instead.
arrange-files = Positions
arrange-hidden = A position shows all hands: in a game of both sides it can be set up when the game is over
arrange-exists = { $path } exists already. Save with its whole name to replace it.
arrange-saved = Position saved: { $path }
arrange-not-saved = The position could not be saved: { $why }
arrange-opened = Position opened: { $path }
arrange-opened-other = Position opened: { $path }. It was made for another version of this mission.
arrange-not-opened = The position could not be opened: { $why }
arrange-from-here = Play from Here
arrange-not-here = Nothing can be played from { $cell }. { $why }.
arrange-kept-wrong = { $count ->
    [one] 1 part of the position no longer fits: { $first }
   *[other] { $count } parts of the position no longer fit. The first: { $first }
}
arrange-kept-unreadable = The position of this game cannot be read: { $why }
watch-opening = Opening the replay…
watch-none = There are no games yet. Run the simulation first (F5).
watch-title = Game { $game }, { $count ->
    [one] 1 marine
   *[other] { $count } marines
}
watch-leave = Close
watch-play = Play
watch-pause = Pause
watch-side-wins = { CAPITAL($side) } { $many ->
    [one] wins
   *[other] win
}.
watch-draw = Draw.
watch-open = Who wins is shown at the end
watch-shown = { $choices ->
    [one] Shown in 1 choice
   *[other] Shown in { $choices } choices
}
watch-shrunk = { $choices ->
    [one] Shown in 1 choice
   *[other] Shown in { $choices } choices
}, shrunk from { $from }
watch-at = Choice { $at } of { $last }, round { $round }
watch-speed = { $count ->
    [one] 1 choice a second
   *[other] { $count } choices a second
}
watch-secrets = { CAPITAL($name) }{ $many ->
    [one] 's
   *[other] '
} View
watch-tab-game = Replay
watch-figure = { $name } { $left } of { $health }
watch-health = { $left } of { $health } health
watch-fragged = fragged
watch-stunned = , stunned
history-opened = Opened
history-here = here
layer-dim = Dim
layer-lock = Lock
layer-tiles = Floors
layer-grid = Grid
layer-pictures = Tile pictures
layer-heat = Heatmap
layer-regions = Regions
layer-lines = Lines
layer-starts = Starts
layer-tokens = Tokens
layer-figures = Figures
layer-doors = Doors
layer-labels = Labels
layer-coordinates = Coordinates
layer-problems = Problems
layer-title = Title and author
layer-legend = Legend
region-unnamed = Unnamed region

## Questions
save-title = Save Mission As
save-words = A mission is a folder. Hellwright creates it with mission.ron and the scripts.
save-hint = Folder path
opened-copy = This is a copy of an example. Save asks for a folder.
reload-never-saved = This mission was never saved, so there are no files to reload.
unsaved-title = Save changes?
unsaved-words = The mission has unsaved changes.
lose = Discard
lose-reload = Discard and Reload
loses-title = Saving would lose something
loses-words = { $count ->
    [one] The files have 1 thing that is not in the mission. Saving removes it from them.
   *[other] The files have { $count } things that are not in the mission. Saving removes them from the files.
} Save As… leaves these files as they are.
loses-line = Line { $line } of mission.ron: { $what }
loses-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
loses-save = Save All the Same

restored = { $count ->
    [one] Restored 1 change. It is not saved yet.
   *[other] Restored { $count } changes. They are not saved yet.
}
recover-title = Recover unsaved changes?
recover-words = { $count ->
    [one] 1 change was
   *[other] { $count } changes were
} not saved; the last was made { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
} ago. Newest first:
recover-words-changed = { $count ->
    [one] 1 change was
   *[other] { $count } changes were
} not saved, and another program has changed the files since. Restore applies your changes and overwrites the files on the next save; Discard keeps the files as they are. Newest first:
recover-restore = Restore
recover-discard = Discard
recover-other-title = Recover unsaved changes from a second window?
recover-later = Ask Me Later
recover-instead = Show These Instead
held-title = This mission is already open
held-words = It is open in { $other }. You can edit it in both windows, but the last one to save overwrites the other.
held-leave = Close
held-stay = Open Anyway
gone-title = Mission folder not found
gone-words = { $path } was moved, renamed or deleted outside Hellwright. The mission is still complete here. Save it in another folder, or close it.
gone-close = Close Without Saving
gone-keep = Keep Editing
foreign-title = Mission changed on disk
foreign-words = Load the new version?
foreign-words-dirty = Load the new version and discard your unsaved changes? Or keep your version and overwrite the files on the next save?
foreign-mine = Keep My Version
foreign-theirs = Load from Disk
foreign-changed = { $file } was modified
foreign-removed = { $file } was deleted
foreign-added = { $file } was added
start-unsaved = Never saved
start-unsaved-facts = { $count ->
    [one] 1 change
   *[other] { $count } changes
}, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}

## Why a command is not available
lacks-mission = No mission is open
lacks-map = Close the tile workshop first
lacks-editing = Close the replay first
lacks-replay = No replay is open
lacks-position = No position is being set up. Set one up first (F7).
lacks-arranged = Leave the position first (Esc)
lacks-play = No game is being played. Play the mission first (Ctrl+F5).
lacks-leaving = Leave the game first (Esc), or edit the mission (E)
lacks-workshop = The tile workshop is closed
lacks-piece = The game of this mission has no such piece
lacks-selection = Nothing is selected
lacks-hand = Nothing is selected or in hand
lacks-script = No script is open
lacks-undo = Nothing to undo
lacks-redo = Nothing to redo

## Find
find-hint = Search commands, pieces, scripts, texts, problems
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
pieces-count = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
change-name = Remove the name of { $pieces }
change-name-to = Rename { $pieces } to { $name }
change-set = Edit { $pieces }: { $field }
change-setting = Edit { $setting }
change-setting-to = Set { $setting } to { $value }
change-setting-number = Set { $setting } for { $count ->
    [one] 1 marine
   *[other] { $count } marines
} to { $value }
change-texts = Edit { $field }
change-translation = Translate { $field } ({ $tag })
change-language-gone = Remove the language { $tag }
change-cut = Cut { $pieces }
change-delete = Delete { $pieces }
change-paste = Paste { $pieces }
change-duplicate = Duplicate { $pieces }
change-card = Choose card { $name }
change-card-instead = Choose card { $name } in place of { $old }
change-card-new = Add card { $name }
change-card-new-instead = Add card { $name } in place of { $old }
change-card-remove = Remove card { $name }
change-parameter = Set { $name } to { $value }
change-script = Edit { $name }
change-script-word = Rename a word in { $name }
change-script-replace = Replace in { $name }
change-script-new = Add script { $name }
change-cards-new = Add { $name }
change-script-delete = Delete { $name }
change-script-rename = Rename script { $from } to { $to }
change-mute = Mute { $code }
change-intent-add = Add intent
change-intent-edit = Edit intent
change-intent-remove = Remove intent
change-fix-all = Fix { $count } problems: { $what }
change-put = Place { $what } at { $at }
change-move = Move { $pieces }
change-move-to = Move { $pieces } to { $at }
change-copy = Copy { $pieces }
change-turn = Rotate { $pieces }
change-flip = Flip { $pieces }
change-paint = Paint { $region }
change-unpaint = Delete { $region }

## What a tool says of what is in hand
region-new = new region
region-next = The next stroke starts a new region.
tool-region = { $region }: { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
doors-closed = doors closed
doors-open = doors open
ruler-grid = { $x } across, { $y } down
ruler-range = { $count ->
    [one] 1 space away
   *[other] { $count } spaces away
}
ruler-cut-off = blocked by walls and closed doors
ruler-steps = { $count ->
    [one] 1 movement point
   *[other] { $count } movement points
}
ruler-no-way = no path
a-marine = A marine
probe-sight = { $seen ->
    [one] 1 space visible
   *[other] { $seen } spaces visible
}, { $covered } of them with cover
probe-range = farthest space: { $most } away{ $cut ->
    [0] { "" }
   *[other] , { $cut } blocked
}
probe-reach = { $who } with { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $ends ->
    [one] 1 reachable space
   *[other] { $ends } reachable spaces
}
probe-no-room = { $who } does not fit here
probe-too-far = out of reach
probe-fit = { $who } could stand on { $count } spaces
fit-yes = { $who } fits here
fit-no = { $who } does not
sight-seen = { $from } sees { $to }
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
sight-by-furniture = is stopped by the furniture on { $cell }
sight-by-standing = is stopped by what stands on { $cell }
sight-by-height = is stopped by how high { $cell } lies
sight-by-figure = is stopped by { $who }
sight-by-cliff = is stopped by the height of { $cell }
sight-centres = the line from centre to centre { $why }
sight-rim = crosses the rim of difficult ground at the { $edge }
sight-rim-corner = crosses the rim of difficult ground at the north-west corner of { $cell }
sight-through = passes through { $who }
sight-door = visible with { $door } open
sight-a-door = a door
new-label = Label
tool-tile = { $tile }, { $left } of { $all } left
tool-door = { $what }, { $left } of { $all } left
tool-joined = { $count ->
    [one] 1 opening connects
   *[other] { $count } openings connect
}
tool-walled = { $count ->
    [one] 1 opening against a wall
   *[other] { $count } openings against a wall
}
tool-overlap = { $count ->
    [one] overlaps another tile on 1 space
   *[other] overlaps other tiles on { $count } spaces
}
tool-short = none left in the box
tool-both-sides = the other side of this tile is already in use
tool-off-table = too far from the other tiles
tool-copied = copy: { $by }
moved-none = not moved
moved-left = { $count } left
moved-right = { $count } right
moved-up = { $count } up
moved-down = { $count } down
stand-base = the base does not fit here
stand-figure = there is already a figure
stand-nowhere = there is no space here
stand-start = there is already a start space
stand-flat = there is already another piece
stand-token = there is already a token
stand-covers = stands on { $pieces }
stand-under = under { $pieces }
door-no-floor = no floor on both sides
door-wall = there is a wall
door-blocked = there is a blocking line
door-inside = doors can only be placed where two tiles meet
door-taken = there is already a door

## Hints of tools
hint-select = Click to select, drag to move, Ctrl+drag to copy, Q/E rotate, F flip
hint-drag = Q/E rotate, F flip, Ctrl copies, Shift without snapping, Esc cancels
hint-tile = Click to place, Q/E rotate, F flip, Shift without snapping, Esc cancels
hint-door = Click to place, Q/E rotate, Shift without snapping, Esc cancels
hint-label = Click to place, then edit the text in the inspector
hint-piece = Click to place, Esc cancels
hint-piece-wide = Click to place, Q/E rotate, Esc cancels
hint-figure = Click to place, Q/E rotate, Shift without snapping, Esc cancels
hint-region = Drag to paint, from a space of the region to erase, Shift+drag a rectangle, F new region
hint-ruler = Click or drag from space to space, F opens the doors
hint-probe = Click to pin it and point at another space, F changes the figure, Esc cancels
hint-probe-reach = Click to pin it, E/Q more or fewer points, F changes the figure, Esc cancels
hint-probe-fit = F changes the demon, Esc cancels

## Tile workshop
menu-workshop = Workshop
menu-script = Script
palette-workshop = Edit Tile
inspector-workshop = Edit Tile…
command-work-floor = Draw Spaces
    .synonyms = paint spaces
command-work-difficult = Draw Difficult Ground
command-work-wall = Draw Walls
command-work-blocking = Draw Blocking Lines
command-work-impassable = Draw Impassable Lines
command-work-opening = Draw Openings
command-work-door = Mark Door Places
command-work-eraser = Eraser
    .synonyms = rubber delete remove
command-work-turn-over = Flip Tile
    .synonyms = flip other side back
command-work-next = Next Tile
command-work-back = Previous Tile
command-work-new = New Tile
    .synonyms = create add
command-work-copy = Duplicate Tile
    .synonyms = copy clone
command-work-remove = Delete Custom Tile
    .synonyms = remove erase
command-work-save = Export Tiles…
    .synonyms = save write folder share
command-work-bring = Import Tiles…
    .synonyms = load open folder
command-work-leave = Close Tile Workshop
    .synonyms = back exit map
work-title = Tile { $tile }
work-side-a = Side A, facility
work-side-b = Side B, hell
work-done = Close
work-own = custom
work-new-short = New Tile
work-copy-short = Duplicate
work-floor = Floor
work-floor-hint = Click or drag to add spaces. Both sides are one piece of cardboard, so the back grows with the front.
work-difficult = Difficult
work-difficult-hint = Spaces that cost one more movement point. Draw over difficult spaces to reset them.
work-wall = Wall
work-wall-hint = Blocks everything. Draw over a wall to remove it, or over an opening to close it.
work-blocking = Blocking
work-blocking-hint = Solid red line: blocks movement and sight. Draw over it to remove it.
work-impassable = Impassable
work-impassable-hint = Dotted red line: blocks movement, not sight. Draw over it to remove it.
work-opening = Opening
work-opening-hint = Where another tile can connect: click the outer wall. Two spaces wide, on both sides. Click an opening to close it.
work-door = Door place
work-door-hint = A good place for a door. It is only a hint for builders; the door itself is a token.
work-eraser = Eraser
work-eraser-hint = Removes the line it starts on, or else spaces. The right button always erases.
work-on-outline = The outer border is a wall or an opening; red lines lie between two spaces.
work-inside = Openings lie on the outer border of the tile.
work-in-void = There is no space here. Draw floor first.
work-nothing = There is nothing to remove.
work-too-large = A tile has at most 12 by 12 spaces.
work-here-void = no space
work-here-floor = floor
work-here-difficult = difficult
work-back-a = The other side: A, facility
work-back-b = The other side: B, hell
work-back-alike = Both sides have the same outline. Lines and difficult ground are separate for each side.
work-back-differs = The two sides have different outlines.
work-cut-back = Match This Outline
work-copy-back = Copy This Side
work-problems = Problems
work-no-problems = No problems found
work-about = Properties
work-title-a = Name of side A
work-title-b = Name of side B
work-note = Source note
work-number = Number
work-stock = Copies
work-number-range = The number must be from 1 to { $most }.
work-number-taken = Tile { $tile } already exists.
work-number-boxed = This tile belongs to the box. Duplicate it to use another number.
work-is-own = Custom tile, replaces the tile of the box
work-is-new = Custom tile
work-is-boxed = This is a tile of the box. Edit it to make a custom tile for this mission.
work-remove-boxed = Reset to Box Tile
work-remove = Delete Custom Tile
work-own-now = Tile { $tile } is now a custom tile of this mission. “Reset to Box Tile” reverts it.
work-none-own = There are no custom tiles yet.
work-too-many = A mission can have at most { $count } custom tiles.
work-all = { $count ->
    [0] No custom tiles.
    [one] 1 custom tile. Export it to use it in other missions.
   *[other] { $count } custom tiles. Export them to use them in other missions.
}
work-save-short = Export Tiles…
work-bring-short = Import Tiles…
work-new-about = room
work-folder = tiles
work-keep-title = Export Tiles
work-keep-words = Each custom tile is saved as a text file in this folder. The mission always keeps its own copy.
work-keep-taken = { $count ->
    [one] 1 file there contains a different tile
   *[other] { $count } files there contain different tiles
} with the same number. Replace?
work-replace = Replace
work-kept = { $count ->
    [one] 1 tile exported
   *[other] { $count } tiles exported
} to { $path }
work-bring-title = Import Tiles
work-bring-words = Choose a folder with files such as 04.txt. They replace tiles with the same number. You can undo this.
work-bring = Import
work-bring-none = No tiles found in this folder. Tile files are named like 04.txt.
work-brought = { $count ->
    [one] 1 tile imported
   *[other] { $count } tiles imported
}
work-brought-some = { $count ->
    [one] 1 tile imported,
   *[other] { $count } tiles imported,
} { $others } skipped ({ $why }).
change-tile-draw = { $tile }: { $tool }
change-tile-words = Edit texts of tile { $tile }
change-tile-stock = Change copies of tile { $tile }
change-tile-cut = Match the outline of the back of tile { $tile }
change-tile-copy = Copy the front of tile { $tile } to its back
change-tile-new = Add tile { $tile }
change-tile-number = Change the number of tile { $tile }
change-tile-boxed = Reset tile { $tile }
change-tile-remove = Delete tile { $tile }
change-tiles-bring = { $count ->
    [one] Import 1 tile
   *[other] Import { $count } tiles
}

## Pictures of cardboard
pictures-title = Tile Pictures
pictures-words = A folder with one picture for each tile side, named 04A.png, 04B.jpg and so on. They cover the drawings in every mission; a mission’s own “art” folder takes precedence. Leave empty for none.
pictures-show = Apply
pictures-missing = Folder not found: { $path }
pictures-none = There are no tile pictures yet. Choose their folder in View ▸ Tile Pictures.
pictures-lines = Tile pictures: with rule lines
pictures-alone = Tile pictures: without lines
pictures-off = Tile pictures: off

## Exports
export-title = Export
export-making = Creating a preview…
export-writing = Writing…
export-page = Page { $page } of { $pages }
export-replaces = { $size }, replaces the existing file
export-light = Light colours, for paper
export-scale = Pixels per space
export-layers = Layers
export-paper = Paper
export-paper-a4 = A4
export-paper-letter = US Letter
export-texts = Texts
export-texts-original = Original
export-marks = Cut marks on the map
export-seen = As players find the map
export-seen-whole = it is the mission itself, and cannot be written as players find the map
export-games = { $count ->
    [one] Include the most notable game
   *[other] Include the { $count } most notable games
}
export-no-games = To add games, run the simulation first (F5).
export-into = Folder
export-folder = Folder path; created if it does not exist
export-browse = Export Folder
export-formats = { $count ->
    [0] Export
    [one] Export 1 format
   *[other] Export { $count } formats
}
export-done = { $count ->
    [0] No files were written to { $folder }
    [one] 1 file written to { $folder }
   *[other] { $count } files written to { $folder }
}
export-errors = { $count ->
    [one] 1 error: { $problems }.
   *[other] { $count } errors: { $problems }.
}
export-left-out = { $count ->
    [one] 1 thing in the files is not in the mission: { $problems }.
   *[other] { $count } things in the files are not in the mission: { $problems }.
}
export-doubts = Export all the same?
export-anyway = Export Anyway
export-problems = Show Problems
export-open = Open
export-open-folder = Open Folder
export-again = Back
export-cannot-open = No program found to open { $path } ({ $why }).

## Report
# The language of the page, as web pages name it.
report-language = en
report-contents = Contents
report-title = Report on { $title }
report-made-good = { $made }. The line above is about bots that search, which play as people who know the game; greedy bots play as beginners do.
report-made = { $games } games, seed { $seed }, { $version }
report-broken-title = Something broke here
report-broken = Hellwright broke while it made this section ({ $section }): { $why }. The rest of the report stands. This is a fault of Hellwright; please report it with the mission and this message.
report-errors = Errors in the mission forbid play, so there are no games to report
# What to change before anything else. $code: the code of the finding, $help: its help.
report-first = Change first ({ $code }): { $help }
report-passes = No errors
report-fails = { $count ->
    [one] 1 error
   *[other] { $count } errors
}
report-intents-title = Intents
report-intents-about = What the mission says is to be true of its games. Games are played until that is sure (95 %) or close to an end.
report-intents-what = Intent
report-intents-answer = Answer
report-intents-measured = Measured
report-intents-players = Played by
report-intents-holds = holds
report-intents-broken = does not hold
report-intents-likely = most likely holds ({ $of } in 100)
report-intents-unlikely = most likely does not hold ({ $of } in 100)
report-win-title = Who wins
report-win-about = How often { $side } { $many ->
    [one] wins
   *[other] win
}, and in brackets where their true share probably lies (95 %). From 35 to 65 % is fair. Greedy bots play as beginners do, bots that search as people who know the game.
report-win-marines = Marines
report-win-players = Bots
report-win-games = Games
report-win-share = { CAPITAL($name) } { $many ->
    [one] wins
   *[other] win
}
report-win-difficulty = For { $side }
report-win-rounds = Rounds
report-win-chart = How often { $side } { $many ->
    [one] wins
   *[other] win
}, by number of marines and bots
report-because = { $marines ->
    [one] With 1 marine it is { $difficulty }: { $share } of all games end with “{ $reason }”
   *[other] With { $marines } marines it is { $difficulty }: { $share } of all games end with “{ $reason }”
}
report-skill-title = Skill
report-bots-greedy = greedy bots
report-bots-search = bots that search ({ $level })
report-skill-about = How often { $side } { $many ->
    [one] wins
   *[other] win
}, by who plays which side. What skill is worth to a side is how much more of its games it wins with bots that search than with greedy ones, against greedy ones; in brackets where the true value probably lies (95 %).
report-skill-marines = Marines
report-skill-bots = { CAPITAL($name) }{ $many ->
    [one] 's
   *[other] '
} bots
report-skill-games = Games
report-skill-share = { CAPITAL($name) } { $many ->
    [one] wins
   *[other] win
}
report-skill-yes = { $with }: skill pays for { $side }, { $by } points ({ $low } to { $high })
report-skill-no = { $with }: skill does not pay for { $side }, { $by } points ({ $low } to { $high })
report-skill-open = { $with }: the games do not tell whether skill pays for { $side }, { $by } points ({ $low } to { $high })
report-skill-turned = { $with }: beginners and good players meet different missions
report-luck-title = Luck
report-luck-about = How much of who wins the deal decides: the order of all decks. The same deal is played several times by greedy bots; the rest is dice and what bots choose by lot. In brackets where the true value probably lies (95 %).
report-luck-marines = Marines
report-luck-deals = Deals
report-luck-games = Games
report-luck-part = The deal decides
report-luck-one-side = nothing: one side wins all games
report-luck-little = { $with }: the deal decides little; dice and choices do
report-luck-much = { $with }: the deal decides much of who wins
report-ends-title = How games end
report-ends-about = Games of all numbers of marines and all bots. A game that comes to no end is a defect, not a draw.
report-ends-winner = Winner
report-ends-reason = Reason
report-ends-none = no one
report-ends-no-end = given up after very many choices
report-length-title = How long games take
report-length-about = Rounds of a game. The shipped missions take 5 to 15.
report-length-middle = { $marines ->
    [one] With 1 marine half of the games take { $median } rounds or fewer (shortest { $min }, longest { $max })
   *[other] With { $marines } marines half of the games take { $median } rounds or fewer (shortest { $min }, longest { $max })
}
report-length-chart = Number of games by rounds; { $ours } and { $theirs }
report-length-rounds = Rounds
report-length-wins = { $name }{ $many ->
    [one] 's
   *[other] '
} wins
report-length-open = No end
report-decided-title = When games are decided
report-decided-about = The chance of { $side } as bots that search have learned it for this mission, at the end of each round. A game is decided when its winner is never behind again.
report-decided-none = Not known: no bot that searches has learned this mission
report-decided-half = { $marines ->
    [one] With 1 marine half of the games are decided after { $part } of their choices, and the lead changes { $changes } times in the mean
   *[other] With { $marines } marines half of the games are decided after { $part } of their choices, and the lead changes { $changes } times in the mean
}
report-decided-chart = Chance of { $side } by round
report-decided-round = Round
report-decided-series = { $marines ->
    [one] 1 marine
   *[other] { $marines } marines
}
report-use-title = What is used
report-use-about = In how many of { $games } games something was used, in the games that { $side } won, and in the others. “Never” and “hardly ever” (surely less than 2 %) are said of at least 50 games.
report-use-thing = What
report-use-share = Used
report-use-wins = In { $name }{ $many ->
    [one] 's
   *[other] '
} wins
report-use-others = In other games
report-use-means = Means
report-use-never = never
report-use-hardly = hardly ever
report-use-some = { "" }
report-use-offer = offer “{ $name }”
report-use-answer = answer { $name }
report-cards-title = Cards the marines play
report-cards-about = How many games a card is played in
report-frags-title = Frags
report-frags-about = Who was fragged in all games, and by what. A card is the one that the marine had played last in that activation.
report-frags-figure = Figure
report-frags-fell = Fragged
report-frags-killed = Fragged marines
report-frags-damage = Damage to marines
report-frags-card = Card
report-frags-demons = Demons
report-frags-no-card = no card
report-frags-no-figure = no figure
report-spaces-title = Where marines go
report-spaces-about = The larger a disk, the more games in which a marine was on the space.
report-spaces-all = Marines entered every space in some game
report-spaces-left = { $count ->
    [one] 1 of { $all } spaces was entered in no game: { $cells }
   *[other] { $count } of { $all } spaces were entered in no game: { $cells }
}
report-spaces-map = Map of the mission with the paths of the marines
report-supply-title = Figures at once
report-supply-about = The most figures of a kind that stood on the map at once. Where that is all the box has, more could not come.
report-supply-kind = Demon
report-supply-most = At once
report-supply-box = In the box
report-supply-games = Games
report-supply-limit = all of them
report-findings-title = What to look at
report-findings-none = The checks and the games found nothing
report-findings-places = The numbers stand where the findings are
report-finding-help = How to fix it:
report-findings-about = Errors first, then warnings and notes. Each has a page: hellwright explain CODE.
report-findings-here = Errors first, then warnings and notes. Press one to see where it is and what to do about it.
report-making = Creating the report…
report-show-map = Show on Map
report-saved = Report saved: { $path }
report-not-saved = Report not saved: { $why }
report-no-file = No file was chosen. If no dialog appeared, this desktop has none: use hellwright check --report FILE.html instead.
report-finding-gone = This is not in the list of problems any more: the mission was changed, or the problem was muted.
report-how-title = How these numbers came about
report-how-bots = Bots played the mission, not people. They see what a player in their seat may see and play by the rules, but people find plans that bots do not, and overlook what bots do not overlook. The numbers compare missions and versions better than they predict an evening.
report-how-interval = An interval in brackets holds the true share in 95 of 100 reports. What was not found may be there and be rare: with { $games } games of one kind, a change of { $points } points or more in { $side }{ $many ->
    [one] 's
   *[other] '
} share would have been seen.
report-how-more = What each number means, and what it cannot say, stands in docs/verdict.md.
