//! `hellwright explain CODE`: the page behind a problem. Without a code, all there are.

use crate::terminal::{Style, Terminal, WIDTH, wrap};
use crate::{Done, Failure, Verdict};
use engine::suggest::nearest;
use missions::{Page, Severity, page};

/// Say what a problem means and how to fix it.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The code of the problem, as in `error[M021]`; without it all problems are listed
    code: Option<String>,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let text = match &arguments.code {
        None => list(terminal),
        Some(code) => match missions::explain(code) {
            Some(page) => show(terminal, &page),
            None => return Err(unknown(code)),
        },
    };
    terminal.print(&text).map(|()| Verdict::Good)
}

const fn style(severity: Severity) -> Style {
    match severity {
        Severity::Error => Style::Red,
        Severity::Warning => Style::Yellow,
        Severity::Note => Style::Cyan,
    }
}

fn show(terminal: Terminal, page: &Page) -> String {
    let head = format!("{}[{}]", page.severity.word(), page.code);
    let head = terminal.paint(style(page.severity), &head);
    let title = terminal.paint(Style::Bold, &page.title().to_string());
    format!("{head} {title}\n\n{}", wrap(&page.text().to_string(), WIDTH, ""))
}

/// What the first letter of a code stands for.
const KINDS: [(char, &str); 4] = [
    ('F', "The mission's file"),
    ('M', "The map and the settings"),
    ('C', "The cards and their scripts"),
    ('S', "What simulated games show"),
];

fn list(terminal: Terminal) -> String {
    let pages = page::all();
    let mut text = String::new();
    for (letter, title) in KINDS {
        let of_kind: Vec<&Page> = pages.iter().filter(|page| page.code.0.starts_with(letter)).collect();
        if of_kind.is_empty() {
            continue;
        }
        text += &format!("{}\n", terminal.paint(Style::Bold, title));
        for page in of_kind {
            let severity = format!("{:7}", page.severity.word());
            let severity = terminal.paint(style(page.severity), &severity);
            text += &format!("  {}  {severity}  {}\n", page.code, page.title());
        }
        text.push('\n');
    }
    text + "hellwright explain CODE says more.\n"
}

fn unknown(code: &str) -> Failure {
    let pages = page::all();
    let upper = code.to_uppercase();
    let meant = nearest(&upper, pages.iter().map(|page| page.code.0));
    let meant = meant.map(|code| format!("; did you mean {code}?")).unwrap_or_default();
    let code = code.escape_debug();
    Failure::Told(format!("there is no problem with the code '{code}'{meant} (hellwright explain lists all)"))
}
