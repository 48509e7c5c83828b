//! Real programs that read exports: where they are installed, and what happens where they are not. `./test` installs them
//! from `setup/consumers.txt` into `target/consumers`, so that nothing else on the machine is changed.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The folder of the whole project.
pub(crate) fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Python with the packages of `setup/consumers.txt`. `None` only where the environment says that consumers are to be
/// skipped; where one is simply missing, the test fails and says how to get it.
#[allow(clippy::disallowed_methods, reason = "asks whether the machine is to do without consumers")]
pub(crate) fn python(arguments: &[&Path]) -> Option<Output> {
    if std::env::var("HELLWRIGHT_CONSUMERS").is_ok_and(|it| it == "skip") {
        return None;
    }
    let python = project().join("target/consumers/bin/python");
    assert!(
        python.exists(),
        "{} is missing; ./test installs it, or set HELLWRIGHT_CONSUMERS=skip to do without",
        python.display()
    );
    Some(Command::new(python).args(arguments).output().expect("python starts"))
}
