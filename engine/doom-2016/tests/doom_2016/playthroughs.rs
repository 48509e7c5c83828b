//! Whole games as text a player can read: `tests/doom_2016/playthroughs/*.txt`. Lines that begin with `>` are the choices,
//! nature's included; they are followed, so that other bots change nothing, and what they lead to is compared line by line.
//!
//! Between them they show every kind of card, every window and every way to end that the rules have.
//! `UPDATE_EXPECT=1` writes the files again; where a choice is not on offer any more, greedy bots play on from there.

use crate::missions::{ARENA, FACILITY, Goal, mission_of};
use doom_2016::content::CardKind;
use doom_2016::own::{HEALTH_PACK, OwnEvent, PORTAL, Pieces2016, TELEPORTER, WEAPON};
use doom_2016::task::{MarineTask, Task, WindowTask};
use doom_2016::{Choice, Content, Doom2016, Greedy, State, Story};
use engine::game::{Game, Log, Options, Side, Step};
use engine::play::{Bot, Rng};
use engine::{Event, TokenKind};
use expect_test::{expect, expect_file};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use tiles::ascii::Drawing;

#[allow(clippy::disallowed_methods, reason = "the same switch as that of the library that compares")]
fn rewriting() -> bool {
    std::env::var("UPDATE_EXPECT").is_ok()
}

const HALL: &str = "
    +---------------+
    |A . . . ~ . i .|
    |      - -      |
    |B T . . H . p .|
    |               |
    |. . R . .:. i .|
    +---------------+";

const ROOMS: &str = "
    +-----------------+
    |A T . . .|. i . .|
    |                 |
    |. . . . .X. . b O|
    |                 |
    |. H . . .X. . . .|
    |                 |
    |. . . . .|. . . .|
    +-----------------+";

const SQUARE: &str = "
    +-------------+
    |. . . c . . .|
    |             |
    |. A . . . k .|
    |  -       :  |
    |. . T B . . .|
    |  -       :  |
    |. C . . m . .|
    |             |
    |. . . H . . .|
    +-------------+";

/// A pit with the largest demons and a portal of each tier.
const PIT: &str = "
    +-----------------------+
    |A . .:. . .|. . z . T .|
    |   +       |           |
    |B . . . R . . . . . . .|
    |   +       |   - -     |
    |C H . . . . . . . . v .|
    |     #                 |
    |D . . b . . . y . . . r|
    |     #       ---       |
    |. t . . . h . . . k . .|
    |           |           |
    |. . . O . .|. . . . i p|
    +-----------------------+";
/// A game that is written as a story.
struct Tale {
    file: &'static str,
    about: &'static str,
    drawing: &'static str,
    marines: u8,
    goal: Goal,
    frags: u8,
    /// Which deal of the box's cards; `None` for those of the drawing.
    deal: Option<u32>,
    /// For the bots that play on where the file has no choice.
    seed: u64,
}

impl Tale {
    fn game(&self) -> Doom2016 {
        mission_of(self.drawing, self.marines, self.goal, self.frags, |setup| {
            if let Some(deal) = self.deal {
                let mut rng = Rng::for_game(16, deal);
                let _ = setup.deal(&mut |n| rng.below(n as u32) as usize);
            }
        })
    }
}

