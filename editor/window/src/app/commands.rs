//! What each command does: one row a command, with its function. A command without a row does not compile. What a command is
//! called, its keys and when it is available stand in the model's table.

use super::{App, Message};
use crate::finder::Finder;
use crate::focus::Step;
use crate::panel::watch::{self, Unit};
use crate::panel::workshop::{self, Workshop};
use crate::panel::{self, script};
use crate::panel::{arranging, sitting};
use crate::screen::editor::{self, Action, Editor, Leaving, Tab, Way};
use crate::screen::{Screen, start};
use crate::shortcuts::Shortcuts;
use crate::work;
use editor_model::command::{Command, Laid};
use editor_model::document::Document;
use editor_model::settings::Look;
use editor_model::tool::{Input, Kind, Question};
use editor_model::words::say;
use editor_model::workshop::Tool;
use iced::Task;
use tiles::Turn;

/// What the workshop does at a command.
pub(crate) type Craft = fn(&mut Workshop, &Document) -> panel::Action<workshop::Message>;

/// What carries a command out.
pub(crate) enum Function {
    /// The whole window.
    Window(fn(&mut App) -> Task<Message>),
    /// A step from one widget to another.
    Walk(Step),
    /// The editor of a mission.
    Editor(fn(&mut Editor) -> Action),
    /// The map of that mission.
    Map(fn(&mut editor::MapView)),
    /// The panels beside the map.
    Panels(fn(&mut editor::Panels)),
    /// The game that is watched.
    Watch(watch::Message),
    /// The game that people play.
    Sit(sitting::Message),
    /// The position that is set up.
    Arrange(arranging::Message),
    /// The workshop of tiles.
    Workshop(Craft),
}

