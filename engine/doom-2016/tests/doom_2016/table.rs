//! A game of DOOM (2016) from a drawing: what a test needs to set a situation up in a few lines.
//!
//! Marks on the drawing: `A`–`D` marines, `T` active and `t` inactive teleporter, `H` health pack, `R` rocket launcher,
//! `O` objective, `b` `y` `r` facedown portals by tier, `i` imp, `p` possessed soldier, `c` cacodemon, `k` pinky (the
//! north-west space of its 1×2 base), `m` mancubus and `h` Baron of Hell (2×2), `v` revenant, `z` Cyberdemon (2×3).

use doom_2016::Setup;
use doom_2016::brought::Pick;
use doom_2016::content::{ClassId, Content, SetClass, SetId};
use doom_2016::own::{HEALTH_PACK, PORTAL, TELEPORTER, Tier, WEAPON};
use engine::table::{FigureSpot, Table, TokenSpot};
use engine::world::{MAX_CLASSES, PieceSpot};
use engine::{KindId, Symbols, TokenKind};
use std::sync::Arc;
use tiles::ascii::Sketch;

/// What a drawing lays on the table, with as many marines as it shows; to be changed before play.
pub(crate) fn setup(drawing: &str) -> Setup {
    let sketch = tiles::ascii::parse(drawing);
    assert!(sketch.problems.is_empty(), "{:?}", sketch.problems);
    lay_out(sketch)
}

fn lay_out(sketch: Sketch) -> Setup {
    let content = Content::doom2016();
    let marines = "ABCD".chars().take_while(|c| sketch.marks.contains_key(c)).count();
    let ids: Vec<&str> = content.marines.iter().take(marines).map(|m| m.id.as_str()).collect();
    let all = |mark: char| sketch.spaces(mark).iter().collect::<Vec<_>>();
    let mut figures = Vec::new();
    for (mark, id) in [
        ('i', "imp"),
        ('p', "possessed-soldier"),
        ('c', "cacodemon"),
        ('k', "pinky"),
        ('m', "mancubus"),
        ('v', "revenant"),
        ('h', "baron-of-hell"),
        ('z', "cyberdemon"),
    ] {
        let demon = content.demon(id).expect("a demon of the box");
        let kind = KindId(marines as u8 + demon.0);
        figures.extend(all(mark).into_iter().map(|space| FigureSpot { space, turned: false, kind }));
    }
    let rocket = content.set("rocket-launcher").expect("a set of the box");
    let tokens = [
        ('H', TokenKind::Item(HEALTH_PACK, 0)),
        ('R', TokenKind::Item(WEAPON, rocket.0)),
        ('O', TokenKind::Objective),
    ]
    .into_iter()
    .flat_map(|(mark, kind)| all(mark).into_iter().map(move |space| TokenSpot { space, kind }))
    .collect();
    let mut pieces = <[Vec<PieceSpot>; MAX_CLASSES]>::default();
    for (mark, tier) in [('b', Tier::Blue), ('y', Tier::Yellow), ('r', Tier::Red)] {
        let spot = |space| PieceSpot { space, sort: tier as u8, up: false };
        pieces[usize::from(PORTAL.0)].extend(all(mark).into_iter().map(spot));
    }
    for (mark, active) in [('T', true), ('t', false)] {
        let spot = |space| PieceSpot { space, sort: 0, up: active };
        pieces[usize::from(TELEPORTER.0)].extend(all(mark).into_iter().map(spot));
    }
    let set = |id: &str| content.set(id).expect("a set of the box");
    let loadouts = [
        [set("combat-shotgun"), set("heavy-assault-rifle")],
        [set("super-shotgun"), set("plasma-rifle")],
        [set("burst-rifle"), set("static-rifle")],
        [set("combat-shotgun"), set("plasma-rifle")],
    ];
    Setup {
        table: Table {
            kinds: content.figure_kinds(&ids),
            marines: marines as u8,
            pieces,
            tokens,
            figures,
            starts: "ABCD".chars().filter_map(|c| sketch.space(c)).collect(),
            regions: Vec::new(),
            door_places: Vec::new(),
            areas: Vec::new(),
            symbols: Symbols::default(),
            named: Vec::new(),
            board: Arc::new(sketch.board),
        },
        content: Arc::clone(content),
        loadouts: loadouts[..marines].to_vec(),
        classes: vec![None; marines],
        invasion: 0,
        invasion_shown: false,
        event_sets: vec![0, 1, 2],
        frag_limit: 4,
        left: Vec::new(),
    }
}

/// Everything a mission can leave to the players is left to them.
pub(crate) fn all_left(mut setup: Setup) -> Setup {
    let marine = |seat| [Pick::Weapon(seat), Pick::Weapon(seat), Pick::Class(seat)];
    let invader = [Pick::Invasion, Pick::EventSet, Pick::EventSet, Pick::EventSet];
    setup.left = (0..setup.table.marines).flat_map(marine).chain(invader).collect();
    setup
}

/// The same drawing with other cards of the box each time: classes, weapons, event sets and invasion card, and two of the
/// weapons that are only found near the marines.
#[allow(dead_code, reason = "not every test needs all cards")]
pub(crate) fn variety(drawing: &str, nth: usize) -> Setup {
    let mut setup = setup(drawing);
    let content = Arc::clone(&setup.content);
    let of = |class| {
        let sets = content.sets.iter().enumerate().filter(move |(_, s)| s.class == class);
        sets.map(|(i, _)| SetId(i as u8)).collect::<Vec<_>>()
    };
    let (starting, special) = (of(SetClass::Starting), of(SetClass::Special));
    let marines = usize::from(setup.table.marines);
    for seat in 0..marines {
        let first = nth + 2 * seat;
        let second = first + 1 + nth / 6 % 5;
        let pair = [first, second].map(|i| starting[i % starting.len()]);
        setup.loadouts[seat] =
            if pair[0] == pair[1] { [pair[0], starting[(second + 1) % starting.len()]] } else { pair };
        setup.classes[seat] = Some(ClassId(((5 * nth + 7 * seat) % content.classes.len()) as u8));
    }
    setup.invasion = nth % content.invasions.len();
    let sets = content.event_sets.len();
    setup.event_sets = (0..3).map(|i| ((nth + i * (1 + nth / sets % 2)) % sets) as u8).collect();
    setup.event_sets.sort_unstable();
    setup.event_sets.dedup();
    let taken: Vec<_> =
        setup.table.starts.iter().copied().chain(setup.table.figures.iter().map(|f| f.space)).collect();
    let ground = setup.table.board.ground(setup.table.board.all_doors());
    let mut near: Vec<_> = setup.table.board.spaces().filter(|s| !taken.contains(s)).collect();
    near.sort_by_key(|s| setup.table.starts.iter().map(|t| ground.range(*t, *s)).min());
    for (i, space) in near.into_iter().take(2).enumerate() {
        let set = special[(nth + i * 3) % special.len()];
        setup.table.tokens.push(TokenSpot { space, kind: TokenKind::Item(WEAPON, set.0) });
    }
    setup
}
