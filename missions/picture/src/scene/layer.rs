//! Layers: what belongs together in a picture and can be shown or left out.
//! What is drawn on them is decided elsewhere.

use engine::world::{MAX_CLASSES, PieceClass};
use missions_document::thing::ThingKind;
use rule_system::RuleSystem;
use rule_system::piece::Role;
use std::cmp::Ordering;

/// A layer; later ones lie over earlier ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layer {
    /// Fine marks on the table.
    #[default]
    Table,
    /// Floors and tile numbers.
    Tiles,
    /// The grid of spaces.
    Grid,
    /// Pictures of somebody's own cardboard, over floors and grid.
    Pictures,
    /// How often something happened where.
    Heat,
    /// Regions and their names.
    Regions,
    /// Walls and the other lines between spaces.
    Lines,
    /// The rule system's own pieces of a class; the first class lies over the others.
    Pieces(PieceClass),
    /// Start spaces.
    Starts,
    /// What lies on the map to be taken, reached or known.
    Tokens,
    /// Demons.
    Figures,
    /// Doors.
    Doors,
    /// Problems; below names, so that no frame covers one.
    Problems,
    /// Names of things and the author's labels.
    Labels,
    /// Numbers of columns and rows.
    Coordinates,
    /// Title, author, summary.
    Title,
    /// What the signs mean.
    Legend,
}

/// Those below the rule system's own pieces, from back to front.
const BELOW: [Layer; 7] =
    [Layer::Table, Layer::Tiles, Layer::Grid, Layer::Pictures, Layer::Heat, Layer::Regions, Layer::Lines];

/// Those above them.
const ABOVE: [Layer; 9] = [
    Layer::Starts,
    Layer::Tokens,
    Layer::Figures,
    Layer::Doors,
    Layer::Problems,
    Layer::Labels,
    Layer::Coordinates,
    Layer::Title,
    Layer::Legend,
];

/// How many there can be.
const MOST: u8 = BELOW.len() as u8 + MAX_CLASSES as u8 + ABOVE.len() as u8;

impl Layer {
    /// All layers of missions of a rule system, from back to front.
    pub fn all(system: &dyn RuleSystem) -> impl DoubleEndedIterator<Item = Self> + use<> {
        BELOW.into_iter().chain(Self::pieces(system)).chain(ABOVE)
    }

    /// Those of the rule system's own pieces, from back to front.
    pub fn pieces(system: &dyn RuleSystem) -> impl DoubleEndedIterator<Item = Self> + use<> {
        system.own_pieces().into_iter().rev().filter_map(|kind| kind.role.class()).map(Self::Pieces)
    }

    /// Its name in commands and files: `figures`, `portals`.
    #[must_use]
    pub fn name(self, system: &dyn RuleSystem) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Tiles => "tiles",
            Self::Grid => "grid",
            Self::Pictures => "pictures",
            Self::Heat => "heat",
            Self::Regions => "regions",
            Self::Lines => "lines",
            Self::Pieces(class) => system.piece_as(Role::Piece(class)).map_or("pieces", |kind| kind.list),
            Self::Starts => "starts",
            Self::Tokens => "tokens",
            Self::Figures => "figures",
            Self::Doors => "doors",
            Self::Labels => "labels",
            Self::Coordinates => "coordinates",
            Self::Problems => "problems",
            Self::Title => "title",
            Self::Legend => "legend",
        }
    }

    /// The layer a thing is drawn on; its name is on [`Self::Labels`].
    #[must_use]
    pub fn of(thing: &ThingKind, system: &dyn RuleSystem) -> Self {
        match thing {
            ThingKind::Door(_) => Self::Doors,
            ThingKind::Piece(piece) => match system.piece(&piece.kind).map(|kind| kind.role) {
                Some(Role::Piece(class)) => Self::Pieces(class),
                _ => Self::Tokens,
            },
            ThingKind::Start(_) => Self::Starts,
            ThingKind::Figure(_) => Self::Figures,
            ThingKind::Label(_) => Self::Labels,
        }
    }

    /// The layer of a name.
    #[must_use]
    pub fn named(name: &str, system: &dyn RuleSystem) -> Option<Self> {
        Self::all(system).find(|layer| layer.name(system).eq_ignore_ascii_case(name.trim()))
    }

    /// Its place from back to front, among all there can be.
    pub(crate) const fn place(self) -> u8 {
        const OWN: u8 = BELOW.len() as u8;
        const ABOVE: u8 = OWN + MAX_CLASSES as u8;
        match self {
            Self::Table => 0,
            Self::Tiles => 1,
            Self::Grid => 2,
            Self::Pictures => 3,
            Self::Heat => 4,
            Self::Regions => 5,
            Self::Lines => 6,
            Self::Pieces(PieceClass(class)) => {
                ABOVE - 1 - if class < MAX_CLASSES as u8 { class } else { MAX_CLASSES as u8 - 1 }
            }
            Self::Starts => ABOVE,
            Self::Tokens => ABOVE + 1,
            Self::Figures => ABOVE + 2,
            Self::Doors => ABOVE + 3,
            Self::Problems => ABOVE + 4,
            Self::Labels => ABOVE + 5,
            Self::Coordinates => ABOVE + 6,
            Self::Title => ABOVE + 7,
            Self::Legend => ABOVE + 8,
        }
    }
}

impl Ord for Layer {
    fn cmp(&self, other: &Self) -> Ordering {
        self.place().cmp(&other.place())
    }
}

impl PartialOrd for Layer {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A set of layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layers(u32);

impl Layers {
    /// None.
    pub const NONE: Self = Self(0);
    /// All: a picture to show around.
    pub const ALL: Self = Self((1 << MOST) - 1);
    /// The map alone, for windows that have a title and a legend of their own.
    pub const MAP: Self = Self::ALL.without(Layer::Title).without(Layer::Legend);

    /// Is a layer in the set?
    #[must_use]
    pub const fn has(self, layer: Layer) -> bool {
        self.0 >> layer.place() & 1 == 1
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, layer: Layer) -> Self {
        Self(self.0 | 1 << layer.place())
    }

    /// With one less.
    #[must_use]
    pub const fn without(self, layer: Layer) -> Self {
        Self(self.0 & !(1 << layer.place()))
    }
}

impl Default for Layers {
    fn default() -> Self {
        Self::ALL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_lie_in_the_order_of_their_list_and_are_known_by_name() {
        for system in systems::all() {
            let all: Vec<Layer> = Layer::all(system).collect();
            assert!(all.is_sorted());
            for layer in all {
                assert_eq!(Layer::named(&layer.name(system).to_uppercase(), system), Some(layer));
                assert!(Layers::ALL.has(layer) && !Layers::ALL.without(layer).has(layer));
            }
        }
        assert!(!Layers::MAP.has(Layer::Title) && Layers::NONE.with(Layer::Heat).has(Layer::Heat));
    }

    #[test]
    fn each_has_a_place_of_its_own() {
        let pieces = (0..MAX_CLASSES as u8).rev().map(|class| Layer::Pieces(PieceClass(class)));
        let places: Vec<u8> = BELOW.into_iter().chain(pieces).chain(ABOVE).map(Layer::place).collect();
        assert_eq!(places, (0..MOST).collect::<Vec<u8>>());
    }
}
