//! The names that positions use for what a table has as numbers, and back. Both directions stand side by side.

use super::said::{AimNow, BanNow, Change, Ends, Lasts, NearTo, Note, OfferNow, Often, Said, ThingAt};
use crate::piece::{PieceKind, Role};
use crate::table_game::TableGame;
use crate::texts::text;
use engine::language::CostRow;
use engine::world::{
    Aim, Ban, BanEnd, Cost, ItemClass, Limit, MAX_BANS, MAX_CLASSES, Modifier, Near, Offer, RegionId, Stat,
    Until,
};
use engine::{FigureId, PieceClass, PieceId, Sym, Table, Thing, TokenId, TokenKind, Value, World};
use std::collections::BTreeMap;
use tiles::{Cell, DoorId, SpaceId};
use words::Text;

/// The costs that have fields of their own in files.
const CARDS: &str = "cards";
const POINTS: &str = "points";

/// Looks names up.
pub(super) struct Words<'g> {
    pub(super) table: &'g Table,
    kinds: &'static [PieceKind],
    costs: &'static [CostRow],
    item: Box<dyn Fn(ItemClass, u8) -> Option<String> + 'g>,
}

/// Why a name stands for nothing.
pub(super) type Unknown = Text;

impl<'g> Words<'g> {
    pub(super) fn of<G: TableGame>(game: &'g G) -> Self {
        let item = Box::new(move |class, number| game.item(class, number));
        let rows = G::rows();
        Self { table: game.table(), kinds: rows.pieces, costs: rows.language.costs, item }
    }

    /// A space as column and row; what is off the board may have none.
    pub(super) fn cell(&self, space: SpaceId) -> (i16, i16) {
        if usize::from(space.0) >= self.table.board.len() {
            return (0, 0);
        }
        let cell = self.table.board.cell(space);
        (cell.x, cell.y)
    }

    pub(super) fn space(&self, (x, y): (i16, i16)) -> Result<SpaceId, Unknown> {
        let cell = Cell::new(x, y);
        self.table
            .board
            .space_at(cell)
            .ok_or_else(|| text("position-no-space").with("cell", cell.to_string()))
    }

    /// The class of a kind of pieces.
    pub(super) fn class(&self, kind: &str) -> Option<PieceClass> {
        self.kinds.iter().find(|known| known.id == kind).and_then(|known| known.role.class())
    }

