# How things are listed, from left to right.
list = { $before }, { $after }
and-two = { $before } and { $after }
and-last = { $before } and { $after }
or-two = { $before } or { $after }
or-last = { $before } or { $after }

# Why somebody does not get the language that was asked for.

## choose
choose-none = there is no language "{ $wanted }"; there is { $all }, or name a folder with texts

## language
language-no-tag = { $path } is not named by a language: a folder of texts is named by its tag, for example `pl`
language-empty = { $path } has no texts: no file in it ends with .ftl
