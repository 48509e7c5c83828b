//! A game that Hellwright is not made with, in the window: its pieces are in the palette and on the map, its settings in the
//! inspector, its layers in the list, its checks among the problems.
//!
//! A rule system is added before anything else is done in a process, so the test starts this program once more for one test.

use super::session::Session;
use crate::app;
use crate::beginning::{self, Beginning};
use crate::panel::arranging::{self, Arranging};
use crate::panel::cards;
use crate::panel::export;
use crate::panel::inspector::{Message, Set, fields, numbers};
use crate::panel::proof::Message as Proof;
use crate::panel::proof::fold::Part;
use editor_model::command;
use editor_model::words::say;
use iced::keyboard::key::Named;
use iced::widget::text_editor;
use missions::thing::Piece;
use missions::{Id, Moment, Role, ThingKind, ruleset};
use rule_system::View;
use rule_system::setting::{self, Value};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use tiles::{Cell, Turn};

/// Its name, as this program knows it.
const INSIDE: &str = "tests::drill::with_one_more_game";

#[test]
fn a_mission_of_another_game_is_edited() {
    let program = std::env::current_exe().expect("ourselves");
    let output = Command::new(program)
        .args(["--exact", INSIDE, "--ignored", "--nocapture"])
        .output()
        .expect("it runs");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("1 passed"), "{told}");
}

#[test]
#[ignore = "in a process of its own: the test above starts it"]
fn with_one_more_game() {
    systems::add(&drill::System);
    let night = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../engine/drill/templates/night");
    let folder = tempfile::tempdir().expect("a folder");
    for file in ["mission.ron", "night.rhai"] {
        let _ = std::fs::copy(night.join(file), folder.path().join(file)).expect("copied");
    }
    let mut session = Session::new(Some(folder.path().to_owned()));
    assert_eq!(session.problems(), []);

    // The palette has its pieces, under the words of their rows, and what is taken there is put on the map.
    session.click("Pieces");
    for words in ["beacon, dark", "low ledge", "high ledge"] {
        assert!(session.sees_part(words), "{words}: {:?}", session.texts());
    }
    assert!(!session.sees_part("portal"));
    session.click("high ledge");
    session.point_at_cell(3, 5);
    session.key(Named::Enter);
    let newest = session.mission().things().values().next_back().expect("a ledge");
    let ThingKind::Piece(ledge) = &newest.kind else { panic!("{newest:?}") };
    assert_eq!((ledge.kind.as_str(), ledge.sort.as_str()), ("ledge", "high"));
    session.key(Named::Escape);

    // The status line and the inspector speak of a beacon.
    session.point_at_cell(3, 1);
    assert!(session.sees_part("beacon, dark (north_beacon)"), "{:?}", session.texts());
    let beacon = session
        .mission()
        .things()
        .iter()
        .find(|(_, thing)| thing.name.is_some() && thing.at() == Cell::new(3, 1));
    let beacon = *beacon.expect("the beacon").0;
    session.select([beacon]);
    session.alt("1");
    assert!(session.sees_part("lit"), "{:?}", session.texts());

    // Its one setting is asked for, and its own check reports an impossible value.
    session.select([]);
    session.click(&say("inspector-numbers"));
    assert!(session.sees("Rounds of fuel"), "{:?}", session.texts());
    assert!(!session.sees(&say("setting-invasion")));
    let at = numbers::At { seat: None, id: "fuel" };
    session.inspector(Message::Numbers(numbers::Message::Set(at, numbers::Change::Number(1, 30))));
    assert_eq!(setting::per_marines(&session.mission().settings().own, "fuel")[&1], 30);
    let told: Vec<_> = session.problems().into_iter().map(|problem| problem.code.0).collect();
    assert_eq!(told, ["M902"]);
    session.control("z");
    assert_eq!(session.problems(), []);

    // Layers of its own can be hidden.
    session.click(&say("tab-layers"));
    assert!(session.sees("Beacons") && session.sees("Ledges"), "{:?}", session.texts());

    // A position is set up with the rows of its own, and played.
    let mission = session.mission().clone();
    session.key(Named::F7);
    let arranging = session.arranging().expect("a position is set up");
    assert_eq!(arranging.listed(), [""; 0]);
    for words in ["The drones do double damage", "Drones that have moved in this round"] {
        assert!(session.sees_part(words), "{words}: {:?}", session.texts());
    }
    session.arrange(arranging::Message::Value("angry".to_owned(), 1));
    let position = session.arranging().expect("it is still set up").position().clone();
    assert_eq!(session.arranging().map(Arranging::listed), Some(Vec::new()));
    session.key(Named::Enter);
    let sitting = session.table().expect("it is played").sitting();
    assert_eq!(sitting.position(), Some(&position));
    assert_eq!(sitting.position().map(|it| it.values["angry"]), Some(1));
    assert_eq!(*session.mission(), mission);

    begun();
    with_an_area();
    with_a_crate();
    with_kinds_of_doors();
    with_values_of_tiles_and_starts();
    with_sides_of_its_own();
    for_players();
}

