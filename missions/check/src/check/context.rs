//! What every check may look at: the mission, the box, the board made of the tiles, and what is worked out of them once.
//! Nothing here judges.

use super::words::text;
use engine::Table;
use missions_document::id::{Id, Name, ScriptName};
use missions_document::layout::Layout;
use missions_document::mission::Mission;
use missions_document::thing::{Door, Figure, Piece, Region, Start, Thing, ThingKind};
use missions_play::{ruleset, scripts, setup};
use rule_system::Content;
use rule_system::content::Foe;
use rule_system::piece::{Brings, Role, Sorts};
use script_api::{ProblemKind, ScriptProblem, Scripts};
use std::cell::OnceCell;
use tiles::{AreaSet, Catalogue, Cell, Footprint, Placement, Sight, SpaceId, Spaces};
use words::Text;

/// A mission as the checks see it.
#[derive(Debug)]
pub struct Context<'m> {
    /// The mission.
    pub mission: &'m Mission,
    /// The tiles there are.
    pub catalogue: &'m Catalogue,
    /// The rest of the box.
    pub content: &'m dyn Content,
    /// The board.
    pub layout: Layout,
    pub(super) reached: OnceCell<Option<Spaces>>,
    compiled: OnceCell<(Scripts, Vec<ScriptProblem>)>,
    /// The spaces under all figures that the mission puts on the map.
    standing: OnceCell<Spaces>,
}

