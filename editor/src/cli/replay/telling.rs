//! A saved game as a story: what was chosen, what came of it, the map at every round and how everybody stands.
//! The sentences of what happened are the rules' own.

use crate::cli::open::Opened;
use crate::cli::terminal::{Style, Terminal, capital};
use engine::play::{Disagreement, Replay};
use engine::{Event, Step, Table, World};
use missions::playable::{Playable, TableSession};
use missions::simulate::BotPair;
use missions::text::Map;

/// A game being told.
pub(super) struct Telling<'a> {
    pub(super) terminal: Terminal,
    pub(super) game: &'a dyn Playable,
    pub(super) opened: &'a Opened,
    pub(super) marines: u8,
    pub(super) replay: &'a Replay,
}

pub(super) struct Told {
    pub(super) text: String,
    /// Where the rules did not agree any more.
    pub(super) wrong: Option<Disagreement>,
}

/// One choice of a game.
struct Taken {
    /// Who chose what; nobody, if chance did.
    who: Option<String>,
    text: String,
    /// The first thing that happened tells of the choice itself.
    told: bool,
    /// So many events had happened after it.
    events: usize,
    /// The map, if a round began.
    map: Option<String>,
}

/// Is it somebody's deed, so that telling of it tells what was chosen?
const fn is_deed(event: &Event) -> bool {
    matches!(
        event,
        Event::Moved { .. }
            | Event::AttackDeclared { .. }
            | Event::CardPlayed { .. }
            | Event::EventPlayed { .. }
            | Event::Sprinted { .. }
            | Event::DoorOpened { .. }
            | Event::TokenTaken { .. }
            | Event::OfferTaken { .. }
            | Event::Placed { .. }
            | Event::Respawned { .. }
            | Event::ActivationStarted { .. }
            | Event::ActivationEnded { .. }
            | Event::DemonsActivated { .. }
    )
}

/// How everybody stands: `Alpha 3 of 10 damage · Bravo unhurt · the invader: 1 frag, 2 argent, 4 events`.
fn standing(table: &Table, world: &World) -> String {
    let mut parts = Vec::new();
    for (_, figure) in world.figures.all().filter(|(id, _)| id.0 < table.marines) {
        let kind = table.kind(figure.kind);
        let stun = if figure.stunned { ", stunned" } else { "" };
        parts.push(match figure.damage {
            _ if !figure.on_map => format!("{} is fragged", kind.name),
            0 => format!("{} unhurt{stun}", kind.name),
            damage => format!("{} {damage} of {} damage{stun}", kind.name, kind.health),
        });
    }
    let frags = if world.frags == 1 { "frag" } else { "frags" };
    let events = if world.events_in_hand == 1 { "event" } else { "events" };
    parts.push(format!(
        "the invader: {} {frags}, {} argent, {} {events}",
        world.frags, world.argent, world.events_in_hand
    ));
    parts.join(" · ") + "\n"
}

/// Some choices after each other of which the same is told.
struct Paragraph {
    from: usize,
    to: usize,
    lines: Vec<String>,
    map: Option<String>,
}

