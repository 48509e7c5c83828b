//! A handler means the same whether it runs lowered or in Rhai: every shipped script and thousands of generated ones,
//! on random worlds and events, give equal effects and equal errors.

use crate::common::{Mission, examples};
use doom_2016::own::{ARGENT, FRAGS, OwnEvent, OwnEventKind, PortalId, TeleporterId};
use engine::world::{Face, Value};
use engine::{Event, EventKind, FigureId, Hooks, KindId, Sym, Table, Thing, TokenId, TokenKind};
use proptest::prelude::*;
use script_api::Scripts;
use tiles::{DoorId, SpaceId};

/// Numbers that decide what a world and an event look like.
#[derive(Debug)]
struct Chance(Vec<u8>, usize);

impl Chance {
    /// A number below another.
    fn below(&mut self, limit: usize) -> usize {
        self.1 += 1;
        let byte = self.0[self.1 % self.0.len()];
        (usize::from(byte) + self.1) % limit.max(1)
    }

    fn space(&mut self, table: &Table) -> SpaceId {
        SpaceId(self.below(table.board.len()) as u16)
    }

    fn figure(&mut self) -> FigureId {
        FigureId(self.below(7) as u8)
    }

    fn anybody(&mut self) -> Option<FigureId> {
        (self.below(4) > 0).then(|| self.figure())
    }

    fn thing(&mut self, table: &Table) -> Thing {
        match self.below(5) {
            0 => Thing::Door(DoorId(self.below(2) as u8)),
            1 => PortalId(self.below(2) as u8).into(),
            2 => Thing::Token(TokenId(self.below(4) as u8)),
            3 => Thing::Figure(self.figure()),
            _ => Thing::Space(self.space(table)),
        }
    }

    fn word(&mut self, words: &[Sym]) -> Sym {
        words[self.below(words.len())]
    }
}

/// Change a world at random.
fn stir(chance: &mut Chance, mission: &mut Mission, words: &[Sym]) {
    mission.count(FRAGS, chance.below(5) as u16);
    mission.count(ARGENT, chance.below(19) as u16);
    let Mission { table, world, .. } = mission;
    for _ in 0..chance.below(9) {
        let _ = world.begin_round();
    }
    for door in 0..2 {
        if chance.below(2) == 0 {
            let _ = world.open(DoorId(door));
        }
    }
    for portal in [PortalId(0), PortalId(1)] {
        let _ = match chance.below(4) {
            0 => world.remove_piece(portal.into()),
            1 => world.turn_down(portal.into()),
            _ => world.turn_up(portal.into()),
        };
    }
    if chance.below(2) == 0 {
        let _ = world.turn_up(TeleporterId(0).into());
    }
    for _ in 0..chance.below(4) {
        let kind = KindId(chance.below(table.kinds.len() - 2) as u8 + 2);
        // A figure's base must lie on the board; marks of one space always do.
        let small = table.kind(kind).footprint.count() == 1;
        if small && let Some(id) = world.add_figure(kind) {
            world.put(table, id, chance.space(table), false);
        }
    }
    for id in [0, 1, 2] {
        let id = FigureId(id);
        let _ = world.hurt(id, chance.below(6) as u8);
        if chance.below(2) == 1 {
            let _ = world.stun(id);
        }
        if chance.below(4) == 0 {
            world.withdraw(table, id);
        }
    }
    if chance.below(3) == 0 {
        world.remove(table, FigureId(2));
    }
    for _ in 0..chance.below(3) {
        let kind =
            if chance.below(2) == 0 { TokenKind::Objective } else { TokenKind::Marker(chance.word(words)) };
        let _ = world.put_token(table, kind, chance.space(table));
    }
    for id in 0..2 {
        let _ = world.progress(TokenId(id), chance.below(4) as i8);
        if chance.below(3) == 0 {
            let _ = world.remove_token(TokenId(id));
        }
    }
    if let Some(figure) = chance.anybody() {
        world.activate(figure);
    }
    for _ in 0..chance.below(6) {
        let value = match chance.below(4) {
            0 => Value::Int(chance.below(9) as i32 - 4),
            1 => Value::Word(chance.word(words)),
            2 => Value::Thing(chance.thing(table)),
            _ => Value::Bool(chance.below(2) == 1),
        };
        let _ = world.note(0, chance.word(words), Some(value));
    }
}

