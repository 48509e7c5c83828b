# What is said about a mission as a document and about the text of its file. A sentence of a problem begins with a small letter and has no
# point at its end.

## several files
meant = perhaps `{ $meant }` was meant
fix-or-lost = fix it before saving, or it is lost
fix-text = fix the text of the file at this place
no-format = the file does not say its format; it is read as format { $format }
no-format-help = write `format: { $format },` as the first field

## content
content-unknown = there are no cards "{ $word }": `content` can list { $all }
content-unknown-meant = there are no cards "{ $word }", perhaps "{ $meant }" was meant: `content` can list { $all }

## sentence: an intent
sentence-side-wins = { CAPITAL($side) } { $many ->
    [one] wins
   *[other] win
} { $share } of { $games }.
sentence-rounds = The median of { $games } has { $rounds }.
sentence-used = { CAPITAL($thing) } is used in { $share } of { $games }.
sentence-taken = The offer "{ $tag }" is taken in { $share } of { $games }.
sentence-gone = thing { $id }, which is not there,

## sentence: a share of games, in percent
sentence-share-exactly = { $from } %
sentence-share-between = { $from } to { $to } %
sentence-share-at-least = at least { $from } %
sentence-share-at-most = at most { $to } %
sentence-share-any = any share

## sentence: a number of rounds
sentence-rounds-exactly = { $from } rounds
sentence-rounds-between = { $from } to { $to } rounds
sentence-rounds-at-least = at least { $from } rounds
sentence-rounds-at-most = at most { $to } rounds
sentence-rounds-any = any number of rounds

## sentence: the games it is said of
sentence-games = the games
sentence-games-of = the games of { $bots } bots
sentence-games-with = the games with { $marines }
sentence-games-of-with = the games of { $bots } bots with { $marines }
sentence-games-won = { $games } that { $side } { $many ->
    [one] wins
   *[other] win
 }
sentence-marines = { $numbers } { $last ->
    [one] marine
   *[other] marines
 }

## thing: what it is called in a sentence
thing-named = the { $noun } { $name }
thing-on-border = the { $noun } on the { $border }
thing-at = the { $noun } at { $cell }
thing-start = start space
thing-figure = figure
thing-label = label

## current: numbers and turns
current-turn = a tile cannot be turned by { $degrees } degrees; it was laid as printed
current-language = `{ $tag }` is not the tag of a language; the text was left out
current-language-help = a language is named by its tag, for example `pl` or `pt-BR`
current-translation-twice = this text is translated twice into the same language; the second one was taken
current-turn-help = turn is 0, 90, 180 or 270
current-no-number = this has no number; it was given { $new }
current-no-numbers = { $count } entries from here on have no number; they were given { $first } to { $last }
current-no-number-help = numbers are optional; saving the mission writes them down
current-number-large = number { $number } is above { $most }; { $new } was taken instead
current-number-twice = number { $number } is given twice; this one is now { $new }
current-number-help = save the mission to keep the new number

## foreign: what the rules do not know
foreign-piece = "{ $kind }" is no piece that these rules know; it is kept
foreign-piece-help = take it out, or choose the rules it is for; these know { $known }
foreign-sort = `sort` says nothing of this { $noun }: all are alike
foreign-up = `up` says nothing of this { $noun }: it has no two sides
foreign-leave-out = leave it out
foreign-role = "{ $role }" is no role of cards that these rules know; it is kept
foreign-role-help = give the card another, or choose the rules it is for; these know { $known }

