//! Invented cards: random abilities, as far as the loader accepts them, are played at random and by the greedy bot,
//! with every state audited. `INVENTED_DEALS=2000 cargo test -p doom-2016 invented::` throws more.

use crate::hooks::listener;
use crate::table::variety;
use doom_2016::content::limits::{MAX_AMOUNT, MAX_DICE, MAX_HEALTH, MAX_RANGE};
use doom_2016::content::{ClassId, Content, SetId, Source};
use doom_2016::own::{OwnEffect, PORTAL, Pieces2016, PortalId};
use doom_2016::{Doom2016, Greedy};
use engine::conform::{Conform, check};
use engine::play::{Bot, Controls, Plan, Rng, batch};
use engine::{Effect, Event, KindId, Seat, Side, Table, World};
use std::sync::Arc;

const ARENA: &str = "
    +-------------------+
    |A B|. . i . ~ ~|T .|
    |   |       ---     |
    |C D|. i . . . .|. .|
    |   +       ---     |
    |. T X . p . H . . R|
    |   +               |
    |. .:. . b . . y . .|
    |   :               |
    |. .:. . . . c . . .|
    |      #            |
    |. t . . r . . . . i|
    +-------------------+";

#[allow(clippy::disallowed_methods, reason = "how long to test is asked of whoever runs the tests")]
fn deals() -> u64 {
    std::env::var("INVENTED_DEALS").ok().and_then(|n| n.parse().ok()).unwrap_or(24)
}

/// One of some words.
fn one<'w>(rng: &mut Rng, words: &[&'w str]) -> &'w str {
    words[rng.below(words.len() as u32) as usize]
}

/// A number from 0 to the limit, mostly a small one.
fn number(rng: &mut Rng, most: u8) -> u8 {
    match rng.below(8) {
        0 => most,
        1 => 0,
        2 => rng.below(u32::from(most) + 1) as u8,
        _ => 1 + rng.below(2) as u8,
    }
}

const WINDOWS: [&str; 20] = [
    "Play",
    "Main",
    "Resolved",
    "Activation",
    "ActivationEnd",
    "MarineActivation",
    "BeforeRoll",
    "AfterRoll",
    "AllyRolled",
    "Defending",
    "AllyDefending",
    "Attacking",
    "AfterAttack",
    "Defended",
    "EnemyAttacked",
    "Fragged",
    "MarineFragged",
    "Initiative",
    "Received",
    "Passive",
];

fn condition(rng: &mut Rng) -> String {
    let word = one(
        rng,
        &[
            "Adjacent",
            "NotAdjacent",
            "Far(R)",
            "Large",
            "Moved(R)",
            "Still",
            "Hurt(H)",
            "LeastDamaged",
            "Wounded(H)",
            "Staggered",
            "Caused(H)",
            "Kills",
            "Within(R)",
            "Flanked",
            "Friend",
        ],
    );
    filled(rng, word)
}

fn act(rng: &mut Rng) -> String {
    let word = one(
        rng,
        &[
            "Range(R)",
            "Red(D)",
            "Black(D)",
            "RemoveDie",
            "Reroll(A)",
            "IgnoreCover",
            "Unerring",
            "Shields(A)",
            "Dodge",
            "Endure",
            "Redirect",
            "RevealAgain",
            "Pierce(A)",
            "Damage(A)",
            "Stun",
            "Push(R)",
            "Points(A)",
            "Blink(R)",
            "Draw(A)",
            "Discard(A)",
            "Recover(A)",
            "Mend(A, R)",
            "Main(F)",
            "Again(F)",
            "AgainOther",
            "Splash(D, D)",
            "SplashOne(D, D)",
            "Burst(D, D, R)",
            "Area(D, D, R)",
            "Revenge(D, D)",
            "Counter(D, D)",
            "Overwatch",
            "Lob(R, D, D)",
            "Drain(R, D, D)",
            "AnotherOfSet",
            "PeekInitiative",
            "OwnFirst",
            "MarineFirst",
            "Argent(A)",
            "ArgentHere(A)",
            "ArgentLost(A)",
            "TheyDiscard(A)",
            "Suffer(A)",
            "Change(MarineRange, -A, Round)",
            "Change(MarineSpeed, A, Activation)",
            "Change(DemonDamage, A, Round)",
            "Change(DemonShields, -A, Activation)",
            "Hand(F)",
            "Initiative(F)",
        ],
    );
    filled(rng, word)
}

