//! Random keys, clicks, drags, wheels and sizes: nothing panics, and undo leads back to the mission one began with.
//! `HELLWRIGHT_INPUTS=100000` tries so many instead of a few.

use super::alone;
use super::session::Session;
use crate::panel::proof::Message as Proof;
use editor_model::command::{COMMANDS, Chord, Command, Key};
use editor_model::settings::Judges;
use editor_model::words::say;
use iced::keyboard::key::Named;
use iced::{Point, Size, Vector};
use missions::{Mission, format};
use std::env;

/// Chance that is the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }

    fn of<'t, T>(&mut self, all: &'t [T]) -> &'t T {
        &all[self.below(all.len())]
    }
}

/// What opens a dialog of the desktop, another mission or another program, or ends the window.
const LEFT_OUT: [Command; 13] = [
    Command::New,
    Command::Open,
    Command::Import,
    Command::SaveAs,
    Command::Export,
    Command::SaveReport,
    Command::Reload,
    Command::Missions,
    Command::Quit,
    Command::Pictures,
    Command::WorkBring,
    Command::ArrangeOpen,
    Command::ArrangeSave,
];

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (800.0, 560.0), (985.0, 615.0), (1920.0, 1080.0)];

const KEYS: [Named; 12] = [
    Named::Escape,
    Named::Enter,
    Named::Tab,
    Named::Space,
    Named::ArrowUp,
    Named::ArrowDown,
    Named::ArrowLeft,
    Named::ArrowRight,
    Named::Backspace,
    Named::ContextMenu,
    Named::Home,
    Named::PageDown,
];

/// Texts whose buttons and entries lead to what is left out.
fn leads_away(session: &Session, at: Point) -> bool {
    let words = LEFT_OUT.map(Command::title);
    let others = ["Open…", "Save…", "Export…", "Choose…", "Discard"].map(str::to_owned);
    // Games of bots that search would take minutes.
    let plays = [say("more-play")];
    words.iter().chain(&others).chain(&plays).filter_map(|words| session.place_of(words)).any(|place| {
        // An entry is longer than its words.
        (place.y - 8.0..place.y + place.height + 8.0).contains(&at.y)
    })
}

fn input(session: &mut Session, chance: &mut Chance, said: &mut String) {
    // Whatever was pressed before, only beginners play: all others would take minutes.
    session.proof(Proof::Judges(Judges::Greedy));
    let size = session.size();
    let at = Point::new(chance.below(size.width as usize) as f32, chance.below(size.height as usize) as f32);
    let kind = chance.below(16);
    *said = format!("{kind} at {at:?}");
    match kind {
        0..=3 if !leads_away(session, at) => session.click_at(at),
        4 if !leads_away(session, at) => {
            session.point_at(at);
            session.right_click();
        }
        5 => {
            session.pull(at, Vector::new(chance.below(200) as f32 - 100.0, chance.below(200) as f32 - 100.0));
        }
        6 => session.drag(at, Vector::new(60.0, -40.0)),
        7 => session.wheel(at, chance.below(7) as f32 - 3.0),
        8 => {
            let key = *chance.of(&KEYS);
            *said = format!("{key:?}");
            session.key(key);
        }
        9 => {
            let letter = (b'a' + chance.below(26) as u8) as char;
            *said = letter.to_string();
            session.type_keys(&letter.to_string());
        }
        10 if chance.below(8) == 0 => {
            let (width, height) = *chance.of(&SIZES);
            *said = format!("{width} x {height}");
            session.resize(Size::new(width, height));
        }
        11 => session.select(session.mission().things().keys().copied().take(3).collect::<Vec<_>>()),
        _ => {
            let entry = &COMMANDS[chance.below(COMMANDS.len())];
            if LEFT_OUT.contains(&entry.command)
                || matches!(entry.command, Command::Play | Command::Watch) && chance.below(20) > 0
            {
                return;
            }
            *said = format!("{:?}", entry.command);
            session.carry_out(entry.command);
        }
    }
}

/// The text of a mission without the number given last: numbers are never given twice, so undo leaves it.
fn content(mission: &Mission) -> String {
    let text = format::write(mission);
    text.lines().filter(|line| !line.trim_start().starts_with("last_id")).collect::<Vec<_>>().join("\n")
}

/// Put away whatever is open over the mission.
fn come_back(session: &mut Session) {
    for _ in 0..12 {
        session.key(Named::Escape);
    }
    session.close_what_covers();
}

#[test]
fn random_inputs_do_no_harm_and_undo_leads_back() {
    // They also change the look, which is of the whole process.
    if !alone("monkey::random_inputs_do_no_harm_and_undo_leads_back") {
        return;
    }
    let inputs = env::var("HELLWRIGHT_INPUTS").ok().and_then(|it| it.parse().ok()).unwrap_or(1_500);
    let mut chance =
        Chance(env::var("HELLWRIGHT_SEED").ok().and_then(|it| it.parse().ok()).unwrap_or(0x2016_2004));
    let mut done = 0;
    while done < inputs {
        let mut session = Session::for_random_inputs("first-steps");
        let (before, home): (Mission, _) = (session.mission().clone(), session.home());
        let mut said = Vec::new();
        // Undo of some hundred steps is enough, and what went wrong is found again sooner.
        let end = (done + 500).min(inputs);
        while done < end && session.is_editing() {
            let mut what = String::new();
            input(&mut session, &mut chance, &mut what);
            said.push(what);
            done += 1;
        }
        // Another mission may have been opened or made on the way; there is nothing to go back to.
        if !session.is_editing() || session.home() != home {
            continue;
        }
        come_back(&mut session);
        for _ in 0..2_000 {
            session.carry_out(Command::Undo);
            // The first Undo leaves a script, which says so when the window is drawn.
            if session.writes() {
                session.happen_nothing();
            }
        }
        let (was, is) = (content(&before), content(session.mission()));
        let last = &said[said.len().saturating_sub(30)..];
        let now = session.state();
        assert_eq!(was, is, "after {done} inputs, the last of them {last:?}; {now}");
    }
}

#[test]
fn every_key_of_a_command_can_be_pressed_everywhere() {
    if !alone("monkey::every_key_of_a_command_can_be_pressed_everywhere") {
        return;
    }
    let chords = COMMANDS.iter().filter(|entry| !LEFT_OUT.contains(&entry.command));
    let mut session = Session::for_random_inputs("first-steps");
    let keys = editor_model::command::Keys::new(&std::collections::BTreeMap::new());
    for entry in chords {
        for Chord { control, shift, key, .. } in keys.of(entry.command) {
            if let (Key::Character(letter), true) = (key, *control) {
                let letter = letter.to_string();
                if *shift { session.control_shift(&letter) } else { session.control(&letter) }
            }
        }
        session.key(Named::Escape);
    }
    assert!(session.is_editing());
}
