# What each problem means and how to fix it: the title in one line, then paragraphs with an empty line between them.

c001-title = A script cannot be read
c001-text =
    A bracket is missing, or a word stands where it cannot stand. The function with the mistake is left out; the rest of the script works.

    Look at the line shown and at the one before it: often a `;`, a `{"}"}` or a quotation mark is missing there.

c002-title = A script is too large or too deeply nested
c002-text =
    Scripts have limits, so that no mission can stop a computer: on their number, their length, the nesting of brackets and the length of a statement.

    Cut the script into several cards, or the function into several functions.

c003-title = Something stands outside the functions of a script
c003-text =
    A script consists of functions (`fn on_start() {"{"} … {"}"}`) and constants (`const STEPS = 2;`). Anything else would never be run.

    Put it into a function: what is to happen at the beginning belongs into `fn on_start()`.

c004-title = A script has two functions or constants of the same name
c004-text =
    Only one of the two could ever be used.

    Rename one of them, or join what they do in one function.

c005-title = A script uses a name that is not on the map
c005-text =
    `map::the_name` means the thing or region that bears this name on the map. Nothing there is called so: the name is misspelt, or the thing was renamed or removed.

    Write the name as the map has it, or give the name to the thing that is meant.

c006-title = A script uses a word that means nothing
c006-text =
    A bare word is a variable of the function (`let x = 1;`), a constant of the script, or a fact of the game such as `round`. This one is none of them.

    Check its spelling; texts need quotation marks. The script reference lists all facts.

c007-title = A script calls a function that does not exist
c007-text =
    There is no function of this name, neither in the script nor in the language.

    Check its spelling. The script reference lists all functions.

c008-title = A function is called with the wrong values
c008-text =
    It was given too few values, too many, or some of a sort it cannot use: a text where a thing is wanted, for instance.

    The script reference shows each function with what it takes.

c009-title = A script asks a thing for something it does not have
c009-text =
    Doors, figures, tokens and events have properties, such as `door.open` or `e.token`. This one does not have the one asked for.

    Check its spelling. The script reference lists the properties of everything.

c010-title = A word in quotation marks is not one of those possible
c010-text =
    Where a script names a kind of demon or token, a side or a rule, only certain words are possible, such as `"objective"` or `"marines"`.

    Choose one of those the help line shows.

c011-title = A script compares two things that can never be equal
c011-text =
    The two values are of different sorts, so the answer is always the same and one side of the `if` never happens.

    Compare like with like: `e.figure.side == "marines"`, not `e.figure == "marines"`.

c012-title = A script listens to an event that does not exist
c012-text =
    Functions that begin with `on_` are called when an event of that name happens. There is no such event, and no offer, question or roll of the script has this tag.

    Check its spelling. The script reference lists all events.

c013-title = A handler takes more than one parameter
c013-text =
    A handler takes nothing, or the event: `fn on_fragged(e)`.

    Everything there is to know about the event is a property of `e`.

c014-title = A tag has no handler or is used twice
c014-text =
    Offers, questions and rolls have a tag, and `fn on_the_tag(e)` hears the answer. Either no function hears this one, or two scripts use the same tag and both hear the answers of the other.

    Write the function, or choose another tag.

c015-title = The mission sets a parameter that does not fit its script
c015-text =
    Constants at the top of a script are its parameters, and a mission may change them. Here it sets one that the script does not have, sets a number to a text, or goes beyond the range that the comment above the constant tells.

    Change the card's parameters in the mission, or the constant in the script.

c016-title = A function of a script is never called
c016-text =
    No handler leads to it, so it never does anything. Perhaps its name is misspelt where it should be called, or it was meant to be a handler and lacks the `on_`.

    Call it, or remove it.

c017-title = A condition always comes out the same
c017-text =
    A number that is never below 0 is compared in a way that has only one answer: `tokens("objective").count < 0` never holds, `>= 0` always does. Such numbers are how many there are of something, the round, and notes on which the script writes nothing lower.

    Usually another number is meant: `== 0` for none left, `> 0` for at least one.

c018-title = A card waits for something that never happens
c018-text =
    The handler hears an event that only a function of scripts causes, such as `on_answered`, and no card of this mission calls that function. Or it hears an event that a card forbids for the whole game: one of a rule for which `fn on_start()` calls `forbid`. So the handler is never called.

    Call the function where the event is to happen, add the card that does so, let the card forbid it only for a time, or remove the handler.

c019-title = A script reads a note that it never writes
c019-text =
    Notes are a script's only memory, and no other script can write them. This one reads a note by `noted`, or has an offer that `needs` it, and no line of it writes a note of this name. So `noted` always gives the same answer, and marines can never take the offer. Nothing is reported where a script puts the name of a note together.

    Usually one of the two names is misspelt. Write it the same in both places.

c020-title = The mission has no objective card
c020-text =
    The objective card says how the marines win. Without one they can only survive, and the invader wins sooner or later.

    Choose an objective in the mission's cards, or write one.

c021-title = A card's script is missing
c021-text =
    A card names a script, but the mission's folder has no readable file of that name.

    Put the file there, or name another one. The fix writes an empty script to begin with.

