//! Damage, recovery, frags, stuns and tokens leaving the map.
//! Attacks and dice that lead to damage stand in `attack`.

pub(super) mod task;

use super::Doom2016;
use super::choice::Choice;
use super::content::Trigger;
use super::run::{Cx, Due, not_offered};
use super::state::{Attack, Figures, State};
use super::task::{DamageTask, EffectRoll, MarineTask, Task};
use crate::own::{BLACK, RED};
use engine::Origin;
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Side};
use engine::world::{Face, FigureId, TokenId};
use std::ops::Deref;
use std::sync::Arc;
use tiles::SpaceId;

impl DamageTask {
    /// What it needs, with all options.
    pub(super) fn due(self, game: &Doom2016, st: &State, out: &mut Options<Choice>) -> Due {
        match self {
            Self::Roll { red, black, .. } => game.due_blast(red, black, out),
            Self::SplashOne(_) => game.due_splash_one(st, out),
        }
    }

    /// A choice somebody made for it.
    pub(super) fn take(self, cx: &mut Cx<'_>, choice: Choice) {
        match (self, choice) {
            (Self::Roll { red, black, sum, what }, Choice::Die(icons)) => {
                cx.blast_die([red, black], sum, icons, what);
            }
            (Self::SplashOne(amount), Choice::Splash(figure)) => cx.splash_one(amount, figure),
            _ => not_offered(self, choice),
        }
    }

    /// What it does where there is nothing to choose.
    pub(super) fn run(self, cx: &mut Cx<'_>) {
        match self {
            Self::Roll { sum, what, .. } => cx.blasted(sum, what),
            // No figure stands there.
            Self::SplashOne(_) => {}
        }
    }
}

