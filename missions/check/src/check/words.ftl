# What the static checks say. A sentence begins with a small letter and has no point at its end.

## check
m000-message = the check { $code } ({ $title }) failed
m000-help = this is a fault of Hellwright
and-more = and { $count } more of the same: { $title }

## several checks
make-it = make it "{ $word }"
make-usual-door = make it a door of the usual kind
move-one = move one of them
move-to = move it to { $cell }
remove = remove { $what }
remove-beyond = remove the { $many } beyond the stock
rename-to = rename it to { $name }
take-off = take { $tile } off the table
too-many = the mission has { $count } { $many }, the box { $stock }

## aim_beside_offers
c040-message = the marines are after { $many } here, but no card uses these: what it offers them is near "{ $other }"
c040-help = write `aim("{ $other }")`, or offer the marines something near "{ $what }"

## aim_not_dropped
c041-distance = the aim "{ $what }" was set with the distance { $other } and is dropped here with { $distance }
c041-distance-help = write the same distance in `aim` and `drop_aim`; it is 1 if none is written
c041-unset = the aim "{ $what }" is dropped here, and no card sets it
c041-unset-help = write what `aim` says, or remove `drop_aim("{ $what }")`

## allowed_in_vain
c037-message = "{ $what }" is allowed here, but no card forbids it before
c037-help = write `forbid("{ $what }");` in `fn on_start()`, or remove this line

## answers_itself
c043-itself = `{ $heard }` calls `{ $effect }`, which calls `{ $heard }` again: the card answers itself
c043-each-other = `{ $first }` calls `{ $effect }` and `{ $second }` calls `{ $answer }`: the two answer each other without end
c043-help = let it answer only once, with a note that it reads first, or wait for another event

## area_without_rules
m067-message = { $region } is an area, and these rules have none
m067-help = make it an ordinary region
m067-fix = make { $region } an ordinary region

## areas_overlap
m068-too-many = { $region } is one area too many
m068-too-many-help = join it to another one
m068-message = { $first } and { $second } share the space { $cell }
m068-help = take it out of one of them

## arrival_beside_start
m050-message = demons come out of { $from } beside { $start }
m050-help = move it some spaces away, or put a door between

## arrival_in_sight
m052-message = { $from } sees { $start }, { $range } spaces away; demons can attack there as soon as they come out
m052-help = move it out of sight, behind a door, or some spaces away

## arrivals_together
m062-message = demons come out of { $first } beside { $second }
m062-help = move one of them some spaces away, or mute this if they are meant to lie together

## ban_undone
c039-message = { $first } forbids "{ $what }" for the whole game, but { $second } allows it again for all
c039-help = remove `allow("{ $what }")`, or let only one of the two cards forbid it

## both_sides
m005-message = { $sides } sides of tile { $tile } are shown, but the box has { $stock ->
    [one] one piece
   *[other] { $stock } pieces
} of it
m005-help = a piece can show only one of its sides: use another number for one of them

## card_value
c030-message = the text of { $card } uses {"{"}{ $name }{"}"}, which is not a constant of its script
c030-message-translation = the text of { $card } in `{ $tag }` uses {"{"}{ $name }{"}"}, which is not a constant of its script
c030-meant = did you mean {"{"}{ $meant }{"}"}?
c030-help = add `const { $name } = …;` at the top of the script, or write the value itself

## context
call-thing = thing { $id }
call-named = the { $what } { $name }
call-at = the { $what } at { $cell }
call-sort = { $sort } { $noun }
call-word = { $noun } "{ $sort }"
call-region = the region { $name }
call-region-at = the unnamed region at { $cell }
call-region-nowhere = the unnamed region
call-tile = tile { $id }
call-tile-at = tile { $number }{ $side } at { $cell }

## count_goes_on
c046-message = the note "{ $name }" only rises, but the text of { $card } is about one round: it counts through the whole game
c046-help = write `note("{ $name }", 0);` at the end of `fn { $handler }`

## demons_cut_off
m047-message = no demon can get from { $from } to any marine
m047-help = join the place to the rest of the map, or move it

## door_in_nothing
m010-nothing = { $door } is not on an opening: there is no space at { $cell }
m010-line = { $door } is not on an opening: there is a blocking line on the { $side ->
    [west] west
   *[north] north
} side of { $cell }
m010-wall = { $door } is not on an opening: there is a wall on the { $side ->
    [west] west
   *[north] north
} side of { $cell }
m010-help = put it on an opening where two tiles meet

