//! Numbers as they are typed. Each has a range, and a number outside it is an error that names the range.
//! The commands decide what the numbers mean.

use crate::texts;
use std::ops::RangeInclusive;

/// More games than this say nothing new, and what is kept of each would fill the memory.
const MOST_GAMES: u64 = 1_000_000;

/// More threads than any machine has any use for; a system has not many more to give.
const MOST_JOBS: u64 = 256;

/// Movement costs end here: nothing on any map is further away.
pub(crate) const MOST_POINTS: u8 = 120;

fn within(text: &str, range: RangeInclusive<u64>) -> Result<u64, String> {
    let number = text.trim().parse::<u64>().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let told = texts::text("numbers-range").with("from", range.start().to_string());
        told.with("to", range.end().to_string()).to_string()
    })
}

fn small<T: TryFrom<u64>>(text: &str, range: RangeInclusive<u64>) -> Result<T, String> {
    within(text, range)?.try_into().map_err(|_| texts::text("numbers-large").to_string())
}

/// How many marines: one to four.
pub(crate) fn marines(text: &str) -> Result<u8, String> {
    small(text, 1..=4)
}

/// How many games.
pub(crate) fn games(text: &str) -> Result<u32, String> {
    small(text, 1..=MOST_GAMES)
}

/// How many games, or none.
pub(crate) fn games_or_none(text: &str) -> Result<u32, String> {
    small(text, 0..=MOST_GAMES)
}

/// On how many threads.
pub(crate) fn jobs(text: &str) -> Result<u16, String> {
    small(text, 1..=MOST_JOBS)
}

/// The seed of games.
pub(crate) fn seed(text: &str) -> Result<u64, String> {
    within(text, 0..=u64::MAX)
}

/// Movement points.
pub(crate) fn points(text: &str) -> Result<u8, String> {
    small(text, 0..=u64::from(MOST_POINTS))
}

/// Pixels for each space of a picture.
pub(crate) fn scale(text: &str) -> Result<u32, String> {
    let range = missions::paint::SCALES;
    small(text, u64::from(*range.start())..=u64::from(*range.end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_outside_its_range_is_told_the_range() {
        assert_eq!(marines("4"), Ok(4));
        assert_eq!(games(" 1000000 "), Ok(1_000_000));
        assert_eq!(seed("18446744073709551615"), Ok(u64::MAX));
        for wrong in ["0", "-1", "5", "", "two", "1.5", "99999999999999999999999"] {
            assert_eq!(marines(wrong), Err("choose a whole number from 1 to 4".to_owned()), "{wrong}");
        }
        assert_eq!(jobs("257"), Err("choose a whole number from 1 to 256".to_owned()));
    }
}
