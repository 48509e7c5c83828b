//! The numbers and choices of a mission: for how many marines, after how many frags it ends, who brings what, the invasion
//! card and the event sets. The box's lists say what there is; whether it is sensible is for the checks.

use super::field::{self, Choice};
use crate::Element;
use crate::theme::{self, SMALL};
use doom_2016::content::SetClass;
use doom_2016::settings::USUAL_FRAGS;
use doom_2016::{Content, Loadout};
use editor_model::naming::card_name;
use editor_model::words::{say, tell};
use iced::widget::{column, row, text};
use missions::{Mission, Settings};

/// Something was set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// It is made for so many marines, or not.
    Marines(u8, bool),
    /// With so many marines it ends after so many frags.
    Frags(u8, u8),
    /// The marine of a seat, counted from 0.
    Marine(usize, String),
    /// One of the two weapons of a seat.
    Weapon(usize, usize, String),
    /// The class card of a seat; none if it has no name.
    Class(usize, String),
    /// The invasion card.
    Invasion(String),
    /// An event set is used, or not.
    Events(String, bool),
}

/// The settings after a message.
pub(super) fn update(message: Message, settings: &Settings) -> Settings {
    let mut settings = settings.clone();
    let mut own = doom_2016::Settings::of(&settings.own);
    match message {
        Message::Marines(count, yes) => {
            let _ = if yes { settings.marines.insert(count) } else { settings.marines.remove(&count) };
            if yes {
                let _ = own.frag_limits.entry(count).or_insert(USUAL_FRAGS);
            } else {
                let _ = own.frag_limits.remove(&count);
            }
        }
        Message::Frags(count, frags) => {
            let _ = own.frag_limits.insert(count, frags);
        }
        Message::Marine(seat, marine) => seated(&mut own, seat).marine = marine,
        Message::Weapon(seat, which, weapon) => {
            let weapons = &mut seated(&mut own, seat).weapons;
            weapons.resize(weapons.len().max(which + 1), String::new());
            weapons[which] = weapon;
        }
        Message::Class(seat, class) => seated(&mut own, seat).class = class,
        Message::Invasion(card) => own.invasion = card,
        Message::Events(set, yes) => {
            own.event_sets.retain(|known| *known != set);
            if yes {
                own.event_sets.push(set);
            }
        }
    }
    own.put(&mut settings.own);
    settings
}

/// So many marines are in the box.
const SEATS: u8 = 4;

fn seated(settings: &mut doom_2016::Settings, seat: usize) -> &mut Loadout {
    let seats = settings.loadouts.len().max(seat + 1);
    settings.loadouts.resize_with(seats, Loadout::default);
    &mut settings.loadouts[seat]
}

/// All of them.
pub(super) fn view<'a>(mission: &Mission) -> Element<'a, Message> {
    let (settings, boxed) = (mission.settings(), Content::doom2016());
    let own = doom_2016::Settings::of(&settings.own);
    let mut all = column![].spacing(10);
    let Some(content) = Content::of(&**mission.cards_there_are()) else { return all.into() };
    let marines = (1..=SEATS).map(|count| {
        let on = settings.marines.contains(&count);
        field::tick(count.to_string(), on, move |yes| Message::Marines(count, yes))
    });
    all = all.push(field::labelled("numbers-marines", row(marines).spacing(18)));
    let frags = settings.marines.iter().map(|count| {
        let limit = own.frag_limits.get(count).copied().unwrap_or(0);
        let words = tell("numbers-frags-of", &[("count", (*count).into())]);
        // At most as many as there are frag tokens; one at least, or the invader wins at once.
        field::count(words, limit.into(), 1..=i32::from(content.stock.frags), |frags| {
            Message::Frags(*count, u8::try_from(frags).unwrap_or(u8::MAX))
        })
    });
    all = all.push(field::labelled("numbers-frags", column(frags).spacing(4)));
    let called = card_name(boxed.invasions.len());
    let cards = content.invasions.iter().enumerate();
    let cards = cards.map(|(at, card)| named(&card.id, &called(at, &card.name))).collect();
    all = all.push(field::labelled("numbers-invasion", field::pick(cards, &own.invasion, Message::Invasion)));
    let called = card_name(boxed.event_sets.len());
    let sets = content.event_sets.iter().enumerate().map(|(at, set)| {
        let (id, on) = (set.id.clone(), own.event_sets.contains(&set.id));
        field::tick(called(at, &set.name), on, move |yes| Message::Events(id.clone(), yes))
    });
    let chosen = tell("numbers-events-chosen", &[("count", own.event_sets.len().into())]);
    let sets = column(sets).spacing(5).push(text(chosen).size(SMALL).style(theme::faint_text));
    all = all.push(field::labelled("numbers-events", sets));
    let seats = settings.marines.last().copied().unwrap_or(SEATS);
    all.extend((0..usize::from(seats)).map(|seat| loadout(seat, &own, content))).into()
}

/// What the marine of a seat brings.
fn loadout<'a>(seat: usize, settings: &doom_2016::Settings, content: &Content) -> Element<'a, Message> {
    let nothing = Loadout::default();
    let has = settings.loadouts.get(seat).unwrap_or(&nothing);
    let marines = content.marines.iter().map(|marine| named(&marine.id, &marine.name)).collect();
    let weapon = |which: usize| {
        let called = card_name(Content::doom2016().sets.len());
        let starting = content.sets.iter().enumerate().filter(|(_, set)| set.class == SetClass::Starting);
        let sets = starting.map(|(at, set)| named(&set.id, &called(at, &set.name))).collect();
        let now = has.weapons.get(which).cloned().unwrap_or_default();
        field::pick(sets, &now, move |set| Message::Weapon(seat, which, set))
    };
    let who = field::pick(marines, &has.marine, move |marine| Message::Marine(seat, marine));
    let title = tell("numbers-loadout", &[("seat", (seat + 1).into())]);
    let title = text(title).size(SMALL).style(theme::faint_text);
    column![title, who, row![weapon(0), weapon(1)].spacing(4)]
        .extend(class(seat, &has.class, content))
        .spacing(3)
        .into()
}

/// The class card of a seat, and what the chosen one does.
fn class<'a>(seat: usize, has: &str, content: &Content) -> Vec<Element<'a, Message>> {
    let called = card_name(Content::doom2016().classes.len());
    let none = Choice { value: String::new(), name: say("numbers-class-none") };
    let all = content.classes.iter().enumerate();
    let all = all.map(|(at, card)| named(&card.id, &called(at, &card.name)));
    let choices = std::iter::once(none).chain(all).collect();
    let pick = field::pick(choices, &has.to_owned(), move |class| Message::Class(seat, class));
    let does = content.classes.iter().find(|card| card.id == has).map(|card| card.text.clone());
    let does = does.map(|does| text(does).size(SMALL).style(theme::faint_text).into());
    std::iter::once(pick).chain(does).collect()
}

fn named(id: &str, name: &str) -> Choice<String> {
    Choice { value: id.to_owned(), name: if name.is_empty() { say("untitled") } else { name.to_owned() } }
}
