//! What the seat whose choice is due has to do, in a sentence that names who acts. It says no more than lies open: options that
//! depend on a hand are not named here but listed, to their player alone, with the choices.

use super::Doom2016;
use super::brought::Pick;
use super::choice::Choice;
use super::content::Trigger;
use super::run::Due;
use super::state::{INVADER, Party, State};
use super::task::{
    AttackTask, DamageTask, DecisionTask, DemonTask, InvaderTask, InvasionTask, MarineTask, MovementTask,
    RoundTask, Task, WindowTask,
};
use engine::game::{Options, Seat};
use engine::world::FigureId;
use rule_system::TableGame;
use rule_system::table_game::named;

impl Doom2016 {
    /// The sentence for what is due; `None` where no seat has to choose.
    pub(super) fn sentence_due(&self, st: &State) -> Option<String> {
        if st.world.outcome().is_some() {
            return None;
        }
        match *st.tasks.last()? {
            Task::Round(task) => self.of_round(st, task),
            Task::Invader(task) => of_invader(task),
            Task::Marine(task) => self.of_marine_task(st, task),
            Task::Demon(task) => self.of_demons(st, task),
            Task::Movement(task) => Some(self.of_movement(st, task)),
            Task::Attack(task) => self.of_attack(st, task),
            Task::Window(task) => self.of_window(st, task),
            Task::Damage(task) => self.of_damage(st, task),
            Task::Decision(task) => Some(self.of_decision(st, task)),
            Task::Invasion(task) => self.of_invasion(st, task),
            Task::Ask => {
                let seat = Seat(st.question.as_ref()?.seat);
                let question = self.question(st)?;
                Some(format!("{}: {}", self.seat_name(seat), question.trim()))
            }
            Task::Bring(pick) => Some(match pick {
                Pick::Weapon(seat) => self.says(Seat(seat), "choose a weapon to begin with"),
                Pick::Class(seat) => self.says(Seat(seat), "choose a class card"),
                Pick::Invasion => invader("choose an invasion card"),
                Pick::EventSet => invader("choose an event set"),
            }),
            // Chance nods, or the rules go on by themselves.
            Task::Resume | Task::Lapsed => None,
        }
    }

    fn of_round(&self, st: &State, task: RoundTask) -> Option<String> {
        Some(match task {
            RoundTask::Keep(seat) => {
                self.says(Seat(seat), "leave the initiative card on top, or put it at the bottom")
            }
            RoundTask::PutFirst(m) => self.marine(m, "choose whose initiative card goes on top"),
            RoundTask::PassSquadCard => {
                self.says(Seat(st.point.unwrap_or(0)), "choose who gets the squad card")
            }
            RoundTask::Begin
            | RoundTask::Start
            | RoundTask::Status
            | RoundTask::Initiative
            | RoundTask::Reveal
            | RoundTask::Peek(_) => return None,
        })
    }

    fn of_marine_task(&self, st: &State, task: MarineTask) -> Option<String> {
        Some(match task {
            MarineTask::Respawn(m) => self.marine(m, "choose where to come back"),
            MarineTask::Turn(m) => self.marine(m, &self.marine_may(st)),
            MarineTask::PayCards(m, n) => self.marine(m, &format!("discard {}", many(n, "card"))),
            MarineTask::Start(_)
            | MarineTask::End(_)
            | MarineTask::OfferPaid(..)
            | MarineTask::Draw(..)
            | MarineTask::DrawGlory(_)
            | MarineTask::OpeningHand(_)
            | MarineTask::Resolved(..) => return None,
        })
    }

    fn of_demons(&self, st: &State, task: DemonTask) -> Option<String> {
        Some(match task {
            DemonTask::ChooseKind => invader("choose which demons to activate"),
            DemonTask::ChooseFigure(kind) => {
                invader(&format!("choose the next {} to activate", self.table().kind(kind).name))
            }
            DemonTask::Turn(f) => self.with_figure(st, f, &self.figure_may(st)),
            DemonTask::End(_) => return None,
        })
    }

    fn of_movement(&self, st: &State, task: MovementTask) -> String {
        match task {
            MovementTask::SpendNow(f, points) => {
                let what = format!("move ({} left), or stop", many(points, "point"));
                self.with_figure(st, f, &what)
            }
            MovementTask::PushAside(f) => self.with_figure(st, f, "make room"),
        }
    }

