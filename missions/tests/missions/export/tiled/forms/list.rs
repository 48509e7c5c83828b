//! The forms, by what they are forms of: what the reference of Tiled 1.12 for TMX and for JSON and its list of changes name.

mod layers;
mod map;
mod objects;
mod tilesets;
mod values;

/// Texts in a map that are replaced by others.
pub(super) type Changes = &'static [(&'static str, &'static str)];

/// A form, written in both formats.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    /// What it is, as the page on exports calls it.
    pub(super) name: &'static str,
    /// How it is written as TMX; none if there is no such thing in TMX.
    pub(super) tmx: Option<Changes>,
    /// How it is written as TMJ.
    pub(super) tmj: Option<Changes>,
    pub(super) then: Then,
    /// More about what comes of it, for the page.
    pub(super) more: Option<&'static str>,
    /// How the text becomes bytes.
    pub(super) bytes: fn(&str) -> Vec<u8>,
}

/// What comes of a form. Missions are in a line.
#[derive(Clone, Copy, Debug)]
pub(super) enum Then {
    /// The mission, and nothing is said.
    Read(&'static str),
    /// The mission, though the form is not read.
    PassedOver(&'static str),
    /// The mission and a note.
    Noted(&'static str, &'static str),
    /// The mission without something, and an error.
    LeftOut(&'static str, &'static str),
    /// Why the map is refused.
    Refused(&'static str),
}

/// The mission of the map as it is.
const USUAL: &str = "Small; 16A at 1,1 R0; yellow portal at 2,2";

/// Every form.
pub(super) fn all() -> Vec<Form> {
    [values::FORMS, objects::FORMS, layers::FORMS, tilesets::FORMS, map::FORMS].concat()
}

fn plain(text: &str) -> Vec<u8> {
    text.as_bytes().to_vec()
}

fn latin_1(text: &str) -> Vec<u8> {
    text.chars().map(|c| u8::try_from(c).expect("a letter of Latin-1")).collect()
}

fn utf_16(text: &str) -> Vec<u8> {
    let units = std::iter::once(0xfeff).chain(text.encode_utf16());
    units.flat_map(u16::to_le_bytes).collect()
}
