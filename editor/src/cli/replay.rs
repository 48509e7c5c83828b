//! `hellwright replay FILE`: a saved game played back as text, with the map at every round; or only verified.

use crate::cli::map::Map;
use crate::cli::open::{self, Opened};
use crate::cli::terminal::{Style, Terminal, capital};
use crate::cli::{Done, Failure, Verdict};
use engine::play::{Disagreement, Replay};
use engine::{Event, Step};
use missions::playable::{Playable, TableSession};
use missions::ruleset::{self, Laid};
use missions::simulate::BotPair;
use std::path::{Path, PathBuf};

/// Play a saved game back as text with the map, or see whether the rules still agree with it.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The saved game
    file: PathBuf,
    /// Only see whether the rules agree with every choice of it; exit code 1 where they do not
    #[arg(long)]
    verify: bool,
    /// Stop after so many choices
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    until: Option<usize>,
    /// Where the mission is, if not where the file says
    #[arg(long, value_name = "PATH")]
    mission: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, terminal: &Terminal) -> Done {
    let file = arguments.file.display();
    let replay = read(&arguments.file, terminal)?;
    let about = &replay.provenance;
    let opened = open::mission(&find(arguments, &about.mission)?)?;
    let mission = opened.mission();
    if !about.rules.is_empty() && about.rules != mission.rules().0 {
        let why = format!(
            "{file} was played by the rules {}, {} is for {}",
            about.rules,
            opened.path,
            mission.rules().0
        );
        return Err(Failure::Told(why));
    }
    let changed = !about.digest.is_empty() && about.digest != ruleset::digest(mission).to_string();
    if changed {
        terminal.complain(&format!(
            "{} has changed since this game was saved; its choices are followed as far as they fit",
            opened.path
        ));
    }
    let (_, Laid { game, .. }) =
        open::lay_out(&opened, (about.marines > 0).then_some(about.marines), terminal)?;
    if arguments.verify {
        return verify(terminal, &*game, &replay);
    }
    let told = Telling { terminal, game: &*game, opened: &opened, replay: &replay }.tell(arguments.until);
    terminal.print(&told.text)?;
    match told.wrong {
        None => Ok(Verdict::Good),
        Some(wrong) => {
            terminal.complain(&format!("{file}: {wrong}"));
            Ok(Verdict::Bad)
        }
    }
}

/// A game of ten thousand choices has some hundred thousand bytes.
const LIMIT: u64 = 64 << 20;

fn read(path: &Path, terminal: &Terminal) -> Result<Replay, Failure> {
    let file = path.display();
    let told = |error: std::io::Error| Failure::Told(format!("{file}: {error}"));
    if std::fs::metadata(path).map_err(told)?.len() > LIMIT {
        return Err(Failure::Told(format!("{file} is larger than any saved game")));
    }
    let text = String::from_utf8(std::fs::read(path).map_err(told)?)
        .map_err(|_| format!("{file} is no saved game: it is not text"))?;
    let (replay, problems) = Replay::parse(&text);
    for problem in problems.iter().take(5) {
        terminal.complain(&format!("{file}: {problem}"));
    }
    if replay.provenance.mission.is_empty() {
        return Err(Failure::Told(format!(
            "{file} is no saved game: it does not say on which mission it was played"
        )));
    }
    Ok(replay)
}

/// Where the mission is: where we are told, where the file says as seen from here, or as seen from the file.
fn find(arguments: &Arguments, said: &str) -> Result<PathBuf, Failure> {
    if let Some(path) = &arguments.mission {
        return Ok(path.clone());
    }
    let beside = arguments.file.parent().map(|folder| folder.join(said));
    let found = [Some(PathBuf::from(said)), beside].into_iter().flatten().find(|path| path.exists());
    found.ok_or_else(|| {
        let said = said.escape_debug();
        Failure::Told(format!(
            "the game was played on {said}, which is not there; --mission PATH says where it is now"
        ))
    })
}

fn verify(terminal: &Terminal, game: &dyn Playable, replay: &Replay) -> Done {
    let verdict = game.verify(replay);
    let agrees = matches!(verdict, engine::play::Verdict::Agrees { .. });
    let style = if agrees { Style::Green } else { Style::Red };
    let (first, rest) = if agrees { ("agrees", "") } else { ("disagrees", ": ") };
    let told = verdict.to_string();
    let told = told.strip_prefix("agrees").unwrap_or(&told);
    let choices = replay.moves.len();
    terminal.print(&format!("{}{rest}{told} ({choices} choices)\n", terminal.paint(style, first)))?;
    Ok(if agrees { Verdict::Good } else { Verdict::Bad })
}

/// A game being told.
struct Telling<'a> {
    terminal: &'a Terminal,
    game: &'a dyn Playable,
    opened: &'a Opened,
    replay: &'a Replay,
}

struct Told {
    text: String,
    /// Where the rules did not agree any more.
    wrong: Option<Disagreement>,
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

/// Some choices after each other of which the same is told.
struct Paragraph {
    from: usize,
    to: usize,
    lines: Vec<String>,
    map: Option<String>,
}

impl Telling<'_> {
    fn tell(&self, until: Option<usize>) -> Told {
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
        let marines = match about.marines {
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
            Some(map) => format!("{text}\n{map}\n"),
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
        let mut map = Map::new(table, world.closed);
        map.pieces(table, world);
        map.figures(table, world, None);
        map.text(self.terminal)
    }
}
