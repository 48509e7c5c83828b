//! Where everything is on the window while one plays: the bar with what one can do, the map in the middle, below it what is due and
//! the hand, at the right the seats and the log. A cover hides all of it, and so does the beginning of a game of both sides until
//! somebody has to choose.

use super::back::freedom;
use super::{Message, Table};
use crate::Element;
use crate::focus::button;
use crate::parts::{edge, hint};
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::command::{Command, Keys};
use editor_model::words::{say, say_with};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Fill};
use missions::sitting::Due;

/// How wide the seats and the log are.
const RIGHT: f32 = 330.0;

impl Table {
    /// Everything but the map, which the screen brings.
    pub(crate) fn view<'a, M: Clone + 'a>(
        &'a self,
        keys: &Keys,
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
        let hand = self.hand().map(|hand| hand.map(wrap));
        let left = column![map, edge(Fill, 1.0), self.offers().map(wrap)].push(hand);
        let right = column![container(self.seats()).padding([10, 12]), edge(Fill, 1.0), self.log()];
        let right: Element<'a, Message> =
            container(right).width(RIGHT).height(Fill).style(theme::surface).into();
        let middle = row![left, edge(1.0, Fill), right.map(wrap)].height(Fill);
        column![self.bar(keys).map(wrap), edge(Fill, 1.0), middle].into()
    }

    fn bar(&self, keys: &Keys) -> Element<'_, Message> {
        let round = self.sitting.session().world().round();
        let title = if matches!(self.view.due, Due::Over(_)) {
            say("play-over")
        } else {
            say_with("play-title", &[("round", round.into())])
        };
        let key = |command: Command| keys.of(command).first().map(ToString::to_string).unwrap_or_default();
        let press = |words: String, key: String, message: Option<Message>| {
            let inside =
                row![text(words).size(BODY), text(key).size(SMALL).style(theme::faint_text)].spacing(6);
            button(inside.align_y(Alignment::Center))
                .padding([4, 10])
                .style(theme::quiet)
                .on_press_maybe(message)
        };
        let (words, back) = self.back_button();
        let back = press(words, key(Command::TakeBack), back);
        let back: Element<'_, Message> = match self.back_hint() {
            Some(seen) => hint(back, seen),
            None => back.into(),
        };
        let bar = row![
            text(title).font(STRONG).size(18),
            space().width(Fill),
            back,
            press(self.pace().words(), key(Command::BotsFaster), Some(self.faster())),
            press(self.ask.words(), key(Command::AskAgain), Some(Message::Ask)),
            press(freedom(self.back), String::new(), Some(Message::Freedom)),
            press(say("play-hint"), key(Command::Hint), Some(Message::Hint)),
            press(say("play-edit"), key(Command::EditHere), Some(Message::Edit)),
            press(say("play-leave"), key(Command::PlayLeave), Some(Message::Leave)),
        ];
        container(bar.spacing(4).align_y(Alignment::Center))
            .padding([0, 12])
            .center_y(46.0)
            .width(Fill)
            .style(theme::surface)
            .into()
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
