# What the command line says. A sentence that says why something cannot be done begins with a small letter and has no point at its end.

## several commands
head-bot = bot
head-bots = bots
head-change = change, points
head-games = games
head-marines = marines
head-rounds = rounds
head-unfinished = unfinished
next = Next:
side-wins = { $name } { $many ->
    [one] wins
   *[other] win
 }

## bots
bots-both = Both sides: { $bots }
bots-invader = The invader also, if the rules have them:
bots-marines = The marines also, if the rules have them:
bots-play-on = Let bots play on from where it stops: a bot for both sides, or one for each: `search,greedy`
bots-who-plays = Who plays: a bot for both sides, or one for each: `search,greedy`

## cards
cards-head = Cards of { $title }
cards-none = { $title } has no cards of its own.

## check
check-against = against { $bots }
check-deny-warnings = Problems at the level of warnings
check-drawn = Left to the players, and drawn by lot in every game: { $left }.
check-ends = how games of { $bots } bots ended
check-ends-lose = lose
check-ends-no-one = no one
check-ends-win = win
check-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
 }
check-fail = fail
check-first-numbers = { $title } with { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 }: they win { $share } of { $games } between { $players }: { $said }
check-games-between = Games between { $players } say:
check-given-up = No more games were played where some went wrong.
check-how = Seed { $seed }. In brackets: 95 % intervals; the shortest and the longest game.
check-intent = { $intent }: { $says }, { $measured } between { $players }
check-luck = With { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 } the deal decides { $part } of who wins ({ $games }, { $deals } deals).
check-luck-none = With { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 } the deal decides nothing: one side wins all { $games }.
check-more = More games of stronger bots say more: --thorough.
check-muted = { $count } muted
check-not-played = not played
check-not-played-before = not played before the errors are mended
check-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
 }
check-pass = pass
check-pays = skill pays for { $side }: { $gain }
check-pays-not = skill does not pay for { $side }: { $gain }
check-pays-open = it is not decided whether skill pays for { $side }: { $gain }
check-played = { $games } played
check-playing = Playing { $title }
check-report-many = { $file }: a report is on one mission, and there are { $count } to check
check-share = { $share } of { $games }
check-show-broke = { $path }: showing what was found broke: { $why }. { $ours }
check-side-bots = { $name }{ $many ->
    [one] 's
   *[other] '
 } bots
check-skill-how = { CAPITAL($side) }{ $many ->
    [one] 's
   *[other] '
 } wins. In brackets: intervals that hold (95 %) at every number of games.
check-tally = { $count } missions: { $parts }
check-tally-denied = { $count } with warnings, which are denied
check-tally-failed = { $count } failed
check-tally-good = { $count } good
check-tally-unreadable = { $count } unreadable
check-trend = With { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 } they win { $trend }.
check-turned = With { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 } marines of beginners { $weak }, those of good players { $strong }.
check-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
 }
check-worth = With { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 } { $said }.

## compare
compare-easier = With { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 } the second is surely easier for { $side }.
compare-first = first
compare-harder = With { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 } the second is surely harder for { $side }.
compare-head-first = first: they win
compare-head-second = second: they win
compare-how = { $bots } bots, seed { $seed }. In brackets: 95 % intervals; the change is counted game by game.
compare-none = there is no number of marines for which both versions are made
compare-open = No difference is surely more than chance. More games say more: --playouts.
compare-second = second

## coverage
coverage-all = { $games }, { $choices } choices, every state looked over
coverage-all-dealt = { $games }, { $choices } choices, every state looked over, cards dealt { $deals } times
coverage-broken = { $path }, { $marines } marines: a rule was broken: { $fault }
coverage-least = least used: { $name } ({ $what }), { $times } times
coverage-never = never used
coverage-played = { $path }, { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 }: { $games }, { $ours } won by { $side }, { $theirs } by { $other }; { $choices } choices
coverage-rare = used less than { $least } times: { $names }
coverage-rare-never = never used: { $names }

## done
done-json = For programs
done-ours = This is a fault of Hellwright; please report it with the mission and this message
done-text = For people

## explain
explain-cards = The cards and their scripts
explain-file = The mission's file
explain-games = What simulated games show
explain-map = The map and the settings
explain-more = hellwright explain CODE says more.
explain-unknown = there is no problem with the code '{ $code }' (hellwright explain lists all)
explain-unknown-meant = there is no problem with the code '{ $code }'; did you mean { $meant }? (hellwright explain lists all)

