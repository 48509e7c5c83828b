//! Positions by hand: every calm moment of random games comes back, everything that cannot be is reported with its place, and a game
//! that was played from a position is followed from there.

use crate::table::{all_left, setup, variety};
use doom_2016::content::Trigger;
use doom_2016::state::Initiative;
use doom_2016::task::{DecisionTask, DemonTask, MarineTask, MovementTask, RoundTask, Task, WindowTask};
use doom_2016::{Choice, Doom2016, State};
use engine::game::Log;
use engine::play::{Digest, Provenance, Replay, Rng, Verdict};
use engine::world::{Aim, Ban, BanEnd, Cost, Limit, Modifier, Near, Offer, Stat, Thing, Until, Value};
use engine::{FigureId, Game, NoHooks, Options, Step};
use rule_system::position::PlacedFigure;
use rule_system::simulate::{BotKind, BotPair};
use rule_system::table_game::named;
use rule_system::{Playable, Position, TableGame, ready};
use std::sync::Arc;

const YARD: &str = "
    +-------------------+
    |A B|. . i . ~ ~|T .|
    |   |       ---     |
    |. .D. i . . . .|. .|
    |   +       ---     |
    |O . X . p . H . . R|
    |   +               |
    |. .:. y . . . k . .|
    |   :               |
    |. .:. m . . c . . .|
    |              #    |
    |. t b . . . . . . i|
    +-------------------+";

fn yard(nth: usize) -> Doom2016 {
    Doom2016::new(variety(YARD, nth), Arc::new(NoHooks))
}

/// Is nothing under way that a position cannot say: an attack, or a figure that stands where it may not stay?
fn is_calm(state: &State) -> bool {
    let waits = |task: &Task| {
        matches!(
            task,
            Task::Movement(MovementTask::PushAside(_) | MovementTask::SpendNow(..))
                | Task::Decision(DecisionTask::Blink(..))
        )
    };
    state.attacks().is_empty() && !state.turn().is_passing() && !state.tasks().iter().any(waits)
}

/// The states of a random game, and whether an initiative card was revealed before each.
fn states(game: &Doom2016, seed: u64, mut look: impl FnMut(&State, bool)) {
    let (mut state, mut options) = (game.start(), Options::<Choice>::default());
    let (mut rng, mut revealed) = (Rng::new(seed), false);
    for _ in 0..1_500 {
        let pick = match game.step(&state, &mut options) {
            Step::Over(_) => break,
            Step::Chance => rng.weighted(&options.weights),
            Step::Choose(_) => rng.below(options.list.len() as u32) as usize,
        };
        look(&state, revealed);
        revealed = matches!(state.tasks().last(), Some(Task::Round(RoundTask::Reveal)));
        game.apply(&mut state, options.list[pick], &mut Log::silent());
    }
}

/// A state after the nod with which a game goes on from a position.
fn gone_on(game: &Doom2016, state: &State) -> State {
    let (mut state, mut options) = (state.clone(), Options::<Choice>::default());
    assert_eq!(game.step(&state, &mut options), Step::Chance);
    assert_eq!(options.list, [Choice::Pass]);
    game.apply(&mut state, Choice::Pass, &mut Log::silent());
    state
}

