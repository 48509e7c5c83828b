//! Who plays: with how many marines, which seats people take, and how strong the bots in the others are, with what they win in this
//! mission as far as it was played.

use crate::Element;
use crate::focus::button;
use crate::parts::chip;
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::games::Kept;
use editor_model::words::{say, say_with};
use engine::{Seat, Side};
use iced::widget::{center, column, container, opaque, row, space, text};
use iced::{Alignment, Fill};
use missions::position::Position;
use missions::report::Report;
use missions::simulate::{BotKind, BotPair};
use missions::sitting::Players;
use missions::{Mission, ruleset};
use rule_system::search::Level;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::SystemTime;

/// The id of the sheet.
pub(crate) const SHEET: &str = "seating";

/// The bots people play against, the weakest first, with the words for them.
const BOTS: [(BotKind, &str); 4] = [
    (BotKind::Greedy, "seating-beginner"),
    (BotKind::Search(Level::Quick), "seating-good"),
    (BotKind::Search(Level::Usual), "seating-strong"),
    (BotKind::Search(Level::Long), "seating-strongest"),
];

/// The bots that are one step stronger; `None` where both are the strongest.
pub(super) fn next_stronger(pair: BotPair) -> Option<BotPair> {
    let next = |kind: BotKind| match BOTS.iter().position(|(known, _)| *known == kind) {
        Some(at) => BOTS.get(at + 1).map_or(kind, |(stronger, _)| *stronger),
        None => BOTS[0].0,
    };
    let stronger = BotPair { marines: next(pair.marines), invader: next(pair.invader) };
    (stronger != pair).then_some(stronger)
}

/// A game that was begun already: it is gone on with.
#[derive(Clone, Debug)]
pub(crate) struct Begun {
    /// The mission it was played on.
    pub(crate) mission: Arc<Mission>,
    /// With so many marines.
    pub(crate) marines: u8,
    /// Where chance comes from.
    pub(crate) seed: (u64, u32),
    /// The position it began with, if that was not the mission's start; or why it cannot be read.
    pub(crate) position: Result<Option<Position>, String>,
    /// The choices so far.
    pub(crate) keys: Vec<String>,
}

/// Who is to play.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    /// The game that is gone on with; `None` for a new one.
    pub(crate) begun: Option<Begun>,
    mission: Arc<Mission>,
    marines: u8,
    /// The seats of people.
    people: BTreeSet<u8>,
    bots: BotKind,
    seats: Vec<(Seat, Side, String)>,
    /// What each bot wins on each side against its like, in per cent, where it was played.
    shares: Vec<(BotKind, u8, [u32; 2])>,
    /// Games that people played before, the latest first.
    pub(crate) kept: Vec<Kept>,
}

