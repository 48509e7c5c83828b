//! Opening mission folders: a mission with everything that lies beside it. Why one cannot be opened stands in `error`, how a file is
//! read in `text`, and the document knows what the bytes mean.

pub use crate::error::{FileError, NotText};
pub use crate::text::{read_bytes, read_text};

use crate::cards;
use crate::operation;
use crate::words::text;
use missions_document::content::ContentFile;
use missions_document::diagnostic::Place;
use missions_document::edit::Edit;
use missions_document::format::log::{self, Log};
use missions_document::format::{FILE_NAME, LIMIT_MISSION, Loaded, one_line_end, read_into};
use missions_document::id::ScriptName;
use missions_document::mission::Mission;
use missions_document::own_tiles;
use std::collections::BTreeSet;
use std::io;
use std::path::Path;
use tiles::TileNumber;

/// The most bytes a script may have.
pub const LIMIT_SCRIPT: u64 = 256 << 10;

/// The most scripts a mission may have.
const LIMIT_SCRIPTS: usize = 32;

/// Open a mission: its folder, or the `mission.ron` in it.
///
/// # Errors
/// When there is nothing to read, or when it is too large, not text, or of a newer format. Never for its content.
pub fn load(path: &Path) -> Result<Loaded, FileError> {
    let file = if path.is_dir() { path.join(FILE_NAME) } else { path.to_owned() };
    if !file.is_file() {
        return Err(FileError::Missing(path.to_owned()));
    }
    let text = read_text(&file, LIMIT_MISSION)?;
    let text = one_line_end(&text);
    let mut log = Log::new(&text);
    let newer = |format| FileError::Newer(file.clone(), format);
    let mut mission = read_into(&text, &mut log).map_err(newer)?;
    let folder = file.parent().unwrap_or(Path::new(""));
    load_scripts(folder, &mut mission, &mut log);
    load_sheets(folder, &mut mission, &mut log);
    let listed: Vec<ContentFile> = mission.content_files().keys().copied().collect();
    let mut texts = cards::load_content(folder, &listed, "", &mut log.problems);
    let mission = mission.with(listed.into_iter().map(|file| Edit::Content(file, texts.remove(&file))));
    let mission = mission.inside(operation::around(folder, &mut log.problems));
    Ok(Loaded { mission, problems: log.in_order() })
}

/// The scripts named by cards and by the list of the others. One that is not there is simply missing; the checks report it.
fn load_scripts(folder: &Path, mission: &mut Mission, log: &mut Log<'_>) {
    let mut names: BTreeSet<ScriptName> = mission.scripts().keys().cloned().collect();
    let _ = mission.swap_all(names.iter().map(|name| Edit::Script(name.clone(), None)));
    names.extend(mission.cards().iter().map(|card| card.script.clone()));
    let sound: Vec<ScriptName> = names.into_iter().filter(ScriptName::is_sound).collect();
    if sound.len() > LIMIT_SCRIPTS {
        let message = text("disk-many-scripts").with("count", sound.len()).with("most", LIMIT_SCRIPTS);
        log.say(log::TOO_MANY, 0, message, text("disk-many-scripts-help"));
    }
    for name in sound.into_iter().take(LIMIT_SCRIPTS) {
        match read_text(&folder.join(name.as_str()), LIMIT_SCRIPT) {
            Ok(script) => {
                let _ = mission.swap(Edit::Script(name, Some(script)));
            }
            Err(FileError::Unreadable(_, error)) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => log.say_at(
                log::SCRIPT,
                Place::Script { name: name.clone(), line: 1, column: 1 },
                text("disk-script").with("name", name.as_str()).with("why", error.why()),
                error.help(),
            ),
        }
    }
}

/// The author's own tiles, as the file lists them.
fn load_sheets(folder: &Path, mission: &mut Mission, log: &mut Log<'_>) {
    let listed: Vec<TileNumber> = mission.own_tiles().keys().copied().collect();
    let _ = mission.swap_all(listed.iter().map(|number| Edit::Sheet(*number, None)));
    let sound = listed.into_iter().filter(|number| (1..=own_tiles::HIGHEST).contains(&number.0));
    for number in sound.take(own_tiles::LIMIT) {
        let name = own_tiles::file(number);
        match read_text(&folder.join(&name), LIMIT_SCRIPT) {
            Ok(sheet) => {
                let _ = mission.swap(Edit::Sheet(number, Some(sheet)));
            }
            Err(error) => {
                let help = text("disk-tile-help").with("help", error.help());
                let place = Place::Text { file: name.clone(), line: 1, column: 1 };
                let message = text("disk-tile").with("name", name).with("why", error.why());
                log.say_at(log::SHEET, place, message, help);
            }
        }
    }
}
