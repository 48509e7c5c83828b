//! S026: personas that surely win most of their games where greedy bots in their place do not. They show a way of play that pays; whether
//! it is meant is for the author to say. The games are played in `games::ways`.

use super::games::pair;
use super::texts::{also, bare, of_side, text};
use super::{calls, marines};
use crate::ladder::{Rung, Skill};
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_play::report::{Balance, Ends, Report, Shift};
use missions_play::simulate::BotPair;
use rule_system::persona::{Persona, Remedy};
use words::{Argument, Text};

const PAYS: Page = Page { code: Code("S026"), severity: Severity::Note, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[PAYS];

/// A persona surely wins by so much more than the greedy bot, in parts of 1. With 15 points the missions of the library have none but
/// the swarm of Weeping Stone, which is meant.
const LEAD: f64 = 0.15;

/// A persona in words, by the ids of its texts.
struct Words {
    /// Who does what, as the subject of a sentence.
    who: &'static str,
    /// What pays.
    pays: &'static str,
    /// What to do about it; some of these list the remedies of the game.
    help: &'static str,
}

const fn words(persona: Persona) -> Words {
    match persona {
        Persona::Turtle => Words { who: "s026-turtle", pays: "s026-turtle-pays", help: "s026-turtle-help" },
        Persona::Rush => Words { who: "s026-rush", pays: "s026-rush-pays", help: "s026-rush-help" },
        Persona::Explore => {
            Words { who: "s026-explore", pays: "s026-explore-pays", help: "s026-explore-help" }
        }
        Persona::Hunt => Words { who: "s026-hunt", pays: "s026-hunt-pays", help: "s026-hunt-help" },
        Persona::Swarm => Words { who: "s026-swarm", pays: "s026-swarm-pays", help: "s026-swarm-help" },
        Persona::Ambush => Words { who: "s026-ambush", pays: "s026-ambush-pays", help: "s026-ambush-help" },
        Persona::Guard => Words { who: "s026-guard", pays: "s026-guard-pays", help: "s026-guard-help" },
    }
}

/// The games of a persona that surely pays, and those of greedy bots with the same number of marines.
struct Won<'r> {
    way: &'r Report,
    greedy: &'r Report,
}

/// Of every persona. `greedy` are the games of greedy bots, `ways` those of personas against them.
pub(super) fn find(
    mission: &Mission,
    greedy: &[&Report],
    ways: &[Report],
    ladder: &[Report],
) -> Vec<Diagnostic> {
    let found = |persona: Persona| {
        let of = ways.iter().filter(|way| way.plan.bots == pair(persona));
        let compared = of.filter_map(|way| {
            let greedy = greedy.iter().copied().find(|report| report.marines == way.marines)?;
            Some(Won { way, greedy })
        });
        let won: Vec<Won<'_>> = compared
            .filter(|won| won.pays(persona.side()) && !won.is_known(ladder, persona.side()))
            .filter(|won| !is_meant(mission, won.way))
            .collect();
        (!won.is_empty()).then(|| problem(mission, persona, &won))
    };
    Persona::ALL.into_iter().filter_map(found).collect()
}

impl Won<'_> {
    fn pays(&self, side: Side) -> bool {
        let Self { way, greedy } = *self;
        let is_whole = |report: &Report| report.wins.unfinished == 0 && !report.given_up();
        let lead = Shift::between(greedy.wins, way.wins, side).map_or(0.0, |shift| shift.by - shift.reach);
        let (theirs, usual) = (way.wins.share(side), greedy.wins.share(side));
        is_whole(way)
            && is_whole(greedy)
            && lead >= LEAD
            && theirs.low > Balance::HIGH
            && usual.counted <= Balance::HIGH
    }

    /// Do bots that search win as many games of this side, against the greedy bot? Then it is only better than a greedy bot.
    fn is_known(&self, ladder: &[Report], side: Side) -> bool {
        let rung = Rung::all(ladder).find(|rung| rung.marines == self.way.marines);
        let skilled = rung.and_then(|rung| match side {
            Side::Marines => rung.games(Skill::Search, Skill::Greedy),
            Side::Invader => rung.games(Skill::Greedy, Skill::Search),
        });
        let share = |report: &Report| report.wins.share(side).counted;
        skilled.is_some_and(|skilled| share(skilled) >= share(self.way))
    }
}

/// Does an intent about the marines' wins name these bots and allow the share?
fn is_meant(mission: &Mission, way: &Report) -> bool {
    let share = way.wins.share(Side::Marines);
    mission.intents().iter().any(|intent| {
        let bots = intent.players().and_then(|bots| bots.parse::<BotPair>().ok());
        let is_of = intent.marines.is_empty() || intent.marines.contains(&way.marines);
        let [from, to] = intent.band();
        intent.is_of_wins() && is_of && bots == Some(way.plan.bots) && share.high >= from && share.low <= to
    })
}

