# What is said about tiles, their drawings and the box. These are whole sentences.

## several files
draw-space = Draw at least one space: a `.` with walls `---` and `|` round it.

## catalogue/check
check-stock = The box has no copy of tile { $tile }.
check-stock-help = State a stock of 1 or more, or leave the tile out.
check-lonely = No other piece of the box can be joined to the { $side } opening of { $tile }.
check-lonely-help = The other tile would overlap, or one of its walls would close an opening. Move the opening, or draw a tile that fits.
check-numbers = The box says { $said } tile numbers, but its tiles make { $found }.
check-numbers-help = Draw the missing tiles or correct `numbers`.
check-pieces = The box says { $said } pieces, but its tiles make { $found }.
check-pieces-help = Correct the `stock` of a tile, or `pieces`.
check-mirror = Side B of tile { $tile } is not cut like the back of side A: { $what }.
check-mirror-help = Both sides are one piece of cardboard. Mirror side A left for right: the same spaces, the same openings, west for east. (Columns and rows count from 0.)
check-mirror-size = it is { $back }, side A is { $front }
check-mirror-space = the space { $cell } is missing
check-mirror-no-space = at { $cell } must be no space
check-mirror-opening = an opening is missing { $side } of { $cell }
check-mirror-no-opening = side A has no opening { $side } of { $cell }

## catalogue/check/side
side-north = north
side-east = east
side-south = south
side-west = west
side-empty = This side has no space.
side-large = This side is { $width }×{ $height } spaces; { $most } is the most.
side-large-help = Draw two tiles.
side-outside = Something lies outside the { $width }×{ $height } of this side.
side-outside-help = Columns and rows count from 0; correct the size, or what lies outside.
side-margin = The first or last row or column of this side has no space.
side-margin-help = Draw the tile without empty rows and columns round it.
side-line = The { $edge } carries a line, but not both its sides are spaces.
side-line-help = Take the line away: every border to the outside is a wall or an opening.
side-door-mark = A door mark lies on a printed line.
side-door-mark-help = A door closes a way: take the line or the mark away.
side-opening-inside = The opening { $side } of { $cell } does not lead from a space off the tile.
side-opening-inside-help = Openings lie on the outline.
side-no-opening = This side has no opening.
side-no-opening-help = Mark two borders of the outline with `^`, `>`, `v` or `<`: nobody could come in.
side-opening-width = This opening is { $width } wide; all openings are { $wanted } wide.
side-opening-width-help = Make it two borders in a row, with a wall between it and the next opening.
side-cut-off = Nobody can walk from an opening to this space ({ $count } in all).
side-cut-off-help = Open a border in the ring of lines round it, or leave the space out.
side-large-stuck = A 2×2 base cannot get from the { $side } opening to this one.
side-large-stuck-help = Leave a way two spaces wide without walls; red lines do not stop large figures.

## catalogue/file
file-tile-keys = A tile's file has `tile`, `about`, `stock` and perhaps `note`, then `side A` and `side B`.
file-box-keys = A box's file has `box`, `about`, `numbers`, `pieces` and perhaps `note`.
file-double-box = { $file } speaks for the box already.
file-double-box-help = A catalogue has one box file; the first one counts.
file-double-number = Tile { $tile } is already drawn in { $file }.
file-double-number-help = Give one of the two another number; the first one counts.
file-unknown-key = Unknown key `{ $key }`.
file-double-key = `{ $key }` is said twice.
file-double-key-help = The first one counts: take one of them away.
file-missing-key = The header does not say `{ $key }`.
file-missing-about-help = Say in a few words what kind of piece it is: `about: large room`.
file-number = `{ $value }` is no number from 1 to { $most }.
file-number-numbers-help = Say how many different tile numbers the box has.
file-number-pieces-help = Say how many pieces of cardboard the box has in all.
file-number-tile-help = Give the tile its number, from 1 to 255: `tile: 17`.
file-number-stock-help = Say how many copies there are, from 1 to 99: `stock: 2`.
file-box-side = A box's file draws no tile.
file-box-side-help = Draw each tile in a file of its own; it begins with `tile: ` and a number.
file-double-side = Side { $side } is drawn twice.
file-double-side-help = The first drawing counts: take one of them away.
file-missing-side = Side { $side } is not drawn.
file-missing-side-help = Every piece has two sides; the missing one is taken to mirror the other. Write `side A` or `side B` on a line of its own and draw below it.

## catalogue/file/lines
lines-long = The file is longer than { $bytes } bytes; the rest is not read.
lines-long-help = A file draws one tile. Give every tile its own file.
lines-comment = A comment stands among the drawings.
lines-comment-help = Put comments before the first `side` line.
lines-side = `{ $line }` names no side of a tile.
lines-side-help = Write `side A` or `side B`, and perhaps a title after a colon: `side A: Pump room`.
lines-late = `{ $line }` stands after a drawing.
lines-late-help = Put header lines before the first `side` line.
lines-header = `{ $line }` is no header line.
lines-header-help = Before the drawings stand lines such as `stock: 2`. Comments begin with `//`.

## cell
cell-edge-west = west side of { $cell }
cell-edge-north = north side of { $cell }

## sight/explain
explain-corner = north-west corner of { $cell }

## tile/drawing/reader
reader-empty = This side has no drawing.
reader-size = The drawing is larger than { $most } by { $most } spaces.
reader-size-help = A tile may have 12 spaces a side; what lies beyond is left out. Draw two tiles.
reader-rows = The drawing has { $rows } rows, an even number.
reader-rows-help = Rows of borders and rows of spaces take turns, and it ends with borders as it began.
reader-tab = There is a tab in the drawing.
reader-tab-help = Use blanks: nobody knows how wide a tab is.
reader-row = This row is { $length } characters long, which is not 1 more than a multiple of 4.
reader-row-help = A space takes four characters: its west border and three for itself. The last character of a row is a corner `+` or a line. Compare it with the rows above and below.
reader-triple = `{ $signs }` does not say one thing.
reader-triple-help = A space, and a border seen from above, is three characters: the middle one speaks, the other two repeat it or are blank.
reader-space = `{ $sign }` is no kind of space.
reader-space-help = A space is `.` (floor) or `~` (difficult); leave it blank where the tile has none.
reader-corner = `{ $sign }` stands where four borders meet.
reader-corner-help = A corner is `+` or blank. Has the row slipped to one side?
reader-void = `{ $sign }` stands between two places where the tile has no space.
reader-void-help = Lines need a space on at least one side: draw the space (`.`) or take the line away.
reader-opening-inside = The opening `{ $sign }` lies between two spaces of the tile.
reader-opening-inside-help = Openings lead off the tile. Leave the border blank, or mark a good place for a door with `D`.
reader-line = `{ $sign }` is no kind of line.
reader-line-help = A border is blank, `---` or `|` (wall), `#` (blocking), `:` (impassable) or `D` (door mark).
reader-arrow = The opening `{ $sign }` points the wrong way.
reader-arrow-help = Openings point off the tile: `^` north, `>` east, `v` south, `<` west.
reader-gap = Here the outline is neither wall nor opening.
reader-gap-help = Draw a wall (`---` or `|`), or an opening (`^`, `>`, `v`, `<`) where another tile may be joined.
reader-at-outline = `{ $sign }` lies on the outline, but printed lines lie between two spaces.
reader-at-outline-help = Draw a wall or an opening; move the line one border inwards.
reader-outline = `{ $sign }` is no kind of outline.
reader-outline-help = The outline is wall (`---` or `|`) or opening (`^`, `>`, `v`, `<`).