const TALES: &[Tale] = &[
    Tale {
        file: "a-hunt.txt",
        about: "Two marines have to frag every demon before two of them are fragged.",
        drawing: HALL,
        marines: 2,
        goal: Goal::Hunt,
        frags: 2,
        deal: None,
        seed: 1,
    },
    Tale {
        file: "a-break-out.txt",
        about: "A marine alone has to reach the token behind the door; opening it wakes the portal.",
        drawing: ROOMS,
        marines: 1,
        goal: Goal::Reach,
        frags: 2,
        deal: None,
        seed: 2,
    },
    Tale {
        file: "a-last-stand.txt",
        about: "Three marines have to live through three rounds with at most two frags.",
        drawing: SQUARE,
        marines: 3,
        goal: Goal::HoldOut(3),
        frags: 3,
        deal: None,
        seed: 3,
    },
    Tale {
        file: "alone-in-the-arena.txt",
        about: "A marine alone has to contain what lies in the corner, and has a class card for it.",
        drawing: ARENA,
        marines: 1,
        goal: Goal::Contain,
        frags: 3,
        deal: Some(272),
        seed: 272,
    },
    Tale {
        file: "a-round-in-the-pit.txt",
        about: "Three marines against the largest demons of the box; one frag ends it.",
        drawing: PIT,
        marines: 3,
        goal: Goal::HoldOut(3),
        frags: 1,
        deal: Some(350),
        seed: 350,
    },
    Tale {
        file: "a-dash.txt",
        about: "Three marines in a large building: whoever stands on an objective first has won it for all.",
        drawing: FACILITY,
        marines: 3,
        goal: Goal::Reach,
        frags: 1,
        deal: Some(10),
        seed: 10,
    },
    Tale {
        file: "stripped.txt",
        about: "A marine alone in the pit, where events take the argent away.",
        drawing: PIT,
        marines: 1,
        goal: Goal::Contain,
        frags: 2,
        deal: Some(662),
        seed: 662,
    },
    Tale {
        file: "doors-and-portals.txt",
        about: "Two marines open doors, and a portal answers each of them.",
        drawing: FACILITY,
        marines: 2,
        goal: Goal::Contain,
        frags: 1,
        deal: Some(241),
        seed: 241,
    },
    Tale {
        file: "four-in-the-pit.txt",
        about: "Four marines help each other while the first of them falls.",
        drawing: PIT,
        marines: 4,
        goal: Goal::Hunt,
        frags: 1,
        deal: Some(0),
        seed: 0,
    },
    Tale {
        file: "ambushed.txt",
        about: "A marine alone answers every attack, for as long as possible.",
        drawing: ARENA,
        marines: 1,
        goal: Goal::HoldOut(3),
        frags: 1,
        deal: Some(396),
        seed: 396,
    },
    Tale {
        file: "a-grenade.txt",
        about: "Two marines find a grenade in the pit.",
        drawing: PIT,
        marines: 2,
        goal: Goal::HoldOut(3),
        frags: 3,
        deal: Some(381),
        seed: 381,
    },
    Tale {
        file: "held-out.txt",
        about: "Four marines live through three rounds in a large building.",
        drawing: FACILITY,
        marines: 4,
        goal: Goal::HoldOut(3),
        frags: 1,
        deal: Some(399),
        seed: 399,
    },
    Tale {
        file: "a-shield-in-time.txt",
        about: "A marine alone against demons that defend themselves.",
        drawing: ARENA,
        marines: 1,
        goal: Goal::Contain,
        frags: 2,
        deal: Some(334),
        seed: 334,
    },
    Tale {
        file: "a-long-hunt.txt",
        about: "Two marines frag every demon of the pit.",
        drawing: PIT,
        marines: 2,
        goal: Goal::Hunt,
        frags: 3,
        deal: Some(229),
        seed: 229,
    },
    Tale {
        file: "contained.txt",
        about: "Three marines contain what lies in the corner of the arena.",
        drawing: ARENA,
        marines: 3,
        goal: Goal::Contain,
        frags: 4,
        deal: Some(3),
        seed: 3,
    },
];

/// Who plays with what.
fn brought(game: &Doom2016) -> Vec<String> {
    let (content, setup) = (game.content(), game.setup());
    let marine = |seat: usize| {
        let sets = setup.loadouts[seat].map(|set| content.sets[usize::from(set.0)].name.as_str());
        let class = setup.classes[seat].map_or("no class", |c| &content.classes[usize::from(c.0)].name);
        format!("{}: {}, {class}", setup.table.kinds[seat].name, sets.join(" and "))
    };
    let events: Vec<&str> =
        setup.event_sets.iter().map(|set| content.event_sets[usize::from(*set)].name.as_str()).collect();
    let invader = format!("The invader: {}; {}", events.join(", "), content.invasions[setup.invasion].name);
    (0..usize::from(game.marines())).map(marine).chain([invader]).collect()
}

