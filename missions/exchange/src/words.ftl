# What exports, imports and a served game say. What is printed in the booklet is written as it stands there, heads of tables in capitals.

## several files
did-you-mean = did you mean `{ $meant }`?
far-away = it lies too far away
fix-properties = fix it in Map > Map Properties
head-base = COLUMNS × ROWS
head-columns = COLUMNS
head-corner = NORTH-WEST SPACE
head-name = NAME
head-piece = PIECE
head-rows = ROWS
head-space = SPACE
head-tile = TILE
head-turn = TURN
lay-tiles = Lay the tiles
licence = Licence: { $licence }
move-back = move it back onto the map
marines = { $count ->
    [one] { $count } marine
   *[other] { $count } marines
}
unnamed = without a name
whole-number = a whole number

## export
format-html-about = One file for any browser, without a network: map, texts, cards, components, games to step through.
format-pdf-about = A booklet to print and play from: briefing, map, set-up, cards to cut out, the map at real size.
format-json-about = Everything, resolved, for programs: spaces and borders, pieces, cards, texts, numbers, with a schema.
format-png-about = The map as a picture of pixels, for web pages, chats and virtual tables.
format-svg-about = The map as a picture of lines, sharp at every size, for print and drawing programs.
format-uvtt-about = The map with its walls and doors, for virtual tables (MapTool, Foundry, Owlbear and others).
format-tmx-about = Tiles, spaces, borders, doors, tokens and regions with properties, for Tiled and game engines.
format-tmj-about = The same map as JSON, for game engines and scripts.
format-bundle-about = One file with everything of the mission, to hand on; hellwright import takes it out again.

## export/html
html-joins = joins step { $steps }
html-untitled = Untitled mission

## export/html, several scripts
js-capital = { CAPITAL($text) }
js-key-end = End
js-key-enter = Enter
js-key-home = Home
js-key-space = Space

## export/html/pages.js
js-pages-author = Author
js-pages-blocking = Blocking: no way, no sight
js-pages-box = box
js-pages-briefing = Briefing
js-pages-card = { $role } card
js-pages-difficult = Difficult: 1 more to enter, cover
js-pages-doors-count = { $count ->
    [one] { $count } door
   *[other] { $count } doors
 }
js-pages-ends = How it ends
js-pages-few = too few
js-pages-fingerprint = Fingerprint
js-pages-impassable = Impassable: no way, but sight
js-pages-in-mission = In this mission
js-pages-invader = { CAPITAL($side) }
js-pages-lay-limit = Lay the { $limit } ready: { $side } { $many ->
    [one] wins
   *[other] win
 } with { $count ->
    [one] { $count } { $noun } token
   *[other] { $count } { $noun } tokens
 }.
js-pages-lay-tiles = Lay the tiles: { $list }.
js-pages-licence = Licence
js-pages-limit = { $count ->
    [one] { $count } { $noun } token
   *[other] { $count } { $noun } tokens
 }, and { $side } { $many ->
    [one] wins
   *[other] win
 }
js-pages-marines = Marines
js-pages-marines-count = { $count ->
    [one] { $count } marine
   *[other] { $count } marines
 }
js-pages-marines-range = { $least }–{ $most } marines
js-pages-needed = needed
js-pages-no = no
js-pages-no-cards = This mission has no cards, so no side can win.
js-pages-notes = Notes of the author
js-pages-order = In this order
js-pages-own = own, not in the box
js-pages-piece = Piece
js-pages-put = Put { $many } down: { $list }.
js-pages-put-demons = Put demons on the map: { $list }.
js-pages-put-doors = Put { $count ->
    [one] { $count } door
   *[other] { $count } doors
 } on their borders.
js-pages-put-marines = Give each marine what he brings, and put { $list } on the start spaces.
js-pages-put-switched = Put { $count ->
    [one] { $count } { $noun }
   *[other] { $count } { $many }
 } down, { $up } of them { $side }.
