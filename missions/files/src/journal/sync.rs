//! Bringing what was written to the disk itself, off the caller's thread and at most once a second.
//! Against a crash of the program this is not needed, against one of the machine it is.

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

/// Asks a thread of its own, which begins with the first question and ends when this is gone.
#[derive(Debug, Default)]
pub(super) struct Syncer {
    to_thread: Option<Sender<File>>,
    /// It was asked and has not begun yet.
    asked: Arc<AtomicBool>,
}

impl Syncer {
    /// Sync a file to the disk within a second or so. Errors are ignored here: a disk that fails reports it at the next
    /// write.
    pub(super) fn soon(&mut self, file: &File) {
        if self.asked.swap(true, Ordering::AcqRel) {
            return;
        }
        let sent = file.try_clone().ok().and_then(|file| self.thread().send(file).ok());
        if sent.is_none() {
            self.asked.store(false, Ordering::Release);
        }
    }

    fn thread(&mut self) -> &Sender<File> {
        let asked = &self.asked;
        self.to_thread.get_or_insert_with(|| {
            let (to_thread, files) = channel::<File>();
            let asked = Arc::clone(asked);
            let work = move || {
                for file in files {
                    asked.store(false, Ordering::Release);
                    let _ = file.sync_data();
                    drop(file);
                    thread::sleep(Duration::from_secs(1));
                }
            };
            // Without a thread nothing is synced before the system does it by itself.
            let _ = thread::Builder::new().name("journal".into()).spawn(work);
            to_thread
        })
    }
}
