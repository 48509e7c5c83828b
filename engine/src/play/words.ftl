# What is wrong with a saved game, and whether the rules agree with it.

## digest
digest-wrong = a digest has 32 hexadecimal digits

## replay
replay-line = line { $line }: { $problem }
replay-newer = written by a newer program (format { $format }); the choices may not fit
replay-no-empty-line = an empty line is missing between the header and the first choice
replay-unknown-name = `{ $name }` is not known here and was skipped
replay-wrong-value = `{ $value }` makes no sense for `{ $name }` and was skipped

## verify
# The first word is filled in, for it may be shown in colour.
verify-agrees = agrees
verify-agrees-to-end = { $word } to the end: { $reason }
verify-agrees-so-far = { $word } as far as it goes; the game is not over
verify-disagrees = disagrees
verify-disagrees-why = { $word }: { $why }
verify-at-line = line { $line }, choice { $number }: { $why }
verify-at-choice = choice { $number }: { $why }
verify-not-offered = `{ $said }` was not on offer. On offer: { $offered }
verify-not-offered-nearest = `{ $said }` was not on offer. Did you mean `{ $nearest }`? On offer: { $offered }
verify-offered-more = { $offered } · and { $count } more
verify-over = `{ $said }` comes after the end of the game: { $reason }
verify-last-state = every choice was legal, but the game is not in the state it was saved in: it was saved by another version of the program, and goes on by the rules of this one (state { $got }, not { $said })