c022-title = A script's name is not a plain file name
c022-text =
    Scripts lie in the mission's folder. Their names consist of letters, digits, `-` and `_` and end with `.rhai`, so that they mean the same on every computer and never lead out of the folder.

    Rename the script; the fix does it and keeps its text.

c023-title = The marines have no way to win
c023-text =
    None of the mission's scripts ever calls `win("marines", …)`, at least not in a function that any event leads to. The invader still wins by frags, so every game would end the same way.

    Let the objective say when the marines have won.

c024-title = A script belongs to no card
c024-text =
    The mission has a script that none of its cards names, so it never does anything.

    Make a card of it, or remove it, which is what the fix does.

c025-title = Two cards have the same script
c025-text =
    The script would hear every event twice and do everything twice.

    Remove one of the cards; the fix removes the later one.

c027-title = Objective tokens lie on the map, but no card uses them
c027-text =
    No script of this mission mentions objectives, neither as a kind of token nor by the name of one of these. Taking or reaching them will change nothing.

    Choose another objective card, or remove the tokens.

c028-title = No card uses a marker's word
c028-text =
    Markers are tokens with a word on them, and only scripts give the word a meaning. No script of this mission mentions it, nor the marker's name.

    Write the word as the script has it, or remove the marker.

c029-title = No card uses a region
c029-text =
    Regions exist for scripts, which know them by their names. This one has no name, or no script of the mission uses it.

    Use it in a script as `map::the_name`, or remove it.

c030-title = A card uses a value it does not have
c030-text =
    In the text of a card, the comment at the head of its script, `{"{"}NAME{"}"}` becomes the value of the constant of that name, as the mission has it. There is no such constant at the top of this script, so players will read the braces.

    Write the name as the constant has it, or add the constant.

c031-title = A card needs more tokens or pieces than the map has
c031-text =
    The comment above a constant of a card may say what the number counts: `(1 to 6 of "objective")`, or begin with it and go on with a range: `Objectives to take (1 to 6).` The value in force is greater than the number of such tokens or pieces on the map, so the marines cannot get so many, or have too few from the beginning. Nothing is reported if a script puts tokens of that kind on the map.

    Lay more of them, or choose a smaller value in the card's settings.

c032-title = Two cards seem to have each other's roles
c032-text =
    The script of the objective never calls `win("marines", …)`, but that of another card does, one of a role that a mission has once. Or a card that comes with Hellwright for one of these roles has another one here. Players read the objective to learn how to win, and the others to learn what they are up against.

    Give each card the other's role; the fix does it. If the marines are to win by the other card as well, let the objective say how.

c033-title = No marine can ever be at the right distance for an offer
c033-text =
    An offer says how near a marine has to be (`distance`, 1 if it says nothing) and how far away at least (`least`). Here the marine would have to be further away than is allowed, so no marine can ever take the offer.

    Lower `least`, or raise `distance`: `least: 1` means next to it and not on it.

c034-title = No card tells the marines what they are after
c034-text =
    The objective says when the marines have won, and no script of the mission calls `aim`. Players are not shown what to do, and bots do not look for it: they win by luck, so what their games say of the mission is worth little.

    Call `aim` in `fn on_start()` of the objective with what marines should get near or do: `aim("objective")`, `aim(map::vault)`, `aim("frag demons")`, `aim("survive")`.

c035-title = No function of a script uses a value
c035-text =
    A constant stands at the top of the script, and no function of the script uses it. Whatever it is set to, games are the same. Where the text of the card shows the value, players read a rule that the script does not keep.

    Use the constant where a function has the number itself, add what the text promises, or remove the constant.

c036-title = A number in the words of a card is not the one in force
c036-text =
    The text of a card, or a message of its script, has a number written out where a constant of the script decides, and in this mission the constant has another value. Players read the wrong number. Nothing is reported unless exactly one constant can be meant: by the words beside the number and the comment above the constant.

    Write the name of the constant in place of the number: `{"{"}ROUNDS{"}"}` in the text at the head of a script, `${"{"}ROUNDS{"}"}` in a message between backticks.

c037-title = A card allows something that no card forbids
c037-text =
    `allow` ends what `forbid` began. No card of the mission forbids this, so it is allowed from the beginning, and the line changes nothing.

    Forbid it first, mostly in `fn on_start()`, or remove the line and what the card says about it.

c038-title = A card forbids something in play and never allows it again
c038-text =
    `forbid` without a time forbids something for the rest of the game. This line stands in a function that an event calls, and no card allows it again, so it is off for all rounds that follow. Nothing is reported in `fn on_start()`, nor where the text of the card says "for the rest of the game" or "from then on".

    Give it a time, such as `"round"`, or call `allow` where it is to end. If it is meant for good, say so in the text of the card: "for the rest of the game".

c039-title = One card allows what another card forbids
c039-text =
    A card forbids something in `fn on_start()` for the whole game. Another card forbids the same for a while of its own, and allows it when that is over. What is forbidden is not counted: after that `allow` it is allowed, whatever the first card says.

    Let the second card allow it only where the first one does not forbid it, or remove what forbids it from one of the two.

