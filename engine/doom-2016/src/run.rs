//! From a task and a choice to the subject that carries it out. The loop itself is shared by all games (`engine::course`);
//! what each task means stands in the file of its subject.

use super::Doom2016;
use super::choice::Choice;
use super::content::{CardId, EventId, GloryId};
use super::state::{Figures, INVADER, State};
use super::task::{GROUP_DONE, Task};
use crate::own::{OwnEffect, Pieces2016, PortalId};
use engine::counts::Counts;
use engine::course::{Course, Ears, EffectQueue};
use engine::effect::Effect;
use engine::event::{Event, EventKind};
use engine::game::{Log, Options, Outcome, Seat, Side};
use engine::hook::Hooks;
use engine::table::{KindId, Table};
use engine::world::World;
use std::sync::Arc;

pub(super) use engine::course::Due;

/// The invader has to choose.
pub(super) const INVADER_CHOOSES: Due = Due::Choose(Seat(INVADER));

/// Everything at hand while a choice is carried out.
pub(super) struct Cx<'a> {
    pub(super) game: &'a Doom2016,
    pub(super) st: &'a mut State,
    ears: Ears<'a>,
}

impl<'a> Cx<'a> {
    pub(super) fn new(game: &'a Doom2016, st: &'a mut State, log: &'a mut Log) -> Self {
        Self { game, st, ears: Ears::new(log, game.listens) }
    }

    /// Emits an event that is costly to make: it is only made if a listener wants it.
    pub(super) fn emit_if(&mut self, kind: EventKind, event: impl FnOnce(&Self) -> Event) {
        if self.ears.wants(kind) {
            let event = event(self);
            self.emit(event);
        }
    }

    /// The game is over, if it is not already.
    pub(super) fn end(&mut self, winner: Option<Side>, reason: impl Into<Arc<str>>) {
        self.finish(Outcome { winner, reason: reason.into() });
    }
}