const PORTAL_REMOVED: EventKind = EventKind::Own(OwnEventKind::PortalRemoved as u8);
const TELEPORTER_ACTIVATED: EventKind = EventKind::Own(OwnEventKind::TeleporterActivated as u8);

/// An event of a kind.
fn event(chance: &mut Chance, kind: EventKind, table: &Table, words: &[Sym]) -> Option<Event> {
    let c = chance;
    Some(match kind {
        EventKind::Started => Event::Started,
        EventKind::RoundStarted => Event::RoundStarted { round: c.below(9) as u16 },
        EventKind::RoundEnded => Event::RoundEnded { round: c.below(9) as u16 },
        EventKind::ActivationStarted => Event::ActivationStarted { figure: c.figure() },
        EventKind::ActivationEnded => Event::ActivationEnded { figure: c.figure() },
        EventKind::Moved => Event::Moved { figure: c.figure(), from: c.space(table), to: c.space(table) },
        EventKind::DoorOpened => Event::DoorOpened { door: DoorId(c.below(2) as u8), by: c.anybody() },
        PORTAL_REMOVED => OwnEvent::PortalRemoved { portal: PortalId(c.below(2) as u8) }.into(),
        TELEPORTER_ACTIVATED => OwnEvent::TeleporterActivated { teleporter: TeleporterId(0) }.into(),
        EventKind::Placed => Event::Placed {
            figure: c.figure(),
            kind: KindId(c.below(table.kinds.len()) as u8),
            at: c.space(table),
        },
        EventKind::Fragged => Event::Fragged {
            figure: c.figure(),
            kind: KindId(c.below(table.kinds.len()) as u8),
            at: c.space(table),
            by: c.anybody(),
        },
        EventKind::TokenRemoved => {
            Event::TokenRemoved { token: TokenId(c.below(4) as u8), kind: TokenKind::Marker(c.word(words)) }
        }
        EventKind::OfferTaken => Event::OfferTaken {
            tag: c.word(words),
            label: c.word(words),
            by: c.figure(),
            at: (c.below(3) > 0).then(|| c.thing(table)),
        },
        EventKind::Answered => {
            let (tag, answer) = (c.word(words), c.below(3) as u8);
            Event::Answered { tag, question: tag, answer, words: None }
        }
        EventKind::Rolled => Event::Rolled { tag: c.word(words), face: Face::one(c.below(5) as u8) },
        _ => return None,
    })
}

/// Ask both ways; the answers must be equal.
fn same(mission: &Mission, scripts: &Scripts, event: &Event) -> String {
    let lowered = mission.ask(scripts, event);
    let rhai = mission.ask(&scripts.in_rhai(), event);
    assert_eq!(lowered, rhai, "{event:?}\n{:?}", mission.world);
    lowered
}

/// Every kind of event, shared or this game's.
#[test]
fn effects_know_their_line_both_ways() {
    let mut mission = Mission::new();
    let text = "fn on_start() {\n    say(\"a\");\n    let marine = marines()[0];\n    stun(marine);\n    marine\n        .hurt(1);\n\
                    say(`${marine} ${round}`); help(marine);\n}\nfn help(it) {\n    heal(\n        it, 1);\n}";
    let (scripts, problems) = mission.compile(&[("other", "fn on_hurt() { }"), ("card", text)]);
    assert!(problems.is_empty(), "{problems:?}");
    let origins = mission.origins(&scripts, &Event::Started);
    let lines: Vec<&str> = origins.iter().filter_map(|at| at.strip_prefix("card, on_start, line ")).collect();
    assert_eq!(lines, ["2", "4", "6", "7", "10"], "{origins:?}");
    assert_eq!(origins, mission.origins(&scripts.in_rhai(), &Event::Started));
}

