//! `hellwright cards`.

use crate::run::{ran, shows};
use expect_test::expect;
use std::fs;

#[test]
fn a_missions_own_cards_are_shown_as_players_read_them() {
    shows(
        &["cards", "../../../docs/examples/own-cards"],
        &expect![[r#"
            # Cards of Hounds in the dark

            ## Action cards

            ### Nailgun (starting weapon, 2 tokens)

            - **Nail Volley** ×2: main action; speed 2; attack 1 red + 1 black, range 5; in defence 1 shield. Roll one die again.
            - **Pinned Down** ×1: reaction; in defence 1 shield. While defending against an attacker who is not adjacent: 1 more shield.

            ## Demons

            ### Hell Hound (×3)

            Stagger 1, health 3, speed 6; attack 2 red, range 1; special defence dodge; base 1×1. After an attack that caused damage it gains 2 movement points.

            ## Events

            ### Murmurs

            - **Dread** ×3: When a marine's activation begins: cards have 1 less speed in it. In defence special defence.
            - **Bloodlust** ×3: Before the dice of an attack on an adjacent marine: one red die more. In defence 1 shield.

            ## Invasion cards

            Two groups for each tier of portal; the invader chooses one.

            | card | blue | yellow | red |
            |---|---|---|---|
            | **The Pack** | 1 Hell Hound (+1 argent) / 2 Possessed Soldier | 2 Hell Hound, 1 Imp / 3 Possessed Soldier (+1 argent) | 3 Hell Hound, 2 Imp / 1 Mancubus, 2 Cacodemon (+2 argent) |

            ## Class cards

            What says so exhausts the card; it is readied when its marine's activation begins. A *bonus action* is in addition to the main action; what is used as a *main action* takes the place of one.

            - **Doorkicker** ×1: Before the dice of your attack on an adjacent demon, exhaust: one black die more.
            --- exit code 0
        "#]],
    );
    let all = ran(&["cards", "--all", "../../../docs/examples/own-cards"]);
    assert_eq!(all.code, 0);
    assert!(all.out.contains("### Hell Hound (×3)") && all.out.contains("### Imp (×8)"));
    shows(
        &["cards", "depot"],
        &expect![[r#"
        Depot has no cards of its own.
        --- exit code 0
    "#]],
    );
}

#[test]
fn what_is_wrong_with_them_is_told_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("torn");
    fs::create_dir_all(home.join("content")).expect("a folder");
    fs::write(home.join("mission.ron"), "(format: 2, content: [\"classes\"])").expect("writes");
    fs::write(
        home.join("content/classes.ron"),
        "[(id: \"medic\", name: \"Medic\", abilities: [], text: \"\")]",
    )
    .expect("writes");
    let told = ran(&["cards", &home.display().to_string()]);
    assert_eq!(told.code, 1);
    assert!(told.err.contains("torn/content/classes.ron:1:7"), "{}", told.err);
    assert!(told.err.contains("the name 'medic' is used twice"), "{}", told.err);
}
