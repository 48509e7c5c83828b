# What each problem means and how to fix it: the title in one line, then paragraphs with an empty line between them.

f001-title = The text of mission.ron is broken
f001-text =
    A bracket, comma or quotation mark is missing or out of place. Everything that could still be understood was read; what stands near the broken spot may have been left out.

    Fix the file by hand at the line and column shown. In a list every entry ends with a comma, every `(` needs its `)`, every `[` its `]`. A file written by Hellwright never looks like this, so a merge of two versions may have gone wrong: look for lines that begin with `<<<<<<<`.

f002-title = A value in mission.ron is not what belongs there
f002-text =
    A number is out of range, a word is not one of those allowed, or a field that must be there is missing. The entry was left out, or the nearest sensible value was taken; the message says which.

    Fix the value at the line and column shown. If you save the mission without fixing it, the entry is lost; the window asks before it saves.

f003-title = A field in mission.ron is not known
f003-text = Perhaps its name is misspelt, perhaps the file was made by a newer Hellwright. The field is ignored, and saving the mission takes it out of the file: the window asks before it saves, and `hellwright fmt` leaves such a file as it is.

f004-title = Two entries have the same number
f004-text = Every tile, thing and region has a number (`id`) of its own that is never given to anything else. Two entries with the same number usually come from merging two versions of a file. The later one was given a new number; nothing is lost, and saving writes the new number down. Entries without a number are given one as well; that is only a *note*.

f005-title = The mission has more entries than a mission can have
f005-text = No table holds so many tiles or tokens. What is beyond the limit was left out.

f006-title = mission.ron does not say its format
f006-text = The first field of the file should be `format: 2`, so that every later Hellwright knows how to read it. The file was read as format 2 if it has `rules`, `pieces` or `intents`, and as format 1 otherwise. Saving the mission adds the field.

f007-title = A script's file cannot be read
f007-text =
    The mission names a script, but its file is too large, is not text in UTF-8, or the system does not let us read it. The mission was loaded without it; the file stays as it is.

    The message says which of these it is, and the help what to do about it.

f008-title = Comments of a position are not kept
f008-text = The file of a position has comments. They are read over, and saving the position takes them out of the file. Comments in mission.ron are kept.

f009-title = The file of a custom tile cannot be read
f009-text = The mission lists a tile of its own, but its file in the folder `tiles` is missing, too large, not text in UTF-8, or the system does not let us read it. The box's tile of that number is used, if there is one.

f010-title = A tile picture cannot be used
f010-text =
    Pictures of your own cardboard lie in the folder `art` of a mission, or in a folder of your own for all missions, under names such as `04A.png` and `04B.jpg`. One of them is broken, is neither PNG nor JPEG, is too large, or does not have the proportions of its tile. Our own drawing is shown instead, or what could be used of the picture.

    A picture may have 32 MiB and 40 million pixels. Open it in any program for pictures and save it again as PNG or JPEG; trim it to the edges of the tile. A picture that lies on its side is turned by its name: `04A-90.png` is turned a quarter clockwise, `-180` and `-270` further, and `-0` not at all.

f011-title = A file of cards cannot be read, or is not used
f011-text =
    A mission lists its files of cards in `content`, and an operation does so in `operation.ron`; they lie in the folder `content` beside it. One of them is missing, too large, not text in UTF-8, or the system does not let us read it; or something lies in that folder that is not listed, or whose name says nothing about what it holds.

    Which names there are is for the game to say: `demons.ron`, `weapons.ron` and others, in small letters. If you save the mission while a listed file cannot be read, it is not listed any more; the window asks before it saves.

f012-title = Something of a map could not be taken over as it is
f012-text =
    A map that was exported for Tiled and changed there is imported, and something in it is not what a mission can have. An *error* says what was left out, a *warning* what was put in its nearest place, a *note* what was understood otherwise than it looks.

    Tiles and pieces lie on a grid: in Tiled, View > Snapping > Snap to Grid keeps them there, and Map > Map Properties shows how large a space is. Tiles are turned by quarters and never stretched; a tile that is flipped shows its other side. Doors are straight lines two spaces long. Pictures from a tileset in a file of its own are not found: embed the tileset in the map. Spaces, borders and walls are not read, for they follow from the tiles. A tile that is painted on a tile layer is left out: tiles are objects. What is hidden in Tiled is taken over; a *note* says how much that was.

    Fix it in Tiled and import the map again, or fix it in the mission.

f013-title = The rules of the mission do not know this
f013-text =
    A setting in `own`, a piece or the role of a card is not one of the rule system the mission is for, or it is, but not like this: a text where a list belongs. Perhaps a word is misspelt, perhaps the mission was made for other rules, perhaps by a newer Hellwright.

    It is kept as it is, also when the mission is saved, and games are played without it; a card is played whatever its role. It is an *error* where the rules know the name and wait for something else, a *warning* for a piece or a role they have never heard of, a *note* for such a setting. Fix it, take it out, or choose the rules it is for.
