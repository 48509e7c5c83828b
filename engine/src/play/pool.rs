//! Numbered pieces of work spread over threads, the answers in order of their numbers. It does not know what the work is,
//! and which thread did what cannot be seen in the answer.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// Do the pieces 0, 1, 2, … below `end` on `jobs` threads. `end` may be lowered on the way: pieces from there on are not
/// begun, all before it are still done. `bench` gives each thread what it works with; a piece may give no answer.
///
/// # Panics
/// When a piece does: its panic is passed on.
#[expect(clippy::disallowed_methods, reason = "the one place of the crate that starts threads")]
pub fn spread<B, T: Send>(
    jobs: usize,
    end: &AtomicU32,
    bench: impl Fn() -> B + Sync,
    work: impl Fn(&mut B, u32) -> Option<T> + Sync,
) -> Vec<T> {
    // 64 bits, so that threads asking in vain after the last piece cannot make it wrap.
    let next = AtomicU64::new(0);
    let labour = || {
        let mut bench = bench();
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= u64::from(end.load(Ordering::Relaxed)) {
                return done;
            }
            done.extend(work(&mut bench, number as u32).map(|answer| (number, answer)));
        }
    };
    let mut done = if jobs <= 1 {
        labour()
    } else {
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(labour)).collect();
            threads.into_iter().flat_map(|t| t.join().unwrap_or_else(|why| resume_unwind(why))).collect()
        })
    };
    done.sort_unstable_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, answer)| answer).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_come_in_order_and_skipped_ones_are_missing() {
        for jobs in [0, 1, 2, 7] {
            let (end, done) = (AtomicU32::new(1000), AtomicU32::new(0));
            let odd = spread(
                jobs,
                &end,
                || (),
                |(), n| {
                    // Piece 1 takes long, if there is another thread to overtake it.
                    while n == 1 && jobs > 1 && done.load(Ordering::Relaxed) < 500 {
                        std::hint::spin_loop();
                    }
                    let _ = done.fetch_add(1, Ordering::Relaxed);
                    (n % 2 == 1).then_some(n)
                },
            );
            assert_eq!(odd, (0..1000).filter(|n| n % 2 == 1).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_lowered_end_keeps_everything_before_it() {
        for jobs in [1, 4] {
            let end = AtomicU32::new(u32::MAX);
            let done = spread(
                jobs,
                &end,
                || (),
                |(), n| {
                    if n == 500 {
                        let _ = end.fetch_min(500, Ordering::Relaxed);
                    }
                    Some(n)
                },
            );
            assert_eq!(done[..500], (0..500).collect::<Vec<_>>());
            assert!(done.len() < 100_000);
        }
    }
}
