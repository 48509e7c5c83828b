//! What can be set about pieces of the map: about one its name, place and kind, about several of them whatever they have in
//! common. A new name follows into the scripts.

use super::Message;
use super::field::{self, Choice};
use super::fields::Fields;
use super::sort::{self, Set};
use crate::Element;
use crate::describe;
use crate::focus::{button, late_line, line};
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::document::{Document, Selection};
use editor_model::naming::{self, card_name, pieces_in_words};
use editor_model::pieces;
use editor_model::words::{say, say_with};
use iced::widget::{column, row, text};
use missions::history::Change;
use missions::{Edit, Id, Mission, Named, ThingKind, group, rename};
use rule_system::DoorKind;
use std::mem::Discriminant;
use tiles::{Cell, Face, Footprint, Turn};

/// The id of the field for a name.
pub(super) const NAME: &str = "name";

/// One of the two numbers of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Axis {
    Column,
    Row,
}

/// A name that is being written. It is given when it is complete: half a name may be another piece's.
#[derive(Debug, Default)]
pub(crate) struct Name {
    of: Option<Id>,
    written: String,
    wrong: Option<&'static str>,
}

impl Name {
    /// Another piece is selected, or its name has changed.
    pub(super) fn refresh(&mut self, document: &Document) {
        let chosen = document.selection();
        let one = chosen.first().filter(|_| chosen.len() == 1).copied();
        let name = one.and_then(|id| name_of(document.mission(), id));
        *self = Self { of: one, written: name.map(ToString::to_string).unwrap_or_default(), wrong: None };
    }

    pub(super) fn write(&mut self, id: Id, name: String) {
        (self.of, self.written, self.wrong) = (Some(id), name, None);
    }

    /// The change that gives the name, if it is one.
    pub(super) fn enter(&mut self, id: Id, mission: &Mission) -> Option<Change> {
        let named = bearer(id, mission);
        if self.written.is_empty() {
            let edit = match named {
                Named::Thing(id) => {
                    let thing = mission.things().get(&id)?.clone();
                    Edit::Thing(id, Some(missions::Thing { name: None, ..thing }))
                }
                Named::Region(id) => {
                    let region = mission.regions().get(&id)?.clone();
                    Edit::Region(id, Some(missions::Region { name: None, ..region }))
                }
            };
            let label = say_with("change-name", &[("pieces", pieces_in_words(mission, [&id]).into())]);
            return Some(Change::new(label, [edit]));
        }
        self.wrong = self.trouble(named, mission);
        if self.wrong.is_some() {
            return None;
        }
        let name = missions::Name::new(self.written.clone());
        let pieces = pieces_in_words(mission, [&id]).into();
        let label = say_with("change-name-to", &[("pieces", pieces), ("name", name.to_string().into())]);
        Some(Change::new(label, rename::rename(mission, named, name)))
    }

    /// Why what is written cannot be the name of this piece. An empty name takes the name away.
    fn trouble(&self, named: Named, mission: &Mission) -> Option<&'static str> {
        let name = missions::Name::new(self.written.clone());
        let taken = || mission.names().any(|(known, owner)| *known == name && owner != named);
        if self.written.is_empty() {
            None
        } else if !name.is_identifier() {
            Some("name-unspeakable")
        } else {
            taken().then_some("name-taken")
        }
    }

    fn view(&self, id: Id, mission: &Mission) -> Element<'_, Message> {
        let field = line(say("inspector-no-name"), &self.written, move |name| Message::NameWritten(id, name))
            .id(NAME)
            .on_enter(Message::NameEntered(id));
        let sound = self.trouble(bearer(id, mission), mission).is_none();
        let field = if sound { field.settles() } else { field };
        let help = match self.wrong {
            Some(wrong) => text(say(wrong)).size(SMALL).style(text::danger),
            None => text(say("inspector-name-help")).size(SMALL).style(theme::faint_text),
        };
        field::labelled("inspector-name", column![field, help].spacing(3))
    }
}

/// What has the name, or is to have it.
fn bearer(id: Id, mission: &Mission) -> Named {
    if mission.things().contains_key(&id) { Named::Thing(id) } else { Named::Region(id) }
}

fn name_of(mission: &Mission, id: Id) -> Option<&missions::Name> {
    let thing = mission.things().get(&id).and_then(|thing| thing.name.as_ref());
    thing.or_else(|| mission.regions().get(&id)?.name.as_ref())
}

/// The change that sets something about the selected pieces.
pub(super) fn change(set: &Set, chosen: &Selection, mission: &Mission) -> Option<Change> {
    let edits: Vec<Edit> = chosen.iter().filter_map(|id| edit(set, *id, mission)).collect();
    let merge = match set {
        Set::Label(_) => Some("label"),
        _ => None,
    };
    let about: Vec<Id> = edits.iter().filter_map(Edit::about).collect();
    let pieces = pieces_in_words(mission, &about).into();
    let label = say_with("change-set", &[("pieces", pieces), ("field", field_of(set, mission).into())]);
    let change = Change::new(label, edits);
    let change = match (merge, chosen.first()) {
        (Some(what), Some(id)) => change.merging(format!("{what} {id}")),
        _ => change,
    };
    (!change.edits.is_empty()).then_some(change)
}

