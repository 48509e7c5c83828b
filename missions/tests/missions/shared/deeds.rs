//! What somebody at the editor might do, at random: every kind of edit, typing and moving that merges, undo, redo,
//! jumps. The same number gives the same deed in the same mission, so that a test that failed can be repeated.

use doom_2016::Loadout;
use engine::play::Rng;
use missions::intent::{Games, Intent, Measure};
use missions::thing::{Door, Figure, Label, Piece, Region, Start, Thing, ThingKind};
use missions::{
    Card, Change, ContentFile, Edit, History, Id, Info, Mission, Mute, Name, Parameter, Record, Role,
    RulesId, ScriptName, Settings,
};
use tiles::{Cell, Edge, Face, Placement, TileNumber, Turn};

/// Something done at the editor.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    Commit(Change),
    Seal,
    Undo,
    Redo,
    Jump(usize),
}

impl Deed {
    /// What a journal hears of it.
    pub(crate) const fn record(&self) -> Record<'_> {
        match self {
            Self::Commit(change) => Record::Change(change),
            Self::Seal => Record::Seal,
            Self::Undo => Record::Undo,
            Self::Redo => Record::Redo,
            Self::Jump(to) => Record::Jump(*to),
        }
    }
}

/// The deed of a number.
pub(crate) fn deed(number: u64, mission: &Mission, history: &History) -> Deed {
    let rng = &mut Rng::new(number);
    match rng.below(100) {
        0..72 => Deed::Commit(change(rng, mission)),
        72..76 => Deed::Seal,
        76..87 => Deed::Undo,
        87..97 => Deed::Redo,
        // Far back now and then, mostly near: otherwise no history would ever grow long.
        97 => Deed::Jump(rng.below(history.steps().len() as u32 + 2) as usize),
        _ => Deed::Jump((history.at() + rng.below(12) as usize).saturating_sub(6)),
    }
}

/// Do it. The answer is whether a change changed anything.
pub(crate) fn act(deed: Deed, mission: &mut Mission, history: &mut History) -> bool {
    match deed {
        Deed::Commit(change) => return history.commit(mission, change),
        Deed::Seal => history.seal(),
        Deed::Undo => drop(history.undo(mission).map(|step| step.label.clone())),
        Deed::Redo => drop(history.redo(mission).map(|step| step.label.clone())),
        Deed::Jump(to) => history.jump(mission, to),
    }
    false
}

fn change(rng: &mut Rng, mission: &Mission) -> Change {
    match rng.below(10) {
        0..2 => {
            let mut info = mission.info().clone();
            type_in(rng, &mut info.title);
            Change::new("Type the title", [Edit::Info(Box::new(info))]).merging("title")
        }
        2 => {
            let name = script(rng);
            let mut text = mission.scripts().get(&name).cloned().unwrap_or_default();
            type_in(rng, &mut text);
            let key = format!("script {name}");
            Change::new(format!("Write {name}"), [Edit::Script(name, Some(text))]).merging(key)
        }
        3..5 => {
            let id = Id(110 + rng.below(4));
            let Some(thing) = mission.things().get(&id).cloned() else {
                return Change::new("Put a thing", [Edit::Thing(id, Some(thing(rng)))]);
            };
            let (dx, dy) = *pick(rng, &[(1, 0), (-1, 0), (0, 1), (0, -1)]);
            Change::new(format!("Move {id}"), [Edit::Thing(id, Some(thing.moved(dx, dy)))])
                .merging(format!("move {id}"))
        }
        5 => {
            // Many at once, some of them twice.
            let edits: Vec<Edit> = (0..rng.below(12)).map(|_| edit(rng)).collect();
            Change::new("Change this and that", edits)
        }
        _ => Change::new("Change something", [edit(rng)]),
    }
}

