//! Which orders of scripts were given in this thread. It is for those who watch games from outside: no rule may depend on it.

use engine::{CallLog, Called};

thread_local! {
    static GIVEN: CallLog = const { CallLog::new() };
}

/// Forget all of them.
pub(crate) fn forget() {
    GIVEN.with(CallLog::clear);
}

/// Those that were given since they were forgotten.
pub(crate) fn all() -> Called {
    GIVEN.with(CallLog::called)
}

/// The orders of a script: calls that ask for an effect.
#[derive(Debug, Default)]
pub(crate) struct OrderLines {
    /// The number of the order in each line, among all of the mission.
    numbers: Box<[Option<u16>]>,
}

impl OrderLines {
    /// Orders in these lines, in their order; the first has this number. Several in a line are one.
    pub(crate) fn new(lines: &[u16], first: u16) -> Self {
        let last = lines.iter().max().map_or(0, |line| usize::from(*line) + 1);
        let mut numbers = vec![None; last];
        for (number, line) in (first..).zip(lines) {
            numbers[usize::from(*line)] = Some(number);
        }
        Self { numbers: numbers.into() }
    }

    /// The order in this line is given.
    pub(crate) fn give(&self, line: u16) {
        if let Some(Some(number)) = self.numbers.get(usize::from(line)) {
            GIVEN.with(|given| given.add(*number));
        }
    }
}
