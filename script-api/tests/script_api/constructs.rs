//! What Rhai lets a card say: lists, maps, texts, closures, loops. Each card here plays without fault, so the checks report nothing.

use crate::common::Mission;
use engine::Event;

/// What is shown, and a card whose `on_round_start` shows it.
const CARDS: &[(&str, &str)] = &[
    // Lists
    (
        "a list filled with push",
        r#"fn on_round_start() {
            let all = [];
            for m in marines() { all.push(m); }
            for m in all { say(m.name); }
            if all.count > 0 { heal(all[0], 1); }
        }"#,
    ),
    (
        "a list of maps filled with push",
        r#"fn on_round_start(e) {
            let list = [];
            list.push(#{ word: "a", who: marines()[0] });
            say(list[0].word);
            for entry in list { say(entry.who.name); }
        }"#,
    ),
    (
        "a list filled with insert, append, += and set",
        r#"fn on_round_start() {
            let list = [];
            list.insert(0, marines()[0]);
            list.append([marines()[0]]);
            list += [marines()[0]];
            list += marines()[0];
            list.set(0, marines()[0]);
            for m in list { heal(m, 1); }
        }"#,
    ),
    (
        "a list filled with pad and splice",
        r#"fn on_round_start() {
            let list = [1];
            list.pad(3, marines()[0]);
            list.splice(0..1, ["a"]);
            list.splice(0, 1, [nobody]);
            list.splice(0..=0, ["a"]);
            say(list[0]);
            say(list[1].name);
        }"#,
    ),
    (
        "a list of numbers that other values join",
        r#"fn on_round_start() {
            let list = [1, 2];
            list.push(marines()[0]);
            list.push("text");
            say(list[2].name);
            say(list[3]);
        }"#,
    ),
    (
        "a list filled as the first value of a function",
        r#"fn on_round_start() {
            let list = [];
            push(list, marines()[0]);
            append(list, [2]);
            say(list[0].name);
            hurt(list[0], list[1]);
        }"#,
    ),
    (
        "members that are set by their number",
        r#"fn on_round_start() {
            let list = [0, 0];
            list[1] = marines()[0];
            list[0] += 2;
            say(list[1].name);
            let grid = [[0, 0], [0, 0]];
            grid[1][0] = marines()[0];
            say(grid[1][0].name);
        }"#,
    ),
    (
        "lists in lists",
        r#"fn on_round_start() {
            let pairs = [];
            for m in marines() { pairs.push([m, m.x]); }
            for pair in pairs {
                say(pair[0].name);
                note("x", pair[1]);
            }
            let groups = [[], []];
            groups[0].push(marines()[0]);
            for m in groups[0] { say(m.name); }
            for group in [marines(), demons()] { for f in group { say(f.name); } }
        }"#,
    ),
    (
        "lists in maps",
        r#"fn on_round_start() {
            let sides = #{ marines: [], demons: [] };
            for m in marines() { sides.marines.push(m); }
            for d in demons() { sides.demons += d; }
            for m in sides.marines { say(m.name); }
            say(sides.marines[0].name);
            say(`${sides.demons.len()}`);
        }"#,
    ),
    (
        "members taken out of a list",
        r#"fn on_round_start() {
            let list = [];
            list.push(marines()[0]);
            list.push(marines()[0]);
            list.push(marines()[0]);
            say(list.pop().name);
            let first = list.shift();
            say(first.name);
            let last = list.remove(0);
            say(last.name);
            if list.pop() == () { say("empty"); }
            let from_end = marines()[-1];
            say(from_end.name);
            say(marines().get(0).name);
        }"#,
    ),
    (
        "parts of a list",
        r#"fn on_round_start() {
            let list = [];
            for n in 0..9 { list.push(n); }
            for n in list.extract(1, 2) { note("a", n); }
            for n in list.extract(1..3) { note("a", n); }
            for n in list.split(6) { note("a", n + 1); }
            for n in list.drain(|n| n > 4) { note("a", n); }
            for n in list.retain(|n| n > 1) { note("a", n); }
            list.reverse();
            list.dedup();
            list.truncate(2);
            list.chop(1);
            note("a", list[0]);
            list.clear();
            if list.is_empty() { say("empty"); }
        }"#,
    ),
    (
        "lists put together",
        r#"fn on_round_start() {
            let all = [] + marines();
            all = all + demons();
            for f in all { say(f.name); }
            for f in marines() + demons() { say(f.name); }
            for n in [] + [1] { note("n", n); }
        }"#,
    ),
    (
        "a list that begins empty in one branch",
        r#"fn on_round_start() {
            let list = if round > 99 { marines() } else { [] };
            list.push(marines()[0]);
            for m in list { say(m.name); }
            let other = [];
            if round > 0 { other = marines(); }
            for m in other { say(m.name); }
        }"#,
    ),
    (
        "questions about a list",
        r#"fn on_round_start() {
            let list = [];
            list.push(marines()[0]);
            if marines()[0] in list { say("in"); }
            if 5 !in [1, 2] { say("not in"); }
            if list.contains(marines()[0]) && list.some(|m| m.health > 0) && list.all(|m| m.health > 0) { say("a"); }
            if list.len() == 1 && list.len == 1 && list.count == 1 { say("one"); }
            note("n", list.index_of(marines()[0]));
            if [] == [] { say("equal"); }
        }"#,
    ),
    (
        "a number in brackets that is worked out",
        r#"fn on_round_start(e) {
            let list = marines();
            let last = [0];
            say(list[list.count - 1].name);
            say(list[list.len() - 1].name);
            say(list[e.round * 0].name);
            say(list[last[0]].name);
            say(list[#{ at: 0 }.at].name);
            let at = #{ at: 0 };
            say(list[at.at].name);
            let m = list[last.count - 1];
            say(m.name);
        }"#,
    ),
    // Functions as values
    (
        "closures over a list",
        r#"fn on_round_start() {
            let list = [];
            for m in marines() { list.push(m); }
            for name in list.map(|m| m.name) { say(name); }
            for x in list.map(|m, i| m.x + i) { note("x", x); }
            for m in list.filter(|m| m.health > 1) { say(m.name); }
            list.sort(|a, b| a.x - b.x);
            say(list[0].name);
            let sum = list.reduce(|sum, m| sum + m.health, 0);
            note("sum", sum);
            let all = list.reduce(|sum, m| (sum ?? 0) + m.health);
            note("all", all);
            let found = list.find(|m| m.health > 0);
            if found != () { say(found.name); }
            let space = list.find_map(|m| m.space);
            note("space", space);
            note("rest", list.reduce_rev(|sum, m| sum + m.x, 0));
        }"#,
    ),
    (
        "lists of lists from closures",
        r#"fn on_round_start() {
            let pairs = marines().map(|m| [m, m.x]);
            for pair in pairs { say(pair[0].name); }
            let best = pairs.filter(|pair| pair[1] > 0);
            for pair in best { heal(pair[0], 1); }
            for pair in [1, 2].zip([3, 4], |a, b| [a, b]) { note("n", pair[0]); }
        }"#,
    ),
    (
        "ordered lists",
        r#"fn on_round_start() {
            for m in marines().order(|a, b| a.x - b.x) { say(m.name); }
            for n in [3, 1, 2].order() { note("n", n); }
            let list = [3, 1, 2];
            list.sort();
            list.sort_desc();
            note("n", list[0]);
        }"#,
    ),
    (
        "a closure that fills a list of the function",
        r#"fn on_round_start() {
            let seen = [];
            let n = 0;
            let last = nobody;
            let look = |m| { seen.push(m); n += 1; last = m; };
            for m in marines() { look.call(m); }
            for m in seen { say(m.name); }
            note("n", n);
            say(last.name);
        }"#,
    ),
    (
        "functions as values",
        r#"fn on_round_start() {
            let f = double;
            note("a", f.call(2));
            let g = Fn("double");
            note("b", g.call(2));
            note("c", call(g, 2));
            let h = |x, y| x + y;
            let k = h.curry(2);
            note("d", k.call(3));
            let l = curry(h, 2);
            note("e", l.call(3));
            note("f", [double, |x| x + 1][1].call(3));
            for n in [1, 2].map(double) { note("g", n); }
            for n in [1, 2].map(Fn("double")) { note("g", n); }
            let pick = if round > 0 { double } else { half };
            note("h", pick.call(4));
            say(g.name);
        }
        fn double(x) { x * 2 }
        fn half(x) { x / 2 }"#,
    ),
    (
        "a closure in a closure",
        r#"fn on_round_start() {
            let add = |n| { |x| x + n };
            note("n", add.call(2).call(3));
            let total = 0;
            let outer = |list| { for m in list.filter(|m| m.health > total) { total += m.x; } total };
            note("t", outer.call(marines()));
        }"#,
    ),
    (
        "a function called with different kinds",
        r#"fn on_round_start() {
            name_of(marines()[0]);
            name_of("text");
            name_of(3);
            name_of([]);
            name_of(());
            say(both(1).name);
            note("n", both(0) + 1);
        }
        fn name_of(x) {
            if type_of(x) == "string" { say(x); }
            if type_of(x) == "i64" { note("n", x); }
            if type_of(x) == "thing" { say(x.name); }
            if type_of(x) == "array" { say(`${x.len()}`); }
            if x == () { say("nothing"); }
        }
        fn both(n) { if n > 0 { return marines()[0]; } n }"#,
    ),
    (
        "functions with the same name, and functions that call themselves",
        r#"fn on_round_start() {
            say(more());
            say(more("a"));
            note("n", sum(4));
        }
        fn more() { "none" }
        fn more(text) { text + more() }
        fn sum(n) { if n == 0 { 0 } else { n + sum(n - 1) } }"#,
    ),
    (
        "a handler that the card calls itself",
        r#"fn on_round_start(e) {
            on_round_end(marines()[0]);
            on_round_end(#{ name: "x" });
            on_hurt(#{ figure: marines()[0], size: 3 });
        }
        fn on_round_end(e) { say(`${e.name}`); }
        fn on_hurt(e) { say(`${e.size}`); }"#,
    ),
    (
        "a function of the card whose name begins like a handler",
        r#"fn on_round_start() { on_board(marines()[0], 1); }
        fn on_board(m, n) { heal(m, n); }"#,
    ),
    // Maps
    (
        "a map that is filled later",
        r#"fn on_round_start() {
            let map = #{};
            map.who = marines()[0];
            map["n"] = 2;
            let key = "word";
            map[key] = "text";
            heal(map.who, map.n);
            say(map.word);
            say(map["who"].name);
            map.n += 1;
            note("n", map.n);
            if map.missing == () { say("no"); }
            note("m", map.missing ?? 5);
        }"#,
    ),
    (
        "maps in maps",
        r#"fn on_round_start() {
            let map = #{ a: #{ b: #{ c: 1 } }, list: [#{ d: marines()[0] }], "two words": 3 };
            note("c", map.a.b.c);
            map.a.b.c = marines()[0];
            say(map.a.b.c.name);
            say(map.list[0].d.name);
            map.list[0].d = "text";
            say(map.list[0]["d"]);
            note("w", map["two words"]);
            say(map["a"].b.c.name);
            say(map["a"]["b"].c.name);
            say(map["a"]["b"]["c"].name);
            note("n", #{ a: 1, b: 2 }.b);
            note("n", #{ a: 1, b: 2 }["b"]);
        }"#,
    ),
    (
        "a map with functions",
        r#"fn on_round_start() {
            let tool = #{ n: 2, grow: |x| x * 2, open: |x| x + 1 };
            note("a", tool.grow(2));
            note("b", tool.grow.call(2));
            note("c", tool.open(2));
            tool.shrink = |x| x - 1;
            note("d", tool.shrink(2));
            let list = [tool];
            note("e", list[0].grow(3));
        }"#,
    ),
    (
        "a map that a function makes",
        r#"fn on_round_start() {
            note("x", place(marines()[0]).x);
            let best = ();
            for m in marines() {
                let it = place(m);
                if best == () || it.x < best.x { best = it; }
            }
            say(best.who.name);
            if best.count < 0 { say("below"); }
        }
        fn place(m) { #{ who: m, x: m.x, count: -1 } }"#,
    ),
    (
        "a figure, a map or a list",
        r#"fn on_round_start() {
            let it = if round > 0 { #{ word: "a" } } else { marines()[0] };
            say(it.word);
            let list = if round > 0 { marines() } else { nobody };
            note("n", list.count);
            let text = if round > 0 { "abc" } else { marines()[0] };
            note("n", text.len);
        }"#,
    ),
    // Values through `if`, `switch`, blocks and loops
    (
        "values of switch",
        r#"fn on_round_start(e) {
            let who = switch round { 0 => nobody, 1 | 2 => marines()[0], _ => marines()[0] };
            say(who.name);
            let word = switch who.side { "marines" => "m", "invader" => 2, _ => () };
            say(`${word}`);
            let list = switch e.round { 0 => [], _ => marines() };
            for m in list { say(m.name); }
            let n = switch round { 0..3 => 1, 3..=9 => { let x = 2; x + 1 } _ => 0 };
            note("n", n + 1);
            switch who.x { 0 if round > 1 => say("a"), 1 => { say("b"); } _ => () }
            hurt(switch round { 999 => demons()[0], _ => marines()[0] }, 1);
            switch [1, 2] { [1, 2] => say("list"), _ => () }
        }"#,
    ),
    (
        "values of if",
        r#"fn on_round_start() {
            let x = if round > 99 { 1 } else { "text" };
            say(`${x}`);
            say(x);
            let y = if round > 99 { 1 } else if round > 98 { marines()[0] } else { "t" } + "a";
            say(`${y}`);
            let z = if round > 0 { marines()[0] };
            say(z.name);
            if z != () { heal(z, 1); }
            let n = 1 + if round > 0 { 1 } else { 2 };
            note("n", n);
        }"#,
    ),
    (
        "a number or a text with a sign",
        r#"fn on_round_start() {
            let x = if round > 0 { 1 } else { "a" };
            note("n", x + 1);
            hurt(marines()[0], x + 0);
            let y = noted("unknown", 0) + 1;
            hurt(marines()[0], y - 1);
            note("unknown", y);
        }"#,
    ),
    (
        "blocks as values",
        r#"fn on_round_start() {
            let x = { let y = marines(); y[0] };
            say(x.name);
            let z = { let y = 40; y + 2; };
            note("z", z);
            heal({ let m = marines(); m[0] }, { 1 });
        }"#,
    ),
    (
        "loops",
        r#"fn on_round_start() {
            let x = loop { break marines()[0]; };
            say(x.name);
            let n = 0;
            while n < 5 { n += 1; if n == 3 { continue; } if n == 4 { break; } }
            do { n -= 1; } while n > 0;
            do { n += 1; } until n == 3;
            let f = for m in marines() { if m.health > 0 { break m; } };
            say(f.name);
            for (m, i) in marines() { note("i", i); say(m.name); }
            for i in 0..3 { note("i", i); }
            for i in 0..=3 { note("i", i); }
            for i in range(0, 10, 3) { note("i", i); }
            for i in (0..3) { say(`${i}`); }
            let w = while true { break 5; };
            note("w", w);
            for i in [1, "a", marines()[0], [], #{}, ()] { say(`${i}`); }
        }"#,
    ),
    (
        "a variable that changes its kind",
        r#"fn on_round_start() {
            let x = 1;
            x = "text";
            say(x);
            x = marines()[0];
            say(x.name);
            let y;
            for m in marines() { y = m; }
            say(y.name);
            let z = ();
            for m in marines() { if z == () || m.x < z.x { z = m; } }
            heal(z, 1);
            let w = 0;
            loop { if w == "end" { break; } w = "end"; }
            say(w);
            let best = nobody;
            for m in marines() { if best == nobody || m.x < best.x { best = m; } }
            say(best.name);
        }"#,
    ),
    (
        "shadowed variables",
        r#"fn on_round_start(e) {
            let x = 1;
            let x = "text";
            say(x);
            {
                let x = marines();
                for m in x { say(m.name); }
                for x in x { say(x.name); }
            }
            say(x);
            let e = marines()[0];
            say(e.name);
            let round = "now";
            say(round);
            let list = [1];
            let list = marines();
            for m in list { say(m.name); }
            const LEAST = 3;
            note("n", LEAST);
        }"#,
    ),
    // Nothing
    (
        "nothing, and what stands for it",
        r#"fn on_round_start() {
            let x = ();
            note("a", x ?? 5);
            let m = x ?? marines()[0];
            say(m.name);
            say((x ?? m).name);
            note("b", [].pop() ?? 3);
            let found = marines().find(|m| m.x > 999) ?? nobody;
            say(found.name);
            let n = () ?? () ?? 7;
            note("n", n + 1);
            for m in marines() { let y = x ?? break; say(y); }
            let t = () ?? 1;
            hurt(m, t);
        }"#,
    ),
    (
        "what may be nothing before a dot",
        r#"fn on_round_start() {
            let x = ();
            if x?.name == () { say("nothing"); }
            if x?.a?.b?.c == () { say("nothing"); }
            say(x?.name ?? "none");
            let map = #{ who: marines()[0] };
            say(map?.who?.name);
            if map.other?.name == () { say("nothing"); }
            let list = ();
            if list?[0] == () { say("nothing"); }
            let some = marines()?[0];
            say(some.name);
            note("n", x?.len() ?? 0);
        }"#,
    ),
    // Texts
    (
        "texts",
        r##"fn on_round_start() {
            let text = "abc";
            for c in text { if c == 'b' { say(`${c}`); } }
            for c in text.chars() { if c == "b" { say(c.to_string()); } }
            let first = text[0];
            if first == 'a' && first != "b" { say(`${first}`); }
            if text[-1] == 'c' { say("end"); }
            text[0] = 'x';
            if "b" in text && 'c' in text && text.contains("b") && "q" !in text { say(text); }
            note("n", text.len);
            note("n", text.len());
            text += "d";
            text += 5;
            text += marines()[0];
            say(text + 1 + true + [1] + ());
            say(1 + text);
            say("a" + 'b');
            say(text.to_upper());
            say(text.sub_string(0, 1));
            text.replace("d", "e");
            text.truncate(2);
            text.trim();
            text.pad(5, "x");
            for part in "a,b".split(",") { say(part); }
            if "b" > "a" && text.starts_with("x") { say(`a ${text} ${1 + 1} ${if round > 0 { "b" } else { "c" }}`); }
            say(`two
lines`);
            say(#"raw "text""#);
            if text.is_empty { say(""); }
            note("i", "abc".index_of("b"));
            for c in "abc".to_chars() { say(`${c}`); }
            for b in "a b".split() { say(b); }
            say("abc" - "b");
        }"##,
    ),
    // Numbers
    (
        "numbers and ranges",
        r#"fn on_round_start() {
            let n = 2 ** 3 + 7 % 4 - (1 << 2) + (5 & 3) + (5 | 3) + (5 ^ 3) + -1 + +2;
            n += 1; n -= 1; n *= 2; n /= 2; n %= 50; n **= 1; n <<= 1; n >>= 1; n |= 1; n &= 7; n ^= 1;
            note("n", n + 0x10 + 0b11 + 1_000);
            note("m", n.abs());
            if n.is_odd() || n.is_even() { say(n.to_string()); }
            let span = 0..5;
            if 3 in span && span.contains(2) { say("in"); }
            note("s", span.start);
            if n in 0..100 { say("in"); }
            if (true & false) | (true ^ false) { say("yes"); }
            note("x", max(1, 2) + min(1, 2));
        }"#,
    ),
    // Words of Rhai
    (
        "what Rhai knows of a value",
        r#"fn on_round_start() {
            let x = 1;
            if is_def_var("x") && is_def_fn("helper", 1) && !is_shared(x) { say(type_of(x)); }
            say(x.type_of());
            if helper(x) { say("yes"); }
        }
        fn helper(x) { x > 0 }"#,
    ),
    (
        "a call behind a dot of a function that takes no more",
        r#"fn on_round_start() {
            let m = marines()[0];
            note("n", m.seven());
            m.heal(1);
        }
        fn seven() { 7 }"#,
    ),
    (
        "notes that are asked for with something else instead",
        r#"fn on_round_start() {
            let who = noted("who", 0);
            if who != 0 { heal(who, 1); say(who.name); }
            note("who", marines()[0]);
            let last = noted("last", "");
            if last == 3 { say("three"); }
            if last != "" { hurt(marines()[0], last); }
            note("last", 3);
            note("copy", noted("last", 0));
            if noted("copy", false) == 3 { say("three"); }
        }"#,
    ),
    (
        "kinds of tokens that are worked out",
        r#"const THIRD = "third";
        fn on_round_start() {
            for kind in ["crate", "barrel"] { place_token(kind, marines()[0]); }
            "second".place_token(marines()[0]);
            place_token(THIRD, marines()[0]);
            for t in tokens("crate") { remove(t); }
            for t in tokens("second") { remove(t); }
            for t in tokens("third") { remove(t); }
            for t in tokens() { if t.kind == "barrel" { remove(t); } }
        }"#,
    ),
];

