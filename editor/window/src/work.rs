//! What takes long enough to be done off the window's thread: reading a mission, checking it, playing it, painting small
//! pictures, waiting for a dialog.
//! Everything here is plain functions of their arguments; whose answer still counts is decided by the application.

use crate::canvas;
use editor_model::command::Command;
use editor_model::results;
pub(crate) use editor_model::settings::documents;
use editor_model::words::say;
use engine::play::{Controls, Replay};
use iced::futures::channel::{mpsc, oneshot};
use iced::futures::{Stream, future};
use iced::widget::image;
use missions::compare::{self, Compared};
use missions::diagnostic::worst;
use missions::format::position_text::ENDING;
use missions::import::{self, Importer};
use missions::knockout::{self, Knockouts};
use missions::paint::{Drawing, Pixels};
use missions::playback::{self, Playback, Telling};
use missions::report::{Line, Report};
use missions::ruleset::{self, ReadyGame};
use missions::scene::{Color, Layer, Layers, Rect, Scene, SceneOptions, Theme};
use missions::setup::ThingIndex;
use missions::shrink::Shows;
use missions::simulate::Plan;
use missions::sitting::Sitting;
use missions::verdict::{self, Effort, Judgement, Waiting};
use missions::{Diagnostic, Loaded, Mission, Severity, kept, paint};
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// A message every second, for looking at what no event reports.
pub(crate) fn seconds() -> impl Stream<Item = ()> {
    let (sender, seconds) = mpsc::unbounded();
    let _ = thread::spawn(move || {
        while sender.unbounded_send(()).is_ok() {
            thread::sleep(Duration::from_secs(1));
        }
    });
    seconds
}

/// Something that is being done beside the window.
pub(crate) struct Aside<T>(oneshot::Receiver<T>);

impl<T: Send + 'static> Aside<T> {
    /// It begins now, on a thread of its own, and not when everything that was asked for before is done.
    fn begin(work: impl FnOnce() -> T + Send + 'static) -> Self {
        let (sender, done) = oneshot::channel();
        // A caller that does not wait for the answer any more need not receive it.
        let _ = thread::spawn(move || sender.send(work()).is_ok());
        Self(done)
    }

    /// The answer, if it is there by now or in a moment too short to be noticed.
    pub(crate) fn soon(&mut self) -> Option<T> {
        let from = Instant::now();
        loop {
            match self.0.try_recv() {
                Ok(Some(answer)) => return Some(answer),
                Ok(None) if from.elapsed() < MOMENT => thread::sleep(MOMENT / 20),
                Ok(None) | Err(oneshot::Canceled) => return None,
            }
        }
    }

    /// The answer, whenever it comes.
    pub(crate) async fn answer(self) -> T {
        match self.0.await {
            Ok(answer) => answer,
            // It panicked; that is reported elsewhere, and there is no answer.
            Err(oneshot::Canceled) => future::pending().await,
        }
    }
}

/// A wait of the window too short to be noticed.
const MOMENT: Duration = Duration::from_millis(2);

/// Do something beside the window.
pub(crate) fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> impl Future<Output = T> + Send + 'static {
    Aside::begin(work).answer()
}

/// Run every check on a mission; what was wrong with its files comes first, and the worst before the rest.
pub(crate) fn check(mission: Arc<Mission>, files: Vec<Diagnostic>) -> Aside<Vec<Diagnostic>> {
    Aside::begin(move || {
        let mut problems = missions::check_read(&mission, &files).problems;
        problems.sort_by_key(|problem| std::cmp::Reverse(problem.severity));
        problems
    })
}

/// Ask for a folder with the dialog of the desktop. `None` if nothing was chosen, or if there is no dialog.
pub(crate) async fn choose(title: String) -> Option<PathBuf> {
    let dialog = rfd::AsyncFileDialog::new().set_title(title);
    dialog.pick_folder().await.map(|folder| folder.path().to_owned())
}

