//! Everything one can ask the window to do, in one table: menus, keys, the command palette, the page of shortcuts and the
//! help all read it. What a command does is decided where it is carried out; what it is called stands in the words.

mod chord;
mod keys;

pub use chord::{Chord, Key};
pub use keys::Keys;

use rule_system::RuleSystem;
use rule_system::piece::{Brings, PieceKind};

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is told in the words, under its id in the table")]
pub enum Command {
    New,
    Open,
    Import,
    Save,
    SaveAs,
    Export,
    Reload,
    Missions,
    Quit,
    Undo,
    Redo,
    Cut,
    Copy,
    Paste,
    Duplicate,
    Delete,
    SelectAll,
    SelectSame,
    SelectNone,
    Invert,
    ContextMenu,
    TurnRight,
    TurnLeft,
    Flip,
    Rename,
    ToolSelect,
    ToolTile,
    ToolDoor,
    ToolSource,
    ToolReturn,
    ToolToken,
    ToolStart,
    ToolFigure,
    ToolLabel,
    ToolRegion,
    ToolRuler,
    Fit,
    FitSelection,
    ZoomIn,
    ZoomOut,
    Minimap,
    Pictures,
    PicturesNext,
    Bigger,
    Smaller,
    ThemeDark,
    ThemeLight,
    ThemeContrast,
    Theme,
    Inspector,
    Problems,
    Proof,
    History,
    Layers,
    Cards,
    Script,
    PanelLeft,
    PanelSide,
    ScriptFind,
    ScriptReplace,
    ScriptNext,
    ScriptPrevious,
    ScriptTab,
    ScriptTabBack,
    ScriptComment,
    ScriptWrap,
    ScriptDefinition,
    ScriptReference,
    Workshop,
    Play,
    Heat,
    Report,
    SaveReport,
    CompareEdits,
    CompareVersion,
    Knockouts,
    AddIntent,
    PlayHere,
    PlayWith,
    SetUpPosition,
    ArrangePlay,
    ArrangeWith,
    ArrangeUndo,
    ArrangeRedo,
    ArrangeRemove,
    ArrangeSave,
    ArrangeOpen,
    ArrangeLeave,
    Watch,
    NextProblem,
    Fix,
    WatchPause,
    StepOn,
    StepBack,
    ActivationOn,
    ActivationBack,
    RoundOn,
    RoundBack,
    GameStart,
    GameEnd,
    Faster,
    Slower,
    WatchSecrets,
    TakeOver,
    WatchLeave,
    TakeBack,
    RedoChoice,
    PlaceRest,
    Skip,
    ShowAgain,
    Hint,
    BotsFaster,
    BotsSlower,
    AskAgain,
    EditHere,
    SaveGame,
    PlayAgain,
    PlayLeave,
    ProbeSight,
    ProbeRange,
    ProbeReach,
    ProbeFit,
    NextField,
    PreviousField,
    NextPart,
    PreviousPart,
    MenuBar,
    WorkFloor,
    WorkDifficult,
    WorkWall,
    WorkBlocking,
    WorkImpassable,
    WorkOpening,
    WorkDoor,
    WorkEraser,
    WorkTurnOver,
    WorkNext,
    WorkBack,
    WorkNew,
    WorkCopy,
    WorkRemove,
    WorkSave,
    WorkBring,
    WorkLeave,
    Find,
    Shortcuts,
    FirstMission,
    Preferences,
    About,
}

/// The menus, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Missions and their files.
    File,
    /// Steps, and what is selected.
    Edit,
    /// What one can have in hand over the map.
    Tools,
    /// A tile that is drawn.
    Workshop,
    /// The script that is open.
    Script,
    /// What is seen, and how large.
    View,
    /// A game that people play.
    Play,
    /// Problems and games.
    Proof,
    /// Finding one's way.
    Help,
}