impl Cx<'_> {
    /// A figure suffers damage and falls when it has as much as health.
    pub(super) fn hurt(&mut self, id: FigureId, amount: u8, by: Option<FigureId>) {
        self.hurt_for(id, amount, by, None);
    }

    /// The same, because a script asked for it.
    pub(super) fn hurt_for(
        &mut self,
        id: FigureId,
        amount: u8,
        by: Option<FigureId>,
        script: Option<Origin>,
    ) {
        let Some(figure) = self.st.world.figures().get(id).filter(|f| f.on_map).copied() else { return };
        if amount == 0 {
            return;
        }
        let damage = self.st.world.hurt(id, amount).unwrap_or_default();
        self.emit(Event::Hurt { figure: id, amount, by, script });
        if damage >= self.table().kind(figure.kind).health {
            self.frag(id, by);
        }
    }

    /// A figure recovers damage.
    pub(super) fn heal(&mut self, id: FigureId, amount: u8) {
        let amount = self.st.world.heal(id, amount);
        if amount > 0 {
            self.emit(Event::Healed { figure: id, amount });
        }
    }

    /// A figure is fragged and leaves the map.
    pub(super) fn frag(&mut self, id: FigureId, by: Option<FigureId>) {
        let Some(figure) = self.st.world.figures().get(id).filter(|f| f.on_map).copied() else { return };
        let table = self.table();
        for attack in &mut self.st.attacks {
            attack.fall(id);
        }
        if table.kind(figure.kind).side == Side::Marines {
            self.frag_marine(id, by);
        } else {
            self.frag_demon(id, by);
        }
        // A figure that stood in another's space may be alone there now.
        if self.st.turn.is_passing() {
            let passes = self.st.world.active().is_some_and(|active| self.game.is_passing(self.st, active));
            self.st.turn.set_passing(passes);
        }
        self.emit(Event::Fragged { figure: id, kind: figure.kind, at: figure.space, by });
    }

    /// Rules 1.4: hand and discard go back into the deck, the printed number of cards is drawn (three), the invader gains a
    /// frag token. What the marine has played stays where it lies until the activation ends (ruling 12).
    fn frag_marine(&mut self, id: FigureId, by: Option<FigureId>) {
        let table = self.table();
        self.st.world.withdraw(table, id);
        self.st.frags = self.st.frags.saturating_add(1);
        let cards = &mut self.st.marines[usize::from(id.0)];
        let (hand, discard) = (cards.hand.take_all(), cards.discard.take_all());
        cards.deck.shuffle_in(&hand);
        cards.deck.shuffle_in(&discard);
        self.push(Task::Marine(MarineTask::Draw(id, self.game.printed_hand(id))));
        if let Some(demon) = by.filter(|b| usize::from(b.0) >= self.st.marines.len()) {
            self.open_window(Trigger::MarineFragged, Some(demon));
        }
    }

    /// The last of its kind turns its card face down; the argent on it is lost (ruling 13).
    fn frag_demon(&mut self, id: FigureId, by: Option<FigureId>) {
        let table = self.table();
        let kind = self.st.world.figures()[id].kind;
        self.st.world.remove(table, id);
        // Its number may be given to another figure before these are due.
        for task in self.st.tasks.iter_mut().filter(|t| t.needs(id)) {
            *task = Task::Lapsed;
        }
        if self.st.world.demons_of(kind).next().is_none()
            && let Some(demon) = self.game.demon_of_kind(kind)
        {
            let card = &mut self.st.invader.cards[usize::from(demon)];
            card.argent = 0;
            card.face_up = false;
        }
        if let Some(marine) = by.filter(|b| usize::from(b.0) < self.st.marines.len()) {
            self.open_marine_window(Trigger::Fragged, marine);
            self.open_window(Trigger::Fragged, Some(marine));
        }
    }

    /// The invader has the frags it takes. Scripts have heard of everything that happened together with the last one.
    pub(super) fn last_frag(&mut self) {
        self.end(Some(Side::Invader), Arc::clone(&self.game.last_frag));
    }

    /// A script names the winner. If the invader has the last frag at the same moment, the side whose activation it is
    /// wins (ruling 31).
    pub(super) fn win(&mut self, side: Side, reason: Arc<str>) {
        let lost =
            side == Side::Marines && self.game.has_all_frags(self.st) && self.st.active_marine().is_none();
        if !lost {
            self.end(Some(side), reason);
        }
    }

    /// Stuns do not add up.
    pub(super) fn stun(&mut self, id: FigureId) {
        if self.st.world.stun(id) {
            self.emit(Event::Stunned { figure: id });
        }
    }

    pub(super) fn end_stun(&mut self, id: FigureId) {
        if self.st.world.end_stun(id) {
            self.emit(Event::StunEnded { figure: id });
        }
    }

    pub(super) fn remove_token(&mut self, id: TokenId) {
        if let Some(token) = self.st.world.remove_token(id) {
            self.emit(Event::TokenRemoved { token: id, kind: token.kind });
        }
    }

    /// One die of a blast is on the table; the rest follows.
    fn blast_die(&mut self, [red, black]: [u8; 2], sum: u8, icons: u8, what: EffectRoll) {
        self.emit(Event::DieRolled { face: Face::one(icons), colour: if red == 0 { BLACK } else { RED } });
        // Red dice are rolled first.
        let (red, black) = if red > 0 { (red - 1, black) } else { (red, black - 1) };
        self.push(Task::Damage(DamageTask::Roll { red, black, sum: sum + icons, what }));
    }

    /// All dice of a blast lie: the target suffers their sum.
    pub(super) fn blasted(&mut self, sum: u8, what: EffectRoll) {
        match what {
            EffectRoll::Splash => {
                let by = self.splasher();
                for figure in self.game.splashed(self.st) {
                    self.hurt(figure, sum, by);
                }
            }
            EffectRoll::SplashOne if sum > 0 => self.push(Task::Damage(DamageTask::SplashOne(sum))),
            EffectRoll::SplashOne => {}
            EffectRoll::Area(from, within) => {
                if self.st.world.figures().get(from).is_none_or(|f| !f.on_map) {
                    return;
                }
                let table = self.table();
                let side = self.st.world.side(table, from);
                let hit: Figures = self
                    .st
                    .world
                    .figures()
                    .on_map()
                    .map(|(id, _)| id)
                    .filter(|id| self.st.world.side(table, *id) != side)
                    .filter(|id| self.st.world.range(table, from, *id) <= within)
                    .collect();
                for figure in hit {
                    self.hurt(figure, sum, Some(from));
                }
            }
            EffectRoll::One(figure) => self.hurt(figure, sum, None),
            EffectRoll::Burst(within) => {
                let by = self.splasher();
                for figure in self.game.in_burst(self.st, within) {
                    self.hurt(figure, sum, by);
                }
            }
            EffectRoll::Grenade(space, by) => {
                let by = self.st.world.figures().get(by).filter(|f| f.on_map).map(|_| by);
                for figure in self.game.around(self.st, space) {
                    self.hurt(figure, sum, by);
                }
            }
            EffectRoll::Drain(target, by) => {
                self.hurt(target, sum, Some(by));
                if self.st.world.figures()[by].on_map {
                    self.heal(by, sum);
                }
            }
            EffectRoll::Script(tag) => self.emit(Event::Rolled { tag, face: Face::one(sum) }),
        }
    }

    pub(super) fn splash_one(&mut self, amount: u8, figure: FigureId) {
        let by = self.splasher();
        self.hurt(figure, amount, by);
    }

    fn splasher(&self) -> Option<FigureId> {
        self.st.attacks.last()?.attacker.there()
    }
}