/// Capital letters in brackets become numbers: a range, an amount, dice, health, a few.
fn filled(rng: &mut Rng, word: &str) -> String {
    let Some((name, inside)) = word.split_once('(') else { return word.to_owned() };
    let fill = |part: &str| match part.trim_end_matches(')').trim() {
        "R" => number(rng, MAX_RANGE).to_string(),
        "A" => number(rng, MAX_AMOUNT).to_string(),
        "-A" => format!("-{}", number(rng, MAX_AMOUNT)),
        "D" => number(rng, MAX_DICE).to_string(),
        "H" => number(rng, MAX_HEALTH).to_string(),
        "F" => number(rng, 3).to_string(),
        other => other.to_owned(),
    };
    format!("{name}({})", inside.split(", ").map(fill).collect::<Vec<_>>().join(", "))
}

fn ability(rng: &mut Rng) -> String {
    let when = one(rng, &WINDOWS);
    let conditions: Vec<String> = (0..rng.below(4).saturating_sub(1)).map(|_| condition(rng)).collect();
    let acts: Vec<String> = (0..1 + rng.below(3)).map(|_| act(rng)).collect();
    let cost = one(rng, &["Free", "Argent", "Exhaust"]);
    let may = rng.below(2) == 0;
    format!(
        "(when: {when}, if: [{}], cost: {cost}, may: {may}, do: [{}])",
        conditions.join(", "),
        acts.join(", ")
    )
}

/// So many things that the loader accepts, each made by `make` of its number and an ability that fits it.
fn things(
    rng: &mut Rng,
    content: &mut Content,
    file: &str,
    count: usize,
    make: impl Fn(&mut Rng, usize, &mut dyn FnMut(&mut Rng) -> String) -> String,
) {
    let mut made = 0;
    while made < count {
        let text = format!("[{}]", make(rng, made, &mut ability));
        let (more, problems) = content.with(&[Source { file, text: &text }]);
        if problems.is_empty() {
            *content = more;
            made += 1;
        } else {
            for problem in problems {
                assert!(problem.line == 1 && problem.column > 1, "{problem}\n{text}");
            }
        }
    }
}

fn defence(rng: &mut Rng) -> String {
    let most = if rng.below(8) == 0 { MAX_AMOUNT } else { 2 };
    format!("(shields: {}, dodge: {})", rng.below(u32::from(most) + 1), rng.below(5) == 0)
}

fn attack(rng: &mut Rng) -> String {
    let range = number(rng, MAX_RANGE).max(1);
    format!("(range: {range}, red: {}, black: {})", number(rng, MAX_DICE).max(1), number(rng, MAX_DICE))
}

/// The box and a heap of nonsense.
fn nonsense(rng: &mut Rng) -> Content {
    let mut content = Content::clone(Content::doom2016());
    things(rng, &mut content, "demons.ron", 3, |rng, i, ability| {
        let base = one(rng, &["(1, 1)", "(1, 2)", "(2, 2)", "(2, 3)"]);
        let health = 1 + u32::from(number(rng, MAX_HEALTH - 1));
        let (speed, attack, defence) = (number(rng, MAX_AMOUNT), attack(rng), defence(rng));
        let (one, two) = (ability(rng), ability(rng));
        format!(
            "(id: \"demon-{i}\", name: \"Demon\", figures: {}, base: {base}, stagger: {}, health: {health}, \
             speed: {speed}, attack: {attack}, special: {defence}, flies: {}, abilities: [{one}, {two}], text: \"\")",
            1 + rng.below(12),
            rng.below(health),
            rng.below(3) == 0,
        )
    });
    for set in 0..2 {
        // Cards are tried one by one and then put into one set.
        let mut cards = Vec::new();
        while cards.len() < 5 {
            let kind = one(rng, &["Main", "Bonus", "Reaction"]);
            let fights = if kind == "Reaction" {
                String::new()
            } else {
                format!("speed: {}, attack: Some({}),", number(rng, MAX_AMOUNT), attack(rng))
            };
            let card = format!(
                "(id: \"card-{set}-{}\", name: \"Card\", copies: {}, kind: {kind}, {fights} defence: {}, abilities: [{}], \
                 text: \"\")",
                cards.len(),
                1 + rng.below(2),
                defence(rng),
                ability(rng)
            );
            let text = format!("[(id: \"set\", name: \"Set\", class: Starting, tokens: 2, cards: [{card}])]");
            if content.with(&[Source { file: "weapons.ron", text: &text }]).1.is_empty() {
                cards.push(card);
            }
        }
        let text = format!(
            "[(id: \"set-{set}\", name: \"Set\", class: Starting, tokens: 2, cards: [{}])]",
            cards.join(", ")
        );
        let (more, problems) = content.with(&[Source { file: "weapons.ron", text: &text }]);
        assert_eq!(problems, []);
        content = more;
    }
    things(rng, &mut content, "events.ron", 3, |rng, i, ability| {
        let (defence, one, two) = (defence(rng), ability(rng), ability(rng));
        format!(
            "(id: \"events-{i}\", name: \"Events\", cards: [\
             (id: \"event-{i}-a\", name: \"A\", copies: 3, defence: {defence}, abilities: [{one}], text: \"\"), \
             (id: \"event-{i}-b\", name: \"B\", copies: 3, abilities: [{two}], text: \"\")])"
        )
    });
    for (file, count) in [("classes.ron", 4), ("glory.ron", 2), ("squad.ron", 1)] {
        things(rng, &mut content, file, count, |rng, i, ability| {
            let more = match file {
                "glory.ron" => "copies: 2,",
                "squad.ron" => "copies: 1, marines: 4, passes: true,",
                _ => "",
            };
            let name = file.trim_end_matches(".ron");
            format!("(id: \"{name}-{i}\", name: \"Card\", {more} abilities: [{}], text: \"\")", ability(rng))
        });
    }
    things(rng, &mut content, "invasions.ron", 1, |rng, _, _| {
        let mut groups = || {
            let group = |demon: u32, argent: u8| {
                format!(
                    "(figures: [(demon: \"demon-{demon}\", count: 1), (demon: \"imp\", count: 1)], argent: {argent})"
                )
            };
            format!("({}, {})", group(rng.below(3), number(rng, MAX_AMOUNT)), group(rng.below(3), 1))
        };
        format!(
            "(id: \"inferno\", name: \"Inferno\", blue: {}, yellow: {}, red: {})",
            groups(),
            groups(),
            groups()
        )
    });
    content
}

