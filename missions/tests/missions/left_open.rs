//! What a mission leaves to the players goes through everything one does with a mission: files, checks, games and what is
//! exported. What the choices do in a game is for the rules' own tests.

use crate::shared::shipped;
use engine::play::{Provenance, Verdict};
use missions::ruleset::{lay_out, marine_numbers};
use missions::simulate::{BotKind, BotPair, Plan};
use missions::{Edit, Mission, check, format};
use rule_system::setting::{self, Form, Own, Setting, Value};

fn leave(own: &mut Own, row: &Setting) {
    let players = setting::PLAYERS.to_owned();
    let value =
        if matches!(row.form, Form::Words) { Value::Words(vec![players]) } else { Value::Word(players) };
    setting::set(own, row.id, value);
}

/// Everything that may be is left to the players.
fn left_open(mission: &Mission) -> Mission {
    let mut settings = mission.settings().clone();
    for row in mission.system().settings() {
        if row.players.is_some() {
            leave(&mut settings.own, row);
        }
        if let Form::Seats(parts) = row.form {
            let mut seats: Vec<Own> = setting::seats(&settings.own, row.id).to_vec();
            for seat in &mut seats {
                parts.iter().filter(|part| part.players.is_some()).for_each(|part| leave(seat, part));
            }
            setting::set(&mut settings.own, row.id, Value::Seats(seats));
        }
    }
    mission.clone().with([Edit::Settings(Box::new(settings))])
}

#[test]
fn a_mission_that_leaves_all_it_can_is_read_checked_and_played() {
    for (name, shipped) in shipped() {
        let mission = left_open(&shipped);
        let left = mission.system().left(&mission.settings().own);
        let left: Vec<String> = left.iter().map(ToString::to_string).collect();
        assert_eq!(left, ["Weapons", "Class", "Invasion card", "Event sets"], "{name}");
        // With one of the cards the invader may choose, a portal of Last Lift has too little room.
        let (room, others): (Vec<_>, Vec<_>) =
            check(&mission).problems.into_iter().partition(|problem| problem.code.0 == "M026");
        assert_eq!(room.len(), usize::from(name == "last-lift"), "{name}");
        assert_eq!(others, check(&shipped).problems, "{name}");
        let folder = tempfile::tempdir().expect("a folder");
        format::save(&mission, folder.path()).expect("saved");
        let again = format::load(folder.path()).expect("loads");
        assert_eq!((again.problems, again.mission.settings()), (Vec::new(), mission.settings()), "{name}");
        for marines in marine_numbers(&mission) {
            let game = lay_out(&mission, marines).expect("known rules").game;
            for kind in BotKind::AT_ONCE {
                let plan = Plan { bots: BotPair::both(kind), ..Plan::new(1, 7) };
                let replay = game.record(&plan, 0, Provenance::default());
                let first = &replay.moves[..3 * usize::from(marines)];
                assert!(
                    first.iter().all(|key| key.starts_with("weapon ") || key.starts_with("take class ")),
                    "{first:?}"
                );
                assert!(replay.moves[first.len()].starts_with("invasion "), "{name}");
                assert!(matches!(game.verify(&replay), Verdict::Agrees { .. }), "{name}, {marines}");
            }
        }
    }
}

/// Leaving open what cannot be left open is reported as any other wrong word, with a fix.
#[test]
fn what_players_cannot_choose_is_told() {
    let (_, mission) = shipped().remove(0);
    let mut settings = mission.settings().clone();
    let mut own = doom_2016::Settings::of(&settings.own);
    own.loadouts[0].marine = setting::PLAYERS.to_owned();
    own.put(&mut settings.own);
    let problems = check(&mission.with([Edit::Settings(Box::new(settings))])).problems;
    let told: Vec<(&str, String)> = problems.iter().map(|it| (it.code.0, it.message.to_string())).collect();
    assert_eq!(told, [("M036", "unknown marine \"left to the players\"".to_owned())]);
}