impl Menu {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::File,
        Self::Edit,
        Self::Tools,
        Self::Workshop,
        Self::Script,
        Self::View,
        Self::Play,
        Self::Proof,
        Self::Help,
    ];

    /// The id of its title among the words.
    pub const fn title(self) -> &'static str {
        match self {
            Self::File => "menu-file",
            Self::Edit => "menu-edit",
            Self::Tools => "menu-tools",
            Self::Workshop => "menu-workshop",
            Self::Script => "menu-script",
            Self::View => "menu-view",
            Self::Play => "menu-play",
            Self::Proof => "menu-proof",
            Self::Help => "menu-help",
        }
    }
}

/// What must be there so that a command makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Nothing.
    Always,
    /// A mission is open, whatever of it is shown.
    Open,
    /// A mission's map is shown and can be changed.
    Mission,
    /// The same, and the mission's game has a piece that the tool lays.
    Piece(Laid),
    /// A map is shown: of a mission, or of a game.
    Map,
    /// A game is watched.
    Watching,
    /// A person plays.
    Playing,
    /// A mission's map is shown, or a game that people play.
    Table,
    /// A position is set up.
    Arranging,
    /// A tile is drawn.
    Workshop,
    /// A script is open.
    Script,
    /// Something is selected.
    Selection,
    /// Something is selected, or a tool is in hand that lays or asks something.
    Hand,
    /// Something is selected, or a script is written that may name it.
    Named,
    /// There is a step to take back.
    Undo,
    /// There is a step to do again.
    Redo,
}

/// The pieces that a tool lays, whatever a game calls them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laid {
    /// Those by which foes arrive.
    Sources,
    /// Those by which marines arrive.
    Returns,
    /// Tokens.
    Tokens,
}

impl Laid {
    /// Is it one of them?
    pub const fn has(self, kind: &PieceKind) -> bool {
        match self {
            Self::Sources => matches!(kind.brings, Brings::Foes),
            Self::Returns => matches!(kind.brings, Brings::Marines),
            Self::Tokens => kind.is_token(),
        }
    }

    /// Those of which a game has none, by their number.
    pub fn missing(system: &dyn RuleSystem) -> [bool; 3] {
        [Self::Sources, Self::Returns, Self::Tokens]
            .map(|laid| !system.pieces().iter().any(|kind| laid.has(kind)))
    }
}

/// What there is now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Now {
    /// A mission is open.
    pub mission: bool,
    /// The pieces that its game does not have ([`Laid::missing`]).
    pub missing: [bool; 3],
    /// Something is selected.
    pub selection: bool,
    /// A tool is in hand that does more than select.
    pub hand: bool,
    /// There is a step to take back.
    pub undo: bool,
    /// There is a step to do again.
    pub redo: bool,
    /// A game is watched.
    pub watching: bool,
    /// A person plays.
    pub playing: bool,
    /// A position is set up.
    pub arranging: bool,
    /// A tile is drawn.
    pub workshop: bool,
    /// A script is open.
    pub script: bool,
    /// The keys are in a script, or in the bar that searches it.
    pub writing: bool,
}

impl When {
    /// Does it make sense now?
    pub const fn holds(self, now: Now) -> bool {
        self.lacks(now).is_none()
    }

