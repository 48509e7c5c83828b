//! Everything the invader decides between activations, and what is left of both sides' decisions: argent, events to
//! discard, events outside attacks, groups and places, coming back, making room.

use super::Greedy;
use super::foe::Foe;
use super::invader::{best_into, best_of, points};
use super::view::View;
use crate::act::needs_own_figure;
use crate::choice::{Choice, Holder};
use crate::content::ability::{Lasting, Number};
use crate::content::{Act, Content, Payment, Trigger};
use crate::own::{PORTAL, PortalId};
use crate::state::INVADER;
use engine::game::Side;
use engine::table::KindId;
use engine::world::FigureId;
use tiles::SpaceId;

impl Greedy {
    /// A window of the invader outside attacks.
    pub(super) fn window(
        &mut self,
        view: &View<'_>,
        trigger: Trigger,
        figure: Option<FigureId>,
        options: &[Choice],
    ) -> usize {
        let content = view.game.content();
        let demon =
            figure.and_then(|id| view.st.world.figures().get(id)).and_then(|f| view.game.demon(f.kind));
        best_of(options, |option| {
            let (abilities, price) = match option {
                Choice::Own(i) => {
                    let all = demon.map_or(&[][..], |d| &d.abilities);
                    (all.get(usize::from(i)..=usize::from(i)).unwrap_or_default(), view.taste.argent)
                }
                Choice::PlayEvent(event) => {
                    (&content.events[usize::from(event.0)].abilities[..], view.taste.event)
                }
                _ => return 0,
            };
            let mut value = -price;
            for act in abilities.iter().filter(|a| a.when == trigger).flat_map(|a| &a.acts) {
                value += self.worth_of_act(view, figure, *act).unwrap_or(0);
            }
            value
        })
    }

    /// `None` where the figure it is about is not there: some windows have none, and that of others may have fallen.
    fn worth_of_act(&mut self, view: &View<'_>, figure: Option<FigureId>, act: Act) -> Option<i32> {
        let there = |id: &FigureId| {
            !needs_own_figure(act) || view.st.world.figures().get(*id).is_some_and(|f| f.on_map)
        };
        let figure = figure.filter(there);
        Some(match act {
            Act::Points(_) => self.worth_of_points(view, figure?, points(&[act])),
            Act::Area(red, black, within) => {
                let (figure, dice) = (figure?, i32::from(red) + 2 * i32::from(black));
                let near = view
                    .figures(Side::Marines)
                    .filter(|id| view.st.world.range(view.table, figure, *id) <= within)
                    .map(|id| Foe::new(view, id).prize_of_damage(view.taste, dice));
                near.sum()
            }
            Act::Revenge(red, black) => {
                Foe::new(view, figure?).prize_of_damage(view.taste, i32::from(red) + 2 * i32::from(black))
            }
            Act::PeekInitiative => {
                let cards = view.st.initiative.deck().cards();
                let ours = cards.iter().filter(|c| **c == INVADER).count();
                if ours > 0 && ours < cards.len() { view.taste.event + 20 } else { 0 }
            }
            Act::OwnFirst => {
                let cards = view.st.initiative.deck().cards();
                let ours = cards.iter().filter(|c| **c == INVADER).count();
                if ours > 0 && ours < cards.len() && self.anyone_in_reach(view) {
                    view.taste.first
                } else {
                    0
                }
            }
            Act::Change(number, by, lasting) => {
                // How many activations it will matter in.
                let cards = view.st.initiative.deck().cards();
                let ours = cards.iter().filter(|c| **c == INVADER).count();
                let (times, each) = match number {
                    Number::MarineRange => (cards.len() - ours, -view.taste.less_range),
                    Number::MarineSpeed => (cards.len() - ours, -view.taste.less_speed),
                    Number::DemonShields => (cards.len() - ours, view.taste.more_shields),
                    Number::DemonDamage => (ours, view.taste.more_damage),
                };
                let times = if lasting == Lasting::Activation { 1 } else { times as i32 };
                i32::from(by) * each * times
            }
            Act::Blink(n) => self.worth_of_leap(view, figure?, n),
            Act::Suffer(n) => -i32::from(n) * view.taste.recovery,
            Act::Recover(n) => {
                let damage = figure.and_then(|id| view.st.world.figures().get(id)).map_or(0, |f| f.damage);
                i32::from(n.min(damage)) * view.taste.recovery
            }
            Act::TheyDiscard(n) => i32::from(n) * view.taste.loss,
            Act::Argent(n) | Act::ArgentHere(n) => i32::from(n) * view.taste.argent,
            Act::Draw(n) => i32::from(n) * (view.taste.event + 5),
            _ => 0,
        })
    }

