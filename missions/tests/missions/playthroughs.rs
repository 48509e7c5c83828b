//! Whole games of the shipped missions as text a player can read: `tests/missions/playthroughs/*.txt`, with their objective
//! and threat cards as scripts. Lines that begin with `>` are the choices, nature's included; they are followed, and what they
//! lead to is compared line by line. The rules' own games are `engine/doom-2016/tests/doom_2016/playthroughs`.
//!
//! `UPDATE_EXPECT=1` writes the files again; where a choice is not on offer any more, greedy bots play on from there.

use engine::play::Provenance;
use engine::{Event, Side, Step};
use expect_test::{expect, expect_file};
use missions::card_library;
use missions::playable::TableSession;
use missions::ruleset::lay_out;
use missions::simulate::BotPair;
use missions::text::Map;
use missions::{Mission, format};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A game that is written as a story.
struct Tale {
    /// The mission's folder in the library.
    mission: &'static str,
    /// Another objective card of the shelf in place of the mission's own.
    objective: Option<&'static str>,
    marines: u8,
    /// What the file is called.
    file: &'static str,
    /// For the bots that play on where the file has no choice.
    seed: u64,
}

const TALES: &[Tale] = &[
    Tale { mission: "first-steps", objective: None, marines: 1, file: "first-steps.txt", seed: 17 },
    Tale { mission: "cold-vaults", objective: None, marines: 1, file: "containment.txt", seed: 21 },
    Tale { mission: "weeping-stone", objective: None, marines: 2, file: "a-breach-sealed.txt", seed: 22 },
    Tale { mission: "last-lift", objective: None, marines: 1, file: "assets-brought-out.txt", seed: 10 },
    Tale {
        mission: "cold-vaults",
        objective: Some("guard-duty.rhai"),
        marines: 1,
        file: "on-guard.txt",
        seed: 0,
    },
    Tale {
        mission: "last-lift",
        objective: Some("marked-prey.rhai"),
        marines: 1,
        file: "the-prey-gets-away.txt",
        seed: 22,
    },
    Tale {
        mission: "weeping-stone",
        objective: Some("sample-collection.rhai"),
        marines: 3,
        file: "samples.txt",
        seed: 16,
    },
];

impl Tale {
    fn mission(&self) -> Mission {
        let mission = format::load(&folder().join("library").join(self.mission)).expect("loads").mission;
        let Some(file) = self.objective else { return mission };
        let library = mission.system().card_library();
        let card = library.iter().find(|card| card.file == file).expect("a card of the shelf");
        let (edits, _) = card_library::take(&mission, *card);
        mission.with(edits)
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

#[allow(clippy::disallowed_methods, reason = "the same switch as that of the library that compares")]
fn rewriting() -> bool {
    std::env::var("UPDATE_EXPECT").is_ok()
}

fn map(mission: &Mission, session: &dyn TableSession) -> String {
    let (table, world) = (session.table(), session.world());
    let mut map = Map::game(table, world.closed());
    map.pieces(mission.system(), table, world);
    map.figures(mission.system(), table, world, None, true);
    map.text(false).lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// A session, its choices so far, how many events each led to, and the map where a round began.
struct Telling<'a> {
    mission: &'a Mission,
    session: Box<dyn TableSession>,
    told: Vec<(String, usize, String)>,
}

impl Telling<'_> {
    /// Take an option, and note what came of it.
    fn take(&mut self, option: usize) {
        let key = self.session.now().options[option].key.clone();
        let happened = self.session.take(option).expect("it is on offer");
        let round = happened.iter().any(|event| matches!(event, Event::RoundStarted { .. }));
        let map = if round { map(self.mission, &*self.session) } else { String::new() };
        self.told.push((key, self.session.events().len(), map));
    }

    /// Follow the moves, then the bots.
    fn play(&mut self, moves: &[&str]) {
        for key in moves {
            match self.session.now().options.iter().position(|option| option.key == *key) {
                Some(option) => self.take(option),
                None if rewriting() => break,
                None => panic!("`{key}` is not on offer any more, after {} choices", self.told.len()),
            }
        }
        while let Some(option) = self.session.suggest() {
            assert!(rewriting(), "the game is not over at the end of the file");
            self.take(option);
        }
    }
}

fn tell(mission: &Mission, tale: &Tale, moves: &[&str], ends: &mut BTreeSet<String>) -> String {
    let game = lay_out(mission, tale.marines).expect("known rules").game;
    let about = Provenance { seed: Some((tale.seed, 0)), ..Provenance::default() };
    let mut telling = Telling { mission, session: game.session(BotPair::default(), about), told: Vec::new() };
    telling.play(moves);
    let story = game.story(telling.session.events());
    let word = if tale.marines == 1 { "marine" } else { "marines" };
    let mut text = format!("# {}, {} {word}\n", mission.info().title, tale.marines);
    for card in mission.cards() {
        text += &format!("# {}\n", card.script.as_str());
    }
    let mut from = 0;
    for (key, to, map) in &telling.told {
        text += &format!("> {key}\n");
        text.extend(story[from..*to].iter().flatten().map(|sentence| format!("{sentence}\n")));
        text += map;
        from = *to;
    }
    let Step::Over(outcome) = telling.session.due() else { panic!("it is over") };
    let end = match outcome.winner {
        Some(Side::Marines) => "the marines win",
        Some(Side::Invader) => "the invader wins",
        None => "nobody wins",
    };
    let _ = ends.insert(format!("{}: {end}: {}", tale.mission, outcome.reason));
    text.extend([end, ": ", &*outcome.reason, "\n"]);
    text
}

#[test]
fn games_of_the_shipped_missions_are_told() {
    let mut ends = BTreeSet::new();
    for tale in TALES {
        let mission = tale.mission();
        let path = folder().join("tests/missions/playthroughs").join(tale.file);
        let known = std::fs::read_to_string(&path).unwrap_or_default();
        let moves: Vec<&str> = known.lines().filter_map(|line| line.strip_prefix("> ")).collect();
        let told = tell(&mission, tale, &moves, &mut ends);
        expect_file![path].assert_eq(&told);
    }
    let ends: String = ends.iter().map(|end| format!("{end}\n")).collect();
    expect![[r#"
        cold-vaults: the invader wins: the invader has 3 frag tokens
        cold-vaults: the marines win: The watch is over, and enough still stands.
        first-steps: the marines win: The first steps are taken: no demon is left.
        last-lift: the invader wins: The prey has got away.
        last-lift: the invader wins: the invader has 2 frag tokens
        weeping-stone: the invader wins: the invader has 3 frag tokens
        weeping-stone: the marines win: The breach is sealed.
    "#]]
    .assert_eq(&ends);
}