/// What of the rules a choice and what came of it shows: windows by the trigger of what was used, kinds of cards, deeds.
fn shown(game: &Doom2016, state: &State, choice: Choice, events: &[Event], seen: &mut BTreeSet<String>) {
    let window = match (state.tasks().last(), choice) {
        (_, Choice::Pass) | (None, _) => None,
        (Some(Task::Window(WindowTask::Invader(when, _))), _) => Some(("the invader", *when)),
        (Some(Task::Window(WindowTask::Marine(when, _))), _) => Some(("a marine", *when)),
        (Some(Task::Window(WindowTask::Ally(when, _))), _) => Some(("a marine", *when)),
        (Some(Task::Window(WindowTask::Attack(when, Side::Marines))), _) => Some(("a marine", *when)),
        (Some(Task::Window(WindowTask::Attack(when, Side::Invader))), _) => Some(("the invader", *when)),
        (Some(Task::Marine(MarineTask::Turn(_))), Choice::Class(_) | Choice::Spend(_)) => {
            Some(("a marine", doom_2016::content::Trigger::Play))
        }
        _ => None,
    };
    seen.extend(window.map(|(who, when)| format!("window {when:?}: {who}")));
    let deed = match choice {
        Choice::Answer(_) => "an answer to an attack",
        Choice::Another(_) => "another card of the set",
        Choice::DieAway(_) => "stun takes a die",
        Choice::Reroll(_) => "a die rolled again",
        Choice::Second(true) => "a second card in cover",
        Choice::Splash(_) => "a splash on one",
        Choice::Aside(_) => "room made for a large base",
        Choice::Bottom(_) => "an initiative card looked at",
        Choice::Stand => "a large base on small figures",
        Choice::ArgentTo(doom_2016::choice::Holder::Invasion) => "argent on the invasion card",
        Choice::ArgentTo(_) => "argent on a demon card",
        Choice::SpendEvent(_) => "an event for argent",
        Choice::DropEvent(_) => "an event discarded",
        Choice::Offer(..) => "an offer taken up",
        Choice::Discard(_) => "a card paid",
        Choice::Group(_) => "a group summoned",
        Choice::Attack(_, true) => "an attack from further away",
        _ => "",
    };
    let _ = seen.insert(deed.to_owned());
    let content = game.content();
    for event in events {
        let what = match event {
            Event::CardPlayed { card, .. } => {
                match content.cards.iter().find(|known| *known.name == **card).map(|card| card.kind) {
                    Some(CardKind::Main) => "a main action card",
                    Some(CardKind::Bonus) => "a bonus action card",
                    Some(CardKind::Reaction) => "a reaction card",
                    None => "a glory kill card",
                }
            }
            Event::Own(own) => match OwnEvent::of(own) {
                Some(OwnEvent::EventPlayed { .. }) => "an event card",
                Some(OwnEvent::ClassUsed { .. }) => "a class card",
                Some(OwnEvent::SquadCardPassed { .. }) => "a squad card",
                Some(OwnEvent::GrenadeExploded { .. }) => "a grenade",
                Some(OwnEvent::TeleporterActivated { .. }) => "a teleporter activated",
                Some(OwnEvent::GloryKilled { .. }) => "a glory kill",
                Some(OwnEvent::Sprinted { .. }) => "a sprint",
                Some(OwnEvent::ArgentSpent { .. }) => "argent spent",
                Some(OwnEvent::ArgentLost { .. }) => "argent lost",
                Some(OwnEvent::InitiativeRevealed { .. }) => "an initiative card",
                _ => "",
            },
            Event::Respawned { .. } => "a respawn",
            Event::DoorOpened { .. } => "a door",
            Event::TokenTaken { kind: TokenKind::Item(HEALTH_PACK, _), .. } => "a health pack",
            Event::TokenTaken { kind: TokenKind::Item(WEAPON, _), .. } => "a weapon found",
            Event::AttackResolved { dodged: true, .. } => "a dodge",
            Event::Fragged { kind, .. } if kind.0 < game.marines() => "a marine fragged",
            Event::Fragged { .. } => "a demon fragged",
            _ => "",
        };
        let _ = seen.insert(what.to_owned());
    }
    let _ = seen.remove("");
}

