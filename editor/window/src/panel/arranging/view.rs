//! Where everything is on the window while a position is set up: the bar with what one can do, the map in the middle, and at the right
//! the form. Its parts are built by `figures_view`, `laid_view` and `rows_view`; here is what comes first, and the problems.

use super::{Arranging, CHOSEN, FORM, Message, Spot};
use crate::Element;
use crate::focus::{Part, button};
use crate::panel::bar;
use crate::panel::inspector::field::{Choice, pick};
use crate::panel::room::Room;
use crate::parts::{edge, hint};
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::command::{Command, Keys};
use editor_model::words::{say, say_with};
use iced::widget::{column, container, row, scrollable, text};
use iced::{Alignment, Fill};
use missions::{Severity, ruleset};

/// How wide the form is, usually and in a narrow window.
const RIGHT: (f32, f32) = (380.0, 280.0);

impl Arranging {
    /// Everything but the map, which the screen brings.
    pub(crate) fn view<'a, M: Clone + 'a>(
        &'a self,
        (keys, room): (&Keys, Room),
        map: Element<'a, M>,
        wrap: fn(Message) -> M,
    ) -> Element<'a, M> {
        let width = room.beside(RIGHT.0, RIGHT.1);
        let form = container(self.form(room)).id(Part::Side.id()).width(width).height(Fill);
        let form: Element<'a, Message> = form.style(theme::surface).into();
        let middle = row![map, edge(1.0, Fill), form.map(wrap)].height(Fill);
        column![self.bar(keys, room).map(wrap), edge(Fill, 1.0), middle].into()
    }

    fn bar(&self, keys: &Keys, room: Room) -> Element<'_, Message> {
        let press = |id: &str, command: Command, message: Option<Message>| -> Element<'_, Message> {
            bar::press(say(id), Some(command), (keys, room), message).into()
        };
        let undo = (!self.done.is_empty()).then_some(Message::Undo);
        let redo = (!self.undone.is_empty()).then_some(Message::Redo);
        let buttons = vec![
            press("arrange-undo", Command::ArrangeUndo, undo),
            press("arrange-redo", Command::ArrangeRedo, redo),
            press("arrange-open", Command::ArrangeOpen, Some(Message::Open)),
            press("arrange-save", Command::ArrangeSave, Some(Message::Save)),
            press("arrange-with", Command::ArrangeWith, self.if_sound(Message::PlayWith)),
            self.play(keys, room),
            press("play-leave", Command::ArrangeLeave, Some(Message::Leave)),
        ];
        container(bar::bar(say("arrange-title"), buttons)).id(Part::Head.id()).into()
    }

    fn if_sound(&self, message: Message) -> Option<Message> {
        self.problems().is_empty().then_some(message)
    }

    /// The button that plays from the position; with problems it counts them, and says the first one.
    fn play(&self, keys: &Keys, room: Room) -> Element<'_, Message> {
        let count = self.problems().len();
        let words = if count == 0 {
            say("arrange-play")
        } else {
            say_with("arrange-play-not", &[("count", count.into())])
        };
        let press = bar::press(words, None, (keys, room), self.if_sound(Message::Play)).padding([4, 14]);
        let press = press.style(if count == 0 { theme::loud } else { theme::quiet });
        if count == 0 { press.into() } else { hint(press, self.why_no_play()) }
    }

    fn form(&self, room: Room) -> Element<'_, Message> {
        let all = column![]
            .push(self.listed_problems())
            .push(self.head(room))
            .push(self.figures_view())
            .extend(self.laid_view())
            .push(self.rows_view());
        let all = container(all.spacing(14)).padding([10, 12]).width(Fill);
        scrollable(all).id(FORM).height(Fill).width(Fill).style(theme::scroll).into()
    }

    /// What cannot be, what was wrong in the file, and what the position leaves out of a game. A press selects the place.
    fn listed_problems(&self) -> Option<Element<'_, Message>> {
        let wrong = theme::severity(Severity::Error);
        let lines = self.problems().iter().enumerate().map(|(number, problem)| {
            let words = text(self.in_words(problem)).size(SMALL).color(wrong);
            let press = button(words).width(Fill).padding([2, 6]).style(theme::entry(false));
            press.on_press(Message::Problem(number)).into()
        });
        let remarks = self.file.iter().chain(&self.left_out);
        let remarks = remarks.map(|words| text(words).size(SMALL).style(text::warning).into());
        let lines: Vec<Element<'_, Message>> = lines.chain(remarks).collect();
        if lines.is_empty() {
            return None;
        }
        let count = self.problems().len();
        let title = (count > 0).then(|| title(say_with("arrange-problems", &[("count", count.into())])));
        Some(column![].push(title).extend(lines).spacing(2).into())
    }

    /// How many marines, which round, and whose activation begins.
    fn head(&self, room: Room) -> Element<'_, Message> {
        let marines = self.position.marines;
        let made_for = ruleset::marine_numbers(&self.mission);
        let less = made_for.iter().rev().find(|count| **count < marines).copied();
        let more = made_for.iter().find(|count| **count > marines).copied();
        let count = steps(marines.to_string(), less.map(Message::Marines), more.map(Message::Marines));
        let round = self.position.round;
        let round = stepper(round, (1, u16::MAX), Message::Round);
        let none = Choice { value: None, name: say("arrange-turn-none") };
        let seats =
            self.seats.iter().map(|(id, name)| Choice { value: Some(id.clone()), name: name.clone() });
        let turn = pick([none].into_iter().chain(seats).collect(), &self.position.turn, Message::Turn);
        let turn: Element<'_, Message> = if room.is_narrow() {
            column![text(say("arrange-turn")).size(BODY), turn].spacing(3).into()
        } else {
            labelled(say("arrange-turn"), container(turn).width(210).into())
        };
        let lines = [
            (Spot::Marines, labelled(say("arrange-marines"), count)),
            (Spot::Round, labelled(say("arrange-round"), round)),
            (Spot::Turn, turn),
        ];
        let lines = lines.map(|(spot, line)| self.lit(&spot, line));
        let back = button(text(say("arrange-opening")).size(BODY)).padding([4, 10]).style(theme::quiet);
        column(lines).push(back.on_press(Message::Opening)).spacing(4).into()
    }

    /// A part of the form; lit where it is selected.
    pub(super) fn lit<'a>(&self, spot: &Spot, inside: Element<'a, Message>) -> Element<'a, Message> {
        let part = container(inside).padding([3, 6]).width(Fill);
        if self.chosen.as_ref() == Some(spot) {
            part.id(CHOSEN).style(theme::raised).into()
        } else {
            part.into()
        }
    }
}