/// Every order that is given is one of those that are listed, whichever way the script runs.
#[test]
fn orders_that_are_given_are_counted_both_ways() {
    let mut mission = Mission::new();
    let text = "fn on_start() {\n    say(\"a\");\n    let marine = marines()[0];\n    marine\n        .hurt(1);\n    help(marine);\n    \
                    if round > 90 { say(\"late\"); }\n    if marines().count > 90 {\n        stun(marine);\n    }\n}\n\
                    fn help(it) {\n    heal(\n        it, 1);\n}";
    let (scripts, problems) = mission.compile(&[("card", text)]);
    assert!(problems.is_empty(), "{problems:?}");
    let given = |scripts: &Scripts| {
        scripts.forget_calls();
        let _ = mission.ask(scripts, &Event::Started);
        let given = scripts.given();
        let of = |(number, (script, line)): (u16, (String, u16))| (script, line, given.has(number));
        (0..).zip(scripts.orders()).map(of).collect::<Vec<_>>()
    };
    let expected = [(2, true), (5, true), (7, false), (9, false), (13, true)];
    assert_eq!(given(&scripts), expected.map(|(line, given)| ("card".to_owned(), line, given)));
    assert_eq!(given(&scripts.in_rhai()), given(&scripts));
}

/// A mission with more orders than are counted has some that are not.
#[test]
fn orders_beyond_the_most_are_not_counted() {
    let mut mission = Mission::new();
    let text = format!("fn on_start() {{\n{}}}", "    say(\"a\");\n".repeat(200));
    let (scripts, _) = mission.compile(&[("one", &text), ("two", &text), ("three", &text)]);
    assert_eq!(scripts.orders().len(), engine::Called::MOST);
    let _ = mission.ask(&scripts, &Event::Started);
}

fn kinds() -> impl Iterator<Item = EventKind> {
    let own = OwnEventKind::ALL.iter().map(|kind| EventKind::Own(*kind as u8));
    EventKind::SHARED.iter().copied().chain(own)
}

/// The numbers of all words.
fn words_of(mission: &Mission) -> Vec<Sym> {
    (0..mission.table.symbols.iter().count() as u16).map(Sym).collect()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 200,
        max_shrink_iters: 300,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn shipped_scripts(bytes in proptest::collection::vec(any::<u8>(), 64)) {
        let mut chance = Chance(bytes, 0);
        for (name, text) in examples() {
            let mut mission = Mission::new();
            let (scripts, _) = mission.compile(&[(&name, &text)]);
            let words = words_of(&mission);
            for _ in 0..3 {
                let mut stirred = Mission { table: mission.table, world: mission.world.clone(), counts: mission.counts };
                stir(&mut chance, &mut stirred, &words);
                for kind in kinds().filter(|kind| scripts.listens().has(*kind)) {
                    if let Some(event) = event(&mut chance, kind, &stirred.table, &words) {
                        let _ = same(&stirred, &scripts, &event);
                    }
                }
                mission.table = stirred.table;
            }
        }
    }

    #[test]
    fn generated_scripts(body in block(3), other in block(1), bytes in proptest::collection::vec(any::<u8>(), 32)) {
        let text = format!(
            "const K = 3;\nfn on_fragged(e) {{\nnote(\"r\", second(e, 1));\n{body}}}\n\
             fn helper(b, e) {{\nlet c = e.by;\n{other}b + 1\n}}\n\
             fn second(e, b) {{\nif b == 1 {{\n{other}}}\nlet f = helper(b, e);\nf\n}}\n"
        );
        let mut chance = Chance(bytes, 0);
        let mut mission = Mission::new();
        let (scripts, _) = mission.compile(&[("card", &text)]);
        let words = words_of(&mission);
        stir(&mut chance, &mut mission, &words);
        for _ in 0..4 {
            if let Some(event) = event(&mut chance, EventKind::Fragged, &mission.table, &words) {
                let _ = same(&mission, &scripts, &event);
            }
        }
    }
}

