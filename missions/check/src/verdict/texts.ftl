# What simulated games show. A sentence begins with a small letter and has no point at its end.

## several findings
marines = { $most ->
    [0] no marines
    [one] { $numbers } marine
   *[other] { $numbers } marines
}
games = { $many ->
    [one] { $number } game
   *[other] { $number } games
}
also = { $before }; { $after }
or-else = { $first }, or { $second }
won-all = all { $games } that the marines won
won-some = { $some } of the { $games } that the marines won
something = something

## answers
s027-message = with { $marines }, { $side } { $many ->
    [one] wins
   *[other] win
} { $worse } of the games with the answer { $worst } to { $asked }, and { $better } with { $best }
s027-help = give the answer { $worst } something that { $best } has not, let { $best } cost something, or leave the question out
s027-answer = "{ $answer }"
s027-question = "{ $question }"
s027-tag = the question "{ $tag }"

## because
because-foe = { $percent } % of the damage to marines comes from the { $foe }
because-foe-remedy = let the { $foe } come later or less often
because-script = { $percent } % of the damage to marines comes from the script { $script }
because-script-remedy = let the script { $script } do less damage
because-none-one = no demon ever comes from the { $noun }
because-none-one-remedy = let a card summon from the { $noun }
because-none-all = no demon ever comes from any of the { $all } { $nouns }
because-none-all-remedy = let a card summon from the { $nouns }
because-none-some = no demon ever comes from { $idle } of the { $all } { $nouns }
because-none-some-remedy = let a card summon from the idle { $idle ->
    [one] { $noun }
   *[other] { $nouns }
}
because-no-frag = no marine is fragged in any of these games, and { $side } { $many ->
    [one] needs
   *[other] need
} { $needed }
because-frags = in no game { $many ->
    [one] has
   *[other] have
} { $side } more than { $most } of the { $needed } it takes

## contest
s008-message = with { $marines }, { $side } { $many ->
    [one] wins
   *[other] win
} { $share } of the games between bots that search
s008-lower-help = lower the { $limit } for this number of marines, or allow such a share with an intent if it is meant
s008-raise-help = raise the { $limit } for this number of marines, or allow such a share with an intent if it is meant
s009-message = with { $marines }, beginners in the marines' place { $weak ->
    [lose] lose
    [win] win
   *[even] have even chances
} and good players { $strong ->
    [lose] lose
    [win] win
   *[even] have even chances
}: greedy bots win { $beginners } of their games, bots that search { $good }
s009-help = decide for whom the mission is, and balance it for them

## early_end
s029-offer = { $most } ended with "{ $early }", and { $won } with "{ $end }", the end of the offer "{ $label }"
s029-aims = { $most } ended with "{ $early }", none with "{ $end }", and hardly any of them used { $things }
s029-help = let the condition before this call ask for the work as well, or let this end come later

## endless
s015-message = the offer "{ $label }" was taken { $times } times in one activation (in { $some } of { $all })
s015-help = let it cost something, limit it, or withdraw it when it was taken

## fault
fault-message = { $what } (in { $some } of { $all })
fault-more = and { $count } more of the same: { $title }
s005-help = fix the script; a saved game shows the moment
s006-help = let the script look first whether it can be done
s007-with = with { $marines }, { $why }
s007-game = game { $game } of seed { $seed } between { $bots } bots broke: { $why } (in { $some } of { $all })
s007-finder = looking for { $code } in the games broke: { $why }
s007-judging = judging the mission broke: { $why }
s007-help = this is a fault of Hellwright; please report it with the mission and this message

## fit
fit-between = { $from } to { $to } %
fit-at-least = at least { $from } %
fit-at-most = at most { $to } %
fit-vain = no { $limit } from 1 to { $most } lets the marines win { $wanted } of the games (with a limit of { $best } they win { $share })
fit-one = { $way ->
    [raise] raise
    [lower] lower
   *[change] change
} the { $limit } from { $set } to { $best } (the marines then win { $share } of { $games })
fit-several = { $way ->
    [raise] raise
    [lower] lower
   *[change] change
} the { $limit } { $each }
fit-each = with { $marines } from { $set } to { $best } (they then win { $share })
fit-list = { $before }, { $after }
fit-none = with { $marines } no { $limit } does

## length
length-message = with { $marines }, a game takes { $rounds } ({ $several ->
    [one] the median
   *[other] the median for each
}, in { $games })
length-rounds = { $most ->
    [one] 1 round
   *[other] { $most } rounds
}
length-rounds-between = { $least } to { $most } rounds
s016-help = watch one: see what ends it, and put that further away
s017-help = shorten the way, or let something end the game sooner

## rare
s018-message = { $thing } was { $verb ->
    [opened] opened
    [taken] taken
   *[used] used
} in only { $some } of { $games }
s018-offer = the offer "{ $label }" was taken in only { $some } of { $games } with it
s018-help = put something there that players want, bring it nearer to where marines walk, or take it away

