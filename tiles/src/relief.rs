//! What stands or rises on a space beyond its print: how high it lies and what furniture blocks it.
//! Boards have none of it unless a game lays it out; `sight` and `path` say what it does to whom.

/// What one space has beyond its print. Nothing by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Relief {
    /// Its level, in steps a figure climbs.
    pub height: i8,
    /// What stands on it and stops movement.
    pub furniture: Option<Furniture>,
}

/// What stands on a space and stops figures that do not fly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Furniture {
    /// Seen over: a crate, a torch.
    Low,
    /// Stops sight between centres and what is traced, as a wall does.
    Tall,
}

impl Relief {
    /// Level ground at a height.
    #[must_use]
    pub const fn level(height: i8) -> Self {
        Self { height, furniture: None }
    }

    /// Furniture on the ground.
    #[must_use]
    pub const fn furnished(furniture: Furniture) -> Self {
        Self { height: 0, furniture: Some(furniture) }
    }

    /// Does its furniture stop sight?
    #[must_use]
    pub const fn is_tall(self) -> bool {
        matches!(self.furniture, Some(Furniture::Tall))
    }

    /// How many levels one climbs from here to there; below zero on the way down.
    #[must_use]
    pub const fn rise(self, to: Self) -> i16 {
        to.height as i16 - self.height as i16
    }
}