/// What the field is called in which it is set.
fn field_of(set: &Set, mission: &Mission) -> String {
    match set {
        Set::Side(_) => say("inspector-side"),
        Set::Turn(_) => say("inspector-turn"),
        Set::Piece(kind, _) => sort::field_of(kind, mission.system()),
        Set::Up(kind, _) => {
            let sides = mission.system().piece(kind).and_then(|kind| kind.sides);
            sides.map_or_else(|| say("inspector-side"), |sides| naming::piece::asked(sides.asked))
        }
        Set::Door(_) | Set::Demon(_) => say("inspector-kind"),
        Set::Turned(_) => say("inspector-turned"),
        Set::Label(_) => say("inspector-label"),
    }
}

fn edit(set: &Set, id: Id, mission: &Mission) -> Option<Edit> {
    if let Some(tile) = mission.tiles().get(&id) {
        let mut tile = *tile;
        match set {
            Set::Side(face) => tile.face = *face,
            Set::Turn(turn) => tile.turn = *turn,
            _ => return None,
        }
        return Some(mission.relaid(id, tile));
    }
    let mut thing = mission.things().get(&id)?.clone();
    match (&mut thing.kind, set) {
        (ThingKind::Piece(piece), Set::Piece(kind, sort)) => *piece = sort::set(piece, kind, sort, mission)?,
        (ThingKind::Piece(piece), Set::Up(kind, up)) if piece.kind == *kind => piece.up = *up,
        (ThingKind::Door(door), Set::Door(kind)) => door.kind.clone_from(kind),
        (ThingKind::Figure(figure), Set::Demon(kind)) => figure.kind.clone_from(kind),
        (ThingKind::Figure(figure), Set::Turned(turned)) => figure.turned = *turned,
        (ThingKind::Piece(piece), Set::Turned(turned)) => piece.turned = *turned,
        (ThingKind::Label(label), Set::Label(words)) => label.text.clone_from(words),
        _ => return None,
    }
    Some(Edit::Thing(id, Some(thing)))
}

/// The change that moves a piece to another column or row, as it was written. What stands on a tile goes along, as it does
/// when the tile is dragged.
pub(super) fn moved(id: Id, axis: Axis, written: &str, mission: &Mission) -> Option<Change> {
    let tile = mission.tiles().get(&id);
    let at = tile.map(|tile| tile.at).or_else(|| Some(mission.things().get(&id)?.at()))?;
    let to: i16 = written.trim().parse().ok()?;
    let (dx, dy) = match axis {
        Axis::Column => (to.saturating_sub(at.x), 0),
        Axis::Row => (0, to.saturating_sub(at.y)),
    };
    let mut all = group::standing_on(mission, tile.map(|_| id), mission.catalogue());
    let _ = all.insert(id);
    let edits = group::move_group(mission, all, dx, dy);
    let change = Change::new(naming::move_in_words(mission, &[id].into(), &edits), edits);
    (!change.edits.is_empty()).then_some(change)
}

/// Everything about one piece.
pub(super) fn view<'a>(
    id: Id,
    mission: &Mission,
    name: &'a Name,
    values: &'a Fields,
) -> Element<'a, Message> {
    let title = |words: String| text(rule_system::capital(&words)).font(STRONG).size(20);
    let fields = column![].spacing(10);
    if let Some(tile) = mission.tiles().get(&id) {
        let words = say_with("find-tile-words", &[("tile", format!("{}{:?}", tile.tile, tile.face).into())]);
        let change = button(text(say("inspector-workshop")).size(BODY))
            .padding([6, 12])
            .style(theme::quiet)
            .on_press(Message::Workshop(tile.tile, tile.face));
        let fields = fields.push(title(words)).push(place(id, tile.at)).extend(settable(id, mission));
        return fields.push(change).extend(own(id, mission, values)).into();
    }
    if let Some(thing) = mission.things().get(&id) {
        let fields =
            fields.push(title(describe::thing_in_words(thing, mission))).push(name.view(id, mission));
        let fields = fields.push(place(id, thing.at())).extend(settable(id, mission));
        return fields.extend(own(id, mission, values)).into();
    }
    let count = mission.regions().get(&id).map_or(0, |region| region.cells.len());
    let spaces = text(say_with("region-spaces", &[("count", count.into())])).size(BODY);
    let fields = fields.push(title(say("find-region"))).push(name.view(id, mission)).push(spaces);
    fields.extend(own(id, mission, values)).into()
}