## rare_area
s018-no-marine = no marine entered { $tiles } ({ $spaces } spaces) in { $games }
s018-tiles = marines enter no space of { $tiles } ({ $spaces } spaces) in more than { $most } of { $games }
s018-tiles-help = marines have no reason to go there: put something there that is worth the way, or take it away

## roll
s028-message = { $script }: the roll "{ $tag }" before the first round decides: the marines win { $with } of the games in which `{ $line }` comes into play, and { $without } of the others
s028-help = let the roll do less, or give the side that is behind something for it

## uncalled
s019-message = { $script }: `{ $function }` was never called in { $games }
s019-help = see whether what it waits for can happen here, or remove it

## unreached
s025-message = { $script }: `{ $line }` never came up in { $games }, though its function `{ $function }` was called
s025-help = see whether the condition before it can hold in this mission, or remove it

## unreached_end
s024-message = in { $games } the marines { $won ->
    [0] never won
   *[other] won only { $won }
} with "{ $reason }"
s024-help = look at the condition before this call: change it so that it can come true, or remove this end and what the card says about it
s024-all-others = the { $games } they won ended with "{ $reason }"
s024-others = { $some } of the { $games } they won ended with "{ $reason }"
s024-untaken = no marine took the offer "{ $label }"
s024-taken = a marine took the offer "{ $label }" in { $games }

## unused_ability
s023-message = { $card }: the ability was never used in { $games } with this card
s023-one-of = { $card }: ability { $number } of { $all } was never used in { $games } with this card
s023-help = change its condition, window or price, or remove it and what the card says about it

## outcome
outcome-never = with { $marines }, { $side } never { $many ->
    [one] wins
   *[other] win
} ({ $played })
outcome-each = { $games } each
outcome-searched = { $played }, and { $games } of bots that search
outcome-tried = { $played }, and { $games } of the strongest bot
outcome-thorough = with `--thorough` the strongest bot looks for a way to win
outcome-said = { $code } says why, and what to change
outcome-limit = { $noun } limit
outcome-setting = setting "{ $title }"
outcome-rounds = number of rounds
outcome-change = { $way ->
    [raise] raise
   *[lower] lower
} the { $limit }
outcome-change-one = { $way ->
    [raise] raise
   *[lower] lower
} the { $limit } for this number of marines
outcome-easier = make their way easier
outcome-harder = make the marines' way harder
outcome-slow = { $some } of { $all } lost games ended with "{ $reason }", { $by_limit } by the { $limit }: slow that down, or make their way easier
outcome-harder-end = { $won } ended with "{ $reason }": make that harder or slower
s003-message = with { $marines }, { $some } of { $games } came to no end
s003-searched = with { $marines }, { $some } of { $games } between bots that search came to no end
s003-said = one said: { $reason }
s003-help = let something in the mission force an end: a limit of rounds, or demons that keep coming
s003-missing-help = { $first }; or { $second }
s004-message = with { $marines }, { $side } hardly ever { $many ->
    [one] wins
   *[other] win
}: { $share }

## persona_wins
s026-message = { $many ->
    [one] with { $marines }, { $who } ({ $persona }) wins { $theirs } of the games, a greedy one { $usual }: { $pays }
   *[other] with { $marines }, { $who } ({ $persona }) win { $theirs } of their games, greedy ones { $usual }: { $pays }
}
s026-end = most of these games ended with "{ $reason }"
s026-remedies = { $before }, { $remedy }
s026-between = { $low } to { $high } %
s026-share = { $share } %
s026-no-share = none
s026-turtle = marines who keep their distance
s026-turtle-pays = waiting pays
s026-turtle-help = let something get worse while marines wait: demons that keep coming{ $remedies }, a limit of rounds
s026-rush = marines who run past the demons to their aims
s026-rush-pays = running pays
s026-rush-help = let doors, demons or a price stand on the way to the aims, so that marines cannot pass by what they are to fight
s026-explore = marines who open and take everything first
s026-explore-pays = collecting pays
s026-explore-help = give less for what lies beside the way, or let something hurry the marines to their aims
s026-hunt = marines who frag demons first
s026-hunt-pays = hunting pays
s026-hunt-help = give less for a frag, or let demons keep coming, so that the aims of the mission matter more than frags
s026-swarm = { $some } who { $many ->
    [one] throws
   *[other] throw
} all demons in at once
s026-swarm-pays = haste pays
s026-swarm-help = let fewer demons come at a time, or give the marines doors to close{ $remedies } and cover on their way
s026-ambush = { $some } who { $many ->
    [one] hides
   *[other] hide
} the demons
s026-ambush-pays = hiding pays
s026-ambush-help = let something hurry { $side }, or take away what { $side } { $many ->
    [one] wins
   *[other] win
} by waiting
s026-guard = { $some } whose demons wait where the marines must go
s026-guard-pays = guarding pays
s026-guard-help = give the marines a second way to their aims, or something that draws the demons away from them

