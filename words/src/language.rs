//! Languages: English, those that are built in, those that were read from a folder, and the pseudo-language. One of them is spoken by
//! the whole program.

use crate::english::WORDS;
use crate::pseudo;
use crate::source::Source;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{LazyLock, PoisonError, RwLock};
use std::{fmt, fs};
use unic_langid::LanguageIdentifier;

include!(concat!(env!("OUT_DIR"), "/built_in.rs"));

/// A language, by its number in the list of them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(u16);

/// A language other than English.
#[derive(Debug)]
struct Known {
    tag: String,
    /// Its texts, by name of the source.
    files: BTreeMap<String, String>,
    /// It was made here, so that a fault in it is ours.
    own: bool,
}

/// The language is of the whole program; it is set in one place.
static SPOKEN: AtomicU16 = AtomicU16::new(0);

static KNOWN: LazyLock<RwLock<Vec<&'static Known>>> = LazyLock::new(|| {
    let known = |tag: &str| -> &'static Known {
        let files = BUILT_IN.iter().filter(|(of, _, _)| *of == tag);
        let files = files.map(|(_, name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        Box::leak(Box::new(Known { tag: tag.to_owned(), files, own: true }))
    };
    let mut tags = vec!["en", pseudo::TAG];
    for (tag, _, _) in BUILT_IN {
        if !tags.contains(tag) {
            tags.push(tag);
        }
    }
    RwLock::new(tags.into_iter().map(known).collect())
});

/// Why a folder is no language.
#[derive(Debug)]
pub enum ReadError {
    /// It is not named by the tag of a language.
    Tag(PathBuf),
    /// It has no file of texts.
    Empty(PathBuf),
    /// It, or a file of it, cannot be read.
    File(PathBuf, std::io::Error),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = |id, path: &Path| WORDS.text(id).with("path", path.display().to_string());
        match self {
            Self::Tag(path) => told("language-no-tag", path).fmt(f),
            Self::Empty(path) => told("language-empty", path).fmt(f),
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl Language {
    /// English, which has every text.
    pub const ENGLISH: Self = Self(0);
    /// English with accents, longer, in brackets, for tests.
    pub const PSEUDO: Self = Self(1);

    /// The languages a person can choose.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let count = u16::try_from(known().len()).unwrap_or(u16::MAX);
        (0..count).map(Self).filter(|language| *language != Self::PSEUDO).collect()
    }

    /// Its tag: `en`, `pl`.
    #[must_use]
    pub fn tag(self) -> String {
        self.known().tag.clone()
    }

    /// The language of a tag, if there is one.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let at = known().iter().position(|known| known.tag.eq_ignore_ascii_case(tag))?;
        u16::try_from(at).ok().map(Self)
    }

    /// A language from a folder that is named by its tag and has a file for each source: `pl/check.ftl`. A language that is there
    /// already is replaced where it has not been spoken yet.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(folder: &Path) -> Result<Self, ReadError> {
        let here = folder.to_owned();
        let tag = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if tag.parse::<LanguageIdentifier>().is_err() || tag.is_empty() {
            return Err(ReadError::Tag(here));
        }
        let mut files = BTreeMap::new();
        let entries = fs::read_dir(folder).map_err(|error| ReadError::File(here.clone(), error))?;
        for path in entries.flatten().map(|entry| entry.path()) {
            let name = path.file_stem().and_then(|name| name.to_str()).map(str::to_owned);
            let (Some(name), true) = (name, path.extension().is_some_and(|ending| ending == "ftl")) else {
                continue;
            };
            let text = fs::read_to_string(&path).map_err(|error| ReadError::File(path.clone(), error))?;
            let _ = files.insert(name, text);
        }
        if files.is_empty() {
            return Err(ReadError::Empty(here));
        }
        let read: &'static Known = Box::leak(Box::new(Known { tag: tag.to_owned(), files, own: false }));
        let mut all = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        let at = all.iter().skip(2).position(|known| known.tag.eq_ignore_ascii_case(tag)).map(|at| at + 2);
        match at {
            Some(at) => all[at] = read,
            None => all.push(read),
        }
        Ok(Self(u16::try_from(at.unwrap_or(all.len() - 1)).unwrap_or_default()))
    }

    fn known(self) -> &'static Known {
        let all = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
        all.get(usize::from(self.0)).copied().unwrap_or_else(|| all[0])
    }

    /// Is a fault in its texts ours?
    pub(crate) fn is_own(self) -> bool {
        self.known().own
    }

    /// The language whose rules choose singular and plural.
    pub(crate) fn plurals(self) -> LanguageIdentifier {
        let tag = if self == Self::PSEUDO { "en".to_owned() } else { self.tag() };
        tag.parse().unwrap_or_default()
    }
}

fn known() -> Vec<&'static Known> {
    KNOWN.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// What a source says in a language; `None` if the language does not know it.
pub(crate) fn text_of(source: &Source, language: Language) -> Option<String> {
    match language {
        Language::ENGLISH | Language::PSEUDO => Some(source.english.to_owned()),
        other => other.known().files.get(source.name).cloned(),
    }
}

/// The names of the sources that a language has files for.
pub(crate) fn files_of(language: Language) -> Vec<String> {
    language.known().files.keys().cloned().collect()
}

/// Speak this language from now on.
pub fn speak(language: Language) {
    SPOKEN.store(language.0, Ordering::Relaxed);
}

/// The language that is spoken.
#[must_use]
pub fn spoken() -> Language {
    Language(SPOKEN.load(Ordering::Relaxed))
}
