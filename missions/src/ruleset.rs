//! The rule systems a mission can be made for: a match from the name in its file to everything that knows the rules.
//! A new rule system gets a file here and an arm in the match.

mod doom2016;
