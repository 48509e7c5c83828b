//! `hellwright check PATH…`: what is wrong with missions, who wins them, and whether they work.

use crate::open::{self, Opened};
use crate::progress::Progress;
use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Format, Verdict, interrupt, numbers, ours, texts};
use editor_model::chances::{self, headlines};
use editor_model::report::{self, Document};
use engine::Side;
use missions::diagnostic::json;
use missions::diagnostic::terminal::View;
use missions::intents::{self, Answer, Found, Outcome};
use missions::ladder::{self, Budget, Gain, Pays, Rung, Skill};
use missions::luck::{Luck, Part};
use missions::report::{Report, Share, Sure, games, grouped};
use missions::simulate::{BotPair, Plan};
use missions::skill_trend::SkillTrend;
use missions::summary::{Chances, summary};
use missions::verdict::{self, Contest, Effort, Judgement, Waiting};
use missions::{Diagnostic, Layout, Mission, Severity, art, format};
use rule_system::safely::safely;
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use words::{Argument, Text};

// Exit code 0: all is well. 1: a problem at error level (or a warning, if denied) or a failed verdict. 2: misuse, or a
// mission that cannot be read.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = numbers::games_or_none, allow_negative_numbers = true)]
    playouts: u32,
    #[arg(long, value_name = "S", value_parser = numbers::seed, allow_negative_numbers = true)]
    seed: Option<u64>,
    #[arg(long, conflicts_with = "greedy_only")]
    thorough: bool,
    #[arg(long)]
    greedy_only: bool,
    #[arg(long, value_name = "TIME", allow_hyphen_values = true)]
    budget: Option<Budget>,
    #[arg(long)]
    fresh: bool,
    #[arg(long)]
    details: bool,
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    #[arg(long, value_enum, value_name = "WHAT")]
    deny: Option<Deny>,
    #[arg(long, value_name = "J", value_parser = numbers::jobs, allow_negative_numbers = true)]
    jobs: Option<u16>,
}

/// What can be denied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Deny {
    #[value(help = texts::text("check-deny-warnings").to_string())]
    Warnings,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let mut all = Vec::new();
    let mut tally = Tally::default();
    let mut found = Vec::new();
    for path in &arguments.paths {
        match open::find(path) {
            Ok(missions) => found.extend(missions),
            Err(Failure::Told(why)) => {
                // The others are checked all the same.
                terminal.complain(why);
                tally.unreadable += 1;
            }
            Err(gone) => return Err(gone),
        }
    }
    if let Some(file) = arguments.report.as_deref().filter(|_| found.len() != 1) {
        let told = texts::text("check-report-many").with("file", file.display().to_string());
        return Err(told.with("count", found.len()).into());
    }
    for path in &found {
        if interrupt::was_asked() {
            break;
        }
        let mut opened = match open::mission(path) {
            Ok(opened) => opened,
            Err(Failure::Told(why)) => {
                terminal.complain(why);
                tally.unreadable += 1;
                continue;
            }
            Err(gone) => return Err(gone),
        };
        let (_, pictures) = art::read(opened.mission(), &opened.places());
        opened.loaded.problems.extend(pictures);
        let judgement = judge(arguments, terminal, &opened);
        tally.count(arguments, &judgement);
        // What breaks here has been judged, and the other missions are shown all the same.
        match safely(|| show(arguments, terminal, &opened, &judgement, &mut all)) {
            Ok(shown) => tally.broken += u32::from(!shown?),
            Err(why) => {
                let told = texts::text("check-show-broke").with("path", opened.path.as_str());
                terminal.complain(told.with("why", why.to_string()).with("ours", ours()));
                tally.broken += 1;
            }
        }
    }
    match arguments.format {
        Format::Json => terminal.print_json(&json!({ "missions": all }))?,
        Format::Text if found.len() > 1 || arguments.paths.len() > 1 => {
            terminal.print(&tally.text(terminal))?;
        }
        Format::Text => {}
    }
    if interrupt::was_asked() {
        return Err(Failure::Interrupted);
    }
    match tally {
        Tally { unreadable: 1.., .. } => Err(Failure::Silent),
        Tally { bad: 0, broken: 0, .. } => Ok(Verdict::Good),
        Tally { .. } => Ok(Verdict::Bad),
    }
}