/// What carries out a command.
#[rustfmt::skip]
pub(crate) fn function(command: Command) -> Function {
    use Function::{Arrange, Editor, Map, Panels, Sit, Walk, Watch, Window, Workshop};
    match command {
        Command::New => Window(App::new_mission),
        Command::Open => Window(|_| Task::perform(work::choose(say("choose-mission")), chosen)),
        Command::Import => Window(|_| Task::perform(work::choose_import(), chosen)),
        Command::Save => Editor(|it| it.save(None)),
        Command::SaveAs => Editor(editor::Editor::save_as),
        Command::Export => Window(App::export),
        Command::Reload => Editor(editor::Editor::reload),
        Command::Missions => Editor(|it| it.leave(Leaving::Missions)),
        Command::Quit => Window(App::close_window),
        Command::Undo => Editor(|it| it.step(Way::Back)),
        Command::Redo => Editor(|it| it.step(Way::Again)),
        Command::Cut => Editor(editor::Editor::cut),
        Command::Copy => Editor(editor::Editor::copy),
        Command::Paste => Editor(editor::Editor::paste_clipboard),
        Command::Duplicate => Editor(editor::Editor::duplicate),
        Command::Delete => Editor(|it| it.delete("change-delete")),
        Command::SelectAll => Editor(|it| it.choose(|_, _| true)),
        Command::SelectSame => Editor(editor::Editor::select_same),
        Command::SelectNone => Editor(|it| it.choose(|_, _| false)),
        Command::Invert => Editor(|it| it.choose(|chosen, id| !chosen.contains(&id))),
        Command::ContextMenu => Editor(editor::Editor::open_context),
        Command::TurnRight => Editor(|it| it.input(Input::Turn(Turn::R90))),
        Command::TurnLeft => Editor(|it| it.input(Input::Turn(Turn::R270))),
        Command::Flip => Editor(|it| it.input(Input::Flip)),
        Command::Rename => Editor(editor::Editor::rename),
        Command::ToolSelect => Editor(editor::Editor::take_select),
        Command::ToolTile => Editor(|it| it.take_tile(Command::ToolTile)),
        Command::ToolDoor => Editor(|it| it.take_tool(Command::ToolDoor, Kind::Door(String::new()))),
        Command::ToolSource => Editor(|it| it.take_piece(Command::ToolSource, Laid::Sources)),
        Command::ToolReturn => Editor(|it| it.take_piece(Command::ToolReturn, Laid::Returns)),
        Command::ToolToken => Editor(|it| it.take_piece(Command::ToolToken, Laid::Tokens)),
        Command::ToolStart => Editor(|it| it.take_tool(Command::ToolStart, Kind::Start)),
        Command::ToolFigure => Editor(|it| it.take_figure(Command::ToolFigure)),
        Command::ToolLabel => Editor(|it| it.take_tool(Command::ToolLabel, Kind::Label)),
        Command::ToolRegion => Editor(|it| it.take_tool(Command::ToolRegion, Kind::Region(None))),
        Command::ToolRuler => Editor(|it| it.take_tool(Command::ToolRuler, Kind::Ruler)),
        Command::Fit => Map(editor::MapView::fit),
        Command::FitSelection => Map(editor::MapView::fit_selection),
        Command::ZoomIn => Map(|it| it.zoom_in(true)),
        Command::ZoomOut => Map(|it| it.zoom_in(false)),
        Command::Minimap => Window(App::toggle_minimap),
        Command::Pictures => Editor(editor::Editor::ask_for_pictures),
        Command::PicturesNext => Editor(editor::Editor::next_pictures),
        Command::Bigger => Window(|it| it.grow(true)),
        Command::Smaller => Window(|it| it.grow(false)),
        Command::ThemeDark => Window(|it| it.wear(Look::Dark)),
        Command::ThemeLight => Window(|it| it.wear(Look::Light)),
        Command::ThemeContrast => Window(|it| it.wear(Look::Contrast)),
        Command::Theme => Window(|it| it.wear(it.settings.look.next())),
        Command::Inspector => Panels(|it| it.show(Tab::Inspector)),
        Command::Problems => Panels(|it| it.show(Tab::Problems)),
        Command::Proof => Panels(|it| it.show(Tab::Proof)),
        Command::History => Editor(|it| it.update(editor::Message::Tabbed(Tab::History))),
        Command::Layers => Editor(editor::Editor::show_layers),
        Command::Cards => Panels(|it| it.show(Tab::Cards)),
        Command::Script => Editor(editor::Editor::toggle_script),
        Command::PanelLeft => Editor(editor::Editor::toggle_left),
        Command::PanelSide => Panels(editor::Panels::toggle_side),
        Command::ScriptFind => Editor(|it| it.command_script(script::Message::Search(false))),
        Command::ScriptReplace => Editor(|it| it.command_script(script::Message::Search(true))),
        Command::ScriptNext => Editor(|it| it.command_script(script::Message::Seek(true))),
        Command::ScriptPrevious => Editor(|it| it.command_script(script::Message::Seek(false))),
        Command::ScriptTab => Editor(|it| it.command_script(script::Message::Turn(true))),
        Command::ScriptTabBack => Editor(|it| it.command_script(script::Message::Turn(false))),
        Command::ScriptComment => Editor(|it| it.command_script(script::Message::Comment)),
        Command::ScriptWrap => Window(App::toggle_wrap),
        Command::ScriptDefinition => Editor(|it| it.command_script(script::Message::Define)),
        Command::ScriptReference => Editor(|it| it.command_script(script::Message::Reference(None))),
        Command::Workshop => Editor(editor::Editor::toggle_workshop),
        Command::Play => Editor(editor::Editor::play),
        Command::Heat => Editor(editor::Editor::next_heat),
        Command::Report => Window(App::show_report),
        Command::SaveReport => Window(App::save_report),
        Command::CompareEdits => Editor(editor::Editor::compare_edits),
        Command::CompareVersion => Editor(editor::Editor::compare_version),
        Command::Knockouts => Editor(editor::Editor::knock_out),
        Command::AddIntent => Editor(editor::Editor::add_intent),
        Command::PlayHere => Editor(editor::Editor::play_here),
        Command::PlayWith => Editor(editor::Editor::choose_seats),
        Command::SetUpPosition => Editor(editor::Editor::set_up_position),
        Command::ArrangePlay => Arrange(arranging::Message::Play),
        Command::ArrangeWith => Arrange(arranging::Message::PlayWith),
        Command::ArrangeUndo => Arrange(arranging::Message::Undo),
        Command::ArrangeRedo => Arrange(arranging::Message::Redo),
        Command::ArrangeRemove => Arrange(arranging::Message::RemoveSelected),
        Command::ArrangeOpen => Arrange(arranging::Message::Open),
        Command::ArrangeSave => Arrange(arranging::Message::Save),
        Command::ArrangeLeave => Arrange(arranging::Message::Leave),
        Command::TakeBack => Sit(sitting::Message::Back),
        Command::RedoChoice => Sit(sitting::Message::Redo),
        Command::PlaceRest => Sit(sitting::Message::Rest),
        Command::Hint => Sit(sitting::Message::Hint),
        Command::ShowAgain => Sit(sitting::Message::ShowAgain),
        Command::AskAgain => Sit(sitting::Message::Ask),
        Command::Skip => Sit(sitting::Message::Skip),
        Command::BotsFaster => Sit(sitting::Message::Faster(true)),
        Command::BotsSlower => Sit(sitting::Message::Faster(false)),
        Command::EditHere => Sit(sitting::Message::Edit),
        Command::SaveGame => Sit(sitting::Message::Save),
        Command::PlayAgain => Sit(sitting::Message::Again),
        Command::PlayLeave => Sit(sitting::Message::Leave),
        Command::Watch => Editor(editor::Editor::watch_first),
        Command::NextProblem => Editor(editor::Editor::next_problem),
        Command::Fix => Editor(editor::Editor::quick_fix),
        Command::WatchPause => Watch(watch::Message::Toggled),
        Command::StepOn => Watch(watch::Message::Step(Unit::Choice, true)),
        Command::StepBack => Watch(watch::Message::Step(Unit::Choice, false)),
        Command::ActivationOn => Watch(watch::Message::Step(Unit::Activation, true)),
        Command::ActivationBack => Watch(watch::Message::Step(Unit::Activation, false)),
        Command::RoundOn => Watch(watch::Message::Step(Unit::Round, true)),
        Command::RoundBack => Watch(watch::Message::Step(Unit::Round, false)),
        Command::GameStart => Watch(watch::Message::Step(Unit::Game, false)),
        Command::GameEnd => Watch(watch::Message::Step(Unit::Game, true)),
        Command::Faster => Watch(watch::Message::Speed(true)),
        Command::Slower => Watch(watch::Message::Speed(false)),
        Command::WatchSecrets => Watch(watch::Message::Secrets),
        Command::TakeOver => Watch(watch::Message::TakeOver),
        Command::WatchLeave => Watch(watch::Message::Left),
        Command::ProbeSight => Editor(|it| it.probe(Question::Sight)),
        Command::ProbeRange => Editor(|it| it.probe(Question::Range)),
        Command::ProbeReach => Editor(|it| it.probe(Question::Reach)),
        Command::ProbeFit => Editor(|it| it.probe(Question::Fit)),
        Command::NextField => Walk(Step::Next),
        Command::PreviousField => Walk(Step::Previous),
        Command::NextPart => Walk(Step::Part(true)),
        Command::PreviousPart => Walk(Step::Part(false)),
        Command::MenuBar => Window(App::step_into_bar),
        Command::WorkFloor => Workshop(|it, _| it.take(Tool::Floor)),
        Command::WorkDifficult => Workshop(|it, _| it.take(Tool::Difficult)),
        Command::WorkWall => Workshop(|it, _| it.take(Tool::Wall)),
        Command::WorkBlocking => Workshop(|it, _| it.take(Tool::Blocking)),
        Command::WorkImpassable => Workshop(|it, _| it.take(Tool::Impassable)),
        Command::WorkOpening => Workshop(|it, _| it.take(Tool::Opening)),
        Command::WorkDoor => Workshop(|it, _| it.take(Tool::Door)),
        Command::WorkEraser => Workshop(|it, _| it.take(Tool::Eraser)),
        Command::WorkTurnOver => Workshop(|it, _| it.turn_over()),
        Command::WorkNext => Workshop(|it, document| it.step(document, true)),
        Command::WorkBack => Workshop(|it, document| it.step(document, false)),
        Command::WorkNew => Workshop(workshop::Workshop::begin_room),
        Command::WorkCopy => Workshop(workshop::Workshop::begin_copy),
        Command::WorkRemove => Workshop(workshop::Workshop::remove),
        Command::WorkSave => Editor(editor::Editor::keep_tiles),
        Command::WorkBring => Editor(editor::Editor::bring_tiles),
        Command::WorkLeave => Editor(editor::Editor::let_workshop_go),
        Command::Find => Window(App::open_finder),
        Command::Shortcuts => Window(App::open_shortcuts),
        Command::FirstMission => Window(App::toggle_guide),
        Command::Preferences => Window(App::open_preferences),
        Command::About => Window(App::open_about),
    }
}

