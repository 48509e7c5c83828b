//! The checks of the 2016 game, tried on whole missions: what each reports, and that its fix fixes it.
//! The checks themselves stand in `doom-2016`; here is only what it takes to have a mission.

use super::testing::*;
use doom_2016::Settings;
use missions_document::edit::Edit;
use missions_document::id::Id;
use missions_document::mission::Mission;
use missions_document::thing::Thing;
use rule_system::setting::PLAYERS;

#[test]
fn sets_missing_unknown_or_twice_are_told() {
    let sets = |names: &[&str]| {
        with_2016(|settings| settings.event_sets = names.iter().map(|n| (*n).to_owned()).collect())
    };
    let _ = mended("M035", &sets(&["blood-rush"]), "the mission names one event set, a game needs 3");
    let twice = sets(&["blood-rush", "blood-rush", "seek-and-destroy"]);
    let _ = mended("M035", &twice, "the event set \"blood-rush\" is named twice");
    let unknown = sets(&["blood-rush", "seek-and-destroy", "x"]);
    let _ = mended("M035", &unknown, "unknown event set \"x\"");
    quiet("M035", &sets(&["blood-rush", "seek-and-destroy", "power-overwhelming"]));
}

#[test]
fn equipment_out_of_order_is_told() {
    let first = |marine: &str, weapons: &[&str]| {
        with_2016(|settings| {
            settings.loadouts[0].marine = marine.into();
            settings.loadouts[0].weapons = weapons.iter().map(|w| (*w).to_owned()).collect();
        })
    };
    let (a, b) = ("combat-shotgun", "burst-rifle");
    let _ = mended("M036", &first("alpha", &[a, a]), "alpha has the weapon \"combat-shotgun\" twice");
    let _ = mended("M036", &first("alpha", &[a]), "alpha has 1 starting weapons, not two");
    let _ = mended("M036", &first("bravo", &[a, b]), "the marine bravo is named twice");
    let _ = mended("M036", &first("zulu", &[a, b]), "unknown marine \"zulu\"");
    let found = first("alpha", &[a, "rocket-launcher"]);
    let _ = mended("M036", &found, "alpha cannot start with \"rocket-launcher\": it is only found");
    let _ = mended("M036", &first("alpha", &[a, "spoon"]), "unknown weapon \"spoon\"");
    let classes = |first: &str, second: &str| {
        with_2016(|settings| {
            settings.loadouts[0].class = first.into();
            settings.loadouts[1].class = second.into();
        })
    };
    let _ = mended("M036", &classes("clown", ""), "unknown class \"clown\"");
    let _ = mended("M036", &classes("medic", "medic"), "two marines have the class \"medic\"");
    quiet("M036", &classes("medic", "scout"));
    let none = with_2016(|settings| settings.loadouts.clear());
    let after = mended("M036", &none, "the settings equip 0 of 4 marines");
    assert_eq!(crate::check::check(&after).problems, []);
    quiet("M036", &first("alpha", &[a, b]));
}

#[test]
fn a_class_card_for_others_is_told_where_there_are_none() {
    let alone = |class: &str, marines: &[u8]| {
        let mission = with_2016(|settings| settings.loadouts[0].class = class.into());
        let mut settings = mission.settings().clone();
        settings.marines = marines.iter().copied().collect();
        mission.with([Edit::Settings(Box::new(settings))])
    };
    let told = "the class card Guardian of alpha helps only other marines, and the mission is for one marine";
    let _ = fires("M058", &alone("guardian", &[1]), told);
    quiet("M058", &alone("guardian", &[1, 2]));
    quiet("M058", &alone("avenger", &[1]));
    quiet("M058", &alone("", &[1]));
}

#[test]
fn limits_missing_or_impossible_are_told() {
    let limit = |frags: u8| {
        with_2016(|settings| {
            let _ = settings.frag_limits.insert(1, frags);
        })
    };
    let _ = mended("M038", &limit(0), "with one marine the invader needs no frag at all to win");
    let _ = mended(
        "M038",
        &limit(22),
        "with one marine the invader needs 22 frags, but the box has 21 frag tokens",
    );
    let none = with_2016(|settings| {
        let _ = settings.frag_limits.remove(&3);
    });
    let _ = mended("M038", &none, "there is no frag limit for 3 marines");
    quiet("M038", &limit(21));
}

#[test]
fn a_missing_or_misspelt_card_is_told() {
    let card = |name: &str| with_2016(|settings| settings.invasion = name.into());
    let _ = mended("M034", &card(""), "the mission has no invasion card");
    let _ = mended("M034", &card("first-stroke"), "unknown invasion card \"first-stroke\"");
    quiet("M034", &card("first-strike"));
}

#[test]
fn an_invasion_card_that_lies_in_an_unknown_way_is_told() {
    let lies = |how: &str| with_2016(|settings| settings.invasion_shown = how.into());
    for (word, after) in [("faceup", "face-up"), ("face-down", ""), ("sideways", ""), (PLAYERS, "")] {
        let mission = mended("M034", &lies(word), &format!("the invasion card cannot lie \"{word}\""));
        assert_eq!(Settings::of(&mission.settings().own).invasion_shown, after, "{word}");
    }
    quiet("M034", &lies("face-up"));
    quiet("M034", &lies(""));
}

