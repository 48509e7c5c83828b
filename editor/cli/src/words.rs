//! `hellwright words`: which languages there are, what one of them does not say yet, and the files to begin a new one with.

use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Verdict};
use editor_model::words::{name_of, sources};
use std::fs;
use std::path::{Path, PathBuf};
use words::{Language, Missing, Source, missing, named};

/// List the languages with what each of them says, the texts that one lacks, or write the English texts to translate
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// List the texts that this language does not have, and what it has in vain; exit code 1 where there are any
    #[arg(long, value_name = "LANG")]
    missing: Option<String>,
    /// Write the English texts into a new folder, one file for each part of the program; it is named by the tag of the language
    #[arg(long, value_name = "FOLDER", conflicts_with = "missing")]
    new: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let all = [&words::WORDS].into_iter().chain(sources()).chain(missions::page::sources());
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
            terminal.print(&format!(
                "{} has {files} files of English texts. Say them in another language, and try it with --lang {}\n",
                folder.display(),
                folder.display()
            ))?;
            Ok(Verdict::Good)
        }
        (None, None) => {
            let all: usize = sources.iter().map(|source| source.ids().len()).sum();
            let row = |language: Language| {
                let lacking = missing(&sources, language);
                let lacking = lacking.iter().filter(|it| matches!(it, Missing::Text { .. })).count();
                let tag = terminal.paint(Style::Bold, &format!("{:<8}", language.tag()));
                format!("{tag} {:<20} {} of {all} texts\n", name_of(language), all - lacking)
            };
            terminal.print(&Language::all().into_iter().map(row).collect::<String>())?;
            Ok(Verdict::Good)
        }
    }
}

/// A fault in a line: `check.ftl  m020-help  is missing`.
fn line(found: &Missing) -> String {
    match found {
        Missing::Text { source, id } => format!("{source}.ftl  {id}  is missing\n"),
        Missing::Argument { source, id, name } => {
            format!("{source}.ftl  {id}  fills in ${name}, which the English text does not have\n")
        }
        Missing::Unknown { source, id } => format!("{source}.ftl  {id}  is no text of the program\n"),
        Missing::File { source } => format!("{source}.ftl  belongs to no part of the program\n"),
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
            return Err(Failure::Told(format!(
                "{} is there already; nothing was changed in it",
                path.display()
            )));
        }
        fs::write(&path, source.english).map_err(told)?;
        written += 1;
    }
    Ok(written)
}