/// Print what was found out about a mission, and write its report. False if some section of it broke.
fn show(
    arguments: &Arguments,
    terminal: Terminal,
    opened: &Opened,
    judgement: &Judgement,
    all: &mut Vec<Value>,
) -> Result<bool, Failure> {
    let mut is_whole = true;
    let mut make = || {
        let made = document(opened, judgement);
        is_whole &= !made.broken;
        made
    };
    match arguments.format {
        Format::Json => all.push(mission_json(opened, judgement)),
        Format::Text => {
            terminal.print(&Page { terminal, opened, judgement }.text())?;
            if arguments.details {
                terminal.print(&report::text(&make()))?;
            }
        }
    }
    if let Some(file) = &arguments.report {
        let page = report::html(&make());
        format::replace(file, page.as_bytes()).map_err(|error| error.to_string())?;
    }
    Ok(is_whole)
}

fn document(opened: &Opened, judgement: &Judgement) -> Document {
    report::document(opened.mission(), judgement, concat!("hellwright ", env!("CARGO_PKG_VERSION")))
}

fn judge(arguments: &Arguments, terminal: Terminal, opened: &Opened) -> Judgement {
    let plan = Plan {
        jobs: open::jobs(arguments.jobs),
        ..Plan::new(arguments.playouts, open::seed(arguments.seed, opened.mission()))
    };
    let contest = match arguments {
        Arguments { greedy_only: true, .. } => None,
        Arguments { thorough: true, .. } => Some(Contest::Thorough),
        Arguments { .. } => Some(Contest::Quick),
    };
    let progress =
        Progress::new(terminal, &texts::text("check-playing").with("title", opened.title()).to_string());
    let tell = |done: u32, all: u32| progress.part(done, all);
    let shelf = open::shelf(arguments.fresh);
    // Those who watch have the first numbers within seconds.
    let shown = Mutex::new(BTreeSet::new());
    let known = |report: &Report| {
        let is_early = report.plan.until.is_some() && report.wins.games() < EARLY;
        let key = (report.marines, report.plan.bots);
        if !is_early && shown.lock().unwrap_or_else(PoisonError::into_inner).insert(key) {
            progress.line(&first_numbers(opened, report));
        }
    };
    let waiting = Waiting {
        cancel: Some(interrupt::asked()),
        progress: Some(&tell),
        known: Some(&known),
        shelf: &*shelf,
    };
    // Personas cost more than the greedy games.
    let ways = contest.is_some();
    verdict::judge(&opened.loaded, &Effort { plan, contest, budget: arguments.budget, ways }, waiting)
}

/// Fewer games of bots that search say too little to be read.
const EARLY: u32 = 20;

/// What the first games say, before the others are played: `Cold Vaults with 2 marines: they win 35 % (29–42 %) of 200 games between
/// greedy bots: most likely fair (60 in 100); may be too hard`.
fn first_numbers(opened: &Opened, report: &Report) -> String {
    let told =
        texts::text("check-first-numbers").with("title", opened.title()).with("marines", report.marines);
    let told = told.with("share", report.wins.share(Side::Marines).to_string());
    let told = told.with("games", games(report.wins.games()));
    let told = told.with("players", chances::players(report.plan.bots, opened.mission().system()));
    told.with("said", report.wins.likely().said().to_string()).to_string()
}

/// How many missions came out how.
#[derive(Debug, Default)]
struct Tally {
    good: u32,
    bad: u32,
    failed: u32,
    unreadable: u32,
    /// Could be judged, but not shown.
    broken: u32,
}

impl Tally {
    fn count(&mut self, arguments: &Arguments, judgement: &Judgement) {
        let denied = arguments.deny.is_some()
            && judgement.problems.iter().any(|problem| problem.severity >= Severity::Warning);
        let failed = judgement.verdict == verdict::Verdict::Fail;
        self.failed += u32::from(failed);
        if failed || denied {
            self.bad += 1;
        } else {
            self.good += 1;
        }
    }

    fn text(&self, terminal: Terminal) -> String {
        let mut parts = Vec::new();
        let mut part = |number: u32, said: Text, style: Style| {
            if number > 0 {
                parts.push(terminal.paint(style, said.with("count", number)));
            }
        };
        part(self.good, texts::text("check-tally-good"), Style::Green);
        part(self.bad - self.failed, texts::text("check-tally-denied"), Style::Yellow);
        part(self.failed, texts::text("check-tally-failed"), Style::Red);
        part(self.unreadable, texts::text("check-tally-unreadable"), Style::Red);
        let all = texts::text("check-tally").with("count", self.good + self.bad + self.unreadable);
        format!("{}\n", all.with("parts", parts.join(", ")))
    }
}

