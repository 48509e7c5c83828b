//! Booklets that are spoiled, each in one way, and what has to be noticed: files that are damaged, pages that are missing or
//! moved, sizes, scales and letters that are wrong, and booklets that show another mission.

use super::reader::run;
use super::{bytes, proves};
use missions::export::Paper;
use missions::{Edit, Mission, Name, Parameter, ThingKind};
use tiles::{Face, Turn};

/// The first of the shipped missions with cards that have parameters.
fn subject() -> (String, Mission) {
    crate::shared::shipped().into_iter().find(|(name, _)| name == "weeping-stone").expect("it is shipped")
}

/// Spoil a file with qpdf.
fn reworked(good: &[u8], arguments: &[&str]) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("good.pdf"), good).expect("written");
    let _ = run("qpdf", folder.path(), arguments).expect("qpdf").expect("it can be done");
    std::fs::read(folder.path().join("bad.pdf")).expect("a file")
}

/// The file as plain text, as far as it can be.
fn plain(good: &[u8]) -> Vec<u8> {
    reworked(good, &["--qdf", "--object-streams=disable", "good.pdf", "bad.pdf"])
}

/// The plain file with every place where something stands changed into something as long.
fn changed(good: &[u8], from: &str, to: &str) -> Vec<u8> {
    assert_eq!(from.len(), to.len());
    let mut bytes = plain(good);
    let places: Vec<usize> = bytes
        .windows(from.len())
        .enumerate()
        .filter(|(_, it)| *it == from.as_bytes())
        .map(|(at, _)| at)
        .collect();
    assert!(!places.is_empty(), "{from} is nowhere");
    for at in places {
        bytes[at..at + from.len()].copy_from_slice(to.as_bytes());
    }
    bytes
}

fn noticed(what: &str, mission: &Mission, bytes: &[u8], why: &str) {
    match proves(mission, Paper::A4, bytes).expect("consumers are here") {
        Ok(()) => panic!("{what} is not noticed"),
        Err(told) => assert!(told.contains(why), "{what} is told as: {told}"),
    }
}

#[test]
fn files_that_are_spoiled_are_noticed() {
    let (name, mission) = subject();
    let good = bytes(&name, &mission, Paper::A4);
    let Some(proof) = proves(&mission, Paper::A4, &good) else { return };
    proof.expect("the good one");
    // As plain text it is still good: what is noticed below is the spoiling.
    proves(&mission, Paper::A4, &plain(&good)).expect("consumers are here").expect("the plain one");
    let pages = |order: &str| reworked(&good, &["good.pdf", "--pages", ".", order, "--", "bad.pdf"]);
    let mut scratched = good.clone();
    let middle = scratched.len() / 2;
    scratched[middle..middle + 64].fill(0);
    let spoilings: Vec<(&str, Vec<u8>, &str)> = vec![
        ("half a file", good[..good.len() / 2].to_vec(), "qpdf"),
        ("a file without its end", good[..good.len() - 30].to_vec(), "qpdf"),
        ("a scratch", scratched, ""),
        ("no file at all", Vec::new(), "qpdf"),
        ("a missing page", pages("1-3,5-z"), "not numbered"),
        ("the last page missing", pages("1-r2"), "no page"),
        ("two pages exchanged", pages("1,3,2,4-z"), "not numbered"),
        ("a page twice", pages("1-2,2,3-z"), "not numbered"),
        ("the cover alone", pages("1"), "1 pages"),
        ("the other paper", bytes(&name, &mission, Paper::Letter), "the paper of page 1"),
        ("one page turned", reworked(&good, &["--rotate=+90:5", "good.pdf", "bad.pdf"]), "turned by 90"),
        (
            "paper a millimetre too short",
            changed(&good, "    841.88983\n", "    839.05517\n"),
            "the paper of page",
        ),
        ("letters without meaning", changed(&good, "/ToUnicode", "/ToUnicorn"), ""),
        ("another title of the file", changed(&good, "(Weeping Stone)", "(Weeping Stoat)"), "says no Title"),
        (
            "pages that are printed to fit",
            changed(&good, "/PrintScaling /None", "/PrintScaling /Nope"),
            "ask for",
        ),
        ("a map printed too small", changed(&good, "72 0 0 -72 ", "71 0 0 -71 "), ""),
        ("a map printed too large", changed(&good, "72 0 0 -72 ", "73 0 0 -73 "), ""),
        ("a map that is mirrored", changed(&good, "72 0 0 -72 ", "72 0 0 072 "), ""),
        ("walls of another colour", changed(&good, "0 0 0 RG", "1 1 1 RG"), ""),
    ];
    for (what, bytes, why) in spoilings {
        noticed(what, &mission, &bytes, why);
    }
}

