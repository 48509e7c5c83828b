//! Where everything is on the window while one plays: the bar with what one can do, the map in the middle, below it what is due and
//! the hand, at the right the seats and the log. A cover hides all of it, and so does the beginning of a game of both sides until
//! somebody has to choose.

use super::back::freedom;
use super::{Message, Table};
use crate::Element;
use crate::focus::button;
use crate::panel::bar;
use crate::panel::room::Room;
use crate::parts::{edge, hint};
use crate::theme::{self, BODY, STRONG};
use editor_model::command::{Command, Keys};
use editor_model::words::{say, say_with};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Fill};
use missions::sitting::Due;

/// How wide the seats and the log are, usually and in a narrow window.
const RIGHT: (f32, f32) = (330.0, 240.0);

impl Table {
    /// Everything but the map, which the screen brings.
    pub(crate) fn view<'a, M: Clone + 'a>(
        &'a self,
        (keys, room): (&Keys, Room),
        map: Element<'a, M>,
        wrap: fn(Message) -> M,
    ) -> Element<'a, M> {
        if let Some(seat) = self.cover {
            return self.covered(seat).map(wrap);
        }
        if self.is_before_first() {
            let words = text(self.due()).font(STRONG).size(BODY);
            return container(words).center(Fill).style(theme::table).into();
        }
        let hand = self.hand(room).map(|hand| hand.map(wrap));
        let left = column![map, edge(Fill, 1.0), self.offers(room).map(wrap)].push(hand);
        let right = column![container(self.seats(room)).padding([10, 12]), edge(Fill, 1.0), self.log()];
        let right: Element<'a, Message> =
            container(right).width(room.beside(RIGHT.0, RIGHT.1)).height(Fill).style(theme::surface).into();
        let middle = row![left, edge(1.0, Fill), right.map(wrap)].height(Fill);
        let set = self.set_below(keys, room).map(|set| set.map(wrap));
        column![self.bar(keys, room).map(wrap)].push(set).push(edge(Fill, 1.0)).push(middle).into()
    }

    /// What one can do at any time. Where there is little width, what one can set is folded into one button.
    fn bar(&self, keys: &Keys, room: Room) -> Element<'_, Message> {
        let round = self.sitting.session().world().round();
        let title = if matches!(self.view.due, Due::Over(_)) {
            say("play-over")
        } else {
            say_with("play-title", &[("round", round.into())])
        };
        let press = |words: String, command: Option<Command>, message: Option<Message>| {
            bar::press(words, command, (keys, room), message)
        };
        let (words, back) = self.back_button();
        let back = press(words, Some(Command::TakeBack), back);
        let back: Element<'_, Message> = match self.back_hint() {
            Some(seen) => hint(back, seen),
            None => back.into(),
        };
        let mut buttons = vec![back];
        if room.is_narrow() {
            let sign = if self.unfolded { "▾" } else { "▸" };
            let words = format!("{} {sign}", say("play-options"));
            buttons.push(press(words, None, Some(Message::Unfold)).into());
        } else {
            buttons.extend(self.set(keys, room));
        }
        let last = [
            ("play-hint", "play-hint-help", Command::Hint, Message::Hint),
            ("play-edit", "play-edit-help", Command::EditHere, Message::Edit),
            ("play-leave", "play-leave-help", Command::PlayLeave, Message::Leave),
        ];
        buttons.extend(last.map(|(words, help, command, message)| {
            let button = press(say(words), Some(command), Some(message));
            bar::explained(button, help, (keys, Some(command)))
        }));
        bar::bar(title, buttons)
    }

    /// What one can set: how fast bots move, when one is asked for reactions, and how free one is to take something back.
    fn set(&self, keys: &Keys, room: Room) -> [Element<'_, Message>; 3] {
        let all = [
            (self.pace().words(), "play-speed-help", Some(Command::BotsFaster), self.faster()),
            (self.ask().words(), "play-ask-help", Some(Command::AskAgain), Message::Ask),
            (freedom(self.back), "play-freedom-help", None, Message::Freedom),
        ];
        all.map(|(words, help, command, message)| {
            let button = bar::press(words, command, (keys, room), Some(message));
            bar::explained(button, help, (keys, command))
        })
    }

    /// What one can set, in a row of its own as long as it is unfolded.
    fn set_below(&self, keys: &Keys, room: Room) -> Option<Element<'_, Message>> {
        (room.is_narrow() && self.unfolded).then(|| bar::below(self.set(keys, room).into()))
    }

    /// What is seen while the screen is handed on: who is next, and nothing else.
    fn covered(&self, seat: engine::Seat) -> Element<'_, Message> {
        let name = self.sitting.session().seat_in_sentence(seat);
        let title = text(say_with("play-cover", &[("name", name.clone().into())])).font(STRONG).size(30);
        let help = text(say_with("play-cover-help", &[("name", name.into())])).size(BODY);
        let show = button(title).padding([14, 28]).style(theme::loud).on_press(Message::Uncover);
        let inside = column![show, help].spacing(14).align_x(Alignment::Center);
        container(inside).center(Fill).style(theme::table).into()
    }
}