/// Ask for the file that a report is saved in. `None` if nothing was chosen, or if there is no dialog.
pub(crate) async fn choose_report(folder: Option<PathBuf>, name: String) -> Option<PathBuf> {
    let dialog = rfd::AsyncFileDialog::new().set_title(Command::SaveReport.title()).set_file_name(name);
    let dialog = match folder {
        Some(folder) => dialog.set_directory(folder),
        None => dialog,
    };
    dialog.add_filter("HTML", &["html"]).save_file().await.map(|file| file.path().to_owned())
}

/// Ask for the file of a position: one to write that may be called so, or one to read. `None` if nothing was chosen, or if there is no
/// dialog.
pub(crate) async fn choose_position(write: Option<String>) -> Option<PathBuf> {
    let dialog = rfd::AsyncFileDialog::new().add_filter(say("arrange-files"), &[ENDING]);
    let file = match write {
        Some(name) => dialog.set_title(Command::ArrangeSave.title()).set_file_name(name).save_file().await,
        None => dialog.set_title(Command::ArrangeOpen.title()).pick_file().await,
    };
    file.map(|file| file.path().to_owned())
}

/// Ask for a file that a mission can be made of.
pub(crate) async fn choose_import() -> Option<PathBuf> {
    let ending = |importer: &&dyn Importer| importer.format().ending.rsplit('.').next().unwrap_or_default();
    let endings: Vec<&str> = import::ALL.iter().map(ending).collect();
    let dialog = rfd::AsyncFileDialog::new().set_title(say("choose-import"));
    let dialog = dialog.add_filter(say("import-files"), &endings);
    dialog.pick_file().await.map(|file| file.path().to_owned())
}

/// A picture for so much room. It has twice as many pixels, for it is made smaller when it is shown.
pub(crate) fn picture(
    mission: &Mission,
    theme: &Theme,
    layers: Layers,
    room: (f32, f32),
) -> Option<image::Handle> {
    let options = SceneOptions { theme: *theme, layers, ..SceneOptions::default() };
    let mut scene = Scene::of(mission, mission.catalogue(), &options);
    scene.frame = scene.map.grown(0.6);
    let fits = (room.0 / scene.frame.width()).min(room.1 / scene.frame.height());
    let scale = ((2.0 * fits).ceil() as u32).clamp(*paint::SCALES.start(), *paint::SCALES.end());
    let pixels = paint::pixels(&scene, scale).ok()?;
    Some(handle(&pixels))
}

/// A picture of a piece shows at least so many spaces each way.
const LEAST: f32 = 1.2;

/// A picture of a piece for so much room each way, as the map shows it, with nothing behind it. It has twice as many pixels, for
/// it is made smaller when it is shown.
pub(crate) fn picture_of_piece(alone: &Mission, theme: &Theme, room: f32) -> Option<image::Handle> {
    let below = [Layer::Table, Layer::Tiles, Layer::Grid, Layer::Pictures, Layer::Lines, Layer::Coordinates];
    let layers = below.into_iter().fold(Layers::MAP, Layers::without);
    let options = SceneOptions { theme: *theme, layers, ..SceneOptions::default() };
    let scene = Scene::of(alone, alone.catalogue(), &options);
    let drawing = Drawing::of(&scene, &Drawing::default());
    let bounds = drawing.bounds()?;
    // What takes one space is not to look as large as what takes four.
    let side = bounds.width().max(bounds.height()).max(LEAST);
    let (middle, half) = (bounds.centre(), side / 2.0);
    let area = canvas::around(Rect::new(middle.x - half, middle.y - half, side, side), 2.0 * room / side);
    let mut rgba = drawing.paint(area, Color::NONE, |_, _| 1.0);
    for [r, g, b, a] in rgba.as_chunks_mut::<4>().0 {
        // The colours are multiplied by the opacity; the window wants them as they are.
        if let Some(opacity) = NonZero::new(u16::from(*a)) {
            for color in [r, g, b] {
                *color = (u16::from(*color) * 255 / opacity).min(255) as u8;
            }
        }
    }
    Some(image::Handle::from_rgba(area.width, area.height, rgba))
}