js-pages-put-tokens = Put tokens down: { $list }.
js-pages-revision = { $rules }, revision { $revision }
js-pages-rules = Rules
js-pages-shown = Face up on the table
js-pages-side = { $side ->
    [east] east
    [north] north
    [south] south
   *[west] west
 } side of { $at }
js-pages-side-up = { $sign ->
    [down] { $side }
    [up] { $side }
   *[other] { $side } side up
 }
js-pages-side-wins = If { $side } { $many ->
    [one] wins
   *[other] win
 }
js-pages-signs = Signs on the map
js-pages-sort-side = { $sort } { $side }
js-pages-spaces-count = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }
js-pages-span = { $from } to { $to }
js-pages-start = Marine start
js-pages-stock = What the mission takes at the start, beside what the box has. Demons that come later are not counted.
js-pages-tile = { $number }. { $tile } · turned { $turn }° · columns { $columns }, rows { $rows } · { $joins }
js-pages-tiles-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
js-pages-times = { $thing } ×{ $count }
js-pages-veiled = Not for { $others }. “{ CAPITAL($name) }{ $many ->
    [one] ’s
   *[other] ’
 } view” shows it.
js-pages-wall = Wall
js-pages-yes = yes

## export/html/pieces.js
js-pieces-lying = { CAPITAL($piece) }, { $side }
js-pieces-sorted = { $sort } { $noun }
js-pieces-start = Marine start { $number }
js-pieces-word = { $title }: { $word }

## export/html/player.js
js-player-article = { "The " }
js-player-at = Choice { $at } of { $length }, round { $round }: { $line }
js-player-back = Back
js-player-before = The map before a game
js-player-chance = Chance
js-player-choice = Choice
js-player-demons = Demons on the map: { $list }
js-player-doubt = After choice { $at } the map does not agree with the game as it was played.
js-player-end = End
js-player-forward = Forward
js-player-fragged = fragged
js-player-game = Game { $number }: { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 }, { $choices } choices, { $won ->
    [none] not played to its end
   *[other] { $side } { $many ->
        [one] wins
       *[other] win
    }
 }
js-player-health = { $left } of { $health }
js-player-health-of = Health of { $figure }
js-player-health-stunned = { $left } of { $health }, stunned
js-player-log = What happened
js-player-no-demons = Demons on the map: none
js-player-outcome = { CAPITAL($reason) }.
js-player-pause = Pause
js-player-play = Play
js-player-ready = The game is set up
js-player-round = Round { $round }
js-player-round-back = Round before
js-player-round-forward = Next round
js-player-rounds = Go to a round
js-player-seat = Seat { $seat }
js-player-set-up = Set-up
js-player-shown = What the map shows
js-player-speed = Speed
js-player-start = Start
js-player-times = { $count }× { $figure }

## export/html/spaces.js
js-spaces-area = area { $name }
js-spaces-beside = beside the board
js-spaces-border = { $kind ->
    [blocking] blocking
    [closed-door] closed door
    [impassable] impassable
    [open-door] open door
   *[wall] wall
 } to the { $sides }
js-spaces-difficult = difficult: 1 more to enter, cover
js-spaces-health = health { $left } of { $health }
js-spaces-progress = progress { $progress }
js-spaces-region = region { $name }
js-spaces-side = { $side ->
    [east] east
    [north] north
    [south] south
   *[west] west
 }
js-spaces-space = Space { $at }
js-spaces-stunned = stunned
js-spaces-tile = Tile { $tile }

## export/html/viewer
viewer-book = The mission
viewer-close = Close
viewer-farther = Zoom out
viewer-field = Map: arrow keys go from space to space, plus and minus zoom, 0 shows everything, Enter tells what lies there
viewer-invader = { CAPITAL($name) }{ $many ->
    [one] ’s
   *[other] ’
 } view
