//! `hellwright export MISSION --to FORMAT[,FORMAT] -o DIR`: missions for other programs and for paper.
//! What the formats are is decided in `missions`; here the files find their place.

use crate::open::{self, Opened};
use crate::replay;
use crate::terminal::Terminal;
use crate::{Done, Failure, Verdict, numbers};
use engine::play::Replay;
use missions::export::{self, Exporter, Heeds, Options, Paper, Subject, Trouble};
use missions::format;
use missions::scene::{Layer, Layers};
use rule_system::{RuleSystem, View};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// Write missions in formats of other programs
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// A mission, a folder of missions, or a bundle
    #[arg(required_unless_present = "list")]
    mission: Option<PathBuf>,
    /// Formats, with commas between them; `all` for every one
    #[arg(long, value_name = "FORMAT[,FORMAT]", value_delimiter = ',', required_unless_present = "list")]
    to: Vec<String>,
    /// The folder for the files; it is made if it is not there
    #[arg(short, long, value_name = "DIR", default_value = ".")]
    output: PathBuf,
    /// Say which formats there are
    #[arg(long)]
    list: bool,
    /// Pixels for every space of a picture; without it 72, and 100 for uvtt
    #[arg(long, value_name = "PIXELS", value_parser = numbers::scale, allow_negative_numbers = true)]
    scale: Option<u32>,
    /// Light colours, for paper
    #[arg(long)]
    light: bool,
    /// The map as players find it, without what comes with areas later; not for bundles, which are the mission itself
    #[arg(long)]
    seen: bool,
    /// What of the map to show; without it everything
    #[arg(long, value_name = "LAYER[,LAYER]", value_delimiter = ',', value_parser = layer)]
    layers: Vec<String>,
    /// The paper of a booklet: a4 or letter
    #[arg(long, value_name = "PAPER", default_value = Paper::A4.name(), value_parser = paper)]
    paper: Paper,
    /// The map of a booklet without marks to cut along
    #[arg(long)]
    no_marks: bool,
    /// A folder with pictures of your own cardboard (04A.png, 04B.jpg), beside the mission's own folder "art"
    #[arg(long, value_name = "FOLDER")]
    art: Option<PathBuf>,
    /// A saved game of the mission, for formats that show games; may be given more than once
    #[arg(long = "replay", value_name = "FILE")]
    replays: Vec<PathBuf>,
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
    Err(format!("there is no layer \"{}\"; choose of {}", name.escape_debug(), names.join(", ")))
}

fn paper(name: &str) -> Result<Paper, String> {
    Paper::named(name).ok_or_else(|| {
        let names: Vec<&str> = Paper::ALL.into_iter().map(Paper::name).collect();
        format!("there is no paper \"{}\"; choose of {}", name.escape_debug(), names.join(", "))
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
            terminal.complain(&format!("{word} makes no difference to {}", formats.join(", ")));
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
    let seen = mission.seen(&if arguments.seen { View::of_start() } else { View::WHOLE });
    let subject = Subject { mission: &seen, name, art: &Arc::new(art), replays, sources: &sources };
    let options = options(arguments, mission.system());
    // Formats may share files of a mission: each is written once.
    let mut put = BTreeSet::new();
    for exporter in exporters {
        let id = exporter.format().id;
        if arguments.seen && exporter.keeps_files() {
            let why = format!(
                "{}: no {id} can be written as players find the map: it is the mission itself",
                opened.path
            );
            return Err(Failure::Told(why));
        }
        let files = match export::made(*exporter, &subject, &options) {
            Ok(files) => files,
            Err(Trouble::Refused(why)) => {
                return Err(Failure::Told(format!("{}: no {id} can be written: {why}", opened.path)));
            }
            // The other formats are written all the same.
            Err(broke @ Trouble::Broke(_)) => {
                is_whole = false;
                terminal.complain(&format!("{}: {id}: {broke}", opened.path));
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
            let more = if before { ", replaced the existing file" } else { "" };
            terminal.print(&format!("{} ({size}{more})\n", written.display()))?;
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
    let meant = meant.map_or(String::new(), |meant| format!("did you mean {meant}? "));
    Failure::Told(format!(
        "there is no format \"{}\"; {meant}(choose {})",
        id.escape_debug(),
        known.join(", ")
    ))
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