/// Pixels as the window shows them.
pub(crate) fn handle(pixels: &Pixels) -> image::Handle {
    let rgba: Vec<u8> =
        pixels.rgb.as_chunks::<3>().0.iter().flat_map(|[r, g, b]| [*r, *g, *b, 255]).collect();
    image::Handle::from_rgba(pixels.width, pixels.height, rgba)
}

/// The layers of a small picture of a whole map.
pub(crate) const SMALL: Layers =
    Layers::MAP.without(Layer::Coordinates).without(Layer::Labels).without(Layer::Table);

/// Games that are being played. When it is dropped, they end.
#[derive(Debug)]
pub(crate) struct Games(Arc<AtomicBool>);

impl Games {
    /// Play no more; what was played is judged.
    pub(crate) fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Was it stopped?
    pub(crate) fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Games {
    fn drop(&mut self) {
        self.stop();
    }
}

/// What one hears of games that are being played.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// So many of so many are played.
    Progress(u32, u32),
    /// What the games of a number of marines say so far; later ones of the same bots replace them.
    Known(Box<Report>),
    /// All are played; it took so long, or no time at all if all of them were played earlier.
    Judged(Box<Judgement>, Duration),
}

/// The same games every time, so that two people who press the key see the same.
pub(crate) const SEED: u64 = 1;

/// Does a person wait for games?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Haste {
    /// They do: all processors play.
    Awaited,
    /// They do something else: one processor stays free for the window.
    Aside,
}

/// Let bots play for each number of marines, on threads of their own. Results are kept in a folder, if there is one.
pub(crate) fn play(
    mission: Arc<Mission>,
    files: Vec<Diagnostic>,
    effort: Effort,
    results: Option<PathBuf>,
    haste: Haste,
) -> (Games, impl Stream<Item = News>) {
    let (sender, news) = mpsc::unbounded();
    let cancel = Arc::new(AtomicBool::new(false));
    let handle = Games(Arc::clone(&cancel));
    let work = move || {
        let jobs = match haste {
            Haste::Awaited => processors(),
            Haste::Aside => jobs(),
        };
        let plan = Plan { jobs, ..effort.plan };
        let (effort, start) = (Effort { plan, ..effort }, Instant::now());
        let shelf = results::Watched::new(results::shelf(results));
        let loaded = Loaded { mission: mission.as_ref().clone(), problems: files };
        // If the receiver is gone, the message is dropped.
        let progress = in_steps(|done, all| {
            let _ = sender.unbounded_send(News::Progress(done, all));
        });
        let known = |report: &Report| {
            let _ = sender.unbounded_send(News::Known(Box::new(report.clone())));
        };
        let waiting =
            Waiting { cancel: Some(&cancel), progress: Some(&progress), known: Some(&known), shelf: &shelf };
        let judgement = verdict::judge(&loaded, &effort, waiting);
        let took = if shelf.had_all() { Duration::ZERO } else { start.elapsed() };
        let _ = sender.unbounded_send(News::Judged(Box::new(judgement), took));
    };
    let _ = thread::spawn(work);
    (handle, news)
}

/// Progress that is reported each time another part of 200 is done: a window has no use for more.
fn in_steps(tell: impl Fn(u32, u32) + Sync) -> impl Fn(u32, u32) + Sync {
    let told = AtomicU32::new(0);
    move |done, all| {
        let part = u64::from(done) * 200 / u64::from(all.max(1));
        // More than all of them is all of them.
        let part = part.min(200) as u32;
        if told.fetch_max(part, Ordering::Relaxed) < part {
            tell(done, all);
        }
    }
}

