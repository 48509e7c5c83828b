//! The log of a seat shows nothing that the seat may not know: chance that it cannot see falls one way at one table and another way
//! at the other, and it reads the same at both. A seat that sees it reads what it was.

use super::{any, games, mission, open, people, viewers};
use engine::play::Rng;
use engine::{Event, Seat, Step};
use missions::Edit;
use missions::sitting::{LogLine, Sitting};
use rule_system::setting;

/// Chance that has just fallen differently at two tables of the same game.
struct Fallen<'a> {
    tables: &'a [Sitting; 2],
    what: String,
    /// Every seat and an onlooker, with what they read in its place.
    hidden: Vec<(Option<Seat>, Option<words::Phrase>)>,
}

impl Fallen<'_> {
    fn logs(&self, seat: Option<Seat>) -> [Vec<LogLine>; 2] {
        [0, 1].map(|table| self.tables[table].log(seat.map(|seat| seat.0)))
    }
}

/// Play games at two tables, let chance that some seat cannot see fall differently at them, and look.
fn fall(mut look: impl FnMut(&Fallen<'_>)) {
    let (mut fell, mut looked) = (0, 0);
    for (number, (name, mission, marines)) in games().iter().enumerate() {
        let mut tables = [0, 1].map(|_| open(mission, *marines, 1, people()));
        let mut rng = Rng::new(number as u64);
        for choice in 0..200 {
            let session = tables[0].session();
            let Some(option) = any(session, &mut rng) else { break };
            let options = session.now().options;
            let viewers = viewers(session).into_iter();
            let hidden: Vec<_> =
                viewers.map(|viewer| (viewer, session.hidden_from(option, viewer))).collect();
            let is_hidden = hidden.iter().any(|(_, text)| text.is_some());
            if *session.due() == Step::Chance && is_hidden && options.len() > 1 {
                let other = (option + 1 + rng.below(options.len() as u32 - 1) as usize) % options.len();
                for (viewer, text) in &hidden {
                    assert_eq!(session.hidden_from(other, *viewer), *text, "{name}, {viewer:?}");
                }
                let made = tables[0].deeds().len();
                for (table, option) in tables.iter_mut().zip([option, other]) {
                    assert!(table.take(option));
                }
                fell += 1;
                let [one, two] = [0, 1].map(|table| tables[table].session());
                // With the other card somebody may be asked, or not asked, before anything else happens.
                if one.due() == two.due() && one.events().len() == two.events().len() {
                    looked += 1;
                    let what = format!("{name}, choice {choice}: {}", options[option].key);
                    look(&Fallen { tables: &tables, what, hidden });
                }
                for table in &mut tables {
                    assert!(table.rewind(made));
                }
            }
            for table in &mut tables {
                assert!(table.take(option));
            }
        }
    }
    assert!(fell > 200 && looked * 4 > fell * 3, "{looked} looks, fallen {fell} times");
}

#[test]
fn a_seat_reads_the_same_however_hidden_chance_has_fallen() {
    let mut compared = 0;
    fall(|fallen| {
        for (seat, _) in fallen.hidden.iter().filter(|(_, text)| text.is_some()) {
            let [one, two] = fallen.logs(*seat);
            assert_eq!(one, two, "{}, {seat:?}", fallen.what);
            compared += 1;
        }
    });
    assert!(compared > 300, "{compared}");
}

#[test]
fn a_seat_that_may_know_reads_how_chance_has_fallen() {
    let mut compared = 0;
    fall(|fallen| {
        for (seat, _) in fallen.hidden.iter().filter(|(_, text)| text.is_none()) {
            let [one, two] = fallen.logs(*seat);
            assert_ne!(one, two, "{}, {seat:?}", fallen.what);
            compared += 1;
        }
    });
    assert!(compared > 150, "{compared}");
}

#[test]
fn a_card_that_is_drawn_is_said_once() {
    fall(|fallen| {
        for (seat, _) in fallen.hidden.iter().filter(|(_, text)| text.is_some()) {
            let number = fallen.tables[0].deeds().len();
            let [log, _] = fallen.logs(*seat);
            let said = log.iter().filter(|line| line.number == number && line.text.contains(" draws "));
            let said: Vec<&str> = said.map(|line| line.text.as_str()).collect();
            // The last cards of a deck are drawn without another choice, each with its own sentence.
            let [table, _] = fallen.tables;
            let draws = table.session().events()[table.deeds()[number - 1].events..].iter();
            let draws =
                draws.filter(|event| matches!(event, Event::CardsDrawn { .. } | Event::Own(_))).count();
            assert!(said.len() <= draws.max(1), "{}, {seat:?}: {said:?}", fallen.what);
        }
    });
}

#[test]
fn that_a_card_is_drawn_is_said_before_which_one_it_is() {
    let mut compared = 0;
    fall(|fallen| {
        let [table, _] = fallen.tables;
        let number = table.deeds().len();
        let deed = &table.deeds()[number - 1];
        if !table.session().events().get(deed.events).is_some_and(|event| table.session().is_draw(event)) {
            return;
        }
        for (seat, _) in fallen.hidden.iter().filter(|(_, text)| text.is_none()) {
            let [log, _] = fallen.logs(*seat);
            let lines = log.iter().filter(|line| line.number == number).map(|line| line.text.as_str());
            let lines: Vec<&str> = lines.take(2).collect();
            assert!(lines[0].contains(" draws "), "{}, {seat:?}: {lines:?}", fallen.what);
            assert_eq!(lines.get(1), Some(&deed.text.as_str()), "{}, {seat:?}", fallen.what);
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared}");
}

/// First of all the invader lays their invasion card face down.
#[test]
fn marines_do_not_read_which_invasion_card_is_laid_face_down() {
    let mission = mission("cold-vaults");
    let mut settings = mission.settings().clone();
    let mut own = doom_2016::Settings::of(&settings.own);
    own.invasion = setting::PLAYERS.to_owned();
    own.put(&mut settings.own);
    let mission = mission.with([Edit::Settings(Box::new(settings))]);
    let tables = ["first", "last"].map(|which| {
        let mut sitting = open(&mission, 2, 1, people());
        let now = sitting.session().now();
        let (key, last) = (&now.options[0].key, now.options.len() - 1);
        assert!(key.starts_with("invasion ") && last > 0, "{key}");
        assert_eq!(now.due, Step::Choose(Seat(4)));
        assert!(sitting.take(if which == "first" { 0 } else { last }));
        sitting
    });
    let logs = |seat: Option<u8>| [0, 1].map(|table: usize| tables[table].log(seat));
    for seat in [Some(0), Some(1), None] {
        let [one, two] = logs(seat);
        assert_eq!(one, two, "{seat:?}");
        assert!(!one.is_empty(), "{seat:?}");
    }
    let [one, two] = logs(Some(4));
    assert_ne!(one, two);
}
