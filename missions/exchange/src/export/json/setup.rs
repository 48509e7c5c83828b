//! What is chosen and put down for a number of marines, as a game begins with it: gaps in the mission's settings are filled
//! from the box as the rules fill them.

use super::chosen::Everything;
use crate::kinds;
use engine::{Side, Table, World};
use missions_document::mission::Mission;
use missions_play::ruleset;
use schemars::JsonSchema;
use serde::Serialize;

/// A game before its first choice.
#[derive(Serialize, JsonSchema)]
pub(super) struct Setup {
    #[schemars(range(min = 1), extend("maximum" = kinds::most_marines()))]
    marines: u8,
    #[serde(flatten)]
    chosen: Everything,
    /// Who stands on the board: marines first, by seat, then the demons of the start.
    figures: Vec<Standing>,
}

/// A figure on the board.
#[derive(Serialize, JsonSchema)]
struct Standing {
    /// Its number in the game.
    figure: u8,
    /// Stable name of its kind.
    kind: String,
    side: Party,
    /// The north-western space of its base.
    space: u16,
    /// Its base is turned by a quarter.
    turned: bool,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Party {
    Marines,
    Invader,
}

impl From<Side> for Party {
    fn from(side: Side) -> Self {
        match side {
            Side::Marines => Self::Marines,
            Side::Invader => Self::Invader,
        }
    }
}

impl Setup {
    pub(super) fn of(mission: &Mission, marines: u8) -> Option<Self> {
        let own = ruleset::resolved(mission, marines)?;
        let laid = ruleset::lay_out(mission, marines)?;
        Some(Self {
            marines,
            chosen: Everything::of(&own, mission.system().settings(), marines),
            figures: standing(laid.game.table(), &laid.game.start()),
        })
    }
}

fn standing(table: &Table, world: &World) -> Vec<Standing> {
    let figure = |(id, figure): (engine::FigureId, &engine::world::Figure)| {
        let kind = table.kind(figure.kind);
        Standing {
            figure: id.0,
            kind: kind.id.clone(),
            side: kind.side.into(),
            space: figure.space.0,
            turned: figure.turned,
        }
    };
    world.figures().on_map().map(figure).collect()
}
