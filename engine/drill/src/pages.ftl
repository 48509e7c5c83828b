# What each problem means and how to fix it: the title in one line, then paragraphs with an empty line between them.

m901-title = There is no beacon to light
m901-text = The marines win when all beacons are lit. Without one they have won before they begin, which is no game. Put one on the map.

m902-title = The fuel is none, or more than fits
m902-text = A game lasts from one to twenty rounds. The settings say otherwise for this number of marines. The fix takes the nearest number there can be.

s901-title = A beacon is never lit
s901-text = No marine lit this beacon in any of the games that the bots played. Put it nearer to where marines walk, or take it away; as long as it is dark the marines cannot win.

s902-title = A key is never taken
s902-text = In all the games the bots played, no marine took this key. What lies behind the red doors stays there. Put the key nearer to where marines walk.
