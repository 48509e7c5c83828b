//! The shared part of a position: from a table to what stands in it, and back with everything that cannot be.

use super::words::{self, Unknown, Words};
use super::{PlacedFigure, PlacedPiece, PlacedToken, Position, Reader};
use crate::table_game::TableGame;
use crate::texts::text;
use ::words::Text;
use engine::world::{Figure, MAX_CLASSES, MAX_FIGURES, MAX_PIECES, MAX_TOKENS, Token};
use engine::{FigureId, PieceClass, PieceId, Table, TokenKind, World};
use std::collections::{BTreeMap, BTreeSet};
use tiles::{AreaId, Cell, DoorId, DoorSet, Pose, SpaceId};

/// Everything of a table that all rule systems share, as a position. Whose turn it is is left out; the round is that of the table.
pub fn of_world<G: TableGame>(game: &G, world: &World) -> Position {
    let words = Words::of(game);
    let table = words.table;
    let figures = world.figures().all().map(|(id, figure)| PlacedFigure {
        kind: table.kind(figure.kind).id.clone(),
        number: Some(id.0),
        at: Some(words.cell(figure.space)),
        turned: figure.turned,
        fragged: !figure.on_map,
        damage: figure.damage,
        stunned: figure.stunned,
        done: figure.done,
    });
    let pieces = (0..MAX_CLASSES as u8).map(PieceClass).flat_map(|class| {
        let kind = words.kind(class);
        let count = table.pieces(class).len().min(MAX_PIECES) as u8;
        // A piece that is covered comes with its area, as the mission lays it.
        let covered = |id| table.piece(id).is_some_and(|spot| !world.board(table).holds(spot.space));
        let ids = (0..count).map(move |number| PieceId { class, number });
        ids.filter(move |id| !covered(*id)).map(move |id| {
            let number = id.number;
            let (up, gone) = (world.pieces().is_up(id), !world.pieces().has(id));
            PlacedPiece { kind: kind.to_owned(), number, up, gone }
        })
    });
    let tokens = world.tokens().slots().iter().map(|token| {
        let (kind, sort) = words.token(token.kind);
        let (at, progress, taken) = (words.cell(token.space), token.progress, !token.on_map);
        PlacedToken { kind, sort, at, progress, taken }
    });
    let doors = |set: DoorSet| table.doors().filter(|door| set.has(*door)).map(|door| door.0).collect();
    let areas = (0..table.board.areas().len() as u8).filter(|area| world.revealed().has(AreaId(*area)));
    Position {
        marines: table.marines,
        round: world.round(),
        turn: None,
        figures: figures.collect(),
        open_doors: doors(table.board.all_doors().minus(world.closed())),
        locked_doors: doors(world.held().locked),
        gone_doors: doors(world.held().gone),
        revealed: areas.collect(),
        pieces: pieces.collect(),
        tokens: tokens.collect(),
        notes: world.notes().iter().map(|note| words.note(note)).collect(),
        offers: world.offers().iter().map(|offer| words.offer(offer)).collect(),
        aims: world.aims().iter().map(|aim| words.aim(aim)).collect(),
        bans: words::bans(world),
        changes: world.modifiers().iter().map(|modifier| words::change(*modifier)).collect(),
        values: BTreeMap::new(),
        cards: BTreeMap::new(),
    }
}

/// The table of a position, as near to it as a table can be. The round is that of the position; no figure is active.
pub fn lay<G: TableGame>(game: &G, reader: &mut Reader<'_>) -> World {
    let words = Words::of(game);
    let position = reader.position();
    let mut world = World::new(words.table);
    world.set_round(position.round);
    if position.marines != words.table.marines {
        let (said, here) = (position.marines, words.table.marines);
        reader.say("marines", text("position-marines").with("here", here).with("said", said));
    }
    if position.round == 0 {
        reader.say("round", text("position-round"));
    }
    doors(words.table, &mut world, reader);
    areas(words.table, &mut world, reader);
    pieces(&words, &mut world, reader);
    figures(&words, &mut world, reader);
    tokens(&words, &mut world, reader);
    scripts(&words, &mut world, reader);
    world
}