    /// The kind of the pieces of a class.
    pub(super) fn kind(&self, class: PieceClass) -> &'static str {
        self.kinds.iter().find(|kind| kind.role == Role::Piece(class)).map_or("", |kind| kind.id)
    }

    /// A token as kind and sort.
    pub(super) fn token(&self, kind: TokenKind) -> (String, String) {
        let role = Role::from(kind);
        let id = self.kinds.iter().find(|kind| kind.role == role).map_or("", |kind| kind.id);
        let sort = match kind {
            TokenKind::Objective => String::new(),
            TokenKind::Item(class, number) => (self.item)(class, number).unwrap_or_default(),
            TokenKind::Marker(word) => self.word(word),
        };
        (id.to_owned(), sort)
    }

    pub(super) fn token_kind(&self, kind: &str, sort: &str) -> Result<TokenKind, Unknown> {
        let known = self.kinds.iter().find(|known| known.id == kind && known.role.is_token());
        let Some(known) = known else { return Err(text("position-no-token").with("kind", kind)) };
        let unsorted = || text("position-no-sort").with("noun", known.noun).with("sort", sort);
        match known.role {
            Role::Objective if sort.is_empty() => Ok(TokenKind::Objective),
            Role::Item(class) => {
                let number = (0..=u8::MAX).find(|n| (self.item)(class, *n).is_some_and(|name| name == sort));
                number.map(|number| TokenKind::Item(class, number)).ok_or_else(unsorted)
            }
            Role::Marker => self.sym(sort).map(TokenKind::Marker),
            Role::Objective | Role::Piece(_) => Err(unsorted()),
        }
    }

    fn word(&self, word: Sym) -> String {
        self.table.symbols.word(word).to_owned()
    }

    fn sym(&self, word: &str) -> Result<Sym, Unknown> {
        self.table.symbols.get(word).ok_or_else(|| text("position-no-word").with("word", word))
    }

    fn thing(&self, thing: Thing) -> ThingAt {
        match thing {
            Thing::Door(id) => ThingAt::Door(id.0),
            Thing::Piece(id) => ThingAt::Piece((id.class.0, id.number)),
            Thing::Token(id) => ThingAt::Token(id.0),
            Thing::Figure(id) => ThingAt::Figure(id.0),
            Thing::Region(id) => ThingAt::Region(id.0),
            Thing::Space(space) => ThingAt::Space(self.cell(space)),
        }
    }

    /// Figures and tokens come and go, and a note may still name one that is gone; the others have to be there.
    fn thing_at(&self, thing: ThingAt) -> Result<Thing, Unknown> {
        let there = |number: u8, count: usize, lacks: Text| {
            if usize::from(number) < count { Ok(()) } else { Err(lacks.with("number", number)) }
        };
        match thing {
            ThingAt::Door(number) => {
                let count = self.table.board.door_count();
                there(number, count, text("position-no-door")).map(|()| Thing::Door(DoorId(number)))
            }
            ThingAt::Piece((class, number)) => {
                there(class, MAX_CLASSES, text("position-no-class"))?;
                let class = PieceClass(class);
                there(number, self.table.pieces(class).len(), text("position-no-number"))?;
                Ok(Thing::Piece(PieceId { class, number }))
            }
            ThingAt::Token(number) => Ok(Thing::Token(TokenId(number))),
            ThingAt::Figure(number) => Ok(Thing::Figure(FigureId(number))),
            ThingAt::Region(number) => {
                let count = self.table.regions.len();
                there(number, count, text("position-no-region")).map(|()| Thing::Region(RegionId(number)))
            }
            ThingAt::Space(cell) => self.space(cell).map(Thing::Space),
        }
    }

    fn near(&self, near: Near) -> NearTo {
        match near {
            Near::Anywhere => NearTo::Anywhere,
            Near::Token(kind) => NearTo::Token(self.token(kind)),
            Near::Piece(class) => NearTo::Piece(class.0),
            Near::Thing(thing) => NearTo::Thing(self.thing(thing)),
            Near::In(region) => NearTo::In(region.0),
        }
    }

    fn near_to(&self, near: &NearTo) -> Result<Near, Unknown> {
        Ok(match near {
            NearTo::Anywhere => Near::Anywhere,
            NearTo::Token((kind, sort)) => Near::Token(self.token_kind(kind, sort)?),
            NearTo::Piece(class) if usize::from(*class) < MAX_CLASSES => Near::Piece(PieceClass(*class)),
            NearTo::Piece(class) => return Err(text("position-no-class").with("number", *class)),
            NearTo::Thing(thing) => Near::Thing(self.thing_at(*thing)?),
            NearTo::In(region) => match self.thing_at(ThingAt::Region(*region))? {
                Thing::Region(region) => Near::In(region),
                other => Near::Thing(other),
            },
        })
    }

    pub(super) fn note(&self, (script, name, value): (u8, Sym, Value)) -> Note {
        let value = match value {
            Value::Bool(yes) => Said::Bool(yes),
            Value::Int(number) => Said::Int(number),
            Value::Word(word) => Said::Word(self.word(word)),
            Value::Thing(thing) => Said::Thing(self.thing(thing)),
        };
        Note { script, name: self.word(name), value }
    }

    pub(super) fn noted(&self, note: &Note) -> Result<(u8, Sym, Value), Unknown> {
        let value = match &note.value {
            Said::Bool(yes) => Value::Bool(*yes),
            Said::Int(number) => Value::Int(*number),
            Said::Word(word) => Value::Word(self.sym(word)?),
            Said::Thing(thing) => Value::Thing(self.thing_at(*thing)?),
        };
        Ok((note.script, self.sym(&note.name)?, value))
    }

    /// What an offer costs, by the names of the game.
    fn costs(&self, cost: Cost) -> BTreeMap<String, u8> {
        let asked = self.costs.iter().zip(cost.0).filter(|(_, number)| *number > 0);
        asked.map(|(row, number)| (row.id.to_owned(), number)).collect()
    }

    fn cost(&self, offer: &OfferNow) -> Result<Cost, Unknown> {
        let first = [(CARDS, offer.cards), (POINTS, offer.points)];
        let others = offer.costs.iter().map(|(id, number)| (id.as_str(), *number));
        let mut cost = Cost::default();
        for (id, number) in first.into_iter().chain(others).filter(|(_, number)| *number > 0) {
            let place = self.costs.iter().position(|row| row.id == id);
            let place = place.ok_or_else(|| text("position-no-cost").with("cost", id))?;
            cost.0[place] = number;
        }
        Ok(cost)
    }

    pub(super) fn offer(&self, offer: &Offer) -> OfferNow {
        let mut costs = self.costs(offer.cost);
        OfferNow {
            tag: self.word(offer.tag),
            label: self.word(offer.label),
            near: self.near(offer.near),
            distance: offer.distance,
            least: offer.least,
            cards: costs.remove(CARDS).unwrap_or_default(),
            points: costs.remove(POINTS).unwrap_or_default(),
            costs,
            limit: match offer.limit {
                Limit::Free => Often::Free,
                Limit::Activation => Often::Activation,
                Limit::Round => Often::Round,
                Limit::Game => Often::Game,
            },
            needs: offer.needs.map(|(script, note)| (script, self.word(note))),
            used: offer.used,
        }
    }

    pub(super) fn offered(&self, offer: &OfferNow) -> Result<Offer, Unknown> {
        Ok(Offer {
            tag: self.sym(&offer.tag)?,
            label: self.sym(&offer.label)?,
            near: self.near_to(&offer.near)?,
            distance: offer.distance,
            least: offer.least,
            cost: self.cost(offer)?,
            limit: match offer.limit {
                Often::Free => Limit::Free,
                Often::Activation => Limit::Activation,
                Often::Round => Limit::Round,
                Often::Game => Limit::Game,
            },
            needs: match &offer.needs {
                Some((script, note)) => Some((*script, self.sym(note)?)),
                None => None,
            },
            used: offer.used,
        })
    }

    pub(super) fn aim(&self, aim: Aim) -> AimNow {
        match aim {
            Aim::OpenDoors => AimNow::OpenDoors,
            Aim::FragDemons => AimNow::FragDemons,
            Aim::Reach(near, far) => AimNow::Reach((self.near(near), far)),
            Aim::Survive => AimNow::Survive,
        }
    }

    pub(super) fn aimed(&self, aim: &AimNow) -> Result<Aim, Unknown> {
        Ok(match aim {
            AimNow::OpenDoors => Aim::OpenDoors,
            AimNow::FragDemons => Aim::FragDemons,
            AimNow::Reach((near, far)) => Aim::Reach(self.near_to(near)?, *far),
            AimNow::Survive => Aim::Survive,
        })
    }
}

