# What is said about scripts. A sentence of a problem begins with a small letter and has no point at its end.

## several files
did-you-mean = did you mean `{ $word }`?
did-you-mean-text = did you mean "{ $word }"?
possible = possible are: { $all }
tag-other = choose another tag
write = write `{ $code }`

## assist/complete
complete-count = How many members the list has.
complete-hears = Hears of `{ $by }("{ $tag }", …)`.
complete-function = A function of your own.
complete-constant = A parameter: the comment above it tells what it means and, as in (1 to 6), from where to where it goes.
complete-map = A name on the map.

## assist/describe
describe-optional = { $sort }, may be left out

## compile
compile-parameter-unknown = the mission sets `{ $name }`, which this script does not have
compile-parameter-sort = the mission sets `{ $name }` to a value of another sort
compile-parameter-range = the mission sets `{ $name }` to { $number }, but it goes from { $first } to { $last }
compile-scripts = a mission has at most { $most } scripts; the others are left out

## lint
lint-condition = a condition must be true or false, but this is { $sort }
lint-condition-help = compare it, as in `… > 0`
lint-list = `for` goes through a list, but this is { $sort }
lint-set = `{ $name }` cannot be set
lint-set-note-help = what a script must remember it writes down with `note`
lint-set-let-help = write `let { $name } = …` first
lint-set-map = what is on the map cannot be changed with `=`
lint-set-map-help = ask for it: `hurt`, `open`, `add_progress`, …
lint-word = `{ $name }` is unknown
lint-word-map-help = things on the map are written `map::{ $name }`
lint-word-function-help = it is a function: write `{ $name }()`
lint-word-quotes-help = words are written in quotes: "{ $text }"

## lint/bounds
bounds-always = this always holds: the number is never below 0
bounds-always-help = compare with another number, or leave the condition out
bounds-never = this never holds: the number is never below 0
bounds-never-help = compare with another number, or remove what depends on it

## lint/calls
calls-space = `{ $space }::{ $name }` is no function
calls-dot = `{ $name }` is a function of this script and is called without a dot
calls-dot-help = write `{ $name }(…)` with the value before the dot as its first value
calls-unknown = there is no function `{ $name }`
calls-unknown-held-help = to call the function it holds, write `{ $name }.call(…)`
calls-unknown-fact-help = `{ $name }` is written without brackets
calls-count = `{ $name }` takes { $takes } { $many ->
    [one] value
   *[other] values
 }, but is given { $given }
calls-sort = { $call }: `{ $name }` should be { $sort }, but is { $given }
calls-option = an offer has no option `{ $name }`
calls-option-sort = `{ $name }` should be { $sort }, but is { $given }
calls-label = an offer needs a `label`
calls-label-help = add `label: "what the marine reads"`

## lint/handlers
handlers-parameters = the handler `{ $name }` has more than one parameter
handlers-parameters-help = write `fn { $name }(e)` or `fn { $name }()`
handlers-unknown = nothing ever calls `{ $name }`
handlers-unknown-help = after `on_` comes an event or the tag of an { $asked } of this script
handlers-unheard = no handler for the tag "{ $tag }"
handlers-unheard-help = write `fn { $name }(e) {"{"} … {"}"}`
handlers-unheard-word-help = a tag is one word of small letters, digits and `_`, so that `fn on_tag(e)` can hear it
handlers-event = the tag "{ $tag }" sounds like the event `{ $name }`
handlers-different = the tag "{ $tag }" is used for different things
handlers-different-help = give every offer, question and roll a tag of its own
handlers-too = the script `{ $script }` uses the tag "{ $tag }" too
handlers-too-help = both scripts hear both; choose another tag
handlers-never = `{ $name }` is never called: no card of the mission calls `{ $cause }`
handlers-never-help = call `{ $cause }` somewhere, or remove the handler
handlers-barred = `{ $name }` is never called: the card "{ $card }" forbids { $what } for the whole game
handlers-barred-help = remove the handler, or let the card forbid { $what } only for a time
handlers-unused = nothing calls `{ $name }`

## lint/notes
notes-offer = no marine can ever take the offer "{ $tag }": it needs the note "{ $name }", which this script never writes
notes-offer-help = write `note("{ $name }", true)` where the offer begins to hold, or leave `needs` out
notes-read = this script reads the note "{ $name }" and never writes it, so the answer is always the same
notes-read-help = write `note("{ $name }", …)` where it is to change, or remove what depends on it
notes-near-help = did you mean "{ $near }"? Otherwise { $otherwise }

## lint/offers
offers-this = this offer
offers-named = the offer "{ $tag }"
offers-vain = no marine can ever take { $offer }: they have to be at least { $least } spaces away (`least`) and at most { $farthest } (`distance`)
offers-vain-usual = no marine can ever take { $offer }: they have to be at least { $least } spaces away (`least`) and at most { $farthest } (`distance`, which is 1 unless the offer says otherwise)
offers-vain-help = write `least: { $farthest }` or a smaller number, or `distance: { $least }` or a larger one