## export
export-heeds = { $option } makes no difference to { $formats }
export-layer = there is no layer "{ $name }"; choose of { $names }
export-paper = there is no paper "{ $name }"; choose of { $names }
export-refused = { $path }: no { $format } can be written: { $why }
export-replaced = { $path } ({ $size }, replaced the existing file)
export-seen = { $path }: no { $format } can be written as players find the map: it is the mission itself
export-unknown = there is no format "{ $name }"; (choose { $names })
export-unknown-meant = there is no format "{ $name }"; did you mean { $meant }? (choose { $names })

## fmt
fmt-done = { $path } is in canonical form now
fmt-done-up = { $path } is in canonical form now, brought up from format { $format }
fmt-format = { $path } is of format { $format }
fmt-left = { $path } was left as it is: writing it would lose something that is in it: { $first }. hellwright check { $path } shows where
fmt-left-more = { $path } was left as it is: writing it would lose something that is in it: { $first } (and { $more } more). hellwright check { $path } shows where
fmt-not = { $path } is not in canonical form

## heat
heat-demons-entered = games, or games of a round, in which a demon was on the space
heat-demons-fell = demons fragged there
heat-demons-hurt = damage that demons suffered there
heat-demons-stood = activations that a demon ended there
heat-ending = a picture's name has to end with .png or .svg
heat-head = { $title }: { $about }, { $games }
heat-head-round = { $title }: { $about }, round { $round }, { $games }
heat-layer = there is no layer "{ $name }"; choose { $names }
heat-layers = What is counted:
heat-marines-entered = games, or games of a round, in which a marine was on the space
heat-marines-fell = marines fragged there
heat-marines-hurt = damage that marines suffered there
heat-marines-seen = activations that a marine ended there in line of sight of a demon
heat-marines-stood = activations that a marine ended there

## help
# By the names of commands and options; `any` stands for several commands. -long is for --help only, -after stands below.
help-any-art = A folder with pictures of your own cardboard (04A.png, 04B.jpg), beside the mission's own folder "art"
help-any-bots = Who plays, for example `greedy`, or one for each side: `search,greedy`
help-any-format = For people or for programs
help-any-fresh = Play also what was played before and is known
help-any-jobs = On how many threads; nothing depends on it but the time
help-any-light = Light colours, for paper
help-any-marines = With how many marines; without it every number the mission allows, or with `simulate` the highest
help-any-mission = The mission
help-any-paths = Missions, or folders of missions
help-any-scale = Pixels for every space of a .png
help-any-seed = The seed of the games; without it the first one the mission names, or 1
help-cards = Show a mission's own cards as players read them
help-cards-all = The box's cards as well
help-check = Check missions, play them, and judge them
help-check-budget = Find out what skill is worth to each side and how much the deal decides, for about this time on two processor cores: 30s, 2m, 1h. It is turned into a number of choices that bots may try, so the games do not depend on the machine
help-check-deny = What else is to end with exit code 1
help-check-details = Print all that the games say: lengths, when games are decided, what is used, who is fragged by what
help-check-greedy-only = Play no games of bots that search: fast, but then only greedy bots say who wins
help-check-jobs = On how many threads to play; nothing depends on it but the time
help-check-paths = Missions, folders of missions, or bundles
help-check-playouts = Games of greedy bots for every number of marines; 0 plays none at all
help-check-report = Write all that the games say, with charts and a map, as a web page that needs nothing else. Takes one mission
help-check-thorough = Let stronger bots play many more games to find out who has the better chances. This takes minutes
help-compare = Compare two versions of a mission by games with the same seeds
help-compare-first = The first version, the one before
help-compare-playouts = Games of each version for every number of marines
help-compare-second = The second version
help-coverage = Count how often each card is used in random games, and look every state over
help-coverage-deal = Deal other cards of the box every 25 games
help-coverage-least = Complain of every card that was used less often
help-coverage-marines = With how many marines; without it with every number the mission is made for
help-coverage-playouts = How many games for each mission and number of marines
help-explain = Say what a problem means and how to fix it
help-explain-code = The code of the problem, as in `error[M021]`; without it all problems are listed
help-export = Write missions in formats of other programs
help-export-layers = What of the map to show; without it everything
help-export-list = Say which formats there are
help-export-mission = A mission, a folder of missions, or a bundle
help-export-no-marks = The map of a booklet without marks to cut along
help-export-output = The folder for the files; it is made if it is not there
help-export-paper = The paper of a booklet: a4 or letter
help-export-replays = A saved game of the mission, for formats that show games; may be given more than once
help-export-scale = Pixels for every space of a picture; without it 72, and 100 for uvtt
help-export-seen = The map as players find it, without what comes with areas later; not for bundles, which are the mission itself
help-export-to = Formats, with commas between them; `all` for every one
help-fmt = Write a mission in canonical form
help-fmt-check = Write nothing; name the missions that are not in canonical form or of an older format, and exit with 1 if there are any
help-fmt-missions = Missions, or folders of missions
help-heat = Count where figures go, are seen, are hurt and fall in the games of bots, round by round
help-heat-layer = What is counted
help-heat-long =
    Count where figures go, are seen, are hurt and fall in the games of bots, round by round.

    Prints a layer as numbers on the map, or all layers and rounds with `--format json`; `-o` draws the layer.
