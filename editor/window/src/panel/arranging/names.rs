//! What the places of a position are called: figures, pieces and tokens with the spaces they are on. Names for people come from the
//! table of the game.

use super::{Arranging, Laid, Spot};
use editor_model::words::{plain, say, say_with};
use engine::world::{Ban, Stat};
use missions::position::{AimNow, PlacedPiece, PlacedToken};
use rule_system::capital;
use tiles::Cell;

impl Arranging {
    /// What a place is called; `None` where nothing needs to be said.
    pub(super) fn name_of(&self, spot: &Spot) -> Option<String> {
        Some(match spot {
            Spot::Marines => say("arrange-marines"),
            Spot::Round => say("arrange-round"),
            Spot::Turn => say("arrange-turn"),
            Spot::Figure(number) => self.figure_name(*number)?,
            Spot::Figures => say("arrange-figures"),
            Spot::Doors => say("arrange-doors"),
            Spot::Piece(number) => self.piece_name(self.position.pieces.get(*number)?),
            Spot::Token(number) => self.token_name(self.position.tokens.get(*number)?),
            Spot::Laid(laid, number) => self.laid_name(*laid, *number)?,
            Spot::Row(key) => self.rows.iter().find(|row| row.key == *key)?.label.clone(),
            Spot::Elsewhere => return None,
        })
    }

    /// A figure with the space it is on.
    pub(super) fn figure_name(&self, number: usize) -> Option<String> {
        let figure = self.position.figures.get(number)?;
        let table = self.plain.game.table();
        let kind = table.kind_named(&figure.kind).map(|kind| table.kind(kind).name.clone());
        let name = kind.unwrap_or_else(|| figure.kind.clone());
        Some(match figure.at {
            _ if figure.fragged => say_with("arrange-fragged-figure", &[("name", name.into())]),
            Some((x, y)) => at_cell(name, Cell::new(x, y)),
            None => name,
        })
    }

    /// A piece with the space it lies on.
    pub(super) fn piece_name(&self, piece: &PlacedPiece) -> String {
        let table = self.plain.game.table();
        let kind = self.mission.system().piece(&piece.kind);
        let name = kind.map_or_else(|| piece.kind.clone(), |kind| capital(kind.noun));
        let class = kind.and_then(|kind| kind.role.class());
        let spot = class.and_then(|class| table.pieces(class).get(usize::from(piece.number)));
        match spot {
            Some(spot) => at_cell(name, table.board.cell(spot.space)),
            None => name,
        }
    }

    /// A token with the space it lies on.
    pub(super) fn token_name(&self, token: &PlacedToken) -> String {
        let kind = self.mission.system().piece(&token.kind);
        let name = kind.map_or_else(|| token.kind.clone(), |kind| capital(kind.noun));
        let name = if token.sort.is_empty() { name } else { format!("{name} {}", token.sort) };
        at_cell(name, Cell::new(token.at.0, token.at.1))
    }

    /// What a script has laid down; `None` where there is nothing of that number.
    pub(super) fn laid_name(&self, laid: Laid, number: usize) -> Option<String> {
        let (position, nth) = (&self.position, [("number", (number + 1).into())]);
        match laid {
            Laid::Note => {
                let note = position.notes.get(number)?;
                let of =
                    [("name", note.name.clone().into()), ("script", (u16::from(note.script) + 1).into())];
                Some(say_with("arrange-note", &of))
            }
            Laid::Offer => position.offers.get(number).map(|offer| offer.label.clone()),
            Laid::Aim => {
                let id = match position.aims.get(number)? {
                    AimNow::OpenDoors => "arrange-aim-doors",
                    AimNow::FragDemons => "arrange-aim-frags",
                    AimNow::Reach(_) => "arrange-aim-reach",
                    AimNow::Survive => "arrange-aim-survive",
                };
                Some(say(id))
            }
            Laid::Ban => {
                let words = self.plain.game.ban_words(Ban(position.bans.get(number)?.what));
                Some(match words {
                    Some(what) => say_with("arrange-ban", &[("what", plain(what).into())]),
                    None => say_with("arrange-ban-unknown", &nth),
                })
            }
            Laid::Change => {
                let change = position.changes.get(number)?;
                let by = format!("{:+}", change.amount);
                Some(match self.plain.game.stat_words(Stat(change.what)) {
                    Some(what) => {
                        say_with("arrange-change", &[("what", plain(what).into()), ("by", by.into())])
                    }
                    None => say_with("arrange-change-unknown", &nth),
                })
            }
        }
    }
}

fn at_cell(name: String, cell: Cell) -> String {
    say_with("arrange-at", &[("name", name.into()), ("cell", cell.to_string().into())])
}