viewer-keys = Keys
viewer-layers = Layers
viewer-light = Light look
viewer-map = map
viewer-nearer = Zoom in
viewer-score = The count
viewer-script-off = This page draws itself with the script inside it. Allow it to run: it does not use the network.
viewer-skip = Skip the map
viewer-spot = What lies here
viewer-stage = Map and game
viewer-transport = The game
viewer-view = View of the map
viewer-whole = Whole map

## export/html/viewer.js
js-viewer-cards = Cards
js-viewer-close = Close
js-viewer-coordinates = Columns and rows
js-viewer-dark = Dark look
js-viewer-doors = Doors
js-viewer-figures = Figures
js-viewer-games = Games
js-viewer-grid = Grid
js-viewer-hide = Hide what only { $side } { $many ->
    [one] knows
   *[other] know
 } (i)
js-viewer-keys-arrows = on the map: from space to space; with Shift the map itself
js-viewer-keys-choice = a choice forward, back; also → ←
js-viewer-keys-ends = start and end of the game
js-viewer-keys-enter = on the map: what lies here; Escape closes it
js-viewer-keys-invader = show or hide what only { $side } { $many ->
    [one] knows
   *[other] know
 }
js-viewer-keys-keys = these keys
js-viewer-keys-layers = layers
js-viewer-keys-look = light or dark
js-viewer-keys-map = to the map
js-viewer-keys-pages = pages beside the map
js-viewer-keys-play = play, pause
js-viewer-keys-round = a round forward, back
js-viewer-keys-zoom = zoom in, zoom out, fit the map
js-viewer-labels = Names
js-viewer-light = Light look
js-viewer-lines = Walls and lines
js-viewer-mission = Mission
js-viewer-nothing = Nothing at { $at }
js-viewer-of = { $count } of { $limit }
js-viewer-pictures = Pictures of cardboard
js-viewer-regions = Regions
js-viewer-round = Round
js-viewer-setup = Set-up
js-viewer-show = Show what only { $side } { $many ->
    [one] knows
   *[other] know
 } (i)
js-viewer-starts = Starts
js-viewer-stock = Components
js-viewer-tokens = Tokens
js-viewer-trail = Last choice

## export/laying
laying-apart = apart from the others
laying-east = { $step } to its east
laying-first = the first
laying-north = { $step } to its north
laying-south = { $step } to its south
laying-west = { $step } to its west

## export/pdf
pdf-untitled = A mission without a title

## export/pdf/areas
areas = Areas
areas-area = Area: { $name }
areas-count = West of column 1 and north of row 1 the count goes on with 0, -1, -2.
areas-figures = Stand the figures up
areas-head = OF THE AREA
areas-head-figure = FIGURE
areas-head-words = WORDS
areas-labels = Words on the map
areas-note = Each area has pages of its own below. Keep them apart, in an envelope for example, until the area is revealed. What lies on the table by then stays as it is.
areas-nothing = Nothing is laid out with it.
areas-spaces = Spaces

## export/pdf/book
book-lacking = The typefaces of this booklet lack { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
} of the mission's texts ({ $codes }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}), printed as an empty box. They are still in the file: text copied from it has them.
book-secret = For { $side } only

## export/pdf/briefing
briefing = Briefing
briefing-no-objective = The mission has no objective card: { $side } { $many ->
    [one] wins
   *[other] win
} as the players agree.
briefing-none = This mission has no briefing.

## export/pdf/card
card-chapter = Cards to cut out
card-head-meaning = IN THIS MISSION
card-head-value = IS
card-named = { $role }: { $title }

## export/pdf/components
components = Components
components-few = { $count } too few
components-head-needed = NEEDED
components-head-there = THERE ARE
components-note = What lies on the table when a game with { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
} begins, beside what the box has of it.
components-own = of the author's own