impl Telling<'_> {
    /// The game up to so many choices.
    pub(super) fn tell(&self, until: Option<usize>) -> Told {
        let mut session = self.game.session(BotPair::default(), self.replay.provenance.clone());
        let mut text = self.head();
        text += &self.map(&*session);
        let (mut taken, mut wrong) = (Vec::new(), None);
        for (number, key) in self.replay.moves.iter().enumerate().take(until.unwrap_or(usize::MAX)) {
            match self.take(&mut *session, key) {
                Ok(choice) => taken.push(choice),
                Err(why) => {
                    wrong = Some(Disagreement { line: self.replay.line(number + 1), ..why });
                    break;
                }
            }
        }
        let story = self.game.story(session.events());
        let mut told = 0;
        let mut paragraphs: Vec<Paragraph> = Vec::new();
        for (i, choice) in taken.into_iter().enumerate() {
            let sentences: Vec<&String> = story[told..choice.events].iter().flatten().collect();
            told = choice.events;
            let lines = self.lines(&choice, &sentences);
            match paragraphs.last_mut() {
                Some(last) if last.map.is_none() && choice.map.is_none() && last.lines == lines => {
                    last.to = i + 1;
                }
                _ => paragraphs.push(Paragraph { from: i + 1, to: i + 1, lines, map: choice.map }),
            }
        }
        let choices = paragraphs.last().map_or(0, |last| last.to);
        for paragraph in paragraphs {
            text += &self.paragraph(paragraph);
        }
        text += &format!("\n{}", self.end(&*session, choices));
        text += &self.map(&*session);
        Told { text, wrong }
    }

    fn head(&self) -> String {
        let about = &self.replay.provenance;
        let marines = match self.marines {
            1 => "1 marine".to_owned(),
            many => format!("{many} marines"),
        };
        let from = about.seed.map_or(String::new(), |(seed, game)| format!(", game {game} of seed {seed}"));
        format!("{}, {marines}{from}\n\n", self.terminal.paint(Style::Bold, self.opened.title()))
    }

    fn take(&self, session: &mut dyn TableSession, key: &str) -> Result<Taken, Disagreement> {
        let now = session.now();
        let who = match now.due {
            Step::Choose(seat) => Some(session.seat_name(seat)),
            _ => None,
        };
        let text = now.options.into_iter().find(|option| option.key == key).map(|option| option.text);
        let before = session.events().len();
        session.take_key(key)?;
        let events = &session.events()[before..];
        let told = events.first().is_some_and(is_deed);
        let round = events.iter().any(|event| matches!(event, Event::RoundStarted { round: 2.. }));
        let map = round.then(|| self.map(session));
        Ok(Taken { who, text: text.unwrap_or_default(), told, events: session.events().len(), map })
    }

    /// A choice and what came of it. What is told twice is told once; of chance only what came of it.
    fn lines(&self, choice: &Taken, sentences: &[&String]) -> Vec<String> {
        let mut lines = Vec::new();
        match &choice.who {
            Some(who) if !choice.told => {
                lines.push(format!("{}: {}", self.terminal.paint(Style::Cyan, who), choice.text));
            }
            None if sentences.is_empty() => lines.push(self.terminal.paint(Style::Dim, &choice.text)),
            _ => {}
        }
        lines.extend(sentences.iter().map(|sentence| (*sentence).clone()));
        lines
    }

    fn paragraph(&self, paragraph: Paragraph) -> String {
        let Paragraph { from, to, lines, map } = paragraph;
        let number = if from == to { from.to_string() } else { format!("{from}–{to}") };
        let mut margin = self.terminal.paint(Style::Dim, &format!("{number:>9}"));
        let mut text = String::new();
        for (i, line) in lines.iter().enumerate() {
            if line.starts_with("Round ") {
                text += &format!("\n{:>9}  {}\n", "", self.terminal.paint(Style::Bold, line));
                continue;
            }
            let times =
                if i == 0 && to > from { format!(" ({} times)", to - from + 1) } else { String::new() };
            text += &format!("{margin}  {line}{times}\n");
            margin = " ".repeat(9);
        }
        match map {
            Some(map) => format!("{text}\n{map}"),
            None => text,
        }
    }

    fn end(&self, session: &dyn TableSession, choices: usize) -> String {
        let text = match session.due() {
            Step::Over(outcome) => {
                let who = match outcome.winner {
                    Some(engine::Side::Marines) => "The marines win",
                    Some(engine::Side::Invader) => "The invader wins",
                    None => "Nobody wins",
                };
                format!("{who}: {}", capital(&outcome.reason))
            }
            _ => format!("After {choices} choices the game is not over."),
        };
        format!("{}\n\n", self.terminal.paint(Style::Bold, &text))
    }

    fn map(&self, session: &dyn TableSession) -> String {
        let (table, world) = (session.table(), session.world());
        let mut map = Map::game(table, world.closed);
        map.pieces(table, world);
        map.figures(table, world, None, true);
        format!("{}\n{}\n", map.text(self.terminal.colours), standing(table, world))
    }
}