/// Nothing is said about a card that plays, and it plays.
#[test]
fn cards_that_play_have_no_problems() {
    let mut faults = Vec::new();
    for (name, text) in CARDS {
        let mut mission = Mission::new();
        let (scripts, problems) = mission.compile(&[("card", *text)]);
        faults.extend(problems.iter().map(|problem| format!("{name}: {problem}")));
        let event = Event::RoundStarted { round: 1 };
        let answer = mission.ask(&scripts, &event);
        if answer.contains("failed:") || answer != mission.ask(&scripts.in_rhai(), &event) {
            faults.push(format!("{name}: {answer}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

/// What is surely wrong, in lists that are filled later, maps, notes and closures as anywhere else, and what is said first.
const WRONG: &[(&str, &str)] = &[
    ("let l = [1]; for n in l { say(n); }", "`text` should be a text, but is a number"),
    ("let l = []; l.push(1); say(`${l.size}`);", "a list has no `size`"),
    ("let l = []; l.push(marines()[0]); say(l[0].nme);", "nothing has a property `nme`"),
    ("for m in marines() { let n = [m]; say(n[0].helth); }", "a figure has no `helth`"),
    (
        "for m in marines().sort(|a, b| a.x - b.x) { say(m.name); }",
        "`for` goes through a list, but this is nothing",
    ),
    ("let f = |x| x; note(\"n\", f(1));", "there is no function `f`"),
    ("let m = #{ run: |x| x }; note(\"n\", m.stop(1));", "there is no function `stop`"),
    ("say(noted(\"n\", 0)); note(\"n\", 3);", "`text` should be a text, but is a number"),
    (
        "for k in [\"a\"] { place_token(k, marines()[0]); } if marines()[0].kind == \"imps\" { say(\"\"); }",
        "\"imps\" is not one of the words possible here",
    ),
    ("on_board(1); } fn on_board(m) { say(m.nme);", "nothing has a property `nme`"),
    ("let x = (); say((x ?? 3));", "`text` should be a text, but is a number"),
    ("let l = marines(); say(l[l.count - 1].nme);", "a figure has no `nme`"),
];

#[test]
fn what_is_surely_wrong_is_still_found() {
    for (body, expected) in WRONG {
        let text = format!("fn on_round_start() {{ {body} }}");
        let problems = Mission::new().compile(&[("card", &text)]).1;
        let first = problems.first().map(|problem| problem.message.to_string()).unwrap_or_default();
        assert!(first.ends_with(expected), "{body}\n{problems:#?}");
    }
}