## export/pdf/cover
cover-author = A mission by { $author }
cover-facts = { $marines } and { $some }  ·  { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}  ·  { $doors ->
    [one] { $doors } door
   *[other] { $doors } doors
}
cover-game = For { $game } ({ $year }). A fan-made mission; the game itself is needed to play.
cover-link = { $chapter }, page { $page }
cover-map = The map as a picture
cover-marines = { $least } to { $most } marines

## export/pdf/cut_out
cut-out-note = Cut along the marks: cards are 63 by 88 mm.
cut-out-of = { $kind }  { $number } of { $count }

## export/pdf/invader
invader = { CAPITAL($side) }{ $many ->
    [one] 's
   *[other] '
} part
invader-cards = Cards of { $side } to cut out
invader-end = When { $side } { $many ->
    [one] wins
   *[other] win
}
invader-note = Print these pages apart and keep them from { $side }.
invader-notes = Notes of the author

## export/pdf/numbering
numbering-span = { $first } to { $last }

## export/pdf/picture
picture = Map
picture-legend = What the signs on the map mean
picture-map = The map; the set-up list says in words what lies where
picture-note = Columns and rows are counted as at the border of the map: 5,11 is the space in column 5, row 11. North is up. The set-up list names every place in this way.

## export/pdf/plan
plan = A plan of the tiles; the list below says the same in words

## export/pdf/real_size
real-size = Map at real size
real-size-above = { $page } above
real-size-below = { $page } below
real-size-figure = The map at real size: { $code }
real-size-left = { $page } left
real-size-link = { $code }, { $page }
real-size-marked = Every page shows a rim of its neighbours: cut it off along the marks on the left and at the top of each page, and glue that page onto the rim of the one beside or above it, so that the crosses come to lie on each other.
real-size-note = A space is 25.4 mm (one inch) wide, as on the board. Print the pages below at 100 %, without fitting them to the paper, and measure the ruler on the first of them.
real-size-overview = Which page of the map goes where
real-size-page = page { $page }
real-size-place = columns { $west } to { $east }, rows { $north } to { $south }
real-size-right = { $page } right
real-size-ruler = 50 mm
real-size-unmarked = The pages have no marks to cut along, and end with their outermost spaces: cut each along the border of these, and lay it against the one beside or above it.

## export/pdf/set_up
set-up = Set-up
set-up-between = { $first } and { $second }
set-up-between-north = north side of { $first } and { $second }
set-up-between-west = west side of { $first } and { $second }
set-up-demons = Stand the demons up
set-up-door-locked = { $door }, locked
set-up-door-open = { $door }, open
set-up-doors = Stand the doors up, closed
set-up-head-demon = DEMON
set-up-head-joins = JOINS STEP
set-up-head-lies = LIES
set-up-head-players = PLAYERS
set-up-head-region = REGION
set-up-head-spaces = SPACES
set-up-head-stands = STANDS ON
set-up-head-step = STEP
set-up-head-who = WHO STARTS WHERE
set-up-head-with = WITH
set-up-marines = Stand the marines up
set-up-none = No tiles are on the table.
set-up-note = Build in this order. On the plan every tile has the number of its step and its own; tiles meet at the broken lines. A tile lies right when its outline, its openings and the lines printed on it are those of the plan. Turns are counted clockwise from the tile as Hellwright's catalogue draws it.
set-up-pieces = Lay the { $many }
set-up-regions = Parts of the map that cards speak of
set-up-side = { $side } side up
set-up-sort = { CAPITAL($sort) } { $noun }
set-up-tokens = Lay the tokens
set-up-with = { $numbers } marines
set-up-with-any = any number of marines
set-up-word = { $piece } "{ $word }"

## export/pdf/values
values-no = no
values-thing = { $noun } at { $at }
values-tile = tile { $tile } at { $at }
values-unnamed = { $region } without a name
values-with = { $number } with { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
}
values-yes = yes

## export/pdf/viewer
viewer-unknown = the booklet cannot be written: the catalogue of the file is not the last object

