//! Scripts: where they open, what typing does to the mission, and what it brings up.

use super::saved;
use super::session::Session;
use crate::finder;
use crate::panel::script::Message;
use editor_model::words::say;
use iced::keyboard::key::Named;
use iced::widget::text_editor::{Action as Typed, Edit as Typing};
use iced::{Point, Size};
use missions::history::Change;
use missions::{ContentFile, Edit, Named as Bearer, ScriptName};
use std::sync::Arc;
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
    session.type_in("fn on_start() {\nwin(\"marines\", \"x\");");
    assert_eq!(text(&session), "fn on_start() {\n    win(\"marines\", \"x\");\n}", "blocks stand further in");
    session.control("z");
    assert_eq!(text(&session), "fn on_start() {}");
    session.control("z");
    assert_eq!(text(&session), "");
    session.control("y");
    assert_eq!(text(&session), "fn on_start() {}");
    session.type_in(" ");
    assert_eq!(text(&session), "fn on_start() {} ", "one goes on where one stands");
}

fn paste(session: &mut Session, words: &str) {
    let pasted = Typing::Paste(Arc::new(words.to_owned()));
    session.script(Message::Typed(Typed::Edit(pasted)));
}

#[test]
fn a_paste_that_makes_a_script_longer_than_can_be_read_is_refused() {
    let (_folder, mut session) = open("fn on_start() {}\n");
    let before = session.mission().clone();
    paste(&mut session, &"// x\n".repeat(300_000));
    assert_eq!(*session.mission(), before);
    assert!(
        session.sees_part("1.4 MB do not fit") && session.sees_part("64 KB at most"),
        "{:?}",
        session.texts()
    );
    // So is what comes together with what is there, and by replacing.
    let most = "// x\n".repeat(12_000);
    paste(&mut session, &most);
    let full = text(&session).to_owned();
    assert_eq!(full.len(), most.len() + 17);
    paste(&mut session, &most);
    assert_eq!(text(&session), full);
    session.control("h");
    session.type_keys("x");
    session.key(Named::Tab);
    session.type_keys("yyyyyy");
    session.click(&say("script-replace-all"));
    assert_eq!(text(&session), full);
    assert!(session.sees_part("64 KB at most"));
    // In place of all that is there it fits.
    session.script(Message::Typed(Typed::SelectAll));
    paste(&mut session, &most);
    assert_eq!(text(&session), most);
}

#[test]
fn what_is_said_below_the_text_never_hides_the_line_one_writes_in() {
    let text = "// A line.\n".repeat(60);
    let (_folder, mut session) = open(&text);
    session.happen_nothing();
    session.script(Message::Go(61, 1));
    session.type_keys("fn on_start() { wim(1); }");
    assert!(session.writes() && session.sees("61:17"), "{:?}", session.texts());
    let (number, said) = (session.place("! 61"), session.place("61:17"));
    assert!(number.height > 10.0 && number.y + number.height < said.y, "{number:?} {said:?}");
}

/// A script with a variable and a function of its own, and a parameter that is called as the variable.
const NAMES: &str = "const MOST = 3;\n\nfn on_start() {\n    // steps\n    let steps = MOST;\n    finish(steps);\n}\n\nfn finish(steps) {\n    note(\"steps\", steps);\n}\n";

fn rename_at(session: &mut Session, (line, column): (u32, u32), name: &str) {
    session.script(Message::Go(line, column));
    session.happen_nothing();
    session.key(Named::F2);
    session.control("a");
    session.type_keys(name);
    session.key(Named::Enter);
}

#[test]
fn a_variable_and_a_function_are_renamed_where_they_are_meant() {
    let (_folder, mut session) = open(NAMES);
    rename_at(&mut session, (6, 13), "count");
    let renamed = NAMES.replace("let steps", "let count").replace("finish(steps);", "finish(count);");
    assert_eq!(text(&session), renamed, "not the parameter, the comment and the text");
    session.happen_nothing();
    assert!(session.writes(), "one goes on writing");
    session.control("z");
    assert_eq!(text(&session), NAMES, "it is one step");
    rename_at(&mut session, (9, 6), "go_on");
    assert_eq!(text(&session), NAMES.replace("finish", "go_on"));
    // What means something already, in the script or the language, is no new name.
    for taken in ["steps", "MOST", "while", "note", "2x", ""] {
        let before = text(&session).to_owned();
        rename_at(&mut session, (9, 6), taken);
        assert_eq!(text(&session), before, "{taken}");
        session.key(Named::Escape);
    }
}

