//! Who may be asked whether they react when people of both sides share one screen, by what everybody sees: the game is followed once
//! more with all cards in hands that can be there as far as others know. Where a seat may pass then, the screen has to be handed on,
//! whether it holds anything that fits or not. How a screen is covered and handed on is left to the front end.

use engine::{Seat, Side, Step};
use rule_system::TableSession;
use rule_system::tells::Role;

/// After so many windows one after another no more is looked for.
const MOST: usize = 64;

/// A seat that may be asked whether it reacts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Which.
    pub seat: Seat,
    /// It can still change what is not decided yet ([`TableSession::matters`]).
    pub matters: bool,
    /// It happens in an activation of the other side ([`reacts`]).
    pub reacts: bool,
}

/// Who may have been asked between a choice and what is due after it, in order, each time it may have been. `supposed` is the moment
/// before the choice [with supposed hands](TableSession::with_supposed_hands), `key` the choice. If a seat is asked now it is the last
/// one.
#[must_use]
pub fn asked(mut supposed: Box<dyn TableSession>, key: &str, now: &dyn TableSession) -> Vec<Asked> {
    let mut asked = Vec::new();
    if supposed.take_key(key).is_err() {
        return asked;
    }
    let heard = now.events().len();
    // How much had happened before each of them.
    let mut before = Vec::new();
    while let Some((seat, pass)) = window(&*supposed)
        && supposed.events().len() <= heard
        && asked.len() < MOST
    {
        asked.push(Asked { seat, matters: supposed.matters(), reacts: reacts(&*supposed, seat) });
        before.push(supposed.events().len());
        if is_same(&*supposed, now) {
            return asked;
        }
        if supposed.take(pass).is_none() {
            break;
        }
    }
    // Larger hands draw fewer cards. What comes there after that is not due in the game yet.
    if !is_as_far(&*supposed, now) {
        asked.truncate(before.iter().take_while(|count| **count < heard).count());
    }
    asked
}

/// The seat that is asked whether it does something, and the option to pass.
fn window(session: &dyn TableSession) -> Option<(Seat, usize)> {
    let Step::Choose(seat) = session.due() else { return None };
    let count = session.now().options.len();
    let pass = (0..count).find(|option| session.role(*option) == Role::Pass)?;
    Some((*seat, pass))
}

/// Has the one come as far as the other, where neither stands in a window?
fn is_as_far(one: &dyn TableSession, other: &dyn TableSession) -> bool {
    let keys = |session: &dyn TableSession| -> Vec<String> {
        session.now().options.into_iter().map(|shown| shown.key).collect()
    };
    one.due() == other.due()
        && one.events().len() == other.events().len()
        && (*one.due() != Step::Chance || keys(one) == keys(other))
}

/// Do both stand in the same window, with whatever hands?
fn is_same(one: &dyn TableSession, other: &dyn TableSession) -> bool {
    window(other).is_some()
        && one.due() == other.due()
        && one.events().len() == other.events().len()
        && one.asked() == other.asked()
}

/// Is it an activation of the other side, so that what this seat does is a reaction?
#[must_use]
pub fn reacts(session: &dyn TableSession, seat: Seat) -> bool {
    let active = session.world().active().map(|figure| session.world().side(session.table(), figure));
    active.is_some() && active != side(session, seat)
}

fn side(session: &dyn TableSession, wanted: Seat) -> Option<Side> {
    session.seats().into_iter().find(|(seat, _)| *seat == wanted).map(|(_, side)| side)
}