impl Doom2016 {
    pub(super) const fn has_all_frags(&self, st: &State) -> bool {
        st.frags >= self.frag_limit()
    }

    /// The spaces where the defender stood at the declaration (ruling 22).
    pub(super) fn target_spaces(&self, attack: &Attack) -> impl Deref<Target = [SpaceId]> {
        let (table, declared) = (self.table(), attack.declaration());
        let footprint = table.kind(attack.defender.kind()).footprint;
        table.board.under(footprint, declared.space, declared.turned)
    }

    /// Ruling 22: the figures next to the spaces where the defender stood at the declaration, of both sides.
    pub(super) fn splashed(&self, st: &State) -> Figures {
        let Some(attack) = st.attacks.last() else { return Figures::new() };
        let table = self.table();
        let (target, defender) = (self.target_spaces(attack), attack.defender.there());
        let ground = st.world.ground(table);
        let near = |s: &SpaceId| target.iter().any(|t| ground.adjacent(*t, *s));
        st.world
            .figures()
            .on_map()
            .map(|(id, _)| id)
            .filter(|id| Some(*id) != defender)
            .filter(|id| st.world.spaces_under(table, *id).iter().any(near))
            .collect()
    }

    /// Figures of both sides on a space or next to it.
    pub(super) fn around(&self, st: &State, space: SpaceId) -> Figures {
        let table = self.table();
        let ground = st.world.ground(table);
        let near = |s: &SpaceId| *s == space || ground.adjacent(space, *s);
        let on_map = st.world.figures().on_map().map(|(id, _)| id);
        on_map.filter(|id| st.world.spaces_under(table, *id).iter().any(near)).collect()
    }

    /// Figures hostile to the attacker within a range of the defender's spaces, the defender excepted.
    pub(super) fn in_burst(&self, st: &State, within: u8) -> Figures {
        let Some(attack) = st.attacks.last() else { return Figures::new() };
        let table = self.table();
        let ground = st.world.ground(table);
        let side = table.kind(attack.attacker.kind()).side;
        let (target, defender) = (self.target_spaces(attack), attack.defender.there());
        let near = |s: &SpaceId| target.iter().any(|t| ground.range(*t, *s) <= within);
        st.world
            .figures()
            .on_map()
            .filter(|(_, f)| table.kind(f.kind).side != side)
            .map(|(id, _)| id)
            .filter(|id| Some(*id) != defender)
            .filter(|id| st.world.spaces_under(table, *id).iter().any(near))
            .collect()
    }

    pub(super) fn due_splash_one(&self, st: &State, out: &mut Options<Choice>) -> Due {
        for figure in self.splashed(st) {
            out.add(Choice::Splash(figure));
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(st.attack().attacker.figure())) }
    }

    pub(super) fn due_blast(&self, red: u8, black: u8, out: &mut Options<Choice>) -> Due {
        if red + black == 0 { Due::Auto } else { self.due_die(if red == 0 { BLACK } else { RED }, out) }
    }
}
