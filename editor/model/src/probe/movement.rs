//! Where a figure can go, and which way it takes, with all others where they start.

use super::Setting;
use engine::FigureId;
use tiles::{Crowd, DoorId, DoorSet, Pose, Reach, SpaceId};

/// A way to a space.
pub struct Way {
    /// Every pose on it and the points up to there, the start left out.
    pub steps: Vec<(Pose, u8)>,
    /// The points of all of it.
    pub cost: u8,
}

/// Why there is no way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWay {
    /// A figure stands there.
    Figure(FigureId),
    /// A door is closed; with it open there is one.
    Door(DoorId),
    /// Other figures stand in the way.
    Figures,
    /// More than one door is closed, or doors and figures are in the way.
    Several,
    /// Not even with all doors open and no figure in the way.
    Never,
}

impl Setting<'_> {
    /// The points the figure has in one go.
    #[must_use]
    pub fn points(&self) -> u8 {
        self.game.mover(self.world.figures()[self.figure].kind).1
    }

    /// Where the figure can end with so many points.
    #[must_use]
    pub fn reach(&self, points: u8) -> Reach {
        self.flood(points, self.world.closed(), &self.crowd())
    }

    /// The cheapest way with at most so many points to where the north-west corner of the figure's base lies on a space.
    pub fn way(&self, to: SpaceId, most: u8) -> Result<Way, NoWay> {
        let at = self.board().cell(to);
        let cheapest = |closed: DoorSet, crowd: &Crowd| {
            let reach = self.flood(most, closed, crowd);
            let there = reach.ends().find(|(end, _)| end.at == at);
            there.map(|(end, cost)| (reach, end, cost))
        };
        let (closed, crowd) = (self.world.closed(), self.crowd());
        if let Some((reach, goal, cost)) = cheapest(closed, &crowd) {
            let steps = reach.path(goal).unwrap_or_default();
            let steps = steps.iter().map(|step| (*step, reach.cost(*step).unwrap_or(cost))).collect();
            return Ok(Way { steps, cost });
        }
        let door = || self.door_that_helps(|closed| cheapest(closed, &crowd).is_some());
        Err(match self.standing(to) {
            Some(figure) => NoWay::Figure(figure),
            None => match door() {
                Some(door) => NoWay::Door(door),
                None if cheapest(closed, &Crowd::default()).is_some() => NoWay::Figures,
                None if cheapest(DoorSet::default(), &Crowd::default()).is_some() => NoWay::Several,
                None => NoWay::Never,
            },
        })
    }

    fn crowd(&self) -> Crowd {
        self.game.crowd(&self.world, self.figure)
    }

    fn flood(&self, points: u8, closed: DoorSet, crowd: &Crowd) -> Reach {
        let (mover, _) = self.game.mover(self.world.figures()[self.figure].kind);
        let mut reach = Reach::default();
        let pose = self.world.pose(self.table, self.figure);
        reach.flood(self.board(), closed, mover, pose, points, crowd);
        reach
    }
}
