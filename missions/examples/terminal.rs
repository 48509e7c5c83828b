//! A game for the terminal, on the library crates alone: `cargo run -p missions --example terminal -- MISSION`.
//!
//! It shows all a front end has to do: open a mission, lay it out, ask what is due, show the choices, take one, print what
//! happened, go back, save and load. The rules are the engine's; nothing here knows them. `docs/front-end.md` goes with it.

use engine::play::Replay;
use engine::{Side, Step};
use missions::Mission;
use missions::playable::{Playable, TableSession};
use missions::playback;
use missions::ruleset;
use missions::simulate::BotPair;
use missions::text::Map;
use rule_system::tells;
use std::error::Error;
use std::fs;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

const USAGE: &str = "\
usage: terminal MISSION [--marines N] [--seed N] [--seats 0,1] [--load FILE] [--auto]
  --seats   the seats you play: marines from 0, the invader is 4; bots play the others (without it you play seat 0)
  --auto    bots play every seat";

const HELP: &str =
    "a number takes a choice, Enter the one a bot would take · m map · u undo · s FILE saves · q ends";

type Done<T> = Result<T, Box<dyn Error>>;

/// What was typed on the command line.
#[derive(Default)]
pub(crate) struct Options {
    mission: PathBuf,
    marines: Option<u8>,
    seed: u64,
    seats: Vec<u8>,
    load: Option<PathBuf>,
}

impl Options {
    /// Read the words of a command line.
    pub(crate) fn read(words: impl IntoIterator<Item = String>) -> Done<Self> {
        let mut options = Self { seed: 1, seats: vec![0], ..Self::default() };
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(USAGE);
            match word.as_str() {
                "--marines" => options.marines = Some(value()?.parse()?),
                "--seed" => options.seed = value()?.parse()?,
                "--seats" => options.seats = value()?.split(',').map(str::parse).collect::<Result<_, _>>()?,
                "--load" => options.load = Some(value()?.into()),
                "--auto" => options.seats.clear(),
                path if !path.starts_with('-') => options.mission = path.into(),
                _ => return Err(USAGE.into()),
            }
        }
        if options.mission.as_os_str().is_empty() { Err(USAGE.into()) } else { Ok(options) }
    }
}

/// A game under way, with the player at this terminal.
pub(crate) struct Game {
    mission: Mission,
    playable: Box<dyn Playable>,
    session: Box<dyn TableSession>,
    /// The seats played here.
    seats: Vec<u8>,
    /// So many events have been printed.
    told: usize,
}

impl Game {
    /// Open the mission and lay it out, or go on with a saved game of it.
    pub(crate) fn begin(options: &Options) -> Done<Self> {
        let mission = missions::format::load(&options.mission)?.mission;
        let saved = match &options.load {
            Some(file) => Some(Replay::parse(&fs::read_to_string(file)?).0),
            None => None,
        };
        let made_for = ruleset::marine_numbers(&mission);
        let wanted = saved.as_ref().map(|replay| replay.provenance.marines).or(options.marines);
        let marines = wanted.or(made_for.last().copied()).filter(|marines| made_for.contains(marines));
        let marines = marines.ok_or_else(|| format!("the mission is made for {made_for:?} marines"))?;
        let playable = ruleset::lay_out(&mission, marines).ok_or("its rules are unknown")?.game;
        let session = match saved {
            None => {
                let path = options.mission.display().to_string();
                let mut about = ruleset::provenance(&mission, &path, marines);
                about.seed = Some((options.seed, 0));
                playable.session(BotPair::default(), about)
            }
            Some(replay) => {
                let (session, wrong) = playable.resume(BotPair::default(), &replay);
                if let Some(wrong) = wrong {
                    return Err(wrong.to_string().into());
                }
                session
            }
        };
        let told = session.events().len();
        Ok(Self { mission, playable, session, seats: options.seats.clone(), told })
    }