/// One of some texts.
fn one_of(texts: &'static [&'static str]) -> BoxedStrategy<String> {
    proptest::sample::select(texts).prop_map(str::to_owned).boxed()
}

/// Numbers.
fn number(depth: u32) -> BoxedStrategy<String> {
    let leaf = one_of(&[
        "0",
        "1",
        "2",
        "3",
        "-3",
        "9223372036854775807",
        "K",
        "round",
        "frags",
        "argent",
        "e.at.x",
        "e.figure.damage",
        "map::altar.progress",
        "demons().count",
        "demons(\"imp\").count",
        "tokens(\"objective\").len",
        "doors(\"closed\").len()",
        "noted(\"a\", 1)",
        "e.figure.distance(map::altar)",
        "map::altar.y",
    ]);
    if depth == 0 {
        return leaf;
    }
    let inner = number(depth - 1);
    prop_oneof![
        2 => leaf,
        3 => (inner.clone(), one_of(&["+", "-", "*", "/", "%"]), inner.clone())
            .prop_map(|(a, op, b)| format!("({a} {op} {b})")),
        1 => inner.clone().prop_map(|a| format!("-{a}")),
        1 => inner.prop_map(|a| format!("noted(\"a\", {a})")),
    ]
    .boxed()
}

/// Things and `nobody`.
fn thing() -> BoxedStrategy<String> {
    one_of(&[
        "map::altar",
        "map::blue_door",
        "map::north_portal",
        "map::vault",
        "active",
        "nobody",
        "e.by",
        "e.figure",
        "e.at",
        "map::altar.space",
        "noted(\"b\", nobody)",
        "figure_at(map::altar)",
    ])
}

/// Conditions.
fn truth(depth: u32) -> BoxedStrategy<String> {
    let leaf = prop_oneof![
        4 => one_of(&[
            "true", "false", "noted(\"b\", false)", "e.by.stunned", "map::blue_door.open", "map::north_portal.faceup",
            "inside(e.figure, map::vault)", "adjacent(e.figure, map::altar)", "portals(\"faceup\").is_empty()",
            "e.kind == \"imp\"", "e.by.side == \"marines\"", "e.by.kind != e.kind",
        ]),
        2 => (thing(), one_of(&["==", "!="]), thing()).prop_map(|(a, op, b)| format!("{a} {op} {b}")),
        3 => (number(1), one_of(&["==", "!=", "<", "<=", ">", ">="]), number(1))
            .prop_map(|(a, op, b)| format!("{a} {op} {b}")),
    ];
    if depth == 0 {
        return leaf.boxed();
    }
    let inner = truth(depth - 1);
    prop_oneof![
        2 => leaf,
        3 => (inner.clone(), one_of(&["&&", "||", "==", "!="]), inner.clone())
            .prop_map(|(a, op, b)| format!("({a} {op} {b})")),
        1 => inner.prop_map(|a| format!("!({a})")),
    ]
    .boxed()
}

/// A value of any sort, now and then one that cannot be.
fn value() -> BoxedStrategy<String> {
    prop_oneof![
        4 => number(2),
        4 => truth(2),
        2 => thing(),
        1 => one_of(&["()", "\"key\"", "e", "e.kind + 1", "!3", "-true", "e.door", "map::altar.open", "true && 1"]),
    ]
    .boxed()
}

