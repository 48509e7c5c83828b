# What is said of games of any rule system. A sentence of a problem begins with a small letter and has no point at its end.

## cut_card
cut-card-copies = { $count } copies
cut-card-numbers = { CAPITAL($numbers) }.

## page: how bad a problem is
page-note = note
page-warning = warning
page-error = error

## plan: bots that are named
plan-two = name one bot, or two: the marines' and the invader's, with a comma between them
plan-unknown = there is no bot "{ $word }"; choose { $words }
plan-unknown-meant = there is no bot "{ $word }"; did you mean { $meant }? (choose { $words })
plan-only-marines = "{ $word }" plays only the marines; name a bot for the invader as well: { $word },greedy
plan-only-invader = "{ $word }" plays only the invader; name a bot for the marines as well: greedy,{ $word }
plan-not-invader = "{ $word }" plays only the marines; choose for the invader { $words }
plan-not-marines = "{ $word }" plays only the invader; choose for the marines { $words }
plan-not-known = { $system } has no bot "{ $word }"; choose { $words }

## position/reader
reader-range = { $value } is out of range: it can be { $min } to { $max }
reader-range-one = { $value } is out of range: it can be { $min }
reader-nothing = there is nothing called `{ $key }` in this game

## position/supply
supply-no-card = there is no card `{ $id }` for this place
supply-elsewhere = { $count ->
    [one] there is only one { $card }, and it lies elsewhere
   *[other] there are only { $count } of { $card }, and they lie elsewhere
}
supply-room = { $room ->
    [one] only one card can lie here
   *[other] no more than { $room } cards can lie here
}
supply-nowhere = { $count ->
    [one] { $card } lies nowhere
   *[other] { $count } of { $card } lie nowhere
}

## position/words
position-no-space = there is no space { $cell }
position-no-token = there is no token `{ $kind }` in this game
position-no-sort = there is no { $noun } `{ $sort }` in this game
position-no-word = no script of this mission says `{ $word }`
position-no-door = there is no door { $number }
position-no-class = there is no class of pieces { $number }
position-no-number = there is no piece { $number }
position-no-region = there is no region { $number }
position-no-cost = no offer of this game costs `{ $cost }`
position-no-ban = there is no prohibition { $number }

## position/world
position-marines = this is a game of { $here } marines, not of { $said }
position-round = the first round is 1
position-door-gone = door { $number } is gone, so it cannot be locked
position-door-twice = door { $number } is written twice
position-no-area = there is no area { $number }
position-area-twice = area { $number } is written twice
position-no-kind = there is no piece `{ $kind }` in this game
position-no-piece = there is no { $kind } { $number }: the mission has { $lies }
position-piece-twice = { $kind } { $number } is written twice
position-piece-gone = { $kind } { $number } is gone, so it cannot be turned up
position-piece-hidden = { $kind } { $number } lies in an area that is not revealed
position-missing = { $figure } is missing
position-no-figure = there is no figure `{ $kind }` in this game
position-box = { $count ->
    [one] there is only one { $figure }
   *[other] the box has only { $count } of { $figure }
}
position-fragged = only a marine who is fragged comes back; leave it out
position-seat = the number of { $figure } is { $seat }, as its seat
position-of-marine = { $number } is the number of a marine
position-number-twice = the number { $number } is given twice
position-number-large = the number { $number } is too large
position-most-figures = there is room for { $most } figures and no more
position-nowhere = `{ $figure }` stands nowhere
position-no-fit = the base of { $figure } does not fit at { $cell }
position-taken = { $figure } cannot stand at { $cell }: { $other } is there
position-fragged-damage = a fragged marine has no damage
position-damage = with { $damage } damage it would be fragged: it has { $health } health
position-fragged-stunned = a fragged marine is not stunned
position-most-tokens = there is room for { $most } tokens and no more
position-space-hidden = this space lies in an area that is not revealed
position-no-laid-token = the token that the mission lays here is missing; write it down, as `taken` if it is gone
position-no-room = there is no room for it

## report
share = { $counted } % ({ $low }–{ $high } %)
share-rare = under 1
share-usual = over 99
games = { $count ->
    [one] { $number } game
   *[other] { $number } games
}

## report/likely
likely-too-hard = too hard
likely-fair = fair
likely-too-easy = too easy
likely-perhaps = perhaps { $band } ({ $of_100 } in 100)
likely-likely = most likely { $band } ({ $of_100 } in 100)
likely-surely = { $band } ({ $of_100 } in 100)
likely-maybe = { $said }; may be { $bands }

## system
system-no-cards = this game has no custom cards

## table_game
table-no-dice = these rules have no attacks by dice
table-only-start = games of these rules begin only as the mission says
table-figure = figure { $number }
table-figure-at = { $figure } at { $cell }
