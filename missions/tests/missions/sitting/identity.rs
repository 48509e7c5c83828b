//! A game on a mission that was changed since: choices are followed as long as they mean the same pieces, whatever numbers those have
//! on the table now. Doors, demons, portals and tokens are deleted, moved and renamed at random.

use super::{bots, games, open};
use engine::play::Rng;
use engine::{Event, Step, Thing};
use missions::simulate::BotKind;
use missions::sitting::{Deed, Identity, Made, Parted, Pieces, Record, Sitting};
use missions::{Edit, Id, Mission, Named, ThingKind};
use std::mem::discriminant;

/// So many changed missions.
const EDITS: usize = 1_000;

/// A game of greedy bots, so far.
fn played(mission: &Mission, marines: u8, seed: u64, choices: usize) -> Sitting {
    let mut sitting = open(mission, marines, seed, bots(BotKind::Greedy, &[]));
    while sitting.deeds().len() < choices
        && let Some(option) = sitting.due_option()
    {
        assert!(sitting.take(option));
    }
    sitting
}

fn followed(mission: &Mission, record: &Record) -> (Sitting, Option<Parted>) {
    let players = bots(BotKind::Greedy, &[]);
    Sitting::replayed_on(mission, "a mission", record, players).expect("it can be played")
}

/// What an author does to a door, demon, portal or token in between, and whether it is gone then.
fn change(mission: &Mission, rng: &mut Rng) -> (Id, Edit, bool) {
    let is_piece =
        |kind: &ThingKind| matches!(kind, ThingKind::Door(_) | ThingKind::Piece(_) | ThingKind::Figure(_));
    let pieces: Vec<_> = mission.things().iter().filter(|(_, thing)| is_piece(&thing.kind)).collect();
    let (id, thing) = pieces[rng.below(pieces.len() as u32) as usize];
    let (id, thing) = (*id, thing.clone());
    match rng.below(5) {
        0..2 => (id, Edit::Thing(id, None), true),
        2..4 => {
            let (dx, dy) = [(1, 0), (-1, 0), (0, 1), (0, -1)][rng.below(4) as usize];
            (id, Edit::Thing(id, Some(thing.moved(dx, dy))), false)
        }
        _ => (id, Edit::Thing(id, Some(thing.named("another_name"))), false),
    }
}

/// The number on the table that a choice names, from its key.
fn number_in(key: &str) -> Option<u8> {
    key.split(' ').filter_map(|word| word.parse().ok()).next_back()
}

/// Does the key of a choice mean the piece of the mission that the choice is said to be about? `None` where it is about none.
fn means(sitting: &Sitting, then: &Mission, deed: &Deed) -> Option<bool> {
    let Some(Identity::Thing(id)) = deed.piece else { return None };
    // The number in the key of an offer may be that of the offer.
    if deed.key.starts_with("offer ") {
        return None;
    }
    let Some(thing) = sitting.numbers().things.get(&Named::Thing(Id(id))) else { return Some(false) };
    let number = match *thing {
        Thing::Door(door) => door.0,
        Thing::Piece(piece) => piece.number,
        Thing::Token(token) => token.0,
        Thing::Figure(figure) => figure.0,
        Thing::Region(_) | Thing::Space(_) => return Some(false),
    };
    let [now, then] = [sitting.mission(), then].map(|mission| &mission.things()[&Id(id)].kind);
    let named = match now {
        ThingKind::Figure(figure) => deed.key.split(' ').any(|word| word == figure.kind),
        ThingKind::Door(_) | ThingKind::Piece(_) | ThingKind::Start(_) | ThingKind::Label(_) => true,
    };
    Some(number_in(&deed.key) == Some(number) && discriminant(now) == discriminant(then) && named)
}