## export/pdf/write
write-failed = the booklet cannot be written: { $why }
write-font = { $font } is no font
write-paper = no such paper
write-standard = no such standard: { $why }

## export/stock
stock-card = { $piece } { $card }
stock-figures = Figures
stock-marine = Marine
stock-tile = Tile { $tile }, { $count ->
    [one] side
   *[other] sides
} { $sides }
stock-tiles = Tiles
stock-tokens = Tokens and doors

## kinds
kinds-marker = Progress token as { $noun }

## export/bundle
bundle-large = its files are too large for one bundle ({ $size } MiB and { $files } files are the most); make the pictures in { $folder } smaller

## export/json
json-rules = unknown rules `{ $rules }`; write { $known } in mission.ron

## export/json/game
game-choice = the game is not one of this mission as it is now: choice { $number } is `{ $key }`, which is not on offer; play it again
game-marines = the game is one of { $marines } marines, for which the mission is not made; choose another game
game-rules = its rules are unknown

## export/made
made-broke = Hellwright broke while it wrote this format: { $why }. This is a fault of Hellwright; please report it with the mission and this message

## export/tiled/build
build-tile = unknown tile { $tile }; take it off the map, or draw it as a custom tile

## export/uvtt
uvtt-large = the picture would be larger than 24 MB; choose a smaller scale

## serve/game/refusal
refusal-by-bot = { $name } is played by a bot
refusal-by-bot-help = ask for a seat that you play, or leave `seat` out to look on
refusal-chance = it is for chance to fall
refusal-chance-help = take it without a seat
refusal-marines = the mission is not made for { $marines } marines
refusal-marines-help = it is made for { $numbers }
refusal-no-seat = there is no player on seat { $seat }
refusal-no-seat-help = the seats are { $seats }
refusal-not-due = { $name } is to choose
refusal-not-due-help = take it as seat { $seat }
refusal-not-on-offer = `{ $key }` is not on offer
refusal-not-on-offer-help = on offer: { $offered }
refusal-nothing = this seat has made { $made } choices
refusal-nothing-help = there is nothing more to go back to
refusal-over = the game is over: { $reason }
refusal-over-help = take something back with `undo`, or begin another game
refusal-rules = unknown rules `{ $rules }`
refusal-rules-help = write { $known } in mission.ron
refusal-seen = since then chance has fallen, or somebody else has chosen
refusal-seen-help = if those who play agree, say `anyway`: chance will fall as it fell

## serve/game
serve-bots-help = `greedy`, `random`, or `greedy,random`

## serve/game/measure
measure-figure = figure { $figure } does not stand on the board
measure-figure-help = `look` lists the figures that stand on the board
measure-space = there is no space { $space }
measure-space-help = spaces have numbers from 0 to { $last }

## serve/game/past
past-changed = the mission has changed since the game was saved
past-choice = choice { $number } (line { $line }) is not on offer; the game stands before it
past-newer = the game was saved by a newer version of the program
past-no-game = this is no saved game: it does not say on which mission it was played
past-older = the game was saved by an older version of the program
past-otherwise = every choice was on offer, but the table is not as it was saved
past-position = its position: { $problem }
past-rules = this game was played by the rules `{ $rules }`
past-unfit-help = load a game that was saved on this mission
past-unread = its position cannot be read: { $why }

## serve/request
request-byte = a whole number from 0 to 255
request-bytes = the line is not UTF-8
request-bytes-help = send JSON, encoded as UTF-8
request-do = `do` has to be a text
request-field-missing = `{ $request }` needs the field `{ $field }`
request-field-unknown = `{ $request }` has no field `{ $field }`
request-id = this is no id
request-id-help = leave it out, or give a whole number or a text
request-json = the line is not JSON: { $what }
request-json-help = send one JSON object a line, without line feeds in it
request-no-do = the field `do` is missing
request-object = a request is a JSON object
request-see = docs/front-end.md describes every request
request-short = a whole number from 0 to 65535
request-unknown = there is no request `{ $name }`
request-unknown-help = choose of { $names }
request-value = `{ $field }` makes no sense: { $what }