/// The booklet of a mission that differs in one thing does not pass for the mission's.
#[test]
fn booklets_of_another_mission_are_noticed() {
    let (name, mission) = subject();
    let booklet = |mission: &Mission| bytes(&name, mission, Paper::A4);
    if super::Booklet::read(&booklet(&mission)).is_none() {
        return;
    }
    let tile = |change: fn(&mut tiles::Placement)| {
        let (id, mut tile) = mission.tiles().iter().last().map(|(id, tile)| (*id, *tile)).expect("a tile");
        change(&mut tile);
        vec![Edit::Tile(id, Some(tile))]
    };
    let thing = |change: fn(&mut ThingKind) -> bool| {
        let changed = mission.things().iter().find_map(|(id, thing)| {
            let mut thing = thing.clone();
            change(&mut thing.kind).then_some(Edit::Thing(*id, Some(thing)))
        });
        vec![changed.expect("there is one")]
    };
    let info = |change: fn(&mut missions::Info)| {
        let mut info = mission.info().clone();
        change(&mut info);
        vec![Edit::Info(Box::new(info))]
    };
    let of_2016 = |change: fn(&mut doom_2016::Settings)| {
        let mut settings = mission.settings().clone();
        let mut own = doom_2016::Settings::of(&settings.own);
        change(&mut own);
        own.put(&mut settings.own);
        vec![Edit::Settings(Box::new(settings))]
    };
    let cards = |change: fn(&mut missions::Card)| {
        let mut cards = mission.cards().to_vec();
        for card in &mut cards {
            change(card);
        }
        vec![Edit::Cards(cards)]
    };
    let others: Vec<(&str, Vec<Edit>, &str)> = vec![
        ("a tile turned", tile(|it| it.turn = it.turn.after(Turn::R180)), "tiles"),
        (
            "a tile's other side",
            tile(|it| it.face = if it.face == Face::A { Face::B } else { Face::A }),
            "tiles",
        ),
        ("a tile a column to the east", tile(|it| it.at.x += 1), "tiles"),
        (
            "a door elsewhere",
            thing(|it| {
                if let ThingKind::Door(it) = it {
                    it.at.cell.y += 1;
                    true
                } else {
                    false
                }
            }),
            "pieces",
        ),
        (
            "a portal face up",
            thing(|it| {
                if let ThingKind::Piece(it) = it
                    && it.kind == "portal"
                {
                    it.up = true;
                    true
                } else {
                    false
                }
            }),
            "",
        ),
        (
            "a portal's colour",
            thing(|it| {
                if let ThingKind::Piece(it) = it
                    && it.kind == "portal"
                {
                    it.sort = "red".into();
                    true
                } else {
                    false
                }
            }),
            "",
        ),
        (
            "a teleporter turned over",
            thing(|it| {
                if let ThingKind::Piece(it) = it
                    && it.kind == "teleporter"
                {
                    it.up = !it.up;
                    true
                } else {
                    false
                }
            }),
            "pieces",
        ),
        (
            "a token elsewhere",
            thing(|it| {
                if let ThingKind::Piece(it) = it
                    && !["portal", "teleporter"].contains(&it.kind.as_str())
                {
                    it.at.x += 1;
                    true
                } else {
                    false
                }
            }),
            "pieces",
        ),
        (
            "another token",
            thing(|it| {
                if let ThingKind::Piece(it) = it
                    && !["portal", "teleporter"].contains(&it.kind.as_str())
                {
                    (it.kind, it.sort) = ("objective".into(), String::new());
                    true
                } else {
                    false
                }
            }),
            "pieces",
        ),
        (
            "another demon",
            thing(|it| {
                if let ThingKind::Figure(it) = it {
                    it.kind = "revenant".into();
                    true
                } else {
                    false
                }
            }),
            "pieces",
        ),
        (
            "a start elsewhere",
            thing(|it| {
                if let ThingKind::Start(it) = it {
                    it.at.y += 3;
                    true
                } else {
                    false
                }
            }),
            "marines",
        ),
        (
            "a frag more",
            of_2016(|it| {
                let _ = it.frag_limits.insert(2, 9);
            }),
            "marines",
        ),
        ("another invasion card", of_2016(|it| it.invasion = "first-strike".into()), "invasion card"),
        ("another weapon", of_2016(|it| it.loadouts[0].weapons[0] = "plasma-rifle".into()), "components"),
        (
            "a word of the briefing",
            info(|it| it.briefing = it.briefing.replace("wound", "wonder")),
            "briefing",
        ),
        ("another licence", info(|it| it.licence = "all rights reserved".into()), "licence"),
        ("another end", info(|it| it.victory = it.victory.replace("hours", "days")), ""),
        (
            "another number on a card",
            cards(|it| {
                let _ = it.parameters.insert(Name::new("NEEDED"), Parameter::Int(4));
            }),
            "card",
        ),
    ];
    for (what, edits, why) in others {
        let other = mission.clone().with(edits);
        // The other's booklet for this mission, and this one's for the other.
        noticed(what, &mission, &booklet(&other), why);
    }
}

/// What is the invader's among the pages of marines is noticed.
#[test]
fn pages_that_tell_too_much_are_noticed() {
    let (name, mission) = subject();
    let good = bytes(&name, &mission, Paper::A4);
    let Some(Ok(booklet)) = super::Booklet::read(&good) else { return };
    super::secret::kept(&mission, &booklet).expect("the good one");
    let pages = |order: &str| {
        let bad = reworked(&good, &["good.pdf", "--pages", ".", order, "--", "bad.pdf"]);
        super::Booklet::read(&bad).expect("consumers are here").expect("it can be read")
    };
    let last = booklet.pages.len();
    for (what, order) in [
        ("the invader's pages first", format!("{last},1-{}", last - 1)),
        ("no invader's pages", format!("1-{}", booklet.part(false).count())),
    ] {
        assert!(super::secret::kept(&mission, &pages(&order)).is_err(), "{what}");
    }
    // The invasion card's name where marines read it.
    let mut info = mission.info().clone();
    let invasion = doom_2016::Settings::of(&mission.settings().own).invasion;
    let content = doom_2016::Content::shared(mission.content());
    let card = content.invasions.iter().find(|card| card.id == invasion).expect("a card");
    info.briefing = format!("Beware of {}.", card.name);
    let told = mission.clone().with([Edit::Info(Box::new(info))]);
    let booklet =
        super::Booklet::read(&bytes(&name, &told, Paper::A4)).expect("consumers are here").expect("reads");
    assert!(super::secret::kept(&mission, &booklet).is_err());
}