/// The sample of format 3, its door one that the game has.
fn areas() -> tempfile::TempDir {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../missions/tests/missions/formats/v3/areas");
    let folder = tempfile::tempdir().expect("a folder");
    for file in ["mission.ron", "gate.rhai"] {
        let text = std::fs::read_to_string(sample.join(file)).expect("text");
        std::fs::write(folder.path().join(file), text.replace("kind: \"gate\"", "kind: \"grate\""))
            .expect("written");
    }
    folder
}

/// Each kind of door is in the palette, and the inspector turns one into another.
fn with_kinds_of_doors() {
    let mut session = Session::new(Some(areas().path().to_owned()));
    let gate = Id(10);
    session.select([gate]);
    session.key(Named::Delete);
    session.click("Pieces");
    session.click("Red door");
    session.point_at_cell(1, 4);
    session.key(Named::Enter);
    session.key(Named::Escape);
    let (id, kind) = session
        .mission()
        .things()
        .iter()
        .find_map(|(id, thing)| match &thing.kind {
            ThingKind::Door(door) => Some((*id, door.kind.clone())),
            _ => None,
        })
        .expect("a door");
    assert_eq!(kind, "red-door");
    session.select([id]);
    session.alt("1");
    assert!(session.sees(&say("inspector-kind")), "{:?}", session.texts());
    session.inspector(Message::Set(Set::Door(String::new())));
    let plain = |session: &Session| match &session.mission().things()[&id].kind {
        ThingKind::Door(door) => door.kind.is_empty(),
        _ => false,
    };
    assert!(plain(&session));
    session.control("z");
    assert!(!plain(&session));
}

/// A region is an area, with a text and a number that its rules give it; they are written in the inspector. While the game is played the
/// area is nowhere on the map.
fn with_an_area() {
    let folder = areas();
    let mut session = Session::new(Some(folder.path().to_owned()));
    let hall = Id(70);
    session.select([hall]);
    session.alt("1");
    let [text, spare] =
        ["Read out when the area is revealed.", "Rounds of fuel that are found when the area is revealed."];
    for words in [&say("inspector-area"), "Text", text, "Spare fuel", spare] {
        assert!(session.sees(words), "{words}: {:?}", session.texts());
    }
    let before = session.mission().clone();
    let spare = fields::Message::Set("spare", numbers::Change::Whole(3));
    session.inspector(Message::Fields(spare));
    assert_eq!(session.mission().regions()[&hall].fields["spare"], Value::Number(3));
    let paste = text_editor::Edit::Paste(Arc::new("Hm. ".to_owned()));
    session.inspector(Message::Fields(fields::Message::Edited("text", text_editor::Action::Edit(paste))));
    assert_eq!(setting::word(&session.mission().regions()[&hall].fields, "text"), "Hm. Cold air, and a hum.");
    session.control("z");
    session.control("z");
    assert_eq!(*session.mission(), before);
    session.click(&say("inspector-area"));
    assert!(!session.mission().regions()[&hall].area && !session.sees("Spare fuel"));
    session.control("z");

    // Where all of it is laid out, the area is a part of the board like any other.
    let mission = session.mission();
    let laid = ruleset::lay_out(mission, 2).expect("known rules");
    let (table, world) = (laid.game.table(), laid.game.start());
    let whole = Moment::of(mission, &laid.numbers, table, &world, &View::WHOLE);
    assert_eq!((whole.mission.tiles().len(), whole.mission.regions().len()), (2, 0));

    session.control_key(Named::F5);
    let moment = session.table().expect("it is played").moment();
    assert_eq!((moment.mission.tiles().len(), moment.mission.regions().len()), (1, 0));
    assert!(moment.standing.iter().all(|it| it.kind != "drone"), "{:?}", moment.standing);
    assert!(!session.sees_part("south_hall"), "{:?}", session.texts());
}