## serve/server
server-find-help = save it first, or choose another name
server-hidden = a saved game tells every card that was drawn, and bots play some of the seats
server-hidden-help = give a `name` to have it kept by the program, or wait for the end of the game
server-keep-help = choose another name, or make room
server-like = a game is kept as `{ $other }`, which differs only in capital letters
server-like-help = choose another name, or `{ $other }`
server-load = `load` needs either a `name` or a `text`
server-load-help = give one of them
server-long = a line may have at most { $bytes } bytes; the rest of this one was skipped
server-long-help = send less at once; a long saved game can be loaded by its name
server-name = no game can be kept under this name
server-name-help = letters, digits, `-` and `_`, 64 at most
server-names-help = look at the folder of saved games
server-no-folder = there is no folder for saved games
server-no-folder-help = start the program with --saves DIR, or save without a `name`
server-no-game = no game has been begun
server-no-game-help = begin one with `new` or `load`
server-protocol = protocol { $spoken } is spoken here, not { $other }
server-protocol-help = use a front end and a hellwright of about the same age
server-taken = a game is kept as `{ $name }` already
server-taken-help = say `"overwrite": true` to replace it, or choose another name

## serve/saves
saves-bytes = { $path } is no saved game: it is not text
saves-large = { $path } is larger than any saved game

## import
import-bundle-about = A whole mission, byte for byte as it was exported.
import-tmx-about = Tiles, doors, pieces, regions, texts and numbers of a map that was exported, as it lies in Tiled now.
import-tmj-about = The same from Tiled's other format.
import-folder = { $path } is a folder, and files are imported one by one; a folder with a { $file } is a mission already
import-refused = { $path } cannot be imported: { $why } (nothing was written)
import-taken = there is something at { $path } already, and nothing is written over; choose another folder with -o, or move it away
import-unknown = cannot import { $path }; what can be imported ends with { $endings }

## import/bundle
import-bundle-another = its { $list } describes another mission than the one in it
import-bundle-ask = { $why }; ask the person who sent it for a new one
import-bundle-broken = its { $list } is broken ({ $why }); ask the person who sent it for a new one
import-bundle-bytes = { $path } is too large, or is not text in UTF-8
import-bundle-changed = { $path } is not as it was when the bundle was made (its SHA-256 is another one); if that was meant, unpack it with another program and open the folder
import-bundle-format = { $path } is of format { $format }, made by a newer Hellwright: get the new one
import-bundle-missing = { $path } is missing in it, though its list names it; if that was meant, unpack it with another program and open the folder
import-bundle-newer = it is of format { $format }, made by a newer Hellwright; this one reads formats up to { $newest }, so get the new one
import-bundle-no-mission = there is no { $path } in it
import-bundle-none = there is no { $list } in it, so it is no bundle; if it holds a mission, unpack it with another program and open the folder
import-bundle-place = its mission is not where missions are in bundles
import-bundle-strange = { $path } is too large, or is nothing that this mission has
import-bundle-unlisted = { $path } was put in after it was made: its list does not name it; if that was meant, unpack it with another program and open the folder

## bundle/manifest
manifest-kind = it is about something else

## bundle/pack
pack-failed = the archive cannot be put together: { $why }