impl Seating {
    /// The sheet for a mission: people have all marines. `played` is what is known of games of bots.
    pub(crate) fn new<'a>(mission: &Arc<Mission>, played: impl Iterator<Item = &'a Report>) -> Self {
        let alike = |report: &&Report| {
            let BotPair { marines, invader } = report.plan.bots;
            report.wins.games() > 0 && marines == invader
        };
        let shares = played.filter(alike).map(|report| {
            let pair = report.plan.bots;
            let share = |side| (report.wins.share(side).counted * 100.0).round() as u32;
            (pair.marines, report.marines, [share(Side::Marines), share(Side::Invader)])
        });
        let marines = ruleset::most_marines(mission);
        let mut seating = Self {
            begun: None,
            mission: Arc::clone(mission),
            marines,
            people: BTreeSet::new(),
            bots: BotKind::Search(Level::Quick),
            seats: Vec::new(),
            shares: shares.collect(),
            kept: Vec::new(),
        };
        seating.seat(marines);
        seating
    }

    /// The sheet for going on with a game.
    pub(crate) fn of_begun<'a>(begun: Begun, played: impl Iterator<Item = &'a Report>) -> Self {
        let mut seating = Self::new(&begun.mission, played);
        seating.seat(begun.marines);
        seating.begun = Some(begun);
        seating
    }

    /// Seats for so many marines, which people take.
    fn seat(&mut self, marines: u8) {
        self.marines = marines;
        let laid = ruleset::lay_out(&self.mission, marines);
        let bots = BotPair::both(BotKind::Greedy);
        let session = laid.map(|laid| laid.game.session(bots, Default::default()));
        self.seats = session.map_or_else(Vec::new, |session| {
            let named = |(seat, side): (Seat, Side)| (seat, side, session.seat_name(seat));
            session.seats().into_iter().map(named).collect()
        });
        let marines = self.seats.iter().filter(|(_, side, _)| *side == Side::Marines);
        self.people = marines.map(|(seat, _, _)| seat.0).collect();
    }

    /// Go on with a kept game.
    fn take_up(&mut self, number: usize) {
        let Some(Kept { replay, people, .. }) = self.kept.get(number).cloned() else { return };
        // Pressed once more, it is a new game again.
        if self.begun.take().is_some_and(|begun| begun.keys == replay.moves) {
            return;
        }
        self.seat(replay.provenance.marines);
        if !people.is_empty() {
            self.people = people.into_iter().map(|(seat, _)| seat).collect();
        }
        self.begun = Some(Begun {
            mission: Arc::clone(&self.mission),
            marines: self.marines,
            seed: replay.provenance.seed.unwrap_or_default(),
            position: ruleset::position_of(&replay.provenance),
            keys: replay.moves,
        });
    }

    /// Who was chosen.
    pub(crate) fn players(&self) -> (u8, Players) {
        let people = Some(self.people.iter().copied().collect());
        (self.marines, Players { people, bots: BotPair::both(self.bots), chance: false })
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: &Choice) {
        match message {
            Choice::Marines(marines) => self.seat(*marines),
            Choice::Seat(seat) => {
                if !self.people.remove(seat) {
                    let _ = self.people.insert(*seat);
                }
            }
            Choice::Bots(bots) => self.bots = *bots,
            Choice::Kept(number) => self.take_up(*number),
        }
    }

    /// The sheet, over everything else.
    pub(crate) fn view(&self) -> Element<'_, SheetMessage> {
        let all = ruleset::marine_numbers(&self.mission);
        let numbers = all.into_iter().filter(|count| self.begun.is_none() || *count == self.marines);
        let numbers = numbers.map(|count| {
            let words = say_with("proof-marines", &[("count", count.into())]);
            chip(words, count == self.marines, SheetMessage::Chosen(Choice::Marines(count)))
        });
        let seats = self.seats.iter().map(|(seat, side, name)| self.seat_row(*seat, *side, name));
        let bots = BOTS.map(|(bot, id)| {
            let press = button(text(say(id)).size(BODY)).padding([4, 10]).width(150);
            let press = press.style(theme::tool(bot == self.bots));
            let words = text(self.measured(bot)).size(SMALL).style(theme::faint_text);
            let press = press.on_press(SheetMessage::Chosen(Choice::Bots(bot)));
            row![press, words].spacing(10).align_y(Alignment::Center).into()
        });
        let part = |id: &str| text(say(id)).font(STRONG).size(BODY);
        let cancel = button(text(say("cancel")).size(BODY)).padding([6, 16]).style(theme::quiet);
        let start = button(text(say("seating-start")).size(BODY)).padding([6, 20]).style(theme::loud);
        let ways = row![
            space().width(Fill),
            cancel.on_press(SheetMessage::Closed),
            start.on_press(SheetMessage::Started).first(),
        ];
        let sheet = column![
            text(say("seating-title")).font(STRONG).size(24),
            part("seating-marines"),
            row(numbers).spacing(4),
            part("seating-seats"),
            column(seats).spacing(4),
            part("seating-bots"),
            column(bots).spacing(4),
        ];
        let sheet = sheet.push(self.earlier()).push(ways.spacing(8));
        let sheet = container(sheet.spacing(10)).id(SHEET).padding(20).width(620).style(theme::raised);
        opaque(center(sheet).style(theme::shade))
    }

    /// The games that people played before.
    fn earlier(&self) -> Option<Element<'_, SheetMessage>> {
        let line = |(number, kept): (usize, &Kept)| {
            let chosen = self.begun.as_ref().is_some_and(|begun| begun.keys == kept.replay.moves);
            let words = text(of_kept(kept, SystemTime::now())).size(BODY);
            let press = button(words).padding([4, 10]).style(theme::tool(chosen));
            press.on_press(SheetMessage::Chosen(Choice::Kept(number))).into()
        };
        let lines = self.kept.iter().enumerate().map(line);
        let title = text(say("seating-kept")).font(STRONG).size(BODY);
        (!self.kept.is_empty()).then(|| column![title].extend(lines).spacing(4).into())
    }

    fn seat_row<'a>(&self, seat: Seat, side: Side, name: &'a str) -> Element<'a, SheetMessage> {
        let person = self.people.contains(&seat.0);
        let words = say(if person { "seating-person" } else { "seating-bot" });
        let press = button(text(words).size(BODY)).padding([4, 10]).width(150).style(theme::tool(person));
        let press = press.on_press(SheetMessage::Chosen(Choice::Seat(seat.0)));
        let name = text(name).size(BODY).color(theme::won(Some(side)));
        row![press, name].spacing(10).align_y(Alignment::Center).into()
    }

    /// What a bot wins in this mission against its like.
    fn measured(&self, bot: BotKind) -> String {
        let known = self.shares.iter().find(|(kind, marines, _)| (*kind, *marines) == (bot, self.marines));
        match known {
            None => say("seating-unknown"),
            Some((_, _, [marines, invader])) => {
                let [ours, theirs] = self.mission.system().rows().sides;
                let told = [
                    ("marines", (*marines).into()),
                    ("invader", (*invader).into()),
                    ("ours", ours.noun.into()),
                    ("theirs", theirs.noun.into()),
                ];
                say_with("seating-share", &told)
            }
        }
    }
}

