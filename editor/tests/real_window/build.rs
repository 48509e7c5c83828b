//! A mission built by hand from an empty table: tiles turned and flipped, doors, portals, teleporters, tokens, starts, both
//! cards, texts and numbers, saved. The files must be the expected ones, byte for byte, and the checks must pass them.
//! `UPDATE_EXPECT=1` writes the expected `mission.ron` again; `HELLWRIGHT_SHOTS=FOLDER` keeps what was seen on the way.

use super::display::{Display, PROGRAM};
use super::hands::{self, Hands};
use editor_model::palette::{self, Group};
use editor_model::tool::Kind;
use missions::{Mission, ThingKind, format};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use tiles::{Catalogue, Cell, Face, Turn};

/// Pixels of a space after two turns of the wheel over an empty table, and where the middle of space 0,0 is then seen.
const SPACE: f32 = 32.69;
const ORIGIN: (f32, f32) = (496.6, 342.1);

/// Places of the window, in pixels.
mod at {
    pub(super) const MIDDLE: (f32, f32) = (610.5, 424.0);
    pub(super) const TILES: (f32, f32) = (68.0, 107.0);
    pub(super) const FILTER: (f32, f32) = (120.0, 150.0);
    pub(super) const SIDES: [(f32, f32); 2] = [(65.0, 300.0), (180.0, 300.0)];
    pub(super) const PIECES: (f32, f32) = (184.0, 107.0);
    /// The first piece that is listed, with a picture.
    pub(super) const FIRST_PIECE: (f32, f32) = (120.0, 212.0);
    pub(super) const CHOOSE_OBJECTIVE: (f32, f32) = (1001.0, 222.0);
    pub(super) const CHOOSE_THREAT: (f32, f32) = (1001.0, 321.0);
    /// The first card that is offered as a threat, the second as an objective.
    pub(super) const INFESTATION: (f32, f32) = (1100.0, 390.0);
    pub(super) const CONTAINMENT: (f32, f32) = (1100.0, 560.0);
    pub(super) const NUMBERS: (f32, f32) = (1106.0, 188.0);
    /// One more frag with so many marines.
    pub(super) const MORE: [(f32, f32); 2] = [(1247.0, 297.0), (1247.0, 327.0)];
    pub(super) const TEXTS: (f32, f32) = (1027.0, 188.0);
    pub(super) const TITLE: (f32, f32) = (1106.0, 252.0);
    pub(super) const BRIEFING: (f32, f32) = (1106.0, 573.0);
}

