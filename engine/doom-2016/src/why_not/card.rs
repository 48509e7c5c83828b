//! Why a card cannot be used now: action cards and what a marine keeps, events and demon cards. What is on offer is asked of the
//! rules; here is only the reason why something is not.

use super::words;
use crate::Doom2016;
use crate::act::By;
use crate::choice::Choice;
use crate::content::{Ability, CardId, CardKind, EventId, GloryId, Payment, Trigger};
use crate::own::ban;
use crate::state::{INVADER, State};
use crate::task::{MarineTask, Task, WindowTask};
use engine::game::{Seat, Side};
use engine::world::FigureId;

pub(super) fn why_not(
    game: &Doom2016,
    st: &State,
    seat: Seat,
    id: &str,
    offered: &[Choice],
) -> Option<String> {
    let content = game.content();
    if seat.0 == INVADER {
        if let Some(event) = content.events.iter().position(|card| card.id == id) {
            return event_card(game, st, EventId(event as u8), offered);
        }
        let demon = content.demons.iter().position(|card| card.id == id)?;
        return demon_card(game, st, demon, offered);
    }
    let marine = FigureId(seat.0);
    if let Some(card) = content.cards.iter().position(|card| card.id == id) {
        return action_card(game, st, marine, CardId(card as u8), offered);
    }
    if let Some(card) = content.glory.iter().position(|card| card.id == id) {
        return glory_card(game, st, marine, GloryId(card as u8), offered);
    }
    let class = game.class_of(st, marine).filter(|class| class.id == id)?;
    if offered.iter().any(|choice| matches!(choice, Choice::Class(_))) {
        return None;
    }
    let exhausts = class.abilities.iter().all(|ability| ability.cost == Payment::Exhaust);
    if exhausts && !st.marines[usize::from(marine.0)].ready {
        return Some("exhausted until your next activation".to_owned());
    }
    kept(game, st, marine, &class.abilities, "already used in this attack")
}

fn action_card(
    game: &Doom2016,
    st: &State,
    marine: FigureId,
    card: CardId,
    offered: &[Choice],
) -> Option<String> {
    let uses = |choice: &Choice| match choice {
        Choice::Play(c) | Choice::Another(c) | Choice::Sprint(c) | Choice::Discard(c) | Choice::React(c) => {
            *c == card
        }
        _ => false,
    };
    if offered.iter().any(uses) {
        return None;
    }
    let printed = &game.content().cards[usize::from(card.0)];
    let is_active = st.world.active() == Some(marine);
    let turn = &st.turn;
    if !st.marines[usize::from(marine.0)].hand.has(card.0) {
        let played = is_active && turn.played().has(card.0);
        let why = if played { "already played in this activation" } else { "not in your hand" };
        return Some(why.to_owned());
    }
    if printed.kind == CardKind::Reaction {
        let by = By::marine(marine, window(st)?);
        let again = "already played in this attack";
        return Some(format!("a reaction, {}", not_in_window(game, st, by, &printed.abilities, again)));
    }
    let why = if !is_active {
        "not your activation"
    } else if !st.attacks.is_empty() {
        "not while an attack is under way"
    } else if !matches!(st.tasks.last(), Some(Task::Marine(MarineTask::Turn(_)))) {
        return None;
    } else if turn.is_passing() {
        "move on first, another figure stands here"
    } else if turn.played().is_full() {
        "no more cards can be played in this activation"
    } else if printed.kind == CardKind::Main && turn.mains() == 0 {
        "no main action left"
    } else {
        return None;
    };
    Some(why.to_owned())
}

fn glory_card(
    game: &Doom2016,
    st: &State,
    marine: FigureId,
    card: GloryId,
    offered: &[Choice],
) -> Option<String> {
    let uses = |choice: &Choice| matches!(choice, Choice::Spend(c) | Choice::Glorious(c) if *c == card);
    if offered.iter().any(uses) {
        return None;
    }
    if !st.marines[usize::from(marine.0)].glory.has(card.0) {
        return Some("not among your glory kill cards".to_owned());
    }
    let abilities = &game.content().glory[usize::from(card.0)].abilities;
    kept(game, st, marine, abilities, "a copy was used at this moment already")
}

