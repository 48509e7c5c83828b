//! What can be open in the panel: the scripts of the mission, and behind them its files of cards. A file of cards is called by
//! its path, which no script can be called.

use editor_model::naming::file_title;
use editor_model::words::say_with;
use missions::history::Change;
use missions::scripts::assist;
use missions::{ContentFile, Edit, Mission, ScriptName, scripts};
use std::fmt;

/// The file of cards of this name, if it is one.
pub(super) fn cards(name: &ScriptName) -> Option<ContentFile> {
    ContentFile::of_path(name.as_str())
}

/// Is it a script, whose name can be another one?
pub(crate) fn can_be_renamed(name: &ScriptName) -> bool {
    cards(name).is_none()
}

/// What a file of cards is called.
pub(crate) fn name_of(file: ContentFile) -> ScriptName {
    ScriptName::new(file.path())
}

/// The text of what is called so.
pub(crate) fn text<'m>(mission: &'m Mission, name: &ScriptName) -> Option<&'m String> {
    match cards(name) {
        Some(file) => mission.content_files().get(&file),
        None => mission.scripts().get(name),
    }
}

/// Everything that can be open, in the order of the tabs.
pub(super) fn names(mission: &Mission) -> impl Iterator<Item = ScriptName> + '_ {
    mission.scripts().keys().cloned().chain(mission.content_files().keys().map(|file| name_of(*file)))
}

/// What stands on its tab: the title of the card, or the name of the file where it has none.
pub(super) fn tab(mission: &Mission, name: &ScriptName) -> String {
    let card = text(mission, name).filter(|_| cards(name).is_none()).map(|text| assist::title(text).0);
    card.filter(|card| !card.is_empty()).unwrap_or_else(|| title(name))
}

/// The name of its file.
pub(super) fn title(name: &ScriptName) -> String {
    cards(name).map_or_else(|| scripts::title(name).to_owned(), ContentFile::name)
}

/// The edit that writes it, or takes it away.
pub(super) fn edit(name: &ScriptName, text: Option<String>) -> Edit {
    match cards(name) {
        Some(file) => Edit::Content(file, text),
        None => Edit::Script(name.clone(), text),
    }
}

/// Cards of one's own that can be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct New(pub(super) ContentFile);

impl fmt::Display for New {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&file_title(self.0))
    }
}

/// Those the mission does not have yet.
pub(super) fn missing(mission: &Mission) -> Vec<New> {
    let all = ContentFile::of(mission.system());
    all.filter(|file| !mission.content_files().contains_key(file)).map(New).collect()
}

/// A file of cards is begun with an example that can be played.
pub(super) fn begin(file: ContentFile) -> Change {
    let label = say_with("change-cards-new", &[("name", file.name().into())]);
    Change::new(label, [Edit::Content(file, Some(file.template().to_owned()))])
}