## fragment: pieces of a map as text
fragment-large = this text is larger than { $limit } KiB, too large for pieces of a map
fragment-other = these are no pieces of a map: they would begin with ({ $field }: "{ $word }"
fragment-newer = these pieces are of format { $format }, from a newer Hellwright; this one reads formats up to { $newest }
fragment-at = line { $line }, column { $column }: { $problem }

## log
log-more = the file has { $count } more mistakes, too many to show

## position
position-comments = comments are not kept when the position is saved
position-none = this is not a position
position-none-help = the file of a position looks like ( format: 1, marines: 2, … )

## read
read-none = this is not a mission
read-none-help = a mission file looks like ( format: 2, rules: "doom-2016", … )

## parts: sections and entries
parts-twice = `{ $name }` is written twice; this one was left out
parts-twice-help = join the two by hand
parts-elsewhere = `{ $name }` was left out: it belongs to format { $format }, which this file is not
parts-elsewhere-help = write it as this format has it, or the whole file as `format: { $format }`
parts-no-group = `{ $section }` was left out: it must be written in ( )
parts-no-list = the { $many } were left out: they must be a list in [ ]
parts-too-many = { $count } { $many } are more than a mission can have; the first { $most } were read
parts-too-many-help = remove what is not needed
parts-nameless = a value without a name was left out
parts-nameless-help = write its name and `:` before it
parts-left-out = { $what } was left out: { $why }
parts-strange = `{ $name }` is not known here and was not read
parts-strange-later = what came with format 3 needs `format: 3`
parts-strange-help = take it out, or use the Hellwright that wrote it
# One entry of a list. The first format has kinds of entries that are not listed here; a language may list them.
parts-this = { $noun ->
    [aim] this aim
    [card] this card
    [changed-number] this changed number
    [door] this door
    [figure] this figure
    [file-of-cards] this file of cards
    [intent] this intent
    [label] this label
    [mute] this mute
    [note] this note
    [offer] this offer
    [piece] this piece
    [prohibition] this prohibition
    [region] this region
    [start] this start
    [tile] this tile
    [token] this token
    [translation] this translation
   *[other] this { $noun }
 }
# The entries of a list.
parts-many = { $noun ->
    [aim] aims
    [card] cards
    [changed-number] changed numbers
    [door] doors
    [entry] entries
    [figure] figures
    [file-of-cards] files of cards
    [intent] intents
    [label] labels
    [mute] mutes
    [note] notes
    [offer] offers
    [piece] pieces
    [prohibition] prohibitions
    [region] regions
    [setting] settings
    [start] starts
    [tile] tiles
    [token] tokens
    [translation] translations
   *[other] { $noun }s
 }

## own: values of the rules' own
own-unfit = `{ $name }` is not what these rules want there, which is { $wanted }
own-unfit-help = it is kept, but games are played without it
own-unknown = { $noun ->
    [field] `{ $name }` is no field that these rules know; it is kept
   *[setting] `{ $name }` is no setting that these rules know; it is kept
 }
own-unknown-help = take it out, or choose the rules it is for
own-unknown-help-known = take it out, or choose the rules it is for; these know { $known }
own-any = a text, a list, or numbers by number of marines
own-words = a list of texts in [ ]
own-per-marines = a number from 0 to 255 by number of marines, like {"{"}1: 6, 2: 8{"}"}
own-seats = a list of entries for the seats, like [(name: …), (name: …)]
own-number = a whole number
own-thing = a thing of the mission by its number, like (thing: 12)
own-chart = a text by number, like {"{"}1: "…", 2: "…"{"}"}
own-entry = an entry like (name: …)
own-entry-of = an entry of `{ $name }`
own-key-twice = { $key } is written twice; the second one was taken
own-key-twice-help = leave one of them out

## card
card-role-long = the role of a card is a word of at most { $most } letters on one line
card-role = the role of a card is a word, like Objective, or one in quotes
card-parameter = a whole number, true, false or a text in quotes

## settings
settings-own = `{ $name }` was left out: it is a setting of the rules' own
settings-own-help = write it as `own: ({ $name }: …)`

## shape
shape-one-of = one of { $known }
shape-no-brackets = this word takes nothing in brackets
shape-one-value = this word needs one value in brackets, like Weapon("rocket-launcher")

## wrong: what is wrong with an entry
wrong-wanted = { $wanted } is wanted here, not { $found }
wrong-length = { $wanted } is wanted here, not { $found } values
wrong-unknown = `{ $word }` is not known here; it must be one of { $known }
wrong-unknown-meant = `{ $word }` is not known here; perhaps `{ $meant }` was meant (one of { $known })
wrong-missing = `{ $field }` is missing
wrong-twice = `{ $field }` is written twice

## wrong: what is wanted
wrong-number = a whole number from { $from } to { $to }
wrong-number-64 = a whole number that fits 64 bits
wrong-yes = true or false
wrong-text = a text in quotes
wrong-list = a list in [ ]
wrong-map = a list of pairs in {"{"} {"}"}
wrong-place = a place like (3, 4)
wrong-entry = an entry like (id: 1, …)

## wrong: what was found
wrong-found-large = a number as large as that
wrong-found-fraction = a number with a fraction
wrong-found-word = a bare word
wrong-found-values = values in ( )
wrong-found-list = a list
wrong-found-entry = an entry with fields
wrong-found-pairs = pairs in {"{"} {"}"}

## tree: the text of a file
tree-begins = a mission begins with `(`
tree-ends = the mission ends before this; nothing may follow its last bracket
tree-value = a value should stand here
tree-file-ends = the file ends here; { $wanted }
tree-out-of-place = `{ $sign }` is out of place; { $wanted }
tree-unmerged = two versions of this file were never merged to the end
tree-no-value = `{ $name }:` has no value
tree-no-colon = `:` and a value are missing after this key
tree-no-value-after = a value is missing after `:`
tree-deep = brackets are nested more than { $most } deep; no mission needs that
tree-unclosed = this `{ $open }` is never closed with `{ $close }`
tree-missing = `{ $close }` is missing before this `{ $sign }`
tree-comma = nothing stands before this comma
tree-no-comma = a comma is missing before this

## scalar: comments, numbers, texts
scalar-comment = this comment is never closed with `*/`
scalar-number = `{ $digits }` is not a number
scalar-quotes = a text stands in double quotation marks: "{ $shown }"
scalar-text = this text is never closed with `{ $end }`
scalar-escape = `\` must be followed by n, t, r, 0, x41, u{"{"}1F600{"}"}, `"` or `\`
