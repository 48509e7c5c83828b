//! What this program is, on a sheet over the window: its name, version and terms, whose the games are, and what it is made with.

use crate::Element;
use crate::focus::button;
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::words::{say, say_with};
use iced::widget::{center, column, container, opaque, row, scrollable, space, text};
use iced::{Alignment, Fill, padding};

/// The id of the sheet.
pub(crate) const SHEET: &str = "about";

/// Enough read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Closed;

/// The sheet, over everything else.
pub(crate) fn view<'a>() -> Element<'a, Closed> {
    let close = button(text(say("close")).size(BODY)).padding([6, 16]).style(theme::loud).on_press(Closed);
    let version = say_with("about-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    let name = column![text("Hellwright").font(STRONG).size(28), text(version).size(BODY)];
    let head = row![name, space().width(Fill), close].align_y(Alignment::Start);
    let lines = ["about-what", "about-owners", "about-licence"];
    let lines = lines.map(|id| text(say(id)).size(BODY).width(Fill).into());
    let made = ["about-libraries", "about-fonts"];
    let made = made.map(|id| text(say(id)).size(SMALL).style(theme::faint_text).width(Fill).into());
    let lines =
        scrollable(column(lines).extend(made).spacing(12).padding(padding::right(14))).style(theme::scroll);
    let sheet = container(column![head, lines].spacing(16)).id(SHEET).padding(20).width(560);
    opaque(center(sheet.style(theme::raised)).padding(8).style(theme::shade))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text without the marks of its markup and the breaks of its lines.
    fn plain(text: &str) -> String {
        text.replace(['`', '*'], "").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_owners_and_the_terms_are_those_of_the_readme() {
        let readme = plain(include_str!("../../../README.md"));
        assert!(readme.contains(&plain(&say("about-owners"))));
        let terms = readme.split("## Licence").nth(1).expect("the terms");
        for name in env!("CARGO_PKG_LICENSE").replace('-', " ").split(" OR ") {
            assert!(say("about-licence").contains(name) && terms.contains(name), "{name}");
        }
    }

    #[test]
    fn the_libraries_it_names_are_used() {
        let architecture = include_str!("../../../docs/architecture.md");
        let table = architecture.split("\n## Dependencies").nth(1).expect("a table of libraries");
        let names = say("about-libraries");
        let names = names.split_once(": ").and_then(|(_, rest)| rest.split_once('.')).expect("a list").0;
        let names: Vec<&str> =
            names.split([',', ' ']).filter(|word| !word.is_empty() && *word != "and").collect();
        assert!(names.len() > 5, "{names:?}");
        for name in names {
            assert!(table.contains(name), "{name}");
        }
    }
}