/// What can be set about several pieces at once: what can be set about the first of each kind.
pub(super) fn shared<'a>(chosen: &Selection, mission: &Mission, values: &'a Fields) -> Element<'a, Message> {
    let mut kinds = Vec::new();
    let mut fields = column![].spacing(14);
    for id in chosen {
        let kind = mission.things().get(id).map(|thing| alike(&thing.kind, mission));
        if kinds.contains(&kind) || (kind.is_none() && !mission.tiles().contains_key(id)) {
            continue;
        }
        kinds.push(kind);
        let system = mission.system();
        let noun =
            mission.things().get(id).map_or_else(|| say("find-tile"), |thing| thing.noun(system).to_string());
        let head = text(rule_system::capital(&noun)).size(SMALL).style(theme::faint_text);
        let all = column![head].extend(settable(*id, mission)).extend(own(*id, mission, values));
        fields = fields.push(all.spacing(8));
    }
    fields.into()
}

/// What things have in common about which the same can be set: what they are, of pieces the kinds they can become.
fn alike(thing: &ThingKind, mission: &Mission) -> (Discriminant<ThingKind>, Vec<&'static str>) {
    let system = mission.system();
    let kind = if let ThingKind::Piece(piece) = thing { system.piece(&piece.kind) } else { None };
    let kinds = kind.map(|kind| pieces::alike(kind, system)).unwrap_or_default();
    (std::mem::discriminant(thing), kinds.iter().map(|kind| kind.id).collect())
}

fn place<'a>(id: Id, at: Cell) -> Element<'a, Message> {
    let number = |label: &str, now: i16, axis: Axis| {
        let line = late_line(&now.to_string(), move |written| Message::Moved(id, axis, written));
        field::labelled(label, line)
    };
    row![number("inspector-column", at.x, Axis::Column), number("inspector-row", at.y, Axis::Row)]
        .spacing(6)
        .into()
}

/// The fields a piece has beside its name and place.
fn settable<'a>(id: Id, mission: &Mission) -> Vec<Element<'a, Message>> {
    let choice = |id: &str, set: Set| Choice { value: set, name: say(id) };
    let pick = |label: &str, choices: Vec<Choice<Set>>, now: Set| {
        field::labelled(label, field::pick(choices, &now, Message::Set))
    };
    if let Some(tile) = mission.tiles().get(&id) {
        let sides = vec![choice("side-a", Set::Side(Face::A)), choice("side-b", Set::Side(Face::B))];
        let turns = Turn::ALL.map(|turn| Choice { value: Set::Turn(turn), name: degrees(turn) }).into();
        return vec![
            pick("inspector-side", sides, Set::Side(tile.face)),
            pick("inspector-turn", turns, Set::Turn(tile.turn)),
        ];
    }
    let Some(thing) = mission.things().get(&id) else { return Vec::new() };
    let (content, boxed) = (mission.content(), mission.system().content());
    match &thing.kind {
        ThingKind::Piece(piece) => {
            let mut fields = sort::fields(piece, mission);
            if piece.turned || mission.base(thing).can_rotate() {
                let turned = |turned| Message::Set(Set::Turned(turned));
                fields.push(field::tick(say("inspector-turned"), piece.turned, turned));
            }
            fields
        }
        ThingKind::Figure(figure) => {
            let called = card_name(boxed.foes().len());
            let demons = content
                .foes()
                .into_iter()
                .enumerate()
                .map(|(at, foe)| Choice { value: Set::Demon(foe.id.to_owned()), name: called(at, foe.name) });
            let mut fields = vec![pick("inspector-kind", demons.collect(), Set::Demon(figure.kind.clone()))];
            // A square base looks the same in either way.
            let base = content.foe(&figure.kind).map(|(_, foe)| foe.footprint());
            if figure.turned || base.is_some_and(Footprint::can_rotate) {
                let turned = |turned| Message::Set(Set::Turned(turned));
                fields.push(field::tick(say("inspector-turned"), figure.turned, turned));
            }
            fields
        }
        ThingKind::Label(label) => {
            vec![field::line("inspector-label", &label.text, |words| Message::Set(Set::Label(words)))]
        }
        ThingKind::Door(door) => {
            let doors = mission.system().doors();
            let choice = |(number, kind): (usize, &DoorKind)| {
                // The usual kind is written as no name.
                let id = if number == 0 { String::new() } else { kind.id.to_owned() };
                Choice { value: Set::Door(id), name: naming::door::entry(kind) }
            };
            let kinds: Vec<Choice<Set>> = doors.iter().enumerate().map(choice).collect();
            let several = kinds.len() > 1;
            several.then(|| pick("inspector-kind", kinds, Set::Door(door.kind.clone()))).into_iter().collect()
        }
        ThingKind::Start(_) => Vec::new(),
    }
}

/// The values that the rules give it.
fn own<'a>(id: Id, mission: &Mission, values: &'a Fields) -> impl Iterator<Item = Element<'a, Message>> {
    values.view(id, mission).into_iter().map(|field| field.map(Message::Fields))
}

fn degrees(turn: Turn) -> String {
    say_with("degrees", &[("count", (turn as u8 as i32 * 90).into())])
}
