//! `hellwright serve MISSION`: moves lines between standard input, the server in `missions` and standard output.

use crate::open;
use crate::terminal::Terminal;
use crate::{Done, Failure, Verdict};
use missions::serve::{self, Saves, Server, saves::Folder};
use std::io::{self, ErrorKind};
use std::path::PathBuf;

/// Play a mission for another program: requests come as lines of JSON on standard input, each is answered by one line on
/// standard output
///
/// docs/front-end.md describes the protocol, docs/serve.schema.json every line of it. It ends with `{"do": "quit"}` or with
/// the end of the input.
///
/// Exit code 0: it ended like that. 1: the mission has errors. 2: misuse, or a mission that cannot be read.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The mission
    mission: PathBuf,
    /// A folder where saved games are kept by name; without it they are not
    #[arg(long, value_name = "DIR")]
    saves: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let opened = open::mission(&arguments.mission)?;
    if open::has_errors(&opened, terminal) {
        return Ok(Verdict::Bad);
    }
    let saves = arguments.saves.clone().map(|folder| Box::new(Folder(folder)) as Box<dyn Saves>);
    let path = opened.path.clone();
    let mut server = Server::new(opened.loaded.mission, &path, saves);
    match serve::talk(&mut server, io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => Ok(Verdict::Good),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Err(Failure::ReaderGone),
        Err(error) => Err(Failure::Told(format!("a line could not be read or written: {error}"))),
    }
}
