//! The one setting: after how many rounds the fuel is gone, for each number of marines.

use rule_system::Content;
use rule_system::setting::{self, Ask, Form, Own, Setting, Value};

const FUEL: &str = "fuel";

/// Rounds where a mission does not say.
const USUAL: u8 = 8;
const MOST: u8 = 20;

pub(crate) static SETTINGS: [Setting; 1] = [Setting {
    id: FUEL,
    one: "fuel",
    title: "Rounds of fuel",
    about: "After so many rounds the fuel is gone.",
    form: Form::PerMarines,
    ask: Ask::Number { usual: USUAL, most },
    open: true,
    players: None,
}];

fn most(_: &dyn Content) -> u8 {
    MOST
}

pub(crate) fn fuel(own: &Own, marines: u8) -> u8 {
    setting::per_marines(own, FUEL).get(&marines).copied().unwrap_or(USUAL).clamp(1, MOST)
}

pub(crate) fn resolved(own: &Own, marines: u8) -> Own {
    [(FUEL.to_owned(), Value::PerMarines([(marines, fuel(own, marines))].into()))].into()
}

/// What is set for a number of marines that no game can have.
pub(crate) fn wrong(own: &Own) -> Vec<(u8, u8)> {
    setting::per_marines(own, FUEL).into_iter().filter(|(_, fuel)| !(1..=MOST).contains(fuel)).collect()
}

/// The settings with all numbers within bounds.
pub(crate) fn mended(own: &Own) -> Own {
    let numbers = setting::per_marines(own, FUEL);
    let mut own = own.clone();
    let mended = numbers.into_iter().map(|(marines, fuel)| (marines, fuel.clamp(1, MOST))).collect();
    setting::set(&mut own, FUEL, Value::PerMarines(mended));
    own
}
