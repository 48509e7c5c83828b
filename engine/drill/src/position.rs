//! Positions of this game: who is still to come in the round, how the drones are, and the flares. Of the moment between two marines'
//! turns nothing is lost but the steps that a marine has taken.

use crate::game::{Beacons, KEEPER};
use crate::own::BEACON;
use crate::setting::MOST;
use crate::state::{Flare, State, Task};
use crate::texts::text;
use engine::{FigureId, Seat, Side};
use rule_system::position::supply::{Stocked, put};
use rule_system::position::world::{lay, of_world};
use rule_system::position::{Position, PositionProblem, PositionRow, Reader, Supply, seat_id, seat_named};

/// The drones do double damage in this round.
const ANGRY: &str = "angry";
/// A bright flare was fired in this round.
const BLINDED: &str = "blinded";
/// The die was rolled in this round.
const ROLLED: &str = "rolled";
/// So many drones have moved in this round, in the order of their numbers.
const GONE: &str = "drones.gone";
/// Rounds of fuel that the mission before left.
pub(crate) const BROUGHT: &str = "fuel.brought";

const FLARES: [Flare; 2] = [Flare::Bright, Flare::Dim];

impl Beacons {
    fn place_of_flare(&self, marine: u8) -> String {
        format!("{}.flare", seat_id(self, Seat(marine)))
    }

    /// The drones that are on the map.
    fn drones(&self, state: &State) -> Vec<FigureId> {
        let all = state.world.figures().on_map().map(|(id, _)| id);
        all.filter(|id| id.0 >= self.table.marines).collect()
    }

    pub(crate) fn position_of(&self, state: &State) -> Position {
        let mut world = state.world.clone();
        world.deactivate();
        world.end_activation();
        let marine = state.tasks.iter().rev().find_map(|task| match task {
            Task::Turn(figure, _) | Task::Start(figure) => Some(Seat(figure.0)),
            _ => None,
        });
        // Of a drone that is about to shoot the move is lost.
        let coming = |task: &&Task| matches!(task, Task::Drone(_) | Task::Shot(_));
        let coming = state.tasks.iter().filter(coming).count();
        let rolls = state.tasks.contains(&Task::Roll);
        // No figure is left to act: the next round comes.
        let turn = marine.or((coming > 0 || rolls).then_some(KEEPER));
        if turn.is_none() {
            world.end_round();
        }
        let mut position = of_world(self, &world);
        position.round = position.round.saturating_add(u16::from(turn.is_none()));
        position.turn = turn.map(|seat| seat_id(self, seat));
        let gone = if turn == Some(KEEPER) { self.drones(state).len().saturating_sub(coming) } else { 0 };
        let flags =
            [(ANGRY, state.angry), (BLINDED, state.blinded), (ROLLED, turn == Some(KEEPER) && !rolls)];
        for (key, yes) in flags {
            let _ = position.values.insert(key.to_owned(), (turn.is_some() && yes).into());
        }
        let _ = position.values.insert(GONE.to_owned(), gone as u16);
        let _ = position.values.insert(BROUGHT.to_owned(), state.brought.into());
        for marine in 0..self.table.marines {
            let own: Vec<u8> = state.flare(Seat(marine)).map(|flare| flare as u8).into_iter().collect();
            put(&mut position, &self.place_of_flare(marine), &own, |flare| {
                FLARES[usize::from(flare)].word().to_owned()
            });
        }
        position
    }

    fn flares_of(marine: &str) -> Supply {
        let card = |flare: Flare, copies| {
            let id = flare.word().to_owned();
            let name = text("position-flare").with("flare", flare.word()).with("marine", marine).to_string();
            Stocked { card: flare as u8, id, name, copies }
        };
        Supply::of(vec![card(Flare::Bright, 1), card(Flare::Dim, 2)])
    }

