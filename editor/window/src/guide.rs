//! The tutorial, `docs/first-mission.md`, beside whatever the window shows: one heading at a time, with its pictures, and a tick
//! at every step that the open mission shows to be done. The model decides what counts as done.

mod page;
mod pictures;

use crate::focus::{Part, button};
use crate::parts::edge;
use crate::theme::{self, BODY, CODE, PLAIN, SMALL, STRONG};
use crate::{Element, Renderer};
use editor_model::tutorial::Step;
use editor_model::words::say;
use iced::advanced::text::Renderer as _;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;
use iced::widget::{
    center, column, container, image, mouse_area, opaque, rich_text, row, scrollable, space, span, text,
};
use iced::{Alignment, Fill, Task, padding};
use page::{Block, Hand, Leaf};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The id of the sheet with a picture.
pub(crate) const SHEET: &str = "guide";

const PAGE: &str = include_str!("../../../docs/first-mission.md");

static LEAVES: LazyLock<Vec<Leaf>> = LazyLock::new(|| page::leaves(PAGE));

/// The id of what scrolls.
const LEAF: &str = "guide-leaf";

/// How wide it is beside a wide window, and how high below a narrow one.
pub(crate) const WIDTH: f32 = 320.0;
pub(crate) const HEIGHT: f32 = 220.0;

/// A picture is so wide in the text.
const PICTURE: f32 = 284.0;

/// From this width on the window has room for it beside the map.
pub(crate) const WIDE: u32 = 1100;

/// Something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// This leaf is wanted.
    Turned(usize),
    /// This picture of the leaf is wanted large.
    Enlarged(usize),
    /// The large picture has been looked at.
    Lowered,
    /// Enough read.
    Closed,
}

/// The state of the tutorial.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Guide {
    open: bool,
    leaf: usize,
    /// The number of the picture that is shown large.
    large: Option<usize>,
}

impl Guide {
    /// Closed, at the leaf where it was left.
    pub(crate) fn at(leaf: usize) -> Self {
        Self { open: false, leaf: leaf.min(LEAVES.len() - 1), large: None }
    }

    /// Open it, or close it.
    pub(crate) const fn toggle(&mut self) {
        self.open = !self.open;
    }

    /// Is it open?
    pub(crate) const fn is_open(self) -> bool {
        self.open
    }

    /// Is a picture shown large, over everything else?
    pub(crate) const fn is_large(self) -> bool {
        self.large.is_some()
    }

    /// The leaf it is at.
    pub(crate) const fn leaf(self) -> usize {
        self.leaf
    }

    /// Take a message.
    pub(crate) fn update<T: Send + 'static>(&mut self, message: Message) -> Task<T> {
        match message {
            Message::Turned(leaf) => {
                self.leaf = leaf.min(LEAVES.len() - 1);
                // A leaf is read from its beginning.
                return operation::scroll_to(LEAF, AbsoluteOffset { x: 0.0, y: 0.0 });
            }
            Message::Enlarged(picture) => self.large = Some(picture),
            Message::Lowered => self.large = None,
            Message::Closed => self.open = false,
        }
        Task::none()
    }

    /// What is beside the screen, or below it where the window is not wide.
    pub(crate) fn view<'a>(self, done: &BTreeSet<Step>, wide: bool) -> Element<'a, Message> {
        let close = button(text(say("close")).size(SMALL)).padding([4, 10]).style(theme::quiet);
        let close = close.on_press(Message::Closed);
        let title = text(say("guide-title")).font(STRONG).size(19);
        let all = if wide {
            let head = row![title, space().width(Fill), close].align_y(Alignment::Center);
            let turn = row![self.previous(), space().width(Fill), self.next(done)];
            let all = column![head, self.steps(done), self.read(done), turn].spacing(10).padding(12);
            container(row![edge(1.0, Fill), all]).width(WIDTH).height(Fill)
        } else {
            let turn = row![self.previous(), self.next(done), close].spacing(4).align_y(Alignment::Center);
            let head = row![title, self.steps(done), space().width(Fill), turn].spacing(10);
            let all = column![head.align_y(Alignment::Center), self.read(done)].spacing(6).padding([6, 12]);
            container(column![edge(Fill, 1.0), all]).width(Fill).height(HEIGHT)
        };
        all.id(Part::Tutorial.id()).style(theme::surface).into()
    }

    /// The picture that is shown large, over everything else.
    pub(crate) fn sheet<'a>(self) -> Option<Element<'a, Message>> {
        let Some(Block::Picture { name, .. }) = LEAVES[self.leaf].blocks.get(self.large?) else {
            return None;
        };
        let close = button(text(say("close")).size(BODY)).padding([6, 16]).style(theme::loud);
        let picture = container(image(pictures::picture(name)?)).center_x(Fill);
        let all = column![row![space().width(Fill), close.on_press(Message::Lowered)], picture].spacing(10);
        let sheet = container(all).id(SHEET).padding(16).style(theme::raised);
        Some(opaque(mouse_area(center(sheet).padding(16).style(theme::shade)).on_press(Message::Lowered)))
    }

    /// The numbers of the steps; those that are done have a tick.
    fn steps<'a>(self, done: &BTreeSet<Step>) -> Element<'a, Message> {
        let steps = Step::ALL.iter().zip(1..).map(|(step, leaf)| {
            let here = theme::entry(leaf == self.leaf);
            let sign = if done.contains(step) { tick() } else { text(leaf.to_string()).size(SMALL).into() };
            let press = button(container(sign).center_x(16).center_y(18)).padding([4, 7]).style(here);
            press.on_press(Message::Turned(leaf)).into()
        });
        row(steps).spacing(2).into()
    }

    fn previous<'a>(self) -> Element<'a, Message> {
        let before = self.leaf.checked_sub(1).map(Message::Turned);
        let press = button(text(say("guide-previous")).size(BODY)).padding([6, 14]).style(theme::quiet);
        press.on_press_maybe(before).into()
    }

    /// The button for going on stands out once there is nothing left to do here.
    fn next<'a>(self, done: &BTreeSet<Step>) -> Element<'a, Message> {
        let after = (self.leaf + 1 < LEAVES.len()).then_some(Message::Turned(self.leaf + 1));
        let press = button(text(say("guide-next")).size(BODY)).padding([6, 14]);
        let ready = self.step().is_none_or(|step| done.contains(&step)) && after.is_some();
        let press = if ready { press.style(theme::loud) } else { press.style(theme::quiet) };
        press.on_press_maybe(after).into()
    }

    /// The step of the leaf; before the first and after the last there is none.
    fn step(self) -> Option<Step> {
        Step::ALL.get(self.leaf.checked_sub(1)?).copied()
    }

    fn read<'a>(self, done: &BTreeSet<Step>) -> Element<'a, Message> {
        let leaf = &LEAVES[self.leaf];
        let is_done = self.step().is_some_and(|step| done.contains(&step));
        let sign = is_done
            .then(|| row![tick(), text(say("guide-done")).size(SMALL).style(text::success)].spacing(6));
        let head = column![text(leaf.title.as_str()).font(STRONG).size(22)].push(sign).spacing(4);
        let blocks = leaf.blocks.iter().enumerate().map(|(number, block)| shown(number, block));
        let all = column![head].extend(blocks).spacing(10).padding(padding::right(12));
        scrollable(all).id(LEAF).height(Fill).width(Fill).style(theme::scroll).into()
    }
}