    /// What a leap adds to the best attack, once where it can go on foot is taken into account.
    fn worth_of_leap(&mut self, view: &View<'_>, id: FigureId, within: u8) -> i32 {
        self.look_at_marines(view);
        let figure = &view.st.world.figures()[id];
        let Some(demon) = view.game.demon_of_kind(figure.kind) else { return 0 };
        let arms = &self.kit.armoury.demons[usize::from(demon)];
        let (near, far) = (arms.range + view.st.turn.points(), arms.range + view.st.turn.points() + within);
        let under = view.st.world.spaces_under(view.table, id);
        let prizes = self.foes.iter().map(|foe| {
            let (range, _) = super::scout::distance(view, &under, &foe.spaces);
            (range, foe.prize(&self.kit, &arms.base, false))
        });
        let (mut now, mut then) = (0, 0);
        for (range, prize) in prizes {
            if range <= near {
                now = now.max(prize);
            }
            if range <= far {
                then = then.max(prize);
            }
        }
        (then - now) * 2 / 3
    }

    /// Could any demon that is ready attack somebody now?
    fn anyone_in_reach(&mut self, view: &View<'_>) -> bool {
        let demons = view.st.world.figures().on_map().filter_map(|(id, f)| {
            let demon = view.game.demon_of_kind(f.kind)?;
            view.st.invader.cards[usize::from(demon)].ready.then_some((id, demon))
        });
        let mut reached = demons.map(|(id, demon)| {
            let arms = &self.kit.armoury.demons[usize::from(demon)];
            let far = arms.range + arms.speed;
            view.figures(Side::Marines).any(|m| view.st.world.range(view.table, id, m) <= far)
        });
        reached.any(|r| r)
    }

    /// Keep an initiative card of one's own on top, put a marine's away.
    pub(super) fn initiative(view: &View<'_>, options: &[Choice]) -> usize {
        let marine_next = view.st.initiative.deck().top().first().is_some_and(|c| *c != INVADER);
        options.iter().position(|o| *o == Choice::Bottom(marine_next)).unwrap_or(0)
    }

    /// Events that cannot be used become argent, as far as some demon can use that.
    pub(super) fn spend_event(view: &View<'_>, options: &[Choice]) -> usize {
        let content = view.game.content();
        let wanted = argent_wanted(view, content);
        best_of(options, |option| match option {
            Choice::SpendEvent(event) => wanted - usefulness(view, content, event.0),
            _ => 0,
        })
    }

    /// Argent goes where it can be used most. It is kept from the discard as long as any card can use it.
    pub(super) fn place_argent(view: &View<'_>, options: &[Choice]) -> usize {
        let content = view.game.content();
        best_of(options, |option| match option {
            Choice::ArgentTo(Holder::Invasion) => 0,
            Choice::ArgentTo(Holder::Demon(demon)) => argent_use(view, content, demon),
            Choice::Pass => USELESS + 1,
            _ => i32::MIN,
        })
    }

    /// The portal nearest to the marines summons first.
    pub(super) fn portal(&mut self, view: &View<'_>, options: &[Choice]) -> usize {
        best_into(&mut self.values, options, |option| match option {
            Choice::Portal(portal) => {
                -nearest_marine(view, view.table.pieces(PORTAL)[usize::from(portal.0)].space)
            }
            _ => i32::MIN,
        })
    }

    /// The portal a script asks for: the strongest group near the marines. None of them, if that is possible, while the
    /// marines are far away: what is saved now can come where they are later.
    pub(super) fn portal_asked_for(&mut self, view: &View<'_>, options: &[Choice]) -> usize {
        best_into(&mut self.values, options, |option| match option {
            Choice::Portal(portal) => {
                let far = view.taste.summon_far;
                let groups = [0, 1].map(|group| Self::worth_of_group(view, portal, group));
                let away =
                    nearest_marine(view, view.table.pieces(PORTAL)[usize::from(portal.0)].space).min(60);
                groups.into_iter().max().unwrap_or(0) * (far - away) / far
            }
            _ => 0,
        })
    }

    /// The group that is worth more, of the figures the box still has.
    pub(super) fn group(&mut self, view: &View<'_>, portal: PortalId, options: &[Choice]) -> usize {
        best_into(&mut self.values, options, |option| match option {
            Choice::Group(group) => Self::worth_of_group(view, portal, group),
            _ => i32::MIN,
        })
    }

    /// What the figures of a group that the box still has are worth, and its argent.
    fn worth_of_group(view: &View<'_>, portal: PortalId, group: u8) -> i32 {
        let content = view.game.content();
        let Some(printed) = view.game.group(view.st, portal, group) else { return 0 };
        let mut value = i32::from(printed.argent) * view.taste.argent;
        for summons in &printed.figures {
            if let Some(demon) = content.demon(&summons.demon) {
                let kind = view.game.kind_of_demon(demon.0);
                let there = view.st.world.demons_of(kind).count();
                let left = usize::from(view.table.kind(kind).figures).saturating_sub(there);
                let come = usize::from(summons.count).min(left) as i32;
                value += come * view.taste.demon(&content.demons[usize::from(demon.0)]);
            }
        }
        value
    }

