//! The panels around the map, each with its state, what happens in it, and what it asks the editor to do.
//! A panel changes nothing but itself: changes of the mission go up as an action.

pub(crate) mod arranging;
mod bar;
pub(crate) mod cards;
pub(crate) mod export;
pub(crate) mod history;
pub(crate) mod inspector;
pub(crate) mod layers;
pub(crate) mod palette;
pub(crate) mod problems;
pub(crate) mod proof;
pub(crate) mod report;
pub(crate) mod room;
pub(crate) mod script;
pub(crate) mod sitting;
pub(crate) mod watch;
pub(crate) mod workshop;

use crate::canvas::Highlight;
use crate::work::Wanted;
use editor_model::command::Command;
use editor_model::document::Selection;
use editor_model::tool::Kind;
use iced::{Point, Task};
use missions::history::Change;
use missions::{Diagnostic, ScriptName};
use tiles::{Face, TileNumber};

/// What a context menu is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum About {
    /// The pieces that are selected.
    Selection,
    /// The table, where no piece lies.
    Table,
    /// A problem, by its number in the list.
    Problem(usize),
    /// A step of the history: so many are done then.
    Step(usize),
    /// A card, by its number.
    Card(usize),
    /// What is open beside the map, or can be.
    Script(ScriptName),
}

/// What a panel asks the editor to do.
#[derive(Debug)]
pub(crate) enum Action<M> {
    /// Nothing.
    None,
    /// Work, and bring the answer.
    Run(Task<M>),
    /// Say this in the status line.
    Say(String),
    /// Change the mission.
    Commit(Change),
    /// Change the mission as the fix of a problem does, and say what was done.
    Mend(Change),
    /// Select these, and look at them.
    Select(Selection),
    /// Take this tool in hand.
    Take(Kind),
    /// Open the context menu of this, at a point of the window.
    Ask(About, Point),
    /// Carry this onto the map, as long as the button is held.
    Carry(Kind),
    /// Carry out this command.
    Do(Command),
    /// Open the workshop on this side of a tile.
    Workshop(TileNumber, Face),
    /// Go to these places and mark them; with `None`, mark nothing.
    Show(Option<Highlight>),
    /// Open this script, at a line and column if they are known.
    Script(ScriptName, Option<(u32, u32)>),
    /// Change the mission, and open this script of it.
    Write(Change, ScriptName),
    /// Go to so many steps of the history.
    Jump(usize),
    /// The games are judged: there may be other problems now.
    Judged,
    /// Show the worst of the problems.
    Worst,
    /// Show where this problem lies, or the list of problems where it does not know.
    Finding(Box<Diagnostic>),
    /// Something else is to lie over the map.
    Heat,
    /// Open the field of this setting for so many marines.
    Setting { setting: &'static str, marines: u8 },
    /// Open the field of this text of the mission.
    Text(&'static str),
    /// Watch a game.
    Watch(Wanted),
    /// Watch the game of a problem.
    Replay(problems::Evidence),
}