/// Does something to a door; `false` when it is so already.
type Verb = fn(&mut World, DoorId) -> bool;

/// A door that a position does not name is closed and not locked, whatever it is at the start.
fn doors(table: &Table, world: &mut World, reader: &mut Reader<'_>) {
    for door in table.doors() {
        let _ = (world.unlock(door), world.close(door));
    }
    let Position { open_doors, gone_doors, locked_doors, .. } = reader.position();
    let lists: [(&str, &[u8], Verb); 3] = [
        ("open_doors", open_doors, |world, door| world.open(door)),
        ("gone_doors", gone_doors, |world, door| world.destroy(door)),
        ("locked_doors", locked_doors, |world, door| world.lock(door)),
    ];
    for (list, numbers, put) in lists {
        for (index, number) in numbers.iter().enumerate() {
            let at = format!("{list}[{index}]");
            let door = DoorId(*number);
            if usize::from(*number) >= table.board.door_count() {
                reader.say(at, text("position-no-door").with("number", *number));
            } else if list == "locked_doors" && world.held().gone.has(door) {
                reader.say(at, text("position-door-gone").with("number", *number));
            } else if !put(world, door) {
                reader.say(at, text("position-door-twice").with("number", *number));
            }
        }
    }
}

fn areas(table: &Table, world: &mut World, reader: &mut Reader<'_>) {
    for (index, number) in reader.position().revealed.iter().enumerate() {
        let at = format!("revealed[{index}]");
        if usize::from(*number) >= table.board.areas().len() {
            reader.say(at, text("position-no-area").with("number", *number));
        } else if !world.reveal(table, AreaId(*number)) {
            reader.say(at, text("position-area-twice").with("number", *number));
        }
    }
}

fn pieces(words: &Words<'_>, world: &mut World, reader: &mut Reader<'_>) {
    let mut seen = BTreeSet::new();
    for (index, piece) in reader.position().pieces.iter().enumerate() {
        let at = format!("pieces[{index}]");
        let PlacedPiece { kind, number, up, gone } = piece;
        let Some(class) = words.class(kind) else {
            reader.say(format!("{at}.kind"), text("position-no-kind").with("kind", kind.as_str()));
            continue;
        };
        let id = PieceId { class, number: *number };
        let of = |said: Text| said.with("kind", kind.as_str()).with("number", *number);
        if words.table.piece(id).is_none() {
            let lies = words.table.pieces(class).len();
            reader.say(format!("{at}.number"), of(text("position-no-piece")).with("lies", lies));
            continue;
        }
        if !seen.insert(id) {
            reader.say(at, of(text("position-piece-twice")));
            continue;
        }
        if *gone && *up {
            reader.say(format!("{at}.up"), of(text("position-piece-gone")));
        }
        if (*up || *gone) && !world.pieces().has(id) {
            reader.say(at, of(text("position-piece-hidden")));
            continue;
        }
        // Each is as the mission lays it, and may be so already.
        let _ = if *up { world.turn_up(id) } else { world.turn_down(id) };
        if *gone {
            let _ = world.remove_piece(id);
        }
    }
}

/// What is taken already while figures are put down.
struct Placing<'w> {
    words: &'w Words<'w>,
    /// Numbers that the position gives to a figure.
    said: BTreeSet<u8>,
    numbers: BTreeSet<u8>,
    /// How many figures of a kind there are.
    counts: BTreeMap<u8, usize>,
    spaces: BTreeMap<SpaceId, String>,
}

fn figures(words: &Words<'_>, world: &mut World, reader: &mut Reader<'_>) {
    let (table, position) = (words.table, reader.position());
    let said = position.figures.iter().filter_map(|figure| figure.number).collect();
    let (numbers, counts, spaces) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::new());
    let mut placing = Placing { words, said, numbers, counts, spaces };
    for (index, figure) in position.figures.iter().enumerate() {
        let at = format!("figures[{index}]");
        if let Some((id, figure)) = placing.place(figure, &at, world, reader) {
            let _ = world.lay_figure(table, id, figure);
        }
    }
    for (seat, kind) in (0..table.marines).zip(&table.kinds) {
        if world.figures().get(FigureId(seat)).is_none() {
            reader.say("figures", text("position-missing").with("figure", kind.name.as_str()));
            let away = Figure { kind: engine::KindId(seat), ..Figure::FREE };
            let _ = world.lay_figure(table, FigureId(seat), away);
        }
    }
}

