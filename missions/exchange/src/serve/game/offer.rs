//! The choices on offer: to whom, with which spaces and pieces they concern, and which of them was meant.

use super::Game;
use crate::serve::answer::{self, Described, Piece, PieceKind};
use crate::serve::kind;
use crate::serve::trouble::Trouble;
use engine::{Shown, Spot, Step, Thing};
use rule_system::piece::Role;

impl Game {
    /// Does this seat have to choose? Where chance is due and the front end rolls, there is no seat.
    pub(super) fn may_choose(&self, seat: Option<u8>) -> bool {
        match self.step() {
            Step::Choose(due) => seat == Some(due.0),
            Step::Chance => seat.is_none(),
            Step::Over(_) => false,
        }
    }

    pub(super) fn choices(&self) -> Vec<answer::Choice> {
        let now = self.session().now();
        let mut weights = now.weights.into_iter();
        let choices = now.options.into_iter().enumerate();
        choices.map(|(option, shown)| self.choice(option, shown, weights.next())).collect()
    }

    fn choice(&self, option: usize, shown: Shown, weight: Option<u32>) -> answer::Choice {
        let details = self.session().details(option);
        let thing = details.thing;
        let (kind, parts) = kind::of(self.mission().system(), details.what);
        let spaces = match (thing, shown.spot) {
            (Some(thing), _) => self.spaces(thing),
            (None, Spot::Space(space)) => vec![space.0],
            (None, Spot::Nowhere) => Vec::new(),
        };
        let piece = thing.and_then(|thing| self.piece(thing));
        answer::Choice { key: shown.key, text: shown.text, kind, parts, spaces, piece, weight }
    }

    /// A piece by its number; a bare space is none, nor is what the answers have no word for.
    fn piece(&self, thing: Thing) -> Option<Piece> {
        let (kind, index) = match thing {
            Thing::Door(it) => (PieceKind::DOOR, it.0),
            Thing::Piece(it) => {
                let kind = self.mission().system().piece_as(Role::Piece(it.class))?;
                (PieceKind(kind.id), it.number)
            }
            Thing::Token(it) => (PieceKind::TOKEN, it.0),
            Thing::Figure(it) => (PieceKind::FIGURE, it.0),
            Thing::Region(it) => (PieceKind::REGION, it.0),
            Thing::Space(_) => return None,
        };
        Some(Piece { kind, index })
    }

    /// The spaces of a piece.
    fn spaces(&self, thing: Thing) -> Vec<u16> {
        let (table, world) = (self.session().table(), self.session().world());
        match thing {
            Thing::Figure(figure) => world.spaces_under(table, figure).iter().map(|space| space.0).collect(),
            Thing::Door(door) => table.board.door_spaces(door).iter().map(|space| space.0).collect(),
            Thing::Region(region) => {
                let region = table.regions.get(usize::from(region.0)).into_iter();
                region.flat_map(tiles::Spaces::iter).map(|space| space.0).collect()
            }
            other => world.space_of(table, other).iter().map(|space| space.0).collect(),
        }
    }

    /// The option with a key, if this seat may take it.
    pub(super) fn option(&self, seat: Option<u8>, key: &str) -> Result<usize, Trouble> {
        let _ = self.asking(seat)?;
        self.sitting.option(seat, key).map_err(|why| self.refused(why))
    }

    pub(in crate::serve) fn describe(&self, seat: Option<u8>, key: &str) -> Result<Described, Trouble> {
        let option = self.option(seat, key)?;
        let help = self.session().details(option).help;
        let choice = self.choices().swap_remove(option);
        Ok(Described { choice, help })
    }
}