    fn of_attack(&self, st: &State, task: AttackTask) -> Option<String> {
        match task {
            AttackTask::RemoveDie => self.by_attacker(st, "take a die away"),
            AttackTask::Reroll(n) => {
                self.by_attacker(st, &format!("pick up to {} to roll again, or pass", dice(n)))
            }
            AttackTask::SecondCard => self.by_defender(st, "reveal a second card, or keep the first"),
            AttackTask::Redirect => self.by_defender(st, "choose who suffers instead"),
            AttackTask::Other(f, _) => Some(self.with_figure(st, f, "attack another figure, or pass")),
            AttackTask::Phase(_) | AttackTask::RollAgain | AttackTask::RollDie(_) | AttackTask::Reveal => {
                None
            }
        }
    }

    fn of_window(&self, st: &State, task: WindowTask) -> Option<String> {
        match task {
            WindowTask::Invader(trigger, _) => Some(invader(&in_window(trigger))),
            WindowTask::Marine(trigger, m) => Some(self.marine(m, &in_window(trigger))),
            WindowTask::Attack(trigger, side) => {
                let own = st.attack().party(self.attacks(st, side)).figure();
                self.in_fight(st, self.seat_of(own), &in_window(trigger))
            }
            WindowTask::Ally(trigger, m) => self.in_fight(st, Seat(m.0), &in_window(trigger)),
            WindowTask::Answers => self.in_fight(st, Seat(INVADER), "choose who answers the attack, or pass"),
            WindowTask::AfterEvents => {
                self.in_fight(st, Seat(INVADER), "play an event after the attack, or pass")
            }
        }
    }

    fn of_damage(&self, st: &State, task: DamageTask) -> Option<String> {
        match task {
            DamageTask::SplashOne(amount) => {
                self.by_attacker(st, &format!("choose who suffers {amount} more"))
            }
            DamageTask::Roll { .. } => None,
        }
    }

    fn of_decision(&self, st: &State, task: DecisionTask) -> String {
        match task {
            DecisionTask::Lob { by, .. } => self.marine(by, "choose where to throw the grenade, or pass"),
            DecisionTask::Drain { by, .. } => self.marine(by, "choose who is drained"),
            DecisionTask::Mend { by, amount, .. } => {
                self.marine(by, &format!("choose who recovers {amount}"))
            }
            DecisionTask::Push(figure, from, n) => {
                let whom = self.named(st, figure);
                let what = format!("push {whom} away, up to {}, or pass", many(n, "space"));
                self.says(self.seat_of(from), &what)
            }
            DecisionTask::Blink(figure, range) => {
                let what = format!("choose a place up to {} away, or pass", many(range, "space"));
                self.with_figure(st, figure, &what)
            }
        }
    }

    fn of_invasion(&self, st: &State, task: InvasionTask) -> Option<String> {
        Some(match task {
            InvasionTask::SummonNext(_) => invader("choose the portal that summons next"),
            InvasionTask::ChooseGroup(_) => invader("choose which group comes from the portal"),
            InvasionTask::Place(portal, group, nth) => {
                let kind = self.summoned_kind(st, portal, group, nth)?;
                invader(&format!("place one {}", self.table().kind(kind).name))
            }
            InvasionTask::GroupArgent(_, _, left) => {
                invader(&format!("put {left} argent on demon cards of the group, one after the other"))
            }
            InvasionTask::BankArgent(..) => {
                invader("put argent from the invasion card on demon cards of the group, or leave it there")
            }
            InvasionTask::CountArgent(..) | InvasionTask::PortalDone(_) | InvasionTask::Done => return None,
        })
    }

    /// A figure as people read of it.
    pub(super) fn named(&self, st: &State, figure: FigureId) -> String {
        named(self.table(), &st.world, figure)
    }

    fn says(&self, seat: Seat, what: &str) -> String {
        format!("{}: {what}.", self.seat_name(seat))
    }

    fn marine(&self, figure: FigureId, what: &str) -> String {
        self.says(Seat(figure.0), what)
    }

    /// A marine is its own player; a demon is named after the invader.
    fn with_figure(&self, st: &State, figure: FigureId, what: &str) -> String {
        let seat = self.seat_of(figure);
        if seat.0 == INVADER {
            format!("The invader, {}: {what}.", self.named(st, figure))
        } else {
            self.says(seat, what)
        }
    }

    fn by_attacker(&self, st: &State, what: &str) -> Option<String> {
        self.in_fight(st, self.seat_of(st.attacks.last()?.attacker.figure()), what)
    }

    fn by_defender(&self, st: &State, what: &str) -> Option<String> {
        self.in_fight(st, self.seat_of(st.attacks.last()?.defender.figure()), what)
    }