c040-title = An aim sends the marines to what no card uses
c040-text =
    `aim` says what the marines are after: players read it, and bots go there. Here it names a kind of piece that no script of the mission mentions otherwise, while the offers of the cards are for marines near something else. So players and bots go to the wrong place.

    Name what the offer is near: `aim("objective")` where the offer has `near: "objective"`.

c041-title = An aim is dropped that was never set
c041-text =
    `drop_aim` drops the aim with the same words and the same distance (1 if none is written). No card sets an aim of these, so the line drops nothing: players go on reading an aim that is over, and bots go on after it.

    Write the same in `drop_aim` as in `aim`.

c042-title = A card asks for more figures than there can be
c042-text =
    A condition asks for a number of figures in a region that has fewer spaces, so it never holds: every figure needs a space of its own. Or it asks for more than four marines, or lets a side win only with more marines than any game of this mission has.

    Ask for fewer, paint a larger region, or make the mission for more marines.

c043-title = A card causes the event that it waits for
c043-text =
    A function is called when something happens, and what it does makes the same happen again: `fn on_hurt(e) {"{"} hurt(e.figure, 1); {"}"}` hurts a figure for the hurt it did, until the figure is fragged. Two cards can do so in turns. It goes on until the rules stop it, which is hardly what the card promises.

    Let it answer only once: `note` that it is at work and read the note first, or wait for another event.

c044-title = The text of a card names an effect that its script has not
c044-text =
    The text of the card says that something happens, such as that a side draws cards, and the script never calls the function that does so. Players wait for something that does not happen.

    Call the function where it is to happen, or take the sentence out of the text.

c045-title = A handler answers for figures that the text does not mean
c045-text =
    The text of the card says what happens when a marine is fragged. `fn on_fragged(e)` is called for every figure that is fragged, demons too, and here it asks for its effects without a look at who it was.

    Ask first: `if e.figure.side == "marines" {"{"} … {"}"}`. If it is meant for demons as well, say so in the text.

c046-title = A count of one round is never set back
c046-text =
    The text of the card is about what happens in the same round. The script counts it in a note that only rises, and looks at the note when a round begins or ends: so it counts through the whole game, and once the number is reached, the condition holds in every round that follows.

    Set the note back where the round ends: `note("fragged", 0)` or `forget("fragged")`.

m000-title = One of Hellwright's own checks failed
m000-text =
    This is a fault of Hellwright, not of the mission: one of its checks met something it cannot deal with and was given up. The other checks were made all the same.

    Please tell the people who make Hellwright, and send them the mission.

m001-title = The mission has no tiles
m001-text =
    There is nothing to stand on: not a single tile lies on the table.

    Lay tiles next to each other so that their openings meet. `hellwright new DIR` makes a small mission to begin with.

m002-title = Two tiles overlap
m002-text =
    Two tiles cover the same spaces. On a real table one of them would lie on top; here the tile with the lower number counts and the other one shows only where it sticks out, which is never intended.

    Move one of them away. The fix takes the upper one off the table.

m003-title = An opening lies against a wall of the next tile
m003-text =
    Two tiles lie side by side, and where one of them has an opening the other has a wall. The wall counts, so no figure gets through here; most often one of the tiles lies one space beside the place it was meant for.

    Move or turn one of the tiles until opening meets opening, or leave a gap between them.

m004-title = A tile is used more often than the box has it
m004-text =
    The box has one to three copies of each tile number, and this mission needs more.

    Use another tile of the same size instead. The fix takes the copies laid last off the table.

m005-title = Both sides of the same tile are needed at once
m005-text =
    Every tile is a piece of cardboard with a facility side (A) and a hell side (B). This mission shows side A of a number and side B of the same number, and the box has too few pieces of it for both.

    Use another number for one of them.

m006-title = The box has no tile with this number
m006-text =
    The mission uses a tile number that the box does not have. The 2016 box has the numbers 1 to 16.

    Choose another number. The fix takes the unknown tile out of the mission; it could not be shown anyway.

m007-title = A tile lies off the table
m007-text =
    A map can be 64 spaces wide and 64 spaces long and have 1,024 spaces in all; the whole box has fewer than half of that. This tile lies beyond it and was left out. Most often one tile was put very far from the others by mistake.

    Bring it nearer to the others. The fix takes it off the table.

m008-title = No marine can get to a tile
m008-text =
    No way leads to this tile: not on foot with every door open, and not from piece to piece. Its openings may meet walls, or it may lie a space away from its neighbour.

    Join it to the others, put a piece on it that marines can come to from another, or take it away.

m009-title = No marine can get to some spaces of a tile
m009-text =
    Part of a tile can be reached, but these spaces of it cannot: walls, blocking or impassable lines and other tiles leave no way to them, even with every door open.

    This may be meant, as a ledge for flying demons. Otherwise turn the tile or join another opening of it.

m010-title = A door is not on an opening
m010-text =
    A door is a token two spaces long. On each half of it there must be a space on both sides, and no wall or blocking line between them: a door stands where one could walk if it were not there.

    Put it on an opening where two tiles meet. The fix removes the door.