    /// Play to the end, or until somebody has enough.
    pub(crate) fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Done<()> {
        self.show_map(out)?;
        loop {
            self.tell(out)?;
            let due = self.session.due().clone();
            match due {
                Step::Over(end) => {
                    let winner = match end.winner {
                        Some(Side::Marines) => "The marines win",
                        Some(Side::Invader) => "The invader wins",
                        None => "Nobody wins",
                    };
                    writeln!(out, "\n{winner}: {}", end.reason)?;
                    return Ok(());
                }
                Step::Choose(seat) if self.seats.contains(&seat.0) => {
                    writeln!(out, "\n{}:", self.session.seat_name(seat))?;
                    if !self.ask(input, out)? {
                        return Ok(());
                    }
                }
                // Bots choose by what their seat may know; chance falls by the seed.
                Step::Choose(_) | Step::Chance => self.take_suggestion(),
            }
        }
    }

    /// Let somebody choose; false if they have enough.
    fn ask(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Done<bool> {
        let options = self.session.now().options;
        for (number, option) in (1..).zip(&options) {
            writeln!(out, "{number:>4}  {}", option.text)?;
        }
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return Ok(false);
            }
            match line.trim().split_once(' ').unwrap_or((line.trim(), "")) {
                ("", _) => {
                    self.take_suggestion();
                    return Ok(true);
                }
                ("q", _) => return Ok(false),
                ("m", _) => self.show_map(out)?,
                ("s", file) if !file.is_empty() => {
                    fs::write(file, self.saved().to_string())?;
                    writeln!(out, "saved: {file}")?;
                }
                ("u", _) => {
                    self.undo();
                    return Ok(true);
                }
                (word, _) => match word.parse::<usize>() {
                    Ok(number) if (1..=options.len()).contains(&number) => {
                        let _ = self.session.take(number - 1);
                        return Ok(true);
                    }
                    _ => writeln!(out, "{HELP}")?,
                },
            }
        }
    }

    /// Take what a bot would, or what chance gives.
    fn take_suggestion(&mut self) {
        if let Some(option) = self.session.suggest() {
            let _ = self.session.take(option);
        }
    }

    /// Go back to the last choice made here; chance will fall again as it fell.
    fn undo(&mut self) {
        while self.session.back() {
            if matches!(self.session.due(), Step::Choose(seat) if self.seats.contains(&seat.0)) {
                break;
            }
        }
        self.told = self.session.events().len();
    }

    /// What has happened since the last time it was printed, in the rules' own sentences.
    fn tell(&mut self, out: &mut impl Write) -> io::Result<()> {
        let events = self.session.events();
        // The story wants to hear a game from its start: it follows who stands where.
        let story = self.playable.story(events);
        for (event, sentence) in events.iter().zip(story).skip(self.told) {
            let Some(sentence) = sentence else { continue };
            let gap = if playback::is_heading(event) { "\n" } else { "" };
            writeln!(out, "{gap}{sentence}")?;
        }
        self.told = events.len();
        Ok(())
    }

    /// The table as everybody sees it.
    fn show_map(&self, out: &mut impl Write) -> io::Result<()> {
        let (table, world) = (self.session.table(), self.session.world());
        let mut map = Map::game(table, world.closed());
        map.pieces(self.mission.system(), table, world);
        map.figures(self.mission.system(), table, world, None, true);
        writeln!(out, "\n{}", map.text(false))?;
        for (_, figure) in world.figures().on_map() {
            let kind = table.kind(figure.kind);
            let (at, stunned) =
                (table.board.cell(figure.space), if figure.stunned { ", stunned" } else { "" });
            writeln!(out, "  {} at {at}: {} of {} damage{stunned}", kind.name, figure.damage, kind.health)?;
        }
        let numbers = tells::in_words(self.mission.system().counts(), &self.session.counts());
        if numbers.is_empty() { Ok(()) } else { writeln!(out, "  On the table: {numbers}") }
    }

    /// The game so far, as it would be saved.
    pub(crate) fn saved(&self) -> Replay {
        self.session.replay()
    }
}

#[allow(dead_code, reason = "tests call what stands above")]
fn main() -> Done<()> {
    let options = Options::read(std::env::args().skip(1))?;
    Game::begin(&options)?.play(&mut io::stdin().lock(), &mut io::stdout().lock())
}
