//! A mission as one file to hand on: a zip archive with its files byte for byte, a cover, a note about its licence and a list
//! with the SHA-256 of everything. `export::bundle` writes one, `import::bundle` reads one; here is what both share.

mod manifest;
mod pack;
mod unpack;

pub(crate) use manifest::{Entry, Manifest};
pub(crate) use pack::pack;
pub(crate) use unpack::unpack;

/// How the file's name ends: every program sees a zip archive, and people see whose.
pub const ENDING: &str = "hellwright.zip";

/// The same with its dot.
pub(crate) const DOTTED: &str = ".hellwright.zip";

/// The newest format of bundles.
pub const FORMAT: u32 = 1;

/// The list of what is in it.
pub(crate) const MANIFEST: &str = "hellwright.json";

/// What its author says about its use.
pub(crate) const LICENCE: &str = "LICENCE.txt";

/// A picture of the map.
pub(crate) const COVER: &str = "cover.png";

/// The most bytes a bundle may have, packed and unpacked alike.
pub const LIMIT: u64 = 128 << 20;

/// The most files in it: more than the most scripts, tiles, cards and pictures a mission can have.
pub(crate) const ENTRIES: usize = 800;

/// The most bytes of the list.
pub(crate) const LIMIT_MANIFEST: u64 = 1 << 20;

/// The most bytes of a picture, as for pictures in folders.
pub(crate) const LIMIT_PICTURE: u64 = 32 << 20;

/// Is it a PNG or a JPEG, by its first bytes?
pub(crate) fn is_picture(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG\r\n\x1a\n") || bytes.starts_with(&[0xff, 0xd8, 0xff])
}

/// Names that are devices on some systems, whatever their ending.
pub(crate) fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or(name).to_ascii_lowercase();
    let numbered = stem.strip_prefix("com").or_else(|| stem.strip_prefix("lpt"));
    matches!(stem.as_str(), "con" | "prn" | "aux" | "nul")
        || numbered.is_some_and(|number| number.len() == 1 && number.bytes().all(|b| b.is_ascii_digit()))
}