/// The step a command is, if it is one.
pub(super) fn step(command: Command) -> Option<Step> {
    match function(command) {
        Function::Walk(step) => Some(step),
        Function::Window(_)
        | Function::Editor(_)
        | Function::Map(_)
        | Function::Panels(_)
        | Function::Watch(_)
        | Function::Sit(_)
        | Function::Arrange(_)
        | Function::Workshop(_) => None,
    }
}

/// What comes of a dialog for a mission.
const fn chosen(path: Option<std::path::PathBuf>) -> Message {
    Message::Start(start::Message::Chosen(path))
}

impl App {
    fn new_mission(&mut self) -> Task<Message> {
        match &mut self.screen {
            Screen::Editor(editor) if editor.document().is_dirty() || editor.has_unsaved_position() => {
                let action = editor.leave(Leaving::New);
                self.act(action)
            }
            Screen::Editor(_) | Screen::Start(_) => self.choose_beginning(),
        }
    }

    fn close_window(&mut self) -> Task<Message> {
        match &mut self.screen {
            Screen::Start(_) => self.quit(),
            Screen::Editor(editor) => {
                let action = editor.leave(Leaving::Quit);
                self.act(action)
            }
        }
    }

    fn export(&mut self) -> Task<Message> {
        let Screen::Editor(editor) = &mut self.screen else { return Task::none() };
        let action = editor.begin_export(&self.settings.exports);
        self.act(action)
    }

