//! The greedy bot of the 2016 game, for both sides. It values every option by where it leads to at best within the
//! activation and takes the best one; it looks at nothing its seat may not know and rolls no dice of its own.
//!
//! `taste` is what things are worth to it, and to each `persona`. It counts with `odds` of dice, `arms` of cards and demons,
//! the `guard` a defender may show, `foe`s as targets, distances in a `field`, places a `scout` finds, the `way` to them and
//! the `threat` there; `goals` are what the marines are after, `posts` where demons wait for them. `marine`, `invader`,
//! `timing`, `plans` and `actions` decide. For the search, `advice` names what was `considered`, and `measure` counts what
//! decides games.

mod view;
mod taste;
mod persona;
mod considered;
mod odds;
mod arms;
mod guard;
mod kit;
mod foe;
mod goals;
mod field;
mod posts;
mod scout;
mod way;
mod threat;
mod marine;
mod invader;
mod timing;
mod plans;
mod actions;
mod advice;
mod measure;
mod pupil;

pub(crate) use measure::MEASURED;
pub(crate) use pupil::GreedyWeights;

use super::content::{CardKind, Content};
use super::task::{
    AttackTask, DamageTask, DecisionTask, DemonTask, InvaderTask, InvasionTask, MarineTask, MovementTask,
    RoundTask, Task, WindowTask,
};
use super::{Choice, Doom2016, State};
use engine::game::{Seat, Side};
use engine::play::{Bot, Rng};
use engine::world::FigureId;
use kit::Kit;
use rule_system::Persona;
use std::sync::Arc;
use tiles::Board;

/// Plays the best option of the moment, by rules of thumb.
#[derive(Debug)]
pub struct Greedy {
    kit: Kit,
    /// What a persona wants, for as long as it does.
    will: Option<&'static taste::Taste>,
    foes: foe::Foes,
    goals: goals::Goals,
    field: field::Field,
    scout: scout::Scout,
    threat: threat::Threat,
    posts: posts::Posts,
    considered: considered::Considered,
    way: way::Way,
    /// Are offers of scripts refused? Else they are taken at once.
    refuses: bool,
    /// The values of the options of the last decision that was no turn of a figure.
    values: Vec<i32>,
    /// The board the field was made for.
    board: Option<Arc<Board>>,
}

impl Greedy {
    /// A bot for a game.
    #[must_use]
    pub fn new(game: &Doom2016) -> Self {
        Self::with(game, *taste::Taste::greedy())
    }

    /// A bot with these numbers for its [weights](GreedyWeights), in their order.
    pub(crate) fn taught(game: &Doom2016, numbers: &[i32]) -> Self {
        Self::with(game, taste::Taste::greedy().with(numbers))
    }

    /// A bot with the taste of a persona, if there is such a one.
    #[must_use]
    pub fn persona(game: &Doom2016, persona: Persona) -> Option<Self> {
        persona::taste(persona).map(|taste| Self { will: Some(taste), ..Self::with(game, *taste) })
    }

    fn with(game: &Doom2016, taste: taste::Taste) -> Self {
        let content = game.content();
        Self {
            kit: Kit {
                odds: odds::Odds::new(&content.dice),
                armoury: arms::Armoury::new(content),
                keep: keep(content, &taste),
                taste,
            },
            will: None,
            foes: foe::Foes::new(),
            goals: goals::Goals::default(),
            field: field::Field::default(),
            scout: scout::Scout::default(),
            threat: threat::Threat::default(),
            posts: posts::Posts::default(),
            considered: considered::Considered::default(),
            way: way::Way::default(),
            refuses: false,
            values: Vec::new(),
            board: None,
        }
    }

    /// Who stands where, for a marine.
    fn look_around(&mut self, view: &view::View<'_>, marine: FigureId) {
        self.goals.find(view, marine);
        foe::Foe::list(view, Side::Invader, &mut self.foes);
        self.list_threats(view);
        self.field.aim(view, &self.goals.spaces, false);
    }
}

/// Cards by how much one wants to keep them: attacks by their dice, reactions for when they are needed.
fn keep(content: &Content, taste: &taste::Taste) -> Vec<i32> {
    let value = content.cards.iter().map(|card| {
        let attack = card.attack.map_or(0, |a| {
            i32::from(a.red) * taste.keep_red + i32::from(a.black) * taste.keep_black + i32::from(a.range)
        });
        match card.kind {
            CardKind::Main => taste.keep_main + attack + i32::from(card.speed),
            CardKind::Bonus => taste.keep_bonus + attack + 2 * i32::from(card.speed),
            CardKind::Reaction => taste.keep_reaction,
        }
    });
    value.collect()
}