    pub(crate) fn laid_out(&self, position: &Position) -> (State, Vec<PositionProblem>) {
        let mut state = self.fresh();
        let mut reader = Reader::new(position);
        state.world = lay(self, &mut reader);
        let turn = position.turn.as_deref().map(|id| (id, seat_named(self, id)));
        if let Some((id, None)) = turn {
            reader.say("turn", text("position-no-seat").with("id", id));
        }
        let turn = turn.and_then(|(_, seat)| seat);
        state.angry = reader.flag(ANGRY, false) && turn.is_some();
        state.blinded = reader.flag(BLINDED, false) && turn.is_some();
        let rolled = reader.flag(ROLLED, false);
        state.brought = reader.number(BROUGHT, (0, MOST.into()), 0) as u8;
        let drones = self.drones(&state);
        let gone = usize::from(reader.number(GONE, (0, drones.len() as u16), 0));
        for marine in 0..self.table.marines {
            let name = &self.table.kinds[usize::from(marine)].name;
            let dealt = Self::flares_of(name).deal(&self.place_of_flare(marine), 1, &mut reader);
            state.flares[usize::from(marine)] = dealt.first().map(|flare| FLARES[usize::from(*flare)]);
        }
        self.check(&state, turn, &mut reader);
        let standing = |seat: &u8| state.world.figures()[FigureId(*seat)].on_map;
        state.tasks = match turn {
            None => vec![Task::Round],
            Some(seat) => {
                let gone = if seat == KEEPER { gone } else { 0 };
                let drones = drones.into_iter().skip(gone).rev().map(Task::Drone);
                let mut tasks: Vec<Task> = std::iter::once(Task::End).chain(drones).collect();
                if seat != KEEPER || !rolled {
                    tasks.push(Task::Roll);
                }
                let marines = (0..self.table.marines).rev().filter(|marine| *marine >= seat.0);
                tasks.extend(marines.filter(standing).map(|marine| Task::Start(FigureId(marine))));
                tasks
            }
        };
        if turn.is_none() {
            state.world.set_round(position.round.saturating_sub(1));
        }
        (state, reader.finish())
    }

    /// What would end the game before it begins.
    fn check(&self, state: &State, turn: Option<Seat>, reader: &mut Reader<'_>) {
        let (world, beacons) = (&state.world, self.table.pieces(BEACON).len());
        let fuel = self.fuel_of(state);
        if reader.position().round > fuel {
            reader.say("round", text("position-fuel").with("fuel", fuel));
        }
        if beacons > 0 && usize::from(self.lit(world)) == beacons {
            reader.say("pieces", text("position-all-lit"));
        }
        if world.figures().of(Side::Marines).is_empty() {
            reader.say("figures", text("position-no-marine"));
        }
        let fallen = |seat: &Seat| *seat != KEEPER && !world.figures()[FigureId(seat.0)].on_map;
        if let Some(seat) = turn.filter(fallen) {
            reader.say("turn", text("position-fallen").with("seat", seat_id(self, seat)));
        }
    }