/// A tile and a start space have values like everything else that the rules give some; a tile that is turned keeps them.
fn with_values_of_tiles_and_starts() {
    let folder = areas();
    let mut session = Session::new(Some(folder.path().to_owned()));
    let before = session.mission().clone();
    let tile = *before.tiles().keys().next().expect("a tile");
    session.select([tile]);
    session.alt("1");
    for words in ["Dark", "No light falls on the tile. Games are played as if it did."] {
        assert!(session.sees(words), "{words}: {:?}", session.texts());
    }
    session.inspector(Message::Fields(fields::Message::Set("dark", numbers::Change::Yes(true))));
    session.inspector(Message::Set(Set::Turn(Turn::R180)));
    assert_eq!(session.mission().tiles()[&tile].turn, Turn::R180);
    assert!(setting::is_set(session.mission().tile_fields(tile), "dark"));
    session.control("z");
    session.control("z");
    assert_eq!(*session.mission(), before);

    let is_start = |thing: &missions::Thing| matches!(thing.kind, ThingKind::Start(_));
    let start = before.things().iter().find(|(_, thing)| is_start(thing)).map(|(id, _)| *id);
    let start = start.expect("a start space");
    session.select([start]);
    assert!(session.sees("Sign"), "{:?}", session.texts());
    let paste = text_editor::Edit::Paste(Arc::new("MEDIC".to_owned()));
    session.inspector(Message::Fields(fields::Message::Edited("sign", text_editor::Action::Edit(paste))));
    assert_eq!(setting::word(&session.mission().things()[&start].fields, "sign"), "MEDIC");
    session.control("z");
    assert_eq!(*session.mission(), before);
}

/// A piece of two spaces is turned in the hand and where it lies, and a place that has only one of the spaces is none.
fn with_a_crate() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../missions/tests/missions/formats/v3/areas");
    let mut session = Session::on_copy_from(&sample, tempfile::tempdir().expect("a folder"));
    session.click("Pieces");
    session.click("crate");
    session.point_at_cell(1, 1);
    assert!(session.sees_part(&say("hint-piece-wide")), "{:?}", session.texts());
    session.character("e");
    session.key(Named::Enter);
    let (id, laid) = newest(&session);
    assert_eq!((laid.kind.as_str(), laid.at, laid.turned), ("crate", Cell::new(1, 1), true));
    session.point_at_cell(2, 7);
    assert!(session.sees_part(&say("stand-nowhere")), "{:?}", session.texts());
    session.point_at_cell(2, 6);
    assert!(!session.sees_part(&say("stand-nowhere")), "{:?}", session.texts());
    assert!(session.sees_part(&say("stand-flat")), "a beacon lies on the other space: {:?}", session.texts());
    session.key(Named::Escape);

    session.select([id]);
    session.character("e");
    assert_eq!(newest(&session), (id, Piece { turned: false, ..laid.clone() }));
    session.character("e");
    assert_eq!(newest(&session), (id, laid));
}