impl Hands<'_> {
    /// On a point of the board, given in spaces from the middle of space 0,0.
    fn click_board(&self, x: f32, y: f32) {
        self.click((x.mul_add(SPACE, ORIGIN.0), y.mul_add(SPACE, ORIGIN.1)));
    }

    fn click_space(&self, at: Cell) {
        self.click_board(f32::from(at.x), f32::from(at.y));
    }

    fn lay_tiles(&self, wanted: &Mission) {
        let catalogue = Catalogue::doom2016();
        for (id, tile) in wanted.tiles() {
            let side = catalogue.side(tile.tile, tile.face).expect("a tile of the box");
            self.click(at::FILTER);
            self.key("ctrl+a");
            self.write(&format!("{} {}x{}", tile.tile, side.w, side.h));
            // One of them is taken from the other side, and flipped when it lies.
            let later = tile.face == Face::B && tile.turn == Turn::R0;
            self.click(at::SIDES[usize::from(tile.face == Face::B && !later)]);
            let mut turn = Turn::R0;
            while turn != tile.turn {
                self.key("e");
                turn = Turn::R90.after(turn);
            }
            let (w, h) = tile.turn.size(side.w, side.h);
            let middle = |from: i16, long: i16| f32::from(from) + (f32::from(long) - 1.0) / 2.0;
            self.click_board(middle(tile.at.x, w), middle(tile.at.y, h));
            if later {
                self.key("v");
                self.click_space(tile.at);
                self.key("f");
                self.key("Escape");
            }
            self.shot(&format!("tile-{}", id.0));
        }
    }

    fn put_things(&self, wanted: &Mission) {
        let groups = palette::groups(wanted);
        let mut held = None;
        for (id, thing) in wanted.things() {
            let kind = match &thing.kind {
                ThingKind::Door(door) => Kind::Door(door.kind.clone()),
                ThingKind::Start(_) => Kind::Start,
                ThingKind::Piece(piece) => {
                    let kind = wanted.system().piece(&piece.kind).expect("a kind of the game");
                    Kind::piece(kind.id, &piece.sort, piece.up)
                }
                other => panic!("nothing here puts {other:?}"),
            };
            if held.as_ref() != Some(&kind) {
                match &kind {
                    Kind::Door(_) => self.key("d"),
                    Kind::Start => self.key("s"),
                    piece => self.take(piece, &groups),
                }
                held = Some(kind);
            }
            let at = thing.at();
            match &thing.kind {
                // By the middle of its two borders.
                ThingKind::Door(door) if door.at.west => {
                    self.click_board(f32::from(at.x) - 0.5, f32::from(at.y) + 0.5);
                }
                ThingKind::Door(_) => self.click_board(f32::from(at.x) + 0.5, f32::from(at.y) - 0.5),
                _ => self.click_space(at),
            }
            self.shot(&format!("thing-{}", id.0));
        }
        self.key("v");
    }

    /// Takes a piece from the palette: its name in the filter leaves it as the first one listed.
    fn take(&self, piece: &Kind, groups: &[Group]) {
        let mut named = groups.iter().flat_map(|group| group.entries.iter().map(move |entry| (group, entry)));
        let (group, entry) = named.find(|(_, entry)| entry.kind == *piece).expect("a piece of the box");
        let filter = format!("{} {}", group.heading, entry.words);
        let first = palette::filtered(groups, &filter).first().map(|(_, entries)| &entries[0].kind);
        assert_eq!(first, Some(piece), "{filter}");
        self.click(at::FILTER);
        self.key("ctrl+a");
        self.write(&filter);
        self.click(at::FIRST_PIECE);
    }

    fn choose_cards(&self) {
        self.key("alt+2");
        self.click(at::CHOOSE_THREAT);
        self.shot("threats");
        self.click(at::INFESTATION);
        self.click(at::CHOOSE_OBJECTIVE);
        self.shot("objectives");
        self.click(at::CONTAINMENT);
        self.shot("cards");
    }

    fn write_texts(&self, wanted: &Mission) {
        self.key("Escape");
        self.key("ctrl+shift+d");
        self.key("alt+1");
        self.click(at::TEXTS);
        self.click(at::TITLE);
        self.write(&wanted.info().title);
        self.click(at::BRIEFING);
        self.write(&wanted.info().briefing);
        self.shot("texts");
        self.click(at::NUMBERS);
        self.shot("numbers");
        self.click(at::MORE[0]);
        self.click(at::MORE[1]);
        self.click(at::MORE[1]);
        self.shot("done");
    }
}

/// What the folder is to hold.
fn expected() -> (PathBuf, Mission) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/real_window/deep-freight");
    let text = fs::read_to_string(folder.join("mission.ron")).expect("the expected mission");
    (folder.join("mission.ron"), format::read(&text).expect("a mission").mission)
}

#[test]
fn a_mission_is_built_by_mouse_and_keyboard_and_passes_the_checks() {
    let Some(display) = Display::start() else { return };
    let (file, wanted) = expected();
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("deep-freight");
    let program = hands::started(&display, display.command(PROGRAM, &[]), home.path());
    let hands = Hands::over(&display, &program);

    hands.key("ctrl+n");
    hands.key("Right");
    hands.key("Return");
    let _ = display.await_window("Untitled mission");
    program.settle();
    let (x, y) = (at::MIDDLE.0.to_string(), at::MIDDLE.1.to_string());
    display.tell(&["mousemove", &x, &y]);
    for _ in 0..2 {
        program.settle();
        display.tell(&["click", "5"]);
    }
    program.settle();

    hands.click(at::TILES);
    hands.lay_tiles(&wanted);
    hands.click(at::PIECES);
    hands.put_things(&wanted);
    hands.choose_cards();
    hands.write_texts(&wanted);
    hands.click(at::MIDDLE);
    hands.save(&folder);
    let _ = display.await_window("^Deep Freight");
    hands.shot("saved");
    hands::closed(&display, program);

    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("plain letters"))
        .collect();
    names.sort();
    assert_eq!(names, ["containment-protocol.rhai", "infestation.rhai", format::FILE_NAME]);
    let written = |name: &str| fs::read_to_string(folder.join(name)).expect("a file");
    let library = Mission::starter().system().card_library();
    for name in &names[..2] {
        let known = library.iter().find(|card| card.file == name).expect("a card of the shelf");
        assert_eq!(written(name), known.text);
    }
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&file, written(format::FILE_NAME)).expect("the expected mission");
    }
    let expected = fs::read_to_string(file).expect("the expected mission");
    assert_eq!(written(format::FILE_NAME), expected, "the mission is not the expected one");

    let checked = ["check", "--playouts", "40", "--greedy-only", "--fresh"];
    let checked = Command::new(PROGRAM).args(checked).arg(&folder).output();
    let checked = checked.expect("the program runs");
    let told = String::from_utf8_lossy(&checked.stdout);
    assert!(checked.status.success(), "{told}");
}
