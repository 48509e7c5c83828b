//! The form an intent is written in. It changes nothing but itself: the mission gets the intent once it is complete, and what it
//! lacks until then is said under it.

use super::super::{bots, line, quiet};
use super::Message as Section;
use crate::Element;
use crate::focus::{self, button};
use crate::panel::inspector::field::{Choice, pick, tick};
use crate::parts::chip;
use crate::theme::{self, SMALL};
use editor_model::words::{say, say_of_side};
use engine::Side;
use iced::widget::{column, container, row, text};
use iced::{Alignment, Fill};
use missions::intent::{Games, Intent, Measure};
use missions::intents::can_be_used;
use missions::simulate::{BotKind, BotPair};
use missions::{Id, Mission, ruleset, verdict};
use std::collections::BTreeSet;

/// The id of the field for the lower end.
pub(super) const FROM: &str = "intent-from";

/// So many digits a number has at most.
const DIGITS: usize = 4;

/// How wide a number is.
const NUMBER: f32 = 70.0;

/// An intent that is being written.
#[derive(Clone, Debug)]
pub(super) struct Form {
    /// The intent that it replaces; nothing if it is a new one.
    pub(super) of: Option<Intent>,
    what: What,
    thing: Option<Id>,
    offer: String,
    from: String,
    to: String,
    marines: BTreeSet<u8>,
    games: Games,
    /// Nothing for those that judge the mission.
    bots: Option<BotPair>,
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    MarinesWin,
    Rounds,
    Used,
    Taken,
}

/// A field was changed.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    What(What),
    Thing(Option<Id>),
    Offer(String),
    From(String),
    To(String),
    Marines(u8, bool),
    Games(Games),
    Bots(Option<BotPair>),
}

impl Form {
    /// For a new intent that begins as this one.
    pub(super) fn new(intent: &Intent) -> Self {
        let number = |number: Option<u16>| number.map(|it| it.to_string()).unwrap_or_default();
        let (what, thing, offer) = match &intent.what {
            Measure::MarinesWin => (What::MarinesWin, None, ""),
            Measure::Rounds => (What::Rounds, None, ""),
            Measure::Used(id) => (What::Used, Some(*id), ""),
            Measure::Taken(tag) => (What::Taken, None, tag.as_str()),
        };
        Self {
            of: None,
            what,
            thing,
            offer: offer.to_owned(),
            from: number(intent.from),
            to: number(intent.to),
            marines: intent.marines.clone(),
            games: intent.of,
            bots: intent.players().and_then(|bots| bots.parse().ok()),
        }
    }

    /// For an intent of the mission.
    pub(super) fn edit(intent: &Intent) -> Self {
        Self { of: Some(intent.clone()), ..Self::new(intent) }
    }

    /// Take a message.
    pub(super) fn update(&mut self, message: Message) {
        let digits = |written: String| written.chars().filter(char::is_ascii_digit).take(DIGITS).collect();
        match message {
            Message::What(what) => self.what = what,
            Message::Thing(thing) => self.thing = thing,
            Message::Offer(offer) => self.offer = offer,
            Message::From(written) => self.from = digits(written),
            Message::To(written) => self.to = digits(written),
            Message::Marines(count, true) => {
                let _ = self.marines.insert(count);
            }
            Message::Marines(count, false) => {
                let _ = self.marines.remove(&count);
            }
            Message::Games(games) => self.games = games,
            Message::Bots(bots) => self.bots = bots,
        }
    }

