//! `hellwright export MISSION --to FORMAT[,FORMAT] -o DIR`: missions for other programs and for paper.
//! What the formats are is decided in `missions`; here the files find their place.

use crate::open::{self, Opened};
use crate::replay;
use crate::terminal::Terminal;
use crate::texts::text;
use crate::translate::{self, Texts};
use crate::{Done, Failure, Verdict, numbers};
use engine::play::Replay;
use missions::export::{self, Exporter, Heeds, Options, Paper, Subject, Trouble};
use missions::format;
use missions::scene::{Layer, Layers};
use rule_system::{RuleSystem, View};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(required_unless_present = "list")]
    mission: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT[,FORMAT]", value_delimiter = ',', required_unless_present = "list")]
    to: Vec<String>,
    #[arg(short, long, value_name = "DIR", default_value = ".")]
    output: PathBuf,
    #[arg(long)]
    list: bool,
    #[arg(long, value_name = "PIXELS", value_parser = numbers::scale, allow_negative_numbers = true)]
    scale: Option<u32>,
    #[arg(long)]
    light: bool,
    #[arg(long)]
    seen: bool,
    #[arg(long, value_name = "LAYER[,LAYER]", value_delimiter = ',', value_parser = layer)]
    layers: Vec<String>,
    #[arg(long, value_name = "PAPER", default_value = Paper::A4.name(), value_parser = paper)]
    paper: Paper,
    #[arg(long)]
    no_marks: bool,
    #[arg(long, value_name = "FOLDER")]
    art: Option<PathBuf>,
    #[arg(long = "replay", value_name = "FILE")]
    replays: Vec<PathBuf>,
    #[arg(long, value_name = "TAG", value_parser = translate::texts)]
    texts: Option<Texts>,
}