help-heat-output = Draw the layer on the map; the ending of the file says how: .png or .svg
help-heat-playouts = Games for every number of marines
help-heat-round = Only this round; 12 is round 12 and all later ones
help-hellwright = Build missions for DOOM: The Board Game (2016) and have them proven by play
help-hellwright-after = With --lang LANG, HELLWRIGHT_LANG=LANG or the language of the system the program speaks another language; `hellwright words` lists them.
help-hellwright-mission = A mission to open in the window; without it the window opens empty
help-import = Take missions out of bundles and of maps made with other programs
help-import-file = The file
help-import-list = Say what can be imported
help-import-output = The folder in which the mission's folder is made; it is made too if it is not there
help-knockouts = Find out which pieces and abilities a mission depends on, by games without each of them
help-knockouts-only = Take away only things of this kind: `door`, `start`, `figure`, `ability`, or a kind of piece, such as `{ $piece }`
help-knockouts-playouts = Games without each thing, for every number of marines
help-new = Start a new mission
help-new-dir = The folder to make; its name becomes the mission's title
help-new-rules = The game it is for, by its name in mission files
help-probe = Ask about sight, cover, range and movement on a mission's map
help-probe-figure = Who moves or looks, by the name of its kind ({ $figures }); without it the figure that stands there, or a marine
help-probe-from = From which space: column and row
help-probe-marines = With how many marines; without it as many as the mission allows
help-probe-open = Doors taken for open: by name, by number (`#10`), or `all`
help-probe-points = Movement points; without it what the figure has
help-probe-question = What to ask
help-probe-to = To which space
help-regret = Measure how much worse than the best the choices of bots are
help-regret-file = The file of the bench; it is made where it is missing
help-regret-rollouts = How many rollouts a new bench has for each plan
help-regret-seed = The seed of a new bench
help-regret-states = How many states a new bench has, in all missions together
help-render = Draw a mission's map as a picture or as text
help-render-output = The file to write; its ending says what it is to be: .png, .svg or .txt
help-render-pictures = Pictures of your own cardboard: with our lines over them, alone, or none
help-render-seen = The map as players find it, without what comes with areas later
help-replay = Play a saved game back as text
help-replay-file = The saved game
help-replay-mission = Where the mission is, if not where the file says
help-replay-next = With --position: write the start of this mission, which follows in an operation, with what the game leaves to it
help-replay-play-on = Let bots play on from where it stops, for example `greedy`, or one for each side: `search,greedy`
help-replay-position = Write the game as it is then as a position, with which another game can begin
help-replay-save = Save the game as it is then
help-replay-until = Stop after so many choices
help-replay-verify = Only see whether the rules agree with every choice of it; exit code 1 where they do not
help-serve = Play a mission for another program: JSON, one line at a time
help-serve-saves = A folder where saved games are kept by name; without it they are not
help-simulate = Let bots play a mission many times
help-simulate-fresh = Let bots that search learn the mission again, even if what they learned is kept
help-simulate-playouts = How many games
help-simulate-save-replays = Save games into this folder: a short one for every script that failed, every effect that was refused, and games without an end; all of up to 20 games; of more the shortest and longest win of each side, the marines' narrowest win
help-teach = Tune the weights of the greedy bot by games against itself
help-teach-from = Begin with the weights of this file
help-teach-output = Write the new weights to this file
help-teach-paths = Missions, or folders of missions, all of one game
help-teach-playouts = How many games the comparison has for each mission, number of marines and side
help-teach-seed = The seed of all games
help-teach-steps = How often the weights are changed
help-words = List the languages, or what one of them does not say yet
help-words-missing = List the texts that this language does not have, and what it has in vain; exit code 1 where there are any
help-words-new = Write the English texts into a new folder, one file for each part of the program; it is named by the tag of the language

