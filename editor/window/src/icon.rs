//! Icons of commands: letters of a font, so they take the colour of the text around them and its size.

use crate::{Element, theme};
use editor_model::command::Command;
use iced::widget::text::LineHeight;
use iced::widget::{container, text};
use lucide_icons::Icon;

/// The file of the font.
pub(crate) const FILE: &[u8] = lucide_icons::LUCIDE_FONT_BYTES;

/// How large an icon is, in pixels.
pub(crate) const SIZE: f32 = 17.0;

/// The commands that have an icon.
const ICONS: &[(Command, Icon)] = &[
    (Command::Undo, Icon::Undo2),
    (Command::Redo, Icon::Redo2),
    (Command::Save, Icon::Save),
    (Command::Fit, Icon::Maximize),
    (Command::Find, Icon::Search),
    (Command::Play, Icon::Play),
    (Command::PlayHere, Icon::Gamepad2),
    (Command::TakeOver, Icon::Hand),
    (Command::PanelLeft, Icon::PanelLeft),
    (Command::PanelSide, Icon::PanelRight),
    (Command::GameStart, Icon::SkipBack),
    (Command::RoundBack, Icon::Rewind),
    (Command::ActivationBack, Icon::ChevronsLeft),
    (Command::StepBack, Icon::ChevronLeft),
    (Command::WatchPause, Icon::Play),
    (Command::StepOn, Icon::ChevronRight),
    (Command::ActivationOn, Icon::ChevronsRight),
    (Command::RoundOn, Icon::FastForward),
    (Command::GameEnd, Icon::SkipForward),
    (Command::Slower, Icon::Minus),
    (Command::Faster, Icon::Plus),
    (Command::WatchSecrets, Icon::VenetianMask),
    (Command::ToolSelect, Icon::MousePointer2),
    (Command::ToolTile, Icon::LayoutGrid),
    (Command::ToolDoor, Icon::DoorClosed),
    (Command::ToolSource, Icon::Flame),
    (Command::ToolReturn, Icon::Aperture),
    (Command::ToolToken, Icon::Gem),
    (Command::ToolStart, Icon::Flag),
    (Command::ToolFigure, Icon::Skull),
    (Command::ToolLabel, Icon::Type),
    (Command::ToolRegion, Icon::SquareDashed),
    (Command::ToolRuler, Icon::Ruler),
    (Command::ProbeSight, Icon::Eye),
    (Command::ProbeRange, Icon::Crosshair),
    (Command::ProbeReach, Icon::Footprints),
    (Command::ProbeFit, Icon::Scan),
];

/// The letter that is the icon of a command.
pub(crate) fn letter(command: Command) -> Option<String> {
    let (_, icon) = ICONS.iter().find(|(known, _)| *known == command)?;
    Some(char::from(*icon).to_string())
}

/// The icon of a command, if it has one.
pub(crate) fn of<'a, M: 'a>(command: Command) -> Option<Element<'a, M>> {
    Some(drawn(letter(command)?))
}

/// The icon of a command, or its title where it has none.
pub(crate) fn or_title<'a, M: 'a>(command: Command) -> Element<'a, M> {
    of(command).unwrap_or_else(|| text(command.title()).size(theme::SMALL).into())
}

/// The icon of what runs and can be stopped.
pub(crate) fn stop<'a, M: 'a>() -> Element<'a, M> {
    drawn(char::from(Icon::Square).to_string())
}

/// The icon of what plays and can be held.
pub(crate) fn pause<'a, M: 'a>() -> Element<'a, M> {
    drawn(char::from(Icon::Pause).to_string())
}

/// The sign of what can be unfolded.
pub(crate) fn folded<'a, M: 'a>() -> Element<'a, M> {
    drawn(char::from(Icon::ChevronRight).to_string())
}

/// The sign of what can be folded again.
pub(crate) fn unfolded<'a, M: 'a>() -> Element<'a, M> {
    drawn(char::from(Icon::ChevronDown).to_string())
}

fn drawn<'a, M: 'a>(letter: String) -> Element<'a, M> {
    let letter = text(letter).font(theme::ICONS).size(SIZE).line_height(LineHeight::Relative(1.0));
    container(letter).center(SIZE + 1.0).into()
}

#[cfg(test)]
mod tests {
    use super::letter;
    use editor_model::command::{COMMANDS, Menu};

    #[test]
    fn every_tool_has_an_icon_of_its_own() {
        let tools = COMMANDS.iter().filter(|entry| entry.menu == Menu::Tools);
        let letters: Vec<String> = tools
            .map(|entry| letter(entry.command).unwrap_or_else(|| panic!("{} has none", entry.id)))
            .collect();
        let apart: std::collections::BTreeSet<&String> = letters.iter().collect();
        assert_eq!(apart.len(), letters.len());
    }
}
