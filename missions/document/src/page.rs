//! Pages of what is said about files, beside the page itself, which rule systems write, too.
//! Finding the page of a code is the business of the checks, who know all of them.

pub mod files;

pub use rule_system::page::Page;