impl<'a> Course<'a> for Cx<'a> {
    type Choice = Choice;
    type Task = Task;

    fn table(&self) -> &'a Table {
        &self.game.setup.table
    }

    fn world(&self) -> &World {
        &self.st.world
    }

    fn world_mut(&mut self) -> &mut World {
        &mut self.st.world
    }

    fn tasks(&mut self) -> &mut Vec<Task> {
        &mut self.st.tasks
    }

    fn effects(&mut self) -> &mut EffectQueue {
        &mut self.st.effects
    }

    fn ears(&mut self) -> &mut Ears<'a> {
        &mut self.ears
    }

    fn hooks(&self) -> &'a dyn Hooks {
        &*self.game.hooks
    }

    fn counts(&self) -> Counts {
        self.st.counts()
    }

    fn due(&self, options: &mut Options<Choice>) -> Due {
        self.game.due(self.st, options)
    }

    /// The invader has the last frag: nothing else is due.
    #[inline]
    fn interrupt(&mut self) -> bool {
        let all = self.game.has_all_frags(self.st);
        if all {
            self.last_frag();
        }
        all
    }

    fn perform(&mut self, effect: Effect) -> Result<(), String> {
        self.perform_effect(effect)
    }

    /// One question at a time.
    fn postpones(&self, effect: &Effect) -> bool {
        self.st.question.is_some() && is_question(effect)
    }

    /// A task that needs no decision.
    fn carry_out(&mut self, task: Task) {
        match task {
            Task::Begin => self.begin(),
            Task::Round => self.round(),
            Task::Status => self.status(),
            Task::Initiative => self.initiative(),
            Task::MarineStart(m) => self.marine_start(m),
            Task::MarineEnd(m) => self.marine_end(m),
            Task::OfferPaid(m, offer, token) => self.offer_paid(m, offer, token),
            Task::FigureEnd(f) => self.figure_end(f),
            Task::Attack(phase) => self.attack_phase(phase),
            Task::Draw(m, n) => self.refill_and_draw(m, n),
            Task::OpeningHand(m) => self.complete_opening_hand(m),
            Task::DrawEvents(n) => self.refill_events_and_draw(n),
            Task::DrawGlory(_) => self.refill_glory(task),
            Task::Reveal => self.refill_and_reveal(),
            Task::EffectRoll { sum, what, .. } => self.blasted(sum, what),
            Task::PlaceSummoned(portal, group, nth) => self.skip_summoned(portal, group, nth),
            Task::GroupArgent(portal, group, GROUP_DONE) => self.group_argent(portal, group),
            Task::RollAgain => self.roll_again(),
            Task::SummoningDone => self.summoning_done(),
            // Nothing is left of what could have been answered.
            Task::Ask => self.st.question = None,
            Task::PortalDone(portal) => self.portal_done(portal),
            Task::DiscardCard(m, card) => self.st.marines[usize::from(m.0)].discard.add(card.0),
            Task::DiscardEvent(event) => self.st.invader.discard.add(event.0),
            Task::MarineTurn(f) | Task::FigureTurn(f) => self.stuck(f, Some(task)),
            Task::SpendNow(f, _) => self.stuck(f, None),
            // Everything else is only carried out when there is nothing to choose: it lapses.
            _ => {}
        }
    }

    /// A choice somebody made, for the task that is due.
    fn take(&mut self, task: Task, choice: Choice) {
        match (task, choice) {
            (Task::Draw(m, n), Choice::Card(card)) => self.drawn(m, n, card),
            (Task::DrawEvents(n), Choice::Event(event)) => self.event_drawn(n, event),
            (Task::DrawGlory(m), Choice::Glory(card)) => self.glory_drawn(m, card),
            (Task::Reveal, Choice::Card(CardId(card)) | Choice::Event(EventId(card))) => self.revealed(card),
            (Task::RollDie(colour), Choice::Die(icons)) => self.die_rolled(colour, icons),
            (Task::EffectRoll { red, black, sum, what }, Choice::Die(icons)) => {
                self.blast_die(red, black, sum + icons, icons, what);
            }

            (Task::EventsForArgent(n), Choice::SpendEvent(event)) => self.event_for_argent(n, event),
            (Task::PlaceArgent(n), Choice::ArgentTo(to)) => self.argent_to(n, to),
            (Task::RevealInitiative, Choice::Initiative(seat)) => self.initiative_revealed(seat),
            (Task::PeekInitiative(peeker), Choice::Initiative(seat)) => self.initiative_seen(peeker, seat),
            (Task::KeepInitiative(_), Choice::Bottom(bottom)) => self.initiative_kept(bottom),
            (Task::PutFirst(_), Choice::Pick(marine)) => self.initiative_first(marine.0),
            (Task::PassSquadCard, Choice::Pick(marine)) => self.squad_card_passed(marine),
            (Task::DiscardEvents(n), Choice::DropEvent(event)) => self.event_dropped(n, event),

            (Task::Respawn(m), Choice::Respawn(space)) => self.respawn(m, space),
            (Task::MarineTurn(m), choice) => self.marine_choice(m, choice),
            (Task::PayCards(m, n), Choice::Discard(card)) => self.pay_card(m, n, card),

            (Task::ChooseDemons, Choice::Activate(kind)) => self.activate_demons(kind),
            (Task::ChooseFigure(kind), Choice::Figure(figure)) => self.activate_figure(kind, figure),
            (Task::FigureTurn(f), choice) => self.figure_choice(f, choice),
            (Task::SpendNow(f, points), choice) => self.spend_now(f, points, choice),

            (Task::Window(trigger, figure), choice) => self.window_choice(trigger, figure, choice),
            (Task::MarineWindow(trigger, m), choice) => self.marine_window_choice(trigger, m, choice),
            (Task::AllyWindow(trigger, m), choice) => self.ally_window_choice(trigger, m, choice),
            (Task::AttackWindow(trigger, side), choice) => self.attack_window_choice(trigger, side, choice),
            (Task::Answers, Choice::Answer(figure)) => self.answer(figure),
            (Task::AfterEvents, choice) => self.after_event_choice(choice),
            (Task::RemoveDie, Choice::DieAway(colour)) => self.remove_die(colour),
            (Task::Reroll(n), Choice::Reroll(die)) => self.pick_die(n, die),
            (Task::SecondCard, Choice::Second(second)) => self.second_card(second),
            (Task::AttackOther(attacker, _), Choice::Attack(target, long)) => {
                self.declare(attacker, target, None, long, false);
            }
            (Task::SplashOne(amount), Choice::Splash(figure)) => self.splash_one(amount, figure),
            (Task::Redirect, Choice::Pick(figure)) => self.st.attack_mut().redirect = Some(figure),
            (Task::Lob { by, red, black, .. }, Choice::Throw(space)) => self.thrown(by, red, black, space),
            (Task::Drain { by, red, black, .. }, Choice::Pick(figure)) => self.drain(by, red, black, figure),
            (Task::Mend { amount, .. }, Choice::Pick(figure)) => self.heal(figure, amount),
            (Task::Push(figure, from, n), Choice::Step(space, _)) => self.pushed(figure, from, n, space),
            (Task::Blink(figure, _), Choice::Place(space, turned)) => self.blinked(figure, space, turned),

            (Task::SummonNext(portals), Choice::Portal(portal)) => self.summon_next(portals, portal),
            (Task::ChooseGroup(portal), Choice::Group(group)) => self.group_chosen(portal, group),
            (Task::PlaceSummoned(portal, group, nth), Choice::Place(space, turned)) => {
                self.place_summoned(portal, group, nth, space, turned);
            }
            (Task::GroupArgent(portal, group, left), Choice::ArgentTo(to)) => {
                self.group_argent_to(portal, group, left, to);
            }
            (Task::BankArgent(portal, group), Choice::ArgentTo(to)) => self.bank_argent_to(portal, group, to),
            (Task::PushAside(figure), Choice::Aside(space)) => self.aside(figure, space),
            (Task::PushAside(figure), Choice::Place(space, turned)) => self.put_aside(figure, space, turned),
            (Task::Ask, Choice::Reply(answer)) => self.replied(answer),
            (Task::Ask, Choice::Portal(portal)) => self.portal_picked(portal),

            (Task::Bring(pick), choice) => self.bring(pick, choice),
            // Pass, End and the like: the task is simply over.
            _ => {}
        }
    }
}

