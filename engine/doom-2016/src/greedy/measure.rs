//! What decides games of 2016, as numbers from which the search learns the chance to win. What every game counts is not repeated.

use super::Greedy;
use super::foe::Foe;
use super::odds::ONE as SURE;
use super::view::View;
use crate::own::{PORTAL, Pieces2016, Tier};
use crate::row::row;
use crate::state::INVADER;
use crate::{Doom2016, State};
use engine::game::{Seat, Side};
use rule_system::search::features::{HEALTH, ONE, WAY, share, times};
use words::Phrase;

/// Further away than this is far.
const FAR: i32 = 40;

/// A demon no further away than this will soon fight.
const NEAR: u8 = 8;

const FRAGS: Phrase = row("measured-frags");
const DANGER: Phrase = row("measured-danger");
const NEAR_THE_LIMIT: Phrase = row("measured-near-the-limit");
const LEFT_TO_ACT: Phrase = row("measured-left-to-act");
const DEMONS: Phrase = row("measured-demons");
const PORTALS: Phrase = row("measured-portals");
const OBJECTIVES: Phrase = row("measured-objectives");

/// What each number counts, for people.
pub(crate) const MEASURED: [Phrase; 33] = [
    FRAGS,
    FRAGS,
    FRAGS,
    FRAGS,
    DANGER,
    DANGER,
    row("measured-waiting"),
    NEAR_THE_LIMIT,
    NEAR_THE_LIMIT,
    HEALTH,
    row("measured-actions"),
    row("measured-glory"),
    row("measured-weapons"),
    row("measured-events"),
    row("measured-argent"),
    row("measured-threat"),
    LEFT_TO_ACT,
    LEFT_TO_ACT,
    DEMONS,
    DEMONS,
    row("measured-near"),
    row("measured-fresh"),
    row("measured-damage"),
    row("measured-staggered"),
    row("measured-kinds"),
    PORTALS,
    PORTALS,
    PORTALS,
    OBJECTIVES,
    OBJECTIVES,
    WAY,
    WAY,
    WAY,
];

impl Greedy {
    /// All numbers, always as many in the same order.
    pub(super) fn count(&mut self, game: &Doom2016, st: &State, out: &mut Vec<i32>) {
        let taste = self.kit.taste;
        let view = View::new(game, st, Seat(0), &taste);
        let marines = i32::from(view.table.marines);
        let (limit, frags) = (i32::from(game.frag_limit()).max(1), i32::from(st.frags));
        let lost = share(frags, limit);
        let last = i32::from(limit - frags <= 1) * ONE;
        out.extend([lost, times(lost, lost), last, i32::from(limit - frags <= 2) * ONE]);
        let (danger, risk, down, left) = self.dangers(&view);
        out.extend([share(danger, 5 * marines), risk / marines, share(down, marines)]);
        out.extend([times(lost, share(down, marines) + risk / marines), times(last, risk / marines)]);
        let kept = ONE - lost;
        out.push(times(share(left, 10 * marines), times(kept, kept)));
        count_cards(&view, out);
        count_demons(&view, out);
        let objectives =
            view.st.world.tokens().iter().filter(|(_, it)| it.kind == engine::world::TokenKind::Objective);
        let objectives = share(i32::try_from(objectives.count()).unwrap_or(0), 2);
        out.extend([objectives, times(objectives, lost)]);
        self.count_ways(&view, out);
    }

    /// The damage marines have to expect, in points; the share of what each has left, in thousandths; how many are down; the health
    /// that is left.
    fn dangers(&mut self, view: &View<'_>) -> (i32, i32, i32, i32) {
        Foe::list(view, Side::Invader, &mut self.foes);
        self.list_threats(view);
        let (mut danger, mut risk, mut up, mut left) = (0, 0, 0, 0);
        for marine in view.figures(Side::Marines) {
            let figure = &view.st.world.figures()[marine];
            let health = i32::from(view.table.kind(figure.kind).health) - i32::from(figure.damage);
            let expected = self.threat.at(view, &self.foes, &[figure.space]);
            danger += expected;
            risk += (share(expected, SURE) / health.max(1)).min(3 * ONE);
            up += 1;
            left += health;
        }
        (danger / SURE, risk, i32::from(view.table.marines) - up, left)
    }