## import
import-made = { $path } is the mission { $title }.

## knockouts
knockouts-broke = not known: Hellwright itself broke without it (S007); please tell its makers
knockouts-broken = the mission cannot be played to the end: { $why }
knockouts-carries = carries the mission: without it { $side } surely { $many ->
    [one] wins
   *[other] win
 } more or less often
knockouts-close = too close: more games would tell
knockouts-decoration = decoration: without it the change is surely less than { $points } points
knockouts-head-with = with: they win
knockouts-head-without = without
knockouts-how = { $bots } bots, seed { $seed }. In brackets: 95 % intervals; those of the changes hold together.
knockouts-kind = the mission has nothing of the kind '{ $kind }'; choose { $kinds }
knockouts-left = { $count } not tried
knockouts-needed = needed: without it the mission cannot be played
knockouts-seen = { $points } points or more would have been seen
knockouts-spare = spare: an end of the mission is about such things, and the others are enough
knockouts-whole = { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 }: they win { $share } of { $games }

## lib
lib-interrupted = interrupted; the report holds the games that were played by then
lib-no-window = this build has no window. Everything else is there: see hellwright --help
lib-unknown = there is no command and no mission called '{ $word }'
lib-unknown-meant = there is no command and no mission called '{ $word }'; did you mean '{ $meant }'?

## new
new-check = what is wrong with it, and who wins
new-file = { $path } is a file; a mission is a folder
new-made = { $path } is a new mission.
new-rules = there are no such rules; there are: { $names }
new-taken = there is a mission in { $path } already; choose another folder
new-text = { $path } is a text file; every line of it can be changed

## numbers
numbers-large = the number is too large
numbers-range = choose a whole number from { $from } to { $to }

## open
open-errors = there are errors in { $path }; hellwright check { $path } shows them
open-import = { $path } is not a mission's folder; `hellwright import { $path } -o DIR` makes one of it
open-incomplete = { $path } could not be read as a whole, and that part is missing in what is written: { $first }. hellwright check { $path } shows where
open-incomplete-more = { $path } could not be read as a whole, and that part is missing in what is written: { $first } (and { $more } more). hellwright check { $path } shows where
open-no-mission = { $path } is not a mission: a mission is a folder with a { $file }, or a bundle of one
open-none = there is no mission in { $path }: a mission is a folder with a { $file }
open-not-made = { $title } is not made for { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 }, only for { $numbers }
open-played = { $why }; the game is played again all the same
open-rules = { $path }: unknown rules "{ $rules }"
open-script = the script { $name } is missing
open-unpack = { $path } cannot be unpacked in { $folder }: { $why }

## probe/answer
probe-door = With { $door } open it does.
probe-from = { $cell }, from where
probe-two = a path needs two spaces: from where and to where

## probe/arguments
probe-ask-cover = Is there cover from an attack?
probe-ask-path = Which way does a figure take?
probe-ask-range = How far is it, as attacks count?
probe-ask-reach = Where can a figure go?
probe-ask-sight = Who sees whom?
probe-cell = a space is a column and a row, as 3,4

## probe/movement
probe-path = { CAPITAL($who) } gets from { $start } to { $end } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $way }.
probe-path-far = It is too far, or there is no way at all.
probe-path-figure = { CAPITAL($figure) } stands there, and no figure may end its move on another figure.
probe-path-figures = Other figures stand in the way.
probe-path-never = There is no way its base could take, not even with all doors open.
probe-path-not = { CAPITAL($who) } does not get from { $start } to { $end }.
probe-path-several = It would take more than one open door, or fewer figures in the way.
probe-path-steps = the way, step by step (after 9 come a, b, c …)
probe-path-turned = { $cell } turned
probe-reach = With { $points ->
    [one] { $points } point
   *[other] { $points } points
 } { $who } at { $cell } can end its move on { $count } other spaces.
