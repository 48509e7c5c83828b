//! The end of a game: who won, what the mission says to that, and another game at once.

use super::seating::next_stronger;
use super::{Message, Table};
use crate::Element;
use crate::focus::button;
use crate::parts::hint;
use crate::theme::{self, BODY, STRONG};
use editor_model::words::{say, say_of_side};
use engine::Side;
use iced::Alignment;
use iced::widget::{column, row, text};
use missions::sitting::{Due, Players, Sitting};

/// The players with the sides exchanged: where people were, bots are.
pub(super) fn swapped(sitting: &Sitting) -> Players {
    let players = sitting.players().clone();
    let seats = sitting.seats();
    let side = seats.iter().find(|(seat, _, _)| sitting.is_person(seat.0)).map(|(_, side, _)| *side);
    let others = seats.into_iter().filter(|(_, other, _)| Some(*other) != side);
    Players { people: Some(others.map(|(seat, _, _)| seat.0).collect()), ..players }
}

/// The same players against the next stronger bots; or the words that say why there are none.
pub(super) fn stronger(sitting: &Sitting) -> Result<Players, &'static str> {
    let players = sitting.players().clone();
    if sitting.seats().iter().all(|(seat, _, _)| sitting.is_person(seat.0)) {
        return Err("play-stronger-none");
    }
    let bots = next_stronger(players.bots).ok_or("play-stronger-end")?;
    Ok(Players { bots, ..players })
}

impl Table {
    /// Who won, and what one can do now; nothing as long as the game goes on.
    pub(super) fn end(&self) -> Option<Element<'_, Message>> {
        let Due::Over(end) = &self.view.due else { return None };
        let words = match end.winner {
            Some(side) => say_of_side("play-side-wins", self.sitting.mission().system().side(side), &[]),
            None => say("play-draw"),
        };
        let press = |id: &str, message: Message| {
            button(text(say(id)).size(BODY)).padding([6, 14]).style(theme::quiet).on_press(message)
        };
        let ways = row![
            text(words).font(STRONG).size(20).color(theme::won(end.winner)),
            press("play-again", Message::Again),
        ];
        let ways = ways.push(self.against_stronger());
        let ways = ways.push(self.is_one_side().then(|| press("play-swap", Message::Swap)));
        let info = self.sitting.mission().info();
        let told = match end.winner {
            Some(Side::Marines) => info.victory.trim(),
            Some(Side::Invader) => info.defeat.trim(),
            None => "",
        };
        let told = (!told.is_empty()).then(|| text(told).size(BODY));
        Some(column![ways.spacing(12).align_y(Alignment::Center)].push(told).spacing(4).into())
    }

    /// The button for another game against stronger bots; grey, with the reason, where there are none.
    fn against_stronger(&self) -> Element<'_, Message> {
        let press = button(text(say("play-stronger")).size(BODY)).padding([6, 14]).style(theme::quiet);
        match stronger(&self.sitting) {
            Ok(_) => press.on_press(Message::Stronger).into(),
            Err(why) => hint(press, say(why)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::Mission;
    use missions::simulate::{BotKind, BotPair};
    use rule_system::search::Level;

    fn game(people: Option<Vec<u8>>, kind: BotKind) -> Sitting {
        let players = Players { people, bots: BotPair::both(kind), chance: false };
        Sitting::open(&Mission::starter(), "a mission", None, (1, 1), players).expect("a game")
    }

    #[test]
    fn each_bot_is_followed_by_the_next_stronger_one_up_to_the_strongest() {
        let steps = [
            (BotKind::Greedy, Some(Level::Quick)),
            (BotKind::Search(Level::Quick), Some(Level::Usual)),
            (BotKind::Search(Level::Usual), Some(Level::Long)),
            (BotKind::Search(Level::Long), None),
        ];
        for (kind, next) in steps {
            let sitting = game(Some(vec![0]), kind);
            let wanted = next.ok_or("play-stronger-end").map(|level| Players {
                bots: BotPair::both(BotKind::Search(level)),
                ..sitting.players().clone()
            });
            assert_eq!(stronger(&sitting), wanted, "{kind:?}");
        }
    }

    #[test]
    fn people_alone_have_no_stronger_bots() {
        assert_eq!(stronger(&game(None, BotKind::Greedy)), Err("play-stronger-none"));
    }
}
