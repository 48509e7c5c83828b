//! The workspace as text: which items its code has, which functions are tests, which data files there are.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// All sources by their path from the root of the workspace.
pub(crate) struct Sources {
    files: BTreeMap<String, String>,
    /// Crate, file and name of every test.
    tests: Vec<[String; 3]>,
}

/// Where a short path of code may begin.
const CODE: [&str; 2] = ["engine/doom-2016/src/", "engine/src/"];

/// Where a data file may lie that is named without its folder.
const DATA: [&str; 3] = ["", "engine/doom-2016/data/", "script-api/examples/"];

impl Sources {
    /// Those of the crates below a folder.
    pub(crate) fn of(root: &Path) -> Self {
        let mut files = BTreeMap::new();
        for folder in ["tiles", "engine", "script-api", "missions", "editor"] {
            read(root, folder, &mut files);
        }
        Self::of_files(files.iter().map(|(path, text)| (path.as_str(), text.as_str())))
    }

    pub(crate) fn of_files<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let files: BTreeMap<String, String> =
            files.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned())).collect();
        let tests = files.iter().filter(|(path, _)| path.ends_with(".rs")).flat_map(|(path, text)| {
            let home = path.split('/').next().unwrap_or_default();
            let stem = path.rsplit('/').next().unwrap_or_default().trim_end_matches(".rs");
            tests(text).map(move |name| [home.to_owned(), stem.to_owned(), name.to_owned()])
        });
        Self { tests: tests.collect(), files }
    }

    /// `file::name`, `crate::file::name`, or a beginning of names with a star behind it.
    pub(crate) fn test(&self, name: &str) -> Result<(), String> {
        let parts: Vec<&str> = name.split("::").collect();
        let fits = |[home, file, test]: &[String; 3]| {
            let (place, wanted) = parts.split_at(parts.len() - 1);
            let at = match place {
                [f] => f == file,
                [h, f] => h == home && f == file,
                _ => false,
            };
            at && match wanted[0].strip_suffix('*') {
                Some(start) => {
                    start.ends_with(|c: char| c == '_' || c.is_ascii_digit()) && test.starts_with(start)
                }
                None => test == wanted[0],
            }
        };
        if self.tests.iter().any(fits) { Ok(()) } else { Err(format!("no test `{name}`")) }
    }

    /// A file or folder, `file.ron::word`, or `path::to::item`.
    pub(crate) fn code(&self, name: &str) -> Result<(), String> {
        let found = match name.split_once("::") {
            Some((file, word)) if file.contains('.') => DATA.iter().any(|folder| {
                self.files.get(&format!("{folder}{file}")).is_some_and(|text| {
                    text.contains(&format!("\"{word}\"")) || text.contains(&format!("{word}:"))
                })
            }),
            None => DATA.iter().any(|folder| {
                let path = format!("{folder}{name}");
                self.files.keys().any(|file| {
                    file.strip_prefix(&path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
                })
            }),
            Some(_) => self.item(name),
        };
        if found { Ok(()) } else { Err(format!("no code `{name}`")) }
    }

    fn item(&self, name: &str) -> bool {
        let Some((path, item)) = name.rsplit_once("::") else { return false };
        let path = path.replace("::", "/");
        let other = path.split_once('/').map(|(home, rest)| format!("{home}/src/{rest}.rs"));
        // A crate below another one: `missions::check::walk` is `missions/check/src/check/walk.rs`.
        let nested = path.split_once('/').and_then(|(home, rest)| {
            rest.split_once('/').map(|(room, _)| format!("{home}/{room}/src/{rest}.rs"))
        });
        let here = CODE.iter().map(|folder| format!("{folder}{path}.rs"));
        here.chain(other).chain(nested).filter_map(|path| self.files.get(&path)).any(|text| has(text, item))
    }
}

/// Does a source define something of this name: a function, a type, a constant, a variant or a field?
fn has(text: &str, item: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    let defined = ["fn ", "struct ", "enum ", "const ", "static ", "type "].iter().any(|word| {
        let wanted = format!("{word}{item}");
        text.match_indices(&wanted).any(|(at, _)| ends(&text[at + wanted.len()..]))
    });
    defined
        || text.lines().map(|line| line.trim().trim_start_matches("pub ")).any(|line| {
            line.strip_prefix(item)
                .is_some_and(|rest| rest.starts_with([',', '(', '{', ':']) || rest.starts_with(" {"))
        })
}

/// The names of the functions that are tests.
fn tests(text: &str) -> impl Iterator<Item = &str> {
    text.split("#[test]").skip(1).filter_map(|after| {
        // Other attributes and comments may stand between.
        let line = after
            .lines()
            .map(str::trim)
            .find(|line| line.starts_with("fn ") || line.starts_with("pub fn "))?;
        line.split("fn ").nth(1)?.split('(').next()
    })
}

fn read(root: &Path, folder: &str, files: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(root.join(folder)).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{folder}/{name}");
        if entry.path().is_dir() {
            if name != "target" {
                read(root, &path, files);
            }
        } else if [".rs", ".ron", ".rhai", ".txt", ".md"].iter().any(|end| name.ends_with(end)) {
            let _ = files.insert(path, fs::read_to_string(entry.path()).unwrap_or_default());
        }
    }
}
