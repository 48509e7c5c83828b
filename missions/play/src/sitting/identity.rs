//! Which piece a number on the table means, in a form that outlives changes of the mission: a piece of the mission by the number
//! that the author's file gives it, one that came in play by its place among those that came. Numbers on the table move up when a
//! piece before them is deleted; these do not.

use crate::setup::ThingIndex;
use engine::{Event, FigureId, Table, Thing, TokenId, World};
use missions_document::mission::Named;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// A piece, whatever number it has on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Identity {
    /// A thing of the mission.
    Thing(u32),
    /// A region of the mission.
    Region(u32),
    /// A marine, by seat.
    Marine(u8),
    /// The figure that came in play after so many others.
    Figure(u32),
    /// The token that came in play after so many others.
    Token(u32),
}

impl fmt::Display for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Thing(id) => write!(f, "thing:{id}"),
            Self::Region(id) => write!(f, "region:{id}"),
            Self::Marine(seat) => write!(f, "marine:{seat}"),
            Self::Figure(count) => write!(f, "figure:{count}"),
            Self::Token(count) => write!(f, "token:{count}"),
        }
    }
}

impl FromStr for Identity {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (word, number) = text.split_once(':').ok_or(())?;
        let number: u32 = number.parse().map_err(|_| ())?;
        match word {
            "thing" => Ok(Self::Thing(number)),
            "region" => Ok(Self::Region(number)),
            "marine" => u8::try_from(number).map(Self::Marine).map_err(|_| ()),
            "figure" => Ok(Self::Figure(number)),
            "token" => Ok(Self::Token(number)),
            _ => Err(()),
        }
    }
}

/// The pieces on the table of a game, with what they are.
#[derive(Clone, Debug)]
pub struct Pieces {
    /// Those that never change: doors, pieces, regions.
    fixed: Vec<(Thing, Identity)>,
    /// Figures and tokens at the start.
    begun: BTreeMap<Number, Identity>,
    /// Those that have these numbers now.
    now: BTreeMap<Number, Identity>,
    /// How many figures and tokens came before the start.
    before: [u32; 2],
    came: [u32; 2],
}

/// A number on the table that may be given away again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Number {
    Figure(FigureId),
    Token(TokenId),
}

impl Pieces {
    /// The pieces at the start of a game.
    #[must_use]
    pub fn of(numbers: &ThingIndex, table: &Table) -> Self {
        let (mut fixed, mut begun) = (Vec::new(), BTreeMap::new());
        for seat in 0..table.marines {
            let _ = begun.insert(Number::Figure(FigureId(seat)), Identity::Marine(seat));
        }
        for (named, thing) in &numbers.things {
            let identity = match named {
                Named::Thing(id) => Identity::Thing(id.0),
                Named::Region(id) => Identity::Region(id.0),
            };
            match *thing {
                Thing::Figure(figure) => {
                    let _ = begun.insert(Number::Figure(figure), identity);
                }
                Thing::Token(token) => {
                    let _ = begun.insert(Number::Token(token), identity);
                }
                other => fixed.push((other, identity)),
            }
        }
        Self { fixed, now: begun.clone(), begun, before: [0, 0], came: [0, 0] }
    }

    /// The pieces of a game that begins with a position. Its figures are those of the position, in the order of their numbers, as
    /// if they had come in play: which of them the mission laid there is not known. A token is the one that the mission lays as the
    /// same kind on the same space, for tokens never move; all others are as if they had come in play.
    #[must_use]
    pub fn at(numbers: &ThingIndex, table: &Table, world: &World) -> Self {
        let mut pieces = Self::of(numbers, table);
        pieces.begun.retain(|number, _| match number {
            Number::Figure(figure) => figure.0 < table.marines,
            Number::Token(_) => false,
        });
        let figures = world.figures().all().map(|(id, _)| id).filter(|id| id.0 >= table.marines);
        for figure in figures {
            let _ = pieces.begun.insert(Number::Figure(figure), Identity::Figure(pieces.before[0]));
            pieces.before[0] += 1;
        }
        pieces.tell_tokens(table, world);
        pieces.now.clone_from(&pieces.begun);
        pieces.came = pieces.before;
        pieces
    }

    /// Which tokens of a position are those that the mission lays. A token under its own number comes before others of its kind there.
    fn tell_tokens(&mut self, table: &Table, world: &World) {
        let (slots, spots) = (world.tokens().slots(), &table.tokens);
        let lies = |slot: usize, spot: usize| {
            let pair = slots.get(slot).zip(spots.get(spot));
            pair.is_some_and(|(slot, spot)| (slot.kind, slot.space) == (spot.kind, spot.space))
        };
        let mut left: Vec<usize> = (0..spots.len()).filter(|spot| !lies(*spot, *spot)).collect();
        for slot in 0..slots.len() {
            let found = if lies(slot, slot) {
                Some(slot)
            } else {
                let other = left.iter().position(|spot| lies(slot, *spot));
                other.map(|at| left.remove(at))
            };
            let laid = found.and_then(|spot| {
                let number = Number::Token(TokenId(spot as u8));
                self.now.get(&number).copied()
            });
            let identity = laid.unwrap_or_else(|| {
                self.before[1] += 1;
                Identity::Token(self.before[1] - 1)
            });
            let _ = self.begun.insert(Number::Token(TokenId(slot as u8)), identity);
        }
    }

    /// What a piece is; `None` of a bare space.
    #[must_use]
    pub fn identity(&self, thing: Thing) -> Option<Identity> {
        match thing {
            Thing::Space(_) => None,
            Thing::Figure(figure) => self.now.get(&Number::Figure(figure)).copied(),
            Thing::Token(token) => self.now.get(&Number::Token(token)).copied(),
            other => self.fixed.iter().find(|(known, _)| *known == other).map(|(_, it)| *it),
        }
    }

    /// Note what came onto the table.
    pub(super) fn hear(&mut self, events: &[Event]) {
        for event in events {
            let (number, came) = match event {
                Event::Placed { figure, .. } => (Number::Figure(*figure), 0),
                Event::TokenPlaced { token, .. } => (Number::Token(*token), 1),
                _ => continue,
            };
            let identity = if came == 0 { Identity::Figure } else { Identity::Token };
            let _ = self.now.insert(number, identity(self.came[came]));
            self.came[came] += 1;
        }
    }

    /// Note everything that happened since the start.
    pub(super) fn begin(&mut self, events: &[Event]) {
        self.now.clone_from(&self.begun);
        self.came = self.before;
        self.hear(events);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_identity_is_read_as_it_was_written() {
        let all = [
            Identity::Thing(7),
            Identity::Region(2),
            Identity::Marine(0),
            Identity::Figure(3),
            Identity::Token(9),
        ];
        for identity in all {
            assert_eq!(identity.to_string().parse(), Ok(identity));
        }
        for wrong in ["", "thing", "thing:x", "imp:3", "marine:300"] {
            assert_eq!(wrong.parse::<Identity>(), Err(()), "{wrong}");
        }
    }
}
