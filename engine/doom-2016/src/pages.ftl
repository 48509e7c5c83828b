# What each problem means and how to fix it: the title in one line, then paragraphs with an empty line between them.

c026-title = Portals lie on the map, but no card summons from them
c026-text =
    Portals bring demons only when a card says so, usually the threat card. No script of this mission mentions summoning, so the portals will lie there all game.

    Choose a threat card, or remove the portals.

m022-title = No teleporter is active at the beginning
m022-text =
    A fragged marine comes back on an active teleporter (ruling 11). Without one at the beginning there may be no place to come back to.

    Put at least one teleporter with its active side up, somewhere the marines can hold.

m026-title = A portal has too little room around it
m026-text =
    Demons are placed on or next to the portal that summons them; those with no room are lost (ruling 16). One of the invasion card's groups for this tier is too large for the spaces around this portal, or a large demon of it fits nowhere near. Where the invader chooses the invasion card, it is one of the cards to choose from.

    Move the portal to a more open place, or give it another tier.

m028-title = The invader has nothing to play with
m028-text =
    No demon stands on the map, no portal lies on it and no script places one, so the invader will only ever shuffle cards.

    Put figures or portals on the map.

m030-title = A weapon is used more often than the box has it
m030-text =
    The box has two tokens of each starting weapon and one of each of the others; of a custom set there are as many as its card says (`tokens`). Tokens on the map and the marines' starting weapons count together.

    Choose another weapon for one of them.

m034-title = The invasion card is missing or unknown
m034-text =
    The invasion card says which demons come out of portals. The settings name none, or one that neither the box nor the mission's own cards have. Or they say that the card lies in a way that is not `face-up`: no other word is known, and a card lies face down where nothing is said.

    Choose one in the settings, or leave it to the invader. The fix takes the one whose name is nearest, else the first of the box.

m035-title = The mission does not have three different event sets
m035-text =
    The invader's event deck is made of exactly three different sets of event cards. The settings name fewer, more, the same one twice, or one that neither the box nor the mission's own cards have.

    Choose three in the settings, or leave them to the invader. The fix keeps what is right and fills up from the box.

m036-title = A marine's starting equipment is not in order
m036-text =
    For every marine who may take part the settings name one of the box's marines, each only once, and two different starting weapon sets. Weapons that can only be found (Rocket Launcher and the like) are not for the start. A class card is none, one of the box's or one of the mission's own, and no two marines have the same.

    Choose them in the settings; weapons and class can be left to the players. The fix keeps what is right and fills up from the box.

m038-title = A frag limit is missing or impossible
m038-text =
    For every number of marines the settings say with how many frags the invader wins: at least one, and no more than the box has frag tokens.

    Set it in the settings. The fix sets it to 6, what most missions use.

m053-title = An invasion group has no figure left in the box
m053-text =
    A portal brings only figures that are still in the box. All figures of a group of the invasion card stand on the map from the beginning, so a portal that summons this group brings nothing until one of them is fragged.

    Take figures of these demons off the map, or choose another invasion card. Nothing is reported where the invader chooses the card.

m058-title = A class card is for other marines, and there is one marine
m058-text =
    All abilities of the class card are used while another marine attacks or defends. The mission is made for one marine, so the card is never used.

    Choose another class in the settings, or leave it to the player.

m060-title = Settings are for numbers of marines the mission is not for
m060-text =
    The settings have frag limits for numbers of marines that are not among those the mission is for, and perhaps the equipment of more marines than any of its games has. No game uses them. Perhaps the mission was meant for these numbers as well, or they are left from another mission.

    Add the numbers to those the mission is for, or remove the settings, which is what the fix does.

m065-title = Less than half of an invasion group is left in the box
m065-text =
    A portal brings only figures that are still in the box. So many figures of a kind stand on the map from the beginning that less than half of those in a group of the invasion card can come; the others are lost. It is reported for the largest such group. A group of which none is left is another problem (M053).

    Take figures of these demons off the map, or choose another invasion card. Nothing is reported where the invader chooses the card.

s012-title = A portal never summons
s012-text =
    In all the games the bots played, no demon came from this portal. If the threat card summons from portals, it never chose this one; if nothing summons, the portal only lies about.

    Give it something to do, or take it away.

s013-title = A teleporter is never activated
s013-text =
    In all the games the bots played, no marine reached this teleporter. No marine can come back there, and it is no short cut.

    Put it nearer to where marines walk, or let it start active.
