//! A mission that is changed in the middle of its game.

use super::game::{Game, Turn};
use super::{STRIKES, choose, clock};
use crate::display::PATIENCE;
use image::RgbImage;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The map of the mission lies right of the palette.
const MAP: u32 = 290;

/// A space to which no figure walks at the beginning: behind blocking lines.
const CORNER: (f32, f32) = (3.0, 4.0);

/// Where a space of the mission is seen. Its two starts are green shields in the spaces 1,0 and 2,0.
fn place_of(picture: &RgbImage, (column, row): (f32, f32)) -> Option<(u32, u32)> {
    let is_shield = |(x, _, pixel): &(u32, u32, &image::Rgb<u8>)| {
        let [r, g, b] = pixel.0;
        *x >= MAP && g > r.saturating_add(40) && g > b.saturating_add(40)
    };
    let green: Vec<(f32, f32)> =
        picture.enumerate_pixels().filter(is_shield).map(|(x, y, _)| (x as f32, y as f32)).collect();
    let mean = |of: &mut dyn Iterator<Item = f32>| {
        let (sum, count) = of.fold((0.0, 0.0), |(sum, count), it| (sum + it, count + 1.0));
        (count > 0.0).then(|| sum / count)
    };
    let (middle, top) = (mean(&mut green.iter().map(|at| at.0))?, mean(&mut green.iter().map(|at| at.1))?);
    let first = mean(&mut green.iter().map(|at| at.0).filter(|x| *x < middle))?;
    let space = 2.0 * (middle - first);
    let (x, y) = ((column - 1.5).mul_add(space, middle), row.mul_add(space, top));
    Some((x.round() as u32, y.round() as u32))
}

/// Put an objective token on the map with its tool, and save the mission.
fn put_token(game: &Game) {
    game.change("a tool", |game| game.key("k"));
    let at = place_of(&game.display.picture(), CORNER).expect("the map of the mission");
    game.change("a token", |game| game.click(at));
    game.key("v");
    game.key("ctrl+s");
    let (file, from) = (game.mission.join("mission.ron"), Instant::now());
    let token = format!("kind: \"objective\", at: ({}, {})", CORNER.0, CORNER.1);
    while !fs::read_to_string(&file).expect("the mission").contains(&token) {
        assert!(from.elapsed() < PATIENCE, "no token was saved at {at:?}");
        sleep(Duration::from_millis(100));
    }
}

/// A line of the head of a kept game.
fn head(game: &Path, name: &str) -> String {
    let text = fs::read_to_string(game).expect("text");
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("no {name}: {text}")).to_owned()
}

#[test]
fn a_game_goes_on_after_its_mission_was_changed_in_the_middle_of_it() {
    let Some(game) = clock() else { return };
    game.change("a game", |game| game.key("ctrl+F5"));
    game.hurry();
    for number in 0..3 {
        let Turn::Choose(_) = game.turn() else { panic!("two rounds are longer") };
        game.key(if number == 1 { "1" } else { "0" });
    }
    let Turn::Choose(_) = game.turn() else { panic!("two rounds are longer") };
    let old = game.save();
    let begun = game.told(&old).choices;
    game.change("the editor", |game| game.key("e"));
    put_token(&game);
    game.change("the game", |game| game.key("ctrl+F5"));

    let told = game.play(|_, number| choose(&game, number));
    assert_eq!(told.reason.as_deref(), Some(STRIKES));
    let new = game.kept().expect("a game");
    assert_eq!(head(&new, "seed"), head(&old, "seed"));
    assert_ne!(head(&new, "digest"), head(&old, "digest"), "it is a game of the changed mission");
    assert!(told.choices.len() > begun.len() && told.choices.starts_with(&begun), "{begun:?}\n{told:?}");
    let mut verify = game.hellwright.command();
    let _ = verify.args(["replay", "--verify"]).arg(&new).arg("--mission").arg(&game.mission);
    let said = verify.output().expect("the program runs");
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stdout));
}