/// Class and glory kill cards: in a turn or in a window.
fn kept(game: &Doom2016, st: &State, marine: FigureId, abilities: &[Ability], again: &str) -> Option<String> {
    let in_turn = |ability: &Ability| matches!(ability.when, Trigger::Play | Trigger::Main);
    if abilities.iter().any(in_turn) {
        if st.world.active() != Some(marine) {
            return Some("not your activation".to_owned());
        }
        if st.turn.mains() == 0 && abilities.iter().all(|ability| ability.when == Trigger::Main) {
            return Some("no main action left".to_owned());
        }
    }
    let by = By::marine(marine, window(st)?);
    Some(not_in_window(game, st, by, abilities, again))
}

fn event_card(game: &Doom2016, st: &State, event: EventId, offered: &[Choice]) -> Option<String> {
    let uses = |choice: &Choice| match choice {
        Choice::PlayEvent(e) | Choice::DropEvent(e) | Choice::SpendEvent(e) => *e == event,
        _ => false,
    };
    if offered.iter().any(uses) {
        return None;
    }
    if !st.invader.hand.has(event.0) {
        return Some("not in your hand".to_owned());
    }
    if st.world.forbids(ban::EVENTS) {
        return Some("events are forbidden now".to_owned());
    }
    let own = match st.tasks.last()? {
        Task::Window(WindowTask::Invader(_, figure)) => *figure,
        _ => st.attacks.last().map(|attack| attack.party(game.attacks(st, Side::Invader)).figure()),
    };
    let by = By { side: Side::Invader, own, trigger: window(st)? };
    let abilities = &game.content().events[usize::from(event.0)].abilities;
    Some(not_in_window(game, st, by, abilities, "a copy was played at this moment already"))
}

/// A demon card is chosen when its figures are to be activated.
fn demon_card(game: &Doom2016, st: &State, demon: usize, offered: &[Choice]) -> Option<String> {
    let kind = game.kind_of_demon(demon as u8);
    if offered.contains(&Choice::Activate(kind)) {
        return None;
    }
    let card = st.invader.cards.get(demon)?;
    if !card.face_up {
        Some("none of its figures is on the map".to_owned())
    } else if !card.ready {
        Some("already activated in this round".to_owned())
    } else {
        None
    }
}

/// The window that is open. In a turn everything else is a bonus action.
fn window(st: &State) -> Option<Trigger> {
    match st.tasks.last()? {
        Task::Window(
            WindowTask::Attack(trigger, _)
            | WindowTask::Ally(trigger, _)
            | WindowTask::Invader(trigger, _)
            | WindowTask::Marine(trigger, _),
        ) => Some(*trigger),
        Task::Window(WindowTask::AfterEvents) => Some(Trigger::AfterAttack),
        _ => Some(Trigger::Play),
    }
}

/// Why none of these abilities is on offer in a window: it is another one, something does not hold, it would change nothing.
fn not_in_window(game: &Doom2016, st: &State, by: By, abilities: &[Ability], again: &str) -> String {
    let Some(ability) = abilities.iter().find(|ability| ability.when == by.trigger) else {
        let mut windows: Vec<&str> = abilities.iter().map(|ability| words::when(ability.when)).collect();
        windows.dedup();
        return format!("only {}", windows.join(", or "));
    };
    let fails =
        |condition: &&crate::content::Condition| !game.all_hold(st, std::slice::from_ref(*condition), by);
    match ability.conditions.iter().find(fails) {
        Some(condition) => format!("only {}", words::condition(*condition)),
        None if game.usable(st, ability, by) => again.to_owned(),
        None => "it would change nothing now".to_owned(),
    }
}
