//! What is asked of a page: nothing but what it has in itself is loaded, nothing is complained about, the lines and doors that are
//! drawn are the board's, and the table that is drawn has the game's digest after every choice, forwards and backwards.

use consumers::Browser;
use missions::{Layout, Mission};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tiles::EdgeKind;

/// A page with what it is to show.
pub(crate) struct Subject<'a> {
    pub(crate) mission: &'a Mission,
    /// The JSON export with the same games.
    pub(crate) document: &'a Value,
    pub(crate) page: &'a str,
}

/// Everything, or the first thing that is wrong.
pub(crate) fn prove(browser: &mut Browser, subject: &Subject<'_>) -> Result<(), String> {
    opened(browser, subject.page)?;
    lines(browser, subject.mission)?;
    set_up(browser, subject.document)?;
    secrets(browser, subject)?;
    for game in 0..subject.document["games"].as_array().map_or(0, Vec::len) {
        follow(browser, subject, game)?;
    }
    keyboard(browser)?;
    content(browser)
}

/// It opens under a policy that lets nothing in, and has nothing to complain about.
pub(crate) fn opened(browser: &mut Browser, page: &str) -> Result<(), String> {
    browser.look(1280, 800, "dark");
    browser.open(page)?;
    content(browser)?;
    let policy = browser
        .ask("document.querySelector('meta[http-equiv=\"Content-Security-Policy\"]')?.content ?? ''")?;
    let policy = policy.as_str().unwrap_or_default().to_owned();
    if !policy.starts_with("default-src 'none'; ") || policy.contains("unsafe") || policy.contains("://") {
        return Err(format!("the policy is \"{policy}\""));
    }
    let _ = browser.ask(include_str!("reading.js"))?;
    Ok(())
}

fn content(browser: &mut Browser) -> Result<(), String> {
    match browser.complaints().first() {
        Some(complaint) => Err(format!("the page complains: {complaint:.600}")),
        None => Ok(()),
    }
}

const WALL: &str = "#040507";
const RED: &str = "#f02a1e";

/// Every border of the board is drawn as what it is.
pub(crate) fn lines(browser: &mut Browser, mission: &Mission) -> Result<(), String> {
    let layout = Layout::of(mission, mission.catalogue());
    let borders = layout.board.borders();
    let places: Vec<[f64; 2]> = borders
        .iter()
        .map(|(edge, _)| {
            let (x, y) = (f64::from(edge.cell.x), f64::from(edge.cell.y));
            // Where a dot of an impassable line is, and far from the lines across.
            if edge.west { [x, y + 0.375] } else { [x + 0.375, y] }
        })
        .collect();
    let drawn = browser.ask(&format!("{}.map(([x, y]) => reading.line(x, y))", json!(places)))?;
    for ((edge, kind), drawn) in borders.iter().zip(drawn.as_array().ok_or("no lines")?) {
        let has = |colour: &str| drawn.as_array().is_some_and(|all| all.contains(&json!(colour)));
        let wanted = match kind {
            EdgeKind::Open => (false, false),
            EdgeKind::Wall => (true, false),
            EdgeKind::Blocking | EdgeKind::Impassable => (false, true),
        };
        if (has(WALL), has(RED)) != wanted {
            return Err(format!("the line {edge:?} is {kind:?}, drawn as {drawn}"));
        }
    }
    Ok(())
}

