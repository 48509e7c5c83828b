//! The 2016 game as a rule system for missions: who sits where, which bots there are, how figures move.
//! The rules themselves are `engine::doom2016`'s.

use crate::playable::OnTable;
use crate::simulate::BotKind;
use engine::doom2016::{Doom2016, State, state::INVADER};
use engine::play::{Bot, RandomBot};
use engine::{KindId, Seat, Side, Table, World};
use tiles::Gait;

impl OnTable for Doom2016 {
    fn table(&self) -> &Table {
        self.table()
    }

    fn world<'s>(&self, state: &'s State) -> &'s World {
        &state.world
    }

    fn side(&self, seat: Seat) -> Side {
        if seat.0 == INVADER { Side::Invader } else { Side::Marines }
    }

    fn seat_name(&self, seat: Seat) -> String {
        match self.side(seat) {
            Side::Invader => "The invader".to_owned(),
            Side::Marines => self.table().kind(KindId(seat.0)).name.clone(),
        }
    }

    fn bot(&self, kind: BotKind) -> Box<dyn Bot<Self>> {
        match kind {
            BotKind::Random | BotKind::Greedy => Box::new(RandomBot),
        }
    }

    fn gait(&self, kind: KindId) -> (Gait, u8) {
        let content = self.content();
        let speed = match self.demon_of_kind(kind) {
            Some(demon) => content.demons[usize::from(demon)].speed,
            None => content.marine_rules.sprint,
        };
        (self.gait(kind), speed)
    }
}