/// At the beginning of an activation nothing is lost. At other calm moments the position can be and stays the same; lost are points
/// and actions of the activation under way, windows that are open, and cards that are still to be drawn.
#[test]
fn calm_moments_of_random_games_come_back() {
    let (mut whole, mut looked) = (0, 0);
    for seed in 0..100 {
        let game = yard(seed as usize);
        let mut number = 0u32;
        states(&game, seed, |state, revealed| {
            number += 1;
            if !is_calm(state) || !revealed && !number.is_multiple_of(16) {
                return;
            }
            looked += 1;
            let position = game.position(state);
            let (laid, problems) = game.arranged(&position);
            assert_eq!(problems, [], "seed {seed}, choice {number}: {:?}", state.tasks());
            assert_eq!(game.position(&laid), position, "seed {seed}, choice {number}: {:?}", state.tasks());
            let begins = |task: &Task| {
                matches!(task, Task::Demon(DemonTask::ChooseKind) | Task::Marine(MarineTask::Turn(_)))
            };
            // A grenade that explodes as the card is revealed opens windows in between.
            let between = |task: &Task| {
                matches!(
                    task,
                    Task::Window(
                        WindowTask::Invader(Trigger::Fragged | Trigger::MarineFragged, _)
                            | WindowTask::Marine(Trigger::Fragged | Trigger::MarineFragged, _)
                    )
                )
            };
            if revealed && state.tasks().iter().any(begins) && !state.tasks().iter().any(between) {
                whole += 1;
                assert_eq!(game.left_out(state), None, "seed {seed}, choice {number}");
                let again = gone_on(&game, &laid);
                assert_eq!(again, *state, "seed {seed}, choice {number}");
                assert_eq!(Digest::of(&again), Digest::of(state));
            }
        });
    }
    assert!(whole > 150 && looked > 400, "{whole} of {looked}");
}

#[test]
fn an_attack_under_way_is_named_as_left_out() {
    let (mut attacks, mut gone) = (0, 0);
    for seed in 0..20 {
        let game = yard(seed as usize);
        states(&game, seed, |state, _| {
            let Some(attack) = state.attacks().last() else { return };
            let told = game.left_out(state).expect("the attack is lost");
            assert!(!told.contains("figure "), "{told}");
            let Some(both) = attack.both_there() else {
                gone += 1;
                return;
            };
            let [attacker, defender] = both.map(|figure| named(game.table(), state.world(), figure));
            let begins = format!(
                "The attack of {attacker} on {defender} is not part of a position: play begins with "
            );
            assert!(told.starts_with(&begins), "{told}");
            assert!(told.len() > begins.len());
            attacks += 1;
        });
    }
    assert!(attacks > 20 && gone > 0, "{attacks}, {gone}");
}

/// Whose activation begins has been revealed: its only card is not in the deck, whatever the position says.
#[test]
fn the_card_of_the_activation_that_begins_is_not_in_the_deck() {
    let game = Doom2016::new(setup(YARD), Arc::new(NoHooks));
    let mut position = ready_yard(&game).opening(1);
    position.cards.retain(|place, _| !place.starts_with("initiative."));
    for (turn, left) in [("alpha", "bravo"), ("bravo", "alpha")] {
        position.turn = Some(turn.to_owned());
        let _ = position.cards.insert("initiative".to_owned(), vec!["alpha".to_owned(), "bravo".to_owned()]);
        let (state, problems) = game.arranged(&position);
        assert_eq!(problems, []);
        assert_eq!(game.position(&state).cards["initiative"], [left]);
    }
    // One card of the invader for this round, and it acts.
    position.turn = Some("invader".to_owned());
    let _ = position.values.insert("initiative.invader".to_owned(), 1);
    let _ = position.cards.insert("initiative".to_owned(), vec!["alpha".to_owned(), "invader".to_owned()]);
    let (state, problems) = game.arranged(&position);
    assert_eq!(problems, []);
    assert_eq!(game.position(&state).cards["initiative"], ["alpha"]);
}

/// Before the status phase scripts have heard that the round begins; from a position of that moment they do not hear it again.
#[test]
fn a_round_that_has_begun_begins_once() {
    let game = Doom2016::new(setup(YARD), Arc::new(NoHooks));
    let mut state = game.arranged(&ready_yard(&game).opening(1)).0;
    *state.scene().initiative() = Initiative::default();
    state.scene().world().set_round(3);
    state.scene().pending(vec![Task::Round(RoundTask::Status), Task::Resume]);
    assert!(state.scene().world().modify(Modifier { stat: Stat(8), amount: -1, until: Until::Round }));
    let position = game.position(&state);
    assert_eq!((position.round, position.values["round.begun"], &position.turn), (3, 1, &None));
    let (laid, problems) = game.arranged(&position);
    assert_eq!(problems, []);
    assert_eq!(laid.world(), state.world(), "what scripts did as it began stays");
    assert_eq!(gone_on(&game, &laid).world().round(), 3);

    let mut next = position.clone();
    set(&mut next, "round.begun", 0);
    assert_eq!(game.arranged(&next).0.world().round(), 2, "else that round is still to begin");
    let mut wrong = position;
    wrong.turn = Some("alpha".to_owned());
    let told: Vec<String> = game.arranged(&wrong).1.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["values.round.begun: an activation begins, so the status phase is over"]);
}

