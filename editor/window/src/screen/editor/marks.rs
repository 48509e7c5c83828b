//! Which commands are on, or the chosen ones of several, as menus show it.

use super::panels::Beside;
use super::{Editor, Tab};
use crate::menu::list::Mark;
use editor_model::command::Command;
use editor_model::tool::{Kind, Question};

/// The commands that open panels.
const TABS: [(Command, Tab); 6] = [
    (Command::Inspector, Tab::Inspector),
    (Command::Cards, Tab::Cards),
    (Command::Problems, Tab::Problems),
    (Command::Proof, Tab::Proof),
    (Command::Layers, Tab::Layers),
    (Command::History, Tab::History),
];

/// The commands that take a tool in hand.
const TOOLS: [Command; 15] = [
    Command::ToolSelect,
    Command::ToolTile,
    Command::ToolDoor,
    Command::ToolSource,
    Command::ToolReturn,
    Command::ToolToken,
    Command::ToolStart,
    Command::ToolFigure,
    Command::ToolLabel,
    Command::ToolRegion,
    Command::ToolRuler,
    Command::ProbeSight,
    Command::ProbeRange,
    Command::ProbeReach,
    Command::ProbeFit,
];

impl Editor {
    /// What stands before a command in a menu.
    pub(crate) fn mark(&self, command: Command) -> Option<Mark> {
        match (command, &self.watching) {
            (Command::Script, _) => Some(Mark::Check(self.panels.script.shown())),
            (Command::PanelLeft, _) => Some(Mark::Check(self.panels.sees(Beside::Palette))),
            (Command::PanelSide, _) => Some(Mark::Check(self.panels.sees(Beside::Side))),
            (Command::CompareEdits, _) => Some(Mark::Check(self.panels.proof.versions.on)),
            (Command::Workshop, _) => Some(Mark::Check(self.workshop.is_some())),
            (Command::WatchSecrets, Some(watching)) => Some(Mark::Check(watching.watch.secrets())),
            (Command::Layers, Some(watching)) => Some(Mark::Check(watching.layers)),
            (command, _) => self.chosen(command),
        }
    }

    /// The mark of a command that chooses a panel or a tool.
    fn chosen(&self, command: Command) -> Option<Mark> {
        if let Some(workshop) = &self.workshop
            && let Some(taken) = workshop.takes(command)
        {
            return Some(Mark::Radio(taken));
        }
        // A game and the workshop lie over the panels and keep tools out of the hand.
        let game = self.watching.is_some() || self.playing.is_some() || self.arranging.is_some();
        let seen = !game && self.workshop.is_none();
        if let Some((_, tab)) = TABS.iter().find(|(known, _)| *known == command) {
            return Some(Mark::Radio(seen && self.panels.tab == *tab));
        }
        TOOLS.contains(&command).then(|| Mark::Radio(seen && self.in_hand() == Some(command)))
    }

    /// The command that takes in hand what is there.
    fn in_hand(&self) -> Option<Command> {
        Some(match &self.map.hand.kind {
            Kind::Select => Command::ToolSelect,
            Kind::Tile(..) => Command::ToolTile,
            Kind::Door(_) => Command::ToolDoor,
            Kind::Piece { kind, .. } => {
                let kind = self.document.mission().system().piece(kind)?;
                Command::laying(kind).or(kind.is_token().then_some(Command::ToolToken))?
            }
            Kind::Start => Command::ToolStart,
            Kind::Figure(_) => Command::ToolFigure,
            Kind::Label => Command::ToolLabel,
            Kind::Region(_) => Command::ToolRegion,
            Kind::Ruler => Command::ToolRuler,
            Kind::Probe(Question::Sight) => Command::ProbeSight,
            Kind::Probe(Question::Range) => Command::ProbeRange,
            Kind::Probe(Question::Reach) => Command::ProbeReach,
            Kind::Probe(Question::Fit) => Command::ProbeFit,
        })
    }
}
