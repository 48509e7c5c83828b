//! How far games are: a thin bar with the percent, and how long the rest of them probably takes. There is no clock here; the
//! panel that plays games says how long they have been played.

use super::quiet;
use crate::Element;
use crate::theme;
use editor_model::words::say_with;
use iced::Fill;
use iced::widget::{column, progress_bar, row, space};
use std::time::Duration;

/// So long nothing is said of the time that is left: the first games say little about the others.
const SILENCE: Duration = Duration::from_secs(1);

/// From so many seconds on the time that is left is said in minutes.
const LONG: u64 = 120;

/// How long games still take.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TimeLeft {
    /// When this was worked out last, counted from the beginning of the games, and how long they took from then on.
    known: Option<(Duration, Duration)>,
}

impl TimeLeft {
    /// After so long so much of all is done. What is left grows no faster than time goes by, so it never jumps up.
    pub(super) fn tell(&mut self, elapsed: Duration, done: u32, all: u32) {
        if elapsed < SILENCE || done == 0 {
            return;
        }
        let rest = all.saturating_sub(done);
        let left = elapsed.mul_f64(f64::from(rest) / f64::from(done));
        let most = self.known.map_or(left, |(at, left)| left + elapsed.saturating_sub(at));
        self.known = Some((elapsed, left.min(most)));
    }

    /// The seconds that are left; nothing while that is not known, or when all is done.
    fn seconds(self) -> Option<u64> {
        let (_, left) = self.known?;
        let seconds = left.as_secs_f64().ceil() as u64;
        (seconds > 0).then_some(seconds)
    }

    fn in_words(self) -> Option<String> {
        let words = match self.seconds()? {
            short if short < LONG => say_with("proof-left", &[("count", short.into())]),
            long => say_with("proof-left-minutes", &[("count", long.div_ceil(60).into())]),
        };
        Some(words)
    }
}

/// So many games of so many are played.
pub(super) fn view<'a, M: 'a>(done: u32, all: u32, left: TimeLeft) -> Element<'a, M> {
    let percent = u64::from(done) * 100 / u64::from(all.max(1));
    let bar = progress_bar(0.0..=all.max(1) as f32, done as f32).girth(4).style(theme::progress);
    let percent: Element<'a, M> = quiet(say_with("proof-progress", &[("percent", percent.into())]));
    let left: Option<Element<'a, M>> = left.in_words().map(quiet);
    column![bar, row![percent, space().width(Fill)].push(left)].spacing(4).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left after each of these: milliseconds, done, all.
    fn left(told: &[(u64, u32, u32)]) -> Vec<Option<u64>> {
        let mut time = TimeLeft::default();
        let each = told.iter().map(|(elapsed, done, all)| {
            time.tell(Duration::from_millis(*elapsed), *done, *all);
            time.seconds()
        });
        each.collect()
    }

    #[test]
    fn it_is_the_rest_at_the_speed_so_far() {
        assert_eq!(left(&[(2_000, 10, 100), (10_000, 50, 100)]), [Some(18), Some(10)]);
    }

    #[test]
    fn nothing_is_said_in_the_first_second_and_of_nothing() {
        assert_eq!(left(&[(900, 90, 100), (1_500, 0, 100), (3_000, 100, 100)]), [None; 3]);
    }

    #[test]
    fn it_grows_no_faster_than_time_goes_by() {
        // The other games are slower than the first ones, and more of them are wanted than was known.
        let told = [(10_000, 90, 100), (11_000, 91, 1_000), (13_000, 92, 1_000)];
        assert_eq!(left(&told), [Some(2), Some(3), Some(5)]);
    }

    #[test]
    fn it_falls_at_once() {
        assert_eq!(left(&[(10_000, 10, 100), (11_000, 80, 100)]), [Some(90), Some(3)]);
    }
}
