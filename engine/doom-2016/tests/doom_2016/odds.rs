//! The odds of an attack, compared with the rules: every throw and every card of an attack is played, and counted. And why there
//! is no attack, or no use for a card, a figure or a space.

use crate::hooks::listener;
use crate::scene::{Scene, scene};
use crate::table::setup;
use doom_2016::content::CardId;
use doom_2016::state::{INVADER, State, Turn};
use doom_2016::task::{AttackTask, DemonTask, MarineTask, RoundTask, Task};
use doom_2016::{Choice, Doom2016};
use engine::game::Log;
use engine::play::Rng;
use engine::{Event, FigureId, Game, Options, Seat, Step};
use rule_system::TableGame;
use rule_system::odds::{Odds, WHOLE};
use rule_system::table_game::{About, Strike};
use tiles::{Cell, SpaceId};

const ALPHA: FigureId = FigureId(0);

/// The demon, where one marine is drawn.
const DEMON: FigureId = FigureId(1);

const DEMONS: [char; 8] = ['i', 'p', 'c', 'k', 'm', 'v', 'h', 'z'];

const FLOOR: &str = "
    +-------------+
    |A . . . . . .|
    |             |
    |. . . . . . .|
    |             |
    |. . . . . . .|
    +-------------+";

/// Alpha, and a demon so many spaces to the east.
fn board(mark: char, away: usize) -> Scene {
    scene(&drawing(mark, away))
}

fn drawing(mark: char, away: usize) -> String {
    let at = FLOOR.find('A').expect("a marine") + 2 * away;
    let mut drawing = FLOOR.to_owned();
    drawing.replace_range(at..=at, &mark.to_string());
    drawing
}

fn card(game: &Doom2016, id: &str) -> u8 {
    game.content().cards.iter().position(|card| card.id == id).expect(id) as u8
}

/// Alpha acts and may attack with a card.
fn armed(scene: Scene, id: &str, spent: u8) -> Scene {
    let card = CardId(card(&scene.game, id));
    acting(scene, ALPHA, moved(spent, Some(card)))
}

/// A demon acts and may attack.
fn attacking(scene: Scene, demon: FigureId, spent: u8) -> Scene {
    acting(scene, demon, moved(spent, None))
}

/// So many movement points are spent, and the attack may be made.
fn moved(spent: u8, card: Option<CardId>) -> Turn {
    let mut turn = Turn::default();
    turn.gain_points(spent);
    turn.spend_points(spent);
    turn.arm(card);
    turn
}

fn with_points(points: u8) -> Turn {
    let mut turn = Turn::default();
    turn.gain_points(points);
    turn
}

fn acting(mut scene: Scene, figure: FigureId, turn: Turn) -> Scene {
    let marine = figure.0 < scene.game.marines();
    scene.state.scene().world().activate(figure);
    *scene.state.scene().turn() = turn;
    let task =
        if marine { Task::Marine(MarineTask::Turn(figure)) } else { Task::Demon(DemonTask::Turn(figure)) };
    // The activation ends with a question.
    scene.state.scene().pending(vec![Task::Round(RoundTask::Keep(INVADER)), task]);
    scene
}

/// Three more damage frag a figure.
fn frail(mut scene: Scene, figure: FigureId) -> Scene {
    let health = scene.game.table().kind(scene.state.world().figures()[figure].kind).health;
    let _ = scene.state.scene().world().hurt(figure, health - 3);
    scene
}

/// Certainty, as ways.
const UNIT: u128 = 1_000_000_000_000_000_000_000_000;

/// What attacks come to.
#[derive(Default)]
struct Ways {
    damage: Vec<u128>,
    falls: u128,
    stunned: u128,
}

impl Ways {
    fn add(&mut self, other: &Self) {
        if self.damage.len() < other.damage.len() {
            self.damage.resize(other.damage.len(), 0);
        }
        for (sum, more) in self.damage.iter_mut().zip(&other.damage) {
            *sum += more;
        }
        self.falls += other.falls;
        self.stunned += other.stunned;
    }

    fn sum(&self) -> u128 {
        (0u128..).zip(&self.damage).map(|(damage, ways)| damage * ways).sum()
    }
}

/// What is known of an attack under way.
#[derive(Clone, Copy, Default)]
struct Known {
    damage: u8,
    falls: bool,
    stunned: bool,
    over: bool,
}