/// The report on one mission.
struct Page<'a> {
    terminal: Terminal,
    opened: &'a Opened,
    judgement: &'a Judgement,
}

impl Page<'_> {
    fn text(&self) -> String {
        let Opened { path, source, .. } = self.opened;
        let title = self.terminal.paint(Style::Bold, self.opened.title());
        let mut text = format!("{title}  {}\n\n", self.terminal.paint(Style::Dim, path));
        let mission = self.opened.mission();
        let layout = Layout::of(mission, mission.catalogue());
        let colours = self.terminal.colours;
        let view = View { mission, layout: &layout, path, source: source.as_deref(), colours };
        for problem in &self.judgement.problems {
            text += &view.show(problem);
            text.push('\n');
        }
        text += &self.games();
        text += &self.skill();
        text += &self.luck();
        text += &self.intents();
        text += &self.verdict();
        text.push('\n');
        text
    }

    /// Who wins, by number of marines: first the games of the best bots that played, then those of the others.
    fn games(&self) -> String {
        let Judgement { reports, contests, others, .. } = self.judgement;
        let Some(plan) = reports.first().map(|report| report.plan) else { return String::new() };
        let both = || contests.iter().chain(reports);
        let endless = both().any(|report| report.wins.unfinished > 0);
        let row = |[marines, bots, games, ours, theirs, unfinished, rounds]: [String; 7]| {
            let unfinished = if endless { format!("{unfinished:>10}  ") } else { String::new() };
            let row = format!(
                "  {marines:>7}  {bots:<12}  {games:>7}  {ours:<20}  {theirs:<20}  {unfinished}{rounds}"
            );
            row.trim_end().to_owned()
        };
        let [ours, theirs] =
            [Side::Marines, Side::Invader].map(|side| side_wins(self.opened.mission(), side));
        let head = [
            texts::text("head-marines"),
            texts::text("head-bots"),
            texts::text("head-games"),
            ours,
            theirs,
            texts::text("head-unfinished"),
            texts::text("head-rounds"),
        ];
        let head = row(head.map(|head| head.to_string()));
        let mut text = self.terminal.paint(Style::Dim, head) + "\n";
        for report in reports {
            let of = |searched: &&Report| searched.marines == report.marines;
            let searched = contests.iter().chain(others.iter().rev()).filter(of);
            for (at, shown) in searched.chain([report]).enumerate() {
                let Report { plan, marines, wins, rounds, .. } = shown;
                let share = |side: Side| {
                    if plan.until.is_some() { wins.share_at_any_time(side) } else { wins.share(side) }
                        .to_string()
                };
                text += &row([
                    if at == 0 { marines.to_string() } else { String::new() },
                    plan.bots.to_string(),
                    grouped(u64::from(wins.games())),
                    share(Side::Marines),
                    share(Side::Invader),
                    grouped(u64::from(wins.unfinished)),
                    format!("{} ({}–{})", rounds.median, rounds.min, rounds.max),
                ]);
                text.push('\n');
            }
        }
        let how = texts::text("check-how").with("seed", plan.seed.to_string());
        text += &self.terminal.paint(Style::Dim, format!("  {how}"));
        text.push('\n');
        text += &self.ends();
        let mission = self.opened.mission();
        text += &answers(mission, self.judgement);
        let left = mission.system().left(&mission.settings().own);
        if !left.is_empty() {
            let left = left.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ").to_lowercase();
            text += &format!("  {}\n", texts::text("check-drawn").with("left", left));
        }
        if reports.iter().any(Report::given_up) {
            text += &format!("  {}\n", texts::text("check-given-up"));
        }
        text.push('\n');
        text
    }

    /// How often the marines win by who plays, and what skill is worth: the marines' bots in rows, the invader's in columns.
    fn skill(&self) -> String {
        let ladder = &self.judgement.ladder;
        if ladder.is_empty() {
            return String::new();
        }
        let row = |marines: &dyn Display, bots: &dyn Display, cells: [String; 2]| {
            let [greedy, search] = cells;
            let row = format!("  {marines:>7}  {bots:<14}  {greedy:<28}  {search}");
            row.trim_end().to_owned() + "\n"
        };
        let heads =
            Skill::ALL.map(|skill| texts::text("check-against").with("bots", skill.bot().word()).to_string());
        let ours = self.opened.mission().system().side(Side::Marines);
        let head = row(&texts::text("head-marines"), &ours.fill(texts::text("check-side-bots")), heads);
        let mut text = self.terminal.paint(Style::Dim, head.trim_end()) + "\n";
        for rung in Rung::all(ladder) {
            for skill in Skill::ALL {
                let cell = |theirs: Skill| match (rung.share(skill, theirs), rung.games(skill, theirs)) {
                    (Some(share), Some(report)) => {
                        let games = grouped(report.wins.games().into());
                        let said = texts::text("check-share").with("share", share.to_string());
                        said.with("games", games).to_string()
                    }
                    (_, None) | (None, _) => texts::text("check-not-played").to_string(),
                };
                let marines = if skill == Skill::Greedy { rung.marines.to_string() } else { String::new() };
                text += &row(&marines, &skill.bot().word(), Skill::ALL.map(cell));
            }
        }
        let how = format!("  {}", ours.fill(texts::text("check-skill-how")));
        text += &self.terminal.paint(Style::Dim, how);
        text.push('\n');
        for rung in Rung::all(ladder) {
            text += &worth(self.opened.mission(), rung);
        }
        text + "\n"
    }

    /// How much of who wins the deal decides.
    fn luck(&self) -> String {
        let mut text = String::new();
        for luck in &self.judgement.luck {
            let said = match luck.part() {
                Some(Part { counted, low, high }) => {
                    let part = Share { counted, low, high }.to_string();
                    let deals = grouped(luck.wins.len() as u64);
                    texts::text("check-luck").with("part", part).with("deals", deals)
                }
                None => texts::text("check-luck-none"),
            };
            let said = said.with("marines", luck.marines).with("games", games(luck.games()));
            text += &format!("  {said}\n");
        }
        if text.is_empty() { text } else { text + "\n" }
    }

    /// Whether the intents hold, a line for each and each number of marines.
    fn intents(&self) -> String {
        let mission = self.opened.mission();
        let mut text = String::new();
        for answer in &self.judgement.intents {
            let Some(intent) = mission.intents().get(answer.intent) else { continue };
            let style = match answer.outcome {
                Outcome::Holds => Some(Style::Green),
                Outcome::Broken => Some(Style::Red),
                Outcome::TooClose if answer.is_likely() => None,
                Outcome::TooClose => Some(Style::Yellow),
            };
            let said = intent.sentence_with(answer.marines, mission);
            let says = answer.says().to_string();
            let says = style.map_or_else(|| says.clone(), |style| self.terminal.paint(style, &says));
            let line =
                texts::text("check-intent").with("intent", said.trim_end_matches('.')).with("says", says);
            let line = line.with("measured", answer.measured());
            text += &format!("  {}\n", line.with("players", chances::players(answer.bots, mission.system())));
        }
        if text.is_empty() { text } else { text + "\n" }
    }

    /// How the games of greedy bots ended, a line for each reason, by number of marines.
    fn ends(&self) -> String {
        let reports = &self.judgement.reports;
        let Some(first) = reports.first() else { return String::new() };
        let mut reasons: BTreeMap<(Option<Side>, &str), Vec<u32>> = BTreeMap::new();
        for (at, report) in reports.iter().enumerate() {
            for ((winner, reason), games) in &report.ends {
                let counts = reasons.entry((*winner, reason)).or_insert_with(|| vec![0; reports.len()]);
                counts[at] += games;
            }
        }
        let mut rows: Vec<_> = reasons.into_iter().collect();
        rows.sort_by_key(|((winner, _), counts)| (*winner, Reverse(counts.iter().sum::<u32>())));
        let cells =
            |cells: &mut dyn Iterator<Item = String>| cells.map(|it| format!("{it:>7}")).collect::<String>();
        let numbers = cells(&mut reports.iter().map(|report| report.marines.to_string()));
        let head = texts::text("check-ends").with("bots", first.plan.bots.to_string());
        let head = format!("  {:>7}{numbers}  {head}", texts::text("head-marines"));
        let mut text = self.terminal.paint(Style::Dim, head);
        text.push('\n');
        for ((winner, reason), counts) in rows {
            let who = match winner {
                Some(Side::Marines) => texts::text("check-ends-win"),
                Some(Side::Invader) => texts::text("check-ends-lose"),
                None => texts::text("check-ends-no-one"),
            };
            let counts = cells(&mut counts.iter().map(|games| grouped(u64::from(*games))));
            text += &format!("  {who:>7}{counts}  {}\n", rule_system::capital(reason));
        }
        text
    }

    fn verdict(&self) -> String {
        let Judgement { verdict, problems, muted, reports, contests, others, ladder, luck, intents, .. } =
            self.judgement;
        let mut words = Vec::new();
        for severity in [Severity::Error, Severity::Warning, Severity::Note] {
            let said = match severity {
                Severity::Error => texts::text("check-errors"),
                Severity::Warning => texts::text("check-warnings"),
                Severity::Note => texts::text("check-notes"),
            };
            let many = count(problems, severity);
            if many > 0 {
                words.push(said.with("count", many).to_string());
            }
        }
        if !muted.is_empty() {
            words.push(texts::text("check-muted").with("count", muted.len()).to_string());
        }
        let all = reports.iter().chain(contests).chain(others).chain(&self.judgement.ways);
        let played: u32 = all.map(|report| report.wins.games()).sum();
        let played = played + ladder::played(ladder, contests) + intents::played(intents, reports);
        let played = played + luck.iter().map(Luck::games).sum::<u32>();
        let said = if played > 0 {
            texts::text("check-played").with("games", games(played))
        } else if *verdict == verdict::Verdict::Fail {
            texts::text("check-not-played-before")
        } else {
            texts::text("check-not-played")
        };
        words.push(said.to_string());
        let verdict = match verdict {
            verdict::Verdict::Pass => self.terminal.paint(Style::Green, texts::text("check-pass")),
            verdict::Verdict::Fail => self.terminal.paint(Style::Red, texts::text("check-fail")),
        };
        format!("{verdict}: {}\n", words.join(", "))
    }
}

