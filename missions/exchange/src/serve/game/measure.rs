//! What a front end measures on the table: what is seen from a space, and where a figure can go. Both lie open to everybody;
//! what counts as cover and how figures move is asked of the rules.

use super::Game;
use crate::serve::answer::{End, Reach, Seen, SeenSpace, Sight};
use crate::serve::trouble::{Code, Trouble};
use crate::words::text;
use engine::FigureId;
use tiles::{Cover, SpaceId};

/// What the board says of spaces it cannot reach from one another.
const CUT_OFF: u8 = u8::MAX;

impl Game {
    pub(in crate::serve) fn sight(&self, from: u16, to: Option<u16>) -> Result<Sight, Trouble> {
        let (table, world) = (self.session().table(), self.session().world());
        let spaces = match to {
            Some(to) => vec![self.space(to, "to")?],
            None => table.board.spaces().collect(),
        };
        let from = self.space(from, "from")?;
        let ground = world.ground(table);
        let seen = |space: SpaceId| SeenSpace {
            space: space.0,
            range: Some(ground.range(from, space)).filter(|range| *range != CUT_OFF),
            sight: match self.session().cover(from, space) {
                Cover::Unseen => Seen::Unseen,
                Cover::Cover => Seen::Cover,
                Cover::Open => Seen::Open,
            },
        };
        Ok(Sight { from: from.0, spaces: spaces.into_iter().map(seen).collect() })
    }

    fn space(&self, number: u16, field: &str) -> Result<SpaceId, Trouble> {
        let count = self.session().table().board.len();
        if usize::from(number) < count {
            return Ok(SpaceId(number));
        }
        let message = text("measure-space").with("space", number);
        let help = text("measure-space-help").with("last", count.saturating_sub(1));
        Err(Trouble::new(Code::NotThere, message, help).at(field))
    }

    pub(in crate::serve) fn reach(&self, figure: u8, points: Option<u8>) -> Result<Reach, Trouble> {
        let (table, world) = (self.session().table(), self.session().world());
        let id = FigureId(figure);
        let Some((_, standing)) = world.figures().on_map().find(|(it, _)| *it == id) else {
            let message = text("measure-figure").with("figure", figure);
            return Err(Trouble::new(Code::NotThere, message, text("measure-figure-help")).at("figure"));
        };
        let (mover, usual) = self.sitting.playable().mover(standing.kind);
        let points = points.unwrap_or(usual).min(MOST);
        let mut reach = tiles::Reach::default();
        let crowd = self.sitting.playable().crowd(world, id);
        reach.flood(&table.board, world.closed(), mover, world.pose(table, id), points, &crowd);
        let end = |(pose, cost): (tiles::Pose, u8)| {
            Some(End { space: table.board.space_at(pose.at)?.0, turned: pose.turned, cost })
        };
        Ok(Reach { figure, points, ends: reach.ends().filter_map(end).collect() })
    }
}

/// No figure has more movement points, whatever somebody asks for.
const MOST: u8 = 64;
