//! `hellwright explain CODE`: the page behind a problem. Without a code, all there are.

use crate::terminal::{Style, Terminal, WIDTH, wrap};
use crate::{Done, Failure, Verdict, texts};
use engine::suggest::nearest;
use missions::{Page, Severity, page};
use words::Text;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
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
    let head = terminal.paint(style(page.severity), head);
    let title = terminal.paint(Style::Bold, page.title());
    format!("{head} {title}\n\n{}", wrap(&page.text().to_string(), WIDTH, ""))
}

/// What the first letter of a code stands for.
fn kinds() -> [(char, Text); 4] {
    [
        ('F', texts::text("explain-file")),
        ('M', texts::text("explain-map")),
        ('C', texts::text("explain-cards")),
        ('S', texts::text("explain-games")),
    ]
}

fn list(terminal: Terminal) -> String {
    let pages = page::all();
    let mut text = String::new();
    for (letter, title) in kinds() {
        let of_kind: Vec<&Page> = pages.iter().filter(|page| page.code.0.starts_with(letter)).collect();
        if of_kind.is_empty() {
            continue;
        }
        text += &format!("{}\n", terminal.paint(Style::Bold, title));
        for page in of_kind {
            let severity = format!("{:7}", page.severity.word());
            let severity = terminal.paint(style(page.severity), severity);
            text += &format!("  {}  {severity}  {}\n", page.code, page.title());
        }
        text.push('\n');
    }
    format!("{text}{}\n", texts::text("explain-more"))
}

fn unknown(code: &str) -> Failure {
    let pages = page::all();
    let upper = code.to_uppercase();
    let meant = nearest(&upper, pages.iter().map(|page| page.code.0));
    let told = match meant {
        Some(meant) => texts::text("explain-unknown-meant").with("meant", meant),
        None => texts::text("explain-unknown"),
    };
    told.with("code", code.escape_debug().to_string()).into()
}