impl Known {
    fn hear(&mut self, events: &[Event], target: FigureId) {
        for event in events {
            if self.over {
                return;
            }
            if let Event::Hurt { figure, amount, .. } = event
                && *figure == target
            {
                self.damage = *amount;
            }
            self.falls |= matches!(event, Event::Fragged { figure, .. } if *figure == target);
            self.stunned |= matches!(event, Event::Stunned { figure } if *figure == target);
            self.stunned &= !matches!(event, Event::StunEnded { figure } if *figure == target);
            self.over |= self.falls || matches!(event, Event::AttackResolved { .. });
        }
    }

    fn ways(self, unit: u128) -> Ways {
        let mut damage = vec![0; usize::from(self.damage) + 1];
        damage[usize::from(self.damage)] = unit;
        let stunned = if self.stunned && !self.falls { unit } else { 0 };
        Ways { damage, falls: if self.falls { unit } else { 0 }, stunned }
    }
}

/// Take a choice and play everything that may follow; windows are passed, and what has to be chosen is chosen for the best.
fn every(
    game: &Doom2016,
    before: &State,
    target: FigureId,
    choice: Choice,
    mut known: Known,
    unit: u128,
) -> Ways {
    let mut state = before.clone();
    let (mut log, mut options) = (Log::listening(), Options::default());
    let step = game.advance(&mut state, choice, &mut log, &mut options);
    known.hear(&log.events, target);
    if known.over {
        return known.ways(unit);
    }
    let go = |choice: Choice, unit: u128| every(game, &state, target, choice, known, unit);
    match step {
        Step::Over(outcome) => panic!("the attack never ends: {}", outcome.reason),
        Step::Chance => {
            let all: u32 = options.weights.iter().sum();
            let mut ways = Ways::default();
            for (choice, weight) in options.list.iter().zip(&options.weights) {
                ways.add(&go(*choice, unit * u128::from(*weight) / u128::from(all)));
            }
            ways
        }
        Step::Choose(_) if options.list.contains(&Choice::Pass) => go(Choice::Pass, unit),
        Step::Choose(_) => {
            let all = options.list.iter().map(|choice| go(*choice, unit));
            let best = match state.tasks().last() {
                Some(Task::Attack(AttackTask::RemoveDie)) => all.max_by_key(Ways::sum),
                Some(Task::Attack(AttackTask::SecondCard)) => all.min_by_key(Ways::sum),
                other => panic!("{other:?} asks for {:?}", options.list),
            };
            best.expect("something is on offer")
        }
    }
}

fn agree(what: &str, odds: &Odds, ways: &Ways) {
    let near = |share: u32, some: u128| {
        let part = (some * u128::from(WHOLE) / UNIT) as u32;
        assert!(share.abs_diff(part) <= 2, "{what}: {part} of a million are played, {odds:?}");
    };
    near(odds.kill, ways.falls);
    near(odds.stun, ways.stunned);
    assert_eq!(odds.damage.len(), ways.damage.len(), "{what}: {odds:?}");
    for (share, some) in odds.damage.iter().zip(&ways.damage) {
        near(*share, *some);
    }
    let mean = (ways.sum() * 1_000 / UNIT) as u32;
    assert!(odds.mean.abs_diff(mean) <= 1, "{what}: {mean} thousandths are played, {odds:?}");
    assert_eq!(odds.damage.iter().sum::<u32>(), WHOLE, "{what}");
}

/// The odds of an attack, which agree with the rules.
fn odds(what: &str, scene: &Scene, target: FigureId) -> Odds {
    let choice = Choice::Attack(target, false);
    let odds = scene.game.odds(&scene.state, choice).expect(what);
    agree(what, &odds, &every(&scene.game, &scene.state, target, choice, Known::default(), UNIT));
    odds
}

#[test]
fn every_weapon_has_the_odds_of_the_rules_against_every_demon() {
    let weapons = board('i', 1).game.content().cards.clone();
    for (weapon, attack) in weapons.iter().filter_map(|card| Some((card, card.attack?))) {
        for mark in DEMONS {
            for (away, spent) in [(1, 0), (1, 3), (4, 0)] {
                if away <= usize::from(attack.range) {
                    let scene = armed(frail(board(mark, away), DEMON), &weapon.id, spent);
                    let _ = odds(&format!("{} at {mark} {away} away", weapon.id), &scene, DEMON);
                }
            }
        }
    }
}