    /// The intent.
    ///
    /// # Errors
    /// With the id of a text that says what it lacks.
    pub(super) fn intent(&self, mission: &Mission) -> Result<Intent, &'static str> {
        let what = match self.what {
            What::MarinesWin => Measure::MarinesWin,
            What::Rounds => Measure::Rounds,
            What::Used => {
                let is_there =
                    |id: &Id| mission.things().get(id).is_some_and(|it| can_be_used(it, mission.system()));
                Measure::Used(self.thing.filter(is_there).ok_or("intent-lacks-thing")?)
            }
            What::Taken if self.offer.trim().is_empty() => return Err("intent-lacks-offer"),
            What::Taken => Measure::Taken(self.offer.trim().to_owned()),
        };
        let (from, to): (Option<u16>, Option<u16>) = (self.from.parse().ok(), self.to.parse().ok());
        let is_share = self.what != What::Rounds;
        if from.is_none() && to.is_none() {
            return Err("intent-lacks-end");
        }
        if is_share && from.max(to) > Some(100) {
            return Err("intent-above-all");
        }
        if from.zip(to).is_some_and(|(from, to)| from > to) {
            return Err("intent-ends-crossed");
        }
        let of = if self.what == What::MarinesWin { Games::All } else { self.games };
        let bots = self.bots.map(|bots| bots.to_string()).unwrap_or_default();
        Ok(Intent { what, from, to, marines: self.marines.clone(), of, bots })
    }

    /// What is on the window.
    pub(super) fn view<'a>(&'a self, mission: &Mission) -> Element<'a, Section> {
        let all = column![line(say("intent-what"), self.choose_what(mission))]
            .push(self.subject(mission))
            .push(line(say("intent-from"), self.number(&self.from, Some(FROM), Message::From)))
            .push(line(say("intent-to"), self.number(&self.to, None, Message::To)))
            .push(line(say("intent-marines"), self.choose_marines(mission)))
            .push(
                (self.what != What::MarinesWin)
                    .then(|| line(say("intent-games"), self.choose_games(mission))),
            )
            .push(self.bots_of(Side::Marines, mission))
            .push(self.bots_of(Side::Invader, mission))
            .push(self.end(mission));
        container(all.spacing(6)).padding([8, 10]).width(Fill).style(theme::raised).into()
    }

    fn choose_what<'a>(&self, mission: &Mission) -> Element<'a, Section> {
        let whats = [
            (side_wins(Side::Marines, mission), What::MarinesWin),
            (say("intent-rounds"), What::Rounds),
            (say("intent-used"), What::Used),
            (say("intent-taken"), What::Taken),
        ];
        let choices = whats.map(|(name, value)| Choice { value, name });
        pick(choices.to_vec(), &self.what, |what| Section::Form(Message::What(what)))
    }

    /// The thing or the offer it is about.
    fn subject<'a>(&'a self, mission: &Mission) -> Option<Element<'a, Section>> {
        match self.what {
            What::MarinesWin | What::Rounds => None,
            What::Used => {
                let system = mission.system();
                let things = mission.things().iter().filter(|(_, thing)| can_be_used(thing, system));
                let choices = things.map(|(id, thing)| Choice {
                    value: Some(*id),
                    name: rule_system::capital(thing.called(system)),
                });
                let things = pick(choices.collect(), &self.thing, |it| Section::Form(Message::Thing(it)));
                Some(line(say("intent-thing"), things))
            }
            What::Taken => {
                let write = |written| Section::Form(Message::Offer(written));
                let field = focus::line(String::new(), &self.offer, write).padding([4, 8]).size(SMALL);
                let tags: BTreeSet<&str> = verdict::offers(mission).map(|(tag, _)| tag).collect();
                let tags = tags.into_iter().map(|tag| {
                    let message = Section::Form(Message::Offer(tag.to_owned()));
                    chip(tag.to_owned(), tag == self.offer, message)
                });
                let offers = column![field.on_enter(Section::Save), row(tags).spacing(2).wrap()];
                Some(line(say("intent-offer"), offers.spacing(2).into()))
            }
        }
    }

    /// A field for one end, with its unit.
    fn number<'a>(
        &self,
        value: &str,
        id: Option<&'static str>,
        written: fn(String) -> Message,
    ) -> Element<'a, Section> {
        let field = focus::line(String::new(), value, move |it| Section::Form(written(it)));
        let field = field.padding([4, 8]).size(SMALL).on_enter(Section::Save);
        let field = if let Some(id) = id { field.id(id) } else { field };
        let unit = say(if self.what == What::Rounds { "intent-unit-rounds" } else { "intent-unit-games" });
        let field = container(field).width(NUMBER);
        row![field, text(unit).size(SMALL)].spacing(8).align_y(Alignment::Center).into()
    }

    fn choose_marines<'a>(&self, mission: &Mission) -> Element<'a, Section> {
        let mut numbers = ruleset::marine_numbers(mission);
        // An intent may have a number that was taken from the mission.
        numbers.extend(&self.marines);
        let switches = numbers.into_iter().map(|count| {
            let set = move |on| Section::Form(Message::Marines(count, on));
            tick(count.to_string(), self.marines.contains(&count), set)
        });
        let switches = row(switches).spacing(14).wrap();
        column![switches]
            .push(self.marines.is_empty().then(|| quiet(say("intent-all-marines"))))
            .spacing(2)
            .into()
    }

    fn choose_games<'a>(&self, mission: &Mission) -> Element<'a, Section> {
        let games = [
            (say("intent-games-all"), Games::All),
            (side_wins(Side::Marines, mission), Games::MarinesWin),
            (side_wins(Side::Invader, mission), Games::InvaderWin),
        ];
        let chips = games
            .map(|(words, games)| chip(words, games == self.games, Section::Form(Message::Games(games))));
        row(chips).spacing(2).wrap().into()
    }

    /// The line with the bot of a side.
    fn bots_of<'a>(&self, side: Side, mission: &Mission) -> Element<'a, Section> {
        let title = say_of_side("intent-side-bots", mission.system().side(side), &[]);
        line(title, self.choose_bot(side, mission))
    }

    /// The bot of a side, or for both sides those that judge the mission.
    fn choose_bot<'a>(&self, side: Side, mission: &Mission) -> Element<'a, Section> {
        let judges = Choice { value: None, name: say("intent-judges") };
        let named = BotKind::of(mission.system(), side)
            .map(|kind| Choice { value: Some(kind), name: bots::named(BotPair::both(kind)) });
        let BotPair { marines, invader } = self.bots.unwrap_or_default();
        let now = self.bots.map(|bots| bots.of(side));
        pick(std::iter::once(judges).chain(named).collect(), &now, move |kind| {
            let bots = kind.map(|kind| match side {
                Side::Marines => BotPair { marines: kind, invader },
                Side::Invader => BotPair { marines, invader: kind },
            });
            Section::Form(Message::Bots(bots))
        })
    }

    /// The intent as a sentence, or what it lacks, and the buttons.
    fn end<'a>(&self, mission: &Mission) -> Element<'a, Section> {
        let intent = self.intent(mission);
        let said = match &intent {
            Ok(intent) => text(intent.sentence(mission)).size(SMALL).into(),
            Err(lack) => quiet(say(lack)),
        };
        let label = say(if self.of.is_some() { "intent-save" } else { "intent-add" });
        let save = button(text(label).size(SMALL)).padding([4, 12]).style(theme::loud);
        let save = save.on_press_maybe(intent.is_ok().then_some(Section::Save));
        let cancel = button(text(say("intent-cancel")).size(SMALL)).padding([4, 12]).style(theme::quiet);
        let buttons = row![save, cancel.on_press(Section::Cancel)].spacing(6);
        column![said, buttons].spacing(6).into()
    }
}

/// A side and that it wins, to choose: `Marines win`.
fn side_wins(side: Side, mission: &Mission) -> String {
    say_of_side("intent-side-wins", mission.system().side(side), &[])
}
