//! Cards of an author's own from the document to the game: what docs/own-content.md shows is read and played, and what was
//! written of it comes back from history and journal.

use engine::conform::Conform;
use engine::play::{Controls, Verdict};
use missions::coverage;
use missions::ruleset::{self, ReadyGame};
use missions::simulate::{BotKind, BotPair, Plan};
use missions::{ContentFile, Edit, Mission, check, format};
use std::fs;
use std::path::{Path, PathBuf};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

fn example() -> Mission {
    let loaded = format::load(&docs().join("examples/own-cards")).expect("loads");
    assert_eq!(loaded.problems, []);
    loaded.mission
}

fn laid(mission: &Mission, marines: u8) -> ReadyGame {
    let laid = ruleset::lay_out(mission, marines).expect("known rules");
    assert!(laid.problems.is_empty());
    laid
}

#[test]
fn the_example_has_no_problem_and_uses_five_kinds_of_cards() {
    let mission = example();
    assert_eq!(check(&mission).problems, []);
    assert_eq!(mission.content_files().len(), 5);
}

/// Every block of the document that holds cards can be read, alone or with the demons it uses.
#[test]
fn what_the_document_shows_is_right() {
    let text = fs::read_to_string(docs().join("own-content.md")).expect("text");
    let blocks: Vec<&str> =
        text.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(blocks.len(), ContentFile::all().count() + 1, "and the operation");
    let shown = ContentFile::all().zip(&blocks).map(|(file, block)| {
        assert!(text.contains(&format!(": `{}`\n\n```ron\n{block}", file.name())), "{file} has its heading");
        Edit::Content(file, Some((*block).to_owned()))
    });
    let mission = Mission::default().with(shown);
    assert_eq!(mission.content_problems(), []);
    assert!(doom_2016::Content::shared(mission.content()).invasion("the-pack").is_some());
    for file in ContentFile::all().filter(|file| *file != ContentFile::of_word("invasions").expect("a file"))
    {
        assert!(text.contains(file.template().trim_end()), "{file} is shown as the editor begins it");
    }
}

/// The document names every word of the vocabulary.
#[test]
fn the_document_has_every_word() {
    let text = fs::read_to_string(docs().join("own-content.md")).expect("text");
    let demon = ContentFile::of_word("demons").expect("a file").template();
    for (from, to) in [
        ("when: AfterAttack", "when: X"),
        ("Caused(1)", "X"),
        ("Points(2)", "X"),
        ("if: [Caused(1)]", "cost: X"),
        ("Points(2)", "Change(X, 1, Round)"),
        ("Points(2)", "Change(MarineSpeed, 1, X)"),
    ] {
        let wrong = demon.replace(from, to);
        let mission = Mission::default()
            .with([Edit::Content(ContentFile::of_word("demons").expect("a file"), Some(wrong))]);
        let unknown = mission.content_problems()[0].unknown.clone().expect("X is no word");
        for word in unknown.known {
            let named = [format!("`{word}`"), format!("`{word}("), format!("`{word},")];
            assert!(named.iter().any(|named| text.contains(named)), "{word}");
        }
    }
}

#[test]
fn own_cards_of_every_kind_are_played_and_every_state_is_sound() {
    let mission = example();
    for marines in 1..=4 {
        let plan = coverage::Plan { games: 50, seed: 5, jobs: 2, deal: false, limit: 50_000 };
        let played = match laid(&mission, marines).game.cover(&plan, Controls::default()) {
            Ok(played) => played,
            Err(fault) => panic!("{fault}"),
        };
        assert_eq!(played.report.games, 50);
        let used = |name: &str| {
            let lines = played.used.lines().filter(|line| line.name.starts_with(name));
            let all: Vec<u64> = lines.map(|line| line.used).collect();
            assert!(!all.is_empty(), "{name} is counted: {}", played.used);
            all.into_iter().sum::<u64>()
        };
        for card in
            ["Hell Hound", "Nail Volley", "Pinned Down", "Dread", "Bloodlust", "Doorkicker", "The Pack"]
        {
            assert!(used(card) > 0, "{card} with {marines} marines: {}", played.used);
        }
    }
    let thorough = Conform { games: 5, seed: 9, thorough: 1, ..Conform::default() };
    assert!(laid(&mission, 2).game.conform(thorough).is_ok());
}