/// Some statements.
fn block(depth: u32) -> BoxedStrategy<String> {
    let mut kinds: Vec<(u32, BoxedStrategy<String>)> = vec![
        (4, value().prop_map(|v| format!("note(\"a\", {v});\n")).boxed()),
        (1, number(1).prop_map(|v| format!("hurt(e.figure, {v});\n")).boxed()),
        (1, truth(1).prop_map(|v| format!("if {v} {{ return; }}\n")).boxed()),
        (1, (truth(1), number(0)).prop_map(|(v, n)| format!("if {v} {{ return {n}; }}\n")).boxed()),
        (
            1,
            number(1)
                .prop_map(|v| format!("let x = {v};\nnote(\"b\", x);\nx += 1;\nnote(\"c\", x);\n"))
                .boxed(),
        ),
        (1, thing().prop_map(|v| format!("place_token(\"key\", {v});\n")).boxed()),
    ];
    if depth > 0 {
        let inner = block(depth - 1);
        kinds.push((
            2,
            (truth(2), inner.clone(), inner.clone())
                .prop_map(|(v, a, b)| format!("if {v} {{\n{a}}} else {{\n{b}}}\n"))
                .boxed(),
        ));
        kinds.push((
            1,
            (truth(0), inner.clone())
                .prop_map(|(v, a)| format!("for d in demons() {{\nif {v} {{ break; }}\n{a}}}\n"))
                .boxed(),
        ));
        kinds.push((
            1,
            inner.prop_map(|a| format!("for i in 0..3 {{\n{a}if i == 1 {{ continue; }}\n}}\n")).boxed(),
        ));
    }
    proptest::collection::vec(proptest::strategy::Union::new_weighted(kinds), 1..4)
        .prop_map(|parts| parts.concat())
        .boxed()
}

/// Every operator on every pair of values, of the same sort and of different ones.
#[test]
fn every_operator_on_every_pair() {
    let operators = ["+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||"];
    let mut text = "fn on_start() {".to_owned();
    for name in ["x", "y", "word", "other", "pair"] {
        text += &format!("note(\"{name}\", true);");
    }
    text += "}\n";
    for (i, op) in operators.iter().enumerate() {
        text += &format!("fn f{i}() {{ note(\"pair\", noted(\"x\", 0) {op} noted(\"y\", 0)); }}\n");
    }
    text +=
        "fn f13() { note(\"pair\", !noted(\"x\", 0)); }\nfn f14() { note(\"pair\", -noted(\"x\", 0)); }\n";
    text += "fn on_rolled(e) {\n";
    for i in 0..=operators.len() + 1 {
        text += &format!("if e.hits == {i} {{ f{i}(); }}\n");
    }
    text += "}\n";
    let mut mission = Mission::new();
    let (scripts, _) = mission.compile(&[("card", &text)]);
    assert!(scripts.handlers().all(|(_, _, lowered)| lowered));
    let word = |name: &str| mission.table.symbols.get(name).unwrap();
    let values = [
        Value::Int(0),
        Value::Int(1),
        Value::Int(-1),
        Value::Int(7),
        Value::Int(i32::MIN),
        Value::Bool(true),
        Value::Bool(false),
        Value::Word(word("word")),
        Value::Word(word("other")),
        Value::Thing(Thing::Door(DoorId(1))),
        Value::Thing(PortalId(1).into()),
        Value::Thing(Thing::Space(SpaceId(1))),
    ];
    let (x, y, tag) = (word("x"), word("y"), word("pair"));
    let mut answers = 0;
    for left in values {
        for right in values {
            assert!(mission.world.note(0, x, Some(left)) && mission.world.note(0, y, Some(right)));
            for hits in 0..operators.len() as u8 + 2 {
                let answer = same(&mission, &scripts, &Event::Rolled { tag, face: Face::one(hits) });
                answers += usize::from(answer.starts_with("Note"));
            }
        }
    }
    assert!(answers > 500, "{answers}");
}