## door_inside_tile
m011-message = { $door } stands inside { $tile }
m011-help = doors stand only where two tiles meet: put it on an opening of the tile

## door_without_key
m072-message = nothing unlocks { $door }
m072-help = put a { $key } on the map, or call `unlock` in a card
m072-help-no-key = call `unlock` in a card

## doors_overlap
m012-message = { $second } stands in the same place as { $first }
m012-help = remove one of them

## field_unfit
m070-form = { $value } of { $thing } is of another kind than the rules want there
m070-range = { $value } of { $thing } is { $number }; it can be from { $least } to { $most }
m070-instead = { $value } of { $thing } names { $there } instead of { $wanted }
m070-lost = { $value } of { $thing } names { $wanted } that is not on the map
m070-word = { $value } of { $thing } is "{ $word }", which there is not
m070-line = { $value } of { $thing } has a line for { $line }; it can have 1 to { $most }
m070-help = choose another value
m070-fix = take the nearest values there can be for { $thing }, or none
one-door = a door
one-piece = a piece
one-figure = a figure
one-area = an area
one-region = a region
one-tile = a tile
one-start = a start space

## figure_does_not_fit
m017-message = { $figure } does not fit there: its base needs { $width }×{ $length } spaces
m017-help = the whole base must stand on spaces, with no wall or closed door inside it
m017-turn = turn it

## figure_on_start
m019-message = { $figure } stands on { $start }

## figure_stock
m031-message = the mission has { $count } figures of the { $demon }, the box { $stock }
m031-message-own = the mission has { $count } figures of the { $demon }, its card says { $stock }
m031-help = remove some, or choose another kind of demon
m031-fix = remove the figures beyond the stock

## figure_stuck
m027-message = { $figure } can never leave the tile it stands on
m027-help = move it to a place with a wider way out

## figures_overlap
m018-message = { $second } and { $first } stand on the same space

## forbidden_for_good
c038-message = "{ $what }" is forbidden here for the rest of the game: no card allows it again
c038-help = write `forbid("{ $what }", "round")`, allow it again somewhere, or say in the text of the card that it is for the rest of the game

## intent_in_vain
m056-message = the intent "{ $intent }" cannot be tested: { $why }
m056-fix = remove the intent
m056-swapped = its two ends are swapped, for { $from } is more than { $to }
m056-swapped-help = write { $to } as the lower end (`from`) and { $from } as the upper one (`to`)
m056-swapped-fix = exchange the two ends
m056-narrow = the intent "{ $intent }" leaves { $room } points: that takes thousands of games
m056-narrow-help = leave 10 points or more: then some hundred games decide it
m056-who-wins = it asks who wins games that one side has won
m056-who-wins-help = leave `of` out
m056-no-thing = there is no thing { $id }
m056-not-used = { $thing } is nothing that players use
m056-used-help = name a door, a token, or a piece that players use, by its number
m056-taken = no card makes an offer "{ $tag }"
m056-taken-help = name an offer as `offer("…")` in a script does
m056-beyond = { $share } % are more than all games
m056-beyond-help = a share lies between 0 and 100
m056-every-share = it always holds, for between 0 and 100 % lies every share
m056-every-game = it always holds, for every game has a round
m056-every-help = raise the lower end (`from`), or lower the upper one (`to`)
m056-open = it leaves both ends open
m056-open-help = write `from`, `to` or both
m056-marines = the mission is not made for { $marines ->
    [one] 1 marine
   *[other] { $marines } marines
}
m056-marines-help = take the number out, or add it to the settings of the mission
m056-bots-help = name bots as `simulate --bots` does

## intents_at_odds
m057-message = with { $numbers } { $last ->
    [one] marine
   *[other] marines
}, two intents exclude each other: "{ $one }" and "{ $other }"
m057-help = change the ends of one of the two so that they have a number in common, or remove one
m057-exception-help = say "{ $sentence }" of games with { $numbers } { $last ->
    [one] marine
   *[other] marines
} only, or change the ends of one of the two
m057-exception-fix = say it of games with { $numbers } { $last ->
    [one] marine
   *[other] marines
} only