/// The set-up list names the place of every tile and every piece.
fn set_up(browser: &mut Browser, document: &Value) -> Result<(), String> {
    let said = browser.ask("[...document.querySelectorAll('.places button')].map(it => it.textContent)")?;
    let mut said: Vec<&str> = said.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let (board, pieces) = (&document["board"], &document["pieces"]);
    let span = |from: &Value, length: &Value| {
        let (from, length) = (from.as_i64().unwrap_or_default(), length.as_i64().unwrap_or_default());
        if length == 1 { from.to_string() } else { format!("{from} to {}", from + length - 1) }
    };
    let mut wanted: Vec<String> = Vec::new();
    for it in list(&board["tiles"]) {
        let side = it["side"].as_str().unwrap_or_default();
        let (columns, rows) = (span(&it["x"], &it["width"]), span(&it["y"], &it["height"]));
        let tile = it["tile"].as_i64().unwrap_or_default();
        wanted.push(format!("{tile:02}{side} · turned {}° · columns {columns}, rows {rows} · ", it["turn"]));
    }
    for it in list(&board["doors"]) {
        let sides: Vec<String> = list(&it["edges"])
            .iter()
            .map(|it| format!("{} side of {},{}", it["side"].as_str().unwrap_or_default(), it["x"], it["y"]))
            .collect();
        wanted.extend((!sides.is_empty()).then(|| format!("Closed door · {}", sides.join(" and "))));
    }
    let place = |it: &Value| format!(" · {},{}", it["at"]["x"], it["at"]["y"]);
    for it in list(&pieces["portals"]) {
        let side = if it["face_up"] == true { "up" } else { "down" };
        wanted.push(format!("portal{} · face {side}", place(&it)));
    }
    for it in list(&pieces["teleporters"]) {
        let side = if it["active"] == true { " · active side up" } else { " · inactive side up" };
        wanted.push(format!("Teleporter{}{side}", place(&it)));
    }
    for kind in ["tokens", "figures"] {
        wanted.extend(list(&pieces[kind]).iter().map(place));
    }
    let setup = list(&document["setups"]).pop().unwrap_or_default();
    let marines = list(&setup["loadouts"]).len();
    wanted.extend(list(&pieces["starts"]).iter().take(marines).map(place));
    for wanted in wanted {
        let Some(found) = said.iter().position(|said| said.contains(&wanted)) else {
            return Err(format!("the set-up list does not say \"{wanted}\""));
        };
        let _ = said.remove(found);
    }
    match said.first() {
        Some(more) => Err(format!("the set-up list says more: \"{more}\"")),
        None => Ok(()),
    }
}

/// The invader's part is not to be seen until one asks for it.
fn secrets(browser: &mut Browser, subject: &Subject<'_>) -> Result<(), String> {
    let document = subject.document;
    let seen = "[...document.querySelectorAll('.secret')].filter(it => reading.shown(it)).length";
    let text = "document.getElementById('panels').textContent.length > 0 && document.body.innerText";
    for page in ["2", "3", "1"] {
        browser.press(page);
        if browser.ask(seen)? != json!(0) {
            return Err("the invader's part is to be seen by everybody".to_owned());
        }
    }
    let shown = browser.ask(text)?;
    let notes = document["texts"]["notes"].as_str().unwrap_or_default().trim();
    if !notes.is_empty() && shown.as_str().is_some_and(|shown| shown.contains(notes)) {
        return Err("the author's notes are to be seen by everybody".to_owned());
    }
    browser.press("i");
    if !notes.is_empty() && browser.ask(seen)? == json!(0) {
        return Err("the invader cannot see their part".to_owned());
    }
    browser.press("i");
    Ok(())
}

/// A game from its start to its end and back: what is drawn has the game's digest everywhere.
fn follow(browser: &mut Browser, subject: &Subject<'_>, number: usize) -> Result<(), String> {
    let game = &subject.document["games"][number];
    let digests: Vec<&Value> = std::iter::once(&game["start"])
        .chain(game["choices"].as_array().into_iter().flatten().map(|it| &it["digest"]))
        .collect();
    let choose = format!(
        "(() => {{ const it = document.getElementById('game'); it.value = '{number}'; it.dispatchEvent(new Event('change')); }})()"
    );
    let _ = browser.ask(&choose)?;
    let last = digests.len() - 1;
    let start = browser.ask("[reading.moment()]")?;
    agree(subject, game, &start, 0, &digests, 1)?;
    let on = browser.ask(&format!("reading.walk('.', {last})"))?;
    agree(subject, game, &on, 1, &digests, 1)?;
    if browser.ask("Number(document.getElementById('slider').max)")? != json!(last) {
        return Err("the slider does not reach the end".to_owned());
    }
    let back = browser.ask(&format!("reading.walk(',', {last})"))?;
    agree(subject, game, &back, last as i64 - 1, &digests, -1)
}

fn agree(
    subject: &Subject<'_>,
    game: &Value,
    moments: &Value,
    from: i64,
    digests: &[&Value],
    way: i64,
) -> Result<(), String> {
    for (moment, step) in moments.as_array().ok_or("no moments")?.iter().zip(0_i64..) {
        let choice = from + way * step;
        let text = table(subject, game, moment).map_err(|why| format!("after choice {choice}: {why}"))?;
        let wanted = digests[usize::try_from(choice).map_err(|error| error.to_string())?];
        if json!(hex(&text)) != *wanted {
            return Err(format!("after choice {choice} another table is drawn:\n{text}"));
        }
        let here = json!(choice.to_string());
        for (what, said) in [("choice", &here), ("slider", &here), ("present", &here), ("digest", wanted)] {
            if moment[what] != *said {
                return Err(format!("after choice {choice} the page's {what} is {}", moment[what]));
            }
        }
        if moment["doubt"] != Value::Null {
            return Err(format!("after choice {choice}: {}", moment["doubt"]));
        }
    }
    Ok(())
}

