//! Pages about files that are read in other crates: pictures of cardboard, and maps of other programs. They are here
//! because every code can be muted in a mission, and the check of mutes must know the page without knowing those
//! crates.

use super::Page;
use crate::diagnostic::{Code, Severity};

/// Of pictures of cardboard.
pub const ART: Page = Page {
    code: Code("F010"),
    severity: Severity::Warning,
    title: "A tile picture cannot be used",
    text: "Pictures of your own cardboard lie in the folder `art` of a mission, or in a folder of your own for all missions, \
under names such as `04A.png` and `04B.jpg`. One of them is broken, is neither PNG nor JPEG, is too large, or does not have \
the proportions of its tile. Our own drawing is shown instead, or what could be used of the picture.\n\n\
A picture may have 32 MiB and 40 million pixels. Open it in any program for pictures and save it again as PNG or JPEG; trim \
it to the edges of the tile. A picture that lies on its side is turned by its name: `04A-90.png` is turned a quarter \
clockwise, `-180` and `-270` further, and `-0` not at all.",
};

/// Of what an import changes or leaves out.
pub const IMPORT: Page = Page {
    code: Code("F012"),
    severity: Severity::Warning,
    title: "Something of a map could not be taken over as it is",
    text: "A map that was exported for Tiled and changed there is imported, and something in it is not what a mission can \
have. An *error* says what was left out, a *warning* what was put in its nearest place, a *note* what was understood \
otherwise than it looks.\n\n\
Tiles and pieces lie on a grid: in Tiled, View > Snapping > Snap to Grid keeps them there, and Map > Map Properties shows how \
large a space is. Tiles are turned by quarters and never stretched; a tile that is flipped shows its other side. Doors are \
straight lines two spaces long. Pictures from a tileset in a file of its own are not found: embed the tileset in the map. \
Spaces, borders and walls are not read, for they follow from the tiles. A tile that is painted on a tile layer is left out: tiles \
are objects. What is hidden in Tiled is taken over; a *note* says how much that was.\n\n\
Fix it in Tiled and import the map again, or fix it in the mission.",
};