/// The player of the drones is called as the rules of the game do, wherever one looks.
fn with_sides_of_its_own() {
    let night = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../engine/drill/templates/night");
    let mut session = Session::on_copy_from(&night, tempfile::tempdir().expect("a folder"));
    let sees = |session: &Session, words: &str| {
        let texts = session.texts();
        assert!(texts.iter().any(|text| text == words), "{words}: {texts:?}");
        assert!(texts.iter().all(|text| !text.to_lowercase().contains("invader")), "{texts:?}");
    };
    session.alt("1");
    session.click(&say("inspector-texts"));
    sees(&session, "Text when the keeper wins");
    session.alt("4");
    session.proof(Proof::Wanted(50));
    session.proof(Proof::Folded(Part::Games));
    session.proof(Proof::ChooseBots(true));
    session.carry_out(command::Command::AddIntent);
    sees(&session, "Bots: keeper");
    sees(&session, "Keeper");
    session.key(Named::F5);
    sees(&session, &say("games-telling"));
    session.carry_out(command::Command::Report);
    sees(&session, &say("report-win-title"));
    session.key(Named::Escape);
    session.control_shift_key(Named::F5);
    sees(&session, "Keeper's View");
}

/// What is exported for players has nothing of an area; the mission itself is not for them.
fn for_players() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../missions/tests/missions/formats/v3/areas");
    let mut session = Session::on_copy_from(&sample, tempfile::tempdir().expect("a folder"));
    let folder = tempfile::tempdir().expect("a folder");
    session.control("e");
    session.export(export::Message::FolderChanged(folder.path().display().to_string()));
    session.export(export::Message::Ticked("pdf", false));
    session.export(export::Message::Ticked("bundle", true));
    assert!(!session.sees_part(&say("export-seen")), "{:?}", session.texts());
    session.export(export::Message::Ticked("json", true));
    assert!(session.sees_part(&say("export-seen")), "{:?}", session.texts());
    let mut written = |seen| {
        session.export(export::Message::Seen(seen));
        session.export(export::Message::ExportAnyway);
        let put = session.put().expect("written").clone();
        session.export(export::Message::Again);
        let json = put.files.iter().find(|(path, _)| path.extension().is_some_and(|it| it == "json"));
        let text = std::fs::read_to_string(&json.expect("a document").0).expect("text");
        (text.contains("Cold air"), put.troubles.len())
    };
    assert_eq!(written(true), (false, 1));
    assert_eq!(written(false), (true, 0));
}

fn newest(session: &Session) -> (Id, Piece) {
    let (id, thing) = session.mission().things().iter().next_back().expect("a piece");
    let ThingKind::Piece(piece) = &thing.kind else { panic!("{thing:?}") };
    (*id, piece.clone())
}

/// The sheet for a new mission has the templates of all games, below the titles of the games; each game can begin empty. The
/// tools and the panel of cards offer what comes with the game of the mission.
fn begun() {
    let mut session = Session::new(None);
    session.control("n");
    for words in ["DOOM: The Board Game", "Starter mission", "Beacons", "The long night"] {
        assert!(session.sees(words), "{words}: {:?}", session.texts());
    }
    assert_eq!(session.texts().iter().filter(|text| **text == say("begin-empty")).count(), 2);
    session.click("The long night");
    assert_eq!(session.mission().rules().0, "drill");
    assert_eq!(session.mission().scripts().len(), 1);
    assert_eq!(session.problems(), []);
    // It has no pieces by which figures arrive.
    for key in ["p", "w"] {
        session.character(key);
        assert_eq!(session.notice(), Some(say("lacks-piece")));
        session.key(Named::Escape);
    }
    // The first figure in hand is the usual one of the game.
    session.character("g");
    session.point_at_cell(2, 3);
    session.key(Named::Enter);
    let newest = session.mission().things().values().next_back().expect("a figure");
    assert!(matches!(&newest.kind, ThingKind::Figure(figure) if figure.kind == "drone"), "{newest:?}");
    session.key(Named::Escape);
    session.alt("2");
    session.cards(cards::Message::Pick(Role::OBJECTIVE));
    assert!(session.sees("All alight") && !session.sees("Hold Out"), "{:?}", session.texts());
    assert!(session.sees("Objective") && !session.sees("Threat"), "{:?}", session.texts());

    let mut session = Session::new(None);
    let empty = Beginning::empty(systems::of("drill").expect("it was added"));
    session.send(app::Message::Beginning(beginning::Message::Chosen(empty)));
    assert_eq!(session.mission().rules().0, "drill");
    assert!(session.mission().tiles().is_empty());
    assert_eq!(setting::per_marines(&session.mission().settings().own, "fuel")[&1], 9);
}