/// Portals wake one a round, and somebody ends the game.
fn waking(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
    match event {
        Event::RoundEnded { round: 20 } => {
            out.push(Effect::Win { side: Side::Marines, reason: "they held out".into() });
        }
        Event::RoundStarted { .. } => {
            let portals =
                (0..table.pieces(PORTAL).len() as u8).map(PortalId).filter(|p| world.has_portal(*p));
            out.extend(portals.take(1).map(|portal| OwnEffect::Summon { portal }.into()));
        }
        _ => {}
    }
}

#[test]
fn whatever_the_loader_accepts_can_be_played() {
    for deal in 0..deals() {
        let mut rng = Rng::new(deal);
        let content = nonsense(&mut rng);
        let mut setup = variety(ARENA, deal as usize);
        let boxed = Content::doom2016();
        let ids: Vec<&str> = content.marines.iter().map(|marine| marine.id.as_str()).collect();
        setup.table.kinds = content.figure_kinds(&ids);
        let mine = boxed.demons.len() as u8;
        for (i, figure) in setup.table.figures.iter_mut().enumerate() {
            if i % 2 == 0 {
                figure.kind = KindId(4 + mine + (i / 2 % 3) as u8);
            }
        }
        let sets = boxed.sets.len() as u8;
        setup.loadouts = vec![[SetId(sets), SetId(sets + 1)]; 4];
        setup.classes = (0..4).map(|i| Some(ClassId(boxed.classes.len() as u8 + i))).collect();
        setup.invasion = boxed.invasions.len();
        let events = boxed.event_sets.len() as u8;
        setup.event_sets = vec![events, events + 1, events + 2];
        setup.frag_limit = 12;
        setup.content = Arc::new(content);
        let game = Doom2016::new(setup, listener(waking));
        let plan = Conform { games: 3, seed: deal, limit: 200_000, thorough: 40, jobs: 2 };
        if let Err(fault) = check(&game, plan) {
            panic!("deal {deal}: {fault}");
        }
        let bots = |_: Seat| -> Box<dyn Bot<Doom2016>> { Box::new(Greedy::new(&game)) };
        let plan = Plan { first: 0, games: 1, seed: deal, jobs: 1, limit: 200_000 };
        let records = batch(&game, &bots, &plan, |_| (), Controls::default());
        if records.iter().any(|record| record.outcome.is_none()) {
            let replay =
                engine::play::record_game(&game, &bots, &plan, 0, engine::play::Provenance::default());
            let keys: Vec<String> = replay.to_string().lines().map(str::to_owned).collect();
            panic!("deal {deal}: a game does not end:\n{}", keys[keys.len().saturating_sub(60)..].join("\n"));
        }
    }
}
