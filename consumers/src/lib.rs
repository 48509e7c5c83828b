//! Real programs that read what we write, for tests: where they are installed, and what happens where they are not. `./test`
//! installs them from `setup/consumers.txt` into `target/consumers`, so that nothing else on the machine is changed.

mod browser;

pub use browser::Browser;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The folder of the whole project.
#[must_use]
pub fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Is the machine to do without consumers?
#[must_use]
#[allow(clippy::disallowed_methods, reason = "asks whether the machine is to do without consumers")]
pub fn skipped() -> bool {
    std::env::var("HELLWRIGHT_CONSUMERS").is_ok_and(|it| it == "skip")
}

/// Python with the packages of `setup/consumers.txt`. `None` only where the environment says that consumers shall be
/// skipped; where one is simply missing, the test fails and says how to get it.
#[must_use]
pub fn python(arguments: &[&Path]) -> Option<Output> {
    if skipped() {
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

/// Node with the packages of `setup/consumers-npm`; `None` as above.
#[must_use]
pub fn node(arguments: &[&Path]) -> Option<Output> {
    if skipped() {
        return None;
    }
    let packages = project().join("target/consumers/node/installed-lock.json");
    assert!(
        packages.exists(),
        "{} is missing; ./test installs it, or set HELLWRIGHT_CONSUMERS=skip to do without",
        packages.display()
    );
    Some(Command::new("node").args(arguments).output().expect("node starts"))
}

/// A program of the system, run in a folder; `None` as above. Programs with windows draw into nothing.
#[must_use]
pub fn program(name: &str, folder: &Path, arguments: &[&str]) -> Option<Output> {
    if skipped() {
        return None;
    }
    let mut command = Command::new(name);
    let output = command.args(arguments).current_dir(folder).env("QT_QPA_PLATFORM", "offscreen").output();
    Some(output.unwrap_or_else(|error| {
        panic!("{name}: {error}; ./test installs it, or set HELLWRIGHT_CONSUMERS=skip to do without")
    }))
}

/// What a program printed, if it ended well.
///
/// # Errors
/// What it said, where it did not.
pub fn told(output: &Output) -> Result<String, String> {
    let [out, err] =
        [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    if output.status.success() { Ok(out) } else { Err(format!("{}\n{out}{err}", output.status)) }
}