impl Bot<Doom2016> for Greedy {
    fn begin(&mut self) {
        self.way.forget();
        self.refuses = false;
    }

    fn pick(&mut self, game: &Doom2016, st: &State, seat: Seat, options: &[Choice], rng: &mut Rng) -> usize {
        if let Some(will) = self.will {
            let lasts = st.world.round() <= persona::PATIENCE;
            self.kit.taste = *if lasts { will } else { taste::Taste::greedy() };
        }
        let board = &game.table().board;
        if self.board.as_ref().is_none_or(|b| !Arc::ptr_eq(b, board)) {
            self.board = Some(Arc::clone(board));
            self.field = field::Field::default();
            self.posts = posts::Posts::default();
        }
        let taste = self.kit.taste;
        let view = view::View::new(game, st, seat, &taste);
        let Some(task) = st.tasks.last() else { return 0 };
        match *task {
            Task::Marine(MarineTask::Turn(marine)) => self.marine_turn(&view, marine, options),
            Task::Marine(MarineTask::Respawn(figure))
            | Task::Movement(MovementTask::PushAside(figure) | MovementTask::SpendNow(figure, _)) => {
                self.stand_aside(&view, figure, options)
            }
            Task::Marine(MarineTask::PayCards(..)) => self.discard(options),
            Task::Demon(DemonTask::ChooseKind) => self.choose_demons(&view, options),
            Task::Demon(DemonTask::ChooseFigure(_)) => self.choose_figure(&view, options),
            Task::Demon(DemonTask::Turn(figure)) => self.figure_turn(&view, figure, options),
            Task::Window(WindowTask::Attack(trigger, _)) => self.attack_window(&view, trigger, options),
            Task::Window(WindowTask::Invader(trigger, figure)) => {
                self.window(&view, trigger, figure, options)
            }
            Task::Window(WindowTask::Answers) => self.answers(&view, options),
            Task::Window(WindowTask::AfterEvents) => self.after_events(&view, options),
            // A red die is the lesser one.
            Task::Attack(AttackTask::RemoveDie) => 0,
            Task::Attack(AttackTask::Reroll(_)) => self.reroll(&view, options),
            Task::Attack(AttackTask::SecondCard) => Self::second_card(&view, options),
            Task::Attack(AttackTask::Other(..)) | Task::Damage(DamageTask::SplashOne(_)) => {
                self.target(&view, options)
            }
            Task::Invader(InvaderTask::EventsForArgent(_)) => Self::spend_event(&view, options),
            Task::Invader(InvaderTask::PlaceArgent(_))
            | Task::Invasion(InvasionTask::GroupArgent(..) | InvasionTask::BankArgent(..)) => {
                Self::place_argent(&view, options)
            }
            Task::Round(RoundTask::Keep(_)) => Self::initiative(&view, options),
            Task::Window(WindowTask::Ally(trigger, _)) => self.attack_window(&view, trigger, options),
            Task::Window(WindowTask::Marine(trigger, marine)) => {
                self.marine_window(&view, trigger, marine, options)
            }
            Task::Attack(AttackTask::Redirect) => self.redirect(&view, options),
            Task::Decision(DecisionTask::Lob { by: marine, red, black, .. }) => {
                self.throw(&view, marine, red, black, options)
            }
            Task::Decision(DecisionTask::Drain { .. }) => self.target(&view, options),
            Task::Decision(DecisionTask::Mend { .. }) => Self::mend(&view, options),
            Task::Decision(DecisionTask::Push(figure, ..)) => Self::push(&view, figure, options),
            Task::Decision(DecisionTask::Blink(figure, _)) => self.blink(&view, figure, options),
            Task::Round(RoundTask::PutFirst(_) | RoundTask::PassSquadCard) => {
                Self::pick_marine(&view, options)
            }
            Task::Invader(InvaderTask::Discard(_)) => Self::drop_event(&view, options),
            Task::Invasion(InvasionTask::SummonNext(_)) => self.portal(&view, options),
            Task::Invasion(InvasionTask::ChooseGroup(portal)) => self.group(&view, portal, options),
            Task::Invasion(InvasionTask::Place(portal, group, nth)) => {
                let kind = game.summoned_kind(st, portal, group, nth);
                self.place(&view, kind, options)
            }
            Task::Ask if st.question.as_ref().is_some_and(|q| q.portals.is_some()) => {
                self.portal_asked_for(&view, options)
            }
            // What else a script asks only people understand.
            _ => rng.below(options.len() as u32) as usize,
        }
    }
}
