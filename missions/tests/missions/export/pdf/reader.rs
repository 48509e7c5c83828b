//! A booklet as poppler and qpdf read it: pages with their size and text, and what the file says of itself.

use consumers::{program, told};
use missions::export::Paper;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// What stands on every page that is not for marines.
const SECRET: &str = "FOR THE INVADER ONLY";

/// A booklet.
pub(crate) struct Booklet {
    folder: TempDir,
    /// In the order in which they are printed.
    pub(crate) pages: Vec<Page>,
    /// Title, author, subject, keywords.
    pub(crate) info: Vec<(String, String)>,
}

/// A page.
pub(crate) struct Page {
    /// Its text, in the order in which it was written.
    pub(crate) text: String,
    /// Width, height and turn, as poppler says them.
    size: (f64, f64, i32),
}

impl Page {
    /// Is it the invader's?
    pub(crate) fn is_secret(&self) -> bool {
        self.text.contains(SECRET)
    }

    /// Its lines.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &str> {
        self.text.lines().map(str::trim).filter(|line| !line.is_empty())
    }
}

/// Run a program of poppler or qpdf; `None` where there are no consumers.
pub(crate) fn run(name: &str, folder: &Path, arguments: &[&str]) -> Option<Result<String, String>> {
    // qpdf ends with 3 where it mended something: that is a mistake here.
    let output = program(name, folder, arguments)?;
    Some(told(&output).map_err(|why| format!("{name}: {why}")))
}

