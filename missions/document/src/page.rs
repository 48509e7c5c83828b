//! Pages of what is said about files, beside the page itself, which rule systems write, too.
//! The checks find the page of a code, because they know all of them.

pub mod files;

pub use rule_system::page::Page;
use words::Source;

/// The texts of the pages about files.
pub static WORDS: Source = Source::new("pages-files", include_str!("page/pages.ftl"));
