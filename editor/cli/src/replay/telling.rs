//! A saved game as a story: what was chosen, what came of it, the map at every round and how everybody stands.
//! The sentences of what happened are the rules' own.

use crate::open::Opened;
use crate::terminal::{Style, Terminal};
use crate::texts;
use engine::play::Replay;
use engine::{Side, Step, Table, World};
use missions::playable::Counts;
use missions::playable::Playable;
use missions::playback::{self, Line, Paragraph, Playback};
use missions::text::Map;
use rule_system::{RuleSystem, SideRow, tells};

/// A game whose story is printed.
pub(super) struct Telling<'a> {
    pub(super) terminal: Terminal,
    pub(super) game: &'a dyn Playable,
    pub(super) opened: &'a Opened,
    pub(super) marines: u8,
    pub(super) replay: &'a Replay,
}

/// How everybody stands: `Alpha 3 of 10 damage · Bravo unhurt · the invader: 1 frag, 2 argent, 4 events`.
fn standing(system: &dyn RuleSystem, table: &Table, world: &World, counts: &Counts) -> String {
    let mut parts = Vec::new();
    for (_, figure) in world.figures().all().filter(|(id, _)| id.0 < table.marines) {
        let kind = table.kind(figure.kind);
        let said = match (figure.damage, figure.stunned) {
            _ if !figure.on_map => texts::text("telling-fragged"),
            (0, false) => texts::text("telling-unhurt"),
            (0, true) => texts::text("telling-unhurt-stunned"),
            (_, false) => texts::text("telling-damage"),
            (_, true) => texts::text("telling-damage-stunned"),
        };
        let said = said.with("name", kind.name.to_string()).with("damage", figure.damage);
        parts.push(said.with("health", kind.health).to_string());
    }
    joined(parts, &tells::in_words(system.counts(), counts), system.side(Side::Invader))
}

/// The marines, and the numbers on the table if the game has any.
fn joined(mut parts: Vec<String>, numbers: &str, invader: SideRow) -> String {
    if !numbers.is_empty() {
        let said = invader.fill(texts::text("telling-invader"));
        parts.push(said.with("numbers", numbers).to_string());
    }
    parts.join(" · ") + "\n"
}

impl Telling<'_> {
    /// The whole game, as far as the rules agree with it.
    pub(super) fn tell(&self) -> String {
        let (mut game, _) = self.game.playback(self.replay);
        let mut text = self.head();
        text += &self.map(&*game);
        let telling = playback::tell(&*game, self.opened.mission().system().draws());
        for paragraph in &telling.paragraphs {
            text += &self.paragraph(paragraph);
            if paragraph.round {
                game.go(paragraph.to);
                text += &format!("\n{}", self.map(&*game));
            }
        }
        game.go(usize::MAX);
        text += &format!("\n{}", self.end(&*game));
        text += &self.map(&*game);
        text
    }

    fn head(&self) -> String {
        let about = &self.replay.provenance;
        let head = match about.seed {
            None => texts::text("telling-head"),
            Some((seed, game)) => {
                let is_shrunk = about.shrunk.is_some();
                let head = texts::text(if is_shrunk { "telling-head-shrunk" } else { "telling-head-game" });
                head.with("game", game).with("seed", seed.to_string())
            }
        };
        let title = self.terminal.paint(Style::Bold, self.opened.title());
        format!("{}\n\n", head.with("title", title).with("marines", self.marines))
    }

    fn line(&self, line: &Line) -> String {
        match line {
            Line::Chosen { who, what } => format!("{}: {what}", self.terminal.paint(Style::Cyan, who)),
            Line::Chance(text) | Line::Secret { drawn: text, .. } => self.terminal.paint(Style::Dim, text),
            Line::Heading(text) => self.terminal.paint(Style::Bold, text),
            Line::Happened(text) => text.clone(),
        }
    }

    fn paragraph(&self, paragraph: &Paragraph) -> String {
        let Paragraph { from, to, lines, .. } = paragraph;
        let number = if from == to { from.to_string() } else { format!("{from}–{to}") };
        let mut margin = self.terminal.paint(Style::Dim, format!("{number:>9}"));
        let mut text = String::new();
        for (i, told) in lines.iter().enumerate() {
            let line = self.line(told);
            if matches!(told, Line::Heading(_)) {
                text += &format!("\n{:>9}  {line}\n", "");
                continue;
            }
            let times = if i == 0 && to > from {
                format!(" {}", texts::text("telling-times").with("count", to - from + 1))
            } else {
                String::new()
            };
            text += &format!("{margin}  {line}{times}\n");
            margin = " ".repeat(9);
        }
        text
    }

    fn end(&self, game: &dyn Playback) -> String {
        let text = match game.end() {
            Step::Over(outcome) => {
                let system = self.opened.mission().system();
                let who = match outcome.winner.map(|side| system.side(side)) {
                    Some(called) => called.fill(texts::text("telling-wins")),
                    None => texts::text("telling-no-one"),
                };
                format!("{who}: {}", rule_system::capital(&outcome.reason))
            }
            _ => texts::text("telling-not-over").with("count", game.made().len()).to_string(),
        };
        format!("{}\n\n", self.terminal.paint(Style::Bold, text))
    }

    fn map(&self, game: &dyn Playback) -> String {
        let (table, world, system) = (game.table(), game.world(), self.opened.mission().system());
        let mut map = Map::game(table, world.closed());
        map.pieces(system, table, world);
        map.figures(system, table, world, None, true);
        format!("{}\n{}\n", map.text(self.terminal.colours), standing(system, table, world, &game.counts()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::Mission;
    use missions::ruleset;
    use missions::simulate::Plan;

    #[test]
    fn the_text_says_whatever_is_told_of_a_game_in_order() {
        let (mission, marines) = (Mission::starter(), 2);
        let laid = ruleset::lay_out(&mission, marines).expect("known rules");
        let about = ruleset::provenance(&mission, "here", marines);
        let replay = laid.game.record(&Plan::new(1, 2016), 0, about);
        let (terminal, opened) = (Terminal { colours: false, watched: false }, Opened::default());
        let game = &*laid.game;
        let text = Telling { terminal, game, opened: &opened, marines, replay: &replay }.tell();
        let telling = playback::tell(&*game.playback(&replay).0, mission.system().draws());
        assert!(telling.paragraphs.len() > 20);
        let mut rest = text.as_str();
        for line in telling.paragraphs.iter().flat_map(|paragraph| paragraph.plain(true)) {
            let at = rest.find(&line).unwrap_or_else(|| panic!("the text does not say: {line}"));
            rest = &rest[at + line.len()..];
        }
    }

    #[test]
    fn a_game_without_numbers_says_nothing_of_the_invader() {
        let marine = || vec!["Alpha unhurt".to_owned()];
        assert_eq!(joined(marine(), "1 frag", SideRow::INVADER), "Alpha unhurt · the invader: 1 frag\n");
        assert_eq!(joined(marine(), "", SideRow::INVADER), "Alpha unhurt\n");
    }
}