#[test]
fn a_red_portal_in_a_corner_is_told() {
    let portal = |x, y, tier| with_thing(piece_of(x, y, "portal", tier));
    let cramped = portal(-1, 14, "red");
    let _ = fires(
        "M026",
        &cramped,
        "the red portal at -1,14 has too little room around it: 7 demons may come, and there are 5 spaces",
    );
    quiet("M026", &portal(5, 13, "red"));
    // Where the invader chooses the card, it may be any of the box.
    let left = |mission: Mission| {
        let mut settings = mission.settings().clone();
        let mut own = Settings::of(&settings.own);
        own.invasion = PLAYERS.to_owned();
        own.put(&mut settings.own);
        mission.with([Edit::Settings(Box::new(settings))])
    };
    let _ = fires(
        "M026",
        &left(cramped),
        "the red portal at -1,14 has too little room around it, with First Strike: 7 demons may come, and there are 5 spaces",
    );
    quiet("M026", &left(portal(5, 13, "blue")));
}

#[test]
fn portals_without_a_threat_are_told() {
    let calm = with([Edit::Cards(good().cards()[..1].to_vec())]);
    let _ = fires("C026", &calm, "portals lie on the map, but no card summons from them");
    quiet("C026", &good());
}

#[test]
fn a_map_without_demons_is_told() {
    let peace = with([50, 60, 61, 62, 63, 64, 65].map(|id| Edit::Thing(Id(id), None)));
    let _ = fires("M028", &peace, "no demon stands on the map, and no portal could bring one");
    quiet("M028", &with([60, 61, 62, 63, 64, 65].map(|id| Edit::Thing(Id(id), None))));
}

#[test]
fn teleporters_asleep_are_told_and_woken() {
    let asleep = with([Edit::Thing(Id(30), None)]);
    let message = "no teleporter is active at the beginning, so a fragged marine cannot come back";
    let after = mended("M022", &asleep, message);
    // The one that is woken lies beside the objective.
    let codes: Vec<&str> =
        crate::check::check(&after).problems.iter().map(|problem| problem.code.0).collect();
    assert_eq!(codes, ["M054"]);
    let none = asleep.with([Edit::Thing(Id(31), None)]);
    assert_eq!(fires("M022", &none, message).fix, None);
    quiet("M022", &with([Edit::Thing(Id(31), None)]));
}

#[test]
fn a_group_whose_figures_all_stand_on_the_map_is_reported() {
    let soldiers = |count: u32, own: &str| {
        let on_map = (900..900 + count)
            .map(|id| Edit::Thing(Id(id), Some(Thing::new(figure(4, 12, "possessed-soldier")))));
        with_2016(|settings| settings.invasion = own.to_owned()).with(on_map)
    };
    let _ = fires(
        "M053",
        &soldiers(8, "first-strike"),
        "First Strike brings 2 × Possessed Soldier from a blue portal, but all figures are used: 8 × Possessed Soldier on the map",
    );
    quiet("M053", &soldiers(7, "first-strike"));
    quiet("M053", &soldiers(8, PLAYERS));
    // The other card brings imps.
    quiet("M053", &soldiers(8, "imp-assault"));
}

#[test]
fn settings_for_other_numbers_of_marines_are_noted() {
    let alone =
        |marines: &[u8]| with_settings(|settings| settings.marines = marines.iter().copied().collect());
    let told = "there are frag limits for 3 and 4 marines and equipment for 2 more, but the mission is for other numbers of marines";
    let _ = mended("M060", &alone(&[1, 2]), told);
    let told = "there are frag limits for 1 marine, but the mission is for other numbers of marines";
    let _ = mended("M060", &alone(&[2, 3, 4]), told);
    quiet("M060", &alone(&[]));
    quiet("M060", &good());
}

#[test]
fn a_group_that_comes_only_in_part_is_noted() {
    // The portal of the starter is blue, and its map has two imps.
    let imps = |count: u32| {
        let more = (900..900 + count).map(|id| Edit::Thing(Id(id), Some(Thing::new(figure(4, 12, "imp")))));
        with_2016(|settings| settings.invasion = "first-strike".to_owned()).with(more)
    };
    let told = "First Strike brings 3 × Imp from a blue portal, but 7 of 8 stand on the map: 1 can come";
    let _ = fires("M065", &imps(5), told);
    quiet("M065", &imps(4));
    // None is left at all: that is another problem.
    quiet("M065", &imps(6));
    quiet("M065", &good());
}

#[test]
fn a_weapon_too_many_is_told() {
    let more = with_thing(piece_of(0, 5, "weapon", "plasma-rifle"));
    let _ = fires("M030", &more, "Plasma Rifle is needed 3 times, but the box has 2");
    let basic = with_thing(piece_of(0, 5, "weapon", "uac"));
    let _ = fires("M030", &basic, "there is no weapon token for the UAC Marine set");
    quiet("M030", &with_thing(piece_of(0, 5, "weapon", "rocket-launcher")));
}