## bundle/unpack
unpack-around = there is something before or behind the archive in it
unpack-both = { $path } is a file and a folder
unpack-broken = its list of files is broken
unpack-damaged = { $path }: it is damaged: what it unpacks to is not what it says
unpack-empty-folder = { $path } is a folder nobody asked for
unpack-encrypted = { $path }: is encrypted
unpack-full-folder = { $path }: is a folder with something in itself
unpack-large = it is larger than { $size } MiB
unpack-many = there are more than { $most } files in it
unpack-method = { $path }: is packed in a way that is not used in bundles
unpack-more = { $path }: this is more than a bundle may hold when it is unpacked
unpack-name-bytes = the name "{ $name }" is not text in UTF-8
unpack-name-hidden = the name "{ $name }" is hidden, or cannot be used on some systems
unpack-name-long = the name "{ $name }" is empty or too long
unpack-name-out = the name "{ $name }" leads out of its folder
unpack-name-root = the name "{ $name }" begins at the root of a disk, or is a path of one system only
unpack-name-signs = the name "{ $name }" has other signs than letters from a to z, digits, - _ and .
unpack-no-archive = it is no zip archive, or a part of it is missing
unpack-no-bytes = { $path }: its bytes are missing
unpack-shared = two files in it share their bytes; this looks like a trap
unpack-sizes = { $path }: its sizes do not agree
unpack-special = { $path }: is a link or another special file
unpack-trap = { $path }: so little cannot become so much; this looks like a trap
unpack-twice = { $path }: is there twice (large and small letters count as the same)
unpack-two-ways = { $path }: is described in two ways that do not agree

## import/tiled
tiled-bytes = it is not text in UTF-8; open it in Tiled and save it again
tiled-large = it is larger than { $size } MiB, which no mission needs
tiled-long = a mission of it would have more than { $size } KiB; shorten its texts, or make its regions smaller, in Tiled

## import/tiled/build
build-beyond = { $objects } objects were left out: a mission has at most { $most } of a kind
build-beyond-help = take away what is not needed
build-elsewhere = its tiles are in other files ({ $files }); in Tiled, choose Embed Tileset for each
build-empty = there is nothing on the map
build-empty-help = is it the right file?
build-lost = { $tiles } tiles were left out: their pictures are in { $files }
build-lost-help = in Tiled, open the tileset's panel and choose Embed Tileset
build-no-script = the script { $script } is not in the map
build-no-tiles = there are no tiles of the game on this map; what can be imported was exported by `hellwright export MISSION --to tmx,tmj` and changed in Tiled
build-numbers = its numbers are none, or too large
build-orthogonal = it is not a map of squares; choose Orthogonal in Map > Map Properties
build-squares = its spaces are not squares; give them one width and height in Map > Map Properties
build-template = it is described in another file
build-template-help = in Tiled, select it and choose Detach Template

## import/tiled/doctype
doctype-defines = its document type defines entities or other things of its own, which no map needs; open it in a newer Tiled and save it again

## import/tiled/element
element-many = it has more than { $most } elements, which no mission needs

## import/tiled/json
json-no-map = it is JSON, but no map of Tiled
json-unsound = it is no sound JSON ({ $why }); open it in Tiled and save it again

## import/tiled/xml
xml-deep = its elements are nested more than { $most } deep, which no map needs
xml-no-map = it is XML, but no map of Tiled
xml-unsound = it is no sound XML ({ $why }); open it in Tiled and save it again
xml-wide = its elements have more than { $most } attributes or namespaces, which no map needs

## import/tiled/map
map-deep = its groups of layers are nested more than { $most } deep; take them apart in Tiled

## import/tiled/log
log-left-out = { $object } was left out: { $why }
log-more = there are { $count } more problems like these
log-more-help = fix the first ones and import the map again
log-object = object { $id } on layer "{ $layer }"
log-object-line = object { $id } on layer "{ $layer }" (line { $line })
log-object-named = object { $id } "{ $name }" on layer "{ $layer }"
log-object-named-line = object { $id } "{ $name }" on layer "{ $layer }" (line { $line })

## import/tiled/more
more-missing-help = copy it from the mission's folder into the new one
more-no-file = the file { $file } is not in the map
more-problem = the map's property doom_{ $property }: { $problem }
more-wanted = a text such as a mission file has
more-wanted-older = a text such as a mission file has of format { $newest } or an older one

