//! The intents of the mission: each as a sentence with the answers of the last simulation, and buttons that add, change and remove
//! them. The form they are written in stands in `form`; whether one holds is decided by the library.

mod form;

use super::{Batch, Proof, quiet};
use crate::Element;
use crate::focus::{button, reveal};
use crate::panel::Action;
use crate::theme::{self, BODY, SMALL};
use editor_model::command::Command;
use editor_model::words::{say, say_with};
use form::Form;
#[cfg(test)]
pub(crate) use form::{Message as Written, What};
use iced::Fill;
use iced::widget::operation;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, text};
use missions::history::Change;
use missions::intent::{Intent, Measure};
use missions::intents::{Answer, Outcome};
use missions::simulate::BotPair;
use missions::{Diagnostic, Edit, Id, Mission, Severity, ruleset, verdict};

/// The id of the form.
const FORM: &str = "intent-form";

/// The state of the section: the form, while an intent is written.
#[derive(Debug, Default)]
pub(crate) struct Intents {
    form: Option<Form>,
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// An intent is to be added.
    Add,
    /// One about the use of this thing is to be added.
    Use(Id),
    /// This one is to be changed, counted from 0.
    Edit(usize),
    /// This one is to be removed, counted from 0.
    Remove(usize),
    /// In the form.
    Form(form::Message),
    /// The form is complete.
    Save,
    /// The form is not wanted any more.
    Cancel,
}

impl Intents {
    /// The mission may have changed: an intent that is not there any more is not edited any more.
    pub(super) fn changed(&mut self, mission: &Mission) {
        let edited = self.form.as_ref().and_then(|form| form.of.as_ref());
        if edited.is_some_and(|of| !mission.intents().contains(of)) {
            self.form = None;
        }
    }

    /// Take a message.
    pub(super) fn update(&mut self, message: Message, mission: &Mission) -> Action<super::Message> {
        let intents = mission.intents();
        match message {
            Message::Add => self.open(Form::new(&Intent::new(Measure::MarinesWin))),
            Message::Use(id) => self.open(Form::new(&Intent::new(Measure::Used(id)))),
            Message::Edit(at) => match intents.get(at) {
                Some(intent) => self.open(Form::edit(intent)),
                None => Action::None,
            },
            Message::Remove(at) => {
                let others = intents.iter().enumerate().filter(|(other, _)| *other != at);
                commit("change-intent-remove", others.map(|(_, intent)| intent.clone()).collect())
            }
            Message::Form(message) => {
                if let Some(form) = &mut self.form {
                    form.update(message);
                }
                Action::None
            }
            Message::Save => {
                let Some(form) = &self.form else { return Action::None };
                let Ok(intent) = form.intent(mission) else { return Action::None };
                let at = form.of.as_ref().and_then(|of| intents.iter().position(|other| other == of));
                let mut after = intents.to_vec();
                let label = match at.and_then(|at| after.get_mut(at)) {
                    Some(before) => {
                        *before = intent;
                        "change-intent-edit"
                    }
                    None => {
                        after.push(intent);
                        "change-intent-add"
                    }
                };
                self.form = None;
                commit(label, after)
            }
            Message::Cancel => {
                self.form = None;
                Action::None
            }
        }
    }

    /// The form is scrolled into sight, and the keys go to its first number.
    fn open(&mut self, form: Form) -> Action<super::Message> {
        self.form = Some(form);
        let field = operation::focus(form::FROM).chain(operation::select_all(form::FROM));
        Action::Run(reveal(super::PANEL, FORM).chain(field))
    }
}

fn commit(label: &str, intents: Vec<Intent>) -> Action<super::Message> {
    Action::Commit(Change::new(say(label), [Edit::Intents(intents)]))
}

/// Problems that a simulation found of intents which the mission has no more.
pub(super) fn outdated(batch: &Batch, mission: &Mission) -> Vec<Diagnostic> {
    let was = &batch.mission;
    let is_left = |answer: &&Answer| {
        was.intents().get(answer.intent).is_some_and(|intent| mission.intents().contains(intent))
    };
    let gone: Vec<Answer> =
        batch.judgement.intents.iter().filter(|answer| !is_left(answer)).cloned().collect();
    verdict::of_intents(was, &batch.judgement, &gone)
}

