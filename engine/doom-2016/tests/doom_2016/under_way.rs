//! An attack under way as every seat sees it.

use crate::scene::scene;
use expect_test::expect;
use rule_system::TableGame;

/// A card and dice are in front of everybody; the shields of what was revealed count, and the damage follows.
#[test]
fn an_attack_lies_open_with_its_dice() {
    let told = |script: &str| {
        let (_, scene) = scene(
            "
            +-------------+
            |A . . p . . .|
            |             |
            |. . . . . . i|
            +-------------+",
        )
        .hand("alpha", "buckshot")
        .event_deck("hellish-power")
        .play(script);
        let cards: serde_json::Value =
            serde_json::from_str(scene.game.cards(&scene.state, None).get()).expect("JSON");
        format!("{}\n", cards["attacks"])
    };
    let script = ["play buckshot", "\nattack possessed-soldier 2", "\ndie 2", "\ndie 3"];
    let steps = (1..=script.len()).map(|steps| told(&script[..steps].concat()));
    expect![[r#"
        []
        [{"attacker":0,"black":1,"card":"buckshot","cover":false,"damage":0,"defender":2,"dice":[],"dodged":false,"icons":0,"ignored":[],"red":1,"revealed":null,"shields":0,"suffers":2}]
        [{"attacker":0,"black":1,"card":"buckshot","cover":false,"damage":2,"defender":2,"dice":[{"again":false,"colour":"red","icons":2}],"dodged":false,"icons":2,"ignored":[],"red":1,"revealed":null,"shields":0,"suffers":2}]
        []
    "#]].assert_eq(&steps.collect::<String>());
}
