//! Which keys stand for which command: those of the table, and those a person chose instead.
//! It finds; carrying out is done elsewhere.

use super::{COMMANDS, Chord, Command, Entry, Now, When};
use std::collections::BTreeMap;

/// The keys of all commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keys {
    /// By chord, for finding what was pressed.
    commands: BTreeMap<Chord, Command>,
    /// Those that count only while a game is watched; there they go before the others.
    watching: BTreeMap<Chord, Command>,
    /// Those that count only while a person plays.
    playing: BTreeMap<Chord, Command>,
    /// Those that count only while a position is set up.
    arranging: BTreeMap<Chord, Command>,
    /// Those that count only while a tile is drawn.
    workshop: BTreeMap<Chord, Command>,
    /// Those that count only while the keys are in a script.
    script: BTreeMap<Chord, Command>,
}

impl Keys {
    /// The keys of the table, but for those commands a person gave others, by the commands' ids. What cannot be read is
    /// passed over; a chord given to two commands belongs to the one that a person gave it to.
    pub fn new(chosen: &BTreeMap<String, Vec<String>>) -> Self {
        let (mut commands, mut watching, mut playing) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let (mut workshop, mut script, mut arranging) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let mut give = |entry: &Entry, key: &str| {
            let keys = match entry.when {
                When::Watching => &mut watching,
                When::Playing => &mut playing,
                When::Arranging => &mut arranging,
                When::Workshop => &mut workshop,
                When::Script => &mut script,
                _ => &mut commands,
            };
            keys.extend(Chord::parse(key).map(|chord| (chord, entry.command)));
        };
        for entry in COMMANDS.iter().filter(|entry| !chosen.contains_key(entry.id)) {
            entry.keys.iter().for_each(|key| give(entry, key));
        }
        for entry in COMMANDS {
            chosen.get(entry.id).into_iter().flatten().for_each(|key| give(entry, key));
        }
        Self { commands, watching, playing, arranging, workshop, script }
    }

    /// The command a chord stands for as things are.
    pub fn command(&self, chord: &Chord, now: Now) -> Option<Command> {
        let watching = self.watching.get(chord).filter(|_| now.watching);
        let workshop = self.workshop.get(chord).filter(|_| now.workshop);
        let script = self.script.get(chord).filter(|_| now.writing);
        let playing = self.playing.get(chord).filter(|_| now.playing);
        let arranging = self.arranging.get(chord).filter(|_| now.arranging);
        let others = self.commands.get(chord).filter(|_| !now.playing || chord.is_for_all());
        arranging.or(watching).or(playing).or(workshop).or(script).or(others).copied()
    }

    /// The chords of a command: as in the table first, for that is the order people know.
    pub fn of(&self, command: Command) -> Vec<&Chord> {
        let all = self.commands.iter().chain(&self.watching).chain(&self.playing);
        let all = all.chain(&self.arranging).chain(&self.workshop).chain(&self.script);
        let mut chords: Vec<&Chord> =
            all.filter(|(_, known)| **known == command).map(|(chord, _)| chord).collect();
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
                let (watching, workshop) = (entry.when == When::Watching, entry.when == When::Workshop);
                let (writing, playing) = (entry.when == When::Script, entry.when == When::Playing);
                let arranging = entry.when == When::Arranging;
                let now = Now { watching, workshop, writing, playing, arranging, ..Now::default() };
                assert_eq!(keys.command(&chord, now), Some(entry.command), "{key} is given twice");
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
        let command = |text| keys.command(&Chord::parse(text).expect(text), Now::default());
        assert_eq!(command("Ctrl+Z"), Some(Command::Flip), "a person's choice goes before the table");
        assert_eq!(command("F"), None);
        assert_eq!(command("F5"), None);
        assert_eq!(command("Ctrl+S"), Some(Command::Save));
    }
}
