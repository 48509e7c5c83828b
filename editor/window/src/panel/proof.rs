//! Bots play the mission many times in the background: what they play, how far they are, and what came of it.
//! Results stay when the mission changes, and say that they are of an older version; what they showed to be wrong goes
//! to the list of problems. The library plays and judges the games.

mod advice;
pub(crate) mod bots;
mod deeper;
mod findings;
pub(crate) mod fold;
mod games;
mod heat;
pub(crate) mod intents;
pub(crate) mod knockouts;
mod more;
mod order;
mod progress;
mod refit;
mod refusal;
mod report;
mod rest;
mod results;
pub(crate) mod skill;
pub(crate) mod versions;

use super::Action;
use crate::Element;
use crate::focus::button;
use crate::parts::{chip, edge};
use crate::theme::{self, BODY, SMALL, STRONG};
use crate::work::{self, Games, Haste, Wanted};
use editor_model::command::Command;
use editor_model::document::Document;
use editor_model::settings::{Judges, skill_budget};
use editor_model::words::{say, say_with};
use engine::Side;
use fold::{Folds, Part};
use iced::widget::operation::scroll_to;
use iced::widget::scrollable::AbsoluteOffset;
use iced::widget::{column, container, row, scrollable, text};
use iced::{Alignment, Fill, Task};
use missions::report::{Report, Tally};
use missions::simulate::{BotPair, Plan, keep};
use missions::verdict::{Effort, Judgement};
use missions::{Diagnostic, Mission, Severity, Trace, check};
use progress::TimeLeft;
use refusal::Refusal;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tiles::Cell;

/// The id of the panel.
const PANEL: &str = "proof";

/// How many games one can have played for each number of marines.
pub(crate) const CHOICES: [u32; 4] = [50, 200, 1000, 5000];

/// The state of the panel.
#[derive(Debug)]
pub(crate) struct Proof {
    pub(crate) games: u32,
    bots: BotPair,
    /// The lists of bots are unfolded.
    choosing_bots: bool,
    /// Which bots say who has the better chances.
    pub(crate) judges: Judges,
    /// About so many seconds are played to find out what skill is worth.
    pub(crate) skill: u16,
    /// The folder in which results are kept.
    pub(crate) results: Option<PathBuf>,
    /// As it is written; empty for the author's own.
    seed: String,
    playing: Option<Playing>,
    last: Option<Batch>,
    /// Who won in the last games of an earlier version.
    before: Option<Before>,
    /// What the last games showed to be wrong.
    problems: Vec<Diagnostic>,
    /// What of that the panel lists.
    findings: Vec<Diagnostic>,
    /// The mission is not any more what was played.
    older: bool,
    /// Errors forbade to play.
    refused: Option<Refusal>,
    /// Whose games are looked at.
    marines: u8,
    players: Players,
    folds: Folds,
    list: games::List,
    heat: heat::Choice,
    refit: refit::Refit,
    deeper: deeper::Deeper,
    /// So much of its step is done, in percent.
    deepens: u32,
    intents: intents::Intents,
    pub(crate) knockouts: knockouts::Knockouts,
    pub(crate) versions: versions::Versions,
}

/// Games that are being played. Dropping it ends them.
#[derive(Debug)]
struct Playing {
    games: Games,
    done: u32,
    all: u32,
    mission: Arc<Mission>,
    since: Instant,
    left: TimeLeft,
    /// What is known so far.
    known: Batch,
}

/// Games that were played.
#[derive(Debug)]
struct Batch {
    judgement: Arc<Judgement>,
    /// Which bots were to say who has the better chances.
    judges: Judges,
    mission: Arc<Mission>,
    stopped: bool,
    took: Duration,
}

/// Who won in earlier games, by number of marines.
#[derive(Debug)]
struct Before {
    bots: BotPair,
    wins: BTreeMap<u8, Tally>,
}

