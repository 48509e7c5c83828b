//! An invented game brings its own words, and everything here knows them: compiling, checking, running, the manual,
//! completion. The game itself is not played.

use crate::common::Mission;
use engine::language::{
    CostRow, Entry, Fact, Fault, Func, Language, Noun, Property, Run, SHARED, ScriptView, Ty, Val, Vocab,
    note, offer, play, property, takes, title,
};
use engine::world::{PieceClass, PieceId};
use engine::{Effect, Event, Thing};
use expect_test::expect;
use script_api::assist::complete;
use script_api::{Names, ScriptProblem, ScriptSource, Scripts, compile, reference};
use words::Phrase;

/// A lamp. The engine's first sort of things that belong to the game is this game's lamps.
const LAMP: Ty = Ty::own(0);
/// Lamps are the first class of pieces.
const LAMPS_ON_MAP: PieceClass = PieceClass(0);
/// How a lamp shines.
const LIGHT: Vocab = Vocab::Own(0);

/// What marines of this game can pay with.
const COSTS: [CostRow; 1] = [CostRow { id: "oil", most: 3, doc: Phrase::verbatim("How much oil it costs.") }];

const OPTIONS: [Entry; 7] = offer::options_with(Phrase::verbatim("What the marine has to be near."), &COSTS);

static LAMPS: Language = Language {
    nouns: &[
        Noun { title: title::GAME, funcs: &[play::FUNCS] },
        Noun { title: title::NOTES, funcs: &[note::FUNCS] },
        Noun { title: title::OFFERS, funcs: &[offer::FUNCS] },
        Noun {
            title: Phrase::verbatim("Lamps"),
            funcs: &[&[Func {
                name: "lamps",
                params: &[takes("light", Ty::word(LIGHT))],
                needed: 1,
                gives: LAMP.list(),
                run: Run::List(lamps),
                doc: Phrase::verbatim("The lamps that shine so."),
                example: "fn on_start() { say(`${lamps(\"lit\").count}`); }",
            }]],
        },
    ],
    facts: &[
        &[Fact {
            name: "darkness",
            gives: Ty::NUMBER,
            read: |_| Val::int(3),
            doc: Phrase::verbatim("How dark it is."),
        }],
        SHARED.facts[0],
    ],
    properties: &[
        property::PLACES,
        &[Property {
            name: "light",
            of: LAMP,
            gives: Ty::word(LIGHT),
            read: |look, thing| match thing {
                Thing::Piece(lamp) if lamp.class == LAMPS_ON_MAP => {
                    Some(Val::word(look.words.own(LIGHT, usize::from(lamp.number))))
                }
                _ => None,
            },
            doc: Phrase::verbatim("How it shines."),
            example: "fn on_start() { say(map::north_portal.light); }",
        }],
    ],
    options: &OPTIONS,
    costs: &COSTS,
    sorts: &[Phrase::verbatim("a lamp")],
    vocabularies: &[&["lit", "dark"]],
    ..SHARED
};

const fn lamp(number: u8) -> PieceId {
    PieceId { class: LAMPS_ON_MAP, number }
}

/// The first lamp is lit, the second is dark.
fn lamps(look: &ScriptView<'_>, args: &[Val], each: &mut dyn FnMut(Val)) -> Result<(), Fault> {
    let number = look.one_of(args, 0, &[("lit", 0), ("dark", 1)])?;
    each(Val::thing(Thing::Piece(lamp(number))));
    Ok(())
}

fn read(language: &'static Language, text: &str) -> (Mission, Scripts, Vec<ScriptProblem>) {
    let mut mission = Mission::new();
    let source = ScriptSource { name: "card", text, ..ScriptSource::default() };
    let (scripts, problems) = compile(&[source], Names::of(&mut mission.table, language));
    (mission, scripts, problems)
}

