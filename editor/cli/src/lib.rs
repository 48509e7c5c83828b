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
mod help;
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
mod texts;
mod translate;
mod words;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use done::{Done, Failure, Format, Verdict, ours};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use terminal::Terminal;
use texts::text;

#[derive(Debug, Parser)]
#[command(name = "hellwright", version, args_conflicts_with_subcommands = true, max_term_width = 100)]
struct Line {
    #[command(subcommand)]
    command: Option<Command>,
    // Every command has it, so it stands below the help of the program and not in each of theirs.
    #[arg(long, global = true, value_name = "LANG", hide = true)]
    lang: Option<String>,
    mission: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Arguments),
    Compare(compare::Arguments),
    Knockouts(knockouts::Arguments),
    Heat(heat::Arguments),
    Simulate(simulate::Arguments),
    Teach(teach::Arguments),
    Regret(regret::Arguments),
    Coverage(coverage::Arguments),
    Cards(cards::Arguments),
    Replay(replay::Arguments),
    Serve(serve::Arguments),
    Probe(probe::Arguments),
    Render(render::Arguments),
    Export(export::Arguments),
    Import(import::Arguments),
    New(new::Arguments),
    Fmt(fmt::Arguments),
    Explain(explain::Arguments),
    Words(words::Arguments),
    Translate(translate::Arguments),
}

/// What shells report of a program whose output has no reader.
const READER_GONE: u8 = 141;

/// What opens the window, with this mission if there is one and in the language that was asked for, and stays until it is closed.
pub type Window = fn(Option<PathBuf>, Option<::words::Language>) -> ExitCode;

/// Do what was typed. A build for terminals only has no window.
pub fn main(window: Option<Window>) -> ExitCode {
    let typed = language::behind(std::env::args_os());
    // Help and what is wrong with the line are said in that language too. If there is none of that name, it is said below.
    let _ = language::speak(language::asked(&typed).as_deref());
    let line = match read(typed) {
        Ok(line) => line,
        Err(error) => return usage(&error),
    };
    let terminal = Terminal::new();
    let asked = match language::speak(line.lang.as_deref()) {
        Ok(asked) => asked,
        Err(why) => {
            terminal.complain(why);
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
        Some(Command::Translate(arguments)) => translate::run(&arguments, terminal),
        None => return open_window(window, line.mission, asked),
    };
    match done {
        Ok(Verdict::Good) => ExitCode::SUCCESS,
        Ok(Verdict::Bad) => ExitCode::from(1),
        Err(Failure::Told(why)) => {
            terminal.complain(why);
            ExitCode::from(2)
        }
        Err(Failure::Silent) => ExitCode::from(2),
        Err(Failure::ReaderGone) => ExitCode::from(READER_GONE),
        Err(Failure::Interrupted) => {
            terminal.complain(text("lib-interrupted"));
            ExitCode::from(interrupt::INTERRUPTED)
        }
    }
}

/// The command line with its help in the language that is spoken.
fn program() -> clap::Command {
    help::with_help(Line::command())
}

fn read(typed: Vec<OsString>) -> Result<Line, clap::Error> {
    // Help is put in only where it is read: a line that can be run needs none.
    let mut found = match Line::command().try_get_matches_from(&typed) {
        Ok(found) => found,
        Err(_) => program().try_get_matches_from(typed)?,
    };
    Line::from_arg_matches_mut(&mut found).map_err(|error| error.format(&mut program()))
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
        let mut line = program();
        let names: Vec<String> = line.get_subcommands().map(|c| c.get_name().to_owned()).collect();
        let message = match engine::suggest::nearest(&word, names.iter().map(String::as_str)) {
            Some(meant) => text("lib-unknown-meant").with("meant", meant),
            None => text("lib-unknown"),
        };
        let message = message.with("word", word.as_str());
        return usage(&line.error(ErrorKind::InvalidSubcommand, message));
    }
    let Some(window) = window else {
        Terminal::new().complain(text("lib-no-window"));
        return ExitCode::from(2);
    };
    window(mission, asked)
}
