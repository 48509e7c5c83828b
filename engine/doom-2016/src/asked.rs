//! What the seat whose choice is due has to do, in a sentence that names who acts. It says no more than lies open: options that
//! depend on a hand are not named here but listed, to their player alone, with the choices.

use super::Doom2016;
use super::brought::Pick;
use super::choice::Choice;
use super::content::Trigger;
use super::run::Due;
use super::state::{INVADER, State};
use super::task::Task;
use engine::game::{Options, Seat};
use engine::table::KindId;
use engine::world::FigureId;
use rule_system::TableGame;
use rule_system::table_game::named;

impl Doom2016 {
    /// The sentence for what is due; `None` where no seat has to choose.
    pub(super) fn sentence_due(&self, st: &State) -> Option<String> {
        if st.world.outcome().is_some() {
            return None;
        }
        let invader = |what: &str| Some(format!("The invader: {what}."));
        let marine = |figure: FigureId, what: &str| Some(self.says(Seat(figure.0), what));
        match *st.tasks.last()? {
            Task::EventsForArgent(n) => {
                invader(&format!("discard up to {} for argent, or pass", many(n, "event")))
            }
            Task::PlaceArgent(n) => {
                invader(&format!("put {n} argent on demon cards or the invasion card, one after the other"))
            }
            Task::KeepInitiative(seat) => {
                Some(self.says(Seat(seat), "leave the initiative card on top, or put it at the bottom"))
            }
            Task::PutFirst(m) => marine(m, "choose whose initiative card goes on top"),
            Task::PassSquadCard => {
                Some(self.says(Seat(st.point.unwrap_or(0)), "choose who gets the squad card"))
            }
            Task::DiscardEvents(n) => invader(&format!("discard {}", many(n, "event"))),

            Task::Respawn(m) => marine(m, "choose where to come back"),
            Task::MarineTurn(m) => marine(m, &self.marine_may(st)),
            Task::PayCards(m, n) => marine(m, &format!("discard {}", many(n, "card"))),

            Task::ChooseDemons => invader("choose which demons to activate"),
            Task::ChooseFigure(kind) => {
                invader(&format!("choose the next {} to activate", self.table().kind(kind).name))
            }
            Task::FigureTurn(f) => Some(self.with_figure(st, f, &self.figure_may(st))),
            Task::SpendNow(f, points) => {
                let what = format!("move ({} left), or stop", many(points, "point"));
                Some(self.with_figure(st, f, &what))
            }

            Task::Window(trigger, _) => invader(&in_window(trigger)),
            Task::MarineWindow(trigger, m) => marine(m, &in_window(trigger)),
            Task::AttackWindow(trigger, side) => {
                let own = if self.attacks(st, side) { st.attack().attacker } else { st.attack().defender };
                self.in_fight(st, self.seat_of(own), &in_window(trigger))
            }
            Task::AllyWindow(trigger, m) => self.in_fight(st, Seat(m.0), &in_window(trigger)),
            Task::Answers => self.in_fight(st, Seat(INVADER), "choose who answers the attack, or pass"),
            Task::AfterEvents => self.in_fight(st, Seat(INVADER), "play an event after the attack, or pass"),
            Task::RemoveDie => self.by_attacker(st, "take a die away"),
            Task::Reroll(n) => {
                self.by_attacker(st, &format!("pick up to {} to roll again, or pass", dice(n)))
            }
            Task::SplashOne(amount) => self.by_attacker(st, &format!("choose who suffers {amount} more")),
            Task::SecondCard => self.by_defender(st, "reveal a second card, or keep the first"),
            Task::Redirect => self.by_defender(st, "choose who suffers instead"),
            Task::AttackOther(f, _) => Some(self.with_figure(st, f, "attack another figure, or pass")),

            Task::Lob { by, .. } => marine(by, "choose where to throw the grenade, or pass"),
            Task::Drain { by, .. } => marine(by, "choose who is drained"),
            Task::Mend { by, amount, .. } => marine(by, &format!("choose who recovers {amount}")),
            Task::Push(figure, from, n) => {
                let whom = self.named(st, figure);
                let what = format!("push {whom} away, up to {}, or pass", many(n, "space"));
                Some(self.says(self.seat_of(from), &what))
            }
            Task::Blink(figure, range) => {
                let what = format!("choose a place up to {} away, or pass", many(range, "space"));
                Some(self.with_figure(st, figure, &what))
            }

            Task::SummonNext(_) => invader("choose the portal that summons next"),
            Task::ChooseGroup(_) => invader("choose which group comes from the portal"),
            Task::PlaceSummoned(portal, group, nth) => {
                let kind = self.summoned_kind(st, portal, group, nth)?;
                invader(&format!("place one {}", self.table().kind(kind).name))
            }
            Task::GroupArgent(_, _, left) => {
                invader(&format!("put {left} argent on demon cards of the group, one after the other"))
            }
            Task::BankArgent(..) => {
                invader("put argent from the invasion card on demon cards of the group, or leave it there")
            }
            Task::PushAside(figure) => Some(self.with_figure(st, figure, "make room")),
            Task::Ask => {
                let seat = Seat(st.question.as_ref()?.seat);
                let question = self.question(st)?;
                Some(format!("{}: {}", self.seat_name(seat), question.trim()))
            }
            Task::Bring(Pick::Weapon(seat)) => Some(self.says(Seat(seat), "choose a weapon to begin with")),
            Task::Bring(Pick::Class(seat)) => Some(self.says(Seat(seat), "choose a class card")),
            Task::Bring(Pick::Invasion) => invader("choose an invasion card"),
            Task::Bring(Pick::EventSet) => invader("choose an event set"),

            // Chance decides, or the rules go on by themselves.
            Task::Begin
            | Task::Round
            | Task::Status
            | Task::Initiative
            | Task::RevealInitiative
            | Task::PeekInitiative(_)
            | Task::MarineStart(_)
            | Task::MarineEnd(_)
            | Task::OfferPaid(..)
            | Task::FigureEnd(_)
            | Task::Attack(_)
            | Task::RollAgain
            | Task::RollDie(_)
            | Task::Reveal
            | Task::EffectRoll { .. }
            | Task::Draw(..)
            | Task::DrawEvents(_)
            | Task::DrawGlory(_)
            | Task::SummoningDone
            | Task::PortalDone(_)
            | Task::DiscardCard(..)
            | Task::DiscardEvent(_)
            | Task::OpeningHand(_)
            | Task::Resume
            | Task::Lapsed => None,
        }
    }

