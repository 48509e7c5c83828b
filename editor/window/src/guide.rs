//! "Your first mission", the page of `docs/`, on a sheet over the window: its headings, paragraphs and lists. Pictures are
//! left out, for the window itself is what they show.

use crate::Element;
use crate::focus::button;
use crate::theme::{self, BODY, CODE, STRONG};
use editor_model::words::{plain, say};
use iced::widget::{center, column, container, opaque, rich_text, row, scrollable, space, span, text};
use iced::{Alignment, Fill};

/// The id of the sheet.
pub(crate) const SHEET: &str = "guide";

const PAGE: &str = include_str!("../../../docs/first-mission.md");

/// Enough read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Closed;

/// A part of the page.
#[derive(Debug, PartialEq, Eq)]
enum Block {
    Title(String),
    Heading(String),
    Words(String),
    Point(String),
}

/// How a piece of a line is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hand {
    Plain,
    Strong,
    Code,
}

/// The sheet, over everything else.
pub(crate) fn view<'a>() -> Element<'a, Closed> {
    let close = button(text(say("close")).size(BODY)).padding([6, 16]).style(theme::loud).on_press(Closed);
    let blocks = blocks(PAGE);
    let title = blocks.iter().find_map(|block| match block {
        Block::Title(words) => Some(words.clone()),
        _ => None,
    });
    let head = row![text(title.unwrap_or_default()).font(STRONG).size(24), space().width(Fill), close]
        .align_y(Alignment::Center);
    let lines = blocks.into_iter().filter_map(|block| match block {
        Block::Title(_) => None,
        Block::Heading(words) => Some(text(words).font(STRONG).size(19).into()),
        Block::Words(words) => Some(written(&words)),
        Block::Point(words) => {
            Some(row![text("•").size(BODY), container(written(&words)).width(Fill)].spacing(8).into())
        }
    });
    let list = scrollable(column(lines).spacing(10).padding([0, 14])).style(theme::scroll).height(Fill);
    let sheet = container(column![head, list].spacing(12)).id(SHEET).padding(20).width(680).height(640);
    opaque(center(sheet.style(theme::raised)).style(theme::shade))
}

fn written<'a>(words: &str) -> Element<'a, Closed> {
    let pieces: Vec<_> = pieces(words)
        .into_iter()
        .map(|(hand, words)| match hand {
            Hand::Plain => span::<(), _>(words),
            Hand::Strong => span(words).font(STRONG),
            Hand::Code => span(words).font(CODE),
        })
        .collect();
    rich_text(pieces).size(BODY).width(Fill).into()
}

/// The parts of a page.
fn blocks(page: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut goes_on = false;
    for line in page.lines() {
        let begun = std::mem::replace(&mut goes_on, !line.trim().is_empty());
        if line.trim().is_empty() || line.starts_with("![") {
            goes_on = false;
        } else if let Some(words) = line.strip_prefix("# ") {
            blocks.push(Block::Title(words.to_owned()));
        } else if let Some(words) = line.strip_prefix("## ") {
            blocks.push(Block::Heading(words.to_owned()));
        } else if let Some(words) = line.strip_prefix("- ") {
            blocks.push(Block::Point(words.to_owned()));
        } else if let (true, Some(Block::Words(words) | Block::Point(words))) = (begun, blocks.last_mut()) {
            words.push(' ');
            words.push_str(line.trim());
        } else {
            blocks.push(Block::Words(line.to_owned()));
        }
    }
    blocks
}

/// A line in pieces: strong between `**`, code between backquotes; of a link only its words, and lean ones are as any other.
fn pieces(words: &str) -> Vec<(Hand, String)> {
    let mut pieces = Vec::new();
    for (number, part) in words.split('`').enumerate() {
        if number % 2 == 1 {
            pieces.push((Hand::Code, part.to_owned()));
            continue;
        }
        for (number, part) in part.split("**").enumerate() {
            let hand = if number % 2 == 1 { Hand::Strong } else { Hand::Plain };
            pieces.push((hand, plain(&unlinked(part))));
        }
    }
    pieces.retain(|(_, words)| !words.is_empty());
    pieces
}

fn unlinked(words: &str) -> String {
    let mut rest = words;
    let mut plain = String::new();
    while let Some((before, after)) = rest.split_once('[') {
        let Some((link, after)) = after.split_once("](") else { break };
        plain.push_str(before);
        plain.push_str(link);
        rest = after.split_once(')').map_or("", |(_, after)| after);
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_part_by_part() {
        let page = "# Title\n\nOne line\nand another.\n\n![Picture](x.png)\n\n## Part\n\n- A point\n  goes on.\n- Next\n";
        let expected = [
            Block::Title("Title".into()),
            Block::Words("One line and another.".into()),
            Block::Heading("Part".into()),
            Block::Point("A point goes on.".into()),
            Block::Point("Next".into()),
        ];
        assert_eq!(blocks(page), expected);
    }

    #[test]
    fn pieces_are_strong_or_code_and_links_are_words() {
        let expected = [
            (Hand::Plain, "Press ".to_owned()),
            (Hand::Strong, "New".to_owned()),
            (Hand::Plain, " (".to_owned()),
            (Hand::Code, "Ctrl+N".to_owned()),
            (Hand::Plain, ") or read this: It is easy. Go on.".to_owned()),
        ];
        let page = "Press **New** (`Ctrl+N`) or read [this](x.md): *It is easy.* Go on.";
        assert_eq!(pieces(page), expected);
    }

    #[test]
    fn the_page_speaks_of_keys_that_are_so() {
        let keys = editor_model::command::Keys::new(&std::collections::BTreeMap::new());
        let known: Vec<String> = editor_model::command::COMMANDS
            .iter()
            .flat_map(|entry| keys.of(entry.command).iter().map(ToString::to_string).collect::<Vec<_>>())
            .collect();
        let codes = blocks(PAGE).into_iter().flat_map(|block| match block {
            Block::Title(words) | Block::Heading(words) | Block::Words(words) | Block::Point(words) => {
                pieces(&words)
            }
        });
        for (_, code) in codes.filter(|(hand, code)| {
            *hand == Hand::Code && (code.starts_with("Ctrl") || code.starts_with("Alt"))
        }) {
            let chord = code.replace("alt", "Alt");
            assert!(known.contains(&chord), "no command has the key {code}");
        }
    }
}
