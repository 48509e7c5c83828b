//! Ctrl+C while games are played: the first press ends them soon and the command reports what it has; a second one ends the
//! program at once.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// What shells report of a program that was interrupted.
pub(crate) const INTERRUPTED: u8 = 130;

/// Becomes true when the user presses Ctrl+C. From the first call on, that does not end the program by itself.
pub(crate) fn asked() -> &'static AtomicBool {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // Where it cannot be caught, Ctrl+C ends the program as before.
        let _ = ctrlc::set_handler(|| {
            if ASKED.swap(true, Ordering::Relaxed) {
                std::process::exit(i32::from(INTERRUPTED));
            }
        });
    });
    &ASKED
}

/// Has the user pressed Ctrl+C?
pub(crate) fn was_asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}
