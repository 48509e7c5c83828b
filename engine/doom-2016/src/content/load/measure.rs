//! How large the numbers of a card may be, and how long its words.
//! The limits themselves stand in `limits`; that a number makes sense where it stands is for `thing` and `holder` to say.

use super::wrong::{Wrong, wrong};
use crate::content::limits::{MAX_AMOUNT, MAX_DICE, MAX_HEALTH, MAX_NAME, MAX_RANGE, MAX_TEXT, MAX_TURNS};
use crate::content::{Act, Attack, Condition, Defence};
use crate::words::text;
use rule_system::content::Mistake;
use words::Text;

/// Does it roll dice, but none?
pub(super) const fn without_dice(act: Act) -> bool {
    matches!(
        act,
        Act::Splash(0, 0)
            | Act::SplashOne(0, 0)
            | Act::Revenge(0, 0)
            | Act::Counter(0, 0)
            | Act::Burst(0, 0, _)
            | Act::Area(0, 0, _)
            | Act::Lob(_, 0, 0)
            | Act::Drain(_, 0, 0)
    )
}

/// The limit a condition is beyond.
pub(super) fn beyond_condition(condition: Condition) -> Option<u8> {
    match condition {
        Condition::Far(n) | Condition::Within(n) | Condition::Moved(n) => {
            (n > MAX_RANGE).then_some(MAX_RANGE)
        }
        Condition::Hurt(n) | Condition::Wounded(n) | Condition::Caused(n) => {
            (n > MAX_HEALTH).then_some(MAX_HEALTH)
        }
        _ => None,
    }
}

/// The limit an act is beyond.
pub(super) fn beyond(act: Act) -> Option<u8> {
    use Act::{
        Again, Area, Argent, ArgentHere, ArgentLost, Black, Blink, Burst, Change, Counter, Damage, Discard,
        Drain, Draw, Hand, Initiative, Lob, Main, Mend, Pierce, Points, Push, Range, Recover, Red, Reroll,
        Revenge, Shields, Splash, SplashOne, Suffer, TheyDiscard,
    };
    let of = |numbers: &[(u8, u8)]| numbers.iter().find(|(n, most)| n > most).map(|(_, most)| *most);
    let dice = |red: u8, black: u8, range: u8| of(&[(red, MAX_DICE), (black, MAX_DICE), (range, MAX_RANGE)]);
    match act {
        Red(n) | Black(n) => dice(n, 0, 0),
        Splash(red, black) | SplashOne(red, black) | Revenge(red, black) | Counter(red, black) => {
            dice(red, black, 0)
        }
        Burst(red, black, range) | Area(red, black, range) => dice(red, black, range),
        Lob(range, red, black) | Drain(range, red, black) => dice(red, black, range),
        Range(n) | Push(n) | Blink(n) => of(&[(n, MAX_RANGE)]),
        Mend(n, range) => of(&[(n, MAX_AMOUNT), (range, MAX_RANGE)]),
        // Each of these lets an activation go on, so few are enough.
        Again(n) | Main(n) | Hand(n) | Initiative(n) => of(&[(n, MAX_TURNS)]),
        Reroll(n) | Shields(n) | Pierce(n) | Damage(n) | Points(n) | Draw(n) | Discard(n) | Recover(n)
        | Argent(n) | ArgentHere(n) | ArgentLost(n) | TheyDiscard(n) | Suffer(n) => of(&[(n, MAX_AMOUNT)]),
        Change(_, by, _) => of(&[(by.unsigned_abs(), MAX_AMOUNT)]),
        _ => None,
    }
}

/// A number of a field that must lie between two others.
pub(super) fn between(
    id: &str,
    field: &'static str,
    value: impl Into<u16>,
    least: u16,
    most: u16,
) -> Result<(), Wrong> {
    let value = value.into();
    counted(id, Text::verbatim(field), value, least, most)
        .map_err(|wrong| wrong.near(format!("{field}: {value}")))
}

/// A number that stands nowhere and must lie between two others.
pub(super) fn counted(id: &str, what: Text, value: u16, least: u16, most: u16) -> Result<(), Wrong> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    let message =
        if least == most { text("load-must-be") } else { text("load-from-to").with("least", least) };
    let message = message.with("id", id).with("what", what).with("value", value).with("most", most);
    Err(wrong("id", id, message).of(Mistake::Number))
}

/// An attack the game can bear.
pub(super) fn attack(id: &str, attack: Attack) -> Result<(), Wrong> {
    between(id, "range", attack.range, 1, MAX_RANGE.into())?;
    between(id, "red", attack.red, 0, MAX_DICE.into())?;
    between(id, "black", attack.black, 0, MAX_DICE.into())?;
    let dice = u16::from(attack.red + attack.black);
    counted(id, text("load-number-of-dice"), dice, 1, 2 * u16::from(MAX_DICE))
}

/// A defence the game can bear.
pub(super) fn defence(id: &str, defence: Defence) -> Result<(), Wrong> {
    between(id, "shields", defence.shields, 0, MAX_AMOUNT.into())
}

/// The corner of a card shows nothing, or shields, or one dodge, or (events) the sign of the special defence.
pub(super) fn one_corner(id: &str, defence: Defence) -> Result<(), Wrong> {
    let shown = [defence.shields > 0, defence.dodge, defence.special];
    if shown.into_iter().filter(|shown| *shown).count() <= 1 {
        return Ok(());
    }
    Err(wrong("id", id, text("load-two-corners").with("id", id)).near("defence"))
}

/// A name and a text that fit on a card.
pub(super) fn words(id: &str, name: &str, says: &str) -> Result<(), Wrong> {
    let odd = |word: &str| word.chars().any(|c| c.is_control() && c != '\n');
    if name.trim().is_empty() || name.chars().count() > MAX_NAME || odd(name) || name.contains('\n') {
        let message = text("load-name").with("id", id).with("most", MAX_NAME);
        return Err(wrong("id", id, message).near("name"));
    }
    if says.chars().count() > MAX_TEXT || odd(says) {
        let message = text("load-text").with("id", id).with("most", MAX_TEXT);
        return Err(wrong("id", id, message).near("text"));
    }
    Ok(())
}
