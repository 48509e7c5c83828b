//! The command line: what was typed, which command does it, how the program ends.
//! One file for each command; scripts of users depend on the names, the JSON and the exit codes.

mod bots;
mod cards;
mod check;
mod compare;
mod coverage;
mod done;
mod explain;
mod export;
mod fmt;
mod heat;
mod import;
mod interrupt;
mod knockouts;
mod language;
mod new;
mod numbers;
mod open;
mod playing;
mod probe;
mod progress;
mod regret;
mod render;
mod replay;
mod serve;
mod simulate;
mod teach;
mod terminal;
mod words;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};
use done::{Done, Failure, Format, OURS, Verdict};
use std::path::PathBuf;
use std::process::ExitCode;
use terminal::Terminal;

/// What is said of languages below the help of the program.
const LANGUAGES: &str = "With --lang LANG, HELLWRIGHT_LANG=LANG or the language of the system the program speaks another \
    language; `hellwright words` lists them.";

/// Build missions for DOOM: The Board Game (2016) and have them proven by play.
#[derive(Debug, Parser)]
#[command(name = "hellwright", version, args_conflicts_with_subcommands = true, max_term_width = 100, after_help = LANGUAGES)]
struct Line {
    #[command(subcommand)]
    command: Option<Command>,
    // Every command has it, so it stands below the help of the program and not in each of theirs.
    #[arg(long, global = true, value_name = "LANG", hide = true)]
    lang: Option<String>,
    /// A mission to open in the window; without it the window opens empty
    mission: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Check missions, play them, and judge them
    Check(check::Arguments),
    /// Compare two versions of a mission by games with the same seeds
    Compare(compare::Arguments),
    /// Find out which pieces and abilities a mission depends on, by games without each of them
    Knockouts(knockouts::Arguments),
    Heat(heat::Arguments),
    /// Let bots play a mission many times
    Simulate(simulate::Arguments),
    /// Tune the weights of the greedy bot by games against itself
    Teach(teach::Arguments),
    /// Measure how much worse than the best the choices of bots are
    Regret(regret::Arguments),
    /// Count how often each card is used in random games, and look every state over
    Coverage(coverage::Arguments),
    /// Show a mission's own cards as players read them
    Cards(cards::Arguments),
    /// Play a saved game back as text
    Replay(replay::Arguments),
    /// Play a mission for another program: JSON, one line at a time
    Serve(serve::Arguments),
    /// Ask about sight, cover, range and movement on a mission's map
    Probe(probe::Arguments),
    /// Draw a mission's map as a picture or as text
    Render(render::Arguments),
    /// Write missions in formats of other programs
    Export(export::Arguments),
    /// Take missions out of bundles and of maps made with other programs
    Import(import::Arguments),
    /// Start a new mission
    New(new::Arguments),
    /// Write a mission in canonical form
    Fmt(fmt::Arguments),
    /// Say what a problem means and how to fix it
    Explain(explain::Arguments),
    /// List the languages, or what one of them does not say yet
    Words(words::Arguments),
}

/// What shells report of a program whose output has no reader.
const READER_GONE: u8 = 141;

/// What opens the window, with this mission if there is one and in the language that was asked for, and stays until it is closed.
pub type Window = fn(Option<PathBuf>, Option<::words::Language>) -> ExitCode;

/// Do what was typed. A build for terminals only has no window.
pub fn main(window: Option<Window>) -> ExitCode {
    let line = match Line::try_parse_from(language::behind(std::env::args_os())) {
        Ok(line) => line,
        Err(error) => return usage(&error),
    };
    let terminal = Terminal::new();
    let asked = match language::speak(line.lang.as_deref()) {
        Ok(asked) => asked,
        Err(why) => {
            terminal.complain(&why);
            return ExitCode::from(2);
        }
    };
    let done = match line.command {
        Some(Command::Check(arguments)) => check::run(&arguments, terminal),
        Some(Command::Compare(arguments)) => compare::run(&arguments, terminal),
        Some(Command::Knockouts(arguments)) => knockouts::run(&arguments, terminal),
        Some(Command::Heat(arguments)) => heat::run(&arguments, terminal),
        Some(Command::Simulate(arguments)) => simulate::run(&arguments, terminal),
        Some(Command::Teach(arguments)) => teach::run(&arguments, terminal),
        Some(Command::Regret(arguments)) => regret::run(&arguments, terminal),
        Some(Command::Coverage(arguments)) => coverage::run(&arguments, terminal),
        Some(Command::Cards(arguments)) => cards::run(&arguments, terminal),
        Some(Command::Replay(arguments)) => replay::run(&arguments, terminal),
        Some(Command::Serve(arguments)) => serve::run(&arguments, terminal),
        Some(Command::Probe(arguments)) => probe::run(&arguments, terminal),
        Some(Command::Render(arguments)) => render::run(&arguments, terminal),
        Some(Command::Export(arguments)) => export::run(&arguments, terminal),
        Some(Command::Import(arguments)) => import::run(&arguments, terminal),
        Some(Command::New(arguments)) => new::run(&arguments, terminal),
        Some(Command::Fmt(arguments)) => fmt::run(&arguments, terminal),
        Some(Command::Explain(arguments)) => explain::run(&arguments, terminal),
        Some(Command::Words(arguments)) => words::run(&arguments, terminal),
        None => return open_window(window, line.mission, asked),
    };
    match done {
        Ok(Verdict::Good) => ExitCode::SUCCESS,
        Ok(Verdict::Bad) => ExitCode::from(1),
        Err(Failure::Told(why)) => {
            terminal.complain(&why);
            ExitCode::from(2)
        }
        Err(Failure::Silent) => ExitCode::from(2),
        Err(Failure::ReaderGone) => ExitCode::from(READER_GONE),
        Err(Failure::Interrupted) => {
            terminal.complain("interrupted; the report holds the games that were played by then");
            ExitCode::from(interrupt::INTERRUPTED)
        }
    }
}

/// Help was asked for, or what was typed makes no sense.
fn usage(error: &clap::Error) -> ExitCode {
    // Without a reader there is nothing more to do.
    let _ = error.print();
    if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS }
}

/// Open the window. A word that is neither a command nor a mission was probably meant to be a command.
fn open_window(
    window: Option<Window>,
    mission: Option<PathBuf>,
    asked: Option<::words::Language>,
) -> ExitCode {
    if let Some(path) = mission.as_ref().filter(|path| !path.exists()) {
        let word = path.display().to_string();
        let mut line = Line::command();
        let names: Vec<String> = line.get_subcommands().map(|c| c.get_name().to_owned()).collect();
        let mut message = format!("there is no command and no mission called '{word}'");
        if let Some(meant) = engine::suggest::nearest(&word, names.iter().map(String::as_str)) {
            message += &format!("; did you mean '{meant}'?");
        }
        return usage(&line.error(ErrorKind::InvalidSubcommand, message));
    }
    let Some(window) = window else {
        Terminal::new().complain("this build has no window. Everything else is there: see hellwright --help");
        return ExitCode::from(2);
    };
    window(mission, asked)
}
