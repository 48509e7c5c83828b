//! What one had in hand last, so that a tool one takes up again is as one put it down.

use super::{Kind, Tool};
use rule_system::RuleSystem;
use rule_system::piece::PieceKind;
use tiles::{Face, TileNumber, Turn};

/// The last of each.
#[derive(Clone, Debug)]
pub struct Habits {
    /// How the last tile was turned.
    pub(crate) turn: Turn,
    /// The last tile.
    pub tile: Kind,
    /// The last piece of every kind; the one that was in hand last comes last.
    pieces: Vec<Kind>,
    /// The last figure.
    figure: Option<Kind>,
}

impl Default for Habits {
    fn default() -> Self {
        Self { turn: Turn::R0, tile: Kind::Tile(TileNumber(1), Face::A), pieces: Vec::new(), figure: None }
    }
}

impl Habits {
    /// Something is taken from where one sees it: it lies in hand as it is seen.
    pub fn fresh(&mut self) {
        self.turn = Turn::R0;
    }

    /// The last piece of one of these kinds; before there was any, a usual one of the first.
    pub fn piece(&self, kinds: &[&PieceKind]) -> Option<Kind> {
        let wanted = |held: &&Kind| kinds.iter().any(|kind| held.is_piece(kind.id));
        let last = self.pieces.iter().rev().find(wanted).cloned();
        last.or_else(|| kinds.first().map(|kind| Kind::usual(kind)))
    }

    /// The last figure; before there was any, the usual one of the game.
    pub fn figure(&self, system: &dyn RuleSystem) -> Option<Kind> {
        let usual = Some(system.rows().usual_figure).filter(|id| !id.is_empty());
        self.figure.clone().or_else(|| usual.map(|id| Kind::Figure(id.to_owned())))
    }

    /// A tool is put away.
    pub fn note(&mut self, tool: &dyn Tool) {
        self.turn = tool.turn().unwrap_or(self.turn);
        let kind = tool.kind();
        match &kind {
            Kind::Tile(..) => self.tile = kind,
            Kind::Figure(_) => self.figure = Some(kind),
            Kind::Piece { kind: id, .. } => {
                self.pieces.retain(|held| !held.is_piece(id));
                self.pieces.push(kind);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::of;
    use super::*;
    use missions::Mission;

    #[test]
    fn the_usual_figure_is_in_hand_until_there_was_another() {
        let system = Mission::default().system();
        let mut habits = Habits::default();
        let Some(Kind::Figure(usual)) = habits.figure(system) else { panic!("no usual figure") };
        let foes = system.content().foes();
        assert!(foes.iter().any(|foe| foe.id == usual), "{usual}");
        let other = foes.iter().find(|foe| foe.id != usual).expect("another one");
        let other = Kind::Figure(other.id.to_owned());
        let tool = of(&other, &habits);
        habits.note(&*tool);
        assert_eq!(habits.figure(system), Some(other));
    }
}