/// Follow the moves as far as they go, then the bots.
fn play(tale: &Tale, moves: &[&str], seen: &mut BTreeSet<String>) -> String {
    let game = &tale.game();
    let mut moves = moves.iter().copied();
    let (mut bot, mut rng) = (Greedy::new(game), Rng::new(tale.seed));
    let (mut state, mut options, mut log) = (game.start(), Options::default(), Log::listening());
    let mut story = Story::new(game, &state);
    let mut told = format!("# {}\n", tale.about);
    for line in brought(game) {
        writeln!(told, "# {line}").expect("a string");
    }
    loop {
        let due = game.step(&state, &mut options);
        if let Step::Over(outcome) = due {
            let winner = match outcome.winner {
                Some(Side::Marines) => "The marines win",
                Some(Side::Invader) => "The invader wins",
                None => "Nobody wins",
            };
            writeln!(told, "{winner}: {}", outcome.reason).expect("a string");
            let _ = seen.insert(format!("end: {winner}: {}", outcome.reason));
            return told;
        }
        let choice = match moves.next() {
            Some(key) => match options.list.iter().find(|c| game.show(&state, **c).key == key) {
                Some(choice) => *choice,
                None if rewriting() => {
                    moves = [].iter().copied();
                    pick(game, &state, &due, &options, &mut bot, &mut rng)
                }
                None => panic!("`{key}` is not on offer any more, after\n{told}"),
            },
            None if rewriting() => pick(game, &state, &due, &options, &mut bot, &mut rng),
            None => panic!("the game is not over at the end of the file:\n{told}"),
        };
        writeln!(told, "> {}", game.show(&state, choice).key).expect("a string");
        log.events.clear();
        let before = state.clone();
        game.apply(&mut state, choice, &mut log);
        shown(game, &before, choice, &log.events, seen);
        game.audit_state(&state).expect("a legal state");
        for event in &log.events {
            if let Some(sentence) = story.tell(event) {
                writeln!(told, "{sentence}").expect("a string");
            }
            if matches!(event, Event::RoundStarted { .. }) {
                write!(told, "{}", map(game, &state)).expect("a string");
            }
        }
    }
}

fn pick(
    game: &Doom2016,
    state: &State,
    due: &Step,
    options: &Options<Choice>,
    bot: &mut Greedy,
    rng: &mut Rng,
) -> Choice {
    let at = match due {
        Step::Choose(seat) => bot.pick(game, state, *seat, &options.list, rng),
        _ => rng.weighted(&options.weights),
    };
    options.list[at]
}

/// The board with figures by the first letter of their names, tokens, and closed doors as `=`.
fn map(game: &Doom2016, state: &State) -> String {
    let table = game.table();
    let world = state.world();
    let glyph = |cell| {
        let space = table.board.space_at(cell)?;
        if let Some(id) = world.figure_on(table, space) {
            let kind = table.kind(world.figures()[id].kind);
            let letter = kind.name.chars().next()?;
            return Some(if kind.side == Side::Marines { letter } else { letter.to_ascii_lowercase() });
        }
        let token = world.tokens().on(space).next().map(|(_, token)| match token.kind {
            TokenKind::Item(HEALTH_PACK, _) => '+',
            TokenKind::Item(WEAPON, _) => '*',
            TokenKind::Objective | TokenKind::Item(..) | TokenKind::Marker(_) => '?',
        });
        let portal = table
            .pieces(PORTAL)
            .iter()
            .zip(0..)
            .any(|(p, i)| world.portals() >> i & 1 == 1 && p.space == space);
        let teleporter = table.pieces(TELEPORTER).iter().any(|t| t.space == space);
        token.or(portal.then_some('o')).or(teleporter.then_some('T'))
    };
    let door = |edge| table.board.doors_on(edge).any(|d| world.closed().has(d)).then_some('=');
    Drawing::of(&table.board).closed(world.closed()).glyphs(&glyph).edge_glyphs(&door).to_string()
}