impl Placing<'_> {
    /// A figure as it stands, and its number; `None` where it cannot be there.
    fn place(
        &mut self,
        figure: &PlacedFigure,
        at: &str,
        world: &World,
        reader: &mut Reader<'_>,
    ) -> Option<(FigureId, Figure)> {
        let table = self.words.table;
        let Some(kind) = table.kind_named(&figure.kind) else {
            reader.say(format!("{at}.kind"), text("position-no-figure").with("kind", figure.kind.as_str()));
            return None;
        };
        let (of, is_marine) = (table.kind(kind), kind.0 < table.marines);
        let count = self.counts.entry(kind.0).or_default();
        *count += 1;
        if *count > usize::from(of.figures) {
            reader.say(at, text("position-box").with("count", of.figures).with("figure", of.name.as_str()));
            return None;
        }
        let id = self.number(kind.0, figure, at, reader)?;
        let stands = if figure.fragged { Ok(None) } else { self.stand(figure, world).map(Some) };
        let space = match stands {
            Ok(space) => space,
            Err(why) => {
                reader.say(format!("{at}.at"), why);
                None
            }
        };
        if figure.fragged && !is_marine {
            reader.say(format!("{at}.fragged"), text("position-fragged"));
        }
        if space.is_none() && !is_marine {
            return None;
        }
        let damage = self.damage(figure, of.health, at, reader);
        // Where a fragged marine fell is a memory of the game and nothing more.
        let fell = figure.at.and_then(|cell| self.words.space(cell).ok()).unwrap_or(Figure::FREE.space);
        let laid = Figure {
            kind,
            space: space.unwrap_or(fell),
            turned: figure.turned,
            on_map: space.is_some(),
            damage: if space.is_some() { damage } else { 0 },
            stunned: figure.stunned && space.is_some(),
            done: figure.done,
        };
        Some((id, laid))
    }

    /// Its number on the table: a marine's is the seat.
    fn number(
        &mut self,
        kind: u8,
        figure: &PlacedFigure,
        at: &str,
        reader: &mut Reader<'_>,
    ) -> Option<FigureId> {
        let marines = self.words.table.marines;
        let free = |taken: &BTreeSet<u8>, said: &BTreeSet<u8>| {
            (marines..MAX_FIGURES as u8).find(|number| !taken.contains(number) && !said.contains(number))
        };
        let wanted = match figure.number {
            Some(number) if kind < marines => {
                if number != kind {
                    let said = text("position-seat").with("figure", figure.kind.as_str()).with("seat", kind);
                    reader.say(format!("{at}.number"), said);
                }
                Some(kind)
            }
            None if kind < marines => Some(kind),
            Some(number) if number < marines => {
                reader.say(format!("{at}.number"), text("position-of-marine").with("number", number));
                free(&self.numbers, &self.said)
            }
            Some(number) if usize::from(number) >= MAX_FIGURES || self.numbers.contains(&number) => {
                let said = match self.numbers.contains(&number) {
                    true => text("position-number-twice"),
                    false => text("position-number-large"),
                };
                reader.say(format!("{at}.number"), said.with("number", number));
                free(&self.numbers, &self.said)
            }
            Some(number) => Some(number),
            None => free(&self.numbers, &self.said),
        };
        let Some(number) = wanted else {
            reader.say(at, text("position-most-figures").with("most", MAX_FIGURES));
            return None;
        };
        let _ = self.numbers.insert(number);
        Some(FigureId(number))
    }

    /// Where it stands, if it can.
    fn stand(&mut self, figure: &PlacedFigure, world: &World) -> Result<SpaceId, Unknown> {
        let table = self.words.table;
        let kind = table.kind_named(&figure.kind).map(|kind| table.kind(kind));
        let (Some(kind), Some((x, y))) = (kind, figure.at) else {
            return Err(text("position-nowhere").with("figure", figure.kind.as_str()));
        };
        let space = self.words.space((x, y))?;
        let pose = Pose { at: Cell::new(x, y), turned: figure.turned };
        let Some(under) = world.board(table).covered(kind.footprint, pose, world.closed()) else {
            let said = text("position-no-fit").with("figure", kind.name.as_str());
            return Err(said.with("cell", pose.at.to_string()));
        };
        if let Some(other) = under.iter().find_map(|space| self.spaces.get(space)) {
            let said =
                text("position-taken").with("figure", kind.name.as_str()).with("other", other.as_str());
            return Err(said.with("cell", pose.at.to_string()));
        }
        for space in under.iter() {
            let _ = self.spaces.insert(*space, kind.name.clone());
        }
        Ok(space)
    }

    fn damage(&self, figure: &PlacedFigure, health: u8, at: &str, reader: &mut Reader<'_>) -> u8 {
        let most = if figure.fragged { 0 } else { health.saturating_sub(1) };
        if figure.damage > most {
            let said = if figure.fragged {
                text("position-fragged-damage")
            } else {
                text("position-damage").with("damage", figure.damage).with("health", health)
            };
            reader.say(format!("{at}.damage"), said);
        }
        if figure.fragged && figure.stunned {
            reader.say(format!("{at}.stunned"), text("position-fragged-stunned"));
        }
        figure.damage.min(most)
    }
}

