//! What a person chooses for the whole window, on a sheet over it: its look, size and language, how missions are kept, and how
//! they are simulated. Every choice holds at once; the application carries it out and keeps it.

use crate::Element;
use crate::focus::button;
use crate::panel::proof::CHOICES;
use crate::panel::proof::bots::{effort_id, judges_id};
use crate::parts::chip;
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::settings::{AUTOSAVES, Judges, Look, Settings};
use editor_model::words::{self, Language, say, say_with};
use iced::widget::{center, column, container, opaque, row, scrollable, space, text};
use iced::{Alignment, Fill, padding};
use missions::report::grouped;

/// The id of the sheet.
pub(crate) const SHEET: &str = "preferences";

/// How wide what is before a choice is.
const LABEL: f32 = 150.0;

/// Something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// Look like this.
    Look(Look),
    /// A larger interface, or a smaller one.
    Resized(bool),
    /// The interface as large as at first.
    Usual,
    /// Speak this language.
    Language(Language),
    /// The keys are to be changed.
    Keys,
    /// Save after so many minutes, or never.
    Autosave(Option<u16>),
    /// So many games are played for each number of marines.
    Games(u32),
    /// These say who has the better chances.
    Judges(Judges),
    /// Enough.
    Closed,
}

/// The sheet, over everything else.
pub(crate) fn view<'a>(settings: &Settings) -> Element<'a, Message> {
    let close =
        button(text(say("close")).size(BODY)).padding([6, 16]).style(theme::loud).on_press(Message::Closed);
    let head = row![text(say("preferences-title")).font(STRONG).size(24), space().width(Fill), close]
        .align_y(Alignment::Center);
    let parts = column![
        part("preferences-window", window(settings)),
        part("preferences-keeping", keeping(settings)),
        part("preferences-simulation", simulation(settings)),
    ];
    let parts = scrollable(parts.spacing(18).padding(padding::right(14))).style(theme::scroll);
    let sheet = container(column![head, parts].spacing(14)).id(SHEET).padding(20).width(640);
    opaque(center(sheet.style(theme::raised)).padding(8).style(theme::shade))
}

fn window<'a>(settings: &Settings) -> Element<'a, Message> {
    let looks = [
        ("preferences-dark", Look::Dark),
        ("preferences-light", Look::Light),
        ("preferences-contrast", Look::Contrast),
    ];
    let looks = looks.map(|(id, look)| chip(say(id), look == settings.look, Message::Look(look)));
    let percent = say_with("preferences-percent", &[("percent", settings.scale.into())]);
    let size = row![
        press("−".to_owned(), Message::Resized(false)),
        text(percent).size(BODY).center().width(64),
        press("+".to_owned(), Message::Resized(true)),
        press(say("preferences-usual"), Message::Usual),
    ];
    let languages = Language::all().into_iter();
    let languages = languages.map(|language| {
        chip(words::name_of(language), language == words::spoken(), Message::Language(language))
    });
    column![
        line("preferences-theme", row(looks).spacing(2).wrap()),
        line("preferences-size", size.spacing(4).align_y(Alignment::Center)),
        line("preferences-language", row(languages).spacing(2).wrap()),
        line("preferences-keys", press(say("preferences-keys-change"), Message::Keys)),
    ]
    .spacing(8)
    .into()
}

fn keeping<'a>(settings: &Settings) -> Element<'a, Message> {
    let never = chip(say("preferences-never"), settings.autosave.is_none(), Message::Autosave(None));
    let every = AUTOSAVES.map(|minutes| {
        let words = say_with("preferences-minutes", &[("minutes", minutes.into())]);
        chip(words, settings.autosave == Some(minutes), Message::Autosave(Some(minutes)))
    });
    let every = row![never].extend(every).spacing(2).wrap();
    column![line("preferences-autosave", every), about("preferences-autosave-about")].spacing(4).into()
}

fn simulation<'a>(settings: &Settings) -> Element<'a, Message> {
    let games =
        CHOICES.map(|games| chip(grouped(games.into()), games == settings.games, Message::Games(games)));
    let judges = Judges::ALL
        .map(|judges| chip(say(judges_id(judges)), judges == settings.judges, Message::Judges(judges)));
    column![
        line("proof-games", row(games).spacing(2).wrap()),
        line("proof-judges", row(judges).spacing(2).wrap()),
        about(effort_id(settings.judges)),
        about("preferences-simulation-about"),
    ]
    .spacing(4)
    .into()
}

/// Choices of one subject under its title.
fn part<'a>(title: &str, choices: Element<'a, Message>) -> Element<'a, Message> {
    column![text(say(title)).font(STRONG).size(19), choices].spacing(6).into()
}

/// A choice, with what it is before it.
fn line<'a>(id: &str, choice: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    let words = text(say(id)).size(SMALL).width(LABEL).style(theme::faint_text);
    row![words, container(choice.into()).width(Fill)].spacing(8).align_y(Alignment::Center).into()
}

/// What is to be known of the choices above.
fn about<'a>(id: &str) -> Element<'a, Message> {
    text(say(id)).size(SMALL).style(theme::faint_text).width(Fill).into()
}

fn press<'a>(words: String, message: Message) -> Element<'a, Message> {
    button(text(words).size(SMALL)).padding([4, 10]).style(theme::quiet).on_press(message).into()
}
