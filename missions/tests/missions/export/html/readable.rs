//! The page can be read: axe-core, which judges pages for people who see badly, finds enough contrast on every page beside the map,
//! in both looks and to both pairs of eyes; and on a telephone with a game open everything is in its place.

use super::proof::opened;
use super::{cold_vaults, game, page};
use consumers::Browser;
use missions::simulate::BotKind;
use serde_json::Value;

/// A telephone, a small window, a screen.
const SIZES: [(u32, u32); 3] = [(390, 844), (900, 700), (1280, 800)];

/// What has too little contrast. The map is left out: its letters have a rim, which axe does not judge. Of the log the first lines
/// and the present one stay, for the others look alike, and axe takes its time for each.
const CONTRAST: &str = "(async () => {
    document.querySelectorAll('#log li:nth-child(n + 30):not([aria-current])').forEach(it => it.remove());
    const map = document.getElementById('map');
    map.style.display = 'none';
    const found = await axe.run({ exclude: ['#map'] }, { runOnly: ['color-contrast'] });
    map.style.display = '';
    return {
        judged: found.passes.flatMap(it => it.nodes).length,
        wrong: found.violations.flatMap(it => it.nodes).map(it => `${it.target}: ${it.failureSummary}`),
    };
})()";

/// What reaches out of the window at the side. Tabs have to be whole.
const OUTSIDE: &str = "[...document.querySelectorAll('.bar *, .stage, .zoom, .score, .transport *, [role=tab], .panels > section, .standing li')]
    .filter(it => it.checkVisibility() && !it.closest('svg, option')).filter(it => {
        const box = it.getBoundingClientRect();
        return box.left < -0.5 || box.right > innerWidth + 0.5;
    }).map(it => it.id || it.className)";

/// A page that shows the middle of a game, in a window of a size.
fn at_play(browser: &mut Browser, page: &str, (width, height): (u32, u32), look: &str) {
    opened(browser, page).expect("opens");
    browser.look(width, height, look);
    browser.open(page).expect("opens");
    browser.bring_axe();
    // To the moment with the most figures that are off the board, which are listed in another colour.
    let _ = browser.ask("document.getElementById('last').click()").expect("the end");
}

fn with_game() -> String {
    let mission = cold_vaults();
    page(&mission, &[game(&mission, 2, BotKind::Random, 3)]).0
}

fn words(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

#[test]
fn there_is_contrast_enough_on_every_page_in_every_look() {
    let Some(mut browser) = Browser::start() else { return };
    let page = with_game();
    for size in SIZES {
        for look in ["dark", "light"] {
            at_play(&mut browser, &page, size, look);
            for eyes in ["a marine's", "the invader's"] {
                for name in ["mission", "cards", "setup", "stock", "games"] {
                    let _ = browser
                        .ask(&format!("document.getElementById('tab-{name}').click()"))
                        .expect("a tab");
                    let what = format!("{name} at {size:?}, {look}, with {eyes} eyes");
                    let found = browser.ask(CONTRAST).expect("axe answers");
                    assert_eq!(words(&found["wrong"]), [""; 0], "{what}");
                    assert!(
                        found["judged"].as_u64().is_some_and(|it| it > 20),
                        "{what}: {}",
                        found["judged"]
                    );
                    let wide = browser.ask("document.documentElement.scrollWidth").expect("a width");
                    assert_eq!(wide, size.0, "{what}");
                    let outside = browser.ask(OUTSIDE).expect("a list");
                    assert_eq!(words(&outside), [""; 0], "{what}");
                }
                let _ = browser.ask("document.getElementById('invader').click()").expect("other eyes");
            }
        }
    }
}

/// Too little contrast and what hangs over the side are found out.
#[test]
fn what_cannot_be_read_is_found_out() {
    let Some(mut browser) = Browser::start() else { return };
    at_play(&mut browser, &with_game(), SIZES[0], "dark");
    let _ = browser.ask("document.getElementById('now').style.color = '#555'").expect("grey");
    let found = browser.ask(CONTRAST).expect("axe answers");
    assert!(words(&found["wrong"]).iter().any(|it| it.contains("#now")), "{found}");
    let _ = browser.ask("document.getElementById('tab-games').style.marginRight = '-9px'").expect("moved");
    assert_eq!(words(&browser.ask(OUTSIDE).expect("a list")), ["tab-games"]);
}

/// On a telephone with a game open the map can be seen, the book below it be read, and every button be hit.
#[test]
fn a_game_can_be_followed_on_a_telephone() {
    let Some(mut browser) = Browser::start() else { return };
    let page = with_game();
    for (width, height) in [(390, 844), (390, 664)] {
        at_play(&mut browser, &page, (width, height), "dark");
        let _ = browser.ask("scrollTo(0, 400)").expect("scrolled");
        let measure = |browser: &mut Browser, id: &str, what: &str| {
            let size = browser.ask(&format!("document.querySelector('{id}').getBoundingClientRect().{what}"));
            size.expect("a size").as_f64().expect("a number")
        };
        let (field, stage) =
            (measure(&mut browser, "#field", "height"), measure(&mut browser, ".stage", "bottom"));
        assert!(field > 190.0, "{height}: the map is {field} pixels high");
        assert!(stage < 0.6 * f64::from(height), "{height}: the book begins at {stage}");
        for button in
            ["#first", "#play", "#last", "#round", "#pace", "#tab-games", "#invader", "#look", "#keys"]
        {
            let [wide, high] = ["width", "height"].map(|what| measure(&mut browser, button, what));
            assert!(wide >= 40.0 && high >= 43.5, "{button} is {wide} × {high}");
        }
    }
}