/// An earlier game in a line: when, with whom, how much of it, and whether it is over.
fn of_kept(kept: &Kept, now: SystemTime) -> String {
    let ago = kept.when.and_then(|when| now.duration_since(when).ok());
    let when = ago.map(|ago| in_words(ago.as_secs() / 60));
    let marines = say_with("proof-marines", &[("count", kept.replay.provenance.marines.into())]);
    let names: Vec<&str> = kept.people.iter().map(|(_, name)| name.as_str()).collect();
    let people =
        (!names.is_empty()).then(|| say_with("seating-kept-people", &[("names", names.join(", ").into())]));
    let choices = say_with("seating-kept-choices", &[("count", kept.choices.into())]);
    let end = say(if kept.over { "seating-kept-over" } else { "seating-kept-open" });
    let parts = when.into_iter().chain([marines]).chain(people).chain([choices, end]);
    rule_system::capital(parts.collect::<Vec<_>>().join(" · "))
}

/// How long ago so many minutes are.
fn in_words(minutes: u64) -> String {
    match minutes {
        0..60 => say_with("seating-kept-minutes", &[("count", minutes.into())]),
        60..1440 => say_with("seating-kept-hours", &[("count", (minutes / 60).into())]),
        _ => say_with("seating-kept-days", &[("count", (minutes / 1440).into())]),
    }
}

/// A choice on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// With so many marines.
    Marines(u8),
    /// A seat goes to a person, or to a bot.
    Seat(u8),
    /// Bots of this strength.
    Bots(BotKind),
    /// Go on with a game that was played before.
    Kept(usize),
}

/// Something happened on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SheetMessage {
    /// Something was chosen.
    Chosen(Choice),
    /// The game begins.
    Started,
    /// Nothing is played.
    Closed,
}
