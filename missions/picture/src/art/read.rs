//! Reading pictures from folders: with limits on everything, so that no file, however broken or hostile, does more harm than
//! to be reported. What they are used for is decided elsewhere.

use super::{Art, fit};
use crate::words::text;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};
use missions_document::diagnostic::{Code, Diagnostic, Place as On, Severity};
use missions_document::mission::Mission;
pub use missions_document::page::files::ART as PAGE;
use missions_files::pictures::{FOLDER, MOST_BYTES, Name, list};
use std::fs::{self, File};
use std::io::{Cursor, Read};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use words::Text;

/// The most pixels a picture may have.
const MOST_PIXELS: u64 = 40_000_000;

/// The longest side of a picture, in pixels.
const LONGEST_SIDE: u32 = 12_000;

/// The most memory reading a picture may take.
const MOST_MEMORY: u64 = 256 << 20;

const CODE: Code = PAGE.code;

/// A folder where pictures may lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The folder of a mission; its pictures lie in `art`, if there are any.
    Mission(PathBuf),
    /// A folder somebody named for all missions.
    Own(PathBuf),
}

impl Place {
    fn folder(&self) -> PathBuf {
        match self {
            Self::Mission(home) => home.join(FOLDER),
            Self::Own(folder) => folder.clone(),
        }
    }
}

/// Read the pictures of a mission's tiles. What lies in an earlier folder goes before what lies in a later one; what
/// cannot be used is reported.
#[must_use]
pub fn read(mission: &Mission, places: &[Place]) -> (Art, Vec<Diagnostic>) {
    let (mut art, mut problems) = (Art::default(), Vec::new());
    for place in places {
        let folder = place.folder();
        let files = match list(&folder) {
            Ok(files) => files,
            Err(error) => {
                let is_missing = error.kind() == std::io::ErrorKind::NotFound;
                if !(is_missing && matches!(place, Place::Mission(_))) {
                    let why = missions_files::trouble::reading(&folder, &error);
                    let told = Diagnostic::warning(CODE, why).at(On::Mission);
                    problems.push(told.help(text("read-folder-help")));
                }
                continue;
            }
        };
        for (name, path) in files {
            if art.of(name.tile, name.face).is_none() {
                take(mission, name, &path, &mut art, &mut problems);
            }
        }
    }
    (art, problems)
}

fn take(mission: &Mission, name: Name, path: &Path, art: &mut Art, problems: &mut Vec<Diagnostic>) {
    // A folder of all one's cardboard may well have more tiles than a mission knows.
    let Some(side) = mission.catalogue().side(name.tile, name.face) else { return };
    let used = mission.tiles().iter().find(|(_, piece)| (piece.tile, piece.face) == (name.tile, name.face));
    let on = used.map_or(On::Mission, |(id, _)| On::Tile(*id));
    let mut tell = |severity, why: Text, help: Text| {
        let message = text("read-file").with("path", shown(path)).with("why", why);
        let told = Diagnostic::new(CODE, severity, message);
        problems.push(told.at(on.clone()).help(help));
    };
    match decode(path) {
        Err(why) => tell(Severity::Warning, why, text("read-file-help")),
        Ok(image) => {
            let (width, height) = (image.width(), image.height());
            let (picture, cut) = fit::fit(image, side, name.turn);
            if cut {
                let why = text("read-cut").with("width", width).with("height", height);
                let why = why.with("columns", side.w).with("rows", side.h);
                tell(Severity::Note, why, text("read-cut-help"));
            }
            art.put(name.tile, name.face, picture);
        }
    }
}

/// The last two parts of a path: enough to find the file by.
fn shown(path: &Path) -> String {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    match path.parent() {
        Some(folder) => format!("{}/{}", name(folder), name(path)),
        None => name(path),
    }
}

/// The pixels of a file, or why there are none.
fn decode(path: &Path) -> Result<DynamicImage, Text> {
    let system = |error: std::io::Error| -> Text { missions_files::trouble::reading(path, &error).into() };
    let meta = fs::metadata(path).map_err(system)?;
    if !meta.is_file() {
        return Err(text("read-no-file"));
    }
    let too_large = || text("read-large").with("size", MOST_BYTES >> 20);
    if meta.len() > MOST_BYTES {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(system)?;
    let _ = file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(system)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(too_large());
    }
    let format = image::guess_format(&bytes).ok();
    let Some(format @ (ImageFormat::Png | ImageFormat::Jpeg)) = format else {
        return Err(text("read-format"));
    };
    // Whatever a decoder does with input it was never tried on: it is one picture that is not shown.
    panic::catch_unwind(AssertUnwindSafe(|| pixels(&bytes, format)))
        .unwrap_or_else(|_| Err(text("read-broken")))
}

fn pixels(bytes: &[u8], format: ImageFormat) -> Result<DynamicImage, Text> {
    let broken = |error: image::ImageError| match error {
        image::ImageError::Limits(_) => text("read-limits"),
        other => text("read-broken-why").with("why", other.to_string()),
    };
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::default();
    limits.max_image_width = Some(LONGEST_SIDE);
    limits.max_image_height = Some(LONGEST_SIDE);
    limits.max_alloc = Some(MOST_MEMORY);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(broken)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        let why = text("read-pixels").with("width", width).with("height", height);
        return Err(why.with("most", MOST_PIXELS));
    }
    // Cameras write down how they were held.
    let held = decoder.orientation().ok();
    let mut image = DynamicImage::from_decoder(decoder).map_err(broken)?;
    if let Some(held) = held {
        image.apply_orientation(held);
    }
    Ok(image)
}

/// Something that changes whenever files in the folders do: names, sizes and times, and whether there is a folder at all.
pub type Stamp = Vec<(PathBuf, u64, Option<SystemTime>)>;

/// How the files are now.
#[must_use]
pub fn stamp(places: &[Place]) -> Stamp {
    let folders = places.iter().map(|place| (place.folder(), u64::from(place.folder().is_dir()), None));
    let files = places.iter().flat_map(|place| list(&place.folder()).unwrap_or_default());
    let about = |(_, path): (Name, PathBuf)| {
        let meta = fs::metadata(&path).ok();
        let time = meta.as_ref().and_then(|meta| meta.modified().ok());
        (path, meta.map_or(0, |meta| meta.len()), time)
    };
    folders.chain(files.map(about)).collect()
}
