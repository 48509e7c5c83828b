//! What a format gives, to be looked at before anything is written: its files, and a picture or the text of the first.
//! A file that cannot be shown itself is shown as the map it is of.

mod pages;

use iced::widget::image;
use missions::export::{File, Options, Subject};
use missions::paint;
use pages::PIXELS;
use std::path::Path;

/// So much of a text is shown.
const LINES: usize = 200;
const LETTERS: usize = 120;

/// What a format gives.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    /// The format.
    pub(super) of: &'static str,
    /// Its files.
    pub(super) files: Vec<Planned>,
    /// How it looks.
    pub(super) look: Content,
}

/// A file that would be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Planned {
    /// Where, below the folder.
    pub(crate) path: String,
    /// How large it is.
    pub(crate) bytes: u64,
    /// There is one already.
    pub(crate) replaces: bool,
}

/// How it looks.
#[derive(Clone, Debug)]
pub(crate) enum Content {
    /// As pages.
    Pages(Vec<image::Handle>),
    /// As text.
    Text(String),
    /// It cannot be written, and why.
    Failed(String),
}

impl Draft {
    /// Of what an exporter gave.
    pub(super) fn of(
        of: &'static str,
        files: Result<Vec<File>, String>,
        subject: &Subject<'_>,
        options: &Options,
    ) -> Self {
        match files {
            Err(why) => Self { of, files: Vec::new(), look: Content::Failed(why) },
            Ok(files) => {
                let look = files.first().and_then(look).unwrap_or_else(|| map(subject, options));
                let plan = |file: &File| Planned {
                    path: file.path.clone(),
                    bytes: file.bytes.len() as u64,
                    replaces: false,
                };
                Self { of, files: files.iter().map(plan).collect(), look }
            }
        }
    }

    /// Which of its files are there already?
    pub(super) fn compare(&mut self, folder: &Path) {
        for file in &mut self.files {
            file.replaces = folder.join(&file.path).exists();
        }
    }

    /// Every word of it one may see.
    #[cfg(test)]
    pub(crate) fn words(&self) -> String {
        let paths: Vec<&str> = self.files.iter().map(|file| file.path.as_str()).collect();
        let text = if let Content::Text(text) = &self.look { text } else { "" };
        format!("{} {text}", paths.join(" "))
    }

    /// Its files.
    #[cfg(test)]
    pub(crate) fn files(&self) -> &[Planned] {
        &self.files
    }

    /// How it looks.
    #[cfg(test)]
    pub(crate) const fn look(&self) -> &Content {
        &self.look
    }
}

/// A file as it is. `None` for those nobody can look at here.
fn look(file: &File) -> Option<Content> {
    match Path::new(&file.path).extension()?.to_str()? {
        "png" => {
            let picture = ::image::load_from_memory(&file.bytes).ok()?;
            let picture = if picture.width().max(picture.height()) > PIXELS {
                picture.thumbnail(PIXELS, PIXELS)
            } else {
                picture
            };
            let (width, height) = (picture.width(), picture.height());
            Some(Content::Pages(vec![image::Handle::from_rgba(
                width,
                height,
                picture.into_rgba8().into_raw(),
            )]))
        }
        "pdf" => pages::of(&file.bytes).map(Content::Pages),
        "json" => {
            let text = std::str::from_utf8(&file.bytes).ok()?;
            let short = |line: &str| line.chars().take(LETTERS).collect::<String>();
            let lines: Vec<String> = text.lines().take(LINES).map(short).collect();
            Some(Content::Text(lines.join("\n")))
        }
        _ => None,
    }
}

/// The map, as it is painted with these options.
fn map(subject: &Subject<'_>, options: &Options) -> Content {
    let scene = subject.scene(options);
    match paint::pixels(&scene, paint::scale_for(&scene, PIXELS)) {
        Err(error) => Content::Failed(error.to_string()),
        Ok(pixels) => Content::Pages(vec![crate::work::handle(&pixels)]),
    }
}
