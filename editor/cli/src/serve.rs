//! `hellwright serve MISSION`: moves lines between standard input, the server in `missions` and standard output.

use crate::open;
use crate::terminal::Terminal;
use crate::{Done, Failure, Verdict, texts};
use missions::serve::{self, Saves, Server, saves::Folder};
use std::io::{self, ErrorKind};
use std::path::PathBuf;

// docs/front-end.md describes the protocol, docs/serve.schema.json every line of it. It ends with `{"do": "quit"}` or with
// the end of the input.
//
// Exit code 0: it ended like that. 1: the mission has errors. 2: misuse, or a mission that cannot be read.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    mission: PathBuf,
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
        Err(error) => Err(texts::text("serve-talk").with("why", error.to_string()).into()),
    }
}