/// A letter more or a letter less.
fn type_in(rng: &mut Rng, text: &mut String) {
    if rng.below(3) == 0 || text.len() > 40 {
        let _ = text.pop();
    } else {
        text.push(*pick(rng, &['a', 'b', ' ', '"', '#', '\\', '\n', '\t', '\r', '\u{7}', 'é', '🔥']));
    }
}

fn pick<'a, T>(rng: &mut Rng, of: &'a [T]) -> &'a T {
    &of[rng.below(of.len() as u32) as usize]
}

fn yes(rng: &mut Rng) -> bool {
    rng.below(2) == 0
}

fn most<T>(rng: &mut Rng, make: impl FnOnce(&mut Rng) -> T) -> Option<T> {
    (rng.below(5) > 0).then(|| make(rng))
}

fn some<T>(rng: &mut Rng, up_to: u32, mut make: impl FnMut(&mut Rng) -> T) -> Vec<T> {
    (0..rng.below(up_to + 1)).map(|_| make(rng)).collect()
}

fn cell(rng: &mut Rng) -> Cell {
    if rng.below(20) == 0 {
        return Cell::new(*pick(rng, &[i16::MIN, i16::MAX, 0]), *pick(rng, &[i16::MIN, i16::MAX, 0]));
    }
    Cell::new(rng.below(60) as i16 - 30, rng.below(60) as i16 - 30)
}

/// A text, sometimes with everything in it that a file or a line must keep.
fn text(rng: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..rng.below(9) {
        type_in(rng, &mut text);
    }
    text
}

fn files() -> Vec<ContentFile> {
    ContentFile::all().collect()
}

/// A file of cards as it is while somebody writes: a template with a few letters somewhere in it.
fn cards(rng: &mut Rng) -> String {
    let text = pick(rng, &files()).template();
    let at = rng.below(text.len() as u32) as usize;
    let at = (at..).find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let (front, back) = text.split_at(at);
    let mut typed = String::new();
    for _ in 0..rng.below(4) {
        type_in(rng, &mut typed);
    }
    [front, &typed, back].concat()
}

fn word(rng: &mut Rng) -> String {
    format!("{}_{}", pick(rng, &["blue", "exit", "key", "vault"]), rng.below(9))
}

fn name(rng: &mut Rng) -> Option<Name> {
    match rng.below(5) {
        0..2 => None,
        2..4 => Some(Name::new(word(rng))),
        _ => Some(text(rng)).filter(|text| !text.is_empty()).map(Name::new),
    }
}

fn script(rng: &mut Rng) -> ScriptName {
    ScriptName::new(*pick(rng, &["a.rhai", "b.rhai", "c.rhai", "d-2.rhai"]))
}

pub(crate) fn placement(rng: &mut Rng) -> Placement {
    let (tile, face) = (TileNumber(1 + rng.below(18) as u8), *pick(rng, &[Face::A, Face::B]));
    Placement { tile, face, at: cell(rng), turn: *pick(rng, &Turn::ALL) }
}

pub(crate) fn thing(rng: &mut Rng) -> Thing {
    let at = cell(rng);
    let kind = match rng.below(7) {
        0 => ThingKind::Door(Door::new(Edge { cell: at, west: yes(rng) })),
        1 => {
            let tier = *pick(rng, &["blue", "yellow", "red"]);
            ThingKind::Piece(Piece::new("portal", at).of(tier).facing(yes(rng)))
        }
        2 => ThingKind::Piece(Piece::new("teleporter", at).facing(yes(rng))),
        3 => {
            let piece = |kind: &str| Piece::new(kind, at);
            ThingKind::Piece(match rng.below(4) {
                0 => piece("objective"),
                1 => piece("health-pack"),
                2 => piece("weapon").of(&text(rng)),
                _ => piece("marker").of(&text(rng)),
            })
        }
        4 => ThingKind::Start(Start { at }),
        5 => {
            let kind = (*pick(rng, &["imp", "pinky", "mancubus", "cyberdemon", "nobody"])).to_owned();
            ThingKind::Figure(Figure { at, kind, turned: yes(rng) })
        }
        _ => ThingKind::Label(Label { at, text: text(rng) }),
    };
    Thing { name: name(rng), ..Thing::new(kind) }
}