## import/tiled/region
region-large = it has no corners, is too large, or lies too far away
region-large-help = draw it again on the map
region-many = the regions of this map have more corners and spaces than any mission has
region-many-help = draw smaller regions, or regions with fewer corners
region-no-area = it is no area
region-no-area-help = a region is a polygon or a rectangle

## import/tiled/seen
seen-hidden = { $count ->
    [one] { $count } object on layer "{ $layer }" was taken over, though hidden in Tiled
   *[other] { $count } objects on layer "{ $layer }" were taken over, though hidden in Tiled
}
seen-hidden-help = delete what the mission should not have, and import the map again
seen-painted = { $count ->
    [one] { $count } tile painted on layer "{ $layer }" was left out
   *[other] { $count } tiles painted on layer "{ $layer }" were left out
}
seen-painted-help = in Tiled, choose an object layer and place tiles there with the tool Insert Tile (T)
seen-unread = what is painted on layer "{ $layer }" cannot be read
seen-unread-help = so that tiles can be looked for there, choose the tile layer format CSV in Map > Map Properties

## import/tiled/tile
tile-askew = it is turned by { $degrees } degrees
tile-askew-help = tiles are turned by 0, 90, 180 or 270 degrees
tile-beside = { $object } lies beside the grid; tile { $tile } was laid at { $at }
tile-beside-help = in Tiled, View > Snapping > Snap to Grid keeps tiles on it
tile-flipped = { $object } is flipped; side { $face } of tile { $tile } was laid, which is cut that way
tile-flipped-help = cardboard has no mirror picture; turn the tile over to have the other side again
tile-no-picture = there is no picture { $picture } on this map
tile-no-picture-help = place the tile there again
tile-none = its picture is not that of a tile
tile-none-help = tiles are pictures with the properties doom_tile (1 to 99) and doom_face (A or B)
tile-size = the size of the tile is unknown
tile-size-help = take a tile of the box
tile-stretched = { $object } is stretched; tile { $tile } has one size, and was laid at { $at }
tile-stretched-help = give it the size of its picture

## import/tiled/piece
piece-askew = it is not two spaces long, or lies askew
piece-bent = it is no straight line
piece-beside = { $object } lies beside the grid; the door was put at { $at }
piece-beside-help = in Tiled, View > Snapping > Snap to Grid keeps it on the borders
piece-card = it names a card
piece-card-such = it names a card, such as { $name }
piece-demon = it names a demon
piece-demon-such = it names a demon, such as { $name }
piece-door-help = a door is a straight line along the borders of spaces, two spaces long
piece-missing = it has no property doom_{ $property } that says what it is
piece-no-line = it is no line
piece-open = { $object } is open; doors are closed when a game begins
piece-open-help = take it away, or let a script open it
piece-sort = its doom_{ $property } is missing or is none
piece-sorts = it is { $sorts }
piece-sorts-enum = it is { $sorts }; in Tiled, an enum has to be stored as a string
piece-sure = { $object } has a doom_{ $property } that is neither true nor false; { $otherwise } was taken
piece-sure-help = make it a property of type bool
piece-types = give it one of the types start, { $pieces }, figure, door, region or label
piece-unknown = unknown kind "{ $kind }"
piece-untyped = nothing says what it is
piece-word = it is a word that scripts know, such as key

## import/tiled/words
words-byte = a whole number from 0 to 255
words-list = a list of whole numbers with commas between them
words-meant = did you mean doom_{ $meant }?
words-parameter = a whole number, true or false, or a text
words-range = a whole number from { $least } to { $most }
words-roles = { $roles }
words-text = a text
words-unknown = unknown map property doom_{ $property }
words-unknown-help = take it away, or give it a name that does not begin with doom_
words-wrong = the map's property doom_{ $property } was left out: { $wanted } is wanted there
words-yes-no = true or false
