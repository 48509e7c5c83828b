//! The mission document: what an author makes, how it is stored, what is wrong with it.
//!
//! A [`mission::Mission`] is tiles, [`thing`]s and regions under stable numbers, texts, settings, cards and scripts. It is
//! changed only by [`edit`]s, each of which knows its way back; [`mod@format`] reads and writes it; everything the program
//! has to say about it is a [`diagnostic`], and every kind of diagnostic has a [`page`] that explains it.
//!
//! This crate knows the file format and nothing of windows, terminals or the scripting language.

pub mod art;
pub mod bundle;
pub mod check;
pub mod clip;
pub mod content;
pub mod coverage;
pub mod diagnostic;
pub mod export;
pub mod edit;
pub mod heat;
pub mod history;
pub mod font;
pub mod format;
pub mod group;
pub mod id;
pub mod import;
pub mod claim;
pub mod journal;
pub mod layout;
pub mod mission;
pub mod moment;
pub mod operation;
pub mod page;
pub mod playback;
pub mod playable;
pub mod rename;
pub mod printed;
pub mod report;
pub mod ruleset;
pub mod scripts;
pub mod serve;
pub mod setup;
pub mod sheet;
pub mod shelf;
pub mod simulate;
pub mod starter;
pub mod paint;
pub mod scene;
pub mod svg;
pub mod text;
pub mod thing;
pub mod verdict;
pub mod watch;

pub use check::{Checked, check};
pub use clip::{Clip, Extent};
pub use content::ContentFile;
pub use diagnostic::{Code, Diagnostic, Fix, Place, Severity};
pub use edit::Edit;
pub use format::Loaded;
pub use heat::{Heat, Trace};
pub use history::{Change, History, Step};
pub use id::{Id, Name, ScriptName};
pub use journal::{Journal, Record};
pub use layout::Layout;
pub use mission::{Card, Info, Loadout, Mission, Mute, Named, Parameter, Role, RulesId, Settings};
pub use moment::{Moment, Standing};
pub use operation::Operation;
pub use page::{Page, explain};
pub use playback::Playback;
pub use printed::Printed;
pub use thing::{Region, Spot, Thing, ThingKind};

/// The Rust in `docs/front-end.md`, compiled.
#[cfg(doctest)]
#[doc = include_str!("../../docs/front-end.md")]
pub struct FrontEnd;
