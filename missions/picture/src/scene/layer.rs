//! Layers: what belongs together in a picture and can be shown or left out.
//! What is drawn on them is decided elsewhere.

use engine::world::PieceClass;
use missions_document::thing::ThingKind;
use rule_system::RuleSystem;
use rule_system::piece::Role;

/// A layer; later ones lie over earlier ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
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
    /// Teleporters.
    Teleporters,
    /// Portals.
    Portals,
    /// Start spaces.
    Starts,
    /// Objectives, health packs, weapons, markers.
    Tokens,
    /// Demons.
    Figures,
    /// Doors.
    Doors,
    /// Names of things and the author's labels.
    Labels,
    /// Numbers of columns and rows.
    Coordinates,
    /// Problems.
    Problems,
    /// Title, author, summary.
    Title,
    /// What the signs mean.
    Legend,
}

impl Layer {
    /// All layers, from back to front.
    pub const ALL: [Self; 18] = [
        Self::Table,
        Self::Tiles,
        Self::Grid,
        Self::Pictures,
        Self::Heat,
        Self::Regions,
        Self::Lines,
        Self::Teleporters,
        Self::Portals,
        Self::Starts,
        Self::Tokens,
        Self::Figures,
        Self::Doors,
        Self::Labels,
        Self::Coordinates,
        Self::Problems,
        Self::Title,
        Self::Legend,
    ];

    /// Its name in commands and files: `figures`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Tiles => "tiles",
            Self::Grid => "grid",
            Self::Pictures => "pictures",
            Self::Heat => "heat",
            Self::Regions => "regions",
            Self::Lines => "lines",
            Self::Teleporters => "teleporters",
            Self::Portals => "portals",
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
                Some(Role::Piece(PieceClass(0))) => Self::Portals,
                Some(Role::Piece(_)) => Self::Teleporters,
                _ => Self::Tokens,
            },
            ThingKind::Start(_) => Self::Starts,
            ThingKind::Figure(_) => Self::Figures,
            ThingKind::Label(_) => Self::Labels,
        }
    }

    /// The layer of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|layer| layer.name().eq_ignore_ascii_case(name.trim()))
    }
}

/// A set of layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layers(u32);

impl Layers {
    /// None.
    pub const NONE: Self = Self(0);
    /// All: a picture to show around.
    pub const ALL: Self = Self((1 << Layer::ALL.len()) - 1);
    /// The map alone, for windows that have a title and a legend of their own.
    pub const MAP: Self = Self::ALL.without(Layer::Title).without(Layer::Legend);

    /// Is a layer in the set?
    #[must_use]
    pub const fn has(self, layer: Layer) -> bool {
        self.0 >> layer as u32 & 1 == 1
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, layer: Layer) -> Self {
        Self(self.0 | 1 << layer as u32)
    }

    /// With one less.
    #[must_use]
    pub const fn without(self, layer: Layer) -> Self {
        Self(self.0 & !(1 << layer as u32))
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
        assert!(Layer::ALL.is_sorted());
        for layer in Layer::ALL {
            assert_eq!(Layer::named(&layer.name().to_uppercase()), Some(layer));
            assert!(Layers::ALL.has(layer) && !Layers::ALL.without(layer).has(layer));
        }
        assert!(!Layers::MAP.has(Layer::Title) && Layers::NONE.with(Layer::Heat).has(Layer::Heat));
    }
}