fn shown<'a>(number: usize, block: &'static Block) -> Element<'a, Message> {
    match block {
        Block::Title(words) | Block::Heading(words) => text(words.as_str()).font(STRONG).size(19).into(),
        Block::Words(words) => written(words),
        Block::Point(words) => {
            row![text("•").size(BODY), container(written(words)).width(Fill)].spacing(8).into()
        }
        Block::Picture { name, words } => {
            let press = pictures::picture(name).map(|picture| {
                let press = button(image(picture).width(PICTURE)).padding(0).style(theme::card);
                press.on_press(Message::Enlarged(number))
            });
            column![]
                .push(press)
                .push(text(words.as_str()).size(SMALL).style(theme::faint_text))
                .spacing(4)
                .into()
        }
    }
}

fn written<'a>(words: &str) -> Element<'a, Message> {
    let pieces: Vec<_> = page::pieces(words)
        .into_iter()
        .map(|(hand, words)| match hand {
            Hand::Plain => span::<(), _>(words).font(PLAIN),
            Hand::Strong => span(words).font(STRONG),
            Hand::Code => span(words).font(CODE).size(SMALL),
        })
        .collect();
    rich_text(pieces).size(BODY).width(Fill).into()
}

fn tick<'a>() -> Element<'a, Message> {
    text(Renderer::CHECKMARK_ICON).font(Renderer::ICON_FONT).size(SMALL).style(text::success).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_its_numbered_heading() {
        let numbered = LEAVES.iter().filter(|leaf| leaf.title.starts_with(|c: char| c.is_ascii_digit()));
        assert_eq!(numbered.count(), Step::ALL.len());
        for number in 1..=Step::ALL.len() {
            assert!(LEAVES[number].title.starts_with(&format!("{number}. ")), "{}", LEAVES[number].title);
        }
    }

    #[test]
    fn every_picture_of_the_page_comes_with_the_program() {
        let blocks = LEAVES.iter().flat_map(|leaf| &leaf.blocks);
        let names: Vec<&String> = blocks
            .filter_map(|block| match block {
                Block::Picture { name, .. } => Some(name),
                Block::Title(_) | Block::Heading(_) | Block::Words(_) | Block::Point(_) => None,
            })
            .collect();
        assert!(!names.is_empty());
        for name in names {
            assert!(pictures::picture(name).is_some(), "{name}");
        }
    }

    #[test]
    fn it_is_left_and_found_again_at_a_leaf_that_there_is() {
        let mut guide = Guide::at(usize::MAX);
        assert_eq!(guide.leaf(), LEAVES.len() - 1);
        let _ = guide.update::<()>(Message::Turned(3));
        let _ = guide.update::<()>(Message::Closed);
        assert_eq!(Guide::at(guide.leaf()).leaf(), 3);
    }
}
