//! A mission under its rules: which rule system it is made for, and how a game of it is laid out. What the rules are, and which
//! rule systems there are, is known below.

pub use crate::rules::{language, system};

use crate::scripts;
use crate::setup::{self, ThingIndex};
use engine::play::{Digest, Provenance};
use missions_document::format;
use missions_document::format::position::PositionFile;
use missions_document::layout::Layout;
use missions_document::mission::Mission;
use rule_system::setting::{Own, Values};
use rule_system::{Playable, Position, PositionProblem, RuleSystem};
use script_api::{ScriptProblem, Scripts};
use std::collections::BTreeSet;
use std::sync::Arc;

/// So many marines at most where unknown rules.
const USUAL_MARINES: u8 = 4;

/// A mission laid out for a number of marines.
pub struct ReadyGame {
    /// The game, ready to be played.
    pub game: Box<dyn Playable>,
    /// Which thing of the mission has which number on the table.
    pub numbers: ThingIndex,
    /// Its cards' scripts, compiled.
    pub scripts: Scripts,
    /// What is wrong with them.
    pub problems: Vec<ScriptProblem>,
}

/// The settings of a game of so many marines, with their gaps filled from the box; `None` if the mission's rules are
/// unknown.
#[must_use]
pub fn resolved(mission: &Mission, marines: u8) -> Option<Own> {
    Some(system(mission)?.resolved(&mission.settings().own, mission.content(), marines))
}

/// Lay a mission out for so many marines. What is wrong in it is left out or replaced by what the box has; `None` only
/// if its rules are unknown.
#[must_use]
pub fn lay_out(mission: &Mission, marines: u8) -> Option<ReadyGame> {
    let (system, content, own) = (system(mission)?, mission.content(), &mission.settings().own);
    let layout = Layout::of(mission, mission.catalogue());
    let seats = system.seats(own, content, marines);
    let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
    let (mut table, numbers) = setup::table(mission, &layout, &**content, &seats);
    let (scripts, problems) = scripts::compile(mission, &mut table);
    let fields = setup::fields(mission, &numbers);
    let tiles = setup::tile_fields(mission, &layout);
    let values = Values { own, fields: &fields, tiles: &tiles };
    let game = system.game(table, values, content, Arc::new(scripts.clone()));
    Some(ReadyGame { game, numbers, scripts, problems })
}

/// The same, played from a position, with everything that is missing or impossible in it. A position of a number of marines that the
/// mission is not made for is laid out for the most it is made for.
#[must_use]
pub fn lay_out_at(mission: &Mission, position: &Position) -> Option<(ReadyGame, Vec<PositionProblem>)> {
    let made_for = marine_numbers(mission);
    let marines = if made_for.contains(&position.marines) { position.marines } else { most_marines(mission) };
    let ready = lay_out(mission, marines)?;
    let (game, problems) = ready.game.at(position);
    Some((ReadyGame { game, ..ready }, problems))
}

/// The position that a saved game begins with; `None` at the mission's own start.
///
/// # Errors
/// Why it cannot be read.
pub fn position_of(about: &Provenance) -> Result<Option<Position>, String> {
    about.position.as_deref().map(Position::of_line).transpose()
}

/// A position of a mission, for a file of its own.
#[must_use]
pub fn position_file(mission: &Mission, position: Position) -> PositionFile {
    PositionFile { title: mission.info().title.clone(), digest: digest(mission).to_string(), position }
}

/// The numbers of marines a mission is made for, of those its rules allow; all of these if it does not say.
#[must_use]
pub fn marine_numbers(mission: &Mission) -> BTreeSet<u8> {
    let most = system(mission).map_or(USUAL_MARINES, <dyn RuleSystem>::marines);
    let possible: BTreeSet<u8> = (1..=most).collect();
    let chosen: BTreeSet<u8> = mission.settings().marines.intersection(&possible).copied().collect();
    if chosen.is_empty() { possible } else { chosen }
}

/// The most marines a mission is played with.
#[must_use]
pub fn most_marines(mission: &Mission) -> u8 {
    // A game has one at least, so there is always a number.
    marine_numbers(mission).last().copied().unwrap_or(1)
}

/// The fingerprint of a mission: of what it is known by whatever the format of its file, of its scripts and of all cards that are
/// not the box's. Intents are no part of it.
#[must_use]
pub fn digest(mission: &Mission) -> Digest {
    let mut text = format::identity_of_games(mission);
    for (name, script) in mission.scripts() {
        // A zero byte cannot occur in either, so that nothing can move from one script to the next unnoticed.
        text.extend(["\0", name.as_str(), "\0", script]);
    }
    let above = mission.operation().into_iter().flat_map(|operation| &operation.content);
    for (folder, (file, content)) in
        above.map(|it| ("../", it)).chain(mission.content_files().iter().map(|it| ("", it)))
    {
        text.extend(["\0", folder, file.word(), "\0", content]);
    }
    Digest::of_bytes(text.as_bytes())
}

