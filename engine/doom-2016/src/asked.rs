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
use super::words::text;
use engine::game::{Options, Seat};
use engine::world::FigureId;
use rule_system::TableGame;
use rule_system::table_game::named;
use words::Text;

impl Doom2016 {
    /// The sentence for what is due; `None` where no seat has to choose.
    pub(super) fn sentence_due(&self, st: &State) -> Option<String> {
        self.text_due(st).map(|said| said.to_string())
    }

    fn text_due(&self, st: &State) -> Option<Text> {
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
                Some(
                    text("asked-question")
                        .with("seat", self.seat_name(seat))
                        .with("question", question.trim()),
                )
            }
            Task::Bring(pick) => Some(match pick {
                Pick::Weapon(seat) => self.says(Seat(seat), text("asked-weapon")),
                Pick::Class(seat) => self.says(Seat(seat), text("asked-class")),
                Pick::Invasion => invader(text("asked-invasion")),
                Pick::EventSet => invader(text("asked-event-set")),
            }),
            // Chance nods, or the rules go on by themselves.
            Task::Resume | Task::Lapsed => None,
        }
    }

    fn of_round(&self, st: &State, task: RoundTask) -> Option<Text> {
        Some(match task {
            RoundTask::Keep(seat) => self.says(Seat(seat), text("asked-keep")),
            RoundTask::PutFirst(m) => self.marine(m, text("asked-put-first")),
            RoundTask::PassSquadCard => self.says(Seat(st.point.unwrap_or(0)), text("asked-pass-squad-card")),
            RoundTask::Begin
            | RoundTask::Start
            | RoundTask::Status
            | RoundTask::Initiative
            | RoundTask::Reveal
            | RoundTask::Peek(_) => return None,
        })
    }

    fn of_marine_task(&self, st: &State, task: MarineTask) -> Option<Text> {
        Some(match task {
            MarineTask::Respawn(m) => self.marine(m, text("asked-respawn")),
            MarineTask::Turn(m) => self.marine(m, self.marine_may(st)),
            MarineTask::PayCards(m, n) => self.marine(m, text("asked-pay-cards").with("count", n)),
            MarineTask::Start(_)
            | MarineTask::End(_)
            | MarineTask::OfferPaid(..)
            | MarineTask::Draw(..)
            | MarineTask::DrawGlory(_)
            | MarineTask::OpeningHand(_)
            | MarineTask::Resolved(..) => return None,
        })
    }

    fn of_demons(&self, st: &State, task: DemonTask) -> Option<Text> {
        Some(match task {
            DemonTask::ChooseKind => invader(text("asked-demons")),
            DemonTask::ChooseFigure(kind) => {
                let name = self.table().kind(kind).name.as_str();
                invader(text("asked-figure").with("demon", name))
            }
            DemonTask::Turn(f) => self.with_figure(st, f, self.figure_may(st)),
            DemonTask::End(_) => return None,
        })
    }

    fn of_movement(&self, st: &State, task: MovementTask) -> Text {
        match task {
            MovementTask::SpendNow(f, points) => {
                self.with_figure(st, f, text("asked-spend").with("points", points))
            }
            MovementTask::PushAside(f) => self.with_figure(st, f, text("asked-make-room")),
        }
    }

    fn of_attack(&self, st: &State, task: AttackTask) -> Option<Text> {
        match task {
            AttackTask::RemoveDie => self.by_attacker(st, text("asked-remove-die")),
            AttackTask::Reroll(n) => self.by_attacker(st, text("asked-reroll").with("dice", n)),
            AttackTask::SecondCard => self.by_defender(st, text("asked-second-card")),
            AttackTask::Redirect => self.by_defender(st, text("asked-redirect")),
            AttackTask::Other(f, _) => Some(self.with_figure(st, f, text("asked-other"))),
            AttackTask::Phase(_) | AttackTask::RollAgain | AttackTask::RollDie(_) | AttackTask::Reveal => {
                None
            }
        }
    }

    fn of_window(&self, st: &State, task: WindowTask) -> Option<Text> {
        match task {
            WindowTask::Invader(trigger, _) => Some(invader(in_window(trigger))),
            WindowTask::Marine(trigger, m) => Some(self.marine(m, in_window(trigger))),
            WindowTask::Attack(trigger, side) => {
                let own = st.attack().party(self.attacks(st, side)).figure();
                self.in_fight(st, self.seat_of(own), in_window(trigger))
            }
            WindowTask::Ally(trigger, m) => self.in_fight(st, Seat(m.0), in_window(trigger)),
            WindowTask::Answers => self.in_fight(st, Seat(INVADER), text("asked-answers")),
            WindowTask::AfterEvents => self.in_fight(st, Seat(INVADER), text("asked-after-events")),
        }
    }

    fn of_damage(&self, st: &State, task: DamageTask) -> Option<Text> {
        match task {
            DamageTask::SplashOne(amount) => {
                self.by_attacker(st, text("asked-splash-one").with("amount", amount))
            }
            DamageTask::Roll { .. } => None,
        }
    }

    fn of_decision(&self, st: &State, task: DecisionTask) -> Text {
        match task {
            DecisionTask::Lob { by, .. } => self.marine(by, text("asked-lob")),
            DecisionTask::Drain { by, .. } => self.marine(by, text("asked-drain")),
            DecisionTask::Mend { by, amount, .. } => {
                self.marine(by, text("asked-mend").with("amount", amount))
            }
            DecisionTask::Push(figure, from, n) => {
                let what = text("asked-push").with("figure", self.named(st, figure)).with("spaces", n);
                self.says(self.seat_of(from), what)
            }
            DecisionTask::Blink(figure, range) => {
                self.with_figure(st, figure, text("asked-blink").with("spaces", range))
            }
        }
    }

    fn of_invasion(&self, st: &State, task: InvasionTask) -> Option<Text> {
        Some(match task {
            InvasionTask::SummonNext(_) => invader(text("asked-summon-next")),
            InvasionTask::ChooseGroup(_) => invader(text("asked-group")),
            InvasionTask::Place(portal, group, nth) => {
                let kind = self.summoned_kind(st, portal, group, nth)?;
                invader(text("asked-place").with("demon", self.table().kind(kind).name.as_str()))
            }
            InvasionTask::GroupArgent(_, _, left) => invader(text("asked-group-argent").with("argent", left)),
            InvasionTask::BankArgent(..) => invader(text("asked-bank-argent")),
            InvasionTask::CountArgent(..) | InvasionTask::PortalDone(_) | InvasionTask::Done => return None,
        })
    }

    /// A figure as people read of it.
    pub(super) fn named(&self, st: &State, figure: FigureId) -> String {
        named(self.table(), &st.world, figure)
    }

    fn says(&self, seat: Seat, what: Text) -> Text {
        text("asked-says").with("seat", self.seat_name(seat)).with("what", what)
    }

    fn marine(&self, figure: FigureId, what: Text) -> Text {
        self.says(Seat(figure.0), what)
    }

    /// A marine is its own player; a demon is named after the invader.
    fn with_figure(&self, st: &State, figure: FigureId, what: Text) -> Text {
        let seat = self.seat_of(figure);
        if seat.0 == INVADER {
            text("asked-invader-figure").with("figure", self.named(st, figure)).with("what", what)
        } else {
            self.says(seat, what)
        }
    }

    fn by_attacker(&self, st: &State, what: Text) -> Option<Text> {
        self.in_fight(st, self.seat_of(st.attacks.last()?.attacker.figure()), what)
    }

    fn by_defender(&self, st: &State, what: Text) -> Option<Text> {
        self.in_fight(st, self.seat_of(st.attacks.last()?.defender.figure()), what)
    }

    /// In an attack everybody wants to know whose it is; the attacking marine need not be named twice.
    fn in_fight(&self, st: &State, seat: Seat, what: Text) -> Option<Text> {
        let attack = st.attacks.last()?;
        // Who is gone has no space any more, and another figure may have its number.
        let name = |party: &Party| match party.there() {
            Some(figure) => self.named(st, figure),
            None => self.table().kind(party.kind()).name.clone(),
        };
        let acts = Seat(attack.attacker.figure().0) == seat && seat.0 != INVADER;
        let said = if acts {
            text("asked-attacker").with("what", what)
        } else {
            text("asked-fight").with("says", self.says(seat, what))
        };
        Some(said.with("attacker", name(&attack.attacker)).with("defender", name(&attack.defender)))
    }

    /// What a marine may do, without what depends on the hand.
    fn marine_may(&self, st: &State) -> Text {
        let turn = &st.turn;
        let sprints = turn.can_sprint();
        if turn.mains() > 0 && turn.points() == 0 && !turn.may_attack() && !turn.is_passing() {
            return if sprints { text("asked-card-or-sprint") } else { text("asked-card-or-end") };
        }
        let mut may = Vec::new();
        if turn.mains() > 0 && !turn.is_passing() {
            may.push(text("asked-may-play"));
            if sprints {
                may.push(text("asked-may-sprint"));
            }
        }
        self.add_moves(st, &mut may);
        either(may)
    }

    fn figure_may(&self, st: &State) -> Text {
        let mut may = Vec::new();
        self.add_moves(st, &mut may);
        either(may)
    }

    /// What a figure may do on the map: for everybody to see.
    fn add_moves(&self, st: &State, may: &mut Vec<Text>) {
        let mut options = Options::<Choice>::default();
        if self.due(st, &mut options) == Due::Auto {
            return;
        }
        let any = |wanted: fn(&Choice) -> bool| options.list.iter().any(wanted);
        if any(|choice| matches!(choice, Choice::Step(..))) {
            may.push(text("asked-may-move").with("points", st.turn.points()));
        }
        if any(|choice| matches!(choice, Choice::Open(_))) {
            may.push(text("asked-may-open"));
        }
        if any(|choice| matches!(choice, Choice::Attack(..))) {
            may.push(text("asked-may-attack"));
        }
        if any(|choice| matches!(choice, Choice::Take(_))) {
            may.push(text("asked-may-take"));
        }
        if any(|choice| matches!(choice, Choice::Stand)) {
            may.push(text("asked-may-stand"));
        }
        if any(|choice| matches!(choice, Choice::End)) {
            may.push(text("asked-may-end"));
        }
    }
}