/// What the games of the best players mean, in a sentence for each answer, and how that goes with skill.
fn answers(mission: &Mission, judgement: &Judgement) -> String {
    let Judgement { reports, contests, intents, .. } = judgement;
    let best = |report: &Report| {
        let contest = contests.iter().find(|contest| contest.marines == report.marines);
        contest.cloned().unwrap_or_else(|| report.clone())
    };
    let best: Vec<Report> =
        reports.iter().map(best).filter(|report| report.wins.games() > 0 && !report.given_up()).collect();
    let Some(first) = best.first() else { return String::new() };
    let wins: Vec<_> = best.iter().map(|report| (report.marines, report.wins)).collect();
    let system = mission.system();
    let mut text = String::new();
    let mut bots: Vec<BotPair> = best.iter().map(|report| report.plan.bots).collect();
    bots.sort_unstable();
    bots.dedup();
    let players: Vec<Argument> = bots.into_iter().map(|bots| chances::players(bots, system).into()).collect();
    text += &format!("  {}\n", texts::text("check-games-between").with("players", Argument::All(players)));
    for headline in headlines(&wins, chances::is_intended(mission, intents), system) {
        text += &format!("    {}.\n", headline.words);
    }
    for trend in SkillTrend::all(judgement) {
        let said = texts::text("check-trend").with("marines", trend.marines);
        text += &format!("  {}\n", said.with("trend", chances::trend(&trend, system)));
    }
    let is_open = best.iter().any(|report| report.wins.likely().said().sure < Sure::Surely);
    if is_open && first.plan.bots != Contest::Thorough.bots() {
        text += &format!("  {}\n", texts::text("check-more"));
    }
    // The window may have a space that does not break a line, terminals need none.
    text.replace('\u{a0}', " ")
}