    /// How far the marines are from what they are after, as they walk.
    fn count_ways(&mut self, view: &View<'_>, out: &mut Vec<i32>) {
        let (mut nearest, mut sum, mut count) = (FAR, 0, 0);
        for marine in view.figures(Side::Marines) {
            // An offer may be for one of them alone.
            self.goals.find(view, marine);
            self.field.aim(view, &self.goals.spaces, false);
            let way = i32::from(self.field.from(view.st.world.figures()[marine].space)).min(FAR);
            nearest = nearest.min(way);
            sum += way;
            count += 1;
        }
        let mean = if count == 0 { FAR } else { sum / count };
        out.extend([share(nearest, 20), share(mean, 20), ONE / (1 + nearest / 3)]);
    }
}

/// Cards in hand, kept and still in the deck of initiative cards.
fn count_cards(view: &View<'_>, out: &mut Vec<i32>) {
    let marines = i32::from(view.table.marines);
    let sum = |count: fn(&crate::state::Marine) -> usize| {
        let all: usize = view.st.marines.iter().map(count).sum();
        i32::try_from(all).unwrap_or(0)
    };
    out.push(share(sum(|it| it.hand.len()), 6 * marines));
    out.push(share(sum(|it| it.glory.len()), marines));
    out.push(share(sum(|it| it.taken.len()), marines));
    let number = |count: usize| i32::try_from(count).unwrap_or(0);
    out.push(share(number(view.st.invader.hand.len()), 6));
    out.push(share(i32::from(view.st.argent_in_play()), 6));
    out.push(share(i32::from(view.st.threat), 6));
    let cards = view.st.initiative.deck().cards();
    let theirs = cards.iter().filter(|card| **card == INVADER).count();
    out.extend([share(number(theirs), 4), share(number(cards.len() - theirs), 4)]);
}

/// What the demons and portals on the map are worth.
fn count_demons(view: &View<'_>, out: &mut Vec<i32>) {
    let (mut all, mut near, mut ready, mut hurt, mut staggered) = (0, 0, 0, 0, 0);
    for id in view.figures(Side::Invader) {
        let figure = &view.st.world.figures()[id];
        let Some(demon) = view.game.demon_of_kind(figure.kind) else { continue };
        let card = &view.game.content().demons[usize::from(demon)];
        let value = view.taste.demon(card);
        all += value;
        // Demons behind closed doors, or far away, wait for a marine to come.
        let range =
            view.figures(Side::Marines).map(|marine| view.st.world.range(view.table, id, marine)).min();
        near += value * i32::from(range.is_some_and(|range| range <= NEAR));
        ready += i32::from(view.st.invader.cards[usize::from(demon)].ready) * value;
        hurt += value * i32::from(figure.damage) / i32::from(card.health.max(1));
        staggered += i32::from(figure.damage >= card.stagger);
    }
    let whole = 300 * i32::from(view.table.marines);
    let of_all = share(all, whole);
    out.extend([of_all, times(of_all, of_all), share(near, whole)]);
    out.extend([share(ready, whole), share(hurt, whole), share(staggered, 3)]);
    let kinds = view.st.invader.cards.iter().filter(|card| card.face_up).count();
    out.push(share(i32::try_from(kinds).unwrap_or(0), 4));
    let mut portals = [0; 3];
    for (number, spot) in (0..).zip(view.table.pieces(PORTAL)) {
        if view.st.world.has_portal(crate::own::PortalId(number)) {
            portals[Tier::of(spot.sort) as usize] += 1;
        }
    }
    out.extend(portals.map(|count| share(count, 2)));
}