m011-title = A door stands inside a tile
m011-text =
    Doors on a line stand only where two tiles meet (ruling 28). This one stands between two spaces of the same tile.

    Put it on an opening of the tile. The fix removes the door.

m012-title = Two doors stand in the same place
m012-text =
    Two doors share a border between two spaces. Opening one of them would leave the other standing.

    Remove one of them; the fix removes the one that was added last.

m013-title = The mission has more doors than the box
m013-text =
    A box has so many doors of each kind, and they do not return to the stock during a game.

    Remove some. The fix removes those that were added last.

m014-title = Something stands where there is no space
m014-text =
    A piece, token or start space must lie on a space of a tile. This one lies beside the map or in a gap, most often because the tile under it was moved or turned.

    Put it on a space. The fix moves it to the nearest space where nothing lies.

m015-title = Two things that need a space of their own share one
m015-text =
    Every marine needs a start space of his own, and a space holds one piece at most that is no token.

    Move one of them; the fix removes the one that was added last.

m016-title = Tokens lie on each other
m016-text =
    Two tokens lie on the same space, or a token lies on a piece that is none. The rules can deal with it, but at the table one of them is easily overlooked.

    Move one of them to the next space.

m017-title = A figure does not fit where it stands
m017-text =
    The whole base of a figure must stand on spaces of tiles, with no wall or closed door inside it. Some figures cover 1×2 or 2×2 spaces; the place of a figure is the north-west space of its base.

    Move it. The fix turns it by a quarter if that helps, else it moves the figure to the nearest place where it fits.

m018-title = Two figures stand on the same space
m018-text =
    Figures may pass through each other but never stand on the same space, and no figure stands under a large figure.

    Move one of them; the fix removes the one that was added last.

m019-title = A figure stands on a start space
m019-text =
    A marine is to start where a demon stands already.

    Move the figure or the start space. The fix removes the figure.

m020-title = There are fewer start spaces than marines
m020-text =
    Every marine needs a start space of their own. Here are fewer than the largest number of marines the mission is made for.

    Add start spaces, or take the larger numbers of marines out of the settings. The fix adds start spaces beside those that are there.

m021-title = A marine who starts here gets nowhere
m021-text =
    Even with every door open, a marine who starts on this space can get to only a small part of the map: walls, blocking and impassable lines are all round it, and no piece leads out.

    Move the start space, turn a tile, or join its openings to the others.

m023-title = No marine can get to an objective token
m023-text =
    Even with every door open, no marine can stand on this objective token or beside it.

    Move the token, or make a way to it.

m024-title = No marine can get to a token or another piece
m024-text =
    Even with every door open, no marine can enter this space, so no marine will ever take the token or activate the piece.

    Move it, or make a way to it.

m025-title = A demon can attack a start space before any marine has moved
m025-text =
    With all doors still closed, a demon sees this start space and has it within its range. If the invader's card comes up first, a marine is attacked before the players have done anything, which seldom feels fair.

    Move the demon out of sight or behind a door, or move the start space.

m027-title = A large figure cannot leave the tile it stands on
m027-text =
    Large figures need room for their whole base and cannot step diagonally. Even with every door open this one can never leave the tile it stands on.

    Perhaps that is meant; else move it to a place with a wider way out.

m029-title = The mission has more tokens of a kind than the box
m029-text =
    A box has so many pieces of a kind and no more; the message says how many. Any progress token may serve as a marker.

    Remove what is too much; the fix removes those that were added last.

m031-title = The mission has more figures of a kind than the box
m031-text =
    The box has a certain number of figures of each demon, and a custom demon as many as its card says (`figures`); those on the map at the beginning must not be more.

    Remove some or choose another kind; the fix removes those that were added last.

m032-title = A figure is of an unknown kind
m032-text =
    The name of the demon is none of the box's, and none of the mission's own. Names are written in small letters with hyphens between words.

    Choose a kind there is, or write it into `content/demons.ron`. The fix takes the one whose name is nearest.

m033-title = A token or piece is of an unknown sort
m033-text =
    The name of the weapon set, or of whatever else the piece stands for, is none of the box's, and none of the mission's own. Names are written in small letters with hyphens: `rocket-launcher`.

    Choose one there is, or write a custom card into the mission's folder `content` (docs/own-content.md). The fix takes the one whose name is nearest.

m037-title = The mission does not say for how many marines it is made
m037-text =
    A mission is made for one, two, three or four marines, or for several of these numbers. The settings name none, or a number no game can have.

    Choose the numbers in the settings. The fix keeps those that are possible, or takes all four.

m039-title = The mission is for unknown rules
m039-text =
    Every mission says for which game it is made. Everything is checked as if this one were made for the first game that this Hellwright knows; the message lists them all. Unknown pieces and settings are kept.

    Write one of them, like `rules: "doom-2016"`, which is what the fix does, or use a Hellwright that knows the rules.

m040-title = Two things have the same name
m040-text =
    Scripts call things and regions by their names, so each name may be given only once. Of two with the same name the scripts know only the first.

    Rename one of them; the fix gives the later one a number.

