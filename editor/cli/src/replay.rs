//! `hellwright replay FILE`: a saved game played back as text, with the map at every round; played on; or only verified.

mod position;
mod telling;

use crate::open;
use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Verdict, bots, texts};
use engine::play::{Disagreement, Replay};
use missions::format::{self, position_file, trouble};
use missions::playable::{Playable, TableSession};
use missions::ruleset::{self, ReadyGame};
use missions::simulate::{self, BotPair};
use std::path::{Path, PathBuf};
use telling::Telling;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    file: PathBuf,
    #[arg(long)]
    verify: bool,
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    until: Option<usize>,
    #[arg(
        long,
        value_name = "MARINES[,INVADER]",
        num_args = 0..=1,
        default_missing_value = "greedy",
        conflicts_with = "verify",
        long_help = bots::help(&texts::text("bots-play-on"))
    )]
    play_on: Option<BotPair>,
    #[arg(long, value_name = "FILE", conflicts_with = "verify")]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "verify")]
    position: Option<PathBuf>,
    #[arg(long, value_name = "PATH", requires = "position")]
    next: Option<PathBuf>,
    #[arg(long, value_name = "PATH")]
    mission: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let file = &*arguments.file.display().to_string();
    let replay = read(&arguments.file, terminal)?;
    let about = &replay.provenance;
    let opened = open::mission(&find(arguments, &about.mission)?)?;
    let mission = opened.mission();
    if !about.rules.is_empty() && about.rules != mission.rules().0 {
        let told = texts::text("replay-rules").with("file", file).with("rules", about.rules.as_str());
        let told = told.with("path", opened.path.as_str());
        return Err(told.with("own", mission.rules().0.to_string()).into());
    }
    if let Some(now) = ruleset::revision(mission).filter(|now| *now != about.revision) {
        let is_older = about.revision < now;
        let told = texts::text(if is_older { "replay-older" } else { "replay-newer" });
        terminal.complain(told.with("file", file));
    }
    let changed = !about.digest.is_empty() && about.digest != ruleset::digest(mission).to_string();
    if changed {
        terminal.complain(texts::text("replay-changed").with("path", opened.path.as_str()));
    }
    arguments.play_on.unwrap_or_default().known_to(mission.system())?;
    let marines = match about.marines {
        0 => open::marines(&opened, None)?,
        played => open::marines_of_replay(&opened, played, terminal),
    };
    let ReadyGame { game, .. } = open::lay_out(&opened, marines)?;
    tell_position(file, &replay, &*game, terminal);
    if arguments.verify {
        return verify(terminal, &*game, &replay);
    }
    let (session, wrong) = go_on(arguments, &*game, replay);
    let replay = session.replay();
    let text = Telling { terminal, game: &*game, opened: &opened, marines, replay: &replay }.tell();
    if let Some(path) = &arguments.save {
        format::replace(path, replay.to_string().as_bytes()).map_err(|error| error.to_string())?;
    }
    if let Some(path) = &arguments.position {
        let (mission, position) = match &arguments.next {
            None => (opened, session.position()),
            Some(next) => position::of_next(next, &*session, marines, terminal)?,
        };
        let file = ruleset::position_file(mission.mission(), position);
        position_file::save(&file, path).map_err(|error| error.to_string())?;
    }
    terminal.print(&text)?;
    match wrong {
        None => Ok(Verdict::Good),
        Some(wrong) => {
            terminal.complain(format!("{file}: {wrong}"));
            Ok(Verdict::Bad)
        }
    }
}

/// What is wrong with the position that a saved game begins with, if it begins with one.
fn tell_position(file: &str, replay: &Replay, game: &dyn Playable, terminal: Terminal) {
    match ruleset::position_of(&replay.provenance) {
        Ok(None) => {}
        Ok(Some(position)) => {
            for problem in game.at(&position).1.iter().take(5) {
                let told = texts::text("replay-position").with("file", file);
                terminal.complain(told.with("problem", problem.to_string()));
            }
        }
        Err(why) => {
            let told = texts::text("replay-position-unread").with("file", file);
            terminal.complain(told.with("why", why.to_string()));
        }
    }
}

/// The game up to where one wants, or as far as the rules agree with it; and on from there, if bots are to.
fn go_on(
    arguments: &Arguments,
    game: &dyn Playable,
    mut replay: Replay,
) -> (Box<dyn TableSession>, Option<Disagreement>) {
    if let Some(until) = arguments.until.filter(|until| *until < replay.moves.len()) {
        replay.moves.truncate(until);
        // The state at the end is another one now.
        replay.last = None;
    }
    let (mut session, wrong) = game.resume(arguments.play_on.unwrap_or_default(), &replay);
    if arguments.play_on.is_some() {
        for _ in replay.moves.len()..simulate::LIMIT as usize {
            let Some(option) = session.suggest() else { break };
            let _ = session.take(option);
        }
    }
    (session, wrong)
}

/// A game of ten thousand choices has some hundred thousand bytes.
const LIMIT: u64 = 64 << 20;

/// Read a saved game; what could not be understood in it is reported.
pub(super) fn read(path: &Path, terminal: Terminal) -> Result<Replay, Failure> {
    let file = &*path.display().to_string();
    let told = |error: std::io::Error| Failure::Told(trouble::reading(path, &error));
    if std::fs::metadata(path).map_err(told)?.len() > LIMIT {
        return Err(texts::text("replay-large").with("file", file).into());
    }
    let text = String::from_utf8(std::fs::read(path).map_err(told)?)
        .map_err(|_| texts::text("replay-no-text").with("file", file))?;
    let (replay, problems) = Replay::parse(&text);
    for problem in problems.iter().take(5) {
        terminal.complain(format!("{file}: {problem}"));
    }
    if replay.provenance.mission.is_empty() {
        return Err(texts::text("replay-no-mission").with("file", file).into());
    }
    Ok(replay)
}

/// Where the mission is: where the option says, where the file says as seen from here, or as seen from the file.
fn find(arguments: &Arguments, said: &str) -> Result<PathBuf, Failure> {
    if let Some(path) = &arguments.mission {
        return Ok(path.clone());
    }
    let beside = arguments.file.parent().map(|folder| folder.join(said));
    let found = [Some(PathBuf::from(said)), beside].into_iter().flatten().find(|path| path.exists());
    found.ok_or_else(|| texts::text("replay-moved").with("path", said.escape_debug().to_string()).into())
}

fn verify(terminal: Terminal, game: &dyn Playable, replay: &Replay) -> Done {
    let verdict = game.verify(replay);
    let agrees = matches!(verdict, engine::play::Verdict::Agrees { .. });
    let style = if agrees { Style::Green } else { Style::Red };
    let told = texts::text("replay-verdict").with("count", replay.moves.len());
    let told = told.with("verdict", verdict.told(|word| terminal.paint(style, word)));
    terminal.print(&format!("{told}\n"))?;
    Ok(if agrees { Verdict::Good } else { Verdict::Bad })
}