/// The name of a layer that missions of any rule system have.
fn layer(name: &str) -> Result<String, String> {
    if systems::all().any(|system| Layer::named(name, system).is_some()) {
        return Ok(name.to_owned());
    }
    let all = systems::all().flat_map(|system| Layer::all(system).map(|layer| layer.name(system)));
    let mut names: Vec<&str> = Vec::new();
    for name in all {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let told = text("export-layer").with("name", name.escape_debug().to_string());
    Err(told.with("names", names.join(", ")).to_string())
}

fn paper(name: &str) -> Result<Paper, String> {
    Paper::named(name).ok_or_else(|| {
        let names: Vec<&str> = Paper::ALL.into_iter().map(Paper::name).collect();
        let told = text("export-paper").with("name", name.escape_debug().to_string());
        told.with("names", names.join(", ")).to_string()
    })
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    if arguments.list {
        for exporter in export::ALL {
            let format = exporter.format();
            terminal.print(&format!("{:<8} {}: {}\n", format.id, format.name, format.about))?;
        }
        return Ok(Verdict::Good);
    }
    let exporters = exporters(&arguments.to)?;
    let Some(path) = &arguments.mission else { return Ok(Verdict::Good) };
    for (word, heed) in arguments.chosen() {
        if exporters.iter().all(|exporter| !exporter.format().heeds.contains(&heed)) {
            let formats: Vec<&str> = exporters.iter().map(|exporter| exporter.format().id).collect();
            let told = text("export-heeds").with("option", word);
            terminal.complain(told.with("formats", formats.join(", ")));
        }
    }
    let replays = arguments.replays.iter().map(|file| replay::read(file, terminal));
    let replays = replays.collect::<Result<Vec<Replay>, Failure>>()?;
    let mut verdict = Verdict::Good;
    let mut names = Names::default();
    for path in open::find(path)? {
        let opened = open::mission(&path)?;
        if open::is_incomplete(&opened, terminal) {
            verdict = Verdict::Bad;
        }
        let name = names.free(&name(&opened));
        if !one(arguments, &opened, &name, &exporters, &replays, terminal)? {
            verdict = Verdict::Bad;
        }
    }
    Ok(verdict)
}

/// Export a mission. False if one of the exporters broke, or something of the mission could not be read.
fn one(
    arguments: &Arguments,
    opened: &Opened,
    name: &str,
    exporters: &[&'static dyn Exporter],
    replays: &[Replay],
    terminal: Terminal,
) -> Result<bool, Failure> {
    let mut is_whole = true;
    let (art, is_read) = open::art(opened, arguments.art.as_deref(), terminal);
    is_whole &= is_read;
    let home = opened.home().filter(|_| exporters.iter().any(|exporter| exporter.keeps_files()));
    let sources = home.map(|home| format::sources(opened.mission(), home)).unwrap_or_default();
    let mission = opened.mission();
    let view = if arguments.seen { View::of_start() } else { View::WHOLE };
    let seen = mission.seen(&view);
    let speaks = exporters.iter().any(|exporter| exporter.speaks());
    let said = translate::said(opened, &seen, arguments.texts.as_ref()).unwrap_or_else(|why| {
        if speaks {
            is_whole = false;
            terminal.complain(why);
        }
        seen.clone()
    });
    let subject = Subject { mission: &seen, name, art: &Arc::new(art), replays, sources: &sources };
    let speaking = Subject { mission: &said, ..subject };
    let options = options(arguments, mission.system());
    // Formats may share files of a mission: each is written once.
    let mut put = BTreeSet::new();
    for exporter in exporters {
        let id = exporter.format().id;
        if arguments.seen && exporter.keeps_files() {
            return Err(text("export-seen").with("path", opened.path.as_str()).with("format", id).into());
        }
        let subject = if exporter.speaks() { &speaking } else { &subject };
        let files = match export::made(*exporter, subject, &options) {
            Ok(files) => files,
            Err(Trouble::Refused(why)) => {
                let told = text("export-refused").with("path", opened.path.as_str()).with("format", id);
                return Err(told.with("why", why.to_string()).into());
            }
            // The other formats are written all the same.
            Err(broke @ Trouble::Broke(_)) => {
                is_whole = false;
                terminal.complain(format!("{}: {id}: {broke}", opened.path));
                continue;
            }
        };
        for file in files {
            if !put.insert(file.path.clone()) {
                continue;
            }
            let before = arguments.output.join(&file.path).exists();
            let written = file.put(&arguments.output)?;
            let size = export::size(file.bytes.len() as u64);
            let path = written.display().to_string();
            let said = if before {
                text("export-replaced").with("path", path).with("size", size).to_string()
            } else {
                format!("{path} ({size})")
            };
            terminal.print(&format!("{said}\n"))?;
        }
    }
    Ok(is_whole)
}

/// The names of missions that are written into one folder.
#[derive(Default)]
struct Names(BTreeSet<String>);

impl Names {
    /// This name, or one with a number that no mission before has.
    fn free(&mut self, name: &str) -> String {
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        names.find(|name| self.0.insert(name.clone())).unwrap_or_default()
    }
}

impl Arguments {
    /// The options that were set to something else than usual.
    fn chosen(&self) -> impl Iterator<Item = (&'static str, Heeds)> {
        let usual = Options::default();
        let all = [
            ("--scale", Heeds::Scale, self.scale.is_some()),
            ("--light", Heeds::Light, self.light),
            ("--layers", Heeds::Layers, !self.layers.is_empty()),
            ("--paper", Heeds::Paper, self.paper != usual.paper),
            ("--no-marks", Heeds::Marks, self.no_marks),
            ("--replay", Heeds::Games, !self.replays.is_empty()),
            ("--texts", Heeds::Texts, self.texts.is_some()),
        ];
        all.into_iter().filter(|(_, _, chosen)| *chosen).map(|(word, heed, _)| (word, heed))
    }
}

/// The formats that were asked for.
fn exporters(ids: &[String]) -> Result<Vec<&'static dyn Exporter>, Failure> {
    let mut found: Vec<&'static dyn Exporter> = Vec::new();
    for id in ids {
        let id = id.trim();
        if id == "all" {
            return Ok(export::ALL.to_vec());
        }
        found.push(export::named(id).ok_or_else(|| unknown(id))?);
    }
    Ok(found)
}

fn unknown(id: &str) -> Failure {
    let known: Vec<&str> = export::ALL.iter().map(|exporter| exporter.format().id).collect();
    let meant = engine::suggest::nearest(id, known.iter().copied());
    let told = match meant {
        Some(meant) => text("export-unknown-meant").with("meant", meant),
        None => text("export-unknown"),
    };
    told.with("name", id.escape_debug().to_string()).with("names", known.join(", ")).into()
}

/// What its files are called: as its folder, or its title.
fn name(opened: &Opened) -> String {
    let home = opened.home().and_then(|home| home.canonicalize().ok());
    export::name_of(home.as_deref(), opened.title())
}

fn options(arguments: &Arguments, system: &dyn RuleSystem) -> Options {
    let (scale, light, paper) = (arguments.scale, arguments.light, arguments.paper);
    let unmarked = arguments.no_marks;
    let mut options = Options { scale, light, paper, unmarked, ..Options::default() };
    if !arguments.layers.is_empty() {
        let layers = arguments.layers.iter().filter_map(|name| Layer::named(name, system));
        options.layers = layers.fold(Layers::NONE, Layers::with);
    }
    options
}