/// What skill is worth with a number of marines, in a sentence or two.
fn worth(mission: &Mission, rung: Rung<'_>) -> String {
    let said = |side: Side| {
        let gain: Gain = rung.gain(side)?;
        let said = match gain.pays() {
            Pays::Yes => texts::text("check-pays"),
            Pays::No => texts::text("check-pays-not"),
            Pays::Open => texts::text("check-pays-open"),
        };
        let said = said.with("side", mission.system().side(side).noun);
        Some(said.with("gain", gain.to_string()).to_string())
    };
    let said: Vec<String> = [Side::Marines, Side::Invader].into_iter().filter_map(said).collect();
    let mut text = String::new();
    if !said.is_empty() {
        let said = texts::text("check-worth").with("said", said.join("; "));
        text += &format!("  {}\n", said.with("marines", rung.marines));
    }
    if let Some([weak, strong]) = rung.turned() {
        let said = texts::text("check-turned").with("marines", rung.marines);
        let said = said.with("weak", weak.to_string()).with("strong", strong.to_string());
        text += &format!("  {said}\n");
    }
    text
}

/// A side and that it wins, for a line or a column: `Marines win`.
pub(crate) fn side_wins(mission: &Mission, side: Side) -> Text {
    let called = mission.system().side(side);
    called.fill(texts::text("side-wins"))
}

