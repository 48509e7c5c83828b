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
use crate::words::text;
use ::words::Text;
use engine::game::{Seat, Side};
use engine::world::FigureId;

pub(super) fn why_not(game: &Doom2016, st: &State, seat: Seat, id: &str, offered: &[Choice]) -> Option<Text> {
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
        return Some(text("why-not-exhausted"));
    }
    kept(game, st, marine, &class.abilities, text("why-not-used-in-attack"))
}

fn action_card(
    game: &Doom2016,
    st: &State,
    marine: FigureId,
    card: CardId,
    offered: &[Choice],
) -> Option<Text> {
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
        let why = if played { text("why-not-played") } else { text("why-not-in-hand") };
        return Some(why);
    }
    if printed.kind == CardKind::Reaction {
        let by = By::marine(marine, window(st)?);
        let again = text("why-not-played-in-attack");
        let why = not_in_window(game, st, by, &printed.abilities, again);
        return Some(text("why-not-reaction").with("why", why));
    }
    let why = if !is_active {
        text("why-not-activation")
    } else if !st.attacks.is_empty() {
        text("why-not-in-attack")
    } else if !matches!(st.tasks.last(), Some(Task::Marine(MarineTask::Turn(_)))) {
        return None;
    } else if turn.is_passing() {
        text("why-not-passing")
    } else if turn.played().is_full() {
        text("why-not-no-more-cards")
    } else if printed.kind == CardKind::Main && turn.mains() == 0 {
        text("why-not-main-action")
    } else {
        return None;
    };
    Some(why)
}

fn glory_card(
    game: &Doom2016,
    st: &State,
    marine: FigureId,
    card: GloryId,
    offered: &[Choice],
) -> Option<Text> {
    let uses = |choice: &Choice| matches!(choice, Choice::Spend(c) | Choice::Glorious(c) if *c == card);
    if offered.iter().any(uses) {
        return None;
    }
    if !st.marines[usize::from(marine.0)].glory.has(card.0) {
        return Some(text("why-not-glory"));
    }
    let abilities = &game.content().glory[usize::from(card.0)].abilities;
    kept(game, st, marine, abilities, text("why-not-copy-used"))
}

/// Class and glory kill cards: in a turn or in a window.
fn kept(game: &Doom2016, st: &State, marine: FigureId, abilities: &[Ability], again: Text) -> Option<Text> {
    let in_turn = |ability: &Ability| matches!(ability.when, Trigger::Play | Trigger::Main);
    if abilities.iter().any(in_turn) {
        if st.world.active() != Some(marine) {
            return Some(text("why-not-activation"));
        }
        if st.turn.mains() == 0 && abilities.iter().all(|ability| ability.when == Trigger::Main) {
            return Some(text("why-not-main-action"));
        }
    }
    let by = By::marine(marine, window(st)?);
    Some(not_in_window(game, st, by, abilities, again))
}

fn event_card(game: &Doom2016, st: &State, event: EventId, offered: &[Choice]) -> Option<Text> {
    let uses = |choice: &Choice| match choice {
        Choice::PlayEvent(e) | Choice::DropEvent(e) | Choice::SpendEvent(e) => *e == event,
        _ => false,
    };
    if offered.iter().any(uses) {
        return None;
    }
    if !st.invader.hand.has(event.0) {
        return Some(text("why-not-in-hand"));
    }
    if st.world.forbids(ban::EVENTS) {
        return Some(text("why-not-events-forbidden"));
    }
    let own = match st.tasks.last()? {
        Task::Window(WindowTask::Invader(_, figure)) => *figure,
        _ => st.attacks.last().map(|attack| attack.party(game.attacks(st, Side::Invader)).figure()),
    };
    let by = By { side: Side::Invader, own, trigger: window(st)? };
    let abilities = &game.content().events[usize::from(event.0)].abilities;
    Some(not_in_window(game, st, by, abilities, text("why-not-copy-played")))
}

/// A demon card is chosen when its figures are to be activated.
fn demon_card(game: &Doom2016, st: &State, demon: usize, offered: &[Choice]) -> Option<Text> {
    let kind = game.kind_of_demon(demon as u8);
    if offered.contains(&Choice::Activate(kind)) {
        return None;
    }
    let card = st.invader.cards.get(demon)?;
    if !card.face_up {
        Some(text("why-not-no-figures"))
    } else if !card.ready {
        Some(text("why-not-activated"))
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
fn not_in_window(game: &Doom2016, st: &State, by: By, abilities: &[Ability], again: Text) -> Text {
    let Some(ability) = abilities.iter().find(|ability| ability.when == by.trigger) else {
        let mut windows: Vec<Text> = abilities.iter().map(|ability| words::when(ability.when)).collect();
        windows.dedup();
        let or = |before: Text, it: Text| text("why-not-or").with("before", before).with("after", it);
        let windows = windows.into_iter().reduce(or).unwrap_or_else(|| Text::verbatim(""));
        return text("why-not-only").with("when", windows);
    };
    let fails =
        |condition: &&crate::content::Condition| !game.all_hold(st, std::slice::from_ref(*condition), by);
    match ability.conditions.iter().find(fails) {
        Some(condition) => text("why-not-only").with("when", words::condition(*condition)),
        None if game.usable(st, ability, by) => again,
        None => text("why-not-nothing"),
    }
}