#[test]
fn greedy_players_use_them_and_a_saved_game_can_be_followed() {
    let mission = example();
    for marines in [1, 3] {
        let game = laid(&mission, marines).game;
        let plan = Plan { bots: BotPair::both(BotKind::Greedy), ..Plan::new(20, 3) };
        let report = game.simulate(&plan, Controls::default());
        assert_eq!(report.wins.games(), 20);
        let replay = game.record(&plan, 4, ruleset::provenance(&mission, "own-cards", marines));
        assert!(
            matches!(laid(&mission, marines).game.verify(&replay), Verdict::Agrees { outcome: Some(_), .. }),
            "it goes the same way"
        );
        // With another demon it is another mission, and the saved game knows it.
        let demons = mission.content_files()[&ContentFile::of_word("demons").expect("a file")]
            .replace("health: 3", "health: 5");
        let other = mission
            .clone()
            .with([Edit::Content(ContentFile::of_word("demons").expect("a file"), Some(demons))]);
        assert_eq!(other.content_problems(), []);
        assert_ne!(ruleset::digest(&other).to_string(), replay.provenance.digest);
    }
}

#[test]
fn games_count_which_abilities_of_own_cards_are_used() {
    let mission = example();
    let plan = Plan { bots: BotPair::both(BotKind::Greedy), ..Plan::new(20, 3) };
    let uses = |mission: &Mission| laid(mission, 2).game.simulate(&plan, Controls::default()).uses.added;
    let used = uses(&mission);
    let cards: Vec<&str> = used.keys().map(String::as_str).collect();
    assert_eq!(cards, ["bloodlust", "doorkicker", "dread", "hell-hound", "nail-volley", "pinned-down"]);
    for (id, card) in &used {
        let counted =
            card.abilities.iter().all(|games| games.is_some_and(|games| (1..=card.games).contains(&games)));
        assert!(card.abilities.len() == 1 && counted, "{id}: {card:?}");
    }
    let file = ContentFile::of_word("demons").expect("a file");
    let never = mission.content_files()[&file].replace("Caused(1)", "Caused(9)");
    let never = uses(&mission.with([Edit::Content(file, Some(never))]));
    assert_eq!((never["hell-hound"].games, &never["hell-hound"].abilities[..]), (20, &[Some(0)][..]));
    assert!(uses(&Mission::starter()).is_empty());
}

/// A mission without cards of its own pays nothing for those that have some.
#[test]
fn cards_are_worked_out_once_for_their_texts() {
    let mission = example();
    let before = mission.clone();
    let _ = before.content();
    let moved = mission.with([Edit::Thing(missions::Id(42), None)]);
    assert!(std::sync::Arc::ptr_eq(before.content(), moved.content()));
}

#[test]
fn every_template_adds_one_card_of_its_kind() {
    let count = |mission: &Mission, file: ContentFile| {
        let content = doom_2016::Content::shared(mission.content());
        match file.word() {
            "demons" => content.demons.len(),
            "weapons" => content.sets.len(),
            "events" => content.event_sets.len(),
            "invasions" => content.invasions.len(),
            "classes" => content.classes.len(),
            "glory" => content.glory.len(),
            "squad" => content.squad.len(),
            other => panic!("what is in {other}?"),
        }
    };
    let boxed = Mission::default();
    for file in ContentFile::all() {
        let more = boxed.clone().with([Edit::Content(file, Some(file.template().to_owned()))]);
        assert_eq!(count(&more, file), count(&boxed, file) + 1, "{file}");
    }
}