/// On how many threads games are played that no one waits for: one processor stays free for the window.
fn jobs() -> usize {
    processors().saturating_sub(1).max(1)
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// What one hears of two versions that are being compared.
#[derive(Clone, Debug)]
pub(crate) enum Versus {
    /// So many games of so many are played.
    Progress(u32, u32),
    /// What came of it.
    Compared(Comparison),
}

/// What came of a comparison of two versions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    /// The games of each number of marines that both versions allow.
    Games(Vec<(u8, Compared)>),
    /// Both versions allow no number of marines.
    NoNumber,
    /// The earlier version has errors and is not played.
    ErrorsBefore,
    /// The later one has.
    ErrorsNow,
    /// A game ended in a bug of the program.
    Fault,
}

/// Play an earlier version of a mission and a later one with the same seeds, on threads of their own. What the files of the later one
/// have wrong counts as well.
pub(crate) fn compare(
    versions: [Arc<Mission>; 2],
    files: Vec<Diagnostic>,
    plan: Plan,
    results: Option<PathBuf>,
) -> (Games, impl Stream<Item = Versus>) {
    let (sender, news) = mpsc::unbounded();
    let cancel = Arc::new(AtomicBool::new(false));
    let handle = Games(Arc::clone(&cancel));
    let work = move || {
        let shelf = results::shelf(results);
        let progress = |done: u32, all: u32| {
            let _ = sender.unbounded_send(Versus::Progress(done, all));
        };
        let waiting =
            Waiting { cancel: Some(&cancel), progress: Some(&progress), known: None, shelf: &*shelf };
        let plan = Plan { jobs: jobs(), ..plan };
        let compared = catch_unwind(AssertUnwindSafe(|| compared(&versions, &files, &plan, waiting)));
        let _ = sender.unbounded_send(Versus::Compared(compared.unwrap_or(Comparison::Fault)));
    };
    let _ = thread::spawn(work);
    (handle, news)
}

fn has_errors(problems: &[Diagnostic]) -> bool {
    worst(problems) == Some(Severity::Error)
}

fn compared(
    versions: &[Arc<Mission>; 2],
    files: &[Diagnostic],
    plan: &Plan,
    waiting: Waiting<'_>,
) -> Comparison {
    let [before, now] = versions.each_ref().map(|version| has_errors(&missions::check(version).problems));
    if now || has_errors(files) {
        return Comparison::ErrorsNow;
    }
    if before {
        return Comparison::ErrorsBefore;
    }
    let [before, now] = versions.each_ref().map(|version| ruleset::marine_numbers(version));
    let both: Vec<u8> = before.intersection(&now).copied().collect();
    if both.is_empty() {
        return Comparison::NoNumber;
    }
    let all = plan.games * 2 * both.len() as u32;
    let mut played = 0;
    let digests = versions.each_ref().map(|version| ruleset::digest(version));
    let mut play = |version: usize, marines: u8| {
        let ready = ruleset::lay_out(&versions[version], marines)?;
        let tell = |done: u32, _: u32| {
            if let Some(progress) = waiting.progress
                && done.is_multiple_of(10)
            {
                progress(played + done, all);
            }
        };
        let waiting = Waiting { progress: Some(&tell), ..waiting };
        let report = compare::play(&ready, digests[version], plan, waiting);
        played += plan.games;
        Some(report)
    };
    let reports = both.into_iter().filter_map(|marines| {
        let (before, now) = (play(0, marines)?, play(1, marines)?);
        Some((marines, Compared::of([(&before, &now)])))
    });
    Comparison::Games(reports.collect())
}

/// What one hears of the games without each thing of a mission.
#[derive(Clone, Debug)]
pub(crate) enum Tried {
    /// So many games of so many are played.
    Progress(u32, u32),
    /// What came of them.
    Found(Dependence),
}

/// What a mission depends on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Dependence {
    /// What was found out.
    Known(Box<Knockouts>),
    /// The mission has errors and is not played.
    Errors,
    /// It allows no number of marines.
    NoNumber,
    /// The program itself failed.
    Fault,
}

