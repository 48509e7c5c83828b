//! A thing as formats write it down, a word and facts by name, turned back into what the mission has. The reader of the
//! format finds them.

use missions::ThingKind;
use missions::thing::{Door, Figure, Label, Piece, Spot, Start};

/// The thing that a word and facts describe.
pub(crate) fn kind_of(
    word: &str,
    spot: Spot,
    fact: &dyn Fn(&str) -> Option<String>,
) -> Result<ThingKind, String> {
    let told = |name: &str| fact(name).ok_or_else(|| format!("a {word} without its {name}"));
    let sure = |name: &str| told(name)?.parse::<bool>().map_err(|error| format!("{name}: {error}"));
    let at = spot.cell();
    let piece = |piece| Ok(ThingKind::Piece(piece));
    match (word, spot) {
        ("door", Spot::Edge(at)) if sure("closed")? => Ok(ThingKind::Door(Door::new(at))),
        ("door", _) => Err("a door that is open or stands on no border".into()),
        ("portal", _) => {
            let tier = told("tier")?;
            let tier = ["blue", "yellow", "red"].into_iter().find(|word| **word == tier).ok_or("no tier")?;
            piece(Piece::new(word, at).of(tier).facing(sure("face_up")?))
        }
        ("teleporter", _) => piece(Piece::new(word, at).facing(sure("active")?)),
        ("objective" | "health-pack", _) => piece(Piece::new(word, at)),
        ("weapon" | "marker", _) => piece(Piece::new(word, at).of(&told("kind")?)),
        ("start", _) => Ok(ThingKind::Start(Start { at })),
        ("figure", _) => Ok(ThingKind::Figure(Figure { at, kind: told("kind")?, turned: sure("turned")? })),
        ("label", _) => Ok(ThingKind::Label(Label { at, text: told("text")? })),
        _ => Err(format!("nobody knows what a {word:?} is")),
    }
}