m041-title = No script can write this name
m041-text =
    A script writes `map::the_name`, so a name consists of letters a to z, digits and underscores and does not begin with a digit. Words of the script language (`if`, `let`, `fn` and so on) cannot be names either.

    Rename it; the fix writes underscores for everything else.

m042-title = A region is empty
m042-text =
    A region is a set of spaces. This one has none, so nothing is ever in it.

    Paint some spaces, or remove the region, which is what the fix does.

m043-title = A region has spaces that are not on the map
m043-text =
    Some spaces of the region lie beside the map or in a gap, most often because a tile was moved. They count for nothing.

    Paint the region again; the fix takes those spaces out.

m044-title = The mission has no title
m044-text =
    Players choose missions by their titles, and this one has none.

    Give it one in its texts.

m045-title = The mission has no briefing
m045-text =
    The briefing is read to everybody before the game. Without one the marines do not know what they came for.

    Write two or three sentences into its texts.

m046-title = A muted problem does not exist
m046-text =
    The mission mutes a problem under an unknown code, or one of a tile, thing or region that is not there any more.

    Remove the mute, which is what the fix does.

m047-title = Demons can never get to the marines
m047-text =
    Even with every door open, no way leads from this figure, or from this piece by which demons come, to any place where marines start or come back. The demons would stand there for the whole game.

    Join the place to the rest of the map, or move the figure or piece.

m048-title = A custom tile has drawing errors
m048-text =
    The mission brings tiles of its own, in the folder `tiles`. The message says what is wrong with a drawing, as the checks of the catalogue do: lines that do not meet, sides that are not mirror images of each other, openings nothing can be joined to, facts that are missing. The best tile that could be read is used.

    Open the tile in the workshop, or the file in a text editor; docs/tiles.md shows how the box's own tiles are drawn.

