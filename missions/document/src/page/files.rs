//! Pages about files that are read in other crates: pictures of cardboard, and maps of other programs. They are here
//! because every code can be muted in a mission, and the check of mutes must know the page without knowing those
//! crates.

use super::Page;
use crate::diagnostic::{Code, Severity};

/// Of pictures of cardboard.
pub const ART: Page = Page { code: Code("F010"), severity: Severity::Warning, words: &crate::page::WORDS };

/// Of what an import changes or leaves out.
pub const IMPORT: Page = Page { code: Code("F012"), severity: Severity::Warning, words: &crate::page::WORDS };
