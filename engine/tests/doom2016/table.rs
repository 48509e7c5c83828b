//! A game of DOOM (2016) from a drawing: what a test needs to set a situation up in a few lines.
//!
//! Marks on the drawing: `A`–`D` marines, `T` active and `t` inactive teleporter, `H` health pack, `R` rocket launcher,
//! `O` objective, `b` `y` `r` facedown portals by tier, `i` imp, `p` possessed soldier, `c` cacodemon, `k` pinky (the
//! north-west space of its 1×2 base), `m` mancubus (the north-west space of its 2×2 base).

use engine::doom2016::Setup;
use engine::doom2016::content::Content;
use engine::table::{FigureSpot, PortalSpot, Table, TeleporterSpot, Tier, TokenSpot};
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
    for (mark, id) in
        [('i', "imp"), ('p', "possessed-soldier"), ('c', "cacodemon"), ('k', "pinky"), ('m', "mancubus")]
    {
        let demon = content.demon(id).expect("a demon of the box");
        let kind = KindId(marines as u8 + demon.0);
        figures.extend(all(mark).into_iter().map(|space| FigureSpot { space, turned: false, kind }));
    }
    let rocket = content.set("rocket-launcher").expect("a set of the box");
    let tokens =
        [('H', TokenKind::HealthPack), ('R', TokenKind::Weapon(rocket.0)), ('O', TokenKind::Objective)]
            .into_iter()
            .flat_map(|(mark, kind)| all(mark).into_iter().map(move |space| TokenSpot { space, kind }))
            .collect();
    let portals = [('b', Tier::Blue), ('y', Tier::Yellow), ('r', Tier::Red)]
        .into_iter()
        .flat_map(|(mark, tier)| {
            all(mark).into_iter().map(move |space| PortalSpot { space, tier, face_up: false })
        })
        .collect();
    let teleporters = [('T', true), ('t', false)]
        .into_iter()
        .flat_map(|(mark, active)| all(mark).into_iter().map(move |space| TeleporterSpot { space, active }))
        .collect();
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
            portals,
            teleporters,
            tokens,
            figures,
            starts: "ABCD".chars().filter_map(|c| sketch.space(c)).collect(),
            regions: Vec::new(),
            symbols: Symbols::default(),
            named: Vec::new(),
            board: Arc::new(sketch.board),
        },
        content,
        loadouts: loadouts[..marines].to_vec(),
        invasion: 0,
        event_sets: vec![0, 1, 2],
        frag_limit: 4,
    }
}