/// The generated scripts are worth something: most are lowered, and many run to their end.
#[test]
fn generated_scripts_are_simple_enough_to_be_lowered() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut lowered, mut sound) = (0, 0);
    for _ in 0..100 {
        let body = block(2).new_tree(&mut runner).unwrap().current();
        let mut mission = Mission::new();
        let (scripts, _) =
            mission.compile(&[("card", &format!("const K = 3;\nfn on_fragged(e) {{\n{body}}}"))]);
        lowered += usize::from(scripts.handlers().all(|(_, _, lowered)| lowered));
        let figure = FigureId(2);
        let at = mission.world.figures()[figure].space;
        let event = Event::Fragged { figure, kind: KindId(2), at, by: Some(FigureId(0)) };
        sound += usize::from(!same(&mission, &scripts, &event).contains("failed"));
    }
    assert!(lowered > 80, "only {lowered} of 100 lowered");
    assert!(sound > 15, "only {sound} of 100 ran to their end");
}

/// A script whose handler has lists of its own: they grow, are copied, gone through, measured and handed over.
fn lists(wanted: [String; 6]) -> String {
    let [first, second, third, when, number, other] = wanted;
    format!(
        "const K = 3;\n\
         fn on_fragged(e) {{\n\
         let list = [];\n\
         for portal in portals() {{ if {when} {{ list.push(portal); }} }}\n\
         list.push({first});\n\
         let more = [{second}, {third}];\n\
         if {other} {{ more = list; }} else {{ list = []; }}\n\
         more.push({number});\n\
         for it in more {{ note(\"a\", it); if list.len() < 40 {{ list.push(it); }} more.push(it); }}\n\
         note(\"b\", list.len() + more.count + more.len);\n\
         if !list.is_empty() {{ ask_portal(\"key\", \"Which?\", list, \"None\"); }}\n\
         ask(\"key\", \"marines\", \"Which?\", more);\n\
         }}\n\
         fn on_answered() {{ note(\"a\", true); note(\"b\", true); note(\"key\", true); }}\n\
         fn on_portal_chosen() {{ note(\"c\", 1); }}\n"
    )
}

/// A member of a list.
fn member() -> BoxedStrategy<String> {
    prop_oneof![
        4 => one_of(&["map::north_portal", "map::south_portal", "\"Yes\"", "\"No\""]),
        2 => thing(),
        1 => value(),
    ]
    .boxed()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        max_shrink_iters: 300,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn lists_of_a_script_s_own(
        members in [member(), member(), member(), truth(1), member(), truth(1)],
        bytes in proptest::collection::vec(any::<u8>(), 32),
    ) {
        let mut chance = Chance(bytes, 0);
        let mut mission = Mission::new();
        let (scripts, _) = mission.compile(&[("card", &lists(members))]);
        let words = words_of(&mission);
        stir(&mut chance, &mut mission, &words);
        for _ in 0..4 {
            if let Some(event) = event(&mut chance, EventKind::Fragged, &mission.table, &words) {
                let _ = same(&mission, &scripts, &event);
            }
        }
    }
}

/// A script whose handler puts texts, lists and options together for what it asks.
fn large(wanted: [String; 7]) -> String {
    let [first, second, third, number, when, near, entry] = wanted;
    format!(
        "const K = 3;\n\
         fn on_fragged(e) {{\n\
         say(`${{{first}}} and ${{name({second})}}`);\n\
         say(`${{{third}}}`);\n\
         if {when} {{ ask(\"key\", \"marines\", \"Which?\", [{first}, {second}, \"No\"]); }}\n\
         ask_portal(\"key\", \"Which?\", [map::north_portal, {third}], \"No\");\n\
         offer(\"hack\", #{{ label: \"Hack\", near: {near}, {entry}: {number}, limit: \"round\" }});\n\
         note(\"a\", demons()[1].damage + marines()[0].space.x);\n\
         if demons()[0] != nobody {{ win(\"marines\", `${{round}}: ${{second(e)}}`); }}\n\
         }}\n\
         fn name(it) {{ note(\"c\", it); it }}\n\
         fn second(e) {{ ask(\"key\", \"invader\", `Wh${{e.kind}}`, [\"Yes\", \"No\"]); {number} }}\n\
         fn on_answered() {{ note(\"a\", true); note(\"b\", true); note(\"c\", true); note(\"key\", true); }}\n\
         fn on_portal_chosen() {{ note(\"c\", 1); }}\n\
         fn on_hack() {{ note(\"c\", 1); }}\n"
    )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        max_shrink_iters: 300,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn texts_and_options(
        wanted in [member(), member(), member(), number(1), truth(1), member(), one_of(&["cards", "points", "least", "distance", "needs", "what"])],
        bytes in proptest::collection::vec(any::<u8>(), 32),
    ) {
        let mut chance = Chance(bytes, 0);
        let mut mission = Mission::new();
        let (scripts, _) = mission.compile(&[("card", &large(wanted))]);
        let words = words_of(&mission);
        stir(&mut chance, &mut mission, &words);
        for _ in 0..4 {
            if let Some(event) = event(&mut chance, EventKind::Fragged, &mission.table, &words) {
                let _ = same(&mission, &scripts, &event);
            }
        }
    }
}

