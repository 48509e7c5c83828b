//! The games that were played, to choose one to watch: those worth watching first, or all of them by who won.
//! Playing one again is not done here; a line of a report and the seed are enough for that.

use super::results::winner_name;
use super::{Message as Proof, chip, quiet};
use crate::Element;
use crate::focus::button;
use crate::theme::{self, SMALL};
use editor_model::words::{say, say_of_side, say_with};
use engine::Side;
use iced::widget::{column, row, space, text};
use iced::{Alignment, Fill};
use missions::report::{Line, Report};
use missions::simulate::keep;
use rule_system::RuleSystem;

/// So many games are on a page.
const PAGE: usize = 10;

/// Which games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Filter {
    /// The ones that show most.
    #[default]
    Telling,
    /// All.
    All,
    /// Those the marines won.
    Marines,
    /// Those the invader won.
    Invader,
    /// Those neither side won.
    Nobody,
}

/// The list.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct List {
    filter: Filter,
    page: usize,
}

/// Something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// These games are wanted.
    Filtered(Filter),
    /// So many pages on, or back.
    Turned(isize),
}

impl List {
    pub(super) const fn update(&mut self, message: Message) {
        match message {
            Message::Filtered(filter) => (self.filter, self.page) = (filter, 0),
            Message::Turned(pages) => self.page = self.page.saturating_add_signed(pages),
        }
    }

    /// Other games are listed now.
    pub(super) const fn first_page(&mut self) {
        self.page = 0;
    }

    /// The games that are listed.
    pub(super) fn lines(self, report: &Report) -> Vec<Line> {
        let winner = match self.filter {
            Filter::Telling => {
                let of = |game| report.games.iter().find(|line| line.game == game).copied();
                return keep(report).iter().filter_map(|kept| of(kept.game)).collect();
            }
            Filter::All => return report.games.clone(),
            Filter::Marines => Some(Side::Marines),
            Filter::Invader => Some(Side::Invader),
            Filter::Nobody => None,
        };
        report.games.iter().filter(|line| line.winner == winner).copied().collect()
    }

    /// `players` chooses whose games are listed, if there is a choice.
    pub(super) fn view<'a>(
        self,
        report: &'a Report,
        players: Option<Element<'a, Proof>>,
        system: &dyn RuleSystem,
    ) -> Element<'a, Proof> {
        let filters = [
            (say("games-telling"), Filter::Telling),
            (say("games-all"), Filter::All),
            (winner_name(Some(Side::Marines), system), Filter::Marines),
            (winner_name(Some(Side::Invader), system), Filter::Invader),
            (winner_name(None, system), Filter::Nobody),
        ];
        let filters = filters.map(|(words, filter)| {
            chip(words, filter == self.filter, Proof::List(Message::Filtered(filter)))
        });
        let lines = self.lines(report);
        let pages = lines.len().div_ceil(PAGE).max(1);
        let page = self.page.min(pages - 1);
        let kept = if self.filter == Filter::Telling { keep(report) } else { Vec::new() };
        let shown = lines.iter().skip(page * PAGE).take(PAGE).map(|line| {
            let why = kept.iter().find(|kept| kept.game == line.game && !kept.why.is_empty());
            let invader = system.side(Side::Invader);
            let why = why.map(|kept| say_of_side(&format!("keep-{}", kept.why), invader, &[]));
            game(line, why, system)
        });
        let shown = column(shown).spacing(2);
        let turn = |words: &'static str, by: isize, can: bool| {
            let press = button(text(words).size(SMALL)).padding([3, 10]).style(theme::quiet);
            press.on_press_maybe(can.then_some(Proof::List(Message::Turned(by))))
        };
        let where_ = say_with("games-page", &[("page", (page + 1).into()), ("pages", pages.into())]);
        let turning = (pages > 1).then(|| {
            row![turn("‹", -1, page > 0), quiet(where_), turn("›", 1, page + 1 < pages)]
                .spacing(8)
                .align_y(Alignment::Center)
        });
        let none = lines.is_empty().then(|| quiet(say("games-none")));
        column![]
            .push(players)
            // Not all of them fit into a narrow panel side by side.
            .push(row(filters).spacing(2).wrap())
            .push(none)
            .push(shown)
            .push(turning)
            .spacing(6)
            .into()
    }
}

/// A game in a line: its number, who won, how long it was, and why it is worth watching.
fn game<'a>(line: &Line, why: Option<String>, system: &dyn RuleSystem) -> Element<'a, Proof> {
    let color = theme::won(line.winner);
    let facts = row![
        text(say_with("games-game", &[("game", line.game.to_string().into())])).size(SMALL).width(78),
        text(winner_name(line.winner, system)).size(SMALL).width(64).color(color),
        text(say_with("proof-rounds", &[("count", line.rounds.into())])).size(SMALL).width(Fill),
        text(say("games-watch")).size(SMALL).color(theme::accent()),
        space().width(2),
    ]
    .spacing(6);
    let why = why.map(|words| text(words).size(SMALL).style(theme::faint_text));
    button(column![facts].push(why))
        .width(Fill)
        .padding([4, 8])
        .style(theme::entry(false))
        .on_press(Proof::Watch(line.game))
        .into()
}