/// The revision of a mission's rules; `None` if they are unknown.
#[must_use]
pub fn revision(mission: &Mission) -> Option<u32> {
    system(mission).map(<dyn RuleSystem>::revision)
}

/// What a saved game says of where it comes from. `path` is how the mission can be found again.
#[must_use]
pub fn provenance(mission: &Mission, path: &str, marines: u8) -> Provenance {
    Provenance {
        rules: mission.rules().0.clone(),
        revision: revision(mission).unwrap_or_default(),
        mission: path.to_owned(),
        digest: digest(mission).to_string(),
        marines,
        seed: None,
        position: None,
        shrunk: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::play::Controls;
    use missions_document::edit::Edit;
    use missions_document::id::ScriptName;
    use missions_document::intent::{Intent, Measure};
    use missions_document::mission::RulesId;
    use missions_document::thing::{Thing, ThingKind};
    use rule_system::setting::Value;
    use rule_system::simulate::{BotKind, BotPair, Plan};

    #[test]
    fn the_starter_is_laid_out_and_played_for_every_number_of_marines() {
        let mission = Mission::starter();
        assert_eq!(marine_numbers(&mission), [1, 2, 3, 4].into());
        for marines in marine_numbers(&mission) {
            let laid = lay_out(&mission, marines).expect("known rules");
            assert_eq!(laid.game.table().marines, marines);
            assert_eq!(laid.game.start().figures().on_map().count(), usize::from(marines) + 6);
            let random = BotPair::both(BotKind::Random);
            let plan = Plan { bots: random, limit: 2000, patience: 5, ..Plan::new(5, 1) };
            let report = laid.game.simulate(&plan, Controls::default());
            assert_eq!(report.wins.games(), 5);
        }
    }

    #[test]
    fn a_mission_full_of_mistakes_is_laid_out_with_what_the_box_has() {
        let nothing = Mission::starter().with([Edit::Settings(Box::default())]);
        for marines in 1..=4 {
            let laid = lay_out(&nothing, marines).expect("known rules");
            assert_eq!(laid.game.table().marines, marines);
            let ids: BTreeSet<&str> =
                laid.game.table().kinds[..usize::from(marines)].iter().map(|k| k.id.as_str()).collect();
            assert_eq!(ids.len(), usize::from(marines), "everybody is somebody else");
        }
        let elsewhere = Mission::starter().with([Edit::Rules(RulesId("ludo".into()))]);
        assert!(lay_out(&elsewhere, 2).is_none());
    }

    #[test]
    fn rules_are_given_the_values_of_tiles_and_start_spaces() {
        let starter = Mission::starter();
        let (tile, laid) = starter.tiles().last_key_value().map(|(id, it)| (*id, *it)).expect("a tile");
        let is_start = |thing: &Thing| matches!(thing.kind, ThingKind::Start(_));
        let start = starter.things().iter().find(|(_, thing)| is_start(thing));
        let (start, thing) = start.map(|(id, thing)| (*id, thing.clone())).expect("a start space");
        let dark: Own = [("dark".to_owned(), Value::Yes(true))].into();
        let sign: Own = [("sign".to_owned(), Value::Word("A".to_owned()))].into();
        let at = thing.at();
        let mission = starter.with([
            Edit::tile(tile, laid, dark.clone()),
            Edit::Thing(start, Some(Thing { fields: sign.clone(), ..thing })),
        ]);
        let layout = Layout::of(&mission, mission.catalogue());
        let (_, numbers) = setup::table(&mission, &layout, &**mission.content(), &[]);
        let (fields, tiles) = (setup::fields(&mission, &numbers), setup::tile_fields(&mission, &layout));
        let own = Own::new();
        let values = Values { own: &own, fields: &fields, tiles: &tiles };
        let space = layout.space(at).expect("it is on the board");
        assert_eq!(values.fields_of(engine::Thing::Space(space)), Some(&sign));
        for space in layout.board.spaces() {
            let there = layout.tile_at(layout.board.cell(space)) == Some(tile);
            let told = values.fields_of_tile(layout.board.placement_of(space));
            assert_eq!(told, there.then_some(&dark));
        }
    }

    #[test]
    fn the_fingerprint_sees_scripts_and_settings() {
        let mission = Mission::starter();
        let script = |name: &str, text: &str| Edit::Script(ScriptName::new(name), Some(text.to_owned()));
        let with = |edit: Edit| digest(&mission.clone().with([edit]));
        let all = [
            digest(&mission),
            with(script("a.rhai", "x")),
            with(script("a.rhai", "y")),
            with(script("b.rhai", "x")),
            with(Edit::Settings(Box::default())),
        ];
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
        assert_eq!(digest(&mission.clone()), all[0]);
        let intents = Edit::Intents(vec![Intent::new(Measure::MarinesWin)]);
        assert_eq!(with(intents), all[0], "intents change no game");
    }
}
