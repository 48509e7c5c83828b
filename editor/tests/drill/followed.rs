//! An exported game of the drill, followed as a program of somebody else would: with nothing but the document. Its gate opens and
//! falls shut again, so the digests agree only if both are in the document.

use crate::run::{night, path, said};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What lies on the table for everybody to see: `docs/exports.md`, "The digest".
#[derive(Default)]
struct Table {
    round: u64,
    doors: BTreeSet<u64>,
    locked: BTreeSet<u64>,
    beacons: BTreeMap<u64, bool>,
    ledges: BTreeSet<u64>,
    keys: BTreeSet<u64>,
    gone: BTreeSet<u64>,
    /// Kind, space, whether its base is turned, damage, whether it is stunned.
    figures: BTreeMap<u64, (String, u64, bool, u64, bool)>,
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("no number: {value}"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("no list: {value}"))
}

impl Table {
    fn of(mission: &Value, marines: &Value) -> Self {
        let mut table = Self::default();
        for door in list(&mission["board"]["doors"]) {
            table.doors.extend((door["open"] != true).then(|| number(&door["index"])));
            table.locked.extend((door["locked"] == true).then(|| number(&door["index"])));
        }
        let pieces = &mission["pieces"];
        for beacon in list(&pieces["beacons"]) {
            let _ = table.beacons.insert(number(&beacon["index"]), beacon["lit"] == true);
        }
        table.keys.extend(list(&pieces["keys"]).iter().map(|key| number(&key["index"])));
        table.ledges.extend(list(&pieces["ledges"]).iter().map(|ledge| number(&ledge["index"])));
        let setup = list(&mission["setups"]).iter().find(|setup| setup["marines"] == *marines);
        for it in list(&setup.expect("a set-up")["figures"]) {
            table.put(it);
        }
        table
    }

    fn put(&mut self, it: &Value) {
        let kind = it["kind"].as_str().expect("a word").to_owned();
        let figure = (kind, number(&it["space"]), it["turned"] == true, 0, false);
        let _ = self.figures.insert(number(&it["figure"]), figure);
    }

    fn change(&mut self, it: &Value) {
        let mut figure = it.get("figure").and_then(|id| self.figures.get_mut(&number(id)));
        match (it["what"].as_str().expect("a word"), &mut figure) {
            ("round-started", _) => self.round = number(&it["round"]),
            ("moved", Some(figure)) => (figure.1, figure.2) = (number(&it["space"]), it["turned"] == true),
            ("hurt", Some(figure)) => figure.3 += number(&it["amount"]),
            ("healed", Some(figure)) => figure.3 = figure.3.saturating_sub(number(&it["amount"])),
            ("fragged", _) => drop(self.figures.remove(&number(&it["figure"]))),
            ("placed", _) => self.put(it),
            ("door-opened", _) => assert!(self.doors.remove(&number(&it["door"])), "it is open already"),
            ("door-closed", _) => assert!(self.doors.insert(number(&it["door"])), "it is closed already"),
            ("door-unlocked", _) => assert!(self.locked.remove(&number(&it["door"])), "it is not locked"),
            ("door-destroyed", _) => {
                let door = number(&it["door"]);
                let _ = (self.doors.remove(&door), self.locked.remove(&door), self.gone.insert(door));
            }
            ("key-taken", _) => assert!(self.keys.remove(&number(&it["key"])), "it is taken already"),
            ("beacon-lit", _) => drop(self.beacons.insert(number(&it["beacon"]), true)),
            // The die, turns and scripts leave what lies there as it is.
            (
                "game-started" | "round-ended" | "activation-started" | "activation-ended" | "coloured"
                | "flare-fired" | "die-rolled" | "said" | "area-revealed",
                _,
            ) => {}
            (other, _) => panic!("nothing here does {other}: {it}"),
        }
    }

    fn digest(&self) -> String {
        let mut lines = vec![format!("round {}", self.round)];
        lines.extend(self.doors.iter().map(|door| format!("door {door}")));
        lines.extend(self.locked.iter().map(|door| format!("locked {door}")));
        lines.extend(self.gone.iter().map(|door| format!("gone {door}")));
        let side = |lit| if lit { "up" } else { "down" };
        lines.extend(self.beacons.iter().map(|(id, lit)| format!("beacon {id} {}", side(*lit))));
        lines.extend(self.ledges.iter().map(|id| format!("ledge {id}")));
        lines.extend(self.keys.iter().map(|id| format!("key {id}")));
        lines.extend(self.figures.iter().map(|(id, (kind, space, turned, damage, stunned))| {
            format!("figure {id} {kind} {space} {} {damage} {}", u8::from(*turned), u8::from(*stunned))
        }));
        let text: String = lines.into_iter().map(|line| line + "\n").collect();
        Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Follow the game of a document: after every choice the table has the digest that stands there. `watch` sees every change.
pub(crate) fn every_digest_agrees(document: &Path, mut watch: impl FnMut(&Value)) {
    let text = fs::read_to_string(document).expect("text");
    let mission: Value = serde_json::from_str(&text).expect("JSON");
    let game = &mission["games"][0];
    let mut table = Table::of(&mission, &game["marines"]);
    assert_eq!(table.digest(), game["start"], "{text:.300}");
    for choice in list(&game["choices"]) {
        for change in list(&choice["events"]).iter().map(|event| &event["change"]) {
            watch(change);
            table.change(change);
        }
        assert_eq!(table.digest(), choice["digest"], "after {choice}");
    }
}

pub(crate) fn a_gate_that_falls_shut_agrees_with_every_digest() {
    let folder = tempfile::tempdir().expect("a folder");
    let (saves, out) = (folder.path().join("saves"), folder.path().join("out"));
    let (night, saved) = (path(&night()), path(&saves));
    let (code, told) =
        said(&["simulate", "--playouts", "20", "--marines", "1", "--save-replays", &saved, &night]);
    assert_eq!(code, 0, "{told}");
    let (mut closed, mut opened_again) = (0, 0);
    for save in fs::read_dir(&saves).expect("saves").flatten() {
        let (code, told) =
            said(&["export", &night, "--to", "json", "--replay", &path(&save.path()), "-o", &path(&out)]);
        assert_eq!(code, 0, "{told}");
        every_digest_agrees(&out.join("night.json"), |change| {
            opened_again += u32::from(change["what"] == "door-opened" && closed > 0);
            closed += u32::from(change["what"] == "door-closed");
        });
        let _ = fs::remove_dir_all(&out);
    }
    assert!(closed > 0 && opened_again > 0, "{closed} times shut, {opened_again} times open again");
}