    fn show_report(&mut self) -> Task<Message> {
        let Screen::Editor(editor) = &mut self.screen else { return Task::none() };
        let action = editor.open_report(&self.settings.exports);
        self.act(action)
    }

    fn save_report(&mut self) -> Task<Message> {
        let Screen::Editor(editor) = &mut self.screen else { return Task::none() };
        let action = editor.save_report(&self.settings.exports);
        self.act(action)
    }

    fn toggle_minimap(&mut self) -> Task<Message> {
        self.settings.minimap = !self.settings.minimap;
        self.remember();
        Task::none()
    }

    fn toggle_wrap(&mut self) -> Task<Message> {
        self.settings.wrap = !self.settings.wrap;
        self.remember();
        Task::none()
    }

    fn open_finder(&mut self) -> Task<Message> {
        let now = self.now();
        self.finder = Some(match &self.screen {
            Screen::Start(_) => Finder::new(None, &[], &self.keys, now),
            Screen::Editor(e) => Finder::new(Some(e.document()), e.problems(), &self.keys, now),
        });
        Task::none()
    }

    fn open_shortcuts(&mut self) -> Task<Message> {
        self.shortcuts = Some(Shortcuts::default());
        Task::none()
    }

    fn toggle_guide(&mut self) -> Task<Message> {
        self.guide.toggle();
        Task::none()
    }

    fn open_preferences(&mut self) -> Task<Message> {
        self.preferences = true;
        Task::none()
    }

    fn open_about(&mut self) -> Task<Message> {
        self.about = true;
        Task::none()
    }

    fn step_into_bar(&mut self) -> Task<Message> {
        self.bar.step(true);
        Task::none()
    }
}
