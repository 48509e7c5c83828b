//! The cards of missions on the first screen: all of one width, as many beside each other as there is room for.

use super::{Message, Recent};
use crate::Element;
use crate::focus::button;
use crate::icon;
use crate::library::{Card, in_short};
use crate::parts::hint;
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::command::Command;
use editor_model::words::say;
use iced::widget::grid::{Grid, Sizing};
use iced::widget::text::Wrapping;
use iced::widget::{column, container, image, row, space, stack, text};
use iced::{Alignment, ContentFit, Fill, Length, padding};
use std::path::Path;

/// No card is wider.
const WIDEST: f32 = 380.0;

/// How high the picture of a shipped mission is, and of one that was open before.
const LARGE: f32 = 150.0;
const SMALLER: f32 = 110.0;

/// How high the words of a mission that was open before are.
const WORDS: f32 = 64.0;

/// So many letters of a path are seen on a card.
const LETTERS: usize = 42;

/// Cards in rows.
pub(super) fn grid<'a>(cards: impl Iterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    Grid::with_children(cards)
        .fluid(WIDEST)
        .spacing(16)
        .height(Sizing::EvenlyDistribute(Length::Shrink))
        .into()
}

/// A mission with what it is about.
pub(super) fn mission(card: &Card) -> Element<'_, Message> {
    let words = column![
        text(&card.title).font(STRONG).size(22),
        text(&card.summary).size(BODY).height(Length::Fixed(60.0)),
        text(&card.facts).size(SMALL).style(theme::faint_text),
    ];
    let inside = column![picture(Some(card), LARGE), words.spacing(6).padding([14, 16])].width(Fill);
    let open = button(inside).padding(1).style(theme::card).on_press(Message::CardPressed(card.path.clone()));
    let sign = row![icon::or_title(Command::PlayHere), text(say("start-play")).size(SMALL)].spacing(6);
    let play = button(sign.align_y(Alignment::Center)).padding([4, 12]).style(theme::quiet);
    let play = play.on_press(Message::CardPlayed(card.path.clone()));
    stack![open, container(play).align_right(Fill).padding(8)].into()
}

/// A mission one had open before: its title, and the folder that distinguishes it from others.
pub(super) fn remembered(known: &Recent) -> Element<'_, Message> {
    let card = match &known.card {
        Some(Err(why)) => return missing(&known.path, why),
        Some(Ok(card)) => Some(card),
        None => None,
    };
    let title = card.map_or_else(|| name(&known.path), |card| card.title.clone());
    let whole = format!("{title}\n{}", known.path.display());
    let words = column![
        text(title).font(STRONG).size(19).wrapping(Wrapping::None),
        text(in_short(&known.path, LETTERS)).size(SMALL).style(theme::faint_text).wrapping(Wrapping::None),
    ];
    // What is too long ends where the words of other cards end, and is seen whole while the pointer rests.
    let words = container(words.spacing(4)).width(Fill).height(Fill).clip(true);
    let words = container(words).padding([10, 16]).height(WORDS);
    let press = button(column![picture(card, SMALLER), words].width(Fill)).padding(1).style(theme::card);
    hint(press.on_press(Message::CardPressed(known.path.clone())), whole)
}

/// A mission that was open before and cannot be opened now, with the reason.
fn missing<'a>(path: &'a Path, why: &'a str) -> Element<'a, Message> {
    let words = column![
        text(name(path)).font(STRONG).size(19).style(theme::faint_text).wrapping(Wrapping::None),
        text(in_short(path, LETTERS)).size(SMALL).style(theme::faint_text).wrapping(Wrapping::None),
        text(why).size(SMALL).style(theme::faint_text),
    ];
    let remove = button(text(say("start-forget")).size(SMALL)).padding([4, 10]).style(theme::quiet);
    let inside = column![
        container(words.spacing(4)).width(Fill).height(Fill).clip(true),
        row![space().width(Fill), remove.on_press(Message::Forget(path.to_owned()))],
    ];
    let inside = inside.spacing(8).padding(padding::vertical(12).horizontal(16)).width(Fill);
    container(inside.align_x(Alignment::Start)).height(SMALLER + WORDS + 2.0).style(theme::absent).into()
}

/// The picture of a card; an empty place of the same size without one.
fn picture(card: Option<&Card>, height: f32) -> Element<'_, Message> {
    let picture: Element<'_, Message> = match card.and_then(|card| card.picture.as_ref()) {
        Some(picture) => image(picture.clone()).content_fit(ContentFit::Contain).into(),
        None => space().into(),
    };
    container(picture).center_x(Fill).center_y(height).padding([10, 0]).style(theme::table).into()
}

/// The name of a folder.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
