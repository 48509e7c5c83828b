//! Colours by which readers of pictures know the pieces of the 2016 game, written down once more by hand: what a picture shows is
//! not held against the table it was drawn from.

use missions::scene::{Color, Theme};
use missions::thing::Piece;

/// Of portals, weakest first.
pub(crate) const TIERS: [Color; 3] = [Color::rgb(0x3d_8bff), Color::rgb(0xff_c92e), Color::rgb(0xff_3b30)];
/// Of active teleporters.
pub(crate) const TELEPORTER: Color = Color::rgb(0x3f_e0d0);
/// Of objectives.
pub(crate) const OBJECTIVE: Color = Color::rgb(0x4f_d66a);
/// Of health packs.
pub(crate) const HEALTH: Color = Color::rgb(0x1f_b36b);
/// Of weapons.
pub(crate) const WEAPON: Color = Color::rgb(0xf0_8a24);
/// Of markers.
pub(crate) const MARKER: Color = Color::rgb(0xc9_8bff);

/// Colours by which a piece is known.
pub(crate) fn of(piece: &Piece, theme: &Theme) -> Vec<Color> {
    match (piece.kind.as_str(), piece.up) {
        ("portal", up) => {
            let tier = ["blue", "yellow", "red"].iter().position(|word| *word == piece.sort).expect("a tier");
            vec![TIERS[tier], if up { theme.paper } else { theme.token }]
        }
        ("teleporter", true) => vec![TELEPORTER],
        ("teleporter", false) => vec![theme.idle],
        ("objective", _) => vec![OBJECTIVE],
        ("health-pack", _) => vec![HEALTH],
        ("weapon", _) => vec![WEAPON],
        _ => vec![MARKER],
    }
}