/// The title of a part of the form.
pub(super) fn title<'a>(words: String) -> Element<'a, Message> {
    text(words).font(STRONG).size(17).into()
}

/// Something beside its label.
pub(super) fn labelled<'a>(words: String, inside: Element<'a, Message>) -> Element<'a, Message> {
    let label = text(words).size(BODY).width(Fill);
    row![label, inside].spacing(8).align_y(Alignment::Center).into()
}

/// A number between − and +.
pub(super) fn stepper<'a>(
    now: u16,
    (least, most): (u16, u16),
    set: impl Fn(u16) -> Message,
) -> Element<'a, Message> {
    // A number out of its range leads back into it.
    let less = (now > least).then(|| set((now - 1).min(most)));
    let more = (now < most).then(|| set((now + 1).max(least)));
    steps(now.to_string(), less, more)
}

/// A number with what − and + say.
pub(super) fn steps<'a>(now: String, less: Option<Message>, more: Option<Message>) -> Element<'a, Message> {
    let step = |sign: &'static str, message: Option<Message>| {
        let press = button(text(sign).size(BODY).center()).width(28).padding([1, 0]);
        press.style(theme::quiet).on_press_maybe(message)
    };
    let number = text(now).size(BODY).width(30).center();
    row![step("−", less), number, step("+", more)].spacing(2).align_y(Alignment::Center).into()
}

/// The button that takes something away.
pub(super) fn away<'a>(message: Option<Message>) -> Element<'a, Message> {
    let press = button(text("×").size(BODY).center()).width(28).padding([1, 0]);
    press.style(theme::quiet).on_press_maybe(message).into()
}