fn tokens(words: &Words<'_>, world: &mut World, reader: &mut Reader<'_>) {
    let position = reader.position();
    let mut laid = Vec::new();
    for (index, token) in position.tokens.iter().enumerate() {
        let at = format!("tokens[{index}]");
        if index >= MAX_TOKENS {
            reader.say(at, text("position-most-tokens").with("most", MAX_TOKENS));
            break;
        }
        let kind = words.token_kind(&token.kind, &token.sort);
        let space = words.space(token.at);
        let space = space.and_then(|space| match token.taken || world.board(words.table).holds(space) {
            true => Ok(space),
            false => Err(text("position-space-hidden")),
        });
        let nowhere = space.as_ref().err().filter(|_| !token.taken);
        for (field, wrong) in [("kind", kind.as_ref().err()), ("at", nowhere)] {
            if let Some(wrong) = wrong {
                reader.say(format!("{at}.{field}"), wrong.clone());
            }
        }
        // One that cannot be keeps its number, for scripts know tokens by theirs.
        let there = !token.taken && kind.is_ok() && space.is_ok();
        laid.push(Token {
            kind: kind.unwrap_or(TokenKind::Objective),
            space: space.unwrap_or(SpaceId(0)),
            progress: token.progress,
            on_map: there,
        });
    }
    for (index, spot) in words.table.tokens.iter().enumerate().skip(laid.len()).take(MAX_TOKENS) {
        reader.say(format!("tokens[{index}]"), text("position-no-laid-token"));
        laid.push(Token { kind: spot.kind, space: spot.space, progress: 0, on_map: false });
    }
    world.lay_tokens(&laid);
}

fn scripts(words: &Words<'_>, world: &mut World, reader: &mut Reader<'_>) {
    let position = reader.position();
    let mut each = |at: String, laid: Result<bool, Unknown>| match laid {
        Ok(true) => {}
        Ok(false) => reader.say(at, text("position-no-room")),
        Err(why) => reader.say(at, why),
    };
    for (index, note) in position.notes.iter().enumerate() {
        let laid = words.noted(note).map(|(script, name, value)| world.note(script, name, Some(value)));
        each(format!("notes[{index}]"), laid);
    }
    for (index, offer) in position.offers.iter().enumerate() {
        each(format!("offers[{index}]"), words.offered(offer).map(|offer| world.lay_offer(offer)));
    }
    for (index, aim) in position.aims.iter().enumerate() {
        each(format!("aims[{index}]"), words.aimed(aim).map(|aim| world.aim(aim)));
    }
    for (index, ban) in position.bans.iter().enumerate() {
        let forbidden = words::banned(*ban).map(|(ban, end)| {
            world.forbid(ban, end);
            true
        });
        each(format!("bans[{index}]"), forbidden);
    }
    for (index, change) in position.changes.iter().enumerate() {
        each(format!("changes[{index}]"), Ok(world.modify(words::changed(*change))));
    }
}