#[test]
fn what_has_its_name_from_elsewhere_is_not_renamed_here() {
    let (_folder, mut session) = open(NAMES);
    for at in [(1, 8), (3, 6), (10, 7), (4, 9)] {
        session.script(Message::Go(at.0, at.1));
        session.happen_nothing();
        session.key(Named::F2);
        assert!(session.sees(&say("rename-no-name")), "{at:?}");
        session.point_at_cell(1, 1);
    }
    assert_eq!(text(&session), NAMES);
}

/// A long text is drawn only in part, and no one is to see it.
#[test]
fn a_long_script_looks_as_a_short_one_does() {
    // Comments, of which there can be many without a word from the checks, and one line with every colour.
    let text = |lines: u32| -> String {
        let head = "fn on_start() { let a = round; say(`x`); win(\"marines\", \"b\"); }\n";
        let more: String = (0..lines).map(|line| format!("// line {line} of many\n")).collect();
        format!("{head}{more}")
    };
    // Both have room below what is looked at.
    let picture = |lines: u32, at: u32, factor: f32| {
        let (_folder, mut session) = open(&text(lines));
        session.happen_nothing();
        session.script(Message::Go(at, 3));
        session.happen_nothing();
        let seen = session.picture(factor);
        let part = |length: f32| (length * factor) as u32;
        image::imageops::crop_imm(&seen, part(70.0), part(170.0), part(330.0), part(330.0)).to_image()
    };
    for (at, factor) in [(1, 1.0), (60, 1.0), (60, 1.5)] {
        let (short, long) = (picture(110, at, factor), picture(900, at, factor));
        let colours: std::collections::BTreeSet<_> = short.pixels().map(|pixel| pixel.0).collect();
        assert!(colours.len() > 20, "there is text");
        // A part of a pixel above the window is rounded to the other side.
        let same = |by: u32| {
            short.enumerate_pixels().all(|(x, y, pixel)| y < by || *pixel == *long.get_pixel(x, y - by))
        };
        assert!(same(0) || same(1), "line {at}");
    }
}

#[test]
fn control_tab_goes_round_the_cards() {
    let more = ["one.rhai", "two.rhai"].map(ScriptName::new);
    let begin = |name: &ScriptName| Edit::Script(name.clone(), Some(String::new()));
    let folder = saved(more.each_ref().map(begin));
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.alt("7");
    // The script that is written in lies open.
    let open = |session: &mut Session| {
        let before = session.mission().scripts().clone();
        session.type_in("/");
        let now = session.mission().scripts();
        now.iter().find(|(name, text)| before.get(name) != Some(text)).map(|(name, _)| name.clone())
    };
    let first = open(&mut session).expect("one lies open");
    let mut seen = vec![first.clone()];
    while seen.len() < session.mission().scripts().len() {
        session.control_key(Named::Tab);
        seen.extend(open(&mut session));
    }
    let mut all = seen.clone();
    all.sort();
    assert!(all.iter().eq(session.mission().scripts().keys()), "{seen:?}");
    session.control_key(Named::Tab);
    assert_eq!(open(&mut session), Some(first), "after the last comes the first");
    session.control_shift_key(Named::Tab);
    assert_eq!(open(&mut session).as_ref(), seen.last(), "and back");
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
    assert!(session.sees_part("Nothing on the map is named gate"), "without the marks of code");
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
    assert!(text(&session).contains("{ p.tier}"), "{}", text(&session));
    session.type_in(" == \"");
    assert!(session.sees("yellow"));
    session.script(Message::Close);
    assert!(!session.sees("yellow"));
    session.control("z");
    session.key_in_field(Named::ArrowUp);
}

#[test]
fn words_are_offered_from_the_second_letter() {
    let (_folder, mut session) = open("fn on_start() {\n    \n}\n");
    session.script(Message::Go(2, 5));
    session.type_in("s");
    assert!(!session.sees("summon"));
    session.type_in("u");
    assert!(session.sees("summon"));
    session.key(Named::Escape);
    assert!(!session.sees("summon") && session.writes(), "Escape closes the list and stays in the text");
    session.type_in("mm");
    session.key(Named::Enter);
    assert_eq!(text(&session).lines().nth(1), Some("    summon()"), "Enter takes the word that is chosen");
    session.type_in("roun");
    assert!(session.sees("round"));
    session.type_in("d");
    session.key(Named::Enter);
    assert_eq!(text(&session).lines().nth(1), Some("    summon(round"), "a word that is whole needs no list");
    session.script(Message::Go(1, 1));
    session.type_in("// su");
    assert!(!session.sees("summon"), "nor does a comment");
}

