//! Allocations of this thread, by the part of the program that makes them. Parts lie inside each other: what an inner part
//! allocates does not count for the outer one.

use std::cell::Cell;

/// A part of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The search itself: copies of states, values, the race.
    Search,
    /// The plans of a decision, which come before its rollouts.
    Plans,
    /// The rules.
    Rules,
    /// The greedy bot.
    Bot,
    /// The scripts of the mission.
    Scripts,
}

thread_local! {
    static COUNTS: Cell<[Count; 5]> = const { Cell::new([Count { calls: 0, allocations: 0 }; 5]) };
    /// What parts inside the one at work have allocated.
    static INNER: Cell<u64> = const { Cell::new(0) };
    /// Is a search at work? Nothing else is counted.
    static SEARCHING: Cell<bool> = const { Cell::new(false) };
}

/// What a part did.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Count {
    /// How often it was at work.
    pub(crate) calls: u64,
    /// How much it allocated.
    pub(crate) allocations: u64,
}

/// Let a bot search, and count what all parts do.
pub(crate) fn search<R>(work: impl FnOnce() -> R) -> R {
    SEARCHING.set(true);
    let done = of(Part::Search, work);
    SEARCHING.set(false);
    done
}

/// Do the work of a part, and count its allocations.
pub(crate) fn of<R>(part: Part, work: impl FnOnce() -> R) -> R {
    if !SEARCHING.get() {
        return work();
    }
    let outer = INNER.replace(0);
    let mut done = None;
    let all = allocation_counter::measure(|| done = Some(work())).count_total;
    let mut counts = COUNTS.get();
    let count = &mut counts[part as usize];
    count.calls += 1;
    count.allocations += all - INNER.get();
    COUNTS.set(counts);
    INNER.set(outer + all);
    done.expect("the work is done")
}

/// What a part did since the last [`clear`].
pub(crate) fn by(part: Part) -> Count {
    COUNTS.get()[part as usize]
}

/// Count from 0.
pub(crate) fn clear() {
    let _ = COUNTS.take();
}
