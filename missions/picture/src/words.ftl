# What pictures and maps as text say: legends, facts beside a title, what is wrong with pictures of cardboard.

## art/read
read-broken = the picture is broken
read-broken-why = the picture is broken ({ $why })
read-cut = the picture ({ $width } by { $height } pixels) does not have the proportions of its tile ({ $columns } by { $rows } spaces); only its middle is shown
read-cut-help = trim the picture to the edges of the tile
read-file = { $path }: { $why }
read-file-help = our own drawing is shown; save the picture again as PNG or JPEG, or take the file away
read-folder-help = choose the folder of your pictures again, or none
read-format = this is neither PNG nor JPEG
read-large = the file is larger than { $size } MiB
read-limits = the picture has too many pixels
read-no-file = this is not a file
read-pixels = { $width } by { $height } pixels are too many: { $most } are the most

## paint
paint-encoding = the picture could not be packed as PNG
paint-large = a picture of { $width } by { $height } pixels is too large: choose at most { $scale } pixels per space
paint-largest = a picture of { $width } by { $height } pixels is too large, and so is this map for any picture
paint-scale = { $asked } pixels per space: choose { $least } to { $most }

## scene/frame
frame-doors = { $count ->
    [one] { $count } door
   *[other] { $count } doors
}
frame-marines = { $most ->
    [one] { $numbers } marine
   *[other] { $numbers } marines
}
frame-outside = Outside of this picture: { $things }
frame-region = region { $id }
frame-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
frame-thing = { $noun } { $id } at { $at }
frame-tile = tile { $id }
frame-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
frame-untitled = Untitled mission

## scene/legend
legend-area = Area, laid out in play
legend-blocking = Blocking: no way, no sight
legend-difficult = Difficult: 1 more to enter, cover
legend-door-closed = Closed { $door }
legend-door-locked = Locked { $door }
legend-door-open = Open { $door }
legend-impassable = Impassable: no way, but sight
legend-open-end = Opening, nothing joined
legend-start = Marine start
legend-wall = Wall

## svg/notes
notes-area = Area { $name }
notes-region = Region { $name }
notes-tile = Tile { $tile }

## text
text-area = area of { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
text-from = from { $cell }
text-label = label: { $text }
text-no-tiles = No tiles are on the table.
text-nowhere = nowhere
text-off = (not on the board)
text-region = region of { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
text-unnamed = without a name

## text/map
map-another = another marine
map-blocking = # blocking
map-closed = { $sign } { $door } (closed)
map-difficult = ~ difficult
map-door = door
map-impassable = : impassable
map-in-the-way = { $sign } in the way
