//! `hellwright words`: which languages there are, what one of them does not say yet, and the files to begin a new one with.

use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Verdict, texts};
use editor_model::words::{name_of, sources};
use std::fs;
use std::path::{Path, PathBuf};
use words::{Language, Missing, Source, missing, named};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(long, value_name = "LANG")]
    missing: Option<String>,
    #[arg(long, value_name = "FOLDER", conflicts_with = "missing")]
    new: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let all = [&words::WORDS, &texts::WORDS].into_iter().chain(sources()).chain(missions::page::sources());
    let sources: Vec<&'static Source> = all.filter(|source| !source.name.is_empty()).collect();
    match (&arguments.missing, &arguments.new) {
        (Some(tag), _) => {
            let language = named(tag)?;
            let found = missing(&sources, language);
            let lines: String = found.iter().map(line).collect();
            terminal.print(&lines)?;
            Ok(if found.is_empty() { Verdict::Good } else { Verdict::Bad })
        }
        (None, Some(folder)) => {
            let files = begin(&sources, folder)?;
            let said = texts::text("words-begun").with("folder", folder.display().to_string());
            terminal.print(&format!("{}\n", said.with("count", files)))?;
            Ok(Verdict::Good)
        }
        (None, None) => {
            let all: usize = sources.iter().map(|source| source.ids().len()).sum();
            let row = |language: Language| {
                let lacking = missing(&sources, language);
                let lacking = lacking.iter().filter(|it| matches!(it, Missing::Text { .. })).count();
                let tag = terminal.paint(Style::Bold, format!("{:<8}", language.tag()));
                let said = texts::text("words-row").with("count", all - lacking).with("all", all);
                format!("{tag} {:<20} {said}\n", name_of(language))
            };
            terminal.print(&Language::all().into_iter().map(row).collect::<String>())?;
            Ok(Verdict::Good)
        }
    }
}

/// A fault in a line: `check.ftl  m020-help  is missing`.
fn line(found: &Missing) -> String {
    match found {
        Missing::Text { source, id } => format!("{source}.ftl  {id}  {}\n", texts::text("words-missing")),
        Missing::Argument { source, id, name } => {
            let why = texts::text("words-argument").with("name", format!("${name}"));
            format!("{source}.ftl  {id}  {why}\n")
        }
        Missing::Unknown { source, id } => format!("{source}.ftl  {id}  {}\n", texts::text("words-unknown")),
        Missing::File { source } => format!("{source}.ftl  {}\n", texts::text("words-file")),
    }
}

/// Write the English texts into a folder. What is there already stays as it is.
fn begin(sources: &[&Source], folder: &Path) -> Result<usize, Failure> {
    let told = |error: std::io::Error| Failure::Told(format!("{}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(told)?;
    let mut written = 0;
    for source in sources {
        let path = folder.join(format!("{}.ftl", source.name));
        if path.exists() {
            return Err(texts::text("words-there").with("path", path.display().to_string()).into());
        }
        fs::write(&path, source.english).map_err(told)?;
        written += 1;
    }
    Ok(written)
}
