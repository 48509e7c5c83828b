//! Each persona does what its word says: in games with the same seeds its figures differ from those of the greedy bot. All of
//! them fight, and their games end.

use crate::missions::{ARENA, FACILITY, Goal, mission};
use doom_2016::state::INVADER;
use doom_2016::{Doom2016, Greedy, State};
use engine::play::{Bot, Controls, Plan, Watch, batch};
use engine::{Event, EventKind, EventSet, Seat, Side, TokenKind};
use rule_system::Persona;

const GAMES: u32 = 100;

/// What was seen of games, in sums.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    won: u32,
    rounds: u32,
    /// Damage to marines.
    hurt: u32,
    /// Demons fragged.
    demons: u32,
    doors: u32,
    taken: u32,
    /// Activations of marines that ended on the map, and demons that could attack them there in their next activation.
    rested: u32,
    menaced: u32,
    /// Activations of demons that ended on the map.
    stood: u32,
    /// How far from the nearest marine, and from the nearest objective, in spaces.
    to_marine: u32,
    to_objective: u32,
    /// How often a marine saw them from afar.
    spied: u32,
}

impl Watch<Doom2016> for Seen {
    type Summary = Self;

    const WANTS: EventSet = EventSet::NONE
        .with(EventKind::RoundStarted)
        .with(EventKind::Hurt)
        .with(EventKind::Fragged)
        .with(EventKind::DoorOpened)
        .with(EventKind::TokenTaken)
        .with(EventKind::ActivationEnded);

    fn after(&mut self, game: &Doom2016, st: &State, events: &[Event]) {
        let marine = |figure: engine::FigureId| figure.0 < game.marines();
        for event in events {
            match event {
                Event::RoundStarted { .. } => self.rounds += 1,
                Event::Hurt { figure, amount, .. } if marine(*figure) => self.hurt += u32::from(*amount),
                Event::Fragged { figure, .. } if !marine(*figure) => self.demons += 1,
                Event::DoorOpened { by: Some(by), .. } if marine(*by) => self.doors += 1,
                Event::TokenTaken { .. } => self.taken += 1,
                Event::ActivationEnded { figure } if marine(*figure) => self.rest(game, st, *figure),
                Event::ActivationEnded { figure } => self.stand(game, st, *figure),
                _ => {}
            }
        }
    }

    fn finish(self, _: &Doom2016, _: &State) -> Self {
        self
    }
}

/// How far a demon attacks in an activation.
fn reach(game: &Doom2016, demon: engine::KindId) -> u8 {
    let card = game.demon_of_kind(demon).map(|demon| &game.content().demons[usize::from(demon)]);
    card.map_or(0, |card| card.speed + card.attack.range)
}

impl Seen {
    fn rest(&mut self, game: &Doom2016, st: &State, marine: engine::FigureId) {
        let world = st.world();
        let Some(figure) = world.figures().get(marine).filter(|figure| figure.on_map) else { return };
        let ground = world.ground(game.table());
        let demons = world.figures().on_map().filter(|(id, _)| id.0 >= game.marines());
        let menaces = demons.filter(|(_, it)| ground.range(it.space, figure.space) <= reach(game, it.kind));
        self.rested += 1;
        self.menaced += u32::try_from(menaces.count()).expect("few");
    }

    fn stand(&mut self, game: &Doom2016, st: &State, demon: engine::FigureId) {
        let (world, table) = (&st.world(), game.table());
        let Some(figure) = world.figures().get(demon).filter(|figure| figure.on_map) else { return };
        let ground = world.ground(table);
        let marines: Vec<_> = world.figures().of(Side::Marines).iter().collect();
        let near = |spaces: &mut dyn Iterator<Item = tiles::SpaceId>| {
            spaces
                .map(|space| u32::from(ground.range(figure.space, space)))
                .min()
                .filter(|range| *range < 255)
        };
        let objectives = world.tokens().iter().filter(|(_, token)| token.kind == TokenKind::Objective);
        let (Some(marine), Some(objective)) =
            (near(&mut marines.iter().copied()), near(&mut objectives.map(|(_, token)| token.space)))
        else {
            return;
        };
        self.stood += 1;
        self.to_marine += marine;
        self.to_objective += objective;
        let reach = reach(game, figure.kind);
        let sight = world.sight(table);
        let spied = |space: &tiles::SpaceId| {
            sight.sees(figure.space, *space) && sight.range(figure.space, *space) > reach
        };
        self.spied += u32::from(marines.iter().any(spied));
    }

    fn add(&mut self, other: &Self, won: bool) {
        self.won += u32::from(won);
        self.rounds += other.rounds;
        self.hurt += other.hurt;
        self.demons += other.demons;
        self.doors += other.doors;
        self.taken += other.taken;
        self.rested += other.rested;
        self.menaced += other.menaced;
        self.stood += other.stood;
        self.to_marine += other.to_marine;
        self.to_objective += other.to_objective;
        self.spied += other.spied;
    }
}

/// Games of these personas; a greedy bot plays a side without one.
fn games(game: &Doom2016, personas: &[Persona]) -> Seen {
    play(game, personas, GAMES)
}

