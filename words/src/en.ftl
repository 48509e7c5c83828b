# How things are listed, from left to right.
list = { $before }, { $after }
and-two = { $before } and { $after }
and-last = { $before } and { $after }
or-two = { $before } or { $after }
or-last = { $before } or { $after }
