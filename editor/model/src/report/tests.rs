//! The report on the starter mission, as text and as a page.

use super::*;
use missions::format::Loaded;
use missions::luck::Luck;
use missions::simulate::Plan;
use missions::thing::Piece;
use missions::verdict::{Effort, Waiting, judge};
use missions::{Thing, ThingKind};

fn judged(mission: &Mission, games: u32) -> Document {
    let loaded = Loaded { mission: mission.clone(), problems: Vec::new() };
    let judgement = judge(&loaded, &Effort::plan(Plan::new(games, 7)), Waiting::default());
    document(mission, &judgement, "hellwright 1")
}

#[test]
fn every_section_has_a_heading_and_says_something() {
    let document = judged(&Mission::starter(), 60);
    let ids: Vec<&str> = document.sections.iter().map(|section| section.id).collect();
    let all = [
        "findings", "wins", "ends", "length", "decided", "usage", "spaces", "frags", "supply", "cards", "how",
    ];
    assert_eq!(ids, all);
    assert!(document.sections.iter().all(|section| !section.title.is_empty() && !section.parts.is_empty()));
    for section in &document.sections {
        for part in &section.parts {
            if let Part::Table(Table { head, rows, words }) = part {
                assert!(!rows.is_empty() && rows.iter().all(|row| row.len() == head.len()), "{}", section.id);
                assert!(*words <= head.len());
            }
        }
    }
}

#[test]
fn without_games_there_are_only_findings() {
    let document = judged(&Mission::starter(), 0);
    assert_eq!(document.sections.iter().map(|section| section.id).collect::<Vec<_>>(), ["findings"]);
    assert!(text(&document).contains(&say("report-errors")));
}

#[test]
fn what_to_change_first_stands_below_the_state() {
    let mission = Mission::starter();
    let of = |severity: Severity| {
        let loaded = Loaded { mission: mission.clone(), problems: Vec::new() };
        let mut judgement = judge(&loaded, &Effort::plan(Plan::new(20, 7)), Waiting::default());
        let problem = missions::Diagnostic::new(missions::diagnostic::Code("S010"), severity, "a door")
            .help("open it, or take it away; or not");
        judgement.problems = vec![problem];
        document(&mission, &judgement, "hellwright 1").headline
    };
    assert_eq!(of(Severity::Warning)[1], "Change first (S010): open it");
    assert!(!of(Severity::Note).iter().any(|line| line.contains("S010")), "a note is no need");
}

#[test]
fn what_a_mission_says_is_no_html() {
    let mut mission = Mission::starter();
    let info =
        missions::Info { title: "<script>alert(\"x\")</script> & co".into(), ..mission.info().clone() };
    let _ = mission.swap(missions::Edit::Info(Box::new(info)));
    let page = html(&judged(&mission, 20));
    assert!(!page.contains("<script"), "nothing runs");
    assert!(page.contains("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; co"));
}

/// Every tag that is opened is closed, in the right order.
#[test]
fn the_page_is_well_formed_and_fetches_nothing() {
    // An objective token on a start space is a finding with a place.
    let mut mission = Mission::starter();
    let start = mission.things().values().find(|thing| matches!(thing.kind, ThingKind::Start(_)));
    let at = start.expect("a start").at();
    let token = Thing::new(ThingKind::Piece(Piece::new("objective", at)));
    let _ = mission.swap(missions::Edit::Thing(missions::Id(900), Some(token)));
    let document = judged(&mission, 20);
    assert!(document.sections[0].parts.iter().any(|part| matches!(part, Part::Places(..))));
    let page = html(&document);
    let mut open: Vec<&str> = Vec::new();
    for tag in page.split('<').skip(1).filter_map(|part| part.split('>').next()) {
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        let is_void =
            tag.ends_with('/') || matches!(name, "!doctype" | "meta" | "link") || name.starts_with("!--");
        match (tag.starts_with('/'), is_void) {
            (true, _) => assert_eq!(open.pop(), Some(name), "</{name}>"),
            (false, true) => {}
            (false, false) => open.push(name),
        }
    }
    assert_eq!(open, Vec::<&str>::new());
    let mut ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|part| part.split('"').next()).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert!(ids.len() == all && ids.contains(&"places-doors"), "a name is used twice");
    assert!(!page.contains("url(#"), "a name of a map is referred to");
    let outside = page.replace("http://www.w3.org/", "").replace("http://www.inkscape.org/", "");
    for word in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!outside.contains(word), "{word}");
    }
}

