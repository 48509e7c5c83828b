//! What a new mission begins with: one of the templates of a game, to be changed, or an empty table.
//! The application begins it.

use crate::Element;
use crate::focus::button;
use crate::theme::{self, BODY, SMALL, STRONG};
use crate::work;
use editor_model::naming;
use editor_model::words::say;
use iced::widget::{center, column, container, image, opaque, row, scrollable, space, text};
use iced::{Alignment, ContentFit, Fill};
use missions::{Mission, starter};
use rule_system::{RuleSystem, Template};

/// The id of the sheet.
pub(crate) const SHEET: &str = "beginning";

/// Room for a picture.
const PICTURE: (f32, f32) = (260.0, 170.0);

/// Room for the words below a title: three lines, so that all cards are of one height.
const WORDS: f32 = 54.0;

/// A beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beginning {
    /// The rule system, by its name in files.
    rules: &'static str,
    /// Tiles, pieces and cards that work, to be changed bit by bit; without, nothing but sensible numbers.
    template: Option<&'static Template>,
}

impl Beginning {
    /// Nothing but sensible numbers.
    pub(crate) fn empty(system: &dyn RuleSystem) -> Self {
        Self { rules: system.id(), template: None }
    }

    /// The mission.
    pub(crate) fn mission(self) -> Mission {
        if let Some(template) = self.template {
            return Mission::of_template(template);
        }
        let system = starter::rule_systems().find(|system| system.id() == self.rules);
        system.map_or_else(Mission::blank, Mission::blank_of)
    }
}

/// Something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// One was chosen.
    Chosen(Beginning),
    /// None.
    Closed,
}

/// The choice.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    games: Vec<Game>,
}

/// What one can begin with in a game.
#[derive(Clone, Debug)]
struct Game {
    system: &'static dyn RuleSystem,
    /// A picture of what there is to see, for each of its templates.
    pictures: Vec<Option<image::Handle>>,
}

impl Choice {
    /// Of the templates of all games.
    pub(crate) fn new() -> Self {
        Self { games: starter::rule_systems().map(Game::of).collect() }
    }

    /// The sheet, over everything else.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        let several = self.games.len() > 1;
        let games = self.games.iter().enumerate().map(|(number, game)| game.view(several, number == 0));
        let games = column(games).spacing(20);
        let games: Element<'_, Message> =
            if several { scrollable(games).style(theme::scroll).into() } else { games.into() };
        let cancel = button(text(say("cancel")).size(BODY))
            .padding([6, 16])
            .style(theme::quiet)
            .on_press(Message::Closed);
        let head = row![text(say("begin-title")).font(STRONG).size(24), space().width(Fill), cancel];
        let sheet = column![head.align_y(Alignment::Center), games].spacing(16);
        opaque(
            center(container(sheet).id(SHEET).padding(20).width(620).style(theme::raised))
                .style(theme::shade),
        )
    }
}

impl Game {
    fn of(system: &'static dyn RuleSystem) -> Self {
        let picture = |template: &Template| {
            work::picture(&Mission::of_template(template), theme::colors(), work::SMALL, PICTURE)
        };
        Self { system, pictures: system.templates().iter().map(picture).collect() }
    }

    /// Its templates and an empty mission, two beside each other; below its title where there are other games.
    fn view(&self, titled: bool, is_first: bool) -> Element<'_, Message> {
        let system = self.system;
        let templates = system.templates().iter().zip(&self.pictures).map(|(template, picture)| {
            let beginning = Beginning { rules: system.id(), template: Some(template) };
            (beginning, naming::template_in_words(template, system), picture.as_ref())
        });
        let empty = (Beginning::empty(system), [say("begin-empty"), say("begin-empty-words")], None);
        let mut cards = templates.chain([empty]).enumerate().map(|(number, (beginning, words, picture))| {
            card(beginning, words, picture, is_first && number == 0)
        });
        let title: Option<Element<'_, Message>> =
            titled.then(|| text(system.title()).font(STRONG).size(18).into());
        let mut all = column![].push(title).spacing(14);
        while let Some(left) = cards.next() {
            all = all.push(row![left].push(cards.next()).spacing(14));
        }
        all.into()
    }
}

/// A beginning with its title and what is in it.
fn card<'a>(
    beginning: Beginning,
    [title, words]: [String; 2],
    picture: Option<&image::Handle>,
    is_first: bool,
) -> Element<'a, Message> {
    let picture: Element<'_, Message> = match picture {
        Some(picture) => image(picture.clone()).content_fit(ContentFit::Contain).into(),
        None => space().into(),
    };
    let picture = container(picture).center_x(Fill).center_y(PICTURE.1).style(theme::table);
    let words = column![
        text(title).font(STRONG).size(20),
        text(words).size(SMALL).height(WORDS).style(theme::faint_text)
    ];
    let card = button(column![picture, words.spacing(4).padding([10, 12])])
        .width(PICTURE.0 + 20.0)
        .padding(1)
        .style(theme::card)
        .on_press(Message::Chosen(beginning));
    if is_first { card.first().into() } else { card.into() }
}