/// The button that adds one.
pub(super) fn add<'a>() -> Element<'a, Message> {
    let add = button(text(Command::AddIntent.title()).size(SMALL)).padding([4, 10]).style(theme::quiet);
    add.on_press(Message::Add).into()
}

/// The intents, and the form while one is written.
pub(super) fn view<'a>(proof: &'a Proof, mission: &Mission) -> Element<'a, Message> {
    let form = proof.intents.form.as_ref();
    let mut all = column![].spacing(8);
    if mission.intents().is_empty() && form.is_none() {
        all = all.push(quiet(say("intents-none")));
    }
    let edited = form.and_then(|form| form.of.as_ref());
    let edited = edited.and_then(|of| mission.intents().iter().position(|intent| intent == of));
    let written = |form: &'a Form| container(form.view(mission)).id(FORM).into();
    let rows = mission.intents().iter().enumerate().map(|(at, intent)| match form {
        Some(form) if edited == Some(at) => written(form),
        Some(_) | None => one(at, intent, proof, mission),
    });
    let new = form.filter(|_| edited.is_none()).map(written);
    all.extend(rows).push(new).into()
}

/// An intent and its answers.
fn one<'a>(at: usize, intent: &Intent, proof: &Proof, mission: &Mission) -> Element<'a, Message> {
    let action = |id: &str, message: Message| {
        button(text(say(id)).size(SMALL)).padding([2, 8]).style(theme::quiet).on_press(message)
    };
    let actions =
        row![action("intent-edit", Message::Edit(at)), action("intent-remove", Message::Remove(at))];
    let first = row![text(intent.sentence(mission)).size(BODY).width(Fill), actions.spacing(4)].spacing(8);
    column![first, answers(intent, proof, mission)].spacing(4).into()
}

/// What the last simulation says of an intent, for each number of marines.
fn answers<'a>(intent: &Intent, proof: &Proof, mission: &Mission) -> Element<'a, Message> {
    let numbers = intent.numbers(&ruleset::marine_numbers(mission));
    let named = intent.players().map(str::parse::<BotPair>).transpose();
    let is_known = |bots: &Option<BotPair>| bots.is_none_or(|bots| bots.known_to(mission.system()).is_ok());
    let Some(named) = named.ok().filter(|bots| is_known(bots) && !numbers.is_empty()) else {
        return quiet(say("intent-untestable"));
    };
    let answers = proof.answers(intent);
    if answers.is_empty() {
        let is_left_out = named.is_some_and(BotPair::search) && proof.judges.contest().is_none();
        return quiet(say(if is_left_out { "intent-needs-skilled" } else { "intent-untested" }));
    }
    let answered = |marines: u8| answers.iter().find(|answer| answer.marines == marines);
    column(numbers.into_iter().map(|marines| answer(marines, answered(marines).copied()))).spacing(2).into()
}

fn answer<'a>(marines: u8, answer: Option<&Answer>) -> Element<'a, Message> {
    let number = text(say_with("proof-marines", &[("count", marines.into())])).size(SMALL).width(70);
    let Some(answer) = answer else { return row![number, quiet(say("intent-untested"))].spacing(8).into() };
    let of = [("of", answer.of_100().into())];
    let (words, color) = match answer.outcome {
        Outcome::Holds => (say("intent-holds"), theme::color(theme::colors().well)),
        Outcome::Broken => (say("intent-broken"), theme::severity(Severity::Error)),
        Outcome::TooClose if answer.is_likely() => {
            (say_with("intent-likely", &of), theme::color(theme::colors().text))
        }
        Outcome::TooClose => (say_with("intent-unlikely", &of), theme::severity(Severity::Warning)),
    };
    let word = text(words).size(SMALL).color(color).wrapping(Wrapping::None);
    let measured =
        text(answer.measured().to_string()).size(SMALL).style(theme::faint_text).wrapping(Wrapping::None);
    // Where both are too wide for a line, the numbers go on below the word.
    row![number, row![word, measured].spacing(8).width(Fill).wrap()].spacing(8).into()
}

impl Proof {
    /// The answers of the last simulation about an intent; none if the mission has changed since.
    fn answers(&self, intent: &Intent) -> Vec<&Answer> {
        let Some(batch) = self.last.as_ref().filter(|_| !self.older) else { return Vec::new() };
        let at = batch.mission.intents().iter().position(|other| other == intent);
        batch.judgement.intents.iter().filter(|answer| Some(answer.intent) == at).collect()
    }
}