/// What the games show between them.
#[test]
fn whole_games_are_told() {
    let mut seen = BTreeSet::new();
    for tale in TALES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/doom_2016/playthroughs").join(tale.file);
        let known = std::fs::read_to_string(&path).unwrap_or_default();
        let moves: Vec<&str> = known.lines().filter_map(|line| line.strip_prefix("> ")).collect();
        let told = play(tale, &moves, &mut seen);
        expect_file![path].assert_eq(&told);
    }
    let list: String = seen.iter().map(|what| format!("{what}\n")).collect();
    expect![[r#"
        a bonus action card
        a card paid
        a class card
        a demon fragged
        a die rolled again
        a dodge
        a door
        a glory kill
        a glory kill card
        a grenade
        a group summoned
        a health pack
        a large base on small figures
        a main action card
        a marine fragged
        a reaction card
        a respawn
        a second card in cover
        a splash on one
        a sprint
        a squad card
        a teleporter activated
        a weapon found
        an answer to an attack
        an attack from further away
        an event card
        an event discarded
        an event for argent
        an initiative card
        an initiative card looked at
        an offer taken up
        another card of the set
        argent lost
        argent on a demon card
        argent spent
        end: The invader wins: the invader has 1 frag token
        end: The invader wins: the invader has 2 frag tokens
        end: The invader wins: the invader has 3 frag tokens
        end: The marines win: a marine is there
        end: The marines win: everything is contained
        end: The marines win: no demon is left
        end: The marines win: they held out
        room made for a large base
        stun takes a die
        window Activation: the invader
        window ActivationEnd: the invader
        window AfterAttack: a marine
        window AfterAttack: the invader
        window AfterRoll: a marine
        window AfterRoll: the invader
        window AllyDefending: a marine
        window AllyRolled: a marine
        window Attacking: a marine
        window Attacking: the invader
        window BeforeRoll: a marine
        window BeforeRoll: the invader
        window Defended: a marine
        window Defended: the invader
        window Defending: a marine
        window Defending: the invader
        window EnemyAttacked: a marine
        window Fragged: a marine
        window Fragged: the invader
        window Initiative: a marine
        window Initiative: the invader
        window MarineActivation: the invader
        window MarineFragged: the invader
        window Play: a marine
    "#]]
    .assert_eq(&list);
    // What no trigger of the box is for, or what happens without a question, has no window.
    let windows: Vec<String> = list
        .lines()
        .filter_map(|line| line.strip_prefix("window ")?.split(':').next().map(str::to_owned))
        .collect();
    let content = Content::doom2016();
    let cards = content.cards.iter().map(|card| &card.abilities);
    let cards = cards.chain(content.events.iter().map(|card| &card.abilities));
    let cards = cards.chain(content.classes.iter().map(|card| &card.abilities));
    let cards = cards.chain(content.glory.iter().map(|card| &card.abilities));
    let cards = cards.chain(content.demons.iter().map(|card| &card.abilities));
    for ability in cards.flatten() {
        let when = format!("{:?}", ability.when);
        let silent = ["Passive", "Received", "Resolved", "Play"].contains(&when.as_str());
        assert!(silent || windows.contains(&when), "no game shows the window {when}");
    }
}