/// Whose games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Players {
    /// Those of the bots that play the many games.
    #[default]
    Simple,
    /// Those of the bots that search.
    Good,
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// So many games are wanted for each number of marines.
    Wanted(u32),
    /// These bots are to play.
    Bots(BotPair),
    /// Unfold the lists of bots, or fold them.
    ChooseBots(bool),
    /// These say who has the better chances.
    Judges(Judges),
    /// Play for about so many seconds to find out what skill is worth; none with 0.
    Skill(u16),
    /// The seed was changed.
    Seed(String),
    /// Play.
    Started,
    /// Play more than the last games, with stronger bots.
    More,
    /// Enough.
    Stopped,
    /// So many games of so many are played.
    Progressed(u32, u32),
    /// What the games of a number of marines say so far.
    Known(Box<Report>),
    /// All games are played; it took so long.
    Judged(Box<Judgement>, Duration),
    /// The bots have learned the mission after an edit.
    Learned,
    /// In the background so much of so much of a step is played.
    Deepens(u32, u32),
    /// What games in the background say so far of a number of marines.
    KnownDeeper(Box<Report>),
    /// A step in the background is done.
    Deeper(Box<Judgement>),
    /// No more games in the background.
    StopDeeper,
    /// Look at the games of so many marines.
    Looked(u8),
    /// Fold this part, or unfold it.
    Folded(Part),
    /// Show where the finding with this number lies.
    Finding(usize),
    /// List the games of these players.
    Players(Players),
    /// In the list of games.
    List(games::Message),
    /// In the choice of what is shown on the map.
    Heat(heat::Message),
    /// Among the intents of the mission.
    Intents(intents::Message),
    /// In what the mission depends on.
    Knockouts(knockouts::Message),
    /// In the comparison with an earlier version.
    Versions(versions::Message),
    /// Watch a game of the number of marines one looks at.
    Watch(u32),
    /// Open the field that makes the mission easier or harder for so many marines.
    Open(u8),
    /// Show the first error of the mission.
    Errors,
    /// Carry out this command.
    Do(Command),
}

impl Proof {
    /// No game has been played yet.
    pub(crate) fn new() -> Self {
        Self {
            games: CHOICES[1],
            bots: BotPair::default(),
            choosing_bots: false,
            judges: Judges::Greedy,
            skill: 0,
            results: None,
            seed: String::new(),
            playing: None,
            last: None,
            before: None,
            problems: Vec::new(),
            findings: Vec::new(),
            older: false,
            refused: None,
            marines: 0,
            players: Players::default(),
            folds: Folds::default(),
            list: games::List::default(),
            heat: heat::Choice::default(),
            refit: refit::Refit::default(),
            deeper: deeper::Deeper::default(),
            deepens: 0,
            intents: intents::Intents::default(),
            knockouts: knockouts::Knockouts::default(),
            versions: versions::Versions::default(),
        }
    }

    /// The mission may have changed, or was saved: are the games still its games?
    pub(crate) fn changed(&mut self, document: &Document) {
        let mission = document.mission();
        self.refit.compare(mission);
        self.deeper.compare(mission);
        self.versions.changed(document);
        self.intents.changed(mission);
        self.knockouts.changed(mission);
        let _ = self.refused.take_if(|refused| !refused.holds(mission));
        self.older = self.last.as_ref().is_some_and(|batch| !batch.mission.plays_like(mission));
        // Other rules may not have the bots that were chosen.
        if self.bots.known_to(mission.system()).is_err() {
            self.bots = BotPair::default();
        }
        self.findings = findings::sorted(self.problems(mission));
    }

    /// Are there results of games, of this mission or of how it was before?
    pub(crate) const fn has_results(&self) -> bool {
        self.last.is_some()
    }

    /// Are the results those of another version?
    pub(crate) const fn is_older(&self) -> bool {
        self.older
    }

    /// What the last games showed to be wrong, but for what the author has muted since and for intents that are no more.
    pub(crate) fn problems(&self, mission: &Mission) -> Vec<Diagnostic> {
        let outdated = self.last.as_ref().map(|batch| intents::outdated(batch, mission)).unwrap_or_default();
        let counts =
            |problem: &&Diagnostic| !check::is_muted(mission, problem) && !outdated.contains(problem);
        self.problems.iter().filter(counts).cloned().collect()
    }

    /// How often what one wants to see on the map happened where.
    pub(crate) fn heat(&self) -> BTreeMap<Cell, u32> {
        self.last.as_ref().map(|batch| self.heat.counts(&batch.judgement.reports)).unwrap_or_default()
    }

    /// That in words for one space; `None` if nothing is shown on the map.
    pub(crate) fn heat_in_words(&self, cell: Cell) -> Option<String> {
        self.heat.words(&self.last.as_ref()?.judgement.reports, cell)
    }

