//! Questions about any two things on the table: where they are, how far apart, who sees whom, what is joined.
//! They answer for scripts and tests, which point at things; rules that know what they hold ask ground and sight directly.

use crate::table::Table;
use crate::world::{RegionId, Thing, World};
use tiles::Spaces;
use tiles::board::Covered;

impl World {
    /// Every space on the table that a thing lies on: a figure's base, both sides of a door, a whole region. Empty for what is gone,
    /// and for what lies in areas that are not revealed.
    #[must_use]
    pub fn spaces_of(&self, table: &Table, thing: Thing) -> Spaces {
        let spaces = self.all_spaces_of(table, thing);
        if table.board.areas().is_empty() {
            return spaces;
        }
        spaces.both(&self.board(table).uncovered())
    }

    fn all_spaces_of(&self, table: &Table, thing: Thing) -> Spaces {
        match thing {
            Thing::Door(d) => table.board.door_spaces(d).iter().copied().collect(),
            Thing::Region(r) => table.regions.get(usize::from(r.0)).copied().unwrap_or_default(),
            Thing::Figure(f) => match self.figures.get(f) {
                Some(figure) if figure.on_map => self.spaces_under(table, f).iter().copied().collect(),
                _ => Spaces::EMPTY,
            },
            Thing::Piece(_) | Thing::Token(_) | Thing::Space(_) => {
                self.space_of(table, thing).into_iter().collect()
            }
        }
    }

    /// Shortest distance between two things by ruling 6; 255 when they are cut off or one of them is gone.
    #[must_use]
    pub fn distance(&self, table: &Table, a: Thing, b: Thing) -> u8 {
        let ground = self.ground(table);
        let theirs = self.spaces_of(table, b);
        self.spaces_of(table, a)
            .iter()
            .flat_map(|from| theirs.iter().map(move |to| ground.range(from, to)))
            .min()
            .unwrap_or(u8::MAX)
    }

    /// Is a space of one thing adjacent to a space of the other (ruling 1)?
    #[must_use]
    pub fn next_to(&self, table: &Table, a: Thing, b: Thing) -> bool {
        let ground = self.ground(table);
        let theirs = self.spaces_of(table, b);
        self.spaces_of(table, a).iter().any(|from| theirs.iter().any(|to| ground.adjacent(from, to)))
    }

    /// Does a space of one thing see a space of the other (ruling 4)? A figure is not in its own way.
    #[must_use]
    pub fn in_sight(&self, table: &Table, a: Thing, b: Thing) -> bool {
        let [one, other] = [a, b].map(|thing| self.base_of(table, thing));
        let sight = self.sight(table);
        let sight = sight.lifting(one.as_deref().unwrap_or_default(), other.as_deref().unwrap_or_default());
        let theirs = self.spaces_of(table, b);
        self.spaces_of(table, a).iter().any(|from| theirs.iter().any(|to| sight.sees(from, to)))
    }

    /// The spaces under a figure on the map; `None` for any other thing.
    fn base_of(&self, table: &Table, thing: Thing) -> Option<Covered> {
        let Thing::Figure(id) = thing else { return None };
        let figure = self.figures.get(id)?;
        figure.on_map.then(|| self.spaces_under(table, id))
    }

    /// Does any part of a thing lie in a region?
    #[must_use]
    pub fn inside(&self, table: &Table, thing: Thing, region: RegionId) -> bool {
        self.spaces_of(table, thing).meets(&self.spaces_of(table, Thing::Region(region)))
    }

    /// Can a path of adjacent spaces be traced from one thing to the other, with no wall, closed door or blocking
    /// edge on it (ruling 3)? Figures and impassable edges do not stop it.
    #[must_use]
    pub fn traces(&self, table: &Table, from: Thing, to: Thing) -> bool {
        let ground = self.ground(table);
        let goal = self.spaces_of(table, to);
        self.spaces_of(table, from).iter().any(|space| ground.traced(space).meets(&goal))
    }
}
