//! What scripts ask for, carried out by the rules. What cannot be done is refused with a reason and the game goes on.

use super::Doom2016;
use super::choice::Choice;
use super::invasion::list_portals;
use super::run::{Cx, Due, not_offered};
use super::state::{INVADER, Question, State};
use super::task::{DamageTask, EffectRoll, InvaderTask, InvasionTask, MarineTask, Task};
use crate::own::{BLACK, OwnEffect, OwnEvent, PORTAL, Pieces2016, PortalId, RED};
use arrayvec::ArrayVec;
use engine::course::Course;
use engine::effect::Effect;
use engine::event::Event;
use engine::game::{Options, Seat, Side};
use engine::world::{FigureId, TokenKind};
use tiles::{MAX_SPACES, SpaceId};
use words::Language;

/// The most questions and rolls of scripts in one activation. A card that rolls once for every figure on the map needs
/// some twenty; only a runaway needs more.
const MAX_ASKED: u8 = 64;

impl Cx<'_> {
    /// Carry out an effect that is not the same in every game.
    pub(super) fn perform_effect(&mut self, effect: Effect) -> Result<(), String> {
        match effect {
            Effect::Win { side, reason } => self.win(side, reason),
            Effect::PlaceToken(kind, space) => self.place_token(kind, space)?,
            Effect::RemoveToken(token) => {
                let there = self.st.world.tokens().get(token);
                let _ = there.ok_or("a token that is off the map cannot be removed")?;
                self.remove_token(token);
            }
            Effect::Progress(token, by) => {
                if by > 0 && by.unsigned_abs() > self.game.progress_left(self.st) {
                    return Err("the box has no more progress tokens; a note can count further".into());
                }
                let count = self.st.world.progress(token, by).ok_or("that token is not on the map")?;
                self.emit(Event::Progressed { token, count });
            }
            Effect::Hurt(figure, amount) => {
                self.on_map(figure)?;
                let script = Some(self.effects().last());
                self.hurt_for(figure, amount, None, script);
            }
            Effect::Heal(figure, amount) => {
                self.on_map(figure)?;
                self.heal(figure, amount);
            }
            Effect::Stun(figure) => {
                self.on_map(figure)?;
                self.stun(figure);
            }
            Effect::Frag(figure) => {
                self.on_map(figure)?;
                self.frag(figure, None);
            }
            Effect::PlaceFigure(kind, space) => self.place_figure(kind, space)?,
            Effect::DrawCards(figure, n) => {
                if usize::from(figure.0) >= self.st.marines.len() {
                    return Err("only marines draw action cards".into());
                }
                self.push(Task::Marine(MarineTask::Draw(figure, n)));
            }
            Effect::Roll { dice, tag } => {
                self.count_question();
                let [red, black] = [RED, BLACK].map(|colour| dice.of(colour).min(8));
                self.push(Task::Damage(DamageTask::roll(red, black, EffectRoll::Script(tag))));
            }
            Effect::Ask { side, question, answers, tag } => {
                let seat = match side {
                    Side::Invader => INVADER,
                    Side::Marines => self.st.active_marine().map_or(0, |m| m.0),
                };
                if answers.is_empty() {
                    return Err(format!("the question '{}' has no answers", self.word(question)));
                }
                self.ask(Question { tag, text: question, answers, seat, portals: None });
            }
            Effect::Own(own) => {
                let effect = OwnEffect::of(&own).ok_or("this game has no such effect")?;
                self.perform_own(effect)?;
            }
            Effect::Say(_)
            | Effect::Note { .. }
            | Effect::Forbid(..)
            | Effect::Allow(_)
            | Effect::Offer(_)
            | Effect::Withdraw(_)
            | Effect::Aim(_)
            | Effect::DropAim(_)
            | Effect::Modify(_)
            | Effect::OpenDoor(_)
            | Effect::CloseDoor(_)
            | Effect::LockDoor(_)
            | Effect::UnlockDoor(_)
            | Effect::DestroyDoor(_)
            | Effect::Reveal(_) => unreachable!("it means the same in every game"),
        }
        Ok(())
    }

    fn perform_own(&mut self, effect: OwnEffect) -> Result<(), String> {
        match effect {
            OwnEffect::FlipPortal { portal } => {
                self.portal_there(portal, "be flipped")?;
                self.flip_portal(portal);
            }
            OwnEffect::RemovePortal { portal } => {
                self.portal_there(portal, "be removed")?;
                self.remove_portal(portal);
            }
            OwnEffect::Summon { portal } => {
                // Several portals summoning at once: the invader chooses the order (ruling 15).
                let mut portals = self.summons(portal);
                while let Some(next) = self.summons_next() {
                    let _ = self.st.effects.take(self.st.tasks.len(), |_| true);
                    portals |= self.summons(next);
                }
                self.summon(portals);
            }
            OwnEffect::ActivateTeleporter { teleporter } => {
                let spot = self.table().piece(teleporter.into()).ok_or("there is no such teleporter")?;
                self.activate_teleporter_on(spot.space);
            }
            OwnEffect::DrawEvents { count } => self.push(Task::Invader(InvaderTask::Draw(count))),
            OwnEffect::GainArgent { amount } => self.gain_argent(amount),
            OwnEffect::Threat { by } => self.threat(by),
            OwnEffect::AddInitiative { .. } => self.add_invader_card(),
            OwnEffect::AskPortal { question, portals, none, tag } => {
                let portals = portals & self.st.world.portals();
                if portals == 0 {
                    return Err(format!("no portal of '{}' is on the map", self.word(question)));
                }
                let answers = none.into_iter().collect();
                self.ask(Question { tag, text: question, answers, seat: INVADER, portals: Some(portals) });
            }
        }
        Ok(())
    }

    fn ask(&mut self, question: Question) {
        self.count_question();
        self.st.question = Some(question);
        self.push(Task::Ask);
    }

    /// The portal of the next effect in the queue, if that is a summoning too.
    fn summons_next(&self) -> Option<PortalId> {
        let Some(Effect::Own(own)) = self.st.effects.next(self.st.tasks.len()) else { return None };
        match OwnEffect::of(own) {
            Some(OwnEffect::Summon { portal }) => Some(portal),
            _ => None,
        }
    }

    /// Each answer may lead to the next question, for ever. The choices between them keep it out of sight of the fuel of
    /// a single choice.
    fn count_question(&mut self) {
        if self.st.turn.count_question() > MAX_ASKED {
            self.end(None, "the scripts asked and rolled for ever");
        }
    }

    /// Somebody has answered.
    pub(super) fn answered(&mut self, choice: Choice) {
        match choice {
            Choice::Reply(answer) => self.replied(answer),
            Choice::Portal(portal) => self.portal_picked(portal),
            choice => not_offered(Task::Ask, choice),
        }
    }

    fn replied(&mut self, answer: u8) {
        if let Some(question) = self.st.question.take() {
            match question.portals {
                Some(_) => self.emit(OwnEvent::PortalChosen { tag: question.tag, portal: None }),
                None => self.emit(Event::Answered {
                    tag: question.tag,
                    question: question.text,
                    answer,
                    words: question.answers.get(usize::from(answer)).copied(),
                }),
            }
        }
    }

    fn portal_picked(&mut self, portal: PortalId) {
        if let Some(question) = self.st.question.take() {
            self.emit(OwnEvent::PortalChosen { tag: question.tag, portal: Some(portal) });
        }
    }

    /// Threat tokens come and go, as far as there are any: they share the box's stock with progress.
    fn threat(&mut self, by: i8) {
        let before = self.st.threat;
        let most = before + self.game.progress_left(self.st);
        let count = before.saturating_add_signed(by).min(most);
        if count != before {
            self.st.threat = count;
            self.emit(OwnEvent::ThreatChanged { count });
        }
    }

    /// The bit of a portal that is to summon; none, with a refusal, when it is gone or already summons its one group.
    fn summons(&mut self, portal: PortalId) -> u32 {
        let there = self.portal_there(portal, "summon").and_then(|()| {
            let busy = self.st.tasks.contains(&Task::Invasion(InvasionTask::PortalDone(portal)));
            if busy { Err("a portal that summons already cannot summon once more".into()) } else { Ok(()) }
        });
        match there {
            Ok(()) => 1 << portal.0,
            Err(why) => {
                self.refuse(why);
                0
            }
        }
    }

    fn portal_there(&self, portal: PortalId, what: &str) -> Result<(), String> {
        let table = self.table();
        let Some(spot) = table.pieces(PORTAL).get(usize::from(portal.0)) else {
            return Err(format!("a portal that does not exist cannot {what}"));
        };
        if self.st.world.has_portal(portal) {
            return Ok(());
        }
        let which = match table.name_of(portal.into()) {
            Some(name) => format!("'{name}'"),
            None => format!("at {}", self.game.at(spot.space)),
        };
        Err(format!("the portal {which} cannot {what}: it is gone"))
    }

    fn on_map(&self, figure: FigureId) -> Result<(), String> {
        match self.st.world.figures().get(figure) {
            Some(f) if f.on_map => Ok(()),
            _ => Err("that figure is not on the map".into()),
        }
    }

    fn place_token(&mut self, kind: TokenKind, space: SpaceId) -> Result<(), String> {
        if self.game.tokens_left(self.st, kind) == Some(0) {
            // Reports count refusals by their sentences, so these are the same in every language.
            let name = self.game.token_name(kind).in_language(Language::ENGLISH);
            return Err(format!("the box has no {name} left"));
        }
        let token = self.st.world.put_token(self.table(), kind, space).ok_or("no room for another token")?;
        self.emit(Event::TokenPlaced { token, kind, at: space });
        Ok(())
    }

    /// A demon on a space, or on the nearest one where it fits.
    fn place_figure(&mut self, kind: engine::table::KindId, space: SpaceId) -> Result<(), String> {
        let name = &self.table().kind(kind).name;
        if self.game.demon_of_kind(kind).is_none() {
            return Err(format!("{name} is a marine: marines come back by themselves"));
        }
        if self.st.world.demons_of(kind).count() >= usize::from(self.table().kind(kind).figures) {
            return Err(format!("the box has no {name} left"));
        }
        let ground = self.st.world.ground(self.table());
        let mut order: ArrayVec<SpaceId, MAX_SPACES> =
            self.table().board.spaces().filter(|s| ground.range(space, *s) < u8::MAX).collect();
        order.sort_unstable_by_key(|s| (ground.range(space, *s), *s));
        let place = order.into_iter().find_map(|s| self.game.places_near(self.st, kind, s).first().copied());
        let (at, turned) = place.ok_or_else(|| format!("there is no room for {name}"))?;
        let _ = self.place_demon(kind, at, turned).ok_or_else(|| format!("there is no room for {name}"))?;
        Ok(())
    }
}

impl Doom2016 {
    /// The answers to the question of a script.
    pub(super) fn due_ask(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let Some(question) = &st.question else { return Due::Auto };
        list_portals(question.portals.unwrap_or(0) & st.world.portals(), out);
        for answer in 0..question.answers.len() as u8 {
            out.add(Choice::Reply(answer));
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(Seat(question.seat)) }
    }
}