/// What lists can do and cannot: each handler, and whether it runs without Rhai.
#[test]
fn lists_are_lowered_where_they_stay_inside_a_function() {
    let cases = [
        ("let l = []; l.push(e.by); for it in l { stun(it); }", true),
        ("let l = [e.by]; let m = []; m = l; m.push(e.figure); note(\"a\", l.len() + m.len());", true),
        ("let l = [map::north_portal]; ask_portal(\"key\", \"Which?\", l);", true),
        (
            "let l = [map::north_portal]; if l.is_empty() { l = [map::north_portal]; } note(\"a\", l.count);",
            true,
        ),
        ("say(`${e.by} has ${e.by.damage} of ${K}, ${e.kind}, ${true}, ${nobody}.`);", true),
        ("ask(\"key\", \"marines\", \"Which?\", [\"Yes\", \"No\"]);", true),
        ("offer(\"key\", #{ near: e.at, label: \"Hack\", cards: 1 });", true),
        ("stun(marines()[0]); note(\"a\", marines()[1].damage); note(\"b\", marines()[7]);", true),
        // Read by number, handed to a function, sorted, in a list, or the same as another one: Rhai's.
        ("let l = [e.by]; stun(l[0]);", false),
        ("let i = 0; stun(marines()[i]);", false),
        ("stun(marines()[-1]);", false),
        ("let t = `${e.by}`; say(t);", false),
        ("note(\"a\", `${e.by}`.len());", false),
        ("ask(\"key\", \"marines\", `${e.by}?`, [\"Yes\", \"No\"]);", false),
        ("let l = [e.by]; helper(l);", false),
        ("let l = [e.by]; l.reverse();", false),
        ("let l = [e.by]; let m = [l]; note(\"a\", m.len());", false),
        ("let l = [e.by]; note(\"a\", l == l);", false),
        ("let l = [1]; l += 2; note(\"a\", l.len());", false),
        ("let l = [1]; let m = l; note(\"a\", m.len());", false),
        (
            "let a = []; let b = []; let c = []; let d = []; note(\"a\", a.len() + b.len() + c.len() + d.len());",
            false,
        ),
    ];
    for (body, simple) in cases {
        let text = format!(
            "const K = 3;\nfn on_fragged(e) {{ {body} }}\nfn helper(list) {{ for it in list {{ stun(it); }} }}\n\
             fn on_portal_chosen() {{ note(\"key\", 1); }}"
        );
        let mut mission = Mission::new();
        let (scripts, _) = mission.compile(&[("card", &text)]);
        let lowered = scripts.handlers().find(|(_, name, _)| *name == "on_fragged");
        assert_eq!(lowered.map(|(_, _, lowered)| lowered), Some(simple), "{body}");
        let figure = FigureId(2);
        let at = mission.world.figures()[figure].space;
        let event = Event::Fragged { figure, kind: KindId(2), at, by: Some(FigureId(0)) };
        let _ = same(&mission, &scripts, &event);
    }
}
