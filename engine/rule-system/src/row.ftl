# What the rows that all games share are called.

## door
door-noun = door
door-many = doors
door-title = Door

## side
side-marines-name = marines
side-marines-noun = the marines
side-marines-some = marines
side-invader-name = invader
side-invader-noun = the invader
side-invader-some = an invader

## template
role-objective-title = Objective
role-objective-noun = the objective
role-objective-none = How the marines win. Without an objective they cannot win.
role-special-title = Special
role-special-noun = a special card
role-special-none = Any other rules of this mission.

## persona: what it does, as a sentence without its subject
persona-rush = makes straight for the aims of the mission, whatever that costs in health
persona-turtle = keeps its distance and its health, and goes on when it is safe
persona-explore = opens every door and picks everything up before it turns to the aims of the mission
persona-hunt = goes after enemies before it turns to the aims of the mission
persona-swarm = throws everything at the marines at once and spares nothing
persona-ambush = stays out of sight until marines are within its reach
persona-guard = stands where the marines want to go and waits for them there

## search: what counts for the chance to win, in hints
feature-round = the round
feature-marines = marines on the map
feature-health = the health of the marines
feature-stunned-marines = stunned marines
feature-invader = figures of the invader on the map
feature-invader-health = the health of the invader's figures
feature-stunned-invader = stunned figures of the invader
feature-tokens = tokens on the map
feature-progress = progress
feature-doors = closed doors
feature-way = the way of the marines to their aims
feature-notes = what the cards of the mission count
feature-over = games that are won or lost by then

## setting: what has values
subject-door = door
subject-piece = piece
subject-figure = figure
subject-area = area
subject-region = region
subject-tile = tile
subject-start = start space
