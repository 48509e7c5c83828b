//! Scripts: where they open, what typing does to the mission, and what it brings up.

use super::saved;
use super::session::Session;
use crate::finder;
use crate::panel::script::Message;
use iced::Point;
use iced::keyboard::key::Named;
use missions::history::Change;
use missions::{ContentFile, Edit, ScriptName};
use tempfile::TempDir;

const CORE: &str = "fetch-the-core.rhai";

/// The starter with this for its objective, open in its script.
fn open(text: &str) -> (TempDir, Session) {
    let folder = saved([Edit::Script(ScriptName::new(CORE), Some(text.to_owned()))]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.alt("7");
    (folder, session)
}

fn text(session: &Session) -> &str {
    &session.mission().scripts()[&ScriptName::new(CORE)]
}

#[test]
fn typing_is_a_change_and_a_line_of_it_one_step() {
    let (_folder, mut session) = open("");
    session.type_in("fn on_start() {\nwin(\"marines\", \"x\");\n}");
    assert_eq!(text(&session), "fn on_start() {\n    win(\"marines\", \"x\");\n}", "blocks stand further in");
    session.control("z");
    assert_eq!(text(&session), "fn on_start() {\n    win(\"marines\", \"x\");");
    session.control("z");
    session.control("z");
    assert_eq!(text(&session), "");
    session.control("y");
    assert_eq!(text(&session), "fn on_start() {");
    session.type_in(" ");
    assert_eq!(text(&session), "fn on_start() { ", "one goes on where one stands");
}

#[test]
fn enter_between_brackets_opens_them() {
    let (_folder, mut session) = open("fn on_start() {}\n");
    session.script(Message::Go(1, 16));
    session.type_in("\nx();\n");
    assert_eq!(text(&session), "fn on_start() {\n    x();\n    \n}\n");
    session.script(Message::Indent(true));
    session.type_in("}");
    assert_eq!(
        text(&session),
        "fn on_start() {\n    x();\n    }\n}\n",
        "a brace stands where its block began"
    );
}

#[test]
fn mistakes_are_told_while_one_writes_and_lead_to_their_line() {
    let (_folder, mut session) = open("fn on_start() {\n    \n}\n");
    session.script(Message::Go(2, 5));
    session.type_in("open(map::gate);");
    assert!(
        session.sees_part("nothing on the map is named `gate`") || session.sees_part("Nothing on the map")
    );
    assert!(session.sees("2:15"), "the list says where");
    let problem = session.problems().iter().position(|problem| problem.code.0 == "C005").expect("told");
    session.script(Message::Closed);
    session.alt("3");
    session.press_problem(problem);
    assert!(session.sees("2:15"), "the script is open again");
    session.type_in("x");
    assert_eq!(text(&session).lines().nth(1), Some("    open(map::xgate);"), "at the place of the mistake");
}

#[test]
fn words_are_offered_and_taken() {
    let (_folder, mut session) = open("");
    session.type_in("on_roun");
    assert!(session.sees("on_round_start"));
    session.script(Message::Step(1));
    session.script(Message::Accept(None));
    assert_eq!(text(&session), "fn on_round_start(e) {\n    \n}");
    session.type_in("for p in portals() { p.");
    assert!(session.sees("faceup") && !session.sees("stunned"));
    session.type_in("tie");
    session.script(Message::Accept(None));
    assert!(text(&session).contains("{ p.tier\n"), "{}", text(&session));
    session.type_in(" == \"");
    assert!(session.sees("yellow"));
    session.script(Message::Close);
    assert!(!session.sees("yellow"));
    session.control("z");
    session.key_in_field(Named::ArrowUp);
}

#[test]
fn the_word_at_the_cursor_is_explained() {
    let (_folder, mut session) = open("fn on_start() {\n    summon(x);\n}\n");
    session.script(Message::Go(2, 7));
    assert!(session.sees("summon(portal)"));
}

#[test]
fn a_name_of_the_map_lights_up_there() {
    let mut session = Session::on_copy_of("cold-vaults");
    session.alt("7");
    assert_eq!(session.lit(), None);
    let named =
        |session: &Session| session.mission().names().next().map(|(name, _)| name.as_str().to_owned());
    let name = named(&session).expect("a name");
    session.script(Message::Go(1, 1));
    session.type_in(&format!("\nfn f() {{ open(map::{name}"));
    assert!(session.lit().is_some());
    session.type_in(")");
    session.type_in(" ");
    assert_eq!(session.lit(), None);
    let at = point(&session);
    session.script(Message::Hovered(Some(at)));
    assert!(session.lit().is_some(), "under the pointer too");
    session.script(Message::Hovered(None));
    assert_eq!(session.lit(), None);
}

/// Where the name stands on the sheet: in the line that was written above.
fn point(session: &Session) -> Point {
    let (_, text) = session.mission().scripts().iter().find(|(_, text)| text.contains("fn f()")).expect("it");
    let (line, words) = text.lines().enumerate().find(|(_, line)| line.contains("fn f()")).expect("it");
    let letter = words.find("map::").expect("it") + 6;
    Point::new(8.0 + letter as f32 * 8.4 + 2.0, 8.0 + line as f32 * 20.0 + 5.0)
}

#[test]
fn scripts_are_begun_named_and_deleted() {
    let (_folder, mut session) = open("");
    session.script(Message::New);
    let special = ScriptName::new("special.rhai");
    assert!(session.mission().scripts().contains_key(&special) && session.mission().cards().len() == 3);
    session.script(Message::Rename);
    session.script(Message::Naming("infestation".to_owned()));
    session.script(Message::Named);
    assert!(session.mission().scripts().contains_key(&special), "that name is another script's");
    session.script(Message::Naming("alarm".to_owned()));
    session.script(Message::Named);
    let alarm = ScriptName::new("alarm.rhai");
    assert_eq!(session.mission().cards()[2].script, alarm);
    session.script(Message::Delete);
    assert!(!session.mission().scripts().contains_key(&alarm) && session.mission().cards().len() == 2);
    session.control("z");
    assert!(session.mission().scripts().contains_key(&alarm));
    session.control("z");
    assert!(session.mission().scripts().contains_key(&special));
}

#[test]
fn a_line_that_is_found_is_opened() {
    let (_folder, mut session) = open("fn on_start() {\n    say(\"needle\");\n}\n");
    session.script(Message::Closed);
    session.control("k");
    session.send(crate::app::Message::Finder(finder::Message::Written("needle".to_owned())));
    session.send(crate::app::Message::Finder(finder::Message::Entered));
    session.type_in("x");
    assert_eq!(text(&session).lines().nth(1), Some("x    say(\"needle\");"));
}

#[test]
fn arrows_of_who_writes_leave_the_map_alone() {
    let (_folder, mut session) = open("");
    let view = session.view();
    session.key_in_field(Named::ArrowUp);
    session.key_in_field(Named::ArrowDown);
    assert_eq!(session.view(), view);
}

/// Cards of the mission's own are begun with an example, marked where they are wrong, offered to the marines, and taken away.
#[test]
fn cards_of_ones_own_are_written_beside_the_scripts() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.alt("7");
    session.script(Message::NewCards(ContentFile::of_word("classes").expect("a file")));
    assert!(session.sees("classes.ron"));
    assert_eq!(
        session.mission().content_files()[&ContentFile::of_word("classes").expect("a file")],
        ContentFile::of_word("classes").expect("a file").template()
    );
    let mut settings = session.mission().settings().clone();
    let mut own = doom_2016::Settings::of(&settings.own);
    own.loadouts[0].class = "doorkicker".to_owned();
    own.put(&mut settings.own);
    session.commit(Change::new("take it", [Edit::Settings(Box::new(settings))]));
    assert_eq!(session.problems(), []);
    // What is wrong is told below the text while one writes, and leads to its line.
    let at = ContentFile::of_word("classes")
        .expect("a file")
        .template()
        .lines()
        .position(|line| line.contains("Black(1)"))
        .expect("it");
    let column = ContentFile::of_word("classes")
        .expect("a file")
        .template()
        .lines()
        .nth(at)
        .and_then(|line| line.find("Black(1)"));
    session.script(Message::Go(at as u32 + 1, column.expect("it") as u32 + 1));
    session.type_in("X");
    assert!(
        session.mission().content_files()[&ContentFile::of_word("classes").expect("a file")]
            .contains("XBlack(1)")
    );
    assert!(session.sees_part("`XBlack` is no word"), "{:?}", session.texts());
    let problem = session.problems().iter().position(|problem| problem.code.0 == "M049").expect("told");
    session.script(Message::Closed);
    session.alt("3");
    session.press_problem(problem);
    session.type_in("X");
    assert!(
        session.mission().content_files()[&ContentFile::of_word("classes").expect("a file")]
            .contains("XXBlack(1)"),
        "at its place"
    );
    session.control("z");
    session.control("z");
    assert_eq!(session.problems(), []);
    session.script(Message::Delete);
    assert!(session.mission().content_files().is_empty());
    let told: Vec<String> = session.problems().into_iter().map(|problem| problem.message).collect();
    assert_eq!(told, ["unknown class \"doorkicker\""]);
    session.control("z");
    assert_eq!(
        session.mission().content_files()[&ContentFile::of_word("classes").expect("a file")],
        ContentFile::of_word("classes").expect("a file").template()
    );
}
