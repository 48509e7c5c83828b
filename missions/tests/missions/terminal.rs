//! The example of a front end in Rust (`missions/examples/terminal.rs`), played from the outside: by itself to the end, as the
//! library plays it, and by somebody who types.

#[path = "../../examples/terminal.rs"]
mod example;

use engine::Step;
use engine::play::Verdict;
use example::{Game, Options};
use missions::format;
use missions::ruleset::{lay_out, provenance};
use missions::simulate::BotPair;
use std::path::PathBuf;

fn library(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("library").join(name)
}

/// What is shown of a game with these words on the command line and this typed, and the game as it would be saved.
fn played(mission: &str, words: &[&str], typed: &str) -> (String, engine::play::Replay) {
    let path = library(mission).display().to_string();
    let words = [path.as_str()].into_iter().chain(words.iter().copied()).map(str::to_owned);
    let mut game = Game::begin(&Options::read(words).expect("understood")).expect("begins");
    let mut out = Vec::new();
    game.play(&mut typed.as_bytes(), &mut out).expect("plays");
    (String::from_utf8(out).expect("UTF-8"), game.saved())
}

#[test]
fn by_itself_it_plays_the_games_of_the_library() {
    for (name, marines, seed) in [("first-steps", 2, 7), ("cold-vaults", 4, 1), ("weeping-stone", 1, 3)] {
        let path = library(name);
        let mission = format::load(&path).expect("loads").mission;
        let game = lay_out(&mission, marines).expect("known rules").game;
        let mut about = provenance(&mission, &path.display().to_string(), marines);
        about.seed = Some((seed, 0));
        let mut session = game.session(BotPair::default(), about);
        while let Some(option) = session.suggest() {
            let _ = session.take(option);
        }
        let (marines, seed) = (marines.to_string(), seed.to_string());
        let (shown, saved) = played(name, &["--auto", "--marines", &marines, "--seed", &seed], "");
        assert_eq!(saved.to_string(), session.replay().to_string(), "{name}");
        let Step::Over(end) = session.due() else { panic!("{name}: not over") };
        assert!(shown.trim_end().ends_with(&*end.reason), "{name}: {shown}");
        for sentence in game.story(session.events()).into_iter().flatten() {
            assert!(shown.contains(&sentence), "{name} does not tell: {sentence}");
        }
        assert!(matches!(game.verify(&saved), Verdict::Agrees { outcome: Some(_), .. }), "{name}");
    }
}

#[test]
fn somebody_plays_saves_goes_back_and_goes_on() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("half.replay").display().to_string();
    // Two choices, one undone, a map, nonsense, saved.
    let typed = format!("1\n1\nu\nm\nwhat?\n99\n\n\ns {file}\nq\n");
    let (shown, saved) = played("first-steps", &["--marines", "2"], &typed);
    assert!(shown.contains("a number takes a choice") && shown.contains("saved: "), "{shown}");
    assert_eq!(std::fs::read_to_string(&file).expect("saved"), saved.to_string());
    let (more, end) = played("first-steps", &["--load", &file, "--auto"], "");
    assert!(more.contains(" win"), "{more}");
    assert_eq!(end.moves[..saved.moves.len()], saved.moves[..]);
}

#[test]
fn it_says_what_it_cannot_do() {
    let read = |words: &[&str]| Options::read(words.iter().map(|word| (*word).to_owned()));
    for words in
        [&[][..], &["--marines"], &["--marines", "many", "x"], &["--what", "x"], &["--seats", "a", "x"]]
    {
        assert!(read(words).is_err(), "{words:?}");
    }
    let begins = |words: &[&str]| Game::begin(&read(words).expect("understood")).map(|_| ());
    assert!(begins(&["nothing"]).is_err());
    let first = library("first-steps").display().to_string();
    assert!(begins(&[&first, "--marines", "9"]).is_err());
    assert!(begins(&[&first, "--load", "nothing"]).is_err());
}
