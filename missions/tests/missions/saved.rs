//! Games of the shipped missions saved in the middle, as text, and loaded again: they go on as if nothing had happened.

use engine::Step;
use engine::play::Replay;
use missions::format;
use missions::playable::{Playable, TableSession};
use missions::ruleset::{lay_out, marine_numbers, provenance};
use missions::simulate::{BotKind, BotPair};
use std::path::Path;

/// Take what the bots suggest until the game is over; everything that is known of it then.
fn finish(session: &mut dyn TableSession) -> (String, usize, Step) {
    while let Some(option) = session.suggest() {
        let _ = session.take(option);
    }
    (session.replay().to_string(), session.events().len(), session.due().clone())
}

/// The game saved after so many choices, written and read.
fn saved(whole: &Replay, number: usize, game: &dyn Playable, bots: BotPair) -> Replay {
    let mut part = whole.clone();
    part.moves.truncate(number);
    part.last = None;
    let (session, wrong) = game.resume(bots, &part);
    assert_eq!(wrong, None);
    let (read, problems) = Replay::parse(&session.replay().to_string());
    assert_eq!(problems, []);
    assert!(read.last.is_some(), "a saved game says in which state it is");
    read
}

#[test]
fn a_game_that_was_saved_goes_on_as_if_it_had_not_been() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let mut points = 0;
    for entry in std::fs::read_dir(library).expect("the library") {
        let path = entry.expect("an entry").path();
        let mission = format::load(&path).expect("loads").mission;
        for marines in marine_numbers(&mission) {
            let game = lay_out(&mission, marines).expect("known rules").game;
            let kind = BotKind::AT_ONCE[usize::from(marines % 2)];
            let bots = BotPair::both(kind);
            let mut about = provenance(&mission, "a mission", marines);
            about.seed = Some((7, u32::from(marines)));
            let mut session = game.session(bots, about);
            let end = finish(&mut *session);
            let whole = session.replay();
            assert!(matches!(end.2, Step::Over(_)));
            // Out of step with anything that comes every so often.
            for number in (0..=whole.moves.len()).step_by(1 + whole.moves.len() / 13) {
                let part = saved(&whole, number, &*game, bots);
                let (mut again, wrong) = game.resume(bots, &part);
                assert_eq!(wrong, None, "{} after {number} choices", path.display());
                assert_eq!(again.now().number, number);
                assert_eq!(finish(&mut *again), end, "{} saved after {number} choices", path.display());
                points += 1;
            }
        }
    }
    assert!(points > 50, "{points}");
}