#[test]
fn every_demon_has_the_odds_of_the_rules() {
    for mark in DEMONS {
        for (away, spent) in [(1, 0), (1, 3), (4, 0)] {
            let scene = attacking(frail(board(mark, away), ALPHA), DEMON, spent);
            let kind = scene.state.world().figures()[DEMON].kind;
            let demon = scene.game.demon_of_kind(kind).expect("a demon");
            if away <= usize::from(scene.game.content().demons[usize::from(demon)].attack.range) {
                let _ = odds(&format!("{mark} {away} away"), &scene, ALPHA);
            }
        }
    }
}

/// Dice as they fall, in 20,000 attacks each.
#[test]
fn seeded_dice_fall_as_the_odds_say() {
    for (weapon, mark) in [("both-barrels", 'i'), ("gauss-shot", 'c'), ("buckshot", 'm')] {
        let scene = armed(frail(board(mark, 1), DEMON), weapon, 0);
        let (game, choice) = (&scene.game, Choice::Attack(DEMON, false));
        let odds = game.odds(&scene.state, choice).expect(weapon);
        let (mut rng, mut falls, mut sum) = (Rng::new(5), 0u32, 0u32);
        let (mut state, mut options) = (scene.state.clone(), Options::default());
        for _ in 0..20_000 {
            state.clone_from(&scene.state);
            let (mut known, mut log) = (Known::default(), Log::listening());
            let mut choice = choice;
            while !known.over {
                let step = game.advance(&mut state, choice, &mut log, &mut options);
                known.hear(&log.events, DEMON);
                log.events.clear();
                choice = match step {
                    Step::Chance => options.list[rng.weighted(&options.weights)],
                    Step::Choose(_) => Choice::Pass,
                    Step::Over(outcome) => panic!("{}", outcome.reason),
                };
            }
            falls += u32::from(known.falls);
            sum += u32::from(known.damage);
        }
        let (share, mean) = (falls * (WHOLE / 20_000), sum / 20);
        assert!(share.abs_diff(odds.kill) <= WHOLE / 66, "{weapon}: {share}, {odds:?}");
        assert!(mean.abs_diff(odds.mean) <= 60, "{weapon}: {mean}, {odds:?}");
    }
}

#[test]
fn a_stunned_attacker_keeps_the_better_dice() {
    for weapon in ["both-barrels", "siege-shot", "stun-bomb", "unload"] {
        let mut scene = armed(frail(board('m', 1), DEMON), weapon, 0);
        assert!(scene.state.scene().world().stun(ALPHA));
        let odds = odds(weapon, &scene, DEMON);
        assert!(odds.lines.contains(&"Stunned: one die less".to_owned()), "{odds:?}");
    }
    let mut scene = armed(board('m', 1), "both-barrels", 0);
    assert!(scene.state.scene().world().stun(ALPHA));
    assert_eq!(odds("both barrels", &scene, DEMON).lines[0], "2 black dice");
}

#[test]
fn a_stunned_defender_reveals_no_card() {
    let mut scene = armed(frail(board('p', 1), DEMON), "both-barrels", 0);
    assert!(scene.state.scene().world().stun(DEMON));
    let odds = odds("both barrels", &scene, DEMON);
    assert!(odds.lines.contains(&"The defender is stunned: no card is revealed".to_owned()), "{odds:?}");
    assert_eq!(odds.stun, 0, "the stun ends with the attack");
}

#[test]
fn a_weapon_that_stuns_stuns_who_lives() {
    let mut scene = armed(board('i', 4), "stun-bomb", 0);
    let _ = scene.state.scene().world().hurt(DEMON, 2);
    let odds = odds("stun bomb", &scene, DEMON);
    assert!(odds.kill > 0);
    assert_eq!(odds.stun, WHOLE - odds.kill);
}

#[test]
fn a_defender_in_cover_takes_the_second_card_where_it_is_better() {
    let covered = "
        +-----------+
        |A B . . i .|
        +-----------+";
    let imp = FigureId(2);
    let line = "Cover: the defender takes a second card where it leaves less damage on average".to_owned();
    // With a whole deck, with a deck that is made again for the second card, and with one made again for both.
    let scenes = [
        scene(covered),
        scene(covered).deck_is_only("alpha", "armor"),
        scene(covered).deck_is_only("alpha", ""),
    ];
    for scene in scenes {
        let odds = odds("the imp", &attacking(frail(scene, ALPHA), imp, 0), ALPHA);
        assert!(odds.lines.contains(&line), "{odds:?}");
    }
}

