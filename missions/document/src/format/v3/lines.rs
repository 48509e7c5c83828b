//! An entry of a map on one line: its own fields as they stand in its shape, and the values of the rule system's in the order of its
//! rows.

use super::{Door, Figure, Piece, Region, Start, Tile};
use crate::format::notation::{one_line, own_line};
use crate::format::v2::Own;
use rule_system::RuleSystem;
use rule_system::setting::{Setting, Subject};
use serde::Serialize;
use std::borrow::Cow;

/// An entry with values of the rule system's own.
pub(crate) trait Entry: Clone + Serialize {
    /// Its values.
    fn fields(&mut self) -> &mut Own;

    /// What it is in the rows of a rule system, and of what kind.
    fn subject(&self) -> (Subject, Cow<'_, str>);

    /// The values that it has by the rules.
    fn rows(&self, system: &dyn RuleSystem) -> &'static [Setting] {
        let (of, kind) = self.subject();
        system.fields(of, &kind)
    }
}

/// An entry as a file has it.
pub(crate) fn line<E: Entry>(entry: &E, system: Option<&dyn RuleSystem>) -> String {
    let mut bare = entry.clone();
    let fields = std::mem::take(bare.fields());
    let line = one_line(&bare);
    if fields.is_empty() {
        return line;
    }
    let rows = system.map_or(&[][..], |system| entry.rows(system));
    let open = line.strip_suffix(')').expect("an entry ends with a bracket");
    format!("{open}, fields: {})", own_line(&fields.0, rows))
}

macro_rules! entries {
    ($($entry:ty: $it:ident => $subject:expr),* $(,)?) => {
        $(impl Entry for $entry {
            fn fields(&mut self) -> &mut Own {
                &mut self.fields
            }

            fn subject(&self) -> (Subject, Cow<'_, str>) {
                let $it = self;
                let (of, kind) = $subject;
                (of, kind.into())
            }
        })*
    };
}

entries! {
    Tile: it => (Subject::Tile, it.tile.to_string()),
    Door: it => (Subject::Door, it.kind.as_str()),
    Piece: it => (Subject::Piece, it.kind.as_str()),
    Start: _it => (Subject::Start, ""),
    Figure: it => (Subject::Figure, it.kind.as_str()),
    Region: it => (if it.area { Subject::Area } else { Subject::Region }, ""),
}