/// Play a mission without each of its things in turn, on threads of their own. What its files have wrong counts as well.
pub(crate) fn knock_out(
    mission: Arc<Mission>,
    files: Vec<Diagnostic>,
    plan: Plan,
    results: Option<PathBuf>,
) -> (Games, impl Stream<Item = Tried>) {
    let (sender, news) = mpsc::unbounded();
    let cancel = Arc::new(AtomicBool::new(false));
    let handle = Games(Arc::clone(&cancel));
    let work = move || {
        let shelf = results::shelf(results);
        let progress = in_steps(|done, all| {
            let _ = sender.unbounded_send(Tried::Progress(done, all));
        });
        let waiting =
            Waiting { cancel: Some(&cancel), progress: Some(&progress), known: None, shelf: &*shelf };
        let plan = Plan { jobs: jobs(), ..plan };
        let found = catch_unwind(AssertUnwindSafe(|| knocked_out(&mission, &files, &plan, waiting)));
        let _ = sender.unbounded_send(Tried::Found(found.unwrap_or(Dependence::Fault)));
    };
    let _ = thread::spawn(work);
    (handle, news)
}

fn knocked_out(mission: &Mission, files: &[Diagnostic], plan: &Plan, waiting: Waiting<'_>) -> Dependence {
    if has_errors(files) || has_errors(&missions::check(mission).problems) {
        return Dependence::Errors;
    }
    let numbers: Vec<u8> = ruleset::marine_numbers(mission).into_iter().collect();
    if numbers.is_empty() {
        return Dependence::NoNumber;
    }
    let candidates = knockout::candidates(mission);
    Dependence::Known(Box::new(knockout::knock_out(mission, candidates, &numbers, plan, waiting)))
}

/// Let bots learn a mission for each number of marines, on a thread of its own, and keep what they learned in a folder.
pub(crate) fn learn(mission: Arc<Mission>, results: PathBuf) -> (Games, impl Future<Output = ()>) {
    let cancel = Arc::new(AtomicBool::new(false));
    let handle = Games(Arc::clone(&cancel));
    let work = move || {
        let (shelf, digest) = (results::shelf(Some(results)), ruleset::digest(&mission));
        for marines in ruleset::marine_numbers(&mission) {
            let Some(ready) = ruleset::lay_out(&mission, marines) else { continue };
            let controls = Controls { cancel: Some(&cancel), progress: None };
            kept::learn(&ready, digest, 1, &*shelf, controls);
            if cancel.load(Ordering::Relaxed) {
                break;
            }
        }
    };
    (handle, aside(work))
}

/// Bots that think beside the window. When it is dropped they end.
pub(crate) type Ahead = Games;

/// How a game goes on until a person has to choose: the options that bots and chance take, one after another, and `None` at the end.
/// With `for_due` a bot chooses for the person who is due as well.
pub(crate) fn ahead(sitting: &Sitting, for_due: bool) -> (Ahead, impl Stream<Item = Option<usize>> + use<>) {
    let (sender, thoughts) = mpsc::unbounded();
    let cancel = Arc::new(AtomicBool::new(false));
    let handle = Games(Arc::clone(&cancel));
    let choices = if for_due { sitting.ahead_for_due() } else { sitting.ahead() };
    let work = move || {
        if cancel.load(Ordering::Relaxed) {
            return;
        }
        for option in choices {
            if cancel.load(Ordering::Relaxed) || sender.unbounded_send(Some(option)).is_err() {
                return;
            }
        }
        let _ = sender.unbounded_send(None);
    };
    let _ = thread::spawn(work);
    (handle, thoughts)
}