/// What is said of a persona, with all numbers of marines for which it pays.
fn problem(mission: &Mission, persona: Persona, won: &[Won<'_>]) -> Diagnostic {
    let side = persona.side();
    let Words { who, pays, help } = words(persona);
    let numbers: Vec<u8> = won.iter().map(|won| won.way.marines).collect();
    let theirs = percent(won.iter().map(|won| won.way), side);
    let usual = percent(won.iter().map(|won| won.greedy), side);
    let called = mission.system().side(side);
    let mut message = of_side("s026-message", called)
        .with("marines", marines(&numbers, Argument::Any))
        .with("who", of_side(who, called))
        .with("persona", persona.word())
        .with("theirs", theirs)
        .with("usual", usual)
        .with("pays", text(pays));
    let mut places = Vec::new();
    if let Some(end) = own_end(mission, won, side) {
        message = also(message, [text("s026-end").with("reason", bare(end))]);
        places.extend(wins(mission, end, side));
    }
    let (help, remedies) = (of_side(help, called), mission.system().rows().remedies);
    let help = with_remedies(help, persona, remedies);
    Diagnostic::new(PAYS.code, PAYS.severity, message).at_all(places).at(Place::Mission).help(help)
}

/// A help with what a game has against a persona, each behind a comma.
fn with_remedies(help: Text, persona: Persona, remedies: &[Remedy]) -> Text {
    let against = remedies.iter().filter(|remedy| remedy.against == persona);
    let own = against.fold(Argument::from(""), |before, remedy| {
        text("s026-remedies").with("before", before).with("remedy", remedy.words).into()
    });
    help.with("remedies", own)
}

/// The shares of a side: `90 %`, `79 to 99 %`.
fn percent<'r>(reports: impl Iterator<Item = &'r Report>, side: Side) -> Text {
    let mut shares: Vec<u32> =
        reports.map(|report| (report.wins.share(side).counted * 100.0).round() as u32).collect();
    shares.sort_unstable();
    match shares[..] {
        [low, .., high] if low < high => text("s026-between").with("low", low).with("high", high),
        [share, ..] => text("s026-share").with("share", share),
        [] => text("s026-no-share"),
    }
}

/// The end by which these games were won most often, where greedy bots win most often by another one.
fn own_end<'r>(mission: &Mission, won: &[Won<'r>], side: Side) -> Option<&'r str> {
    let theirs = most(mission, won.iter().map(|won| won.way), side)?;
    let usual = most(mission, won.iter().map(|won| won.greedy), side);
    (usual != Some(theirs)).then_some(theirs)
}

/// The most frequent end of the games that a side won, if it is not the limit of the rules.
fn most<'r>(mission: &Mission, reports: impl Iterator<Item = &'r Report>, side: Side) -> Option<&'r str> {
    let system = mission.system();
    let (reason, _) = *Ends::of(reports, side, system).reasons.first()?;
    (!system.is_limit(reason)).then_some(reason)
}