    /// Why it makes no sense now, as the id of a text; `None` if it does.
    pub const fn lacks(self, now: Now) -> Option<&'static str> {
        let (holds, otherwise) = match self {
            Self::Always => return None,
            Self::Watching => (now.watching, "lacks-replay"),
            Self::Playing => (now.playing, "lacks-play"),
            Self::Arranging => (now.arranging, "lacks-position"),
            Self::Workshop => (now.workshop, "lacks-workshop"),
            _ if !now.mission => (false, "lacks-mission"),
            Self::Open => return None,
            Self::Map => (!now.workshop, "lacks-map"),
            Self::Piece(laid) => match Self::Mission.lacks(now) {
                None => (!now.missing[laid as usize], "lacks-piece"),
                lacks => return lacks,
            },
            Self::Mission | Self::Table if now.arranging => (false, "lacks-arranged"),
            Self::Mission | Self::Table if now.watching => (false, "lacks-editing"),
            Self::Mission if now.playing => (false, "lacks-leaving"),
            Self::Mission | Self::Table => (!now.workshop, "lacks-map"),
            Self::Script => (now.script, "lacks-script"),
            Self::Selection => (now.selection, "lacks-selection"),
            Self::Hand => (now.selection || now.hand, "lacks-hand"),
            Self::Named => (now.selection || now.writing, "rename-one"),
            Self::Undo => (now.undo, "lacks-undo"),
            Self::Redo => (now.redo, "lacks-redo"),
        };
        if holds { None } else { Some(otherwise) }
    }
}

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The command.
    pub command: Command,
    /// Its name in settings, and of its words: `command-` and this.
    pub id: &'static str,
    /// Where it stands in the menus.
    pub menu: Menu,
    /// Its keys as long as they are not changed, as people write them: `Ctrl+Shift+Z`.
    pub(crate) keys: &'static [&'static str],
    /// When it makes sense.
    pub when: When,
    /// It begins a group: in the menu a line separates it from the one before.
    pub apart: bool,
}

impl Command {
    /// Its line in the table.
    pub fn entry(self) -> &'static Entry {
        let position = COMMANDS.iter().position(|entry| entry.command == self).unwrap_or(0);
        &COMMANDS[position]
    }

    /// Does it work on what is selected on the map?
    pub fn is_of_the_map(self) -> bool {
        self.entry().menu == Menu::Edit
            && !matches!(self, Self::Undo | Self::Redo | Self::Rename | Self::ContextMenu | Self::Preferences)
    }

    /// What it is called.
    pub fn title(self) -> String {
        crate::words::say(&self.words())
    }

    /// Other words people look for it with, and expect in other programs; none if its title has them all.
    pub fn synonyms(self) -> String {
        crate::words::synonyms(&self.words())
    }

    /// The id of its words: of a tool that lays a piece by which somebody arrives, the words for that piece if there are any.
    fn words(self) -> String {
        let kinds = systems::all().flat_map(<dyn RuleSystem>::pieces);
        let mut own = kinds
            .filter(|kind| Self::laying(kind) == Some(self))
            .map(|kind| format!("command-tool-{}", kind.id));
        own.find(|id| crate::words::has(id)).unwrap_or_else(|| format!("command-{}", self.entry().id))
    }

    /// The tool that lays a piece by which somebody arrives.
    pub const fn laying(kind: &PieceKind) -> Option<Self> {
        match kind.brings {
            Brings::Foes => Some(Self::ToolSource),
            Brings::Marines => Some(Self::ToolReturn),
            Brings::Nobody => None,
        }
    }
}

const fn line(
    command: Command,
    id: &'static str,
    menu: Menu,
    keys: &'static [&'static str],
    when: When,
) -> Entry {
    Entry { command, id, menu, keys, when, apart: false }
}

impl Entry {
    /// The same, as the first of a group.
    const fn apart(self) -> Self {
        Self { apart: true, ..self }
    }
}