impl Booklet {
    /// Read a file; `None` where there are no consumers.
    pub(crate) fn read(bytes: &[u8]) -> Option<Result<Self, String>> {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("booklet.pdf"), bytes).expect("written");
        let at = folder.path().to_owned();
        let said = |name: &str, arguments: &[&str]| run(name, &at, arguments);
        let checked = said("qpdf", &["--check", "booklet.pdf"])?;
        if let Err(why) = checked {
            return Some(Err(why));
        }
        let info = match said("pdfinfo", &["-f", "1", "-l", "9999", "booklet.pdf"])? {
            Ok(info) => info,
            Err(why) => return Some(Err(why)),
        };
        let text = match said("pdftotext", &["-raw", "-enc", "UTF-8", "booklet.pdf", "-"])? {
            Ok(text) => text,
            Err(why) => return Some(Err(why)),
        };
        Some(Self::of(folder, &info, &text))
    }

    fn of(folder: TempDir, info: &str, text: &str) -> Result<Self, String> {
        let pairs = info.lines().filter_map(|line| line.split_once(':'));
        let info: Vec<(String, String)> =
            pairs.map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned())).collect();
        let mut texts: Vec<&str> = text.split('\u{c}').collect();
        let _ = texts.pop();
        let value = |key: String| {
            let found =
                info.iter().find(|(at, _)| at.split_whitespace().collect::<Vec<_>>().join(" ") == key);
            found.map(|(_, value)| value.clone()).ok_or(format!("{key} is not told"))
        };
        let mut pages = Vec::new();
        for (number, text) in (1..).zip(texts) {
            let size = value(format!("Page {number} size"))?;
            let turn = value(format!("Page {number} rot"))?;
            let numbers: Vec<f64> = size.split_whitespace().filter_map(|it| it.parse().ok()).collect();
            let [width, height] = numbers.as_slice() else { return Err(format!("page {number}: {size}")) };
            let turn = turn.parse().map_err(|_| format!("page {number}: {turn}"))?;
            pages.push(Page { text: text.to_owned(), size: (*width, *height, turn) });
        }
        if pages.len() < 5 {
            return Err(format!("{} pages", pages.len()));
        }
        Ok(Self { folder, pages, info })
    }

    /// Are all its pages of this paper, upright, and numbered from the second on?
    pub(crate) fn stands_on(&self, paper: Paper) -> Result<(), String> {
        let (width, height) = match paper {
            Paper::A4 => (210.0 / 25.4 * 72.0, 297.0 / 25.4 * 72.0),
            Paper::Letter => (8.5 * 72.0, 11.0 * 72.0),
        };
        for (number, page) in (1..).zip(&self.pages) {
            let (w, h, turn) = page.size;
            // A tenth of a point is finer than a person can cut.
            if (w - width).abs() > 0.1 || (h - height).abs() > 0.1 || turn != 0 {
                return Err(format!("the paper of page {number} is {w} × {h} points, turned by {turn}"));
            }
            if number > 1 && !page.lines().any(|line| line == number.to_string()) {
                return Err(format!("page {number} is not numbered"));
            }
        }
        for (chapter, number) in self.contents()? {
            let page = self.pages.get(number - 1).ok_or(format!("no page {number} for {chapter}"))?;
            if !page.lines().any(|line| line == chapter) {
                return Err(format!("{chapter} does not begin at page {number}"));
            }
        }
        self.asks()
    }

    /// The list of contents on the cover.
    pub(crate) fn contents(&self) -> Result<Vec<(String, usize)>, String> {
        let chapters = [
            "Briefing",
            "Map",
            "Set-up",
            "Components",
            "Cards to cut out",
            "Map at real size",
            "The invader's part",
        ];
        let entry = |line: &str| {
            let (chapter, page) = line.rsplit_once(' ')?;
            chapters.contains(&chapter).then_some(())?;
            Some((chapter.to_owned(), page.parse().ok()?))
        };
        let found: Vec<(String, usize)> = self.pages[0].lines().filter_map(entry).collect();
        let all = ["Briefing", "Set-up", "Components", "The invader's part"];
        match all.iter().find(|it| found.iter().all(|(chapter, _)| chapter != *it)) {
            Some(missing) => Err(format!("the cover does not name the chapter {missing}")),
            None => Ok(found),
        }
    }

    /// Does the file ask viewers to print at real size and to show its title?
    fn asks(&self) -> Result<(), String> {
        let objects = self.told("qpdf", &["--json=2", "--json-key=qpdf", "booklet.pdf"])?;
        for wish in ["\"/PrintScaling\": \"/None\"", "\"/DisplayDocTitle\": true"] {
            if !objects.contains(wish) {
                return Err(format!("the file does not ask for {wish}"));
            }
        }
        Ok(())
    }

    /// What a program of poppler or qpdf says of the file, which is called `booklet.pdf`.
    pub(crate) fn told(&self, name: &str, arguments: &[&str]) -> Result<String, String> {
        run(name, self.folder.path(), arguments).ok_or(format!("no {name}"))?
    }

    /// Every word with the size of its letters in points. Poppler says how high the box around a word is, which in our typefaces is
    /// 1.2 times the size.
    pub(crate) fn words(&self) -> Result<Vec<(f64, String)>, String> {
        let boxes = self.told("pdftotext", &["-bbox", "booklet.pdf", "-"])?;
        let word = |line: &str| {
            let number = |key: &str| line.split_once(key)?.1.split('"').next()?.parse::<f64>().ok();
            let text = line.split_once('>')?.1.strip_suffix("</word>")?;
            Some(((number("yMax=\"")? - number("yMin=\"")?) / 1.2 + 0.01, text.to_owned()))
        };
        let words: Vec<_> = boxes.lines().map(str::trim).filter_map(word).collect();
        if words.is_empty() { Err("there are no words".to_owned()) } else { Ok(words) }
    }

    /// Pages for everybody, or the invader's.
    pub(crate) fn part(&self, secret: bool) -> impl Iterator<Item = &Page> {
        self.pages.iter().filter(move |page| page.is_secret() == secret)
    }

    /// What the file says of itself.
    pub(crate) fn says(&self, key: &str) -> Option<&str> {
        self.info.iter().find(|(at, _)| at == key).map(|(_, value)| value.as_str())
    }

    /// A page as a picture of so many pixels an inch; pages count from 1.
    pub(crate) fn picture(&self, page: usize, resolution: u32) -> Result<image::RgbImage, String> {
        let (page, resolution) = (page.to_string(), resolution.to_string());
        let arguments = ["-f", &page, "-l", &page, "-r", &resolution, "-singlefile", "booklet.pdf", "page"];
        let ran = run("pdftoppm", self.folder.path(), &arguments).ok_or("no poppler")?;
        let _ = ran?;
        let file: PathBuf = self.folder.path().join("page.ppm");
        let bytes = std::fs::read(&file).map_err(|error| error.to_string())?;
        portable(&bytes).ok_or_else(|| "no picture".to_owned())
    }
}

/// A portable pixmap: `P6 WIDTH HEIGHT 255` and the pixels.
fn portable(bytes: &[u8]) -> Option<image::RgbImage> {
    let (mut words, mut at) = (Vec::new(), 0);
    while words.len() < 4 {
        let end = at + bytes.get(at..)?.iter().position(u8::is_ascii_whitespace)?;
        words.push(std::str::from_utf8(&bytes[at..end]).ok()?);
        at = end + 1;
    }
    let [kind, width, height, depth] = words.as_slice() else { return None };
    if (*kind, *depth) != ("P6", "255") {
        return None;
    }
    image::RgbImage::from_raw(width.parse().ok()?, height.parse().ok()?, bytes[at..].to_vec())
}
