//! The author's own cards are in the booklet as cards to cut out: each as often as it is needed, in its part, with all it says.

use super::legible::legible;
use super::reader::Booklet;
use consumers::project;
use expect_test::expect;
use missions::export::Paper;
use missions::{ContentFile, Edit, Mission, format};
use std::fmt::Write;

/// A card to cut out as poppler reads it.
pub(crate) struct Face {
    pub(crate) secret: bool,
    pub(crate) kind: &'static str,
    /// Its title and all that stands below it, in one line.
    pub(crate) text: String,
}

const KINDS: [&str; 9] = [
    "DEMON",
    "MAIN ACTION",
    "BONUS ACTION",
    "REACTION",
    "CLASS CARD",
    "GLORY KILL CARD",
    "SQUAD CARD",
    "INVASION CARD",
    "EVENT",
];

/// Every card of the author's own: from its kind to the title of the mission at its foot. What goes on on another card is there as
/// one more.
pub(crate) fn faces(mission: &Mission, booklet: &Booklet) -> Vec<Face> {
    let mut faces = Vec::new();
    for page in &booklet.pages {
        let mut lines = page.lines();
        while let Some(line) = lines.next() {
            let number = |rest: &str| rest.is_empty() || rest.contains(" of ");
            let kind = KINDS.into_iter().find(|kind| line.strip_prefix(kind).is_some_and(number));
            let Some(kind) = kind else { continue };
            let text: Vec<&str> = lines.by_ref().take_while(|line| *line != mission.info().title).collect();
            faces.push(Face { secret: page.is_secret(), kind, text: text.join(" ") });
        }
    }
    faces
}

/// The example with cards of its own, and with cards of the kinds it does not use.
pub(crate) fn example() -> Mission {
    let mission = format::load(&project().join("docs/examples/own-cards")).expect("loads").mission;
    let more = ["glory", "squad"].map(|word| ContentFile::of_word(word).expect("a file"));
    mission.with(more.map(|file| Edit::Content(file, Some(file.template().to_owned()))))
}

#[test]
fn cards_of_an_authors_own_are_there_to_be_cut_out() {
    let mission = example();
    let mut told = Vec::new();
    for paper in Paper::ALL {
        let bytes = super::bytes("own-cards", &mission, paper);
        let Some(proof) = super::proves(&mission, paper, &bytes) else { return };
        proof.expect("tells the mission");
        let booklet = Booklet::read(&bytes).expect("consumers are here").expect("reads");
        legible(&booklet).expect("large enough");
        super::tagged::readable_aloud("own-cards", &booklet);
        let mut cards = String::new();
        for Face { secret, kind, text } in faces(&mission, &booklet) {
            let part = if secret { "invader" } else { "all" };
            writeln!(cards, "{part}: {kind}: {text}").expect("a string");
        }
        told.push(cards);
    }
    assert_eq!(told[0], told[1]);
    expect![[r#"
        all: DEMON: Hell Hound Health 3 Stagger 1 Speed 6 Attack 2 red, range 1 Special defence dodge Base 1×1 Figures 3 After an attack that caused damage it gains 2 movement points.
        all: MAIN ACTION: Nail Volley Weapon Nailgun Attack 1 red + 1 black, range 5 Speed 2 In defence 1 shield Roll one die again.
        all: MAIN ACTION: Nail Volley Weapon Nailgun Attack 1 red + 1 black, range 5 Speed 2 In defence 1 shield Roll one die again.
        all: MAIN ACTION: Nail Volley Weapon Nailgun Attack 1 red + 1 black, range 5 Speed 2 In defence 1 shield Roll one die again.
        all: MAIN ACTION: Nail Volley Weapon Nailgun Attack 1 red + 1 black, range 5 Speed 2 In defence 1 shield Roll one die again.
        all: REACTION: Pinned Down Weapon Nailgun In defence 1 shield While defending against an attacker who is not adjacent: 1 more shield.
        all: REACTION: Pinned Down Weapon Nailgun In defence 1 shield While defending against an attacker who is not adjacent: 1 more shield.
        all: CLASS CARD: Doorkicker Before the dice of your attack on an adjacent demon, exhaust: one black die more.
        all: GLORY KILL CARD: Deep Breath Bonus action, discard: recover 1 and gain a movement point.
        all: SQUAD CARD: Full Squad For 4 marines Passes on at the end of each round When you receive it, draw a card. At the end of the round pass it to another marine.
        invader: INVASION CARD: The Pack Blue 1 Hell Hound (+1 argent); or 2 Possessed Soldier Yellow 2 Hell Hound, 1 Imp; or 3 Possessed Soldier (+1 argent) Red 3 Hell Hound, 2 Imp; or 1 Mancubus, 2 Cacodemon (+2 argent) A portal that sends demons sends one of the two groups of its colour.
        invader: EVENT: Dread Event set Murmurs In defence special defence When a marine's activation begins: cards have 1 less speed in it.
        invader: EVENT: Dread Event set Murmurs In defence special defence When a marine's activation begins: cards have 1 less speed in it.
        invader: EVENT: Dread Event set Murmurs In defence special defence When a marine's activation begins: cards have 1 less speed in it.
        invader: EVENT: Bloodlust Event set Murmurs In defence 1 shield Before the dice of an attack on an adjacent marine: one red die more.
        invader: EVENT: Bloodlust Event set Murmurs In defence 1 shield Before the dice of an attack on an adjacent marine: one red die more.
        invader: EVENT: Bloodlust Event set Murmurs In defence 1 shield Before the dice of an attack on an adjacent marine: one red die more.
    "#]]
    .assert_eq(&told[0]);
}

#[test]
fn an_invasion_card_that_lies_face_up_is_for_everybody() {
    let mission = example();
    let mut settings = mission.settings().clone();
    let mut own = doom_2016::Settings::of(&settings.own);
    own.invasion_shown = "face-up".to_owned();
    own.put(&mut settings.own);
    let mission = mission.with([Edit::Settings(Box::new(settings))]);
    let Some(booklet) = Booklet::read(&super::bytes("own-cards", &mission, Paper::A4)) else { return };
    let faces = faces(&mission, &booklet.expect("reads"));
    let invasions: Vec<bool> =
        faces.iter().filter(|it| it.kind == "INVASION CARD").map(|it| it.secret).collect();
    assert_eq!(invasions, [false]);
}

#[test]
fn a_mission_without_cards_of_its_own_has_none_to_cut_out() {
    let (name, mission) = crate::shared::shipped().swap_remove(0);
    let Some(booklet) = Booklet::read(&super::bytes(&name, &mission, Paper::A4)) else { return };
    assert_eq!(faces(&mission, &booklet.expect("reads")).len(), 0);
}