#[test]
fn odds_tell_what_they_are_made_of() {
    let odds = odds("buckshot", &armed(board('m', 1), "buckshot", 0), DEMON);
    assert_eq!(
        odds.lines,
        [
            "1 red die, 1 black die",
            "Bonus: +1 damage",
            "Toughness: 1 shield",
            "Defence card: 1 shield 72 %, 2 shields 11 %, dodge 17 %",
            "Left out: what may be played in between",
        ]
    );
}

#[test]
fn odds_tell_nothing_of_a_hidden_hand() {
    let with = |event: &str| {
        let scene = armed(board('p', 1).events(event), "buckshot", 0);
        scene.game.odds(&scene.state, Choice::Attack(DEMON, false)).expect("an attack")
    };
    assert_eq!(with("darkness"), with("ambush"));
}

/// Scripts may change an attack, so those that listen to dice are heard: the attack is played.
#[test]
fn an_attack_that_scripts_listen_to_is_played() {
    let heard = Scene::of(setup(&drawing('p', 1)), listener(|_, _, _, _| {}));
    let heard = armed(frail(heard, DEMON), "both-barrels", 0);
    let played = heard.game.odds(&heard.state, Choice::Attack(DEMON, false)).expect("an attack");
    let counted = odds("both barrels", &armed(frail(board('p', 1), DEMON), "both-barrels", 0), DEMON);
    let line = "Counted in 4,000 attacks that were played";
    assert_eq!(played.lines.last().map(String::as_str), Some(line));
    assert!(played.kill.abs_diff(counted.kill) <= 3 * WHOLE / 100, "{played:?}, {counted:?}");
    assert!(played.mean.abs_diff(counted.mean) <= 150, "{played:?}, {counted:?}");
    assert_eq!(played.damage.iter().sum::<u32>(), WHOLE);
}

#[test]
fn there_are_no_odds_of_other_choices() {
    let scene = armed(board('p', 1), "buckshot", 0);
    assert_eq!(scene.game.odds(&scene.state, Choice::End), None);
}

fn at(scene: &Scene, x: i16, y: i16) -> SpaceId {
    scene.game.table().board.space_at(Cell::new(x, y)).expect("a space")
}

/// What Alpha's attack from a space would come to.
fn strike(scene: &Scene, from: SpaceId, target: FigureId, card: Option<&str>) -> Result<Odds, String> {
    let strike = Strike { attacker: ALPHA, from, target, card };
    scene.game.odds_from(&scene.state, Seat(0), &strike)
}

#[test]
fn an_attack_from_where_one_stands_has_the_odds_of_the_one_on_offer() {
    let scene = armed(frail(board('i', 4), DEMON), "static-charge", 0);
    let offered = odds("static charge", &scene, DEMON);
    assert_eq!(strike(&scene, at(&scene, 0, 0), DEMON, None), Ok(offered.clone()));
    assert_eq!(strike(&scene, at(&scene, 0, 0), DEMON, Some("static-charge")), Ok(offered));
    let demon = attacking(frail(board('v', 4), ALPHA), DEMON, 0);
    let strike = Strike { attacker: DEMON, from: at(&demon, 4, 0), target: ALPHA, card: None };
    let thought = demon.game.odds_from(&demon.state, Seat(INVADER), &strike);
    assert_eq!(thought, Ok(odds("revenant", &demon, ALPHA)));
}

/// Three points are spent on the way, which gives another die.
#[test]
fn the_way_to_where_one_attacks_from_counts() {
    let scene = armed(board('i', 4), "static-charge", 0);
    let dice = |x| strike(&scene, at(&scene, x, 0), DEMON, None).map(|odds| odds.lines[0].clone());
    assert_eq!(
        [0, 1, 3].map(dice),
        [Ok("1 black die".to_owned()), Ok("1 black die".to_owned()), Ok("1 red die, 1 black die".to_owned())]
    );
}

#[test]
fn why_there_is_no_attack_is_said_with_numbers() {
    let scene = armed(board('i', 4), "both-barrels", 0);
    let from = |x, card| strike(&scene, at(&scene, x, 0), DEMON, card).map(|_| ());
    assert_eq!(from(0, None), Err("out of range: 4 spaces away, the range is 2".to_owned()));
    assert_eq!(from(2, None), Ok(()));
    assert_eq!(from(0, Some("sidearm")), Ok(()));
    assert_eq!(from(0, Some("reposition")), Err("Reposition has no attack".to_owned()));
    assert_eq!(from(4, None), Err("Alpha cannot end there".to_owned()));
    let nowhere = strike(&scene, SpaceId(999), DEMON, None).map(|_| ());
    assert_eq!(nowhere, Err("not on the map".to_owned()));

    let idle = acting(board('i', 4), ALPHA, Turn::default());
    let none = strike(&idle, at(&idle, 0, 0), DEMON, None).map(|_| ());
    assert_eq!(none, Err("choose a card first".to_owned()));

    let two = armed(
        crate::scene::scene(
            "
            +-----------+
            |A B . . i .|
            +-----------+",
        ),
        "sidearm",
        0,
    );
    let friend = strike(&two, at(&two, 0, 0), FigureId(1), None).map(|_| ());
    assert_eq!(friend, Err("both are on the same side".to_owned()));
}

