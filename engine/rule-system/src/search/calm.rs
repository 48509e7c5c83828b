//! How a bot notices that nothing has happened since it decided.

use engine::World;
use tiles::DoorSet;

/// What does not change while a figure walks and nothing happens: as long as it is the same, what was decided holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Calm {
    figures: usize,
    damage: u32,
    tokens: usize,
    closed: DoorSet,
}

impl Calm {
    /// As it is now.
    #[must_use]
    pub fn of(world: &World) -> Self {
        let figures = world.figures().on_map();
        let (figures, damage) =
            figures.fold((0, 0), |sum, (_, it)| (sum.0 + 1, sum.1 + u32::from(it.damage)));
        Self { figures, damage, tokens: world.tokens().iter().count(), closed: world.closed() }
    }
}
