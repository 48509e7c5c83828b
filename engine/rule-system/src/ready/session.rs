//! A game in progress behind the door that hides its rules.

use crate::odds::Odds;
use crate::playable::{OddsLater, TableSession};
use crate::playback;
use crate::position::{Position, PositionRow};
use crate::search::Searchable;
use crate::seat_view::SeatView;
use crate::table_game::{About, Counts, Details, Strike};
use crate::tells::Role;
use crate::view::View;
use crate::ways::{self, Way};
use engine::play::{Disagreement, Playthrough, Rng, Session};
use engine::{Event, Seat, Side, Step, Table, World};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use tiles::{Cover, SpaceId};
use words::Phrase;

impl<G: Searchable> TableSession for Playthrough<G> {
    fn table(&self) -> &Table {
        self.game().table()
    }

    fn world(&self) -> &World {
        self.game().world(self.state())
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.game().view(self.state(), seat)
    }

    fn counts(&self) -> Counts {
        self.game().counts(self.state())
    }

    fn seats(&self) -> Vec<(Seat, Side)> {
        self.game().seats().into_iter().map(|seat| (seat, self.game().side(seat))).collect()
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game().seat_name(seat)
    }

    fn seat_in_sentence(&self, seat: Seat) -> String {
        self.game().seat_in_sentence(seat)
    }

    fn take_key(&mut self, key: &str) -> Result<(), Disagreement> {
        Self::take_key(self, key).map(|_| ())
    }

    fn due(&self) -> &Step {
        Self::due(self)
    }

    fn cards(&self, seat: Option<Seat>) -> Box<RawValue> {
        self.game().cards(self.state(), seat)
    }

    fn details(&self, option: usize) -> Details {
        let choice = self.options().get(option);
        choice.map_or_else(Details::default, |choice| self.game().details(self.state(), *choice))
    }

    fn question(&self) -> Option<String> {
        self.game().question(self.state())
    }

    fn cover(&self, from: SpaceId, to: SpaceId) -> Cover {
        self.game().cover(self.state(), from, to)
    }

    fn seat_view(&self, seat: Option<Seat>) -> SeatView {
        self.game().seat_view(self.state(), seat)
    }

    fn asked(&self) -> Option<String> {
        self.game().asked(self.state())
    }

    fn hidden_from(&self, option: usize, seat: Option<Seat>) -> Option<Phrase> {
        self.game().hidden_from(self.state(), *self.options().get(option)?, seat)
    }

    fn odds(&self, option: usize) -> Option<Odds> {
        self.game().odds(self.state(), *self.options().get(option)?)
    }

    fn odds_at_once(&self, option: usize) -> Option<Odds> {
        let choice = *self.options().get(option)?;
        if self.game().counts_odds(self.state(), choice) { TableSession::odds(self, option) } else { None }
    }

    fn odds_later(&self) -> Option<OddsLater> {
        let (game, state) = (Arc::clone(self.game()), self.state());
        let keys = Session::now(self).options.into_iter().map(|shown| shown.key);
        let later = self.options().iter().copied().zip(keys);
        let later: Vec<_> = later.filter(|(choice, _)| !game.counts_odds(state, *choice)).collect();
        if later.is_empty() {
            return None;
        }
        let state = state.clone();
        let found = move |(choice, key)| Some((key, game.odds(&state, choice)?));
        Some(Box::new(move || later.into_iter().filter_map(found).collect()))
    }

    fn odds_from(&self, seat: Seat, strike: &Strike<'_>) -> Result<Odds, String> {
        self.game().odds_from(self.state(), seat, strike)
    }

    fn why_not(&self, about: About<'_>) -> Option<String> {
        self.game().why_not(self.state(), about)
    }

    fn role(&self, option: usize) -> Role {
        let Some(what) = TableSession::details(self, option).what else { return Role::Deed };
        let kinds = G::rows().choices.iter();
        kinds.filter(|kind| kind.id == what.kind).map(|kind| kind.role).next().unwrap_or_default()
    }

    fn matters(&self) -> bool {
        self.game().matters(self.state())
    }

    fn given_up(&self, option: usize) -> Option<String> {
        let options = self.options();
        self.game().given_up(self.state(), *options.get(option)?, options)
    }

    fn position(&self) -> Position {
        self.game().position(self.state())
    }

    fn carried(&self) -> BTreeMap<String, u16> {
        let rows = G::rows().carried.iter().map(|row| row.value.to_owned());
        rows.zip(self.game().carried(self.state())).collect()
    }

    fn left_out(&self) -> Option<String> {
        self.game().left_out(self.state())
    }

    fn position_rows(&self) -> Vec<PositionRow> {
        self.game().position_rows(self.state())
    }

    fn ways(&self) -> Vec<Way> {
        match Self::due(self) {
            Step::Choose(seat) => ways::ways(&**self.game(), self.state(), *seat, self.options()),
            Step::Chance | Step::Over(_) => Vec::new(),
        }
    }

    fn is_deed(&self, event: &Event) -> bool {
        playback::is_deed::<G>(event)
    }

    fn is_draw(&self, event: &Event) -> bool {
        playback::is_draw::<G>(event)
    }

    fn ahead(&self, people: Vec<Seat>, chance: bool) -> Box<dyn Iterator<Item = usize> + Send> {
        Box::new(Self::ahead(self, people, chance))
    }

    fn dealt_otherwise(&self, seat: Seat, seed: u64) -> Box<dyn TableSession> {
        let deal = |state: &mut G::State| self.game().deal_anew(state, seat, &mut Rng::new(seed));
        Box::new(self.otherwise(deal))
    }

    fn with_supposed_hands(&self) -> Box<dyn TableSession> {
        Box::new(self.otherwise(|state| self.game().suppose_hands(state)))
    }
}