#[test]
fn the_text_has_no_line_that_ends_in_spaces_and_all_headings() {
    let document = judged(&Mission::starter(), 20);
    let text = text(&document);
    assert!(text.lines().all(|line| line.trim_end() == line));
    assert!(document.sections.iter().all(|section| text.contains(&section.title)));
}

#[test]
fn what_skill_is_worth_has_a_section_where_it_was_played() {
    let mission = Mission::starter();
    let loaded = Loaded { mission: mission.clone(), problems: Vec::new() };
    let mut judgement = judge(&loaded, &Effort::plan(Plan::new(5, 7)), Waiting::default());
    let report = |bots: &str, marines: u32, invader: u32| {
        let plan = Plan { bots: bots.parse().expect("bots"), ..Plan::new(marines + invader, 1) };
        let wins = report::Tally { marines, invader, unfinished: 0 };
        report::Report { wins, ..report::Report::new(plan, 2) }
    };
    judgement.ladder = vec![report("greedy", 400, 600), report("search:quick,greedy", 140, 60)];
    let document = document(&mission, &judgement, "hellwright 1");
    let section = document.sections.iter().find(|section| section.id == "skill").expect("a section");
    assert_eq!(section.parts.len(), 2, "a table, and a sentence on the marines");
    let Part::Text(said) = &section.parts[1] else { panic!("{section:?}") };
    assert!(said.contains("skill pays for the marines, +30 points (+23 to +37)"), "{said}");
    assert!(text(&document).contains(said));
}

#[test]
fn what_one_types_is_set_as_code() {
    let mut document = judged(&Mission::starter(), 5);
    let finding = |message: &str| Finding {
        severity: missions::Severity::Note,
        code: "S001".to_owned(),
        message: message.to_owned(),
        help: None,
        place: String::new(),
        number: None,
    };
    document.sections[0].parts =
        vec![Part::Finding(finding("try `--thorough` & `<b>`")), Part::Finding(finding("one ` alone"))];
    let page = html(&document);
    assert!(page.contains("<p>try <code>--thorough</code> &amp; <code>&lt;b&gt;</code></p>"), "{page}");
    assert!(page.contains("<p>one ` alone</p>"), "{page}");
}

#[test]
fn what_the_deal_decides_has_a_section_where_it_was_played() {
    let mission = Mission::starter();
    let loaded = Loaded { mission: mission.clone(), problems: Vec::new() };
    let mut judgement = judge(&loaded, &Effort::plan(Plan::new(5, 7)), Waiting::default());
    let luck = |marines: u8, wins: Vec<u32>| Luck { marines, plays: 4, wins };
    judgement.luck =
        vec![luck(1, [0, 4, 4, 0].repeat(50)), luck(2, [1, 2, 2, 3].repeat(200)), luck(3, vec![4; 50])];
    let document = document(&mission, &judgement, "hellwright 1");
    let section = document.sections.iter().find(|section| section.id == "luck").expect("a section");
    let [Part::Table(table), Part::Text(much), Part::Text(little)] = &section.parts[..] else {
        panic!("{section:?}")
    };
    assert_eq!(table.rows[2][3], "nothing: one side wins all games");
    assert_eq!(much, "1 marine: the deal decides much of who wins");
    assert_eq!(little, "2 marines: the deal decides little; dice and choices do");
    assert!(text(&document).contains(much));
}

#[test]
fn a_section_that_breaks_says_so_and_takes_nothing_with_it() {
    let good = super::whole("ends", || {
        Some(Section { id: "ends", title: String::new(), about: String::new(), parts: vec![] })
    });
    assert!(good.is_ok());
    let broken = super::whole("ends", || panic!("on purpose")).expect_err("it breaks");
    let [Part::Text(words)] = &broken.parts[..] else { panic!("{broken:?}") };
    assert!(words.contains("(ends): on purpose") && words.contains("please report it"), "{words}");
}