## key_behind_door
m073-message = every { $key } lies behind { $doors } that it unlocks
m073-help = put a { $key } where marines get without it

## texts_untranslated
m074-message-missing = { $count ->
    [one] { $count } text is not translated into `{ $tag }`
   *[other] { $count } texts are not translated into `{ $tag }`
 }
m074-message-old = { $count ->
    [one] { $count } text in `{ $tag }` is older than its original
   *[other] { $count } texts in `{ $tag }` are older than their originals
 }
m074-help = translate them, or take the language away

## translation_of_nothing
m075-message = `{ $tag }` translates { $of }
m075-title = the title, which is empty
m075-summary = the summary, which is empty
m075-briefing = the briefing, which is empty
m075-victory = the text of a victory, which is empty
m075-defeat = the text of a defeat, which is empty
m075-card = the card { $script }, which is not there or says nothing
m075-label = the words { $id } on the map, which are not there or empty
m075-value = `{ $name }` of { $id }, which is not there or empty
m075-fix = remove what is translated in vain

## known
known-meant = did you mean "{ $meant }"? There are: { $all }
known-all = there are: { $all }

## marine_numbers
m037-message = no game has { $marines } marines
m037-message-none = the mission does not say for how many marines it is made
m037-help = a game has one to four marines
m037-fix = take the numbers that are possible

## marker_unheard
c028-message = no card uses the marker "{ $word }"
c028-help = write the word as the script has it, or remove the marker

## mute_in_vain
m046-message-code = unknown code "{ $code }" that the mission mutes
m046-message = the mission mutes { $code } of { $id }, which is not there
m046-fix = remove the mute

## name_against_place
m064-message = { $name } lies { $direction ->
    [south] south
   *[east] east
} of { $other }: the names are swapped
m064-help = exchange the two names, or move the things
m064-fix = exchange the names

## name_twice
m040-message = the name { $name } is given twice
m040-help = rename one of them
m040-fix = rename the second one to { $name }

## name_unspeakable
m041-message = no script can write the name "{ $name }"
m041-help = use letters, digits and underscores, and begin with a letter

## no_aim
c034-message = no card tells the marines what they are after, so bots do not look for it
c034-help = call `aim` in `fn on_start()` of the objective with what marines should get near or do, as in `aim("objective")`

## no_briefing
m045-message = the mission has no briefing
m045-help = write two or three sentences to be read before the game

## no_objective
c020-message = the mission has no objective card
c020-help = give the mission a card with `role: Objective` and a script that says how the marines win

## no_tiles
m001-message = the mission has no tiles
m001-help = lay at least one tile on the table

## no_title
m044-message = the mission has no title
m044-help = give it one in its texts

## no_way_to_win
c023-message = no script ever lets the marines win
c023-help = let the objective call `win("marines", "why")` when the marines have done what they came for

## nothing_behind_door
m055-message = nothing lies behind { $door }: { $spaces } spaces that are reached only through it are empty
m055-help = put something there that players want or have to fear, or take the door away

## number_in_text
c036-text = the text of { $card } says { $said } here, and { $name } is { $value } in this mission
c036-text-help = write {"{"}{ $name }{"}"} in place of the number, or set { $name } to { $said }
c036-says = a message says "of { $count } { $unit }", and { $name } is { $value } in this mission
c036-says-help = write `{ $code }` in place of the number, in a text between backticks

## objective_near_start
m066-message = { $token } lies beside { $start }, and all others are far away
m066-help = move it further into the map, or mute this if it is meant

## objective_on_start
m051-start = { $marine } starts on { $token }; it is reached without a step
m051-start-somebody = a marine starts on { $token }; it is reached without a step
m051-return = marines who come back on { $pad } stand on { $token }
m051-help = move the token or the space some spaces away, or mute this if the token is to be guarded

## objective_unheard
c027-message = objective tokens lie on the map, but no card uses them
c027-help = choose another objective card, or remove the tokens

## objective_unreachable
m023-message = no marine can get to { $token }
m023-help = move the token, or make a way to it

## off_table
m007-message = { $tile } lies off the table
m007-help = a map is at most 64 spaces wide and 64 long: bring the tile nearer to the others

## opening_against_wall
m003-message = an opening of { $open } lies against a wall of { $wall }
m003-help = move one of the tiles until opening meets opening