#[test]
fn what_players_brought_comes_back() {
    let game = Doom2016::new(all_left(setup(YARD)), Arc::new(NoHooks));
    let mut looked = 0;
    states(&game, 5, |state, revealed| {
        if revealed && is_calm(state) {
            looked += 1;
            let (laid, problems) = game.arranged(&game.position(state));
            assert_eq!(problems, []);
            assert_eq!(laid.brought(), state.brought());
        }
    });
    assert!(looked > 1, "{looked}");
    let unchosen = game.arranged(&game.position(&game.start())).1;
    let told = "cards.alpha.weapons: 2 are needed, and 0 are written down";
    assert!(unchosen.iter().any(|problem| problem.to_string() == told), "{unchosen:?}");
}

#[test]
fn what_scripts_laid_down_comes_back() {
    let mut setup = setup(YARD);
    let [seen, tag, label] = ["seen", "lever", "Pull it"].map(|word| setup.table.symbols.intern(word));
    let game = Doom2016::new(setup, Arc::new(NoHooks));
    let mut state = game.arranged(&ready_yard(&game).opening(3)).0;
    let world = state.scene().world();
    let objective = world.tokens().slots()[0].kind;
    for (name, value) in
        [(seen, Value::Word(label)), (tag, Value::Thing(Thing::Figure(FigureId(1)))), (label, Value::Int(-3))]
    {
        assert!(world.note(1, name, Some(value)));
    }
    let offer = Offer {
        tag,
        label,
        near: Near::Token(objective),
        distance: 1,
        least: 0,
        cost: Cost([1, 2, 0, 0]),
        limit: Limit::Game,
        needs: Some((1, seen)),
        used: 0,
    };
    assert!(world.offer(offer));
    world.take_offer(0, FigureId(0));
    assert!(world.aim(Aim::Reach(Near::Thing(Thing::Token(engine::TokenId(0))), 2)));
    world.forbid(Ban(3), BanEnd::Round);
    assert!(world.modify(Modifier { stat: Stat(8), amount: -1, until: Until::Game }));
    let position = game.position(&state);
    let (laid, problems) = game.arranged(&Position::of_line(&position.to_line()).expect("a position"));
    assert_eq!(problems, []);
    assert_eq!(laid.world(), state.world());
    let offer = &position.offers[0];
    assert_eq!((offer.cards, offer.points, offer.costs.len()), (1, 2, 0));
    let mut other = position.clone();
    let _ = other.offers[0].costs.insert("oil".to_owned(), 1);
    let (_, problems) = game.arranged(&other);
    let told: Vec<String> = problems.iter().map(|problem| problem.text.to_string()).collect();
    assert_eq!(told, ["no offer of this game costs `oil`"]);
}

/// The same game behind its door.
fn ready_yard(game: &Doom2016) -> Box<dyn Playable> {
    ready(game.beginning(None).expect("it begins anywhere"))
}

type Changed = fn(&mut Position);

fn hand(it: &mut Position) -> &mut Vec<String> {
    it.cards.entry("alpha.hand".to_owned()).or_default()
}

fn set(it: &mut Position, key: &str, value: u16) {
    let _ = it.values.insert(key.to_owned(), value);
}

