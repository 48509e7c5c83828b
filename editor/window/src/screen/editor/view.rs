//! What is on the window while a mission is made: the palette, the map, the panels, the status line and, over them, what
//! is asked.

use super::game_board::GameBoard;
use super::panels::Beside;
use super::watching::Watching;
use super::{Editor, Message, Tab, Width};
use crate::Element;
use crate::canvas::{self, Highlight, Look, Map, Outline};
use crate::describe;
use crate::focus::{MAP, Part, button, splitter, tabbed};
use crate::icon;
use crate::menu::list::{Mark, breadth};
use crate::panel::history;
use crate::panel::workshop::Workshop;
use crate::parts::{edge, icon_button, tip};
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::command::{Command, Keys};
use editor_model::tool::Preview;
use editor_model::words::{say, say_with};
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, text, tooltip};
use iced::{Alignment, Fill, Length};
use missions::scene::Layer;

/// Beside the words of a tab, at most and at least, and at the ends of their row.
const ASIDE: f32 = 5.0;
const CLOSE: f32 = 2.0;
const TABS: f32 = 6.0;

/// Between the parts of the status line, and at its ends.
const APART: f32 = 16.0;

/// How high the bars are. Whole pixels keep the lines of the map between them sharp.
const HEAD: f32 = 46.0;
const FOOT: f32 = 32.0;

/// How the window is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// So many pixels of the screen are one of the window.
    pub(crate) factor: f32,
    /// Is the minimap wanted?
    pub(crate) minimap: bool,
    /// Do long lines of scripts wrap?
    pub(crate) wrap: bool,
}