## overlap
m002-message = { $over } overlaps { $under } on { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
m002-help = move one of the two tiles away

## own_content
m049-twice = names are of one card only, and the box has many: choose another
m049-limit = change the number; docs/own-content.md has all limits
m049-comma = a comma is missing here, or at the end of the line before
m049-help = docs/own-content.md shows how a card of every kind is written
m049-meant = did you mean `{ $meant }`? Possible are: { $list }
m049-possible = possible are: { $list }

## own_tile
m048-message = { $file }: { PART($sentence) }
m048-message-line = { $file } (line { $line }): { PART($sentence) }

## parameter_beyond_map
c031-message = { $card } needs { $needed } ({ $name }), and the map has { $count ->
    [0] no { $many }
    [one] only 1 { $noun }
   *[other] only { $count } { $many }
}
c031-word = "{ $word }"
c031-help = lay more of them on the map, or let the card need fewer
c031-help-other = lay more of them on the map, or choose another card
c031-fix = set { $name } to { $count }

## promise_unkept
c044-message = { $card } says "{ $sentence }", but its script never calls `{ $function }`
c044-help = call `{ $function }` where that is to happen, or take it out of the text

## promised_count
m059-message = the { $what ->
    [summary] summary
   *[briefing] briefing
} says "{ $count } { $noun }", and the map has { $there }
m059-help = write the number that the map has, or lay more of them

## region_empty
m042-message = { $region } has no space
m042-help = paint some spaces, or remove it

## region_outside
m043-message-all = { $region } lies wholly beside the map, at { $cell }
m043-message = { $spaces ->
    [one] a space of { $region }, { $cell }, is not on the map
   *[other] { $spaces } spaces of { $region } are not on the map, among them { $cell }
}
m043-help = paint the region again
m043-fix = take them out of the region

## region_unheard
c029-message = no card uses { $region }
c029-help = use it in a script as `map::the_name`, or remove it

## return_among_arrivals
m063-message = marines who were fragged come back on { $pad } beside { $near }
m063-help = move it some spaces away from where demons come, or activate another one further off

## roles_swapped
c032-made = { $card } is made as { $made }, but it is { $role } here
c032-made-help = choose another card as { $role }
c032-swapped = { $first } is { $aim } and { $second } { $other }; they seem to be swapped
c032-swapped-help = give each card the other's role
c032-swapped-fix = swap their roles

## script_missing
c021-message = the { $role } card's script { $script } is missing
c021-help = put { $script } into the mission's folder, or name another script
c021-fix = write a new { $script }

## script_name
c022-message = "{ $name }" is no name for a script
c022-help = use letters, digits, `-` and `_`, and end with `.rhai`

## script_twice
c025-message = two cards have the script { $script }
c025-help = remove one of the cards
c025-fix = remove the later card

## script_unused
c024-message = no card names the script { $script }
c024-help = make a card of it, or remove it

## scripts
c001-help = look at this line and the one before it: a bracket, a `;` or a quotation mark may be missing
c002-help = cut the script into several cards, or the function into several functions
c003-help = put it into a function; `fn on_start()` runs at the beginning
c004-help = rename one of them, or join what they do
c005-help = write the name as the map has it, or give this name to the thing that is meant
c006-help = check its spelling; the script reference lists all there are
c008-help = the script reference shows what each function takes
c010-help = choose a word that is possible here; the script reference lists them
c011-help = compare with a value of the same sort, or remove the comparison
c012-help = check its spelling; the script reference lists all events
c013-help = take nothing, or only the event: `(e)`
c014-help = write the function that hears the tag, or choose another tag
c015-help = change the card's parameter in the mission, or the constant in the script
c016-help = call it, name it after an event, or remove it
c017-help = compare with another number, or remove the condition
c018-help = call the function that causes the event, or remove the handler
c019-help = write the note where it is to change, or remove what depends on it
c033-help = lower `least`, or raise `distance`

## shortcut_by_respawn
m054-message = marines who come back on { $pad } are { $back ->
    [one] 1 space
   *[other] { $back } spaces
} from { $goal }, and { $start } on foot from the nearest start space
m054-help = move it towards the start spaces, or let it become active only in play

## space_cut_off
m009-message = no marine can get to { $spaces ->
    [one] a space
   *[other] { $spaces } spaces
} of { $tile }
m009-help = turn the tile, or join another of its openings

## spot_shared
m015-message = { $second } lies on the same space as { $first }
m015-help = move one of them to a space of its own

## start_cut_off
m021-message = a marine on { $start } can get to { $reached } of the map's { $spaces } spaces
m021-message-several = marines on { $starts } start spaces can get to { $reached } of the map's { $spaces } spaces
m021-help = join the openings round them to the other tiles, or move the start spaces

## start_in_area
m069-message = { $start } lies in { $area }, which is revealed later
m069-help = move it to where the map lies from the start

## start_in_sight
m025-message = { $demon } can attack a marine on { $start } before any marine has moved
m025-help = move the demon out of sight or behind a door

## starts_to_spare
m061-message = the mission is for { $most ->
    [one] 1 marine
   *[other] { $most } marines
} at most, and the map has { $starts } start spaces
m061-help = remove those that no game uses, or make the mission for more marines
m061-fix = remove the start spaces that no game uses

## thing_in_nothing
m014-message = { $thing } stands where there is no space
m014-help = put it on a space of a tile

## thing_unreachable
m024-message = no marine can get to { $thing }
m024-message-several = no marine can get to { $count } { $many }
m024-help = move it, or make a way to it
m024-help-several = move them, or make a way to them

## tile_cut_off
m008-message = no marine can get to { $tile }
m008-message-several = no marine can get to { $lost } of the { $all } tiles
m008-help = join it to the other tiles
m008-help-linked = join it to the other tiles, or put { $begins ->
    [vowel] an
   *[consonant] a
} { $up } { $noun } on it

## tile_stock
m004-message = tile { $tile } is used { $used } times, but the box has { $stock ->
    [one] one copy
   *[other] { $stock } copies
}
m004-help = lay another tile of the same size instead
m004-fix = take the tiles beyond the stock off the table

## token_shared
m016-message = { $token } lies on { $under }
m016-help = move one of them to the next space

## token_stock
m029-help = remove what is too much

## too_few_starts
m020-message-none = the marines have no start space
m020-message = { $starts ->
    [one] there is one start space for { $marines } marines
   *[other] there are { $starts } start spaces for { $marines } marines
}
m020-help = add start spaces, or take the larger numbers of marines out of the settings
m020-fix = add the missing start spaces beside the others

## too_many_asked
c042-region = { $asked } figures are to be in { $region }, which has { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
c042-region-help = ask for { $spaces } or fewer, or paint a larger region
c042-no-game = a condition asks for { $asked } marines, and no game has more than { $most }
c042-no-game-help = ask for { $most } or fewer
c042-mission = the game is won here only with { $asked } marines, and the mission is for at most { $most ->
    [one] 1 marine
   *[other] { $most } marines
}
c042-mission-help = ask for { $most } or fewer, or make the mission for more marines in its settings

## too_many_doors
m013-help = leave some openings without a door

## unknown_box
m039-message = unknown rules "{ $rules }"
m039-help = write `rules: "{ $shown }"`, or get the Hellwright that knows them; there are: { $known }
m039-fix = make it { $shown }

## unknown_door
m071-message = unknown kind of door "{ $kind }"

## unknown_figure
m032-message = unknown demon "{ $demon }"

## unknown_sort
m033-message = unknown { $kind } "{ $sort }"
m033-message-few = unknown { $noun } of the { $asked } "{ $sort }"
m033-message-none = { $piece } has no { $asked }

## unknown_tile
m006-message = the box has no tile { $tile }
m006-help = choose one of the numbers the box has
m006-fix = remove tile { $tile }

## value_unused
c035-message = { $card }: no function of the script uses { $name }
c035-message-told = { $card }: its text says { $value }, but no function of the script uses { $name }
c035-message-set = { $card }: the mission sets { $name } to { $value }, but no function of the script uses it
c035-help = write { $name } where a function has the number itself, or remove the constant
c035-help-told = use { $name } where the script decides this, or take it out of the text

## whom_it_hears
c045-message = the text of { $card } says "{ $said }", but `{ $handler }` is called for demons too and does not ask who it was
c045-help = write `if e.figure.side == "marines" {"{"} … {"}"}` around what it does