fn of_kind<'p>(it: &'p mut Position, kind: &str) -> &'p mut PlacedFigure {
    it.figures.iter_mut().find(|figure| figure.kind == kind).expect("it stands there")
}

/// A change, where it is reported, and a part of the report.
const FIGURES: [(Changed, &str, &str); 12] = [
    (|it| it.marines = 4, "marines", "this is a game of 2 marines, not of 4"),
    (
        |it| of_kind(it, "imp").kind = "ghoul".to_owned(),
        "figures[",
        "there is no figure `ghoul` in this game",
    ),
    (|it| of_kind(it, "imp").at = None, "figures[", "`imp` stands nowhere"),
    (|it| of_kind(it, "imp").at = Some((99, 99)), "figures[", "there is no space 99,99"),
    (|it| it.figures[1].at = it.figures[0].at, "figures[1].at", "Alpha is there"),
    (|it| of_kind(it, "mancubus").at = Some((9, 5)), "figures[", "does not fit at 9,5"),
    (|it| it.figures[0].damage = 200, "figures[0].damage", "it would be fragged"),
    (|it| it.figures.retain(|figure| figure.kind != "bravo"), "figures", "Bravo is missing"),
    (|it| it.figures.push(it.figures[0].clone()), "figures[", "there is only one Alpha"),
    (
        |it| {
            let imp = PlacedFigure { number: None, ..of_kind(it, "imp").clone() };
            it.figures.extend(std::iter::repeat_n(imp, 30));
        },
        "figures[",
        "the box has only",
    ),
    (|it| of_kind(it, "imp").number = Some(0), "figures[", "0 is the number of a marine"),
    (|it| of_kind(it, "imp").fragged = true, "figures[", "only a marine who is fragged comes back"),
];

const TABLE: [(Changed, &str, &str); 10] = [
    (|it| it.round = 0, "round", "the first round is 1"),
    (|it| it.turn = Some("echo".to_owned()), "turn", "there is no seat `echo` in this game"),
    (|it| it.open_doors.push(200), "open_doors[", "there is no door 200"),
    (|it| it.pieces[0].kind = "altar".to_owned(), "pieces[0].kind", "there is no piece `altar` in this game"),
    (|it| it.pieces[0].number = 9, "pieces[0].number", "the mission has"),
    (|it| it.tokens.clear(), "tokens[0]", "the token that the mission lays here is missing"),
    (|it| it.tokens[0].kind = "crown".to_owned(), "tokens[0].kind", "there is no token `crown` in this game"),
    (|it| it.tokens.extend(std::iter::repeat_n(it.tokens[0].clone(), 20)), "tokens[", "there are only"),
    (
        |it| {
            let value = rule_system::position::Said::Bool(true);
            it.notes.push(rule_system::position::Note { script: 0, name: "unheard".to_owned(), value });
        },
        "notes[0]",
        "no script of this mission says `unheard`",
    ),
    (
        |it| {
            let until = rule_system::position::Ends::Never;
            it.bans.push(rule_system::position::BanNow { what: 99, until });
        },
        "bans[0]",
        "there is no prohibition 99",
    ),
];

const CARDS: [(Changed, &str, &str); 12] = [
    (|it| hand(it).push("nothing".to_owned()), "cards.alpha.hand[", "there is no card `nothing`"),
    (
        |it| {
            let card = hand(it)[0].clone();
            hand(it).extend(std::iter::repeat_n(card, 9));
        },
        "cards.alpha.hand[",
        "elsewhere",
    ),
    (|it| hand(it).clear(), "cards.alpha.deck", "nowhere"),
    (
        |it| set(it, "frags", 9),
        "values.frags",
        "the game would be over: the invader wins with 4 frags and has 9",
    ),
    (|it| set(it, "bank", 250), "values.bank", "250 is out of range"),
    (|it| set(it, "threat", 250), "values.threat", "tokens for threat and progress"),
    (|it| set(it, "alpha.ready", 2), "values.alpha.ready", "2 is out of range: it can be 0 to 1"),
    (|it| set(it, "luck", 1), "values.luck", "there is nothing called `luck` in this game"),
    (
        |it| {
            set(it, "alpha.point", 1);
            set(it, "bravo.point", 1);
        },
        "values.bravo.point",
        "another marine has the squad card",
    ),
    (
        |it| it.cards.entry("grenades".to_owned()).or_default().push("boom".to_owned()),
        "cards.grenades[0]",
        "`boom` is no grenade",
    ),
    (
        |it| it.cards.entry("bravo.taken".to_owned()).or_default().push("spoon".to_owned()),
        "cards.bravo.taken[0]",
        "there is no weapon `spoon` in this game",
    ),
    (
        |it| it.cards.entry("initiative".to_owned()).or_default().extend(vec!["alpha".to_owned(); 3]),
        "cards.initiative[",
        "elsewhere",
    ),
];

