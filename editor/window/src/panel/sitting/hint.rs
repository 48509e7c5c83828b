//! A hint in three steps: which card or figure, what exactly, and why. It is worked out beside the window, from what the seat may
//! know, and is gone with the next choice.

use super::{Action, Message, Table};
use crate::Element;
use crate::theme::{self, SMALL, STRONG};
use crate::work;
use editor_model::words::{say, say_with};
use iced::widget::{column, container, text};
use iced::{Fill, Task};
use missions::sitting::{Advised, Hint};

/// A hint that is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Asked {
    /// Not.
    #[default]
    Not,
    /// It is being worked out.
    Waits,
    /// There is none for this choice.
    None,
    /// So many steps of it are shown, from 1.
    Shown(Box<Hint>, u8),
}

/// A hint has so many steps.
const STEPS: u8 = 3;

impl Table {
    /// The next step of the hint.
    pub(super) fn ask_hint(&mut self) -> Action {
        match &mut self.hint {
            Asked::Shown(_, step) if *step < STEPS => {
                *step += 1;
                Action::None
            }
            Asked::Waits => Action::None,
            Asked::Shown(..) => Action::Say(say("play-hint-all")),
            Asked::Not | Asked::None => {
                if !self.is_ours() {
                    return self.nothing("play-wait");
                }
                self.hint = Asked::Waits;
                self.hints += 1;
                let (game, number) = (self.version >> 32, self.hints);
                let worked = Task::perform(work::aside(self.sitting.hint_wanted()), move |hint| {
                    Message::Hinted(game, number, hint.map(Box::new))
                });
                Action::Moved(worked)
            }
        }
    }

    /// It is worked out; the numbers say of which game, and which of its hints.
    pub(super) fn hinted(&mut self, asked: (u64, u32), hint: Option<Box<Hint>>) {
        if asked == (self.version >> 32, self.hints) && self.hint == Asked::Waits {
            self.hint = hint.map_or(Asked::None, |hint| Asked::Shown(hint, 1));
        }
    }

    /// The hint, as far as it is shown.
    pub(super) fn hint_view(&self) -> Option<Element<'_, Message>> {
        let lines = match &self.hint {
            Asked::Not => return None,
            Asked::Waits => vec![say("play-hint-waits")],
            Asked::None => vec![say("play-hint-none")],
            Asked::Shown(hint, step) => self.hint_lines(hint, *step),
        };
        let mut lines = lines.into_iter();
        let first = lines.next().map(|line| text(line).font(STRONG).size(SMALL));
        let rest = lines.map(|line| text(line).size(SMALL).into());
        let inside = column![].push(first).extend(rest).spacing(2);
        Some(container(inside).padding([6, 10]).width(Fill).style(theme::raised).into())
    }

    fn hint_lines(&self, hint: &Hint, step: u8) -> Vec<String> {
        let which = if step < STEPS { "play-hint-which" } else { "play-hint-which-all" };
        let mut lines = vec![say_with(which, &[("what", self.subject(&hint.best).into())])];
        if step >= 2 {
            lines.push(hint.best.texts.join(" → "));
        }
        if step >= STEPS {
            if let Some(next) = &hint.next {
                let told = [
                    ("next", next.texts.join(" → ").into()),
                    ("points", points(hint.by).into()),
                    ("error", points(hint.error).into()),
                ];
                lines.push(say_with(if hint.sure { "play-hint-better" } else { "play-hint-equal" }, &told));
            }
            let reason = |reason: &missions::sitting::Reason| {
                let sign = if reason.points < 0 { "−" } else { "+" };
                format!("{sign}{}  {}", points(reason.points.abs()), reason.name)
            };
            lines.extend(hint.reasons.iter().filter(|_| hint.sure).map(reason));
        }
        lines
    }

    /// What the first choice of a plan is about: a card, a piece, or a step.
    fn subject(&self, plan: &Advised) -> String {
        let first = plan.keys.first();
        let offer = self.view.offers.iter().find(|offer| Some(&offer.key) == first);
        let Some(offer) = offer else { return say("play-hint-move") };
        if self.is_step(offer) {
            return say("play-hint-move");
        }
        let cards = self.view.rows.parties.iter().flat_map(|party| &party.cards);
        let card = cards.into_iter().find(|card| offer.names.contains(&card.id));
        match (card, offer.thing) {
            (Some(card), _) => card.name.clone(),
            (None, Some(engine::Thing::Figure(figure))) => self.named(figure),
            (None, _) => offer.text.clone(),
        }
    }
}

/// Thousandths as points of a hundred, with one decimal.
fn points(thousandths: i32) -> String {
    let thousandths = thousandths.unsigned_abs();
    format!("{}.{}", thousandths / 10, thousandths % 10)
}
