//! Which keys stand for which command: those of the table, and those a person chose instead.
//! It finds; carrying out is done elsewhere.

use super::{COMMANDS, Chord, Command};
use std::collections::BTreeMap;

/// The keys of all commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Keys {
    /// By chord, for finding what was pressed.
    commands: BTreeMap<Chord, Command>,
}

impl Keys {
    /// The keys of the table, but for those commands a person gave others, by the commands' ids. What cannot be read is
    /// passed over; a chord given to two commands belongs to the one that a person gave it to.
    pub(crate) fn new(chosen: &BTreeMap<String, Vec<String>>) -> Self {
        let mut commands = BTreeMap::new();
        for entry in COMMANDS.iter().filter(|entry| !chosen.contains_key(entry.id)) {
            commands.extend(entry.keys.iter().filter_map(|key| Some((Chord::parse(key)?, entry.command))));
        }
        for entry in COMMANDS {
            let keys = chosen.get(entry.id).into_iter().flatten();
            commands.extend(keys.filter_map(|key| Some((Chord::parse(key)?, entry.command))));
        }
        Self { commands }
    }

    /// The command a chord stands for.
    pub(crate) fn command(&self, chord: &Chord) -> Option<Command> {
        self.commands.get(chord).copied()
    }

    /// The chords of a command: as in the table first, for that is the order people know.
    pub(crate) fn of(&self, command: Command) -> Vec<&Chord> {
        let mut chords: Vec<&Chord> =
            self.commands.iter().filter(|(_, known)| **known == command).map(|(chord, _)| chord).collect();
        let listed = command.entry().keys;
        let rank = |chord: &Chord| listed.iter().position(|key| *key == chord.to_string());
        chords.sort_by_key(|chord| rank(chord).unwrap_or(usize::MAX));
        chords
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_of_the_table_is_written_well_and_given_once() {
        let keys = Keys::new(&BTreeMap::new());
        for entry in COMMANDS {
            for key in entry.keys {
                let chord = Chord::parse(key).expect(key);
                assert_eq!(keys.command(&chord), Some(entry.command), "{key} is given twice");
            }
            let shown: Vec<String> = keys.of(entry.command).iter().map(ToString::to_string).collect();
            assert_eq!(shown, entry.keys);
        }
    }

    #[test]
    fn a_person_may_give_other_keys() {
        let chosen = BTreeMap::from([
            ("flip".to_owned(), vec!["Ctrl+Z".to_owned(), "nonsense".to_owned()]),
            ("play".to_owned(), vec![]),
        ]);
        let keys = Keys::new(&chosen);
        let command = |text| keys.command(&Chord::parse(text).expect(text));
        assert_eq!(command("Ctrl+Z"), Some(Command::Flip), "a person's choice goes before the table");
        assert_eq!(command("F"), None);
        assert_eq!(command("F5"), None);
        assert_eq!(command("Ctrl+S"), Some(Command::Save));
    }
}
