//! How long exports take as whole processes, how large their files are, and how that compares with Debian's Tiled on the
//! same map: its rasteriser with our PNG, its exporter with our JSON. `./hellwright help` builds the program, and
//! `cargo bench -p missions --bench exports` measures it; without Tiled only our own times are printed.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// The program as `./hellwright` builds it.
const PROGRAM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/release/hellwright");

/// So often each program runs to be measured; the clock of processes is coarse.
const RUNS: u32 = 20;

fn main() {
    assert!(Path::new(PROGRAM).exists(), "there is no {PROGRAM}: ./hellwright help builds it");
    let folder = tempfile::tempdir().expect("a folder");
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let mut missions: Vec<PathBuf> =
        fs::read_dir(library).expect("the shipped missions").flatten().map(|entry| entry.path()).collect();
    missions.retain(|path| path.join("mission.ron").exists());
    missions.sort();
    let mut told = String::new();
    for mission in &missions {
        times(mission, folder.path(), &mut told);
    }
    for mission in &missions {
        compare(mission, folder.path(), &mut told);
    }
    let _ = std::io::stdout().write_all(told.as_bytes());
}

/// Every format of a mission alone, and all together.
fn times(mission: &Path, folder: &Path, told: &mut String) {
    let name = mission.file_name().unwrap_or_default().to_string_lossy();
    let _ = writeln!(told, "{name}");
    let listed = Command::new(PROGRAM).args(["export", "--list"]).output().expect("it runs").stdout;
    let listed = String::from_utf8(listed).expect("text");
    let formats = listed.lines().filter_map(|line| line.split_whitespace().next());
    for format in formats.chain(["all"]) {
        let into = folder.join(format!("{name}-{format}"));
        let from = Instant::now();
        let status = ours(mission, format, &into).stdout(Stdio::null()).status().expect("it runs");
        let took = from.elapsed();
        assert!(status.success(), "{name} as {format}");
        let _ =
            writeln!(told, "  {format:<8} {:>7.1} ms  {:>10} bytes", took.as_secs_f64() * 1e3, size(&into));
    }
}

fn size(path: &Path) -> u64 {
    let files = fs::read_dir(path).expect("a folder").flatten();
    files
        .map(|file| {
            if file.path().is_dir() {
                size(&file.path())
            } else {
                fs::metadata(file.path()).map_or(0, |it| it.len())
            }
        })
        .sum()
}

fn ours(mission: &Path, format: &str, into: &Path) -> Command {
    let mut command = Command::new(PROGRAM);
    let _ = command.arg("export").arg(mission).args(["--to", format, "-o"]).arg(into);
    command
}

/// The same map by Debian's Tiled, in turns with ours.
fn compare(mission: &Path, folder: &Path, told: &mut String) {
    let there =
        |tool: &str| Command::new(tool).arg("--version").env("QT_QPA_PLATFORM", "offscreen").output().is_ok();
    if !there("tiled") || !there("tmxrasterizer") {
        return;
    }
    let name = mission.file_name().unwrap_or_default().to_string_lossy();
    let map = folder.join(format!("{name}-tmx/{name}.tmx"));
    let (picture, document) = (folder.join("theirs.png"), folder.join("theirs.tmj"));
    let raster = || {
        let mut raster = Command::new("tmxrasterizer");
        let _ = raster.arg(&map).arg(&picture);
        raster
    };
    let mut export = Command::new("tiled");
    let _ = export.args(["--export-map", "json"]).arg(&map).arg(&document);
    let ours = |format| ours(mission, format, &folder.join("ours"));
    // What Tiled draws of it: no table, title and legend.
    let mut alone = ours("png");
    let _ =
        alone.args(["--layers", "tiles,grid,lines,doors,portals,teleporters,starts,tokens,figures,labels"]);
    for (what, format, command, theirs, limit) in [
        ("tmxrasterizer", "png of the map alone", alone, raster(), 3.0),
        ("tmxrasterizer", "png", ours("png"), raster(), 3.0),
        ("tiled --export-map", "json", ours("json"), export, 5.0),
    ] {
        let (mut mine, mut other) = (0.0, 0.0);
        // In turns, so that what else the machine does falls on both.
        for _ in 0..2 {
            mine += cpu(&command);
            other += cpu(&theirs);
        }
        let ratio = mine / other;
        let _ = writeln!(
            told,
            "{name}: {format} {:.1} ms of CPU, {what} {:.1} ms: {ratio:.3} (at most {:.3})",
            mine * 500.0,
            other * 500.0,
            1.0 / limit,
        );
    }
}

/// Seconds of processor a program needs, user and system, in the mean of many runs; the shell's own clock of its children.
fn cpu(command: &Command) -> f64 {
    let script = "i=0; while [ $i -lt $RUNS ]; do \"$@\" >/dev/null 2>&1 || exit 1; i=$((i+1)); done; times";
    let mut shell = Command::new("sh");
    let _ = shell.args(["-c", script, "sh"]).arg(command.get_program()).args(command.get_args());
    let output =
        shell.env("RUNS", RUNS.to_string()).env("QT_QPA_PLATFORM", "offscreen").output().expect("sh runs");
    assert!(output.status.success(), "{command:?}");
    let times = String::from_utf8(output.stdout).expect("text");
    let children = times.lines().nth(1).expect("the children's times");
    let seconds = |time: &str| {
        let (minutes, seconds) = time.trim_end_matches('s').split_once('m')?;
        Some(minutes.parse::<f64>().ok()? * 60.0 + seconds.parse::<f64>().ok()?)
    };
    children.split_whitespace().filter_map(seconds).sum::<f64>() / f64::from(RUNS)
}