## lint/values
values-space = `{ $space }::{ $name }` is unknown
values-space-help = only `map::name` is written with `::`
values-map = nothing on the map is named `{ $name }`
values-map-near-help = did you mean `map::{ $name }`?
values-map-help = give the thing this name on the map, or use one of the names there
values-property-anything = nothing has a property `{ $name }`
values-property = { $sort } has no `{ $name }`
values-property-help = it has: { $all }
values-property-list-help = a list has `count`; its members are reached with `for member in list {"{"} … {"}"}`
values-event = the event of `{ $event }` has no `{ $name }`
values-event-help = `{ $event }` has: { $all }
values-event-none-help = `{ $event }` has no properties
values-never-equal = these are never equal: one is { $one }, the other { $other }
values-calculate = `{ $sign }` cannot calculate with { $sort }
values-token = "{ $text }" does not say which token is meant
values-text = "{ $text }" is not one of the words possible here

## parse
parse-long = the script is longer than { $bytes } bytes or { $lines } lines
parse-long-help = split it into several scripts
parse-top = only functions and constants may stand here
parse-top-help = put it into a handler such as `fn on_start() {"{"} … {"}"}`
parse-disabled = scripts do without `{ $word }`
parse-disabled-say-help = write `say("…")`: it shows a text in the log of the game
parse-disabled-note-help = write `note("name", value)` to remember something, `noted("name")` to read it
parse-disabled-ask-help = ask first whether it can be done; what cannot be done is refused and the game goes on
parse-disabled-help = a script is one file; the script reference lists everything there is
parse-function-twice = there is already a function `{ $name }`
parse-functions = the script has more than { $most } functions
parse-taken = `{ $name }` is already a word of the language
parse-taken-help = choose another name
parse-constant = the constant `{ $name }` must be a number, a text, `true` or `false`
parse-constant-twice = there is already a constant `{ $name }`

## reference
reference-list = a list, each { $sort }
reference-figure = a kind of figure
reference-demon = a kind of demon
reference-kind = or a kind of figure, or a marker
reference-token = or a marker of a word of your own
reference-aim = or a marker
reference-tag = a tag: one word
reference-words = { $sort }: { $words }
reference-more = { $sort }: { $more }
reference-words-more = { $sort }: { $words }, { $more }

## refused
refused-elsewhere = `{ $word }` is written `{ $instead }`
refused-colon = `:` cannot stand here
refused-colon-help = options are written `#{"{"} name: value {"}"}`, and names on the map `map::name`
refused-block-end = the block that begins here has no `{"}"}`
refused-block-end-help = write `{"}"}` where it ends, or where a block inside it ends
refused-block = a block in `{"{"} {"}"}` is missing here
refused-block-help = write what is to be done between `{"{"}` and `{"}"}`
refused-cases = the cases of `switch` are separated by `,`
refused-cases-help = write `,` between this case and the next one
refused-comma = a comma or a closing bracket is missing here
refused-comma-help = write it behind what stands before
refused-set = `=` sets a variable and cannot stand here
refused-set-help = write `==` to compare
refused-sign = `{ $sign }` is no sign of scripts
refused-sign-help = names have the letters a to z and A to Z, digits and `_`; others stand in texts only
refused-choose = `?` does not choose between values
refused-choose-help = write `if … {"{"} … {"}"} else {"{"} … {"}"}`: it has a value, too
refused-word-help = `{ $word }` has a meaning of its own in Rhai; choose another word
refused-variable = the name of a variable is missing here
refused-variable-help = write `for i in 0..3 {"{"} … {"}"}`
refused-follow = `{ $next }` cannot follow what stands before it
refused-follow-bracket-help = remove it, or write the bracket that it closes
refused-follow-help = if a new statement begins here, write `;` before it
refused-semicolon = a `;` is missing at the end of this statement
refused-text = the text that begins here has no end
refused-text-backtick-help = write a backtick behind its last letter
refused-text-help = write `"` behind its last letter; a text of several lines stands between backticks

## scan
scan-long = this statement is too long
scan-nested = this is nested too deeply

## typed
typed-quotes = texts stand in double quotation marks
typed-quotes-help = write `"{ $text }"`
typed-quote = texts stand in double quotation marks, and `{ $sign }` is another sign
typed-quote-help = write `"` before the text and behind it
typed-unseen = the sign U+{ $code } stands here{ $more ->
    [0] {""}
    [one] , and once more further on
   *[other] , and { $more } times more further on
 }; it cannot be seen
typed-unseen-named = the sign U+{ $code }, { $name }, stands here{ $more ->
    [0] {""}
    [one] , and once more further on
   *[other] , and { $more } times more further on
 }; it cannot be seen
typed-unseen-help = delete it
typed-unseen-line-help = delete it and begin a new line
typed-unseen-space-help = write an ordinary space instead
typed-point = there are no numbers with a point
typed-point-help = write a whole number, such as `{ $whole }`
typed-exponent = there are no numbers with an exponent
typed-exponent-help = write all its digits
typed-large = { $number } is too large: the largest number is { $largest }
typed-large-help = write a smaller number
typed-mixed = `{ $word }` is neither a number nor a name
typed-mixed-help = a number has only digits, and a name begins with a letter

## typed: signs that cannot be seen
typed-null = the null character
typed-no-break = a no-break space
typed-hyphen = a soft hyphen
typed-no-width = a space without width
typed-joiner = a joiner
typed-direction = a mark of direction
typed-line = a line separator
typed-paragraph = a paragraph separator
typed-wide = a wide space
typed-order = a byte order mark
