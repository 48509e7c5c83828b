//! What of the games lies over the map: where figures stood and where they fell, for one number of marines or for all.
//! The scene decides how a count looks on the map.

use super::{chip, line, quiet};
use crate::Element;
use crate::focus::slide;
use crate::theme::{self, SMALL};
use editor_model::words::{say, say_with};
use iced::Alignment;
use iced::widget::{column, row, slider, text};
use missions::Trace;
use missions::heat::LAST_ROUND;
use missions::report::{Report, grouped};
use std::collections::BTreeMap;
use tiles::Cell;

/// What is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Choice {
    trace: Option<Trace>,
    /// Of the games with so many marines; of all of them without.
    marines: Option<u8>,
    /// Of this round; of whole games without.
    round: Option<u16>,
}

/// Something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// This is wanted, or nothing.
    Shown(Option<Trace>),
    /// Of games with so many marines, or of all.
    Of(Option<u8>),
    /// Of this round, or of whole games with 0.
    Round(u16),
}

impl Choice {
    pub(super) fn update(&mut self, message: Message) {
        match message {
            Message::Shown(trace) => self.trace = trace,
            Message::Of(marines) => self.marines = marines,
            Message::Round(round) => self.round = (round > 0).then_some(round),
        }
    }

    /// The next of what can be shown; nothing after the last.
    pub(super) fn next(&mut self) -> Option<Trace> {
        let next = self.trace.map_or(0, |trace| trace as usize + 1);
        self.trace = Trace::ALL.get(next).copied();
        self.trace
    }

    /// Does anything lie over the map?
    pub(super) const fn is_shown(self) -> bool {
        self.trace.is_some()
    }

    fn reports(self, reports: &[Report]) -> impl Iterator<Item = &Report> {
        reports.iter().filter(move |report| self.marines.is_none_or(|marines| marines == report.marines))
    }

    /// The counts of a layer, of the round that is chosen.
    fn layer(self, report: &Report, trace: Trace) -> &BTreeMap<Cell, u32> {
        match self.round {
            Some(round) => report.heat.of_round(trace, round),
            None => report.heat.of(trace),
        }
    }

    /// How often it happened where.
    pub(super) fn counts(self, reports: &[Report]) -> BTreeMap<Cell, u32> {
        let mut counts = BTreeMap::new();
        let Some(trace) = self.trace else { return counts };
        for (cell, count) in self.reports(reports).flat_map(|report| self.layer(report, trace)) {
            *counts.entry(*cell).or_default() += *count;
        }
        counts
    }

    fn games(self, reports: &[Report]) -> u32 {
        self.reports(reports).map(|report| report.wins.games()).sum()
    }

    /// What the map says of one space.
    pub(super) fn words(self, reports: &[Report], cell: Cell) -> Option<String> {
        let trace = self.trace?;
        let of = |report: &Report| self.layer(report, trace).get(&cell).copied().unwrap_or(0);
        let count: u32 = self.reports(reports).map(of).sum();
        let games = grouped(self.games(reports).into());
        let filled = [("count", count.into()), ("games", games.into())];
        Some(say_with(&format!("trace-{}-here", trace.word()), &filled))
    }

    /// The choice, and what the signs on the map mean.
    pub(super) fn view<'a>(self, reports: &[Report]) -> Element<'a, Message> {
        let none = chip(say("heat-none"), self.trace.is_none(), Message::Shown(None));
        let traces = Trace::ALL.map(|trace| {
            let words = say(&format!("trace-{}", trace.word()));
            chip(words, self.trace == Some(trace), Message::Shown(Some(trace)))
        });
        let chips = row![none].extend(traces).spacing(2).wrap();
        let mut all = column![chips].spacing(4);
        if let Some(trace) = self.trace {
            let every = chip(say("heat-all"), self.marines.is_none(), Message::Of(None));
            let numbers = reports.iter().map(|report| {
                let chosen = self.marines == Some(report.marines);
                chip(report.marines.to_string(), chosen, Message::Of(Some(report.marines)))
            });
            all = all.push(line(say("heat-marines"), row![every].extend(numbers).spacing(2).into()));
            let rounds = match self.round {
                None => say("heat-rounds-all"),
                Some(LAST_ROUND) => say_with("heat-rounds-last", &[("round", LAST_ROUND.into())]),
                Some(round) => say_with("heat-round", &[("round", round.into())]),
            };
            let bar = slider(0..=LAST_ROUND, self.round.unwrap_or(0), Message::Round);
            let bar = slide(bar.style(theme::slide));
            all = all.push(column![text(rounds).size(SMALL), bar].spacing(2));
            let most = self.counts(reports).values().copied().max().unwrap_or(0);
            let filled = [("count", most.into()), ("games", grouped(self.games(reports).into()).into())];
            let words = say_with(&format!("trace-{}-here", trace.word()), &filled);
            let disk = |size: f32| text("●").size(size).color(theme::color(theme::colors().heat));
            let words = say_with("heat-most", &[("most", words.into())]);
            let legend = row![disk(9.0), disk(14.0), disk(21.0), text(words).size(SMALL)];
            all = all.push(legend.spacing(6).align_y(Alignment::Center));
            all = all.push(quiet(say("heat-legend")));
        }
        all.into()
    }
}