#[test]
fn it_runs_both_ways() {
    let text = "fn on_round_start() {
        if darkness > 2 { for lamp in lamps(\"lit\") { if lamp.light == \"lit\" { note(\"lamp\", lamp); } } }
        if map::south_portal.light == \"dark\" { say(\"Dark.\"); }
        if nobody.light == \"none\" { say(\"No lamp.\"); }
    }";
    // `nobody` is a fact of figures, which this game has not listed.
    let (_, _, problems) = read(&LAMPS, text);
    assert_eq!(problems.len(), 1, "{problems:?}");
    let text = text.replace("if nobody.light == \"none\" { say(\"No lamp.\"); }", "");
    let (mission, scripts, problems) = read(&LAMPS, &text);
    assert!(problems.is_empty(), "{problems:?}");
    assert!(scripts.handlers().all(|(.., lowered)| lowered), "simple enough to be lowered");
    let event = Event::RoundStarted { round: 1 };
    let answer = mission.ask(&scripts, &event);
    assert_eq!(answer, mission.ask(&scripts.in_rhai(), &event));
    assert!(answer.contains("'lamp'") && answer.ends_with("Say(\"Dark.\")"), "{answer}");
    let mut out = engine::Orders::default();
    engine::Hooks::react(&scripts, 0, &mission.table, &mission.world, &mission.counts, &event, &mut out)
        .unwrap();
    let Effect::Note { value: Some(engine::Value::Thing(Thing::Piece(noted))), .. } = &out.list[0].effect
    else {
        panic!("{:?}", out.list[0])
    };
    assert_eq!(*noted, lamp(0));
}

#[test]
fn its_mistakes_are_found() {
    let check = |text: &str, expected: &expect_test::Expect| {
        let (_, _, problems) = read(&LAMPS, text);
        let list: Vec<String> = problems.iter().map(ToString::to_string).collect();
        expected.assert_eq(&list.join("\n"));
    };
    check(
        "fn on_start() { lamps(\"lid\"); }",
        &expect![[r#"
        error[unknown-text]: "lid" is not one of the words possible here
          --> card:1:23
          help: did you mean "lit"?"#]],
    );
    check(
        "fn on_start() { lamps(map::altar); }",
        &expect![[r#"
        error[arguments]: lamps(light): `light` should be a text, but is a token
          --> card:1:23"#]],
    );
    check(
        "fn on_start() { win(map::north_portal, \"Why\"); }",
        &expect![[r#"
        error[arguments]: win(side, reason): `side` should be a text, but is a lamp
          --> card:1:21"#]],
    );
    check(
        "fn on_start() { portals(); draw_events(1); }",
        &expect![[r#"
        error[unknown-function]: there is no function `portals`
          --> card:1:17
        error[unknown-function]: there is no function `draw_events`
          --> card:1:28"#]],
    );
}

#[test]
fn the_manual_and_completion_know_it() {
    let page = reference::page(&LAMPS);
    assert!(
        page.contains("## Lamps")
            && page.contains("- `light`: a text: \"lit\", \"dark\"\n- gives a list, each a lamp")
    );
    assert!(!page.contains("summon") && !page.contains("argent"));
    let found = complete(&LAMPS, "fn f() { lamps(\"", 16, &[], &[]);
    let labels: Vec<&str> = found.iter().map(|completion| completion.label.as_str()).collect();
    assert_eq!(labels, ["dark", "lit"]);
}

#[test]
fn the_shared_words_need_no_others() {
    for entry in reference::entries(&SHARED) {
        let Some(example) = entry.example else { continue };
        let (_, _, problems) = read(&SHARED, example);
        assert!(problems.is_empty(), "{example}\n{problems:?}");
    }
    let (.., problems) = read(&SHARED, SHARED.lesson.card);
    let list: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "{list:?}");
}

#[test]
fn offers_cost_what_its_marines_can_pay() {
    let text = |cost: &str| {
        format!(
            "fn on_start() {{ offer(\"fill\", #{{ label: \"Fill it\", {cost} }}); }}\nfn on_fill(e) {{ say(\"Full.\"); }}"
        )
    };
    let ask = |cost: &str| {
        let (mission, scripts, problems) = read(&LAMPS, &text(cost));
        assert!(problems.is_empty(), "{problems:?}");
        [mission.ask(&scripts, &Event::Started), mission.ask(&scripts.in_rhai(), &Event::Started)]
    };
    for paid in ask("oil: 3") {
        assert!(paid.contains("cost: Cost([3, 0, 0, 0])"), "{paid}");
    }
    for dear in ask("oil: 4") {
        assert!(dear.contains("in `oil`: 4 is too large here: 0 to 3 are possible"), "{dear}");
    }
    // Cards and points are costs of another game, and games without costs have none.
    for (language, cost, known) in [
        (&LAMPS, "cards: 1", "label, near, distance, least, oil, limit, needs"),
        (&LAMPS, "points: 1", "label, near, distance, least, oil, limit, needs"),
        (&SHARED, "oil: 1", "label, near, distance, least, limit, needs"),
    ] {
        let (.., problems) = read(language, &text(cost));
        let list: Vec<String> = problems.iter().map(ToString::to_string).collect();
        let name = cost.split(':').next().expect("a name");
        let [told] = &list[..] else { panic!("{list:?}") };
        assert!(told.contains(&format!("an offer has no option `{name}`")), "{told}");
        assert!(told.ends_with(&format!("possible are: {known}")), "{told}");
    }
    assert!(reference::page(&LAMPS).contains("  - `oil` (a number): How much oil it costs.\n"));
}
