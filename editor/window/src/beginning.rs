//! What a new mission begins with: a small complete one to change, or an empty table.
//! The application begins it.

use crate::Element;
use crate::focus::button;
use crate::theme::{self, BODY, SMALL, STRONG};
use crate::work;
use editor_model::words::say;
use iced::widget::{center, column, container, image, opaque, row, space, text};
use iced::{Alignment, ContentFit, Fill};
use missions::Mission;

/// The id of the sheet.
pub(crate) const SHEET: &str = "beginning";

/// Room for a picture.
const PICTURE: (f32, f32) = (260.0, 170.0);

/// Room for the words below a title: three lines, so that all cards are of one height.
const WORDS: f32 = 54.0;

/// A beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beginning {
    /// Tiles, pieces and cards that work, to be changed bit by bit.
    Starter,
    /// Nothing but sensible numbers.
    Empty,
}

impl Beginning {
    const ALL: [Self; 2] = [Self::Starter, Self::Empty];

    /// The mission.
    pub(crate) fn mission(self) -> Mission {
        match self {
            Self::Starter => Mission::starter(),
            Self::Empty => Mission::blank(),
        }
    }

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Starter => ("begin-starter", "begin-starter-words"),
            Self::Empty => ("begin-empty", "begin-empty-words"),
        }
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
    picture: Option<image::Handle>,
}

impl Choice {
    /// With a picture of what there is to see.
    pub(crate) fn new() -> Self {
        let starter = Beginning::Starter.mission();
        Self { picture: work::picture(&starter, theme::colors(), work::SMALL, PICTURE) }
    }

    /// The sheet, over everything else.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        let cards = Beginning::ALL.map(|beginning| {
            let (title, words) = beginning.words();
            let picture: Element<'_, Message> = match (&self.picture, beginning) {
                (Some(picture), Beginning::Starter) => {
                    image(picture.clone()).content_fit(ContentFit::Contain).into()
                }
                _ => space().into(),
            };
            let picture = container(picture).center_x(Fill).center_y(PICTURE.1).style(theme::table);
            let words = column![
                text(say(title)).font(STRONG).size(20),
                text(say(words)).size(SMALL).height(WORDS).style(theme::faint_text)
            ];
            let card = button(column![picture, words.spacing(4).padding([10, 12])])
                .width(PICTURE.0 + 20.0)
                .padding(1)
                .style(theme::card)
                .on_press(Message::Chosen(beginning));
            if beginning == Beginning::Starter { card.first().into() } else { card.into() }
        });
        let cancel = button(text(say("cancel")).size(BODY))
            .padding([6, 16])
            .style(theme::quiet)
            .on_press(Message::Closed);
        let head = row![text(say("begin-title")).font(STRONG).size(24), space().width(Fill), cancel];
        let sheet = column![head.align_y(Alignment::Center), row(cards).spacing(14)].spacing(16);
        opaque(
            center(container(sheet).id(SHEET).padding(20).width(620).style(theme::raised))
                .style(theme::shade),
        )
    }
}
