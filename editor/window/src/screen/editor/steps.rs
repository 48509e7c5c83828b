//! Taking steps back and doing them again. A mission has one history, for one step may change the map and a script at once,
//! and a history for each part would bring back halves that do not fit. So a step may be anywhere, and what belongs here is
//! that none is taken back where nobody sees it.

use super::{Action, Editor, Tab};
use crate::focus;
use crate::panel::script;
use editor_model::words::say_with;
use missions::edit::Piece;
use missions::{Mission, ScriptName, Step};
use tiles::{Face, TileNumber};

/// Which way a step is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Back,
    Again,
}

/// Where one sees what a step does.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Area {
    /// On the map, and whatever else it changes.
    Map,
    /// In one of the panels beside it.
    Panel(Tab),
    /// In the text of a script or of cards, and nowhere else.
    Script(ScriptName),
    /// In the drawing of a tile, and nowhere else.
    Tile(TileNumber),
}

impl Area {
    fn of(step: &Step) -> Self {
        let all = |seen: fn(&Piece<'_>) -> bool| step.pieces().all(|piece| seen(&piece));
        if let Some(name) = step.pieces().find_map(|piece| text(&piece))
            && all(|piece| text(piece).is_some())
        {
            return Self::Script(name);
        }
        let tile = |piece| if let Piece::Sheet(number) = piece { Some(number) } else { None };
        if let Some(number) = step.pieces().find_map(tile)
            && all(|piece| matches!(piece, Piece::Sheet(_)))
        {
            return Self::Tile(number);
        }
        if all(|piece| matches!(piece, Piece::Cards)) {
            Self::Panel(Tab::Cards)
        } else if all(|piece| matches!(piece, Piece::Info | Piece::Settings | Piece::Rules)) {
            Self::Panel(Tab::Inspector)
        } else {
            Self::Map
        }
    }
}

/// The script or file of cards a step changes the text of.
fn text(piece: &Piece<'_>) -> Option<ScriptName> {
    match piece {
        Piece::Script(name) => Some((*name).clone()),
        Piece::Content(file) => Some(script::name_of(*file)),
        _ => None,
    }
}

impl Editor {
    /// Take the last step back, or do the next one again; but if it is out of sight, go there first and say so.
    ///
    /// Who works on the map has forgotten the word they wrote in a script an hour ago. If Undo changed it unseen, the
    /// next edit of the map would make it impossible to do it again, and they would learn of it in play. So Undo shows
    /// the place and says what it would take back, as editors of code do with a place out of sight; a second Undo does
    /// it, and going on otherwise loses nothing.
    pub(crate) fn step(&mut self, way: Way) -> Action {
        let at = self.document.history().at();
        let number = match way {
            Way::Back => at.checked_sub(1),
            Way::Again => Some(at),
        };
        let found = number.and_then(|number| Some((number, self.document.history().steps().get(number)?)));
        let Some((number, step)) = found else { return Action::None };
        let (area, label) = (Area::of(step), step.label.clone());
        let (of_text, of_tile) = (
            step.pieces().any(|piece| text(&piece).is_some()),
            step.pieces().any(|piece| matches!(piece, Piece::Sheet(_))),
        );
        if let Some((place, action)) = self.go_to(&area, of_text, of_tile) {
            let id = match (place, way) {
                (Place::Script, Way::Back) => "undo-in-script",
                (Place::Script, Way::Again) => "redo-in-script",
                (Place::Workshop, Way::Back) => "undo-in-workshop",
                (Place::Workshop, Way::Again) => "redo-in-workshop",
                (Place::Outside, Way::Back) => "undo-outside",
                (Place::Outside, Way::Again) => "redo-outside",
            };
            self.notice = Some(say_with(id, &[("step", label.into())]));
            return action;
        }
        let done = match way {
            Way::Back => self.document.undo(),
            Way::Again => self.document.redo(),
        };
        let Some(label) = done else { return Action::None };
        self.follow_step(number);
        let action = self.changed();
        let action = self.show_done(&area, action);
        let id = if way == Way::Back { "undone" } else { "redone" };
        self.notice = Some(say_with(id, &[("step", label.into())]));
        action
    }

    /// Go to where a step is seen, if it is not seen from here; the answer says where that is.
    fn go_to(&mut self, area: &Area, of_text: bool, of_tile: bool) -> Option<(Place, Action)> {
        match area {
            Area::Script(name) => {
                let seen = self.panels.script.shows(name) && self.workshop.is_none();
                if seen || script::text(self.document.mission(), name).is_none() {
                    return None;
                }
                let _ = self.leave_workshop();
                Some((Place::Script, self.open_script(name, None)))
            }
            Area::Tile(number) => {
                let there = self.document.mission().catalogue().side(*number, Face::A).is_some();
                (self.workshop.is_none() && there)
                    .then(|| (Place::Workshop, self.open_workshop(Some((*number, Face::A)))))
            }
            Area::Map | Area::Panel(_) if self.workshop.is_some() => {
                (!of_tile).then(|| (Place::Outside, self.leave_workshop()))
            }
            // The map lies beside the text, but who writes looks at the text, and expects to take back what they wrote.
            Area::Map | Area::Panel(_) => {
                (self.writes() && !of_text).then(|| (Place::Outside, Action::Run(focus::leave())))
            }
        }
    }

    /// A step was gone: show what it has changed where that was not there to be shown before, or is in a panel.
    fn show_done(&mut self, area: &Area, action: Action) -> Action {
        match area {
            Area::Panel(tab) => {
                self.panels.tab = *tab;
                action
            }
            Area::Script(name)
                if !self.panels.script.shows(name) && has_text(self.document.mission(), name) =>
            {
                let opened = self.open_script(name, None);
                action.and(opened)
            }
            Area::Map | Area::Script(_) | Area::Tile(_) => action,
        }
    }
}

/// Where a step is that is not seen from here.
#[derive(Clone, Copy, Debug)]
enum Place {
    Script,
    Workshop,
    Outside,
}

fn has_text(mission: &Mission, name: &ScriptName) -> bool {
    script::text(mission, name).is_some()
}