/// The calls by which a script ends the game like that.
fn wins(mission: &Mission, reason: &str, winner: Side) -> Vec<Place> {
    let side = match winner {
        Side::Marines => "marines",
        Side::Invader => "invader",
    };
    let calls = calls::of(mission, "win").into_iter();
    calls.filter(|call| call.texts[..] == [side, reason]).map(|call| call.place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Games;
    use expect_test::{Expect, expect};
    use missions_document::edit::Edit;
    use missions_document::intent::{Intent, Measure};
    use missions_play::report::Tally;
    use missions_play::ruleset;
    use missions_play::simulate::{BotKind, Plan};
    use rule_system::search::Level;
    use words::Phrase;

    #[test]
    fn a_game_adds_its_remedies_to_the_help() {
        let help = words(Persona::Swarm).help;
        let own = Remedy { against: Persona::Swarm, words: Phrase::verbatim("health packs") };
        let other = Remedy { against: Persona::Turtle, words: Phrase::verbatim("haste") };
        let beginning = "let fewer demons come at a time, or give the marines doors to close";
        for (remedies, end) in [
            (&[other][..], " and cover on their way"),
            (&[other, own][..], ", health packs and cover on their way"),
        ] {
            let told = with_remedies(text(help), Persona::Swarm, remedies).to_string();
            assert_eq!(told, format!("{beginning}{end}"));
        }
    }

    /// So many games of these bots with so many marines, of which the marines won some.
    fn report(bots: BotPair, marines: u8, won: u32, games: u32) -> Report {
        let wins = Tally { marines: won, invader: games - won, unfinished: 0 };
        Report { wins, ..Report::new(Plan { bots, ..Plan::new(games, 7) }, marines) }
    }

    const GREEDY: BotPair = BotPair::both(BotKind::Greedy);

    /// What is reported of personas in the starter mission with these intents.
    fn told(intents: Vec<Intent>, reports: Vec<Report>, ways: Vec<Report>, ladder: Vec<Report>) -> String {
        let mission = Mission::starter().with([Edit::Intents(intents)]);
        let numbers = ruleset::lay_out(&mission, 2).map(|ready| ready.numbers);
        let games = Games { numbers, reports, ways, ladder, ..Games::default() };
        let found = crate::verdict::findings(crate::verdict::FINDERS, &mission, &games);
        let of = found.iter().filter(|problem| problem.code == PAYS.code);
        of.map(|it| format!("{}: {} {:?}\n", it.severity.word(), it.message, it.places)).collect()
    }

    fn check(reports: Vec<Report>, ways: Vec<Report>, expected: &Expect) {
        expected.assert_eq(&told(Vec::new(), reports, ways, Vec::new()));
    }

    fn greedy(won: [u32; 2]) -> Vec<Report> {
        (2..).zip(won).map(|(marines, won)| report(GREEDY, marines, won, 100)).collect()
    }

    #[test]
    fn a_persona_that_wins_where_greedy_bots_do_not_is_reported_once() {
        let turtle = pair(Persona::Turtle);
        let swarm = pair(Persona::Swarm);
        check(
            greedy([22, 40]),
            vec![report(turtle, 2, 90, 100), report(turtle, 3, 50, 100)],
            &expect![[r#"
                note: with 2 marines, marines who keep their distance (turtle) win 90 % of their games, greedy ones 22 %: waiting pays [Mission]
            "#]],
        );
        check(
            greedy([66, 37]),
            vec![report(swarm, 2, 21, 100), report(swarm, 3, 1, 100)],
            &expect![[r#"
                note: with 2 or 3 marines, an invader who throws all demons in at once (swarm) wins 79 to 99 % of the games, a greedy one 34 to 63 %: haste pays [Mission]
            "#]],
        );
    }

    #[test]
    fn a_persona_that_is_only_better_or_wins_as_the_mission_is_easy_is_not_reported() {
        let hunt = pair(Persona::Hunt);
        // Surely more, but not most games; most games, but greedy bots do as well; too few games.
        check(greedy([20, 70]), vec![report(hunt, 2, 60, 100), report(hunt, 3, 99, 100)], &expect![[""]]);
        check(greedy([50, 50]), vec![report(hunt, 2, 8, 10)], &expect![[""]]);
    }

    #[test]
    fn what_is_meant_or_what_good_players_do_as_well_is_not_reported() {
        let turtle = pair(Persona::Turtle);
        let ways = || vec![report(turtle, 2, 90, 100)];
        let intent = |to: u16| Intent {
            to: Some(to),
            bots: "turtle,greedy".to_owned(),
            ..Intent::new(Measure::MarinesWin)
        };
        assert_eq!(told(vec![intent(95)], greedy([22, 40]), ways(), Vec::new()), "");
        assert_ne!(told(vec![intent(60)], greedy([22, 40]), ways(), Vec::new()), "");
        let search = BotKind::Search(Level::Quick);
        let skilled = BotPair { marines: search, invader: BotKind::Greedy };
        let ladder = |won: u32| vec![report(GREEDY, 2, 22, 100), report(skilled, 2, won, 100)];
        assert_eq!(told(Vec::new(), greedy([22, 40]), ways(), ladder(95)), "");
        assert_ne!(told(Vec::new(), greedy([22, 40]), ways(), ladder(70)), "");
    }

    #[test]
    fn an_end_that_only_the_persona_comes_to_is_named_at_its_line() {
        let turtle = pair(Persona::Turtle);
        let end = |reason: &str| ((Some(Side::Marines), reason.to_owned()), 90);
        let mut way = report(turtle, 2, 90, 100);
        way.ends = [end("The core is theirs.")].into();
        let mut reports = greedy([22, 40]);
        reports[0].ends = [end("Nothing is left.")].into();
        check(
            reports,
            vec![way],
            &expect![[r#"
                note: with 2 marines, marines who keep their distance (turtle) win 90 % of their games, greedy ones 22 %: waiting pays; most of these games ended with "The core is theirs" [Script { name: ScriptName("fetch-the-core.rhai"), line: 14, column: 5 }, Mission]
            "#]],
        );
    }
}