/// All commands, in the order of the menus.
#[rustfmt::skip]
pub const COMMANDS: &[Entry] = &[
    line(Command::New, "new", Menu::File, &["Ctrl+N"], When::Always),
    line(Command::Open, "open", Menu::File, &["Ctrl+O"], When::Always),
    line(Command::Import, "import", Menu::File, &["Ctrl+Shift+O"], When::Always),
    line(Command::Save, "save", Menu::File, &["Ctrl+S"], When::Open).apart(),
    line(Command::SaveAs, "save-as", Menu::File, &["Ctrl+Shift+S"], When::Open),
    line(Command::Export, "export", Menu::File, &["Ctrl+E"], When::Open),
    line(Command::Reload, "reload", Menu::File, &["Ctrl+R"], When::Mission).apart(),
    line(Command::Missions, "missions", Menu::File, &["Ctrl+W"], When::Open),
    line(Command::Quit, "quit", Menu::File, &["Ctrl+Q"], When::Always).apart(),
    line(Command::Undo, "undo", Menu::Edit, &["Ctrl+Z"], When::Undo),
    line(Command::Redo, "redo", Menu::Edit, &["Ctrl+Shift+Z", "Ctrl+Y"], When::Redo),
    line(Command::Cut, "cut", Menu::Edit, &["Ctrl+X"], When::Selection).apart(),
    line(Command::Copy, "copy", Menu::Edit, &["Ctrl+C"], When::Selection),
    line(Command::Paste, "paste", Menu::Edit, &["Ctrl+V"], When::Mission),
    line(Command::Duplicate, "duplicate", Menu::Edit, &["Ctrl+D"], When::Selection),
    line(Command::Delete, "delete", Menu::Edit, &["Delete", "Backspace"], When::Selection),
    line(Command::TurnRight, "turn-right", Menu::Edit, &["E"], When::Hand).apart(),
    line(Command::TurnLeft, "turn-left", Menu::Edit, &["Q"], When::Hand),
    line(Command::Flip, "flip", Menu::Edit, &["F"], When::Hand),
    line(Command::Rename, "rename", Menu::Edit, &["F2"], When::Named),
    line(Command::SelectAll, "select-all", Menu::Edit, &["Ctrl+A"], When::Mission).apart(),
    line(Command::SelectSame, "select-same", Menu::Edit, &["Ctrl+Shift+A"], When::Selection),
    line(Command::SelectNone, "select-none", Menu::Edit, &["Ctrl+Shift+D"], When::Selection),
    line(Command::Invert, "invert", Menu::Edit, &["Ctrl+I"], When::Mission),
    line(Command::ContextMenu, "context-menu", Menu::Edit, &["Menu", "Shift+F10"], When::Mission),
    line(Command::Preferences, "preferences", Menu::Edit, &["Ctrl+,"], When::Always).apart(),
    line(Command::ToolSelect, "tool-select", Menu::Tools, &["V"], When::Mission),
    line(Command::ToolTile, "tool-tile", Menu::Tools, &["T"], When::Mission).apart(),
    line(Command::ToolDoor, "tool-door", Menu::Tools, &["D"], When::Mission),
    line(Command::ToolSource, "tool-source", Menu::Tools, &["P"], When::Piece(Laid::Sources)),
    line(Command::ToolReturn, "tool-return", Menu::Tools, &["W"], When::Piece(Laid::Returns)),
    line(Command::ToolToken, "tool-token", Menu::Tools, &["K"], When::Piece(Laid::Tokens)),
    line(Command::ToolStart, "tool-start", Menu::Tools, &["S"], When::Mission),
    line(Command::ToolFigure, "tool-figure", Menu::Tools, &["G"], When::Mission),
    line(Command::ToolLabel, "tool-label", Menu::Tools, &["N"], When::Mission).apart(),
    line(Command::ToolRegion, "tool-region", Menu::Tools, &["R"], When::Mission),
    line(Command::ToolRuler, "tool-ruler", Menu::Tools, &["M"], When::Mission),
    line(Command::ProbeSight, "probe-sight", Menu::Tools, &["1"], When::Mission).apart(),
    line(Command::ProbeRange, "probe-range", Menu::Tools, &["2"], When::Mission),
    line(Command::ProbeReach, "probe-reach", Menu::Tools, &["3"], When::Mission),
    line(Command::ProbeFit, "probe-fit", Menu::Tools, &["4"], When::Mission),
    line(Command::Workshop, "workshop", Menu::Workshop, &["Ctrl+T"], When::Open),
    line(Command::WorkFloor, "work-floor", Menu::Workshop, &["1"], When::Workshop).apart(),
    line(Command::WorkDifficult, "work-difficult", Menu::Workshop, &["2"], When::Workshop),
    line(Command::WorkWall, "work-wall", Menu::Workshop, &["3"], When::Workshop),
    line(Command::WorkBlocking, "work-blocking", Menu::Workshop, &["4"], When::Workshop),
    line(Command::WorkImpassable, "work-impassable", Menu::Workshop, &["5"], When::Workshop),
    line(Command::WorkOpening, "work-opening", Menu::Workshop, &["6"], When::Workshop),
    line(Command::WorkDoor, "work-door", Menu::Workshop, &["7"], When::Workshop),
    line(Command::WorkEraser, "work-eraser", Menu::Workshop, &["8"], When::Workshop),
    line(Command::WorkTurnOver, "work-turn-over", Menu::Workshop, &["F"], When::Workshop).apart(),
    line(Command::WorkNext, "work-next", Menu::Workshop, &["PageDown"], When::Workshop),
    line(Command::WorkBack, "work-back", Menu::Workshop, &["PageUp"], When::Workshop),
    line(Command::WorkNew, "work-new", Menu::Workshop, &["N"], When::Workshop).apart(),
    line(Command::WorkCopy, "work-copy", Menu::Workshop, &["D"], When::Workshop),
    line(Command::WorkRemove, "work-remove", Menu::Workshop, &[], When::Workshop),
    line(Command::WorkSave, "work-save", Menu::Workshop, &[], When::Workshop).apart(),
    line(Command::WorkBring, "work-bring", Menu::Workshop, &[], When::Workshop),
    line(Command::WorkLeave, "work-leave", Menu::Workshop, &["Escape"], When::Workshop).apart(),
    line(Command::ScriptFind, "script-find", Menu::Script, &["Ctrl+F"], When::Script),
    line(Command::ScriptReplace, "script-replace", Menu::Script, &["Ctrl+H"], When::Script),
    line(Command::ScriptNext, "script-next", Menu::Script, &["F3"], When::Script),
    line(Command::ScriptPrevious, "script-previous", Menu::Script, &["Shift+F3"], When::Script),
    line(Command::ScriptTab, "script-tab", Menu::Script, &["Ctrl+Tab"], When::Script).apart(),
    line(Command::ScriptTabBack, "script-tab-back", Menu::Script, &["Ctrl+Shift+Tab"], When::Script),
    line(Command::ScriptComment, "script-comment", Menu::Script, &["Ctrl+/"], When::Script).apart(),
    line(Command::ScriptWrap, "script-wrap", Menu::Script, &["Alt+Z"], When::Script),
    line(Command::ScriptDefinition, "script-definition", Menu::Script, &["F12"], When::Script).apart(),
    line(Command::ScriptReference, "script-reference", Menu::Script, &["Shift+F1"], When::Script),
    line(Command::ZoomIn, "zoom-in", Menu::View, &["+", "="], When::Map),
    line(Command::ZoomOut, "zoom-out", Menu::View, &["-"], When::Map),
    line(Command::Fit, "fit", Menu::View, &["Home", "0"], When::Map),
    line(Command::FitSelection, "fit-selection", Menu::View, &["Z"], When::Selection),
    line(Command::Minimap, "minimap", Menu::View, &["Ctrl+M"], When::Mission).apart(),
    line(Command::Pictures, "pictures", Menu::View, &[], When::Mission),
    line(Command::PicturesNext, "pictures-next", Menu::View, &[], When::Mission),
    line(Command::Inspector, "inspector", Menu::View, &["Alt+1"], When::Mission).apart(),
    line(Command::Cards, "cards", Menu::View, &["Alt+2"], When::Mission),
    line(Command::Problems, "problems", Menu::View, &["Alt+3"], When::Mission),
    line(Command::Proof, "proof", Menu::View, &["Alt+4"], When::Mission),
    line(Command::Layers, "layers", Menu::View, &["Alt+5"], When::Map),
    line(Command::History, "history", Menu::View, &["Alt+6"], When::Mission),
    line(Command::Script, "script", Menu::View, &["Alt+7"], When::Mission),
    line(Command::PanelLeft, "panel-left", Menu::View, &["Ctrl+B"], When::Mission).apart(),
    line(Command::PanelSide, "panel-side", Menu::View, &["Ctrl+J"], When::Mission),
    line(Command::NextField, "next-field", Menu::View, &["Tab"], When::Always).apart(),
    line(Command::PreviousField, "previous-field", Menu::View, &["Shift+Tab"], When::Always),
    line(Command::NextPart, "next-part", Menu::View, &["F6"], When::Always),
    line(Command::PreviousPart, "previous-part", Menu::View, &["Shift+F6"], When::Always),
    line(Command::MenuBar, "menu-bar", Menu::View, &["F10"], When::Always),
    line(Command::ThemeDark, "theme-dark", Menu::View, &[], When::Always).apart(),
    line(Command::ThemeLight, "theme-light", Menu::View, &[], When::Always),
    line(Command::ThemeContrast, "theme-contrast", Menu::View, &[], When::Always),
    line(Command::Theme, "theme", Menu::View, &["Ctrl+Shift+T"], When::Always),
    line(Command::Bigger, "bigger", Menu::View, &["Ctrl++", "Ctrl+="], When::Always).apart(),
    line(Command::Smaller, "smaller", Menu::View, &["Ctrl+-"], When::Always),
    line(Command::Play, "play", Menu::Proof, &["F5"], When::Mission),
    line(Command::Heat, "heat", Menu::Proof, &["H"], When::Mission),
    line(Command::Report, "report", Menu::Proof, &["Shift+F5"], When::Mission),
    line(Command::SaveReport, "save-report", Menu::Proof, &[], When::Mission),
    line(Command::CompareEdits, "compare-edits", Menu::Proof, &[], When::Mission).apart(),
    line(Command::CompareVersion, "compare-version", Menu::Proof, &[], When::Mission),
    line(Command::Knockouts, "knockouts", Menu::Proof, &[], When::Mission).apart(),
    line(Command::AddIntent, "add-intent", Menu::Proof, &[], When::Mission).apart(),
    line(Command::PlayHere, "play-here", Menu::Play, &["Ctrl+F5"], When::Mission),
    line(Command::PlayWith, "play-with", Menu::Play, &["Alt+F5"], When::Mission),
    line(Command::SetUpPosition, "set-up-position", Menu::Play, &["F7"], When::Table).apart(),
    line(Command::ArrangePlay, "arrange-play", Menu::Play, &["Ctrl+F5", "Enter"], When::Arranging),
    line(Command::ArrangeWith, "arrange-with", Menu::Play, &["Alt+F5"], When::Arranging),
    line(Command::ArrangeUndo, "arrange-undo", Menu::Play, &["Ctrl+Z"], When::Arranging),
    line(Command::ArrangeRedo, "arrange-redo", Menu::Play, &["Ctrl+Shift+Z", "Ctrl+Y"], When::Arranging),
    line(Command::ArrangeRemove, "arrange-remove", Menu::Play, &["Delete", "Backspace"], When::Arranging),
    line(Command::ArrangeOpen, "arrange-open", Menu::Play, &["Ctrl+O"], When::Arranging),
    line(Command::ArrangeSave, "arrange-save", Menu::Play, &["Ctrl+S"], When::Arranging),
    line(Command::ArrangeLeave, "arrange-leave", Menu::Play, &["Escape"], When::Arranging),
    line(Command::TakeBack, "take-back", Menu::Play, &["Ctrl+Z"], When::Playing).apart(),
    line(Command::RedoChoice, "redo-choice", Menu::Play, &["Ctrl+Shift+Z", "Ctrl+Y"], When::Playing),
    line(Command::PlaceRest, "place-rest", Menu::Play, &["Ctrl+Enter"], When::Playing),
    line(Command::Hint, "hint", Menu::Play, &["H"], When::Playing),
    line(Command::AskAgain, "ask-again", Menu::Play, &["N"], When::Playing),
    line(Command::Skip, "skip", Menu::Play, &["J"], When::Playing).apart(),
    line(Command::ShowAgain, "show-again", Menu::Play, &["R"], When::Playing),
    line(Command::BotsFaster, "bots-faster", Menu::Play, &["."], When::Playing),
    line(Command::BotsSlower, "bots-slower", Menu::Play, &[","], When::Playing),
    line(Command::EditHere, "edit-here", Menu::Play, &["E"], When::Playing).apart(),
    line(Command::SaveGame, "save-game", Menu::Play, &["Ctrl+S"], When::Playing),
    line(Command::PlayAgain, "play-again", Menu::Play, &["Ctrl+Shift+N"], When::Playing).apart(),
    line(Command::PlayLeave, "play-leave", Menu::Play, &["Escape"], When::Playing),
    line(Command::Watch, "watch", Menu::Proof, &["Ctrl+Shift+F5"], When::Mission).apart(),
    line(Command::WatchPause, "watch-pause", Menu::Proof, &["Space"], When::Watching).apart(),
    line(Command::StepOn, "step-on", Menu::Proof, &["Right"], When::Watching).apart(),
    line(Command::StepBack, "step-back", Menu::Proof, &["Left"], When::Watching),
    line(Command::ActivationOn, "activation-on", Menu::Proof, &["Shift+Right"], When::Watching),
    line(Command::ActivationBack, "activation-back", Menu::Proof, &["Shift+Left"], When::Watching),
    line(Command::RoundOn, "round-on", Menu::Proof, &["PageDown"], When::Watching),
    line(Command::RoundBack, "round-back", Menu::Proof, &["PageUp"], When::Watching),
    line(Command::GameStart, "game-start", Menu::Proof, &["Home"], When::Watching),
    line(Command::GameEnd, "game-end", Menu::Proof, &["End"], When::Watching),
    line(Command::Faster, "faster", Menu::Proof, &["."], When::Watching).apart(),
    line(Command::Slower, "slower", Menu::Proof, &[","], When::Watching),
    line(Command::WatchSecrets, "watch-secrets", Menu::Proof, &["I"], When::Watching).apart(),
    line(Command::TakeOver, "take-over", Menu::Proof, &["T"], When::Watching),
    line(Command::WatchLeave, "watch-leave", Menu::Proof, &["Escape"], When::Watching).apart(),
    line(Command::NextProblem, "next-problem", Menu::Proof, &["F8"], When::Mission).apart(),
    line(Command::Fix, "fix", Menu::Proof, &["Ctrl+."], When::Mission),
    line(Command::Find, "find", Menu::Help, &["Ctrl+K", "Ctrl+P", "Ctrl+Shift+P", "Ctrl+F"], When::Always),
    line(Command::Shortcuts, "shortcuts", Menu::Help, &["F1"], When::Always).apart(),
    line(Command::FirstMission, "first-mission", Menu::Help, &[], When::Always),
    line(Command::About, "about", Menu::Help, &[], When::Always).apart(),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_command_has_one_line_one_name_and_words() {
        let ids: BTreeSet<&str> = COMMANDS.iter().map(|entry| entry.id).collect();
        let commands: BTreeSet<Command> = COMMANDS.iter().map(|entry| entry.command).collect();
        assert_eq!((ids.len(), commands.len()), (COMMANDS.len(), COMMANDS.len()));
        // The last of the enumeration shows how many there are.
        assert_eq!(COMMANDS.len(), Command::About as usize + 1);
        for entry in COMMANDS {
            assert_eq!(entry.command.entry().id, entry.id);
            assert!(crate::words::has(&format!("command-{}", entry.id)), "no words for {}", entry.id);
        }
    }

    #[test]
    fn a_tool_is_offered_where_the_game_has_its_piece() {
        assert_eq!(Laid::missing(missions::Mission::default().system()), [false; 3]);
        let (sources, returns) = (Command::ToolSource.entry().when, Command::ToolReturn.entry().when);
        let now = Now { mission: true, ..Now::default() };
        assert_eq!(returns.lacks(now), None);
        let without = Now { missing: [false, true, false], ..now };
        assert_eq!((sources.lacks(without), returns.lacks(without)), (None, Some("lacks-piece")));
        // What keeps every tool away is said first.
        assert_eq!(returns.lacks(Now { watching: true, ..without }), Some("lacks-editing"));
    }
}