pub(crate) fn region(rng: &mut Rng) -> Region {
    Region { name: name(rng), cells: some(rng, 6, cell).into_iter().collect(), ..Region::default() }
}

fn card(rng: &mut Rng) -> Card {
    let role = *pick(rng, &[Role::OBJECTIVE, Role::new("threat"), Role::SPECIAL]);
    let parameters = some(rng, 3, |rng| {
        let value = match rng.below(3) {
            0 => Parameter::Int(rng.bits() as i64),
            1 => Parameter::Bool(yes(rng)),
            _ => Parameter::Text(text(rng)),
        };
        (Name::new(word(rng)), value)
    });
    Card { role, script: script(rng), parameters: parameters.into_iter().collect() }
}

fn settings(rng: &mut Rng) -> Settings {
    Settings {
        marines: some(rng, 4, |rng| rng.below(6) as u8).into_iter().collect(),
        own: doom_2016::Settings {
            frag_limits: some(rng, 4, |rng| (rng.below(6) as u8, rng.below(256) as u8)).into_iter().collect(),
            loadouts: some(rng, 4, |rng| Loadout {
                marine: text(rng),
                weapons: some(rng, 2, text),
                class: text(rng),
            }),
            invasion: text(rng),
            invasion_shown: text(rng),
            event_sets: some(rng, 3, text),
        }
        .own(),
        seeds: some(rng, 2, Rng::bits),
    }
}

fn intent(rng: &mut Rng) -> Intent {
    let id = Id(101 + rng.below(50));
    let what = match rng.below(4) {
        0 => Measure::MarinesWin,
        1 => Measure::Rounds,
        2 => Measure::Used(id),
        _ => Measure::Taken(text(rng)),
    };
    let of = *pick(rng, &[Games::All, Games::MarinesWin, Games::InvaderWin]);
    let end = |rng: &mut Rng| most(rng, |rng| rng.below(101) as u16);
    Intent { from: end(rng), to: end(rng), of, bots: text(rng), ..Intent::new(what) }
}

/// Any edit. Tiles, things and regions have numbers of their own, which no mission the tests begin with has given.
pub(crate) fn edit(rng: &mut Rng) -> Edit {
    match rng.below(27) {
        0..5 => Edit::Tile(Id(101 + rng.below(8)), most(rng, placement)),
        5..12 => Edit::Thing(Id(110 + rng.below(20)), most(rng, thing)),
        12..15 => Edit::Region(Id(140 + rng.below(4)), most(rng, region)),
        15..17 => Edit::Script(script(rng), most(rng, text)),
        17..19 => Edit::Cards(some(rng, 3, card)),
        19 => {
            let [title, author, licence, summary] = [(); 4].map(|()| text(rng));
            let [briefing, victory, defeat, notes] = [(); 4].map(|()| text(rng));
            let info = Info { title, author, licence, summary, briefing, victory, defeat, notes };
            Edit::Info(Box::new(info))
        }
        20..22 => Edit::Settings(Box::new(settings(rng))),
        23 => Edit::Sheet(TileNumber(1 + rng.bits() as u8 % 4), most(rng, text)),
        24 => Edit::Content(*pick(rng, &files()), most(rng, cards)),
        25 => Edit::Intents(some(rng, 3, intent)),
        22 => Edit::Rules(RulesId((*pick(rng, &["doom-2016", "doom-2004", "ludo"])).to_owned())),
        _ => {
            let code = (*pick(rng, &["M001", "M025", "S003"])).to_owned();
            let about = most(rng, |rng| Id(101 + rng.below(50)));
            Edit::Mute(Mute { code, about }, most(rng, text))
        }
    }
}
