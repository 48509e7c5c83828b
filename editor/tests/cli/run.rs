//! Runs the program and shows what came of it.

use expect_test::Expect;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The folder of the test missions.
pub(crate) fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// The program with these words, in the folder of the test missions.
pub(crate) fn hellwright(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hellwright"));
    let _ = command.args(arguments).current_dir(fixtures()).stdin(Stdio::null());
    // Results are kept apart from those of the person who tests.
    let _ = command.env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"));
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR"] {
        let _ = command.env_remove(name);
    }
    command
}

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        Self {
            code: output.status.code().expect("it ended by itself"),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }
}

pub(crate) fn ran(arguments: &[&str]) -> Ran {
    hellwright(arguments).output().expect("the program runs").into()
}

/// Everything a run shows, compared with what is expected.
pub(crate) fn shows(arguments: &[&str], expected: &Expect) {
    expected.assert_eq(&page(&ran(arguments)));
}

pub(crate) fn page(ran: &Ran) -> String {
    // Help pads empty lines with spaces; an editor would take them away from here.
    let mut page: String = ran.out.lines().map(|line| format!("{}\n", line.trim_end())).collect();
    if !ran.err.is_empty() {
        page += &format!("--- standard error\n{}", ran.err);
    }
    format!("{page}--- exit code {}\n", ran.code)
}

/// The JSON of a run that has nothing else to say.
pub(crate) fn json(arguments: &[&str]) -> Value {
    let ran = ran(arguments);
    assert_eq!(ran.err, "");
    serde_json::from_str(&ran.out).expect("JSON and nothing else")
}

/// The same text with every number as `#` and every gap as one space: for figures that change whenever somebody makes
/// the bots cleverer.
pub(crate) fn without_numbers(text: &str) -> String {
    let line = |line: &str| {
        let words: Vec<String> = line.split_whitespace().map(hide).collect();
        words.join(" ")
    };
    text.lines().map(|l| line(l) + "\n").collect()
}

fn hide(word: &str) -> String {
    let number = |c: char| c.is_ascii_hexdigit() || c == ',' || c == '.';
    if word.chars().all(number) && word.contains(|c: char| c.is_ascii_digit()) {
        return "#".to_owned();
    }
    let mut hidden = String::new();
    for c in word.chars() {
        match c {
            '0'..='9' if hidden.ends_with('#') => {}
            '0'..='9' => hidden.push('#'),
            c => hidden.push(c),
        }
    }
    hidden
}