/// Let bots learn what the states of a game are worth, if they need it and it is not kept among the results in this folder.
pub(crate) fn get_to_know(
    sitting: &Sitting,
    results: Option<PathBuf>,
) -> (Ahead, impl Future<Output = ()> + use<>) {
    let cancel = Arc::new(AtomicBool::new(false));
    let handle = Games(Arc::clone(&cancel));
    let (playable, searches) = (Arc::clone(sitting.playable()), sitting.players().bots.search());
    let digest = ruleset::digest(sitting.mission());
    let learn = move || {
        if searches {
            let shelf = results::shelf(results);
            let controls = Controls { cancel: Some(&cancel), progress: None };
            kept::learn_game(&*playable, digest, jobs(), &*shelf, controls);
        }
    };
    (handle, aside(learn))
}

/// A message at every beat, for games that play themselves.
pub(crate) fn beats(every: &Duration) -> impl Stream<Item = ()> + use<> {
    let (sender, beats) = mpsc::channel(1);
    let every = *every;
    let _ = thread::spawn(move || {
        let mut sender: mpsc::Sender<()> = sender;
        loop {
            thread::sleep(every);
            // A window that is late gets no more than one beat to catch up with.
            if sender.try_send(()).is_err_and(|error| error.is_disconnected()) {
                break;
            }
        }
    });
    beats
}

/// A game somebody wants to watch.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    /// The mission it was played on, as it was then.
    pub(crate) mission: Arc<Mission>,
    /// What was played.
    pub(crate) plan: Plan,
    /// With how many marines.
    pub(crate) marines: u8,
    /// Which of the games.
    pub(crate) line: Line,
    /// From which moment on: after so many choices.
    pub(crate) at: usize,
    /// What it shows there: a shorter game that shows the same with its last choice is watched instead, if there is one.
    pub(crate) shows: Option<Shows>,
    /// The folder where bots that search find what they learned.
    pub(crate) results: Option<PathBuf>,
}

/// A game that was played again to be watched.
pub(crate) struct Film {
    /// What was wanted.
    pub(crate) wanted: Wanted,
    /// The game.
    pub(crate) game: Box<dyn Playback>,
    /// Of a shorter one, how many choices the game that is wanted took to show what was looked for.
    pub(crate) shrunk: Option<usize>,
    /// Which thing of the mission has which number in it.
    pub(crate) numbers: ThingIndex,
    /// It in sentences.
    pub(crate) telling: Telling,
}

/// A film on its way through a message; messages can be cloned, a film is taken once.
#[derive(Clone)]
pub(crate) struct Reeled(Arc<Mutex<Option<Film>>>);

impl Reeled {
    /// The film, the first time.
    pub(crate) fn take(&self) -> Option<Film> {
        self.0.lock().ok()?.take()
    }
}

impl std::fmt::Debug for Reeled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Reeled")
    }
}

/// Play a game again, choice by choice as it went.
pub(crate) fn film(wanted: Wanted) -> impl Future<Output = Reeled> + Send + 'static {
    aside(move || Reeled(Arc::new(Mutex::new(filmed(wanted)))))
}

/// A game again as a list of its choices, and the table it is played on.
pub(crate) fn recorded(wanted: &Wanted) -> Option<(ReadyGame, Replay)> {
    let Wanted { mission, plan, marines, line, results, .. } = wanted;
    let laid = ruleset::lay_out(mission, *marines)?;
    if plan.bots.search() {
        let shelf = results::shelf(results.clone());
        kept::learn(&laid, ruleset::digest(mission), plan.jobs, &*shelf, Controls::default());
    }
    let replay = laid.game.record(plan, line.game, ruleset::provenance(mission, "", *marines));
    Some((laid, replay))
}

fn filmed(mut wanted: Wanted) -> Option<Film> {
    let (ReadyGame { game, numbers, .. }, mut replay) = recorded(&wanted)?;
    let short = wanted.shows.as_ref().and_then(|shows| game.shrink(&replay, shows));
    let shrunk = short.map(|short| {
        (wanted.at, replay) = (short.choices(), short.replay);
        short.from
    });
    let (game, _) = game.playback(&replay);
    let telling = playback::tell(&*game, wanted.mission.system().draws());
    Some(Film { wanted, game, shrunk, numbers, telling })
}