/// Is the very choice on offer, of the same piece?
fn is_on_offer(sitting: &Sitting, made: &Made) -> bool {
    let session = sitting.session();
    let now = session.now();
    let by = if let Step::Choose(seat) = now.due { Some(seat.0) } else { None };
    let pieces = Pieces::of(sitting.numbers(), session.table());
    by == made.by
        && now.options.iter().enumerate().any(|(at, shown)| {
            let piece = session.details(at).thing.and_then(|thing| pieces.identity(thing));
            (&shown.key, &shown.text, piece) == (&made.key, &made.text, made.piece)
        })
}

#[test]
fn a_game_on_a_changed_mission_goes_as_far_as_its_pieces_are_the_same() {
    let games = games();
    let (mut pieces, mut whole, mut parted_at_piece, mut gone) = (0, 0, 0, 0);
    let mut rng = Rng::new(12);
    let mut edits = 0;
    // Every other number of marines is enough.
    for (at, (name, mission, marines)) in games.iter().enumerate().filter(|(at, _)| at % 2 == 0) {
        let then = played(mission, *marines, at as u64, 60 + 10 * (at % 8));
        let record = then.record();
        let (same, parted) = followed(mission, &record);
        assert_eq!(parted, None, "{name}");
        assert_eq!(same.session().digest(), then.session().digest(), "{name}");
        assert_eq!(same.deeds(), then.deeds(), "{name}");
        for _ in 0..EDITS / games.len().div_ceil(2) {
            let (id, edit, deleted) = change(mission, &mut rng);
            let what = format!("{name}: {edit:?}");
            let changed = mission.clone().with([edit]);
            let (sitting, parted) = followed(&changed, &record);
            edits += 1;
            let after = parted.as_ref().map_or(record.made.len(), |parted| parted.after);
            assert_eq!(sitting.deeds().len(), after, "{what}");
            for (deed, made) in sitting.deeds().iter().zip(&record.made) {
                assert_eq!((deed.by, deed.piece), (made.by, made.piece), "{what}: {}", made.key);
                assert!(!deleted || deed.piece != Some(Identity::Thing(id.0)), "{what}: {}", made.key);
                if let Some(is_meant) = means(&sitting, mission, deed) {
                    assert!(is_meant, "{what}: {} for {}", deed.key, made.key);
                    pieces += 1;
                }
            }
            let Some(parted) = parted else {
                whole += 1;
                continue;
            };
            let made = &record.made[parted.after];
            assert_eq!((parted.of, &parted.chosen), (record.made.len(), &made.text), "{what}");
            parted_at_piece += usize::from(made.piece == Some(Identity::Thing(id.0)));
            gone += usize::from(deleted && made.piece == Some(Identity::Thing(id.0)));
            // Figures that came in play may have the numbers of others that fell; then the number says nothing.
            let came = sitting.session().events().iter().any(|event| matches!(event, Event::Placed { .. }));
            assert!(came || !is_on_offer(&sitting, made), "{what}: {} can still be followed", made.key);
        }
    }
    assert!(edits >= EDITS * 9 / 10, "{edits}");
    let told = format!("{pieces} pieces, {whole} whole, {parted_at_piece} at the piece, {gone} deleted");
    assert!(pieces > 500 && whole > 50 && parted_at_piece > 10 && gone > 5, "{told}");
}

/// Numbers on the table move up when a piece before them is deleted. A choice still means the same piece then.
#[test]
fn a_choice_is_followed_although_its_piece_has_another_number() {
    let mut renumbered = 0;
    for (name, mission, marines) in games().iter().filter(|(_, _, marines)| *marines == 2) {
        let record = played(mission, *marines, 7, 120).record();
        let figures = mission.things().iter().filter(|(_, thing)| matches!(thing.kind, ThingKind::Figure(_)));
        for (id, _) in figures {
            let (sitting, _) = followed(&mission.clone().with([Edit::Thing(*id, None)]), &record);
            for (deed, made) in sitting.deeds().iter().zip(&record.made) {
                assert_eq!(deed.piece, made.piece, "{name}: {}", made.key);
                renumbered += usize::from(deed.key != made.key);
            }
        }
    }
    assert!(renumbered > 5, "{renumbered}");
}