probe-reach-large = With { $points ->
    [one] { $points } point
   *[other] { $points } points
 } { $who } at { $cell } can stand in { $count } ways.
probe-reach-points = so many points (after 9 come a, b, c …)

## probe/range
probe-range = { CAPITAL($end) } is { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
 } from { $start }: { $way }.
probe-range-adjacent = { CAPITAL($end) } is adjacent to { $start }.
probe-range-away = so many spaces away (after 9 come a, b, c …)
probe-range-cut = { $start } and { $end } are cut off from each other by walls and closed doors.
probe-range-door = With { $door } open it is { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
 }.
probe-range-furthest = The furthest space is { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
 } from { $start }.
probe-range-more = { $furthest } { $count } more are cut off by walls and closed doors.
probe-range-same = { $start } and { $end } are on the same space.

## probe/setting
probe-a-door = a door
probe-a-marine = a marine
probe-at = { $name } at { $cell }
probe-at-invader = the { $name } at { $cell }
probe-no-door = { $path } has no door '{ $word }'; there are: { $names }
probe-no-doors = { $path } has no door '{ $word }'; there are: none
probe-no-figure = there is no figure '{ $word }' There are: marine, { $names }
probe-no-figure-meant = there is no figure '{ $word }'; did you mean { $meant }? There are: marine, { $names }
probe-no-room = there is no room for another figure
probe-no-room-base = the { $name } does not fit at { $cell }: its base has { $width }×{ $height } spaces
probe-no-space = there is no space at { $cell }
probe-no-space-bounds = there is no space at { $cell }; the map goes from { $from } to { $to }, and hellwright render shows it
probe-the-door = the door { $name }
probe-the-figure = the { $name }

## probe/sight
probe-centre = { $from } sees { $to }: nothing is in the way from centre to centre.
probe-centre-line = The line from centre to centre { $why }.
probe-corner-north-east = north-east
probe-corner-north-west = north-west
probe-corner-south-east = south-east
probe-corner-south-west = south-west
probe-cover = { CAPITAL($to) } has cover from { $from }. Its best corner is the { $corner } one.
probe-cover-large = { CAPITAL($to) } has no cover from { $from }: large figures never have any.
probe-cover-none = { CAPITAL($to) } has no cover from { $from }: from its { $corner } corner all four lines are free.
probe-in-sight = In sight: { $who }.
probe-line = The line to the { $corner } corner { $why }.
probe-line-all = The line to every corner { $why }.
probe-seen = seen
probe-seen-cover = seen, with cover
probe-seen-open = seen, no cover
probe-sees = { $from } sees { $to }: nothing is in the way from its { $corner } corner to the { $target } corner.
probe-sees-all = { $from } sees { $seen } of { $total } other spaces.
probe-sees-all-cover = { $from } sees { $seen } of { $total } other spaces, { $covered } of them with cover.
probe-sees-not = { $from } does not see { $to }.
probe-to = { $cell }, to where

## progress
progress-games = { $done } of { $all } games, { $part }
progress-hours = { $percent } %, about { $hours } h { $minutes } min left
progress-minutes = { $percent } %, about { $minutes } min left
progress-part = { $percent } %
progress-seconds = { $percent } %, about { $seconds } s left

## regret
regret-bench = Bench
regret-best = best choice
regret-how = { $states } states. Regret: games of a hundred that the choice loses and the best one wins, with greedy bots afterwards.
regret-no-bench = { $path } is no bench: { $why }; name another file, or remove it
regret-other = the bench in { $path } was made for other missions, or for these as they were; remove it, and another one is made
regret-regret = regret
regret-tried = choices tried
regret-unknown = unknown

## render
render-alone = As they are; of tiles without a picture the lines are missing too
render-ending = a picture's name has to end with .png, .svg or .txt
render-lines = Walls and the other lines of the rules lie over them
render-none = Our drawings only

## replay
replay-changed = { $path } has changed since this game was saved; its choices are followed as far as they fit
replay-large = { $file } is larger than any saved game
replay-moved = the game was played on { $path }, which is not there; --mission PATH says where it is now
replay-newer = { $file } was saved by a newer version of the program; its choices are followed as far as they fit
replay-no-mission = { $file } is no saved game: it does not say on which mission it was played
replay-no-text = { $file } is no saved game: it is not text
replay-older = { $file } was saved by an older version of the program; its choices are followed as far as they fit
replay-position = { $file }: its position: { $problem }
replay-position-unread = { $file }: its position cannot be read: { $why }
replay-rules = { $file } was played by the rules { $rules }, { $path } is for { $own }
replay-verdict = { $verdict } ({ $count } choices)