impl Editor {
    /// What is on the window below the menus. Panels keep how far they are scrolled while a game or the workshop is shown.
    pub(crate) fn view<'a>(&'a self, keys: &Keys, outlook: Outlook) -> Element<'a, Message> {
        if let Some(arranged) = &self.arranging {
            let all = column![self.view_position(arranged, keys, outlook), edge(Fill, 1.0), self.foot()];
            return tabbed(4, all);
        }
        if let Some(watching) = &self.watching {
            return tabbed(1, self.view_game(watching, keys, outlook));
        }
        if let Some(played) = &self.playing {
            let all = column![self.view_played(played, keys, outlook), edge(Fill, 1.0), self.foot()];
            return tabbed(3, all);
        }
        if let Some(workshop) = &self.workshop {
            let table = workshop
                .view(&self.document, &self.drawings.thumbnails, keys, self.panels.width())
                .map(Message::Workshop);
            let all = column![self.head(keys), edge(Fill, 1.0), table, edge(Fill, 1.0), self.foot()];
            return tabbed(2, all);
        }
        tabbed(0, self.view_mission(keys, outlook))
    }

    /// What is on the window while a mission is edited.
    fn view_mission<'a>(&'a self, keys: &Keys, outlook: Outlook) -> Element<'a, Message> {
        let map = Map {
            picture: &self.map.picture,
            camera: &self.map.camera,
            room: self.map.room,
            corner: self.map.corner,
            factor: outlook.factor,
            minimap: outlook.minimap,
            numbered: self.panels.layers.shown.has(Layer::Coordinates).then_some(self.map.scene.map),
            hovered: self.map.hand.at,
            selected: &self.map.selected,
            preview: &self.map.hand.preview,
            ghosts: self.map.hand.ghosts.as_ref(),
            mark: self.pointed(),
            marked: &self.map.marked,
        };
        let map = container(map.element().map(Message::Map)).id(MAP);
        // Who writes a script lays no tiles; the map stays, for what the script speaks of is seen on it.
        let scripts = self.panels.sees_script();
        let (left, map) = if scripts {
            let script =
                self.panels.script.view(&self.document, &self.found, outlook.wrap).map(Message::Script);
            let share = self.panels.widths.script;
            let script = container(script).width(Length::FillPortion(share));
            (Some(script), map.width(Length::FillPortion(1000 - share)))
        } else if self.panels.sees(Beside::Palette) {
            let palette =
                self.panels.palette.view(&self.document, &self.map.hand.kind, &self.drawings.thumbnails);
            let width = self.panels.palette_width();
            (Some(container(palette.map(Message::Palette)).width(width)), map)
        } else {
            (None, map)
        };
        let left = left.map(|left| left.height(Fill).style(theme::surface).id(Part::Left.id()));
        let between = left.is_some().then(|| {
            if scripts { splitter(|by| Message::Widened(Width::Script, by)) } else { edge(1.0, Fill) }
        });
        let strip = (!scripts).then(|| row![self.strip(keys), edge(1.0, Fill)].width(Length::Shrink));
        let side = self.panels.sees(Beside::Side).then(|| {
            row![splitter(|by| Message::Widened(Width::Side, -by)), self.side()].width(Length::Shrink)
        });
        let middle = row![].push(left).push(between).push(strip).push(map).push(side).height(Fill);
        let all = column![self.head(keys), edge(Fill, 1.0), middle, edge(Fill, 1.0), self.foot()];
        all.into()
    }

    /// What is on the window while a game is watched: no palette, and the log where the panels were.
    fn view_game<'a>(
        &'a self,
        watching: &'a Watching,
        keys: &Keys,
        outlook: Outlook,
    ) -> Element<'a, Message> {
        let map = self.game_map(&watching.board, &watching.acting, &watching.marks, outlook);
        let tab = |id: &str, layers: bool| {
            let words = text(say(id)).size(SMALL);
            let tab = button(words).padding([7, 8]).style(theme::entry(watching.layers == layers));
            tab.on_press(Message::GameTabbed(layers))
        };
        let tabs = row![tab("watch-tab-game", false), tab("tab-layers", true)];
        let panel = if watching.layers {
            self.panels.layers.view(self.document.mission().system()).map(Message::Layers)
        } else {
            watching.watch.view(keys).map(Message::Watch)
        };
        let side = container(column![container(tabs).padding(6), edge(Fill, 1.0), panel]);
        let side = side.id(Part::Side.id()).width(self.panels.watch_width());
        let between = splitter(|by| Message::Widened(Width::Watch, -by));
        let middle = row![map, between, side.height(Fill).style(theme::surface)].height(Fill);
        let all = column![self.head(keys), edge(Fill, 1.0), middle, edge(Fill, 1.0), self.foot()];
        all.into()
    }

    /// The map of a game in place of the mission's: no tool is in hand, and nothing is selected.
    pub(super) fn game_map<'a>(
        &'a self,
        board: &'a GameBoard,
        acting: &'a [Outline],
        marks: &'a Preview,
        outlook: Outlook,
    ) -> Element<'a, Message> {
        let map = Map {
            picture: &board.picture,
            camera: &self.map.camera,
            room: self.map.room,
            corner: self.map.corner,
            factor: outlook.factor,
            minimap: outlook.minimap,
            numbered: self.panels.layers.shown.has(Layer::Coordinates).then_some(self.map.scene.map),
            hovered: self.map.hand.at,
            selected: acting,
            preview: marks,
            ghosts: None,
            mark: None,
            marked: &self.map.marked,
        };
        container(map.element().map(Message::Map)).id(MAP).into()
    }

    /// What is pointed at: by a line under the pointer, by the word at the cursor of a script, or by what was chosen.
    pub(super) fn pointed(&self) -> Option<Highlight> {
        let named = self.panels.script.lit().map(|place| Highlight {
            places: vec![place.clone()],
            look: Look::Named,
            dims: false,
        });
        self.panels.problems.pointed().or(named).or_else(|| self.map.mark.clone())
    }

    fn head<'a>(&'a self, keys: &Keys) -> Element<'a, Message> {
        let dirty = if self.document.is_dirty() { say("unsaved-mark") } else { String::new() };
        let title = row![
            button(text(self.title()).font(STRONG).size(22).wrapping(Wrapping::None))
                .padding(0)
                .style(theme::entry(false))
                .on_press(Message::Titled),
            text(dirty).size(SMALL).style(theme::faint_text),
        ]
        .spacing(12)
        .align_y(Alignment::Center);
        let now = self.now();
        let press = |command: Command| {
            let on = self.mark(command) == Some(Mark::Check(true));
            icon_button(command, (keys, now), on, tooltip::Position::Bottom, Message::Do(command))
        };
        let (sign, word) = if self.panels.proof.is_playing() {
            (Some(icon::stop()), "button-stop")
        } else {
            (icon::of(Command::Play), "button-play")
        };
        let play = row![].push(sign).push(text(say(word)).size(BODY));
        let play = button(play.spacing(6).align_y(Alignment::Center)).padding([5, 12]).style(theme::quiet);
        let playable = Command::Play.entry().when.holds(now).then_some(Message::Do(Command::Play));
        let bar = row![
            press(Command::PanelLeft),
            container(title).padding([0, 4]).width(Fill).clip(true),
            press(Command::Undo),
            press(Command::Redo),
            press(Command::Save),
            press(Command::Fit),
            press(Command::Find),
            press(Command::PlayHere),
            tip(play.on_press_maybe(playable), Command::Play, keys),
            press(Command::PanelSide),
        ]
        .spacing(4)
        .align_y(Alignment::Center);
        container(bar)
            .id(Part::Head.id())
            .padding([0, 12])
            .center_y(HEAD)
            .width(Fill)
            .style(theme::surface)
            .into()
    }

    /// The tabs of the panels, in one row as long as there is room.
    fn tabs(&self) -> Element<'_, Message> {
        let tabs = [
            ("tab-inspector", Tab::Inspector),
            ("tab-cards", Tab::Cards),
            ("tab-problems", Tab::Problems),
            ("tab-proof", Tab::Proof),
            ("tab-layers", Tab::Layers),
            ("tab-history", Tab::History),
        ];
        let worst = self.panels.problems.counted();
        let words = tabs.map(|(id, tab)| match worst {
            Some((count, _)) if tab == Tab::Problems => format!("{} {count}", say(id)),
            Some(_) | None => say(id),
        });
        let all: f32 = words.iter().map(|words| breadth(words, SMALL)).sum();
        let left = self.panels.side_width() - 2.0 * TABS - all;
        let aside = (left / (2.0 * tabs.len() as f32)).floor().clamp(CLOSE, ASIDE);
        let tab = |(words, (_, tab)): (String, (&str, Tab))| {
            let color = worst.map(|(_, color)| color).filter(|_| tab == Tab::Problems);
            let words = text(words).size(SMALL).wrapping(Wrapping::None);
            button(words.color_maybe(color))
                .padding([7.0, aside])
                .style(theme::entry(self.panels.tab == tab))
                .on_press(Message::Tabbed(tab))
                .into()
        };
        row(words.into_iter().zip(tabs).map(tab)).wrap().into()
    }

    fn side(&self) -> Element<'_, Message> {
        let panel = match self.panels.tab {
            Tab::Inspector => {
                let width = self.panels.side_width();
                self.panels.inspector.view(&self.document, width).map(Message::Inspector)
            }
            Tab::Cards => self.panels.cards.view().map(Message::Cards),
            Tab::Problems => self.panels.problems.view().map(Message::Problems),
            Tab::Proof => self.panels.proof.view(self.document.mission()).map(Message::Proof),
            Tab::Layers => self.panels.layers.view(self.document.mission().system()).map(Message::Layers),
            Tab::History => history::view(&self.document).map(Message::History),
        };
        let panel = tabbed(self.panels.tab as u8, panel);
        let all = column![container(self.tabs()).padding([6.0, TABS]), edge(Fill, 1.0), panel];
        container(all)
            .id(Part::Side.id())
            .width(self.panels.side_width())
            .height(Fill)
            .style(theme::surface)
            .into()
    }

    fn foot(&self) -> Element<'_, Message> {
        let here = |cell| {
            if let Some(watching) = &self.watching {
                return watching.watch.describe(cell);
            }
            let words = describe::cell(self.document.mission(), self.document.layout(), cell);
            match self.panels.proof.heat_in_words(cell).filter(|_| self.panels.layers.shown.has(Layer::Heat))
            {
                Some(heat) => format!("{words}  ·  {heat}"),
                None => words,
            }
        };
        let said = match (&self.notice, &self.map.hand.preview.words) {
            (Some(notice), _) => notice.clone(),
            (None, _) if self.workshop.is_some() => {
                self.workshop.as_ref().map(Workshop::status).unwrap_or_default()
            }
            (None, _) if self.playing.is_some() && self.arranging.is_none() => {
                self.played_words().unwrap_or_default()
            }
            (None, Some(words)) => words.clone(),
            (None, None) => self.map.hand.at.map(here).unwrap_or_default(),
        };
        let preview = &self.map.hand.preview;
        let clashes = self.notice.is_none() && preview.words.is_some() && !preview.fits;
        let scale = self.map.view().scale;
        let zoom = if self.workshop.is_some() {
            String::new()
        } else if self.map.camera.is_fitted() {
            say("zoom-whole")
        } else {
            say_with("zoom", &[("percent", canvas::percent(scale).into())])
        };
        let hint = match &self.workshop {
            _ if self.arranging.is_some() => say("arrange-hint"),
            _ if self.watching.is_some() || self.playing.is_some() => String::new(),
            Some(workshop) => workshop.hint(),
            None => say(self.map.hand.tool.hint()),
        };
        // What is said now is worth more than what one has read before.
        let all = breadth(&said, BODY) + breadth(&hint, SMALL) + breadth(&zoom, SMALL) + 4.0 * APART;
        let hint = if all > self.panels.width() { String::new() } else { hint };
        let said = if clashes { text(said).style(text::danger) } else { text(said) };
        let line = row![
            container(said.size(BODY).wrapping(Wrapping::None)).width(Fill).clip(true),
            text(hint).size(SMALL).wrapping(Wrapping::None).style(theme::faint_text),
            text(zoom).size(SMALL).wrapping(Wrapping::None).style(theme::faint_text),
        ]
        .spacing(APART)
        .align_y(Alignment::Center);
        let foot = container(line).padding([0, 14]).center_y(FOOT).width(Fill).style(theme::surface);
        column![]
            .push(self.files.failed.as_ref().map(|failed| failed.bar().map(Message::Files)))
            .push(foot)
            .into()
    }
}
