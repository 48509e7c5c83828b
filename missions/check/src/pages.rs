//! The texts of the pages: what each problem means and how to fix it.

use words::Source;

/// They stand beside this file.
pub static WORDS: Source = Source::new("pages", include_str!("pages.ftl"));
