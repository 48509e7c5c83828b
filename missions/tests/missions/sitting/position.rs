//! Games that begin with a position: positions of the shipped missions, with all that their scripts have laid down, come back, are saved
//! in files, and are kept by saved games and by games on a changed mission. The mission stays as it is.

use super::{bots, games, mission};
use engine::play::{Replay, Verdict};
use engine::{Thing, TokenId};
use missions::format::{position_text, write};
use missions::position::Position;
use missions::ruleset::{self, lay_out};
use missions::simulate::BotKind;
use missions::sitting::{Pieces, Players, Sitting, Start};
use missions::{Edit, Mission, ThingKind};

fn random() -> Players {
    bots(BotKind::Random, &[])
}

fn begun(mission: &Mission, start: Start) -> Sitting {
    Sitting::open_at(mission, "a mission", start, random()).expect("it can be played")
}

/// Play up to so many choices; the positions at the beginning of marines' activations.
fn play(sitting: &mut Sitting, choices: usize) -> Vec<Position> {
    let mut positions = Vec::new();
    while sitting.deeds().len() < choices
        && let Some(option) = sitting.due_option()
    {
        assert!(sitting.take(option));
        let key = sitting.deeds().last().map_or("", |deed| deed.key.as_str());
        if key.starts_with("initiative ")
            && key != "initiative invader"
            && sitting.session().world().outcome().is_none()
        {
            positions.push(sitting.session().position());
        }
    }
    positions
}

#[test]
fn positions_of_the_shipped_missions_are_played_saved_and_kept() {
    let mut looked = 0;
    for (nth, (name, mission, marines)) in games().iter().enumerate() {
        let before = write(mission);
        let start = Start { marines: Some(*marines), seed: (nth as u64, 0), position: None };
        for position in play(&mut begun(mission, start), 300).iter().step_by(5).take(3) {
            looked += 1;
            let start = Start { marines: None, seed: (5, 0), position: Some(position.clone()) };
            let mut there = begun(mission, start);
            assert_eq!(there.problems(), [], "{name}");
            let _ = play(&mut there, 40);

            let file = ruleset::position_file(mission, position.clone());
            let text = position_text::write(&file);
            assert_eq!(position_text::read(&text), Ok((file, Vec::new())), "{name}");

            let (saved, problems) = Replay::parse(&there.replay().to_string());
            assert_eq!(problems, [], "{name}");
            let mut again = begun(mission, Start::of(&saved.provenance, (0, 0)).expect("a position"));
            assert_eq!(again.position(), Some(position));
            assert_eq!(again.follow(saved.moves.iter().map(String::as_str)), saved.moves.len(), "{name}");
            assert_eq!(again.session().digest(), there.session().digest(), "{name}");
            let plain = lay_out(mission, *marines).expect("known rules").game;
            assert!(matches!(plain.verify(&saved), Verdict::Agrees { .. }), "{name}");

            let record = there.record();
            let (followed, parted) =
                Sitting::replayed_on(mission, "a mission", &record, random()).expect("it can be played");
            assert_eq!(parted, None, "{name}");
            assert_eq!(followed.deeds(), there.deeds(), "{name}");
        }
        assert_eq!(write(mission), before, "{name}");
    }
    assert!(looked > 15, "{looked}");
}

#[test]
fn a_game_on_a_changed_mission_keeps_its_position_and_tells_what_no_longer_fits() {
    let is_portal = |kind: &ThingKind| matches!(kind, ThingKind::Piece(piece) if piece.kind == "portal");
    let has_portal = |mission: &Mission| mission.things().values().any(|thing| is_portal(&thing.kind));
    let (_, mission, marines) = games().into_iter().find(|(_, it, _)| has_portal(it)).expect("portals");
    let start = Start { marines: Some(marines), seed: (3, 0), position: None };
    let position = begun(&mission, start).playable().opening(3);
    let there = begun(&mission, Start { position: Some(position.clone()), ..Start::default() });
    assert_eq!(there.problems(), []);
    let portal = mission.things().iter().find(|(_, thing)| is_portal(&thing.kind)).map(|(id, _)| *id);
    let changed = mission.clone().with([Edit::Thing(portal.expect("portals"), None)]);
    let (sitting, _) =
        Sitting::replayed_on(&changed, "a mission", &there.record(), random()).expect("it can be played");
    assert_eq!(sitting.position(), Some(&position));
    let told: Vec<String> = sitting.problems().iter().map(ToString::to_string).collect();
    assert!(told.iter().any(|told| told.contains("there is no portal")), "{told:?}");
}

#[test]
fn a_position_for_other_marines_is_refused() {
    let mission = mission("first-steps");
    let position = Position { marines: 9, ..Position::default() };
    let start = Start { position: Some(position.clone()), ..Start::default() };
    let refused = Sitting::open_at(&mission, "a mission", start, random());
    assert!(refused.is_err());
    let (ready, problems) = ruleset::lay_out_at(&mission, &position).expect("known rules");
    assert!(problems.iter().any(|problem| problem.at == "marines"), "{problems:?}");
    assert!(ready.game.begins_at().is_some());
}

/// Two tokens of a position that change places in its list are still those that the mission lays there.
#[test]
fn tokens_of_a_position_are_known_by_kind_and_place() {
    let mut looked = 0;
    for (name, mission, marines) in games() {
        let ready = lay_out(&mission, marines).expect("known rules");
        let laid = &ready.game.table().tokens;
        if laid.len() < 2 || (laid[0].kind, laid[0].space) == (laid[1].kind, laid[1].space) {
            continue;
        }
        looked += 1;
        let pieces = Pieces::of(&ready.numbers, ready.game.table());
        let [first, second] = [0, 1].map(|number| pieces.identity(Thing::Token(TokenId(number))));
        let mut position = ready.game.opening(1);
        position.tokens.swap(0, 1);
        let (there, _) = ready.game.at(&position);
        let pieces = Pieces::at(&ready.numbers, there.table(), &there.start());
        let now = [0, 1].map(|number| pieces.identity(Thing::Token(TokenId(number))));
        assert_eq!(now, [second, first], "{name}");
        assert!(first.is_some() && first != second, "{name}");
    }
    assert!(looked > 0);
}