impl Doom2016 {
    /// What the task on top needs, with all options.
    pub(super) fn due(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let Some(task) = st.tasks.last() else { return Due::Auto };
        match *task {
            Task::Draw(m, n) => self.due_draw(st, m, n, out),
            Task::DrawEvents(n) => self.due_draw_events(st, n, out),
            Task::DrawGlory(_) => self.due_draw_glory(st, out),
            Task::Reveal => self.due_reveal(st, out),
            Task::RollDie(colour) => self.due_die(colour, out),
            Task::EffectRoll { red, black, .. } => self.due_blast(red, black, out),

            Task::EventsForArgent(n) => self.due_events_for_argent(st, n, out),
            Task::PlaceArgent(n) => self.due_place_argent(st, n, out),
            Task::RevealInitiative | Task::PeekInitiative(_) => due_initiative(st, out),
            // The last card is at the top and at the bottom.
            Task::KeepInitiative(_) if st.initiative.len() < 2 => Due::Auto,
            Task::KeepInitiative(seat) => {
                out.add(Choice::Bottom(false));
                out.add(Choice::Bottom(true));
                Due::Choose(Seat(seat))
            }
            Task::PutFirst(m) => self.due_put_first(st, m, out),
            Task::PassSquadCard => self.due_pass_squad_card(st, out),
            Task::DiscardEvents(_) => self.due_discard_events(st, out),

            Task::Respawn(m) => self.due_respawn(st, m, out),
            Task::MarineTurn(m) => self.due_marine_turn(st, m, out),
            Task::PayCards(m, n) => due_pay_cards(st, m.0, n, out),

            Task::ChooseDemons => self.due_choose_demons(st, out),
            Task::ChooseFigure(kind) => due_choose_figure(st, kind, out),
            Task::FigureTurn(f) => self.due_figure_turn(st, f, out),
            Task::SpendNow(f, points) => self.due_spend_now(st, f, points, out),

            Task::Window(trigger, figure) => self.due_window(st, trigger, figure, out),
            Task::MarineWindow(trigger, marine) => self.due_marine_window(st, trigger, marine, out),
            Task::AttackWindow(trigger, side) => self.due_attack_window(st, trigger, side, out),
            Task::AllyWindow(trigger, marine) => self.due_ally_window(st, trigger, marine, out),
            Task::Answers => self.due_answers(st, out),
            Task::AfterEvents => self.due_after_events(st, out),
            Task::RemoveDie => self.due_remove_die(st, out),
            Task::Reroll(n) => self.due_reroll(st, n, out),
            Task::SecondCard => {
                out.add(Choice::Second(false));
                out.add(Choice::Second(true));
                Due::Choose(self.seat_of(st.attack().defender))
            }
            Task::AttackOther(attacker, not) => self.due_attack_other(st, attacker, not, out),
            Task::SplashOne(_) => self.due_splash_one(st, out),
            Task::Redirect => {
                let defender = st.attack().defender;
                let seat = self.seat_of(defender);
                let gone = st.attack().defender_gone;
                let others = if gone { Figures::new() } else { self.friends_beside(st, defender) };
                self.due_pick(&others, seat, out)
            }
            Task::Lob { by, range, .. } => self.due_lob(st, by, range, out),
            Task::Drain { by, range, .. } => self.due_pick(&self.drainable(st, by, range), Seat(by.0), out),
            Task::Mend { by, within, .. } => self.due_pick(&self.mendable(st, by, within), Seat(by.0), out),
            Task::Push(figure, from, _) => self.due_push(st, figure, from, out),
            Task::Blink(figure, range) => self.due_blink(st, figure, range, out),

            Task::SummonNext(portals) => due_summon_next(portals & st.world.portals(), out),
            Task::ChooseGroup(_) => {
                out.add(Choice::Group(0));
                out.add(Choice::Group(1));
                INVADER_CHOOSES
            }
            Task::PlaceSummoned(portal, group, nth) => self.due_place_summoned(st, portal, group, nth, out),
            Task::GroupArgent(portal, group, left) => self.due_group_argent(st, portal, group, left, out),
            Task::BankArgent(portal, group) => self.due_bank_argent(st, portal, group, out),
            Task::PushAside(figure) => self.due_push_aside(st, figure, out),
            Task::Ask => due_ask(st, out),

            Task::Bring(pick) => self.due_bring(st, pick, out),

            Task::Resume => {
                out.chance(1, Choice::Pass);
                Due::Chance
            }

            Task::Begin
            | Task::Round
            | Task::Status
            | Task::Initiative
            | Task::MarineStart(_)
            | Task::MarineEnd(_)
            | Task::OfferPaid(..)
            | Task::FigureEnd(_)
            | Task::Attack(_)
            | Task::RollAgain
            | Task::SummoningDone
            | Task::PortalDone(_)
            | Task::DiscardCard(..)
            | Task::DiscardEvent(_)
            | Task::OpeningHand(_)
            | Task::Lapsed => Due::Auto,
        }
    }
}