    /// A summoned figure stands where it would like to end an activation.
    pub(super) fn place(&mut self, view: &View<'_>, kind: Option<KindId>, options: &[Choice]) -> usize {
        let Some(kind) = kind else { return 0 };
        let range = view.game.demon(kind).map_or(1, |d| d.attack.range);
        self.look_at_marines(view);
        self.go_for_marines(view, kind);
        let mut values = std::mem::take(&mut self.values);
        let best = best_into(&mut values, options, |option| match option {
            Choice::Place(space, turned) => {
                let spaces = view.table.board.under(view.table.kind(kind).footprint, space, turned);
                self.stand_of_demon(view, kind, range, &spaces)
            }
            _ => i32::MIN,
        });
        self.values = values;
        best
    }

    /// Where a figure pushed aside or coming back would like to stand.
    pub(super) fn stand_aside(&mut self, view: &View<'_>, id: FigureId, options: &[Choice]) -> usize {
        let kind = view.st.world.figures()[id].kind;
        if view.side == Side::Marines {
            self.look_around(view, id);
        } else {
            self.look_at_marines(view);
            self.go_for_marines(view, kind);
        }
        let range = view.game.demon(kind).map_or(1, |d| d.attack.range);
        let here = view.st.world.figures()[id].space;
        let mut values = std::mem::take(&mut self.values);
        let best = best_into(&mut values, options, |option| match option {
            Choice::End if view.side == Side::Marines => self.stand_of_marine(view, id, here),
            Choice::End => self.stand_of_demon(view, kind, range, &[here]),
            Choice::Aside(space) | Choice::Respawn(space) | Choice::Step(space, _) => {
                if view.side == Side::Marines {
                    let telefrag = view.st.world.figures().of(Side::Invader).has(space)
                        && matches!(option, Choice::Respawn(_));
                    self.stand_of_marine(view, id, space) + if telefrag { view.taste.telefrag } else { 0 }
                } else {
                    self.stand_of_demon(view, kind, range, &[space])
                }
            }
            _ => i32::MIN + 1,
        });
        self.values = values;
        best
    }

    /// The card that is missed least.
    pub(super) fn discard(&self, options: &[Choice]) -> usize {
        best_of(options, |option| match option {
            Choice::Discard(card) => -self.kit.keep[usize::from(card.0)],
            _ => i32::MIN,
        })
    }
}

fn nearest_marine(view: &View<'_>, space: SpaceId) -> i32 {
    let ranges = view.ground.ranges(space);
    let marines = view.st.world.figures().of(Side::Marines).iter();
    marines.map(|s| i32::from(ranges[usize::from(s.0)])).min().unwrap_or(255)
}

/// The use of argent to a card without an ability that costs any.
const USELESS: i32 = -1000;

/// How much another token of argent would do on a demon card.
fn argent_use(view: &View<'_>, content: &Content, demon: u8) -> i32 {
    let printed = &content.demons[usize::from(demon)];
    let usable = printed.abilities.iter().any(|a| a.cost == Payment::Argent);
    if !usable {
        return USELESS;
    }
    let figures = view.st.world.demons_of(view.game.kind_of_demon(demon)).count() as i32;
    let there = i32::from(view.st.invader.cards[usize::from(demon)].argent);
    (2 * figures - there) * view.taste.argent_use
}

/// What the best use of another token of argent is worth.
fn argent_wanted(view: &View<'_>, content: &Content) -> i32 {
    let cards = view.st.invader.cards.iter().enumerate().filter(|(_, c)| c.face_up);
    let uses = cards.map(|(demon, _)| argent_use(view, content, demon as u8));
    uses.max().unwrap_or(USELESS).min(view.taste.argent_most)
}

/// How likely an event in hand is to be of use this round.
pub(super) fn usefulness(view: &View<'_>, content: &Content, event: u8) -> i32 {
    let hand = &view.st.invader.hand;
    let copies = hand.cards().iter().filter(|c| **c == event).count() as i32;
    let printed = &content.events[usize::from(event)];
    let best = printed.abilities.iter().map(|ability| match ability.when {
        Trigger::Defending => 15,
        Trigger::Initiative => 25,
        Trigger::Fragged | Trigger::MarineActivation => 35,
        Trigger::MarineFragged => 20,
        _ if ability.conditions.is_empty() => 45,
        _ => 30,
    });
    best.max().unwrap_or(0) - 5 * (copies - 1)
}