fn play(game: &Doom2016, personas: &[Persona], games: u32) -> Seen {
    let bots = |seat: Seat| -> Box<dyn Bot<Doom2016>> {
        let side = if seat.0 == INVADER { Side::Invader } else { Side::Marines };
        match personas.iter().find(|persona| persona.side() == side) {
            Some(persona) => Box::new(Greedy::persona(game, *persona).expect("2016 has all of them")),
            None => Box::new(Greedy::new(game)),
        }
    };
    let plan = Plan { first: 0, games, seed: 3, jobs: 2, limit: 50_000 };
    let mut all = Seen::default();
    for record in batch(game, &bots, &plan, |_| Seen::default(), Controls::default()) {
        let outcome = record.outcome.expect("every game ends");
        all.add(&record.summary, outcome.winner == Some(Side::Marines));
    }
    all
}

/// A figure of a persona's games and of those of the greedy bot on the same board.
#[track_caller]
fn compare(game: &Doom2016, persona: Persona, figure: impl Fn(&Seen) -> f64) -> (f64, f64) {
    (figure(&games(game, &[persona])), figure(&games(game, &[])))
}

fn hall() -> Doom2016 {
    mission(ARENA, 3, Goal::Contain, 4)
}

fn facility() -> Doom2016 {
    mission(FACILITY, 3, Goal::Contain, 4)
}

fn each(sum: u32, of: u32) -> f64 {
    f64::from(sum) / f64::from(of)
}

#[test]
fn rush_is_sooner_at_its_aims() {
    for game in [hall(), facility()] {
        let (rush, greedy) = compare(&game, Persona::Rush, |seen| f64::from(seen.rounds));
        assert!(rush < 0.95 * greedy, "{rush} {greedy}");
    }
}

/// A facility in which the marines only have to live for some rounds.
fn shelter() -> Doom2016 {
    mission(FACILITY, 3, Goal::HoldOut(8), 4)
}

#[test]
fn turtle_stands_where_fewer_demons_reach_it() {
    for game in [hall(), facility(), shelter()] {
        let (turtle, greedy) = compare(&game, Persona::Turtle, |seen| each(seen.menaced, seen.rested));
        assert!(turtle < 0.9 * greedy, "{turtle} {greedy}");
    }
}

#[test]
fn turtle_suffers_less_damage_in_a_round_where_there_is_room() {
    // In the shelter the greedy bot keeps its health as well.
    let (turtle, greedy) = compare(&facility(), Persona::Turtle, |seen| each(seen.hurt, seen.rounds));
    assert!(turtle < 0.95 * greedy, "{turtle} {greedy}");
}

#[test]
fn turtle_takes_its_time() {
    for game in [hall(), facility()] {
        let (turtle, greedy) = compare(&game, Persona::Turtle, |seen| f64::from(seen.rounds));
        assert!(turtle > 1.1 * greedy, "{turtle} {greedy}");
    }
}

#[test]
fn explore_opens_more_doors_and_picks_up_more() {
    let (explore, greedy) = compare(&facility(), Persona::Explore, |seen| f64::from(seen.doors));
    assert!(explore > 1.5 * greedy, "{explore} {greedy}");
    for game in [hall(), facility()] {
        let (explore, greedy) = compare(&game, Persona::Explore, |seen| f64::from(seen.taken));
        assert!(explore > 1.05 * greedy, "{explore} {greedy}");
    }
}

#[test]
fn hunt_frags_more_demons() {
    for game in [hall(), facility()] {
        let (hunt, greedy) = compare(&game, Persona::Hunt, |seen| f64::from(seen.demons));
        assert!(hunt > 2.0 * greedy, "{hunt} {greedy}");
    }
}

#[test]
fn swarm_stands_closer_to_the_marines() {
    for game in [hall(), facility()] {
        let (swarm, greedy) = compare(&game, Persona::Swarm, |seen| each(seen.to_marine, seen.stood));
        assert!(swarm < 0.6 * greedy, "{swarm} {greedy}");
    }
}

#[test]
fn ambush_is_seldom_seen_from_afar() {
    for game in [hall(), facility()] {
        let (ambush, greedy) = compare(&game, Persona::Ambush, |seen| each(seen.spied, seen.stood));
        assert!(ambush < 0.5 * greedy, "{ambush} {greedy}");
    }
}

#[test]
fn guard_stands_closer_to_what_the_marines_are_after() {
    for game in [hall(), facility()] {
        let (guard, greedy) = compare(&game, Persona::Guard, |seen| each(seen.to_objective, seen.stood));
        assert!(guard < 0.6 * greedy, "{guard} {greedy}");
    }
}

/// Where only fighting helps, no persona forgets how to fight.
#[test]
fn every_persona_can_fight() {
    let game = mission(ARENA, 3, Goal::Hunt, 4);
    let greedy = games(&game, &[]);
    for persona in Persona::ALL {
        let seen = games(&game, &[persona]);
        match persona.side() {
            Side::Marines => assert!(seen.won > 2 * GAMES / 3, "{persona:?} {seen:?}"),
            Side::Invader => assert!(3 * seen.hurt > 2 * greedy.hurt, "{persona:?} {seen:?}"),
        }
    }
}

/// Games end in which the marines wait until they are safe and demons wait for them.
#[test]
fn games_of_personas_end() {
    for game in [mission(FACILITY, 1, Goal::Contain, 4), mission(FACILITY, 4, Goal::Contain, 4)] {
        for marines in Persona::ALL.into_iter().filter(|persona| persona.side() == Side::Marines) {
            for invader in Persona::ALL.into_iter().filter(|persona| persona.side() == Side::Invader) {
                let _ = play(&game, &[marines, invader], 20);
            }
        }
    }
}