    pub(crate) fn rows(&self, state: &State) -> Vec<PositionRow> {
        let mut rows = vec![
            PositionRow::flag(ANGRY, text("row-angry").to_string()),
            PositionRow::flag(BLINDED, text("row-blinded").to_string()),
            PositionRow::flag(ROLLED, text("row-rolled").to_string()),
            PositionRow::number(GONE, text("row-gone").to_string(), 0, self.drones(state).len() as u16),
            PositionRow::number(BROUGHT, text("row-brought").to_string(), 0, MOST.into()),
        ];
        for (marine, kind) in (0..self.table.marines).zip(&self.table.kinds) {
            let pool = Self::flares_of(&kind.name).pool();
            let label = text("row-flare").with("marine", kind.name.as_str()).to_string();
            rows.push(PositionRow::cards(self.place_of_flare(marine), label, &pool));
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Choice;
    use crate::tests::area::vault;
    use crate::tests::hall;
    use engine::game::Log;
    use engine::play::{Digest, Rng};
    use engine::{Game, Options, Step};
    use rule_system::TableGame;

    /// A change of a position.
    type Changed = fn(&mut Position);

    /// Every state of random games.
    fn states(game: &Beacons, games: u64, mut look: impl FnMut(&Beacons, &State)) {
        for seed in 0..games {
            let (mut state, mut options) = (game.start(), Options::<Choice>::default());
            let mut rng = Rng::new(seed);
            loop {
                let pick = match game.step(&state, &mut options) {
                    Step::Over(_) => break,
                    Step::Chance => rng.weighted(&options.weights),
                    Step::Choose(_) => rng.below(options.list.len() as u32) as usize,
                };
                look(game, &state);
                game.apply(&mut state, options.list[pick], &mut Log::silent());
            }
        }
    }

    /// The state that a position comes to when somebody has to choose.
    fn played(game: &Beacons, state: &State) -> State {
        let (mut played, mut options) = (state.clone(), Options::<Choice>::default());
        if let (Step::Chance, [Choice::Done]) = (game.step(&played, &mut options), &options.list[..]) {
            game.apply(&mut played, Choice::Done, &mut Log::silent());
        }
        played
    }

    #[test]
    fn a_position_of_every_moment_can_be_and_the_beginning_of_a_turn_comes_back_whole() {
        let mut whole = 0;
        let mut look = |game: &Beacons, state: &State| {
            let position = game.position(state);
            let (laid, problems) = game.arranged(&position);
            assert_eq!(problems, [], "{state:?}");
            assert_eq!(game.position(&laid), position);
            let begins = match state.tasks.last() {
                Some(Task::Turn(_, left)) => *left == crate::content::STEPS,
                Some(Task::Drone(_) | Task::Roll) => true,
                _ => false,
            };
            if begins {
                whole += 1;
                assert_eq!(Digest::of(&played(game, &laid)), Digest::of(state));
            }
        };
        states(&hall(), 200, &mut look);
        states(&vault(), 200, &mut look);
        assert!(whole > 1_000, "{whole}");
    }

    #[test]
    fn what_cannot_be_is_told_with_its_place() {
        let game = hall();
        let start = game.position(&crate::tests::after(&game, &["begin", "deal bright", "deal dim"]));
        assert_eq!(start.turn.as_deref(), Some("scout"));
        let table: [(Changed, &str); 12] = [
            (|it| it.marines = 1, "marines: this is a game of 2 marines, not of 1"),
            (|it| it.round = 0, "round: the first round is 1"),
            (|it| it.round = 9, "round: the game would be over: the fuel is for 6 rounds"),
            (|it| it.turn = Some("imp".to_owned()), "turn: there is no seat `imp` in this game"),
            (
                |it| it.figures[2].kind = "imp".to_owned(),
                "figures[2].kind: there is no figure `imp` in this game",
            ),
            (|it| it.figures.retain(|figure| figure.kind != "guard"), "figures: Guard is missing"),
            (
                |it| it.figures[1].damage = 4,
                "figures[1].damage: with 4 damage it would be fragged: it has 4 health",
            ),
            (
                |it| it.figures[1].at = it.figures[0].at,
                "figures[1].at: Guard cannot stand at 0,0: Scout is there",
            ),
            (|it| it.pieces[0].number = 7, "pieces[0].number: there is no beacon 7: the mission has 2"),
            (
                |it| {
                    for piece in &mut it.pieces {
                        piece.up = true;
                    }
                },
                "pieces: the game would be over: all beacons are lit",
            ),
            (
                |it| it.cards.entry("scout.flare".to_owned()).or_default().push("dim".to_owned()),
                "cards.scout.flare[1]: only one card can lie here",
            ),
            (
                |it| *it.values.entry("drones.gone".to_owned()).or_default() = 3,
                "values.drones.gone: 3 is out of range: it can be 0 to 1",
            ),
        ];
        for (change, text) in table {
            let mut position = start.clone();
            change(&mut position);
            let told: Vec<String> = game.arranged(&position).1.iter().map(ToString::to_string).collect();
            assert_eq!(told, [text]);
        }
    }

    #[test]
    fn fuel_that_is_left_lengthens_the_next_game() {
        let game = hall();
        let mut played = game.start();
        played.world.set_round(4);
        let carried: Vec<(&str, u16)> =
            crate::rows::ROWS.carried.iter().map(|row| row.value).zip(game.carried(&played)).collect();
        assert_eq!(carried, [(BROUGHT, 2)], "six rounds of fuel, four of them played");
        let mut next = game.position(&game.start());
        next.values.extend(carried.into_iter().map(|(key, number)| (key.to_owned(), number)));
        let (state, problems) = game.arranged(&next);
        assert_eq!(problems, []);
        assert_eq!((game.fuel_of(&state), game.fuel_left(&state)), (8, 8));
        assert_eq!(game.position(&state), next);
        assert_eq!(game.position(&game.start()).values[BROUGHT], 0);
    }

    #[test]
    fn every_row_stands_in_the_position() {
        let game = hall();
        let position = game.position(&game.start());
        let rows = game.position_rows(&game.start());
        let keys: Vec<&String> = rows.iter().map(|row| &row.key).collect();
        let there = position.values.keys().chain(position.cards.keys());
        assert!(there.clone().all(|key| keys.contains(&key)), "{keys:?}");
        assert_eq!(there.count(), keys.len());
    }

    #[test]
    fn a_game_begins_with_a_position() {
        let game = hall();
        let mut position = game.position(&game.start());
        position.figures[0].at = Some((2, 2));
        position.round = 4;
        let (state, problems) = game.arranged(&position);
        assert_eq!(problems, []);
        let game = game.beginning(Some(std::sync::Arc::new(state))).expect("it begins anywhere");
        let begun = played(&game, &game.start());
        assert_eq!(begun.world.round(), 4);
        assert_eq!(game.position(&begun).figures[0].at, Some((2, 2)));
        assert_eq!(game.beginning(None).expect("it begins anywhere").start(), hall().start());
    }
}