fn hex(text: &str) -> String {
    Sha256::digest(text).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The lines of the digest (`docs/exports.md`), read off what is drawn.
fn table(subject: &Subject<'_>, game: &Value, moment: &Value) -> Result<String, String> {
    let document = subject.document;
    let marines = game["marines"].as_u64().unwrap_or_default();
    let spaces: BTreeMap<(i64, i64), u64> = list(&document["board"]["spaces"])
        .map(|it| ((int(&it["x"]), int(&it["y"])), it["index"].as_u64().unwrap_or_default()))
        .collect();
    let by_id =
        |of: &Value| -> BTreeMap<i64, Value> { list(of).map(|it| (int(&it["id"]), it.clone())).collect() };
    let (doors, portals) = (by_id(&document["board"]["doors"]), by_id(&document["pieces"]["portals"]));
    let (teleporters, tokens) =
        (by_id(&document["pieces"]["teleporters"]), by_id(&document["pieces"]["tokens"]));
    let kinds: BTreeMap<&str, &Value> = ["marines", "demons"]
        .into_iter()
        .flat_map(|of| list(&document["content"][of]))
        .filter_map(|it| Some((it["id"].as_str()?, it)))
        .collect();
    let score: Vec<&str> = list(&moment["score"]).filter_map(Value::as_str).collect();
    let [round, threat, frags] = score.as_slice() else { return Err(format!("the score is {score:?}")) };
    let frags = frags.split(' ').next().unwrap_or_default();
    let mut found: BTreeMap<(u8, u64), String> = BTreeMap::new();
    for piece in list(&moment["pieces"]) {
        let name = piece["name"].as_str().unwrap_or_default();
        let sign = piece["sign"].as_str().unwrap_or_default();
        let words: Vec<&str> = name.split(' ').collect();
        let number: i64 =
            words.last().and_then(|it| it.parse().ok()).ok_or(format!("a piece called {name}"))?;
        if piece["drawn"] == false || piece["symbol"] == false {
            return Err(format!("{name} is not to be seen"));
        }
        let middle = [&piece["x"], &piece["y"]].map(|it| it.as_f64().unwrap_or(f64::NAN));
        // The space a piece lies on; of a base that is some spaces long, its north-western one.
        let space = |size: [f64; 2]| {
            let corner = [0, 1].map(|i| middle[i] - size[i] / 2.0);
            let whole = corner.map(f64::round);
            let off = (0..2).any(|i| (corner[i] - whole[i]).abs() > 0.13);
            let at = (whole[0] as i64, whole[1] as i64);
            spaces.get(&at).copied().filter(|_| !off).ok_or(format!("{name} is drawn around {middle:?}"))
        };
        let on = || {
            let at = (middle[0].floor() as i64, middle[1].floor() as i64);
            spaces.get(&at).copied().ok_or(format!("{name} is drawn around {middle:?}"))
        };
        let index = |of: &BTreeMap<i64, Value>| {
            of.get(&number).and_then(|it| it["index"].as_u64()).ok_or(format!("no {name}"))
        };
        let lies = |of: &BTreeMap<i64, Value>| {
            if json!(on()?) == of[&number]["at"]["space"] {
                Ok(())
            } else {
                Err(format!("{name} is drawn around {middle:?}"))
            }
        };
        let (key, line) = match words[0] {
            "door" => {
                let door = index(&doors)?;
                door_lies(&doors[&number], piece)?;
                ((0, door), format!("door {door}"))
            }
            "portal" => {
                let portal = index(&portals)?;
                lies(&portals)?;
                let side = if sign.ends_with(" up") { "up" } else { "down" };
                ((1, portal), format!("portal {portal} {side}"))
            }
            "teleporter" => {
                let it = index(&teleporters)?;
                lies(&teleporters)?;
                if sign != "teleporter active" {
                    continue;
                }
                ((2, it), format!("teleporter {it}"))
            }
            "figure" => {
                let kind = sign.trim_start_matches("figure ").trim_end_matches(" turned");
                let card = kinds.get(kind).ok_or(format!("no kind {kind}"))?;
                let base = ["width", "height"].map(|it| card[it].as_f64().unwrap_or(1.0));
                let turned = sign.ends_with(" turned");
                let size = if turned { [base[1], base[0]] } else { base };
                let health = int(&card["health"]);
                let left = piece["health"]
                    .as_str()
                    .map_or(Ok(health), |it| it.parse().map_err(|_| format!("health {it}")))?;
                let (turned, stunned) = (u8::from(turned), u8::from(piece["stunned"] == true));
                let damage: i64 = health - left;
                (
                    (3, number as u64),
                    format!("figure {number} {kind} {} {turned} {damage} {stunned}", space(size)?),
                )
            }
            "token" => {
                let token = if words[1] == "new" { number as u64 } else { index(&tokens)? };
                let (_, what) = sign.split_once(' ').unwrap_or_default();
                let progress = piece["progress"].as_str().unwrap_or("0");
                ((4, token), format!("token {token} {} {progress} {what}", on()?))
            }
            _ => return Err(format!("{name} lies on the map of a game")),
        };
        if found.insert(key, line).is_some() {
            return Err(format!("{name} lies there twice"));
        }
    }
    if found.keys().filter(|(kind, number)| *kind == 3 && *number < marines).count() as u64 > marines {
        return Err("too many marines".to_owned());
    }
    let head = [format!("round {round}"), format!("frags {frags}"), format!("threat {threat}")];
    Ok(head.into_iter().chain(found.into_values()).map(|line| line + "\n").collect())
}

/// A door is drawn over both of its borders.
fn door_lies(door: &Value, piece: &Value) -> Result<(), String> {
    let edges: Vec<&Value> = list(&door["edges"]).collect();
    let west = edges[0]["side"] == "west";
    let least = |axis: &str| edges.iter().map(|edge| int(&edge[axis])).min().unwrap_or_default() as f64;
    let (x, y) = if west { (least("x"), least("y") + 1.0) } else { (least("x") + 1.0, least("y")) };
    let is = |what: &str, wanted: f64, room: f64| {
        piece[what].as_f64().is_some_and(|it| (it - wanted).abs() < room)
    };
    let (long, short) = if west { ("height", "width") } else { ("width", "height") };
    if is("x", x, 0.05) && is("y", y, 0.05) && is(long, 2.1, 0.2) && is(short, 0.5, 0.3) {
        return Ok(());
    }
    Err(format!("the door around {x},{y} is drawn elsewhere: {piece}"))
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn int(value: &Value) -> i64 {
    value.as_i64().unwrap_or(i64::MIN)
}

/// The keyboard alone reaches every control there is, and sees where it is.
pub(crate) fn keyboard(browser: &mut Browser) -> Result<(), String> {
    let _ = browser.ask(
        "document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex')",
    )?;
    let wanted = "[...document.querySelectorAll('button, select, input, summary, [tabindex=\"0\"]')].filter(it => reading.shown(it) \
        && it.tabIndex >= 0 && !(it.role === 'tab' && it.ariaSelected !== 'true')).length";
    let wanted = browser.ask(wanted)?.as_u64().unwrap_or_default();
    let tabs =
        browser.ask("[...document.querySelectorAll('[role=tab]')].filter(it => it.tabIndex === 0).length")?;
    if tabs != json!(1) {
        return Err(format!("{tabs} tabs can be reached by the key Tab"));
    }
    let here = "(() => { const it = document.activeElement; if (it === document.body) return null; \
        const style = getComputedStyle(it); const label = it.closest('label')?.textContent ?? ''; \
        const drawn = it.type === 'radio' ? getComputedStyle(it.nextElementSibling) : style; \
        it.dataset.reached = 'yes'; return { name: (it.ariaLabel ?? '') + it.textContent.trim() + label + (it.labels?.length ?? '') + (it.getAttribute('aria-labelledby') ?? ''), \
        what: it.outerHTML.slice(0, 120), skip: it.className === 'skip', outline: drawn.outlineStyle !== 'none' && parseFloat(drawn.outlineWidth) >= 2 }; })()";
    for _ in 0..wanted + 20 {
        browser.press("Tab");
        let at = browser.ask(here)?;
        if at.is_null() {
            break;
        }
        if at["outline"] == false {
            return Err(format!("nothing shows that the keys are at {}", at["what"]));
        }
        if at["name"] == "" {
            return Err(format!("nobody can call {}", at["what"]));
        }
    }
    let missed = "[...document.querySelectorAll('button, select, input, summary, [tabindex=\"0\"]')].filter(it => reading.shown(it) \
        && !(it.role === 'tab' && it.ariaSelected !== 'true') && !(it.type === 'radio' && !it.checked) && !it.dataset.reached).map(it => it.outerHTML.slice(0, 100))";
    let missed = browser.ask(missed)?;
    if missed != json!([]) {
        return Err(format!("no key reaches {missed}"));
    }
    let _ = browser.ask("document.activeElement.blur(); document.querySelectorAll('[data-reached]').forEach(it => delete it.dataset.reached)")?;
    Ok(())
}