## stalled
stalled-ends = the marines' { $count ->
    [one] end
   *[other] ends
} { $ends } never came
stalled-end = "{ $reason }" ({ $at })
stalled-and = { $before } and { $after }
stalled-help = see what keeps the marines from { $count ->
    [one] this end
   *[other] these ends
}
stalled-untaken = no marine took the offer "{ $label }" ({ $at })
stalled-untaken-help = see whether a marine can get near enough for "{ $label }" and pay for it
stalled-once = marines can take the offer "{ $label }" ({ $at }) only once in a game
stalled-once-help = see whether the marines need "{ $label }" more than once: then limit it to an activation or a round

## unused
s010-all = none of the { $all } doors was ever opened in { $games }
s010-many = { $idle } of the { $all } doors were never opened in { $games }
s010-one = { $thing } was never opened in { $games }
s010-help = put something behind it that the marines want, or take it away
s010-many-help = put something behind it that the marines want, or take them away
s011-all = none of the { $all } tokens was ever used in { $games }
s011-many = { $idle } of the { $all } tokens were never used in { $games }
s011-one = { $thing } was never used in { $games }
s011-item = { $thing } was never taken in { $games }
s011-help = put it nearer to where marines walk, if it matters
s011-many-help = put them nearer to where marines walk, if it matters
s014-message = no marine ever took the offer "{ $label }" in { $games }
s014-help = see whether a marine can get near enough and pay for it
idle-all = none of the { $all } { $nouns } { $ever } in { $games }
idle-many = { $idle } of the { $all } { $nouns } { $never } in { $games }
idle-one = { $thing } { $never } in { $games }
idle-with-one = with { $marines }, the { $noun } { $never } in { $games }
idle-with-all = with { $marines }, none of the { $all } { $nouns } { $ever } in { $games }
idle-source-help = see why `{ $function }` ({ $lines }) brings nothing from { $many ->
    [one] it
   *[other] them
}, or hardly anything, or take { $many ->
    [one] it
   *[other] them
} away

## intents
intent-holds = holds
intent-broken = does not hold
intent-likely = most likely holds ({ $of_100 } in 100)
intent-unlikely = most likely does not hold ({ $of_100 } in 100)
intent-share = { $share } of { $games }
intent-median = { $median } in { $games }
intent-with = { $measured } with { $marines }
intent-with-each = { $measured } with { $marines } each
s020-message = an intent does not hold: "{ $intent }"; it is { $measured }
s020-help = { $help }; or change the intent
s020-balance-help = balance first who wins, for that changes how long games take; then { $help }
s020-easier-help = raise the { $limit }, or make the marines' way easier
s020-harder-help = lower the { $limit }, or make the marines' way harder
s020-longer-help = make the way longer, or slow down what ends games
s020-shorter-help = make the way shorter, or let something end games sooner
s020-nearer-help = bring it nearer to where marines walk, or make it worth more
s020-further-help = put it further from the way, or make it worth less
s020-cheaper-help = make the offer cheaper, or worth more
s020-dearer-help = make the offer dearer, or worth less
s021-message = an intent most likely does not hold ({ $of_100 } in 100): "{ $intent }"; it is { $measured }
s021-help = change the mission so that its games lie clearly inside, widen the intent a little, or let bots play more

## intents/found
median = { $counted ->
    [one] { $counted } round
   *[other] { $counted } rounds
} ({ $low }–{ $high })
median-from = { $counted ->
    [one] { $counted } round
   *[other] { $counted } rounds
} (from { $low } on)
found-beyond = { $measured }: the interval reaches { $parts }
found-both = { $under }, { $over }
found-points = { $by ->
    [one] { $by } point
   *[other] { $by } points
} { $way ->
    [below] below
   *[above] above
} { $end } %
found-rounds = { $by ->
    [one] { $by } round
   *[other] { $by } rounds
} { $way ->
    [below] below
   *[above] above
} { $end } rounds

## ladder
ladder-unit = write a time as a whole number of seconds, minutes or hours: 30s, 2m, 1h
ladder-range = choose a time from 5s to 24h
ladder-gain = { $by } points ({ $low } to { $high })
s022-message = with { $marines }, skill does not pay for { $side }: bots that search win { $now } of their games on this side, greedy bots { $before }
s022-help = give this side decisions that matter: several ways, and things worth a detour
s022-hardly-help = this side hardly ever wins, so skill cannot show: balance the mission first
s022-nearly-help = this side nearly always wins, so skill has nothing to gain: balance the mission first

## knockout
knockout-endless = games do not come to an end

## knockout/candidate
knockout-door = the door on the { $border }
knockout-card = the { $card } at { $cell }
knockout-ability = { $handler } of { $script }
