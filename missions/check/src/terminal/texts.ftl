# What a terminal shows around problems: where they are, and what the letters of a piece of the map mean.

## terminal
help = help:
replay = game { $game } with { $marines ->
    [one] 1 marine
   *[other] { $marines } marines
} after { $choice } choices
where = { $path }, { $place }
where-more = { $path }, { $place } and { $more ->
    [one] one more place
   *[other] { $more } more places
}
where-replay = { $path }/{ $place }, { $replay }
tile = tile { $tile } at { $cell }
tile-number = tile { $id }
thing-number = thing { $id }
region = region { $region }
space = space { $cell } on tile { $tile }
space-off-map = space { $cell }, off the map
side-west = the west side of { $cell }
side-north = the north side of { $cell }

## piece: the legend
legend-here = here
legend-door = door
legend-demon = demon