#[test]
fn a_target_behind_a_wall_is_not_in_sight() {
    let scene = armed(
        crate::scene::scene(
            "
            +-------------+
            |A . .|. . i .|
            |     |       |
            |. . .|. . . .|
            |     |       |
            |. . .|. . . .|
            |     |       |
            |. . . . . . .|
            +-------------+",
        ),
        "siege-shot",
        0,
    );
    let wall = strike(&scene, at(&scene, 0, 0), DEMON, None).map(|_| ());
    assert_eq!(wall, Err("not in line of sight".to_owned()));
}

#[test]
fn a_card_that_cannot_be_used_has_a_reason() {
    let turn = with_points(2);
    let scene = acting(board('i', 4).hand("alpha", "armor reposition buckshot"), ALPHA, turn);
    let why = |id| scene.game.why_not(&scene.state, About::Card(id));
    assert_eq!(why("buckshot"), Some("no main action left".to_owned()));
    assert_eq!(why("reposition"), None, "it is on offer");
    assert_eq!(why("armor"), Some("a reaction, only while defending".to_owned()));
    assert_eq!(why("unload"), Some("not in your hand".to_owned()));
    assert_eq!(why("no-such-card"), None);

    let scene = acting(board('i', 4), DEMON, Turn::default());
    let scene = scene.events("ferocity").exhausted("imp");
    let why = |id| scene.game.why_not(&scene.state, About::Card(id));
    assert_eq!(why("ferocity"), Some("only while attacking".to_owned()));
    assert_eq!(why("darkness"), Some("not in your hand".to_owned()));
    assert_eq!(why("imp"), Some("already activated in this round".to_owned()));
    assert_eq!(why("baron-of-hell"), Some("none of its figures is on the map".to_owned()));
}

#[test]
fn a_figure_that_cannot_be_attacked_has_a_reason() {
    let why = |scene: &Scene, id| scene.game.why_not(&scene.state, About::Figure(id));
    // Points, so that something else is on offer than the end of the activation.
    let alpha = |card: Option<&str>, attack: bool| {
        let scene = board('i', 4);
        let mut turn = with_points(1);
        turn.arm(card.map(|id| CardId(card_of(&scene, id))));
        if !attack {
            turn.use_attack();
        }
        acting(scene, ALPHA, turn)
    };
    assert_eq!(why(&alpha(None, false), DEMON), Some("choose a card first".to_owned()));
    assert_eq!(why(&alpha(Some("sidearm"), true), DEMON), None, "it is on offer");
    let far = why(&alpha(Some("both-barrels"), true), DEMON);
    assert_eq!(far, Some("out of range: 4 spaces away, the range is 2".to_owned()));
    let made = why(&alpha(Some("sidearm"), false), DEMON);
    assert_eq!(made, Some("no attack left with Sidearm".to_owned()));
    let demon = acting(board('i', 4), DEMON, with_points(1));
    assert_eq!(why(&demon, ALPHA), Some("no attack left in this activation".to_owned()));
}

fn card_of(scene: &Scene, id: &str) -> u8 {
    card(&scene.game, id)
}

#[test]
fn a_space_that_cannot_be_entered_has_a_reason() {
    let moving = |points| acting(board('i', 4), ALPHA, with_points(points));
    let why = |scene: &Scene, x| scene.game.why_not(&scene.state, About::Space(at(scene, x, 0)));
    let scene = moving(2);
    assert_eq!(why(&scene, 1), None, "it is on offer");
    assert_eq!(why(&scene, 2), None, "a step further it is");
    assert_eq!(why(&scene, 3), Some("too far: 3 points, 2 left".to_owned()));
    assert_eq!(why(&scene, 4), Some("occupied".to_owned()));
    assert_eq!(why(&moving(0), 1), Some("no movement points left".to_owned()));
}
