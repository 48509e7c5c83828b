//! What a person chooses for the whole window, and where it goes: the settings, the look, the language, the mission that is open.

use super::{App, BIGGER, Message};
use crate::preferences;
use crate::screen::{Screen, editor};
use crate::shortcuts::{self, Shortcuts};
use crate::theme;
use editor_model::command::Keys;
use editor_model::settings::{Look, SCALES, Settings};
use editor_model::words::{self, Language};
use iced::Task;

impl App {
    /// Something was chosen on the sheet of preferences.
    pub(super) fn prefer(&mut self, message: preferences::Message) -> Task<Message> {
        match message {
            preferences::Message::Look(look) => return self.wear(look),
            preferences::Message::Resized(larger) => return self.grow(larger),
            preferences::Message::Usual => return self.resize(Settings::default().scale),
            preferences::Message::Language(language) => return self.speak(language),
            preferences::Message::Autosave(autosave) => self.settings.autosave = autosave,
            preferences::Message::Games(games) => self.settings.games = games,
            preferences::Message::Judges(judges) => self.settings.judges = judges,
            preferences::Message::Keys => self.shortcuts = Some(Shortcuts::default()),
            preferences::Message::Closed => self.preferences = false,
        }
        self.remember();
        if let Screen::Editor(editor) = &mut self.screen {
            furnish(editor, &self.settings);
        }
        Task::none()
    }

    /// Speak this language from now on.
    fn speak(&mut self, language: Language) -> Task<Message> {
        self.settings.language = Some(language);
        words::speak(language);
        self.remember();
        match &mut self.screen {
            Screen::Start(_) => Task::none(),
            Screen::Editor(editor) => {
                let task = editor.reworded();
                self.run(task)
            }
        }
    }

    /// Look like this from now on.
    pub(super) fn wear(&mut self, look: Look) -> Task<Message> {
        self.settings.look = look;
        theme::set(look);
        self.remember();
        match &mut self.screen {
            Screen::Start(start) => start.look(self.folders.as_ref()).map(Message::Start),
            Screen::Editor(editor) => {
                let task = editor.relook();
                self.run(task)
            }
        }
    }

    /// A larger interface, or a smaller one.
    pub(super) fn grow(&mut self, larger: bool) -> Task<Message> {
        let scale = self.settings.scale;
        self.resize(if larger { scale + BIGGER } else { scale.saturating_sub(BIGGER) })
    }

    fn resize(&mut self, scale: u16) -> Task<Message> {
        self.settings.scale = scale.clamp(*SCALES.start(), *SCALES.end());
        self.measure();
        self.remember();
        Task::none()
    }

    /// Something happened on the sheet of shortcuts.
    pub(super) fn change_keys(&mut self, message: shortcuts::Message) -> Task<Message> {
        if let Some(shortcuts) = &mut self.shortcuts
            && !shortcuts.update(message, &mut self.settings.keys)
        {
            self.shortcuts = None;
        }
        self.keys = Keys::new(&self.settings.keys);
        self.remember();
        Task::none()
    }

    /// Keep the settings. Where that fails the next start is as the last one was, and nothing else is lost.
    pub(super) fn remember(&self) {
        if let Some(folders) = &self.folders {
            let _ = self.settings.save(&folders.settings);
        }
    }
}

/// A mission is worked on as the settings say.
pub(super) fn furnish(editor: &mut editor::Editor, settings: &Settings) {
    editor.panels.widths = settings.widths;
    editor.files.autosave = settings.autosave;
    editor.panels.proof.games = settings.games;
    editor.panels.proof.judges = settings.judges;
    editor.panels.proof.skill = settings.skill;
    editor.panels.proof.versions.on = settings.compare;
}
