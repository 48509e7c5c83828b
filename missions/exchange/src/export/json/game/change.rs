//! Events that change what a digest tells, as a program needs them to keep a table of its own.

use super::lying;
use crate::export::json::piece::Sort;
use crate::export::json::shape::{self, Fields};
use engine::{Event, FigureId, Table, World};
use missions_document::mission::Mission;
use missions_play::table_game::Counts;
use rule_system::RuleSystem;
use rule_system::piece::Role;
use rule_system::tells::{ChangeKind, Changed};
use schemars::{JsonSchema, Schema, json_schema};
use serde::Serialize;
use serde_json::Value;

/// A change of the table.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[schemars(transform = with_own)]
pub(crate) enum Change {
    /// A round begins.
    RoundStarted { round: u16 },
    /// A figure stands elsewhere, or otherwise.
    Moved {
        figure: u8,
        /// The north-western space of its base.
        space: u16,
        /// How its base lies after the choice.
        turned: bool,
    },
    /// A demon comes onto the board, unhurt.
    Placed {
        figure: u8,
        /// Stable name of its kind.
        kind: String,
        /// The north-western space of its base.
        space: u16,
        /// How its base lies after the choice.
        turned: bool,
    },
    /// A fragged marine comes back, unhurt.
    Respawned { figure: u8, space: u16 },
    /// A figure suffers damage.
    Hurt { figure: u8, amount: u8 },
    /// A figure recovers damage, but never more than it has suffered.
    Healed { figure: u8, amount: u8 },
    /// A figure leaves the board.
    Fragged { figure: u8 },
    /// A figure is stunned.
    Stunned { figure: u8 },
    /// A figure is not stunned any more.
    StunEnded { figure: u8 },
    /// A door is open.
    DoorOpened { door: u8 },
    /// A door is closed.
    DoorClosed { door: u8 },
    /// A token comes onto the board.
    TokenPlaced {
        token: u8,
        kind: Sort,
        /// The stable name of the card it stands for, or the marker's word; null where all of a kind are alike.
        name: Option<String>,
        space: u16,
    },
    /// A token is gone.
    TokenRemoved { token: u8 },
    /// The count of progress on a token.
    Progressed { token: u8, count: u8 },
    /// A change of the rule system's own, by its name, with the piece or the count it is about.
    #[serde(untagged)]
    #[schemars(skip)]
    Own(Fields<Value>),
}

/// The rule systems' own changes among the others.
fn with_own(schema: &mut Schema) {
    let mut all = match schema.remove("anyOf").or_else(|| schema.remove("oneOf")) {
        Some(Value::Array(shared)) => shared,
        _ => Vec::new(),
    };
    let mut known: Vec<&str> = Vec::new();
    for system in systems::all() {
        for kind in system.changes() {
            if known.contains(&kind.id) {
                continue;
            }
            known.push(kind.id);
            let what = json_schema!({ "type": "string", "const": kind.id });
            let number = json_schema!({ "type": "integer", "minimum": 0, "maximum": u8::MAX });
            let shapes = vec![("what".to_owned(), what), (about(system, kind.what).to_owned(), number)];
            let mut shape = shape::object(shapes);
            let _ = shape.insert("description".to_owned(), kind.about.into());
            all.push(shape.to_value());
        }
    }
    let _ = schema.insert("oneOf".to_owned(), all.into());
}

/// What the number of a change is called: the kind of piece, or a count.
pub(crate) fn about(system: &dyn RuleSystem, changed: Changed) -> &'static str {
    match changed {
        Changed::Turned(class, _) | Changed::Gone(class) => {
            system.piece_as(Role::Piece(class)).map_or("piece", |kind| kind.id)
        }
        Changed::Counted(_) => "count",
    }
}

impl Change {
    /// What an event changed; `None` if nothing that everybody can count on. `after` is the table after the whole choice.
    pub(crate) fn of(mission: &Mission, table: &Table, after: &World, event: &Event) -> Option<Self> {
        let turned = |id: FigureId| after.figures().get(id).is_some_and(|figure| figure.turned);
        Some(match *event {
            Event::RoundStarted { round } => Self::RoundStarted { round },
            Event::Moved { figure, to, .. } => {
                Self::Moved { figure: figure.0, space: to.0, turned: turned(figure) }
            }
            Event::Placed { figure, kind, at } => {
                let kind = table.kind(kind).id.clone();
                Self::Placed { figure: figure.0, kind, space: at.0, turned: turned(figure) }
            }
            Event::Respawned { figure, at } => Self::Respawned { figure: figure.0, space: at.0 },
            Event::Hurt { figure, amount, .. } => Self::Hurt { figure: figure.0, amount },
            Event::Healed { figure, amount } => Self::Healed { figure: figure.0, amount },
            Event::Fragged { figure, .. } => Self::Fragged { figure: figure.0 },
            Event::Stunned { figure } => Self::Stunned { figure: figure.0 },
            Event::StunEnded { figure } => Self::StunEnded { figure: figure.0 },
            Event::DoorOpened { door, .. } => Self::DoorOpened { door: door.0 },
            Event::DoorClosed { door, .. } => Self::DoorClosed { door: door.0 },
            Event::TokenPlaced { token, kind, at } => {
                let (kind, name) = lying::token(mission, table, kind)?;
                Self::TokenPlaced { token: token.0, kind, name, space: at.0 }
            }
            Event::TokenRemoved { token, .. } => Self::TokenRemoved { token: token.0 },
            Event::Progressed { token, count } => Self::Progressed { token: token.0, count },
            Event::Own(ref own) => {
                let system = mission.system();
                let change = system.change(own)?;
                Self::own(system, change.kind, change.number.into())
            }
            _ => return None,
        })
    }

    /// A change of the rule system's own.
    fn own(system: &dyn RuleSystem, kind: &ChangeKind, number: u16) -> Self {
        let number = (about(system, kind.what).to_owned(), number.into());
        Self::Own(Fields(vec![("what".to_owned(), kind.id.into()), number]))
    }

    /// The numbers on the table that a choice has changed and that no event of it reports: the rules count them by themselves.
    pub(super) fn counted(
        system: &dyn RuleSystem,
        [before, after]: [&Counts; 2],
        events: &[Event],
    ) -> Vec<Self> {
        let reported = |what: Changed| {
            events.iter().any(|event| match event {
                Event::Own(own) => system.change(own).is_some_and(|change| change.kind.what == what),
                _ => false,
            })
        };
        let kinds = system.changes().iter().filter_map(|kind| match kind.what {
            Changed::Counted(id) if before.of(id) != after.of(id) && !reported(kind.what) => {
                Some(Self::own(system, kind, after.of(id)))
            }
            Changed::Counted(_) | Changed::Turned(..) | Changed::Gone(_) => None,
        });
        kinds.collect()
    }
}