    /// A figure as people read of it.
    pub(super) fn named(&self, st: &State, figure: FigureId) -> String {
        named(self.table(), &st.world, figure)
    }

    fn says(&self, seat: Seat, what: &str) -> String {
        format!("{}: {what}.", self.seat_name(seat))
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
        self.in_fight(st, self.seat_of(st.attacks.last()?.attacker), what)
    }

    fn by_defender(&self, st: &State, what: &str) -> Option<String> {
        self.in_fight(st, self.seat_of(st.attacks.last()?.defender), what)
    }

    /// In an attack everybody wants to know whose it is; the attacking marine need not be named twice.
    fn in_fight(&self, st: &State, seat: Seat, what: &str) -> Option<String> {
        let attack = st.attacks.last()?;
        // Who is gone has no space any more, and another figure may have its number.
        let name = |gone: bool, kind: KindId, figure: FigureId| {
            if gone { self.table().kind(kind).name.clone() } else { self.named(st, figure) }
        };
        let attacker = name(attack.attacker_gone, attack.attacker_kind, attack.attacker);
        let defender = name(attack.defender_gone, attack.defender_kind, attack.defender);
        let acts = Seat(attack.attacker.0) == seat && seat.0 != INVADER;
        Some(if acts {
            format!("{attacker} attacks {defender}: {what}.")
        } else {
            format!("{attacker} attacks {defender}. {}", self.says(seat, what))
        })
    }

    /// What a marine may do, without what depends on the hand.
    fn marine_may(&self, st: &State) -> String {
        let turn = &st.turn;
        let sprints = turn.mains > turn.unsprinted;
        if turn.mains > 0 && turn.points == 0 && !turn.attack && !turn.passing {
            let or = if sprints { "sprint" } else { "end the activation" };
            return format!("choose a card for this activation, or {or}");
        }
        let mut may = Vec::new();
        if turn.mains > 0 && !turn.passing {
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
            may.push(format!("move ({} left)", many(st.turn.points, "point")));
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
