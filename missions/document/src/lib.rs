//! The mission document: what an author makes, the edits that change it, and its text. It knows no disk, no game and no
//! check; what they report about a mission is a [`diagnostic`], whose type is here.

pub mod clip;
pub mod content;
pub mod diagnostic;
pub mod edit;
pub mod format;
pub mod group;
pub mod history;
pub mod id;
pub mod intent;
pub mod layout;
pub mod mission;
pub mod operation;
pub mod page;
pub mod rename;
pub mod own_tiles;
pub mod seen;
pub mod starter;
pub mod thing;
pub mod translation;
pub mod words;

pub use clip::{Clip, Extent};
pub use content::ContentFile;
pub use diagnostic::{Code, Diagnostic, Fix, Place, Severity};
pub use edit::Edit;
pub use format::Loaded;
pub use history::{Change, History, Step};
pub use id::{Id, Name, ScriptName};
pub use intent::{Games, Intent, Measure};
pub use layout::Layout;
pub use mission::{Card, Info, Mission, Mute, Named, Parameter, Role, RulesId, Settings};
pub use operation::Operation;
pub use page::Page;
pub use seen::Seen;
pub use thing::{Region, Spot, Thing, ThingKind};
pub use translation::{Tag, TextOf, Translation};

// So that the edits tests make up at random can be shared with the tests of other crates by their path.
#[cfg(test)]
extern crate self as missions_document;