## replay/position
replay-next = { $path }: its start after this game: { $problem }

## replay/telling
telling-damage = { $name } { $damage } of { $health } damage
telling-damage-stunned = { $name } { $damage } of { $health } damage, stunned
telling-fragged = { $name } is fragged
telling-head = { $title }, { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 }
telling-head-game = { $title }, { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 }, game { $game } of seed { $seed }
telling-head-shrunk = { $title }, { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 }, shrunk from game { $game } of seed { $seed }
telling-invader = { $side }: { $numbers }
telling-no-one = No one wins
telling-not-over = After { $count } choices the game is not over.
telling-times = ({ $count } times)
telling-unhurt = { $name } unhurt
telling-unhurt-stunned = { $name } unhurt, stunned
telling-wins = { CAPITAL($side) } { $many ->
    [one] wins
   *[other] win
 }

## serve
serve-talk = a line could not be read or written: { $why }

## simulate
simulate-choices = choices
simulate-digest = digest { $digest }
simulate-each = { $count } a game
simulate-each-rollouts = { $count } a game, rollouts included
simulate-ends = how games ended
simulate-fault = { $what } (in { $games }, soonest in game { $game })
simulate-given-up = given up after { $games }, of which { $wrong } went wrong
simulate-head = { $title }, { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
 }, { $games } of { $bots } bots, seed { $seed }
simulate-saved = saved { $path }
simulate-saved-shown = saved { $path }, shown in { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
 }
simulate-saved-shrunk = saved { $path }, shown in { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
 }, shrunk from { $from }
simulate-time = { $seconds } s on { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
 }, { $speed } choices a second
simulate-tried = tried
simulate-trouble = trouble:

## teach
teach-as-invader = as { $side }
teach-as-marines = as { $some }
teach-comparison = Comparison
teach-each = Each from about { $games } games; the change is sure to 95 %.
teach-lessons = Lessons
teach-no-weights = the greedy bot of { $game } has no weights to tune
teach-none = there is no mission
teach-several = some of these missions are for { $one } and some for { $other }: teach each greedy bot by itself
teach-unchanged = No weight changed.
teach-weights = Weights
teach-wins = Wins with the old weights and with the new ones, against the old ones
teach-written = The new weights are in { $path }.

## terminal
terminal-full = the output could not be written: the disk is full
terminal-write = the output could not be written: { $why }

## words
words-argument = fills in { $name }, which the English text does not have
words-begun = { $folder } has { $count } files of English texts. Say them in another language, and try it with --lang { $folder }
words-file = belongs to no part of the program
words-missing = is missing
words-row = { $count } of { $all } texts
words-there = { $path } is there already; nothing was changed in it
words-unknown = is no text of the program

## open: a mission in another language
open-language = { $count ->
    [0] { $path } has no texts in `{ $tag }`: it speaks one language only
   *[other] { $path } has no texts in `{ $tag }`, only in the original and in { $there }
 }

## translate
translate-tag = `{ $tag }` is not the tag of a language; write a tag such as pl or pt-BR
translate-none = { $texts ->
    [one] The mission has one text, in one language.
   *[other] The mission has { $texts } texts, in one language.
 } Translate them in the window, under Languages in the inspector.
translate-whole = { $texts ->
    [one] The text of the mission is translated into `{ $tag }`.
   *[other] All { $texts } texts are translated into `{ $tag }`.
 }
translate-row = { $old ->
    [0] { $good } of { $all } texts
    [one] { $good } of { $all } texts, 1 of them older than its original
   *[other] { $good } of { $all } texts, { $old } of them older than their originals
 }
translate-missing = Not translated: { $text }
translate-old = Older than its original: { $text }
help-translate = List the languages that a mission speaks, or the texts that are left to translate
help-translate-mission = A mission or a bundle
help-translate-language = List what is left to translate into this language; exit code 1 where there is anything
help-export-texts = The language of the mission's texts by its tag, or `original`; without it the program's, if the mission has it
help-render-texts = The language of the words on the map by its tag, or `original`; without it the program's, if the mission has it
