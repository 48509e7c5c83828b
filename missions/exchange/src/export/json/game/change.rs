//! Events that change what a digest tells, as a program needs them to keep a table of its own.

use super::lying;
use crate::export::json::piece::Sort;
use doom_2016::own::OwnEvent;
use engine::{Event, FigureId, Table, World};
use missions_document::mission::Mission;
use schemars::JsonSchema;
use serde::Serialize;

/// A change of the table.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(tag = "what", rename_all = "kebab-case")]
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
    /// A figure leaves the board. For a marine the invader gains a frag token.
    Fragged { figure: u8 },
    /// A figure is stunned.
    Stunned { figure: u8 },
    /// A figure is not stunned any more.
    StunEnded { figure: u8 },
    /// A door is open for good.
    DoorOpened { door: u8 },
    /// A portal lies face up.
    PortalFlipped { portal: u8 },
    /// A portal is gone.
    PortalRemoved { portal: u8 },
    /// A teleporter is active.
    TeleporterActivated { teleporter: u8 },
    /// A token comes onto the board.
    TokenPlaced {
        token: u8,
        kind: Sort,
        /// The weapon's stable name or the marker's word; null for the other kinds.
        name: Option<String>,
        space: u16,
    },
    /// A token is gone.
    TokenRemoved { token: u8 },
    /// The count of progress on a token.
    Progressed { token: u8, count: u8 },
    /// The count of threat on the threat card.
    ThreatChanged { count: u8 },
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
            Event::TokenPlaced { token, kind, at } => {
                let (kind, name) = lying::token(mission, table, kind)?;
                Self::TokenPlaced { token: token.0, kind, name, space: at.0 }
            }
            Event::TokenRemoved { token, .. } => Self::TokenRemoved { token: token.0 },
            Event::Progressed { token, count } => Self::Progressed { token: token.0, count },
            Event::Own(ref own) => match OwnEvent::of(own)? {
                OwnEvent::PortalFlipped { portal } => Self::PortalFlipped { portal: portal.0 },
                OwnEvent::PortalRemoved { portal } => Self::PortalRemoved { portal: portal.0 },
                OwnEvent::TeleporterActivated { teleporter } => {
                    Self::TeleporterActivated { teleporter: teleporter.0 }
                }
                OwnEvent::ThreatChanged { count } => Self::ThreatChanged { count },
                _ => return None,
            },
            _ => return None,
        })
    }
}