    /// In an attack everybody wants to know whose it is; the attacking marine need not be named twice.
    fn in_fight(&self, st: &State, seat: Seat, what: &str) -> Option<String> {
        let attack = st.attacks.last()?;
        // Who is gone has no space any more, and another figure may have its number.
        let name = |party: &Party| match party.there() {
            Some(figure) => self.named(st, figure),
            None => self.table().kind(party.kind()).name.clone(),
        };
        let (attacker, defender) = (name(&attack.attacker), name(&attack.defender));
        let acts = Seat(attack.attacker.figure().0) == seat && seat.0 != INVADER;
        Some(if acts {
            format!("{attacker} attacks {defender}: {what}.")
        } else {
            format!("{attacker} attacks {defender}. {}", self.says(seat, what))
        })
    }

    /// What a marine may do, without what depends on the hand.
    fn marine_may(&self, st: &State) -> String {
        let turn = &st.turn;
        let sprints = turn.can_sprint();
        if turn.mains() > 0 && turn.points() == 0 && !turn.may_attack() && !turn.is_passing() {
            let or = if sprints { "sprint" } else { "end the activation" };
            return format!("choose a card for this activation, or {or}");
        }
        let mut may = Vec::new();
        if turn.mains() > 0 && !turn.is_passing() {
            may.push("play a card".to_owned());
            if sprints {
                may.push("sprint".to_owned());
            }
        }
        self.add_moves(st, &mut may);
        either(&may)
    }

    fn figure_may(&self, st: &State) -> String {
        let mut may = Vec::new();
        self.add_moves(st, &mut may);
        either(&may)
    }

    /// What a figure may do on the map: for everybody to see.
    fn add_moves(&self, st: &State, may: &mut Vec<String>) {
        let mut options = Options::<Choice>::default();
        if self.due(st, &mut options) == Due::Auto {
            return;
        }
        let any = |wanted: fn(&Choice) -> bool| options.list.iter().any(wanted);
        if any(|choice| matches!(choice, Choice::Step(..))) {
            may.push(format!("move ({} left)", many(st.turn.points(), "point")));
        }
        if any(|choice| matches!(choice, Choice::Open(_))) {
            may.push("open a door".to_owned());
        }
        if any(|choice| matches!(choice, Choice::Attack(..))) {
            may.push("attack".to_owned());
        }
        if any(|choice| matches!(choice, Choice::Take(_))) {
            may.push("take what lies here".to_owned());
        }
        if any(|choice| matches!(choice, Choice::Stand)) {
            may.push("stay here".to_owned());
        }
        if any(|choice| matches!(choice, Choice::End)) {
            may.push("end the activation".to_owned());
        }
    }
}

fn invader(what: &str) -> String {
    format!("The invader: {what}.")
}

fn of_invader(task: InvaderTask) -> Option<String> {
    Some(match task {
        InvaderTask::EventsForArgent(n) => {
            invader(&format!("discard up to {} for argent, or pass", many(n, "event")))
        }
        InvaderTask::PlaceArgent(n) => {
            invader(&format!("put {n} argent on demon cards or the invasion card, one after the other"))
        }
        InvaderTask::Discard(n) => invader(&format!("discard {}", many(n, "event"))),
        InvaderTask::Draw(_) | InvaderTask::Resolved(_) => return None,
    })
}

/// `1 event`, `2 events`.
fn many(n: u8, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

fn dice(n: u8) -> String {
    if n == 1 { "1 die".to_owned() } else { format!("{n} dice") }
}

/// `move, attack, or end the activation`.
fn either(may: &[String]) -> String {
    match may {
        [] => "go on".to_owned(),
        [only] => only.clone(),
        [one, other] => format!("{one}, or {other}"),
        [some @ .., last] => format!("{}, or {last}", some.join(", ")),
    }
}

fn in_window(trigger: Trigger) -> String {
    format!("use something {}, or pass", moment(trigger))
}

/// When a window is.
const fn moment(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Play | Trigger::Main | Trigger::Received | Trigger::Passive => "now",
        Trigger::Resolved => "after the card",
        Trigger::Activation | Trigger::MarineActivation => "as the activation begins",
        Trigger::ActivationEnd => "as the activation ends",
        Trigger::BeforeRoll => "before the roll",
        Trigger::AfterRoll | Trigger::AllyRolled => "after the roll",
        Trigger::Defending | Trigger::AllyDefending => "in defence",
        Trigger::Attacking => "for the attack",
        Trigger::AfterAttack | Trigger::Defended | Trigger::EnemyAttacked => "after the attack",
        Trigger::Fragged => "now that a demon is fragged",
        Trigger::MarineFragged => "now that a marine is fragged",
        Trigger::Initiative => "before the next initiative card",
    }
}