macro_rules! all_of {
    ($($(#[$doc:meta])* $name:ident: $kind:ident),*) => {
        $($(#[$doc])*
        pub(crate) fn $name(&self) -> impl Iterator<Item = (Id, &$kind)> + '_ {
            self.mission.things().iter().filter_map(|(id, thing)| match &thing.kind {
                ThingKind::$kind(it) => Some((*id, it)),
                _ => None,
            })
        })*
    };
}

impl<'m> Context<'m> {
    /// Look at a mission.
    #[must_use]
    pub fn new(mission: &'m Mission) -> Self {
        let (catalogue, content) = (mission.catalogue(), &**mission.content());
        let layout = Layout::of(mission, catalogue);
        let (reached, compiled, standing) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Self { mission, catalogue, content, layout, reached, compiled, standing }
    }

    all_of! {
        /// All doors.
        doors: Door,
        /// All pieces.
        pieces: Piece,
        /// All start spaces.
        starts: Start,
        /// All figures.
        figures: Figure
    }

    /// All pieces of a kind, by its name in files.
    pub(crate) fn pieces_of(&self, kind: &'static str) -> impl Iterator<Item = (Id, &Piece)> {
        self.pieces().filter(move |(_, piece)| piece.kind == kind)
    }

    /// All pieces by which somebody comes onto the map.
    pub(crate) fn bringing(&self, whom: Brings) -> impl Iterator<Item = (Id, &Piece)> {
        let brings = move |piece: &Piece| self.mission.system().piece(&piece.kind).map(|kind| kind.brings);
        self.pieces().filter(move |(_, piece)| brings(piece) == Some(whom))
    }

    /// The spaces on which marines come back from the beginning.
    pub(crate) fn returns(&self) -> impl Iterator<Item = SpaceId> {
        let up = self.bringing(Brings::Marines).filter(|(_, piece)| piece.up);
        up.filter_map(|(_, piece)| self.layout.space(piece.at))
    }

    /// The texts of the scripts that cards name.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        let scripts = self.mission.scripts();
        self.mission.cards().iter().filter_map(|card| scripts.get(&card.script)).map(String::as_str)
    }

    /// All pieces that are this on the table.
    pub(crate) fn pieces_as(&self, role: Role) -> impl Iterator<Item = (Id, &Piece)> {
        self.pieces().filter(move |(_, piece)| self.role(piece) == Some(role))
    }

    /// What a piece is on the table, if the rule system knows its kind.
    pub(crate) fn role(&self, piece: &Piece) -> Option<Role> {
        Some(self.mission.system().piece(&piece.kind)?.role)
    }

    /// The largest number of marines the mission is made for, of those a game can have; that one if it does not say.
    pub(crate) fn most_marines(&self) -> usize {
        ruleset::most_marines(self.mission).into()
    }

    /// What is known of the kind of a figure.
    pub(crate) fn foe(&self, figure: &Figure) -> Option<Foe<'m>> {
        self.content.foe(&figure.kind).map(|(_, foe)| foe)
    }

    /// Is this the name of a card that was left out because of a mistake in its file? Then that mistake is reported,
    /// and a second problem about the unknown name would only repeat it.
    pub(crate) fn left_out(&self, id: &str) -> bool {
        let quoted = format!("\"{id}\"");
        let broken = self.mission.content_problems().iter();
        !id.is_empty()
            && broken
                .filter_map(|problem| self.mission.text_of(&problem.file))
                .any(|text| text.contains(&quoted))
    }

    /// The base of a figure; one space if it is unknown.
    pub(crate) fn base(&self, figure: &Figure) -> Footprint {
        self.foe(figure).as_ref().map_or(Footprint::ONE, Foe::footprint)
    }

    /// The spaces under a figure, if it stands wholly on the board with no wall or closed door inside its base.
    pub(crate) fn under(&self, figure: &Figure) -> Option<Vec<SpaceId>> {
        let board = &self.layout.board;
        let covered = board.covered(self.base(figure), figure.pose(), board.closed_at_start())?;
        Some(covered.to_vec())
    }

    /// Sight as the mission begins: all doors closed, without the areas that are not revealed yet, past the figures that it puts on the map. Marines do not count: which of
    /// the start spaces they take is not known.
    pub(crate) fn sight(&self) -> Sight<'_> {
        let standing = self
            .standing
            .get_or_init(|| self.figures().filter_map(|(_, figure)| self.under(figure)).flatten().collect());
        let board = self.layout.board.shown(AreaSet::default());
        Sight::new(board.ground(board.closed_at_start()), [standing; 2])
    }

    /// The cards, compiled as for a game with every marine of the box, so that scripts may speak of any of them. A game
    /// cannot use this: with fewer marines every demon and every kind has another number on its table.
    pub(crate) fn compiled(&self) -> &(Scripts, Vec<ScriptProblem>) {
        self.compiled.get_or_init(|| scripts::compile(self.mission, &mut self.table()))
    }

    /// What is wrong in scripts that no card names, each read as if it were the only one. What other scripts would cause is
    /// not known of them.
    pub(crate) fn lying_about(&self) -> Vec<ScriptProblem> {
        let mission = self.mission;
        let unused = |name: &&ScriptName| mission.cards().iter().all(|card| card.script != **name);
        let unused = mission.scripts().keys().filter(unused);
        let found = unused.filter_map(|name| scripts::read_alone(mission, name, &mut self.table())).flatten();
        found.filter(|problem| problem.kind != ProblemKind::NeverHappens).collect()
    }

    /// A table with every marine of the box.
    fn table(&self) -> Table {
        let marines: Vec<&str> = self.content.marines().into_iter().map(|marine| marine.id).collect();
        setup::table(self.mission, &self.layout, self.content, &marines).0
    }

    /// The compiled scripts.
    pub(crate) fn scripts(&self) -> &Scripts {
        &self.compiled().0
    }

    /// Does the text of any card's script contain these words? Good enough to know that no script uses something.
    pub(crate) fn scripts_say(&self, words: &str) -> bool {
        self.texts().any(|text| text.contains(words))
    }

    /// Does any card's script use this name of the map?
    pub(crate) fn scripts_name(&self, name: &Name) -> bool {
        let in_unread = || {
            let mut names = self.texts().flat_map(script_api::map_names);
            names.any(|used| used.name == name.as_str())
        };
        let used = self.scripts().used_names().iter().any(|used| used.name == name.as_str());
        used || self.has_unread() && in_unread()
    }

    /// Is there a part of a card's script that cannot be read? What it does is not known.
    pub(crate) fn has_unread(&self) -> bool {
        let unread =
            |kind| matches!(kind, ProblemKind::Syntax | ProblemKind::TooLarge | ProblemKind::TopLevel);
        self.compiled().1.iter().any(|problem| unread(problem.kind))
    }

    /// The nearest space to a cell, for moving something there; the first in reading order of several.
    pub(crate) fn nearest_cell(&self, to: Cell, allowed: impl Fn(Cell) -> bool) -> Option<Cell> {
        let board = &self.layout.board;
        let far = |cell: Cell| {
            let away = |a: i16, b: i16| (i32::from(a) - i32::from(b)).abs();
            away(cell.x, to.x) + away(cell.y, to.y)
        };
        board
            .spaces()
            .map(|space| board.cell(space))
            .filter(|cell| allowed(*cell))
            .min_by_key(|cell| far(*cell))
    }

    /// A thing by its name, or by what and where it is: `the door blue_door`, `the red portal at 3,4`.
    pub(crate) fn call(&self, id: Id) -> Text {
        let unknown = || text("call-thing").with("id", id.to_string());
        self.mission.things().get(&id).map_or_else(unknown, |thing| self.call_thing(thing))
    }

    /// The same for a thing at hand.
    pub(crate) fn call_thing(&self, thing: &Thing) -> Text {
        let what = match &thing.kind {
            ThingKind::Piece(piece) => self.call_piece(piece),
            ThingKind::Figure(figure) => {
                Text::verbatim(self.foe(figure).map_or(figure.kind.as_str(), |foe| foe.name))
            }
            _ => thing.noun(self.mission.system()),
        };
        match &thing.name {
            Some(name) => text("call-named").with("what", what).with("name", name.as_str()),
            None => text("call-at").with("what", what).with("cell", thing.at().to_string()),
        }
    }

    /// A piece with its sort, if that is one of a few or a word: `red portal`, `marker "key"`.
    fn call_piece(&self, piece: &Piece) -> Text {
        let Some(kind) = self.mission.system().piece(&piece.kind) else {
            return Text::verbatim(piece.kind.as_str());
        };
        let with_sort = |id| text(id).with("sort", piece.sort.as_str()).with("noun", kind.noun);
        match kind.sorts {
            Sorts::One | Sorts::Card { .. } => kind.noun.text(),
            Sorts::Few { .. } => with_sort("call-sort"),
            Sorts::Word { .. } => with_sort("call-word"),
        }
    }

    /// A region by its name, or by its number.
    pub(crate) fn call_region(region: &Region) -> Text {
        match (&region.name, region.cells.first()) {
            (Some(name), _) => text("call-region").with("name", name.as_str()),
            (None, Some(cell)) => text("call-region-at").with("cell", cell.to_string()),
            (None, None) => text("call-region-nowhere"),
        }
    }

    /// A tile by number, side and place: `tile 07A at 4,0`.
    pub(crate) fn call_tile(&self, id: Id) -> Text {
        let unknown = || text("call-tile").with("id", id.to_string());
        self.mission.tiles().get(&id).map_or_else(unknown, |tile| call_placement(*tile))
    }
}

/// A tile by number, side and place.
pub(crate) fn call_placement(tile: Placement) -> Text {
    text("call-tile-at")
        .with("number", tile.tile.to_string())
        .with("side", format!("{:?}", tile.face))
        .with("cell", tile.at.to_string())
}