fn count(problems: &[Diagnostic], severity: Severity) -> usize {
    problems.iter().filter(|problem| problem.severity == severity).count()
}

fn mission_json(opened: &Opened, judgement: &Judgement) -> Value {
    let mission = opened.mission();
    let layout = Layout::of(mission, mission.catalogue());
    let problems: Vec<Value> =
        judgement.problems.iter().map(|problem| json::problem(problem, mission, &layout)).collect();
    let playouts: Vec<Value> = judgement.reports.iter().map(playouts_json).collect();
    let contests: Vec<Value> = judgement.contests.iter().map(contest_json).collect();
    let others: Vec<Value> = judgement.others.iter().map(contest_json).collect();
    let trend: Vec<Value> = SkillTrend::all(judgement).map(|trend| trend_json(&trend)).collect();
    let ladder: Vec<Value> = judgement.ladder.iter().map(contest_json).collect();
    let ways: Vec<Value> = judgement.ways.iter().map(playouts_json).collect();
    let intents: Vec<Value> = judgement.intents.iter().filter_map(|it| intent_json(it, opened)).collect();
    json!({
        "path": opened.path,
        "title": mission.info().title,
        "verdict": judgement.verdict.word(),
        "playouts": playouts,
        "contests": contests,
        "others": others,
        "trend": trend,
        "ladder": ladder,
        "ways": ways,
        "intents": intents,
        "problems": problems,
        "muted": judgement.muted.len(),
        "report": summary(mission, judgement),
    })
}

fn playouts_json(report: &Report) -> Value {
    json!({
        "marines": report.marines,
        "games": report.wins.games(),
        "seed": report.plan.seed,
        "bots": report.plan.bots.to_string(),
        "wins": wins_json(report),
        "rounds": rounds_json(report),
        "ends": ends_json(report),
        "likely": Chances::from(report.wins.likely()),
        "says": report.wins.likely().said().to_string(),
        "digest": report.digest.to_string(),
    })
}

fn contest_json(contest: &Report) -> Value {
    let mut value = playouts_json(contest);
    let share = contest.wins.share_at_any_time(Side::Marines);
    value["marines_share"] = json!({ "counted": share.counted, "low": share.low, "high": share.high });
    value
}

/// How the marines' share goes with the skill of the players, and which side skill surely helps.
fn trend_json(trend: &SkillTrend<'_>) -> Value {
    let point = |report: &&Report| json!({ "bots": report.plan.bots.to_string(), "games": report.wins.games(), "marines_share": report.wins.share(Side::Marines).counted });
    let points: Vec<Value> = trend.points.iter().map(point).collect();
    let helps = trend.helps().map(|side| match side {
        Side::Marines => "marines",
        Side::Invader => "invader",
    });
    json!({ "marines": trend.marines, "points": points, "helps": helps })
}

/// What games say of an intent: shares from 0 to 1, or rounds.
fn intent_json(answer: &Answer, opened: &Opened) -> Option<Value> {
    let mission = opened.mission();
    let intent = mission.intents().get(answer.intent)?;
    let measured = match answer.found {
        Found::Share(share) => json!({ "counted": share.counted, "low": share.low, "high": share.high }),
        Found::Median(median) => {
            json!({ "counted": median.counted, "low": median.low, "high": median.high })
        }
    };
    Some(json!({
        "intent": intent.sentence_with(answer.marines, mission),
        "marines": answer.marines,
        "bots": answer.bots.to_string(),
        "answer": answer.outcome.word(),
        "likely": answer.likely,
        "says": answer.says(),
        "measured": measured,
        "games": answer.games,
    }))
}

pub(crate) fn wins_json(report: &Report) -> Value {
    let wins = report.wins;
    json!({ "marines": wins.marines, "invader": wins.invader, "unfinished": wins.unfinished })
}

/// Why games ended, by winner.
pub(crate) fn ends_json(report: &Report) -> Value {
    let word = |side: Side| match side {
        Side::Marines => "marines",
        Side::Invader => "invader",
    };
    let end = |((winner, reason), games): (&(Option<Side>, String), &u32)| json!({ "winner": winner.map(word), "reason": reason, "games": games });
    report.ends.iter().map(end).collect()
}

pub(crate) fn rounds_json(report: &Report) -> Value {
    let rounds = report.rounds;
    json!({ "min": rounds.min, "median": rounds.median, "max": rounds.max })
}
