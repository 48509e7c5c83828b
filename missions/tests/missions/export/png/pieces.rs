//! Pieces by their looks: every kind of piece there is, painted alone on both sides of the cardboard, and found again on a map
//! by the pixels that the floor has no part in. It knows nothing of where the mission has its pieces.

use super::picture::Picture;
use super::{PIECES, SCALE, file, of_layers};
use crate::shared::demo::Maker;
use missions::Mission;
use missions::thing::{Figure, Piece, Start};
use missions::{Thing, ThingKind};
use std::collections::BTreeMap;
use tiles::{Cell, Face, Turn};

/// Where a piece lies that is looked at alone.
const AT: Cell = Cell::new(1, 1);

/// The looks of a piece.
pub(super) struct Look {
    pub(super) kind: ThingKind,
    /// What of the pieces says nothing of their place, for comparisons: a start's number.
    number: usize,
    /// Pixels from the corner of its space, and their colours.
    pixels: Vec<(u32, u32, [u8; 3])>,
}

/// Everything that may stand on the map of a mission.
fn kinds(mission: &Mission) -> Vec<(ThingKind, usize)> {
    let at = AT;
    let mut kinds = Vec::new();
    for tier in ["blue", "yellow", "red"] {
        kinds.extend([true, false].map(|up| Piece::new("portal", at).of(tier).facing(up)));
    }
    kinds.extend([true, false].map(|up| Piece::new("teleporter", at).facing(up)));
    let content = doom_2016::Content::shared(mission.content());
    kinds.extend(["objective", "health-pack"].map(|kind| Piece::new(kind, at)));
    kinds.extend(content.sets.iter().map(|set| Piece::new("weapon", at).of(&set.id)));
    kinds.extend(["key", "switch"].map(|word| Piece::new("marker", at).of(word)));
    let mut kinds: Vec<ThingKind> = kinds.into_iter().map(ThingKind::Piece).collect();
    for demon in &content.demons {
        let base = demon.footprint();
        let turns = if base.w == base.h { &[false][..] } else { &[false, true] };
        kinds.extend(
            turns
                .iter()
                .map(|turned| ThingKind::Figure(Figure { at, kind: demon.id.clone(), turned: *turned })),
        );
    }
    let starts = (1..=4).map(|number| (ThingKind::Start(Start { at }), number));
    kinds.into_iter().map(|kind| (kind, 0)).chain(starts).collect()
}

/// The looks of everything there is, in dark or light colours.
pub(super) fn looks(mission: &Mission, light: bool) -> Result<Vec<Look>, String> {
    let options = of_layers(&PIECES, light);
    let painted = |face: Face, thing: Option<(&ThingKind, usize)>| {
        let mut maker = Maker::titled("", "", "");
        maker.tile(16, face, 0, 0, Turn::R0);
        if let Some((kind, number)) = thing {
            for other in 1..number {
                maker.start(5, other as i16);
            }
            let _ = maker.thing(kind.clone(), "");
        }
        let mission = maker.done();
        Picture::read(&file(&mission, &options), &mission, &options)
    };
    let (bare_a, bare_b) = (painted(Face::A, None)?, painted(Face::B, None)?);
    let mut looks = Vec::new();
    for (kind, number) in kinds(mission) {
        let (a, b) = (painted(Face::A, Some((&kind, number)))?, painted(Face::B, Some((&kind, number)))?);
        let (columns, rows) = size(&kind, mission);
        let (west, north) = a.pixel(AT.x.into(), AT.y.into());
        let mut pixels = Vec::new();
        for (y, x) in (0..rows * SCALE).flat_map(|y| (0..columns * SCALE).map(move |x| (y, x))) {
            let of = |picture: &Picture| picture.image.get_pixel(west + x, north + y).0;
            if of(&a) == of(&b) && (of(&a) != of(&bare_a) || of(&b) != of(&bare_b)) {
                pixels.push((x, y, of(&a)));
            }
        }
        if pixels.len() < 150 {
            return Err(format!("{kind:?} is hardly seen: {} pixels", pixels.len()));
        }
        looks.push(Look { kind, number, pixels });
    }
    Ok(looks)
}

fn size(kind: &ThingKind, mission: &Mission) -> (u32, u32) {
    match kind {
        ThingKind::Figure(figure) => {
            let (columns, rows) = figure.pose().size(mission.base(&Thing::new(kind.clone())));
            (columns as u32, rows as u32)
        }
        _ => (1, 1),
    }
}

/// How far a space of a picture is from looking so: the mean difference of its pixels.
fn unlike(picture: &Picture, cell: Cell, look: &Look) -> u64 {
    let (west, north) = picture.pixel(cell.x.into(), cell.y.into());
    let mut sum = 0_u64;
    for (x, y, color) in &look.pixels {
        let there = picture.image.get_pixel_checked(west + x, north + y).map_or([0; 3], |pixel| pixel.0);
        sum += there.iter().zip(color).map(|(a, b)| u64::from(a.abs_diff(*b))).max().unwrap_or(0);
    }
    sum / look.pixels.len() as u64
}

/// A mean difference up to which a piece is what it looks like: the floor shines through its edges.
const LIKE: u64 = 9;

/// What stands where on a picture: for each space the looks it has. Two pieces with the same letters look the same.
fn found<'l>(picture: &Picture, looks: &'l [Look]) -> BTreeMap<Cell, Vec<&'l Look>> {
    let [first, last] = picture.map;
    let mut found = BTreeMap::new();
    for cell in (first.y..=last.y).flat_map(|y| (first.x..=last.x).map(move |x| Cell::new(x, y))) {
        let far: Vec<u64> = looks.iter().map(|look| unlike(picture, cell, look)).collect();
        let least = far.iter().copied().min().filter(|least| *least <= LIKE);
        let like: Vec<&Look> =
            looks.iter().zip(far).filter(|(_, far)| Some(*far) == least).map(|(look, _)| look).collect();
        if !like.is_empty() {
            let _ = found.insert(cell, like);
        }
    }
    found
}

/// Are exactly the pieces of a mission seen, each where it stands?
pub(super) fn agree(picture: &Picture, mission: &Mission, looks: &[Look]) -> Result<(), String> {
    let mut found = found(picture, looks);
    let mut starts = 0;
    for thing in mission.things().values() {
        if matches!(thing.kind, ThingKind::Door(_) | ThingKind::Label(_)) {
            continue;
        }
        starts += usize::from(matches!(thing.kind, ThingKind::Start(_)));
        let number = if matches!(thing.kind, ThingKind::Start(_)) { starts } else { 0 };
        let at = thing.at();
        let moved = Thing::new(thing.kind.clone()).put(missions::thing::Spot::Cell(AT)).kind;
        let Some(seen) = found.remove(&at) else {
            let nearest = looks.iter().map(|look| (unlike(picture, at, look), &look.kind));
            let nearest = nearest.min_by_key(|(far, _)| *far);
            return Err(format!(
                "no {} is seen at {at}, the nearest is {nearest:?}",
                thing.noun(mission.system())
            ));
        };
        if !seen.iter().any(|look| look.kind == moved && look.number == number) {
            let seen: Vec<&ThingKind> = seen.iter().map(|look| &look.kind).collect();
            return Err(format!("at {at} one sees {seen:?}, not {:?}", thing.kind));
        }
    }
    match found.first_key_value() {
        Some((cell, look)) => Err(format!("nothing stands at {cell}, but one sees {:?}", look[0].kind)),
        None => Ok(()),
    }
}