#[test]
fn the_list_of_words_has_no_end() {
    let (_folder, mut session) = open("fn on_start() {\n    \n}\n");
    session.script(Message::Go(2, 5));
    session.script(Message::Offer);
    for _ in 0..200 {
        session.key(Named::ArrowDown);
    }
    assert!(session.sees("while"), "the last of the grammar");
}

/// A script of a hundred lines.
fn long() -> String {
    (1..=100).map(|number| format!("// line {number}\n")).collect()
}

#[test]
fn what_is_closed_over_a_script_leaves_it_where_it_was() {
    let (_folder, mut session) = open(&long());
    session.script(Message::Go(90, 3));
    session.happen_nothing();
    assert!(session.sees("90") && !session.sees("7"), "the numbers of the lines in sight");
    session.control("k");
    session.key(Named::Escape);
    session.happen_nothing();
    assert!(session.writes());
    assert!(session.sees("90") && !session.sees("7"));
    session.type_keys("x");
    assert_eq!(text(&session).lines().nth(89), Some("//x line 90"));
    session.key(Named::F10);
    session.key(Named::Escape);
    session.happen_nothing();
    assert!(session.sees("90") && !session.sees("7") && session.writes());
}

#[test]
fn a_script_is_searched_by_keys() {
    let (_folder, mut session) = open(&long());
    session.control("f");
    session.type_keys("LINE 3");
    assert!(session.sees("1 of 11"), "{:?}", session.texts());
    session.key(Named::Enter);
    session.key(Named::F3);
    session.shift(Named::Enter);
    assert!(session.sees("2 of 11"));
    session.shift(Named::F3);
    session.shift(Named::F3);
    assert!(session.sees("11 of 11"), "before the first comes the last");
    session.click("Aa");
    assert!(session.sees("No results"));
    session.click("Aa");
    session.click_line(0);
    session.key(Named::Escape);
    session.happen_nothing();
    assert!(session.writes() && !session.sees("Aa"));
    session.type_keys("x");
    assert_eq!(text(&session).lines().nth(38), Some("// x9"), "what was found is selected");
}

#[test]
fn what_is_found_is_replaced_one_by_one_or_all_at_once() {
    let (_folder, mut session) = open("one(); two(); one(); one();");
    session.control("h");
    session.type_keys("one");
    session.click_line(1);
    session.type_keys("three");
    session.key(Named::Enter);
    assert_eq!(text(&session), "three(); two(); one(); one();");
    assert!(session.sees("1 of 2"));
    session.click("Replace All");
    assert_eq!(text(&session), "three(); two(); three(); three();");
    session.key(Named::Escape);
    session.script(Message::Unselect);
    session.control("z");
    assert_eq!(text(&session), "three(); two(); one(); one();", "all at once is one step");
    session.control("z");
    assert_eq!(text(&session), "one(); two(); one(); one();");
}

#[test]
fn keys_of_scripts_are_others_elsewhere() {
    let (_folder, mut session) = open("one();");
    session.key(Named::F6);
    session.control("f");
    assert!(!session.sees("Aa"), "the map has the keys: they open the box that finds everything");
    session.type_keys("zzz");
    assert!(session.sees_part("Nothing fits") || session.lines() > 0);
    session.key(Named::Escape);
    session.control("h");
    assert!(!session.sees("Aa"));
}

#[test]
fn lines_become_a_comment_and_code_again() {
    let code = "fn on_start() {\n    a();\n\n        b();\n}\n";
    let (_folder, mut session) = open(code);
    session.script(Message::Go(2, 1));
    for _ in 0..3 {
        session.shift(Named::ArrowDown);
    }
    session.control("/");
    assert_eq!(text(&session), "fn on_start() {\n    // a();\n\n    //     b();\n}\n");
    session.control("/");
    assert_eq!(text(&session), code, "the lines are selected still");
    session.script(Message::Go(2, 7));
    session.control("/");
    session.type_keys("x");
    assert_eq!(text(&session).lines().nth(1), Some("    // a(x);"), "the cursor stays at its letter");
    session.control("z");
    session.control("z");
    assert_eq!(text(&session), code);
}

#[test]
fn pairs_are_written_and_stepped_over_by_keys() {
    let (_folder, mut session) = open("");
    session.type_keys("f({");
    assert_eq!(text(&session), "f({})");
    session.key(Named::Backspace);
    assert_eq!(text(&session), "f()");
    session.type_keys(")");
    assert_eq!(text(&session), "f()");
    session.shift(Named::ArrowLeft);
    session.shift(Named::ArrowLeft);
    session.type_keys("[");
    assert_eq!(text(&session), "f[()]");
}

