# What is said of games that people and bots play.

## sitting
sitting-unfinished = the game was left unfinished after { $count } choices