    /// Show the next of what can be shown on the map, or nothing again. `None` where nothing was played.
    pub(crate) fn next_heat(&mut self) -> Option<Option<Trace>> {
        let _ = self.last.as_ref()?;
        let next = self.heat.next();
        if next.is_some() {
            self.folds.set(Part::Heat, true);
        }
        Some(next)
    }

    /// Show on the map where marines went, with any number of marines; what is shown then.
    pub(crate) fn show_paths(&mut self) -> Trace {
        let trace = Trace::MarinesEntered;
        self.folds.set(Part::Heat, true);
        self.heat.update(heat::Message::Shown(Some(trace)));
        self.heat.update(heat::Message::Of(None));
        self.heat.update(heat::Message::Round(0));
        trace
    }

    /// The last games, and the mission as it was then.
    pub(crate) fn last_games(&self) -> Option<(Arc<Mission>, Arc<Judgement>)> {
        self.last.as_ref().map(|batch| (Arc::clone(&batch.mission), Arc::clone(&batch.judgement)))
    }

    /// A game of the last batch, to be watched from so many choices on.
    pub(crate) fn game(&self, marines: u8, game: u32, at: usize) -> Option<Wanted> {
        let reports = &self.last.as_ref()?.judgement.reports;
        self.wanted(reports.iter().find(|report| report.marines == marines)?, game, at)
    }

    /// What came out last.
    pub(crate) fn judgement(&self) -> Option<&Judgement> {
        self.last.as_ref().map(|batch| &*batch.judgement)
    }

    /// A game of a report of the last batch.
    fn wanted(&self, report: &Report, game: u32, at: usize) -> Option<Wanted> {
        let line = report.games.iter().find(|line| line.game == game)?;
        let (mission, plan) = (Arc::clone(&self.last.as_ref()?.mission), report.plan);
        Some(Wanted {
            mission,
            plan,
            marines: report.marines,
            line: *line,
            at,
            shows: None,
            results: self.results.clone(),
        })
    }

    /// The games that show most of the mission as it is now, of every number of marines.
    pub(crate) fn telling(&self, mission: &Mission) -> Vec<Wanted> {
        let batch = self.last.as_ref().filter(|batch| batch.mission.plays_like(mission));
        let reports = batch.into_iter().flat_map(|batch| &batch.judgement.reports);
        let games =
            reports.flat_map(|report| keep(report).into_iter().map(|kept| (report.marines, kept.game)));
        games.filter_map(|(marines, game)| self.game(marines, game, 0)).collect()
    }

    /// The game one most likely wants to watch: the first of the list as it stands.
    pub(crate) fn first_game(&self) -> Option<Wanted> {
        let report = self.listed()?;
        let game = self.list.lines(report).first().map(|line| line.game)?;
        self.wanted(report, game, 0)
    }

    /// The games of bots that search, for the number of marines one looks at.
    fn contest(&self) -> Option<&Report> {
        let marines = self.looked_at()?.marines;
        self.last.as_ref()?.judgement.contests.iter().find(|contest| contest.marines == marines)
    }

    /// Whose games are listed.
    fn listed(&self) -> Option<&Report> {
        let good = self.contest().filter(|_| self.players == Players::Good);
        good.or_else(|| self.looked_at())
    }

    fn looked_at(&self) -> Option<&Report> {
        self.looked_in(self.last.as_ref()?)
    }