/// Everything that is forbidden.
pub(super) fn bans(world: &World) -> Vec<BanNow> {
    let all = (0..MAX_BANS as u8).filter_map(|what| Some((what, world.forbidden_until(Ban(what))?)));
    all.map(|(what, end)| {
        let until = match end {
            BanEnd::Never => Ends::Never,
            BanEnd::While(class) => Ends::While(class.0),
            BanEnd::Round => Ends::Round,
        };
        BanNow { what, until }
    })
    .collect()
}

pub(super) fn banned(ban: BanNow) -> Result<(Ban, BanEnd), Unknown> {
    if usize::from(ban.what) >= MAX_BANS {
        return Err(text("position-no-ban").with("number", ban.what));
    }
    let end = match ban.until {
        Ends::Never => BanEnd::Never,
        Ends::While(class) if usize::from(class) < MAX_CLASSES => BanEnd::While(PieceClass(class)),
        Ends::While(class) => return Err(text("position-no-class").with("number", class)),
        Ends::Round => BanEnd::Round,
    };
    Ok((Ban(ban.what), end))
}

pub(super) fn change(modifier: Modifier) -> Change {
    let until = match modifier.until {
        Until::Round => Lasts::Round,
        Until::Activation => Lasts::Activation,
        Until::Game => Lasts::Game,
    };
    Change { what: modifier.stat.0, amount: modifier.amount, until }
}

pub(super) fn changed(change: Change) -> Modifier {
    let until = match change.until {
        Lasts::Round => Until::Round,
        Lasts::Activation => Until::Activation,
        Lasts::Game => Until::Game,
    };
    Modifier { stat: Stat(change.what), amount: change.amount, until }
}