#[test]
fn words_lead_to_where_they_are_made() {
    let (_folder, mut session) =
        open("fn on_start() {\n    finish();\n    summon(x);\n}\n\nfn finish() {}\n");
    session.script(Message::Go(2, 7));
    session.key(Named::F12);
    session.type_keys("x");
    assert_eq!(text(&session).lines().nth(5), Some("fn xfinish() {}"), "a function of the script");
    session.script(Message::Go(3, 7));
    session.key(Named::F12);
    assert!(
        session.sees_part("Summons demons from a portal"),
        "the reference is open at a word of the language"
    );
    session.happen_nothing();
    assert!(session.writes(), "and one goes on writing");
}

/// Where a letter is seen in the line of this number, in the row of it that is so far down.
fn letter_at(session: &Session, number: &str, letter: f32, row: f32) -> Point {
    let number = session.place(number);
    let edge = number.x + number.width + 6.0;
    Point::new(edge + 8.0 + letter * 8.4 + 1.0, number.center_y() + row * 20.0)
}

#[test]
fn names_of_the_map_lead_to_what_bears_them() {
    let mut session = Session::on_copy_of("cold-vaults");
    session.alt("7");
    let named = |session: &Session| {
        let (name, named) = session.mission().names().next().expect("a name");
        let (Bearer::Thing(id) | Bearer::Region(id)) = named;
        (name.as_str().to_owned(), id)
    };
    let (name, id) = named(&session);
    session.script(Message::Go(1, 1));
    session.type_in(&format!("f(map::{name});\nf(map::nowhere);\n"));
    session.script(Message::Go(1, 10));
    session.key(Named::F12);
    assert_eq!(session.selected(), [id]);
    assert!(session.writes(), "the keys stay in the text");
    session.select([]);
    session.script(Message::Go(2, 10));
    session.key(Named::F12);
    assert!(session.selected().is_empty(), "nothing is named so");
    // With the pointer, too: it puts the cursor there first.
    let at = letter_at(&session, "! 1", 8.0, 0.0);
    session.control_click(at);
    assert_eq!(session.selected(), [id]);
    session.select([]);
    session.click_at(at);
    assert!(session.selected().is_empty(), "a click without Ctrl writes there");
}

#[test]
fn long_lines_wrap_or_scroll() {
    let long =
        format!("// {}end\nfn on_start() {{\n    finish();\n}}\n\nfn finish() {{}}\n", "word ".repeat(30));
    let (_folder, mut session) = open(&long);
    let (first, second) = (session.place("1"), session.place("2"));
    let rows = ((second.y - first.y) / 20.0).round();
    assert!(rows >= 3.0, "the number of the next line stands below the last row: {rows}");
    // The pointer finds what it points at in a row that is not the first.
    session.click_at(letter_at(&session, "1", 0.0, 1.0));
    session.type_keys("X");
    assert!(text(&session).starts_with("// word") && text(&session).contains(" Xword"), "{}", text(&session));
    session.control("z");
    session.control_click(letter_at(&session, "3", 6.0, 0.0));
    session.type_keys("Y");
    assert_eq!(text(&session).lines().nth(5), Some("fn Yfinish() {}"));
    session.alt("z");
    session.happen_nothing();
    let (first, second) = (session.place("1"), session.place("2"));
    assert!((second.y - first.y - 20.0).abs() < 1.0, "each line is a row");
    assert!(!session.settings().wrap);
    session.alt("z");
    assert!(session.settings().wrap);
}

#[test]
fn the_reference_is_searched_beside_the_text() {
    let (_folder, mut session) = open("fn on_start() {}\n");
    session.shift(Named::F1);
    session.type_keys("faceup");
    assert!(session.sees(".faceup") && !session.sees("summon(portal)"));
    session.type_keys("zz");
    assert!(session.sees("No results"));
    session.key(Named::Escape);
    session.happen_nothing();
    assert!(session.writes() && !session.sees("No results"));
}

#[test]
fn the_word_under_a_resting_pointer_is_explained() {
    let (_folder, mut session) = open("fn on_start() {\n    summon(x);\n}\n");
    let at = |letter: u8| Point::new(8.0 + f32::from(letter) * 8.4 + 2.0, 8.0 + 20.0 + 5.0);
    assert!(!session.sees_part("Summons demons from a portal"));
    session.script(Message::Hovered(Some(at(6))));
    assert!(session.sees_part("Summons demons from a portal"));
    session.script(Message::Hovered(Some(at(11))));
    assert!(
        !session.sees_part("Summons demons from a portal"),
        "the next word has an entry of its own, or none"
    );
    session.script(Message::Hovered(Some(at(6))));
    session.type_in(" ");
    assert!(!session.sees_part("Summons demons from a portal"), "who writes is left alone");
}