    fn looked_in<'a>(&self, batch: &'a Batch) -> Option<&'a Report> {
        let reports = &batch.judgement.reports;
        reports.iter().find(|report| report.marines == self.marines).or_else(|| reports.first())
    }

    /// The games whose numbers are shown: those that are played now, or the last ones.
    const fn shown(&self) -> Option<&Batch> {
        match &self.playing {
            Some(playing) => Some(&playing.known),
            None => self.last.as_ref(),
        }
    }

    /// Is a part unfolded? As long as it was not pressed: what one asked for, and before the first games what is unusual in them.
    fn is_open(&self, part: Part) -> bool {
        let usually = || match part {
            Part::Advanced => self.shown().is_none() && order::is_unusual(self),
            Part::Intents => true,
            Part::Compare => self.versions.on,
            Part::Knockouts => self.knockouts.is_begun(),
            Part::Heat => self.heat.is_shown(),
            Part::Games => false,
        };
        self.folds.chosen(part).unwrap_or_else(usually)
    }

    /// Unfold what a message is about. What one works in stays unfolded.
    fn unfold(&mut self, message: &Message) {
        match message {
            Message::Wanted(_)
            | Message::Bots(_)
            | Message::ChooseBots(_)
            | Message::Skill(_)
            | Message::Seed(_)
                if self.is_open(Part::Advanced) =>
            {
                self.folds.set(Part::Advanced, true);
            }
            Message::Intents(intents::Message::Add | intents::Message::Use(_)) => {
                self.folds.set(Part::Intents, true);
            }
            Message::Versions(versions::Message::Switched(_) | versions::Message::Marked) => {
                self.folds.set(Part::Compare, true);
            }
            Message::Knockouts(knockouts::Message::Started) => self.folds.set(Part::Knockouts, true),
            Message::Heat(_) => self.folds.set(Part::Heat, true),
            _ => {}
        }
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message, document: &Document) -> Action<Message> {
        let mission = document.mission();
        self.unfold(&message);
        match message {
            Message::Wanted(games) => self.games = games,
            Message::Bots(bots) => self.bots = bots,
            Message::ChooseBots(open) => self.choosing_bots = open,
            Message::Judges(judges) => self.judges = judges,
            Message::Skill(seconds) => self.skill = seconds,
            Message::Seed(seed) => {
                self.seed = seed.chars().filter(char::is_ascii_digit).take(18).collect();
            }
            Message::Started => return self.start(document),
            Message::More => {
                let Some(judges) = self.last.as_ref().and_then(more::stronger) else { return Action::None };
                self.judges = judges;
                return self.start(document);
            }
            Message::Stopped => {
                if let Some(playing) = &self.playing {
                    playing.games.stop();
                }
            }
            Message::Progressed(done, all) => {
                if let Some(playing) = &mut self.playing {
                    // The threads report in any order.
                    (playing.done, playing.all) = (playing.done.max(done), all);
                    playing.look_at_the_clock();
                }
            }
            Message::Known(report) => {
                if let Some(Playing { known: batch, since, .. }) = &mut self.playing {
                    Arc::make_mut(&mut batch.judgement).learn(*report);
                    batch.took = since.elapsed();
                }
            }
            Message::Judged(judgement, took) => return self.judged(judgement, took, document),
            Message::Learned => self.refit.learned(),
            Message::Deepens(done, all) => {
                let percent = (u64::from(done) * 100 / u64::from(all.max(1))) as u32;
                self.deepens = self.deepens.max(percent.min(100));
            }
            Message::KnownDeeper(report) => {
                if let Some(batch) = self.last.as_mut().filter(|_| self.deeper.is_running()) {
                    Arc::make_mut(&mut batch.judgement).learn(*report);
                }
            }
            Message::Deeper(judgement) => return self.deepened(judgement, document),
            Message::StopDeeper => self.deeper.stop(),
            Message::Looked(marines) => {
                self.marines = marines;
                self.list.first_page();
            }
            Message::Folded(part) => self.folds.set(part, !self.is_open(part)),
            Message::Finding(number) => {
                let finding = self.findings.get(number).cloned();
                return finding.map_or(Action::None, |finding| Action::Finding(Box::new(finding)));
            }
            Message::Players(players) => {
                self.players = players;
                self.list.first_page();
            }
            Message::List(message) => self.list.update(message),
            Message::Heat(message) => {
                self.heat.update(message);
                return Action::Heat;
            }
            Message::Intents(message) => return self.intents.update(message, mission),
            Message::Knockouts(message) => {
                let (plan, results) = (self.plan(mission), self.results.clone());
                return self.knockouts.update(message, document, plan, results);
            }
            Message::Errors => return Action::Worst,
            Message::Versions(message) => return self.versions.update(message, document),
            Message::Watch(game) => {
                let wanted = self.listed().and_then(|report| self.wanted(report, game, 0));
                return wanted.map_or(Action::None, Action::Watch);
            }
            Message::Open(marines) => {
                let setting = advice::lever(mission).map(|(row, _)| row.id);
                return setting.map_or(Action::None, |setting| Action::Setting { setting, marines });
            }
            Message::Do(command) => return Action::Do(command),
        }
        Action::None
    }

    /// A second has passed: after an edit the mission is compared with an earlier version if that is wanted, and the bots learn it,
    /// unless it has errors or games are played.
    pub(crate) fn second(&mut self, document: &Document, has_errors: bool) -> Task<Message> {
        let mission = document.mission();
        if let Some(playing) = &mut self.playing {
            playing.look_at_the_clock();
        }
        let plays = self.playing.is_some() || self.knockouts.is_running();
        let seed = self.seed(mission);
        let compare = self.versions.second(document, plays, seed, self.results.clone());
        let is_time = self.refit.second(mission);
        let asked = self.judges.contest().is_some() || self.bots.search() || self.skill > 0;
        let is_free = !plays && !self.versions.is_running();
        let learn = match &self.results {
            Some(results) if is_time && asked && !has_errors && is_free => {
                self.refit.begin(mission, results).map(|()| Message::Learned)
            }
            Some(_) | None => Task::none(),
        };
        let may_deepen = is_free && !self.refit.is_running() && !has_errors && !self.older;
        Task::batch([compare.map(Message::Versions), learn, self.deepen(document, may_deepen)])
    }

    /// Let stronger bots play on after a simulation, if nothing else is played and nothing was edited since.
    fn deepen(&mut self, document: &Document, may: bool) -> Task<Message> {
        let mission = document.mission();
        let is_time = self.deeper.second(mission);
        if !may {
            self.deeper.pause();
        }
        let asked = |batch: &&Batch| batch.judges.contest().is_some() && !batch.stopped;
        let is_asked = self.last.as_ref().is_some_and(|batch| asked(&batch));
        match &self.results {
            Some(results) if may && is_time && is_asked => {
                let effort = Effort { budget: skill_budget(self.skill), ..Effort::plan(self.plan(mission)) };
                self.deepens = 0;
                self.deeper.begin(mission, document.reading.clone(), effort, results)
            }
            Some(_) | None => Task::none(),
        }
    }

    /// A step of the games in the background is done: they are judged together with those that were there.
    fn deepened(&mut self, judgement: Box<Judgement>, document: &Document) -> Action<Message> {
        self.deeper.stepped();
        let Some(batch) = self.last.as_mut().filter(|_| !self.older && !judgement.reports.is_empty()) else {
            return Action::None;
        };
        let of_play = |problem: &&Diagnostic| is_of_play(problem);
        self.problems = judgement.problems.iter().filter(of_play).cloned().collect();
        batch.judgement = judgement.into();
        self.changed(document);
        Action::Judged
    }

    /// The seed of games: the one that is written, or the author's.
    fn seed(&self, mission: &Mission) -> u64 {
        let written = self.seed.parse().ok();
        written.or_else(|| mission.settings().seeds.first().copied()).unwrap_or(work::SEED)
    }

    /// The games that are chosen.
    fn plan(&self, mission: &Mission) -> Plan {
        Plan { bots: self.bots, ..Plan::new(self.games, self.seed(mission)) }
    }

    fn start(&mut self, document: &Document) -> Action<Message> {
        let mission = document.mission();
        self.refit.end();
        self.versions.end();
        self.deeper.restart();
        let plan = self.plan(mission);
        let (contest, budget) = (self.judges.contest(), skill_budget(self.skill));
        // Personas cost more than the greedy games.
        let ways = contest.is_some();
        let effort = Effort { plan, contest, budget, ways };
        let files = document.reading.clone();
        let results = self.results.clone();
        let (games, news) = work::play(Arc::clone(mission), files, effort, results, Haste::Awaited);
        let (since, took) = (Instant::now(), Duration::ZERO);
        let judgement = Arc::new(Judgement::nothing());
        let known =
            Batch { judgement, judges: self.judges, mission: Arc::clone(mission), stopped: false, took };
        let (mission, left) = (Arc::clone(mission), TimeLeft::default());
        self.playing = Some(Playing { games, done: 0, all: 0, mission, since, left, known });
        let played = Task::run(news, |news| match news {
            work::News::Progress(done, all) => Message::Progressed(done, all),
            work::News::Known(report) => Message::Known(report),
            work::News::Judged(judgement, took) => Message::Judged(judgement, took),
        });
        // The answer comes at the top, wherever the panel was scrolled to.
        let top = scroll_to(PANEL, AbsoluteOffset { x: 0.0, y: 0.0 });
        Action::Run(Task::batch([top, played]))
    }

    fn judged(&mut self, judgement: Box<Judgement>, took: Duration, document: &Document) -> Action<Message> {
        let Some(Playing { games, mission: played, known, .. }) = self.playing.take() else {
            return Action::None;
        };
        let of_play = |problem: &&Diagnostic| is_of_play(problem);
        self.problems = judgement.problems.iter().filter(of_play).cloned().collect();
        let stopped = games.is_stopped();
        let refused = judgement.reports.is_empty() && !stopped;
        let errors = judgement.problems.iter().filter(|problem| problem.severity == Severity::Error).count();
        self.refused = refused.then(|| Refusal::of(Arc::clone(&played), errors));
        if !judgement.reports.is_empty() {
            let (judgement, judges) = (judgement.into(), known.judges);
            let batch = Batch { judgement, judges, mission: played, stopped, took };
            if let Some(last) = self.last.replace(batch)
                && self.last.as_ref().is_some_and(|now| !now.mission.plays_like(&last.mission))
            {
                let reports = &last.judgement.reports;
                self.before = reports.first().map(|first| Before {
                    bots: first.plan.bots,
                    wins: reports.iter().map(|report| (report.marines, report.wins)).collect(),
                });
            }
            self.list.first_page();
        }
        self.changed(document);
        Action::Judged
    }

    /// Where results stand there is a text that must not be missed: why nothing was played.
    pub(crate) fn follow<T: Send + 'static>(&self) -> Task<T> {
        if self.refused.is_some() { refusal::show() } else { Task::none() }
    }

    /// Are games played now?
    pub(crate) const fn is_playing(&self) -> bool {
        self.playing.is_some()
    }

    /// What a key asks for: to play, or to stop playing.
    pub(crate) const fn pressed(&self) -> Message {
        if self.playing.is_some() { Message::Stopped } else { Message::Started }
    }

    /// What is on the window: what the bots play, what came of it, and parts that can be folded away.
    pub(crate) fn view<'a>(&'a self, mission: &Mission) -> Element<'a, Message> {
        let mut all =
            column![self.head(), order::effort(self.judges), order::advanced(self, mission.system())]
                .push(self.notice())
                .spacing(10);
        if let Some(batch) = self.shown()
            && let Some(looked) = self.looked_in(batch)
        {
            all = self.answer(all, batch, looked, mission);
        }
        let add = intents::add().map(Message::Intents);
        let intents = || intents::view(self, mission).map(Message::Intents);
        let mark = versions::Versions::mark().map(Message::Versions);
        let ours = mission.system().side(Side::Marines);
        let versions = || self.versions.view(self.judges, ours).map(Message::Versions);
        let find = self.knockouts.press().map(Message::Knockouts);
        let knockouts = || self.knockouts.view(mission).map(Message::Knockouts);
        let knockouts = self.part(Part::Knockouts, "knockouts-title", Some(find), knockouts);
        all = all
            .push(edge(Fill, 1))
            .push(self.part(Part::Intents, "intents-title", Some(add), intents))
            .push(edge(Fill, 1))
            .push(self.part(Part::Compare, "versions-title", Some(mark), versions))
            .push(edge(Fill, 1))
            .push(container(knockouts).id(knockouts::SECTION).width(Fill));
        // Games that are played now replace them.
        if let (None, Some(batch), Some(report)) = (&self.playing, &self.last, self.looked_at()) {
            let heat = || self.heat.view(&batch.judgement.reports).map(Message::Heat);
            let games = || {
                let players = self.contest().map(|_| self.choose_players());
                self.list.view(self.listed().unwrap_or(report), players, mission.system())
            };
            all = all
                .push(edge(Fill, 1))
                .push(self.part(Part::Heat, "heat-title", None, heat))
                .push(edge(Fill, 1))
                .push(self.part(Part::Games, "games-title", None, games));
        }
        let all = container(all).padding([12, 16]).width(Fill);
        scrollable(all).id(PANEL).height(Fill).style(theme::scroll).into()
    }

    /// A part that can be folded away.
    fn part<'a>(
        &self,
        part: Part,
        title: &str,
        beside: Option<Element<'a, Message>>,
        body: impl FnOnce() -> Element<'a, Message>,
    ) -> Element<'a, Message> {
        let title = text(say(title)).font(STRONG).size(17);
        fold::view(part, title, beside, self.is_open(part).then(body))
    }

    /// How far the games are, or what one should know before one reads of the last ones.
    fn notice(&self) -> Option<Element<'_, Message>> {
        if let Some(playing) = &self.playing {
            let waits = playing.known.judgement.reports.is_empty().then(|| quiet(say("proof-waits")));
            let bar = progress::view(playing.done, playing.all, playing.left);
            return Some(column![bar].push(waits).spacing(4).into());
        }
        let refused = self.refused.as_ref().map(|refused| {
            let words = say_with("proof-errors", &[("count", refused.errors.into())]);
            refusal::in_place(words, Message::Errors)
        });
        let older = self.older.then(|| {
            let words = text(say("proof-older")).size(SMALL).color(theme::color(theme::colors().warning));
            container(words).padding([6, 10]).width(Fill).style(theme::raised)
        });
        let is_idle = self.refused.is_none() && self.last.is_none();
        let rest =
            if self.refit.is_running() { Some("proof-learning") } else { is_idle.then_some("proof-idle") };
        let is_any = refused.is_some() || older.is_some() || rest.is_some();
        let rest = rest.map(|id| quiet(say(id)));
        is_any.then(|| column![].push(refused).push(older).push(rest).spacing(6).into())
    }

    /// What came of the games, below what is above it.
    fn answer<'a>(
        &'a self,
        above: Column<'a>,
        batch: &'a Batch,
        looked: &'a Report,
        mission: &Mission,
    ) -> Column<'a> {
        if self.playing.is_some() {
            let so_far = text(say("proof-so-far")).font(STRONG).size(SMALL).style(theme::faint_text);
            return above.push(column![so_far, results::view(batch, None, looked, None, mission)].spacing(4));
        }
        let more = if self.older { None } else { more::view(batch) };
        above
            .push(results::view(batch, self.before.as_ref(), looked, more, mission))
            .push(self.deeper.view(self.deepens))
            .push(findings::view(&self.findings))
            .push(results::details(batch, looked))
            .push(report::view())
    }

    fn head(&self) -> Element<'_, Message> {
        let playing = self.playing.is_some();
        let label = say(if playing { "proof-stop" } else { "proof-play" });
        let style = if playing { theme::quiet } else { theme::loud };
        let words = row![text(label).size(BODY), text("F5").size(SMALL)].spacing(8);
        let start = button(words.align_y(Alignment::Center)).padding([6, 14]).style(style);
        let play = button(text(say("proof-play-here")).size(BODY)).padding([6, 12]).style(theme::quiet);
        // In a language with longer words the buttons stand below each other.
        let presses = row![play.on_press(Message::Do(Command::PlayHere)), start.on_press(self.pressed())];
        let presses = presses.spacing(6).align_y(Alignment::Center).wrap().align_x(Alignment::End);
        row![
            text(say("proof-title")).font(STRONG).size(20),
            container(presses).width(Fill).align_x(Alignment::End)
        ]
        .spacing(6)
        .align_y(Alignment::Center)
        .into()
    }

    fn choose_players(&self) -> Element<'_, Message> {
        let simple = self.looked_at().map(|report| (report.plan.bots, Players::Simple));
        let good = self.contest().map(|contest| (contest.plan.bots, Players::Good));
        let chips = simple.into_iter().chain(good).map(|(bots, players)| {
            chip(bots::named(bots), players == self.players, Message::Players(players))
        });
        line(say("games-of"), row(chips).spacing(2).wrap().into())
    }
}

impl Playing {
    /// How long the games take from now on.
    fn look_at_the_clock(&mut self) {
        self.left.tell(self.since.elapsed(), self.done, self.all);
    }
}

/// The panel, from its top down.
type Column<'a> = iced::widget::Column<'a, Message, iced::Theme, crate::Renderer>;

/// Was it found by playing?
pub(crate) fn is_of_play(problem: &Diagnostic) -> bool {
    problem.code.0.starts_with('S')
}

/// Something to choose, with what it is before it.
fn line<'a, M: 'a>(words: String, choice: Element<'a, M>) -> Element<'a, M> {
    let words = text(words).size(SMALL).width(110).style(theme::faint_text);
    row![words, choice].align_y(Alignment::Center).into()
}

/// The title of a part of the panel.
fn title<'a, M: 'a>(words: String) -> Element<'a, M> {
    text(words).font(STRONG).size(17).into()
}

fn quiet<'a, M: 'a>(words: impl text::IntoFragment<'a>) -> Element<'a, M> {
    text(words).size(SMALL).style(theme::faint_text).into()
}

/// For tests: what came out.
#[cfg(test)]
impl Proof {
    pub(crate) const fn plays(&self) -> bool {
        self.playing.is_some()
    }
}