fn invader(what: Text) -> Text {
    text("asked-invader").with("what", what)
}

fn of_invader(task: InvaderTask) -> Option<Text> {
    Some(match task {
        InvaderTask::EventsForArgent(n) => invader(text("asked-events-for-argent").with("events", n)),
        InvaderTask::PlaceArgent(n) => invader(text("asked-place-argent").with("argent", n)),
        InvaderTask::Discard(n) => invader(text("asked-discard").with("events", n)),
        InvaderTask::Draw(_) | InvaderTask::Resolved(_) => return None,
    })
}

/// `move, attack, or end the activation`.
fn either(mut may: Vec<Text>) -> Text {
    let Some(last) = may.pop() else { return text("asked-go-on") };
    let joined =
        may.into_iter().reduce(|before, it| text("asked-list").with("before", before).with("after", it));
    match joined {
        Some(before) => text("asked-or").with("before", before).with("after", last),
        None => last,
    }
}

fn in_window(trigger: Trigger) -> Text {
    text("asked-window").with("moment", moment(trigger))
}

/// When a window is.
const fn moment(trigger: Trigger) -> Text {
    match trigger {
        Trigger::Play | Trigger::Main | Trigger::Received | Trigger::Passive => text("asked-now"),
        Trigger::Resolved => text("asked-after-card"),
        Trigger::Activation | Trigger::MarineActivation => text("asked-activation"),
        Trigger::ActivationEnd => text("asked-activation-end"),
        Trigger::BeforeRoll => text("asked-before-roll"),
        Trigger::AfterRoll | Trigger::AllyRolled => text("asked-after-roll"),
        Trigger::Defending | Trigger::AllyDefending => text("asked-in-defence"),
        Trigger::Attacking => text("asked-for-attack"),
        Trigger::AfterAttack | Trigger::Defended | Trigger::EnemyAttacked => text("asked-after-attack"),
        Trigger::Fragged => text("asked-demon-fragged"),
        Trigger::MarineFragged => text("asked-marine-fragged"),
        Trigger::Initiative => text("asked-initiative"),
    }
}
