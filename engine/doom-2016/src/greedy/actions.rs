//! What single effects ask for: whom to fix, where to throw, push or leap, who suffers instead, what is discarded; and the
//! marines' windows outside attacks.

use super::Greedy;
use super::foe::Foe;
use super::invader::best_of;
use super::plans::usefulness;
use super::view::View;
use crate::Choice;
use crate::content::{Ability, Act, Trigger};
use crate::state::INVADER;
use engine::game::Side;
use engine::world::FigureId;
use tiles::SpaceId;

impl Greedy {
    /// A marine's window outside attacks.
    pub(super) fn marine_window(
        &mut self,
        view: &View<'_>,
        trigger: Trigger,
        marine: FigureId,
        options: &[Choice],
    ) -> usize {
        let content = view.game.content();
        best_of(options, |option| {
            let (abilities, price): (&[Ability], i32) = match option {
                Choice::Class(i) => {
                    let all = view.game.class_of(view.st, marine).map_or(&[][..], |c| &c.abilities);
                    (all.get(usize::from(i)..=usize::from(i)).unwrap_or_default(), view.taste.class)
                }
                Choice::Glorious(glory) => (&content.glory[usize::from(glory.0)].abilities, view.taste.glory),
                _ => return 0,
            };
            let acts = abilities.iter().filter(|a| a.when == trigger).flat_map(|a| &a.acts);
            acts.map(|act| Self::worth_to_marine(view, marine, *act)).sum::<i32>() - price
        })
    }

    fn worth_to_marine(view: &View<'_>, marine: FigureId, act: Act) -> i32 {
        let damage = view.st.world.figures()[marine].damage;
        match act {
            Act::Recover(n) => i32::from(n.min(damage)) * view.taste.recovery,
            Act::Draw(n) => i32::from(n) * view.taste.card,
            Act::TheyDiscard(n) => i32::from(n) * view.taste.loss,
            // To act before the demons do is worth most while one is hurt by them.
            Act::PeekInitiative | Act::OwnFirst | Act::MarineFirst => {
                let cards = view.st.initiative.deck().cards();
                let theirs = cards.iter().filter(|c| **c == INVADER).count();
                let share = view.taste.first * theirs as i32 / cards.len().max(1) as i32;
                if theirs < cards.len() { share } else { 0 }
            }
            _ => 0,
        }
    }

    /// What it is worth to have a grenade explode on a space when the next activation is over: the figures there now
    /// may have moved by then.
    pub(super) fn worth_of_grenade(view: &View<'_>, space: SpaceId, icons: i32) -> i32 {
        let harm = view.game.around(view.st, space).into_iter().map(|id| {
            let prize = Foe::new(view, id).prize_of_damage(view.taste, icons);
            if view.st.world.side(view.table, id) == view.side { -prize } else { prize * 2 / 3 }
        });
        harm.sum()
    }

    /// Where to throw.
    pub(super) fn throw(
        &self,
        view: &View<'_>,
        _marine: FigureId,
        red: u8,
        black: u8,
        options: &[Choice],
    ) -> usize {
        let icons = i32::from(red) + 2 * i32::from(black);
        best_of(options, |option| match option {
            Choice::Throw(space) => Self::worth_of_grenade(view, space, icons),
            _ => 0,
        })
    }

    /// How many lit grenades lie near these spaces.
    pub(super) fn lit_grenades(view: &View<'_>, spaces: &[SpaceId]) -> i32 {
        let near = |at: SpaceId| spaces.iter().any(|s| *s == at || view.ground.adjacent(at, *s));
        view.st.grenades.iter().filter(|g| near(g.space)).count() as i32
    }

    /// The marine who needs it most.
    pub(super) fn mend(view: &View<'_>, options: &[Choice]) -> usize {
        best_of(options, |option| match option {
            Choice::Pick(id) => i32::from(view.st.world.figures()[id].damage),
            _ => 0,
        })
    }

    /// The figure that is missed least.
    pub(super) fn redirect(&self, view: &View<'_>, options: &[Choice]) -> usize {
        let attack = view.st.attack();
        let damage = attack.pool.dice().iter().map(|d| i32::from(d.icons)).sum::<i32>();
        best_of(options, |option| match option {
            Choice::Pick(id) => -Foe::new(view, id).prize_of_damage(view.taste, damage),
            _ => 0,
        })
    }

    /// A figure of the other side is pushed to where more of one's own can get at it.
    pub(super) fn push(view: &View<'_>, figure: FigureId, options: &[Choice]) -> usize {
        let pushed = view.st.world.spaces_under(view.table, figure);
        let exposed = |space: SpaceId| {
            let own = view.figures(view.side);
            let near = own.filter(|id| {
                let under = view.st.world.spaces_under(view.table, *id);
                let sight = view.sight.lifting(&under, &pushed);
                under.iter().any(|s| sight.range(*s, space) <= 4 && sight.sees(*s, space))
            });
            near.count() as i32
        };
        best_of(options, |option| match option {
            Choice::Step(space, _) => exposed(space) * 2,
            _ => exposed(view.st.world.figures()[figure].space) * 2 + 1,
        })
    }

    /// Where to leap: to where somebody can be attacked, as good a place as possible.
    pub(super) fn blink(&mut self, view: &View<'_>, figure: FigureId, options: &[Choice]) -> usize {
        if view.side == Side::Marines {
            return self.stand_aside(view, figure, options);
        }
        let there = view.st.world.figures()[figure];
        let Some(demon) = view.game.demon_of_kind(there.kind) else { return options.len() - 1 };
        let range = self.kit.armoury.demons[usize::from(demon)].range;
        self.look_at_marines(view);
        self.go_for_marines(view, there.kind);
        let footprint = view.table.kind(there.kind).footprint;
        best_of(options, |option| {
            let (space, turned) = match option {
                Choice::Place(space, turned) => (space, turned),
                _ => (there.space, there.turned),
            };
            let spaces = view.table.board.under(footprint, space, turned);
            self.stand_of_demon(view, there.kind, range, &spaces) + self.best_prize_from(view, demon, &spaces)
        })
    }

    /// The best attack of a demon that stands on these spaces.
    pub(super) fn best_prize_from(&self, view: &View<'_>, demon: u8, spaces: &[SpaceId]) -> i32 {
        let arms = &self.kit.armoury.demons[usize::from(demon)];
        let prizes = self.foes.iter().filter(|foe| {
            let (range, seen) = super::scout::distance(view, spaces, &foe.spaces);
            range <= arms.range && seen
        });
        prizes.map(|foe| foe.prize(&self.kit, &arms.base, false)).max().unwrap_or(0)
    }

    /// The marine in the best shape gets the card.
    pub(super) fn pick_marine(view: &View<'_>, options: &[Choice]) -> usize {
        best_of(options, |option| match option {
            Choice::Pick(id) => {
                let figure = &view.st.world.figures()[id];
                if figure.on_map { -i32::from(figure.damage) } else { -100 }
            }
            _ => 0,
        })
    }

    /// The event that is missed least.
    pub(super) fn drop_event(view: &View<'_>, options: &[Choice]) -> usize {
        let content = view.game.content();
        best_of(options, |option| match option {
            Choice::DropEvent(event) => -usefulness(view, content, event.0),
            _ => 0,
        })
    }
}