#[test]
fn what_cannot_be_is_told_with_its_place() {
    let game = Doom2016::new(setup(YARD), Arc::new(NoHooks));
    let opening = ready_yard(&game).opening(1);
    assert_eq!(game.arranged(&opening).1, []);
    assert!(opening.turn.is_some() && !opening.cards["alpha.hand"].is_empty(), "{opening:?}");
    for (change, at, text) in FIGURES.iter().chain(&TABLE).chain(&CARDS) {
        let mut position = opening.clone();
        change(&mut position);
        let (state, problems) = game.arranged(&position);
        let found = problems.iter().any(|told| told.at.starts_with(at) && told.text.contains(text));
        assert!(found, "{at}: {text} is not among {problems:#?}");
        // Whatever was wrong, what comes out can be played.
        assert_eq!(game.audit_state(&state), Ok(()), "{at}: {text}");
    }
}

#[test]
fn every_row_of_a_form_stands_in_the_position() {
    for game in [yard(4), Doom2016::new(all_left(setup(YARD)), Arc::new(NoHooks))] {
        states(&game, 9, |state, revealed| {
            if !revealed {
                return;
            }
            let position = game.position(state);
            let rows = game.position_rows(state);
            for key in position.values.keys().chain(position.cards.keys()) {
                assert_eq!(rows.iter().filter(|row| row.key == *key).count(), 1, "{key}");
            }
        });
    }
}

/// A game from a position says so, and every reader begins there.
#[test]
fn a_saved_game_is_followed_from_its_position() {
    let game = Doom2016::new(setup(YARD), Arc::new(NoHooks));
    let mission = ready_yard(&game);
    let mut position = mission.opening(2);
    position.round = 3;
    position.figures[0].damage = 2;
    let (there, problems) = mission.at(&position);
    assert_eq!((problems, mission.begins_at()), (Vec::new(), None));
    let random = BotPair::both(BotKind::Random);
    let about = Provenance { seed: Some((8, 0)), ..Provenance::default() };
    let mut session = there.session(random, about);
    assert_eq!(session.now().options[0].text, "The game goes on from here");
    for _ in 0..60 {
        let Some(option) = session.suggest() else { break };
        let _ = session.take(option);
    }
    let (saved, problems) = Replay::parse(&session.replay().to_string());
    assert_eq!(problems, []);
    for reader in [&mission, &there] {
        match reader.verify(&saved) {
            Verdict::Agrees { last, .. } => assert_eq!(last, session.digest()),
            Verdict::Disagrees(why) => panic!("{why}"),
        }
        let (resumed, wrong) = reader.resume(random, &saved);
        assert!(wrong.is_none());
        assert_eq!(resumed.world(), session.world());
        let (playback, wrong) = reader.playback(&saved);
        assert!(wrong.is_none());
        assert_eq!(playback.made().len(), 60);
    }
    // A game of the mission's own start is not drawn to the position.
    let own = mission.session(random, Provenance::default());
    let (resumed, wrong) = there.resume(random, &own.replay());
    assert!(wrong.is_none());
    assert_eq!(resumed.world().round(), 0);
}
