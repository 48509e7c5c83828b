//! What can be chosen for the settings of this game: cards of the box, then those laid over it.
//! Whether a choice is sensible is for the checks.

use crate::Content;
use crate::content::SetClass;
use rule_system::content;
use rule_system::setting::Choice;

/// The word for an invasion card that everybody sees.
pub(crate) const FACE_UP: &str = "face-up";

/// As many frags as there are tokens for.
pub(super) fn frags(content: &dyn content::Content) -> u8 {
    Content::of(content).unwrap_or(Content::doom2016()).stock.frags
}

fn listed<'c, T>(
    content: &'c dyn content::Content,
    cards: fn(&'c Content) -> &'c [T],
    choice: fn(&'c T) -> Option<Choice<'c>>,
) -> Vec<Choice<'c>> {
    Content::of(content).map(|content| cards(content).iter().filter_map(choice).collect()).unwrap_or_default()
}

pub(super) fn marines(content: &dyn content::Content) -> Vec<Choice<'_>> {
    listed(content, |it| &it.marines, |it| Some(Choice { id: &it.id, name: &it.name, about: "" }))
}

/// Those with which a marine can begin.
pub(super) fn weapons(content: &dyn content::Content) -> Vec<Choice<'_>> {
    listed(
        content,
        |it| &it.sets,
        |it| {
            let choice = Choice { id: &it.id, name: &it.name, about: "" };
            (it.class == SetClass::Starting).then_some(choice)
        },
    )
}

pub(super) fn classes(content: &dyn content::Content) -> Vec<Choice<'_>> {
    listed(content, |it| &it.classes, |it| Some(Choice { id: &it.id, name: &it.name, about: &it.text }))
}

pub(super) fn invasions(content: &dyn content::Content) -> Vec<Choice<'_>> {
    listed(content, |it| &it.invasions, |it| Some(Choice { id: &it.id, name: &it.name, about: "" }))
}

/// How a card lies, if not face down.
pub(super) fn faces(_: &dyn content::Content) -> Vec<Choice<'_>> {
    vec![Choice { id: FACE_UP, name: "Face up", about: "" }]
}

pub(super) fn event_sets(content: &dyn content::Content) -> Vec<Choice<'_>> {
    listed(content, |it| &it.event_sets, |it| Some(Choice { id: &it.id, name: &it.name, about: "" }))
}
