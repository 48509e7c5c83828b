//! A page in use: everything by the mouse, everything by keys alone.

use super::proof::{keyboard, opened};
use super::{cold_vaults, game, page};
use consumers::Browser;
use missions::simulate::BotKind;
use serde_json::{Value, json};

fn with_game() -> String {
    let mission = cold_vaults();
    page(&mission, &[game(&mission, 2, BotKind::Greedy, 3)]).0
}

fn is(browser: &mut Browser, script: &str, wanted: &Value) {
    let found = browser.ask(script).expect(script);
    assert_eq!(&found, wanted, "{script}");
}

const SHOWN: &str =
    "[...document.querySelectorAll('[role=tabpanel]')].filter(it => reading.shown(it)).map(it => it.id)";
const VIEW: &str = "document.getElementById('map').getAttribute('viewBox').split(' ').map(Number)";
const CHOICE: &str = "Number(document.getElementById('map').dataset.choice)";

/// What is seen of the map, after it has been drawn.
fn view(browser: &mut Browser) -> [f64; 4] {
    let _ =
        browser.ask("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))");
    let view = browser.ask(VIEW).expect("a view");
    [0, 1, 2, 3].map(|index| view[index].as_f64().expect("a number"))
}

#[test]
fn everything_works_by_the_mouse() {
    let Some(mut browser) = Browser::start() else { return };
    opened(&mut browser, &with_game()).expect("opens");
    for name in ["mission", "cards", "setup", "stock", "games"] {
        browser.click_on(&format!("#tab-{name}")).expect("a tab");
        is(&mut browser, SHOWN, &json!([format!("page-{name}")]));
    }
    // Layers.
    browser.click_on("#choose").expect("layers");
    let layers =
        browser.ask("[...document.querySelectorAll('#layers input')].map(it => it.value)").expect("layers");
    assert!(layers.as_array().is_some_and(|all| all.len() >= 9), "{layers}");
    for layer in layers.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned) {
        let seen = format!(
            "[...document.querySelectorAll('#map [data-layer={layer}]')].filter(it => reading.shown(it)).length"
        );
        let before = browser.ask(&seen).expect("a count");
        browser.click_on(&format!("#layers input[value={layer}]")).expect("a box");
        is(&mut browser, &seen, &json!(0));
        browser.click_on(&format!("#layers input[value={layer}]")).expect("a box");
        is(&mut browser, &seen, &before);
    }
    browser.click_on("#choose").expect("layers");
    is(&mut browser, "reading.shown(document.getElementById('layers'))", &json!(false));
    // Nearer, farther, all of it, by buttons, wheel and hand.
    let whole = view(&mut browser);
    browser.click_on("#nearer").expect("nearer");
    let near = view(&mut browser);
    assert!(near[2] < whole[2] * 0.8, "{near:?}");
    browser.mouse("mouseMoved", (300.0, 300.0), 0.0);
    browser.mouse("mouseWheel", (300.0, 300.0), -120.0);
    let nearer = view(&mut browser);
    assert!(nearer[2] < near[2], "{nearer:?}");
    browser.mouse("mousePressed", (300.0, 300.0), 0.0);
    browser.mouse("mouseMoved", (340.0, 320.0), 0.0);
    browser.mouse("mouseReleased", (340.0, 320.0), 0.0);
    let moved = view(&mut browser);
    assert!(moved[0] < nearer[0] && moved[1] < nearer[1], "{moved:?}");
    browser.click_on("#farther").expect("farther");
    assert!(view(&mut browser)[2] > moved[2]);
    browser.click_on("#whole").expect("whole");
    assert_eq!(view(&mut browser), whole);
    // What lies on a space.
    browser.click_on("[data-piece^='token'] use").expect("a token");
    is(&mut browser, "reading.shown(document.getElementById('spot'))", &json!(true));
    let told = browser.ask("document.getElementById('spot').innerText").expect("text");
    assert!(told.as_str().is_some_and(|it| it.contains("Space ") && it.contains("Tile ")), "{told}");
    browser.click_on("#spot button").expect("close");
    is(&mut browser, "reading.shown(document.getElementById('spot'))", &json!(false));
    let at = browser.ask("(() => { const box = document.querySelector('[data-piece=\"figure 1\"]').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()");
    let at = at.expect("a figure");
    browser.mouse("mouseMoved", (at[0].as_f64().expect("x"), at[1].as_f64().expect("y")), 0.0);
    let tip = browser
        .ask("reading.shown(document.getElementById('tip')) && document.getElementById('tip').innerText")
        .expect("a tip");
    assert!(tip.as_str().is_some_and(|it| it.contains("Bravo")), "{tip}");
    // The game.
    for (button, choice) in [("forward", 1), ("forward", 2), ("back", 1), ("first", 0)] {
        browser.click_on(&format!("#{button}")).expect("a button");
        is(&mut browser, CHOICE, &json!(choice));
    }
    browser.click_on("#next-round").expect("a button");
    is(&mut browser, "document.querySelector('#score b').textContent", &json!("1"));
    browser.click_on("#log li[data-at='3']").expect("a line");
    is(&mut browser, CHOICE, &json!(3));
    browser.click_on("#play").expect("play");
    browser.until(&format!("{CHOICE} > 4")).expect("it plays");
    browser.click_on("#play").expect("pause");
    is(&mut browser, "document.getElementById('play').ariaLabel", &json!("Play"));
    browser.click_on("#last").expect("the end");
    is(&mut browser, &format!("{CHOICE} === Number(document.getElementById('slider').max)"), &json!(true));
    // Looks and eyes.
    browser.click_on("#look").expect("light");
    is(&mut browser, "document.documentElement.dataset.look", &json!("light"));
    browser.click_on("#invader").expect("eyes");
    is(&mut browser, "document.getElementById('invader').ariaPressed", &json!("true"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn everything_works_by_keys_alone() {
    let Some(mut browser) = Browser::start() else { return };
    opened(&mut browser, &with_game()).expect("opens");
    for (key, page) in [("1", "mission"), ("2", "cards"), ("3", "setup"), ("4", "stock"), ("5", "games")] {
        browser.press(key);
        is(&mut browser, SHOWN, &json!([format!("page-{page}")]));
        keyboard(&mut browser).unwrap_or_else(|why| panic!("{page}: {why}"));
    }
    browser.press("1");
    for (key, page) in
        [("ArrowRight", "cards"), ("End", "games"), ("ArrowRight", "mission"), ("ArrowLeft", "games")]
    {
        browser.press(key);
        is(&mut browser, SHOWN, &json!([format!("page-{page}")]));
    }
    // Help.
    browser.press("?");
    is(&mut browser, "document.getElementById('help').open", &json!(true));
    browser.press("Escape");
    is(&mut browser, "document.getElementById('help').open", &json!(false));
    // The map.
    browser.press("m");
    is(&mut browser, "document.activeElement.id", &json!("field"));
    browser.press("ArrowRight");
    let heard = browser.ask("document.getElementById('live').textContent").expect("text");
    assert!(heard.as_str().is_some_and(|it| it.starts_with("Space ")), "{heard}");
    browser.press("Enter");
    is(&mut browser, "reading.shown(document.getElementById('spot'))", &json!(true));
    browser.press("ArrowRight");
    let next = browser.ask("document.getElementById('live').textContent").expect("text");
    assert_ne!(heard, next);
    browser.press("Escape");
    is(&mut browser, "reading.shown(document.getElementById('spot'))", &json!(false));
    let whole = view(&mut browser);
    browser.press("+");
    assert!(view(&mut browser)[2] < whole[2]);
    browser.press("0");
    assert_eq!(view(&mut browser), whole);
    // Layers.
    browser.press("l");
    is(&mut browser, "document.activeElement.type", &json!("checkbox"));
    browser.press(" ");
    is(&mut browser, "document.activeElement.checked", &json!(false));
    browser.press(" ");
    browser.press("Escape");
    is(&mut browser, "reading.shown(document.getElementById('layers'))", &json!(false));
    // The game.
    for (key, choice) in [(".", 1), (".", 2), (",", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)] {
        let _ = browser.ask("document.activeElement.blur()");
        browser.press(key);
        is(&mut browser, CHOICE, &json!(choice));
    }
    browser.press(" ");
    browser.until(&format!("{CHOICE} > 1")).expect("it plays");
    browser.press(" ");
    is(&mut browser, "document.getElementById('play').ariaLabel", &json!("Play"));
    browser.press("]");
    is(&mut browser, "document.querySelector('#score b').textContent", &json!("1"));
    browser.press("End");
    is(&mut browser, &format!("{CHOICE} === Number(document.getElementById('slider').max)"), &json!(true));
    for (key, script) in [
        ("t", "document.documentElement.dataset.look === 'light'"),
        ("i", "document.getElementById('invader').ariaPressed === 'true'"),
    ] {
        browser.press(key);
        is(&mut browser, script, &json!(true));
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
