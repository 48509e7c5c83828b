# What the rows that all games share are called.

## door
door-noun = door
door-many = doors
door-title = Door

## side
side-marines-name = marines
side-marines-noun = the marines
side-invader-name = invader
side-invader-noun = the invader

## template
role-objective-title = Objective
role-objective-noun = the objective
role-objective-none = How the marines win. Without an objective they cannot win.
role-special-title = Special
role-special-noun = a special card
role-special-none = Any other rules of this mission.