m049-title = A custom card has an error
m049-text =
    The mission, or the operation it lies in, brings cards of its own in the folder `content`. One of them was left out: its text cannot be read, a word in it is none of those that are known, its name is used already (the box's cards cannot be replaced), or a number in it is beyond the limits. Where a bracket or a comma is wrong, nothing of the file can be read; otherwise only the card with the mistake is missing.

    Fix it at the line and column shown; docs/own-content.md has an example of every kind of card, and all words and limits.

m050-title = Demons come onto the map beside a start space
m050-text =
    A piece that brings demons lies on a start space or next to one, with no wall or closed door between. Demons that come out there stand among the marines before these have taken a step, and a marine who comes in later meets them again.

    Move the piece some spaces away, or put a door between.

m051-title = A marine starts on an objective token
m051-text =
    An objective token lies on a start space, or on a piece by which fragged marines come back from the beginning. A marine reaches it there without a step, so the marines need not fight for it. Start spaces that no number of marines needs are passed over.

    Move the token or the start space. If the token has to be guarded from the beginning, mute this problem.

m052-title = Demons come onto the map in sight of a start space
m052-text =
    With all doors still closed, a piece that brings demons sees a start space and lies so near that every demon with a ranged attack can attack there without a step. If demons come out before the marines have moved, the first attack is theirs.

    Move the piece out of sight, behind a door, or some spaces away. Mute this where marines are to be attacked at once.

m054-title = Being fragged is a short cut to an objective
m054-text =
    Fragged marines come back on a piece that lies much nearer to an objective token than every start space: less than half of the way, and at least two activations of walking are saved; one is enough where the token is not further from the piece than a marine walks in one. A marine who dies early gets there sooner than one who walks; with another such piece near the start, all of them get there as soon. Ways are counted in spaces on foot, with all doors open.

    Move the piece towards the start spaces, or let it become active only when a marine has reached it.

m055-title = Nothing lies behind a door
m055-text =
    Part of the map can be reached only through this door, and that part is empty: no token or other piece, demon, start space or label lies there, and no region of it is used by a card. Marines who open the door find a dead end.

    Put something there that players want, or that they have to fear; or take the door and the empty part away.

m056-title = An intent cannot be tested
m056-text =
    An intent says what is to be true of the games of a mission. This one says something that no game can show: it is about a thing that is not there or that players cannot use, an offer no card makes, a number of marines the mission is not made for, bots there are none of, a share that cannot be, or a lower end above the upper one. Or it says what every game shows: between 0 and 100 % lies every share.

    Change it, or remove it. Where its two ends are swapped, the fix exchanges them; everywhere else it removes the intent. It is a *note* where an intent leaves a share less than 4 points: that can be tested, but only in thousands of games, and it mostly ends undecided.

m057-title = Two intents exclude each other
m057-text =
    Both intents are about the same thing in the same games, and no number lies within the ends of both. Whatever the games show, one of the two does not hold, and no change of the mission fixes that.

    Change the ends of one of them, or remove it. If one intent is meant as an exception for some numbers of marines, take these numbers out of the other one, which is what the fix does.

m059-title = The briefing counts more of something than the map has
m059-text =
    The summary or the briefing says how many there are of something, or counts up to one of them ("the fourth door"), and the map has fewer. What is counted is known by the name of a kind (doors, objective tokens) or by a word that the names of several things share: "three cores" where things are called `north_core` and `south_core`. Nothing is reported about things that scripts add in play.

    Write the number that the map has, or lay more of them.

m061-title = There are more start spaces than marines
m061-text =
    The map has more start spaces than the largest number of marines in the settings. Games use the first ones in the order of their numbers; players who look at the map do not know which these are.

    Remove the start spaces that no game uses, which is what the fix does, or make the mission for more marines.

m062-title = Demons come onto the map at two places side by side
m062-text =
    Two pieces that bring demons lie next to each other, with no wall or closed door between. Their demons share the same few spaces, so the second group may find no room, and one marine who stands there is beside both.

    Move one of them some spaces away. If they are meant to lie together, mute this note.

m063-title = Fragged marines come back among demons
m063-text =
    Only one piece brings fragged marines back from the beginning, and two or more pieces that bring demons lie next to it. A marine who was fragged comes back among the demons that come out there, and may be fragged again before a step.

    Move it some spaces away, or turn another one up that lies further off.

m064-title = Two names say the opposite of where things lie
m064-text =
    Two things of one kind have names that differ only in their direction, such as `north_core` and `south_core`, and the one called after the north lies in the south of the other. A script that names one of them means the other, and so does everybody who reads it. North is at the top of the map.

    Exchange the names, which is what the fix does, or move the things.

m066-title = An objective token lies beside a start space
m066-text =
    One objective token lies next to a start space, and all others lie far away. Marines have this one without a way and mostly without a fight, so a part of the mission is over before it begins. Tokens on a start space are another problem (M051).

    Move the token further into the map, or mute this note if it is meant to be guarded or to show how it works.

m067-title = These rules have no areas
m067-text =
    An area is a region that comes to the table only when it is revealed. The game of this mission lays the whole map before it begins, so the region is an ordinary one there.

    Make it an ordinary region, which is what the fix does, or choose a game that has areas.

m068-title = Areas share a space, or there are too many
m068-text =
    A space of two areas comes to the table when both are revealed, so the first of them is laid with a hole. A map holds 32 areas; those beyond lie on the table from the start.

    Take the space out of one of them, or join areas that are revealed together.

m069-title = A start space lies in an area
m069-text =
    An area comes to the table only when it is revealed, and marines start before that. This start space is left out.

    Move it to a space that is on the table from the start, or take that space out of the area.

m070-title = A value cannot be what it is
m070-text =
    The rules give tiles, doors, pieces, start spaces, figures, areas and regions values: a number from one to another, yes or no, a text, something else on the map. This value is of another kind, is too small or too large, or names something that is not on the map any more. Games are played as if it were the nearest value there can be, or were not set.

    The fix does the same.

m071-title = A door is of an unknown kind
m071-text =
    The rules of the mission have no door of this kind. Games are played as if it were a plain door.

    Choose one there is. The fix takes the one whose name is nearest, or the usual kind.

m072-title = Nothing unlocks a door
m072-text =
    This door is locked at the start. No key for it lies on the map, and no card unlocks or destroys doors, so it stays closed for the whole game.

    Put its key on the map, or unlock it from a card with `unlock`. The fix makes it a door of the usual kind.

m073-title = A key lies behind its own door
m073-text =
    Marines need a key to open the doors of its kind, and every one of these keys lies behind such a door, or behind another locked door whose key cannot be reached either. The doors stay closed for the whole game.

    Put a key where marines get before they need it, or leave one of the doors unlocked.

m074-title = A text is not translated, or has changed since
m074-text =
    The mission says some of its texts in this language, and others only in the original, or it says what the original said before it was changed. Players who read this language meet both.

    Translate what is missing: `hellwright translate MISSION --language TAG` lists it, and *Languages* in the inspector shows original and translation side by side. A translation that is older than its original is shown until it is written again.

m075-title = A translation of a text that is not there
m075-text =
    The mission translates the words of a card, a thing or a region that it does not have any more, or a text that is empty. No player sees the translation.

    Take it away.

s001-title = The marines never win
s001-text =
    Bots played the mission many times and the marines did not win once. A mission that cannot be won even by luck is too hard, or its objective cannot be reached at all.

    It is an *error* only if the strongest bot has tried as well: `--thorough` lets `search:long` play 40 games against a greedy invader. Without them it is a *warning*, for a way to win may be hard to find; after fewer than 50 games it is a *note*.

    Look at a saved game (`hellwright simulate` with `--save-replays`, then `hellwright replay`) to see where the marines fail. Raise the limit with which the invader wins, put fewer or weaker demons on the map, shorten the way, or put things on it that help the marines.

s002-title = The invader never wins
s002-text =
    Bots played the mission many times and the invader did not win once. A game that only one side can win is no game.

    Lower the limit with which the invader wins, make the way longer, let demons come from more places, give them better places to stand, or let a card hurry the marines.

    It is an *error* only if the strongest bot has tried as the invader too (`--thorough`), else a *warning*; after fewer than 50 games it is a *note*.

s003-title = Games do not come to an end
s003-text =
    Some games were given up after very many choices, or ended with no winner. Either nothing forces an end (the marines are safe somewhere, or no demon comes any more), or a script goes round in circles.

    Where the marines won none of these games, the message names their ends in the scripts, and the offers on the way to these ends that no marine took or that can be taken only once in a game. Look at them first.

    Every mission needs a clock: demons that keep coming, a limit of rounds, something that gets worse.

s004-title = One side hardly ever wins
s004-text =
    In the games the bots played, one side surely wins less than one game in twenty: the whole 95 % interval of its share lies below 5 %. With few games the interval is wide, so more games may bring this warning or take it away. People play better than bots, and the marines more so than the invader, but a mission as lopsided as this is seldom fun.

    The limit with which the invader wins is the simplest thing to change for that number of marines; then demons, where they come from, what heals marines, and the length of the way.

s005-title = A script failed in play
s005-text =
    A card's script stopped with an error in the middle of a game. What it had asked for before that still happened, the rest did not, so the mission did not do what its card says.

    The message names the script, its handler and the line. The saved game shows the moment: `hellwright simulate MISSION --save-replays DIR` keeps a short game in which it happens.

s006-title = A script asked for something impossible
s006-text =
    A card's script asked for something that could not be done: to hurt a figure that is gone, to turn a piece that was removed, to place a figure the box has no more of. It was left out and the game went on; the saved game tells it at the place where it happened.

    Ask first, then act: let the script look whether the figure, piece or token is still there.

s007-title = Hellwright itself broke
s007-text =
    The rules engine stopped in the middle of a game, or something that reads the games stopped. This is a fault of Hellwright, not of the mission. The rest of what is reported stands: a game that broke counts nowhere.

    Please report it to the people who make Hellwright, and send them the mission (`hellwright export MISSION --to bundle -o DIR`) with the message. Where it has the seed and the number of a game, the game can be played again exactly.

s008-title = One side has the better chances
s008-text =
    In games of bots that search, on both sides, one side surely wins more than 65 games in 100 with this number of marines. From 35 to 65 a mission is called fair.

    That may be what you want: a mission for people who play marines for the first time should be easy for them. Otherwise change the limit with which the invader wins for that number of marines first, then demons, where they come from, what heals marines, and the length of the way. If it is meant, say so: with an intent about the marines' wins that allows such a share, this note is silent.

    The interval holds at every number of games together, so games end as soon as the answer is clear. `--thorough` lets stronger bots play more of them.

s009-title = Skill turns the verdict round
s009-text =
    Greedy bots play by rules of thumb, as beginners do; bots that search try out what may happen. With this number of marines the two groups surely win a different share of their games, and the mission is too hard, fair or too easy for one group only.

    Decide for whom the mission is. For beginners the games of greedy bots count more, for people who know the game those of the others. With an intent about the marines' wins that allows both shares, this note is silent.

s010-title = A door is never opened
s010-text =
    In all the games the bots played, no marine opened this door. Perhaps there is another way round it, perhaps nothing behind it is worth the walk, perhaps the game is over before a marine gets there.

    Put something behind it that the marines want, or take it away.

s011-title = A token is never used
s011-text =
    In all the games the bots played, no marine took this token or did anything with it. Perhaps it lies too far from the way.

    Bots do not look for everything a person would like to have, so this may be fine.

s014-title = An offer is never taken
s014-text =
    A card offers the marines something, and in all the games the bots played no marine took it. Perhaps no marine can get near enough, perhaps it costs more than a marine has, perhaps its condition never holds.

    If the objective needs it, the mission cannot be won.

s015-title = An offer can be taken without end
s015-text =
    A card offers the marines something, and in the games the bots played a marine took it again and again in one activation. Bots stop after a dozen times; at the table nothing stops a player, and whatever the offer gives is given without end.

    Let it cost something (`cards: 1`, `points: 1`), limit it (`limit: "activation"`), or let the script withdraw it when it was taken.

s016-title = Games are over at once
s016-text =
    Half of the games the bots played ended in the first round or before it. Players set the map up for longer than they play.

    Look at a saved game to see what ends it. Perhaps an objective lies at the start, a card ends the game too soon, or demons stand where the marines come in.

s017-title = Games take very long
s017-text =
    Half of the games the bots played took more than 20 rounds. The shipped missions take 5 to 15.

    Shorten the way, lower the limit with which the invader wins, or let a card hurry both sides.

s018-title = Something is hardly ever used
s018-text =
    In the games the bots played, this door, token, piece or offer was used in surely less than 2 games of 100: the whole 95 % interval of its share lies below that. Most groups that play the mission will never use it. Tiles side by side with at least 6 spaces are reported if that holds of marines on each of the spaces, or if no marine enters them at all.

    That may be a secret worth finding. Otherwise put something there that players want, bring it nearer to where marines walk, or take it away.

s019-title = A handler is never called
s019-text =
    In all the games the bots played, what this function of a card waits for never happened. Perhaps the mission forbids it, perhaps nothing on the map can cause it, perhaps it is so rare that most groups will never see it.

    See what the function waits for and whether it can happen in this mission. If not, the card promises something that never comes: change the mission, or remove the function and what the card says about it.

s020-title = An intent does not hold
s020-text =
    The mission says what is to be true of its games, and in the games that bots played it is not: the whole 95 % interval lies outside of what is intended. The message has what was measured.

    Change the mission in the direction the help gives, or change the intent if the mission is better than what was planned.

s021-title = An intent most likely does not hold
s021-text =
    The 95 % interval of what was measured reaches over one end of what is intended, so the games do not decide it. From all of them together it is more likely that the intent does not hold than that it does; the message says how likely.

    Change the mission so that its games lie clearly inside, widen the intent a little, or let bots play more games (`--thorough`).

s022-title = Skill does not pay
s022-text =
    Bots that search play one side of the mission, then greedy bots do, each against the same greedy opponent. With this number of marines the bots that search surely do not win 3 games in 100 more than the greedy ones (95 %). Games that show this are played only with `hellwright check --budget`, or with the slider for skill in the Proof panel.

    Where a side wins hardly any game, or nearly all of them, skill has nothing to gain: balance the mission first. Otherwise the side may have few decisions that matter. More than one way to the aim, doors that can stay closed, things worth a detour and demons with different abilities make some.

    Bots are no people: they may overlook what a good player finds. If the mission is meant for beginners, mute this note.

s023-title = An ability of a custom card is never used
s023-text =
    In many games the bots played this card, or a figure with it stood on the map, but this ability was used in none of them. Perhaps its conditions never hold, perhaps its price is too high, perhaps its moment never comes. Bots do not see the worth of everything a person would use: that concerns abilities with a price, and those that may be left out.

    Change the condition (`if`), the window (`when`) or the price (`cost`), or remove the ability and what the card says about it.

s024-title = The marines never win by an end of a script
s024-text =
    A script lets the marines win with this reason, but surely less than 2 of 100 games the bots played ended with it: the whole 95 % interval of its share lies below that. It is reported where a marine brings the end about by taking an offer (the call of `win` stands in the offer's own function). There the marines win in another way, and need not do what the card asks of them. It is also reported, as a *note*, where the marines win hardly any game at all and none with this reason. An end that is there for the odd case (no demon is left) may stay away while the marines win in another way.

    Look at the condition before the call of `win`; the end that comes instead stands beside it. Perhaps another card of the mission keeps it from coming true, perhaps it asks for more than games have time for, perhaps another end comes first. Change the condition, or remove the end and what the card says about it.

s025-title = A line of a card never comes into play
s025-text =
    Games call this function of a card, but the bots never got to this line of it: the condition before it never held. Perhaps it compares a number that is never reached, perhaps it waits for a thing that cannot be meant here, perhaps something else on the card or in the mission prevents it.

    Read the condition, and see whether it can hold in this mission. If not, the card promises something that never comes. If it is meant for a rare case, mute this note.

s026-title = One way of play wins most games
s026-text =
    Personas are greedy bots with a will of their own: marines who keep their distance, run past everything, open everything first or frag demons first; an invader who throws all demons in at once, hides them, or lets them wait where the marines must go. With this number of marines such a bot surely wins more than 65 games in 100, where the greedy bot in its place wins fewer than that and surely at least 15 fewer.

    Players find such a way sooner or later. If it passes over what the mission is about, make it less worth while; the help says how. If it is how the mission is meant to be played, say so: with an intent about the marines' wins that names these bots (`bots: "turtle,greedy"`) and allows the share, this note is silent; or mute it with a reason.

    A greedy bot is no good player. Where bots that search played the same side as well (`--budget`), the note is silent unless the persona wins more than they do.

s027-title = One answer to a question is always better
s027-text =
    A card asks a question once in a game, and its answer decides who wins: with this answer the side that gives it surely wins a share of the games that is at least 40 points lower than with another one. Players learn that after a game or two, and then the question has only one answer.

    Bots do not know what an answer leads to and choose by lot, so the games with one answer are otherwise like those with another. Questions that are asked again and again in a game are left out: most games have all of their answers.

    Bring the answers nearer to each other: give the worse one something that the better one has not, let the better one cost something, or let it depend on the game which of them is better. Otherwise leave the question out, and let what follows simply happen.

s028-title = A roll before the first round decides
s028-text =
    A card rolls dice in the set-up, and who wins follows from the roll: the marines' share of the games in which this line of the card comes into play is surely different from their share of the other games, and by at least 50 points. What players do afterwards hardly matters.

    Let the roll do less: fewer demons, less damage, a number that lasts a round and not the whole game. Or give the side that is behind something for it.

s029-title = The marines win before the work is done
s029-text =
    The marines win most of their games by an end that passes over what the mission is about. Either objective tokens that a script makes an aim of (`aim("objective")`) are used in surely less than 2 of 100 games they win, and another end of theirs never comes: the one that wants these tokens. Or a card lets them win by taking an offer, and another end of the same card, one for the odd case, surely comes in more than half of the games they win.

    Look at the condition before this call of `win`. Let it ask for the work as well (`&&` in place of `||`, a count of what is left), or let it come later. If both ways are meant, mute this warning.