#[test]
fn nothing_is_overprinted_in_a_small_window() {
    let (_folder, mut session) = open("fn on_start() {\n    oops();\n}\n");
    // At 130 % a window of 1024 × 768 has as much room.
    session.resize(Size::new(788.0, 591.0));
    assert_eq!(session.overprinted(), []);
    session.control("f");
    session.control("h");
    assert_eq!(session.overprinted(), []);
    session.key(Named::Escape);
    session.script(Message::Rename);
    session.script(Message::Naming("no name".to_owned()));
    session.happen_nothing();
    assert_eq!(session.overprinted(), []);
}

#[test]
fn many_tabs_stand_in_one_row_and_the_open_one_is_seen() {
    let script = |number: usize| {
        let text = format!("//! Card {number:02} of the mission\n");
        Edit::Script(ScriptName::new(format!("card-{number:02}.rhai")), Some(text))
    };
    let folder = saved((1..=12).map(script));
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.open_script(&ScriptName::new("card-12.rhai"));
    session.happen_nothing();
    let tabs: Vec<String> = session.texts().into_iter().filter(|words| words.starts_with("Card ")).collect();
    assert_eq!(tabs.len(), 12, "{tabs:?}");
    let tops: Vec<f32> = tabs.iter().filter_map(|words| Some(session.place_of(words)?.y)).collect();
    assert!(tops.iter().all(|top| (top - tops[0]).abs() < 1.0), "{tops:?}");
    assert_eq!(session.overprinted(), []);
    let last = session.place(&tabs[11]);
    assert!(last.width > 20.0, "the open one is in sight");
}

#[test]
fn tabs_bear_the_titles_of_the_cards() {
    let (_folder, session) = open("//! Fetch the very heavy Core out of there\n\nfn on_start() {}\n");
    assert!(session.sees("Fetch the very heavy Core o…") && !session.sees("fetch-the-core"));
    let (_folder, session) = open("fn on_start() {}\n");
    assert!(session.sees("fetch-the-core"), "one without a title has the name of its file");
}

#[test]
fn the_word_at_the_cursor_is_explained() {
    let (_folder, mut session) = open("fn on_start() {\n    summon(x);\n}\n");
    session.script(Message::Go(2, 7));
    assert!(session.sees("summon(portal)"));
}

#[test]
fn explanations_are_shown_without_the_marks_of_code() {
    let (_folder, mut session) = open("fn on_start() {\n    note(\"a\");\n    noted(\"a\", 0);\n}\n");
    session.script(Message::Go(3, 7));
    assert!(session.sees_part("or otherwise if nothing was noted"), "{:?}", session.texts());
    let at = |line: f32| Point::new(8.0 + 6.0 * 8.4, 8.0 + line * 20.0 + 5.0);
    session.script(Message::Hovered(Some(at(2.0))));
    session.shift(Named::F1);
    let marked: Vec<String> =
        session.texts().into_iter().filter(|words| words.contains("`nobody`")).collect();
    assert_eq!(marked, [""; 0]);
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
    assert_eq!(session.mission().cards().len(), 2, "a name is asked for first");
    session.type_keys("infestation");
    session.key(Named::Enter);
    assert_eq!(session.mission().cards().len(), 2, "that name is another script's");
    session.key(Named::Escape);
    session.happen_nothing();
    assert!(session.writes() && !session.sees("Done"));
    session.script(Message::New);
    session.type_keys("special");
    session.key(Named::Enter);
    let special = ScriptName::new("special.rhai");
    assert!(session.mission().scripts().contains_key(&special) && session.mission().cards().len() == 3);
    session.type_keys("x");
    assert!(session.mission().scripts()[&special].contains('x') && session.writes(), "it is open");
    session.control("z");
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
    // What is wrong is shown below the text while one writes, and leads to its line.
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
    assert!(session.sees_part("XBlack is no word"), "{:?}", session.texts());
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
    let told: Vec<String> =
        session.problems().into_iter().map(|problem| problem.message.to_string()).collect();
    assert_eq!(told, ["unknown class \"doorkicker\""]);
    session.control("z");
    assert_eq!(
        session.mission().content_files()[&ContentFile::of_word("classes").expect("a file")],
        ContentFile::of_word("classes").expect("a file").template()
    );
}