/// Lists what a deck may give; `Auto` when there is nothing to draw.
pub(super) fn chance(outcomes: impl Iterator<Item = (u32, Choice)>, out: &mut Options<Choice>) -> Due {
    for (weight, choice) in outcomes {
        out.chance(weight, choice);
    }
    if out.list.is_empty() { Due::Auto } else { Due::Chance }
}

fn due_initiative(st: &State, out: &mut Options<Choice>) -> Due {
    chance(st.initiative.outcomes().map(|(n, seat)| (n, Choice::Initiative(seat))), out)
}

fn due_pay_cards(st: &State, seat: u8, n: u8, out: &mut Options<Choice>) -> Due {
    if n == 0 {
        return Due::Auto;
    }
    for card in st.marines[usize::from(seat)].hand.distinct() {
        out.add(Choice::Discard(CardId(card)));
    }
    if out.list.is_empty() { Due::Auto } else { Due::Choose(Seat(seat)) }
}

fn due_choose_figure(st: &State, kind: KindId, out: &mut Options<Choice>) -> Due {
    for id in st.world.demons_of(kind).filter(|id| !st.world.figures()[*id].done) {
        out.add(Choice::Figure(id));
    }
    if out.list.is_empty() { Due::Auto } else { INVADER_CHOOSES }
}

fn due_summon_next(portals: u32, out: &mut Options<Choice>) -> Due {
    for portal in (0..32).filter(|p| portals >> p & 1 == 1) {
        out.add(Choice::Portal(PortalId(portal)));
    }
    if out.list.is_empty() { Due::Auto } else { INVADER_CHOOSES }
}

fn due_ask(st: &State, out: &mut Options<Choice>) -> Due {
    let Some(question) = &st.question else { return Due::Auto };
    let _ = due_summon_next(question.portals.unwrap_or(0) & st.world.portals(), out);
    for answer in 0..question.answers.len() as u8 {
        out.add(Choice::Reply(answer));
    }
    if out.list.is_empty() { Due::Auto } else { Due::Choose(Seat(question.seat)) }
}

/// A glory kill card by its number.
pub(super) const fn glory(card: u8) -> Choice {
    Choice::Glory(GloryId(card))
}

/// Does an effect ask a question? There can be one at a time.
fn is_question(effect: &Effect) -> bool {
    match effect {
        Effect::Ask { .. } => true,
        Effect::Own(own) => matches!(OwnEffect::of(own), Some(OwnEffect::AskPortal { .. })),
        _ => false,
    }
}
