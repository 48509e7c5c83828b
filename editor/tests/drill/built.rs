//! A mission of it built in the real window from an empty table: tiles, a red door and its key, a crate that is turned, beacons, a drone, starts, an
//! area with its values, a card, texts and numbers. What is saved must be the expected file; it is checked, exported, read back
//! and played. `UPDATE_EXPECT=1` writes the expected file again; `HELLWRIGHT_SHOTS=FOLDER` keeps what was seen on the way.

use crate::PROGRAM;
use crate::areas::talk;
use crate::display::Display;
use crate::hands::{self, Hands};
use crate::played::by_keys;
use crate::run::{path, said};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Pixels of a space over an empty table, and where the middle of space 0,0 is then seen.
const SPACE: f32 = 63.1;
const ORIGIN: (f32, f32) = (387.1, 266.5);

/// Places of the window, in pixels.
mod at {
    pub(super) const TILE: (f32, f32) = (65.0, 302.0);
    pub(super) const FILTER: (f32, f32) = (120.0, 150.0);
    /// The first piece that is listed.
    pub(super) const FIRST_PIECE: (f32, f32) = (120.0, 212.0);
    pub(super) const NAME: (f32, f32) = (1100.0, 211.0);
    pub(super) const AREA: (f32, f32) = (957.0, 297.0);
    /// The values of an area.
    pub(super) const TEXT: (f32, f32) = (1100.0, 380.0);
    pub(super) const SPARE: (f32, f32) = (1013.0, 499.0);
    pub(super) const CHOOSE_OBJECTIVE: (f32, f32) = (1000.0, 222.0);
    pub(super) const ALL_ALIGHT: (f32, f32) = (1100.0, 290.0);
    pub(super) const TEXTS: (f32, f32) = (1027.0, 188.0);
    pub(super) const TITLE: (f32, f32) = (1106.0, 252.0);
    pub(super) const BRIEFING: (f32, f32) = (1106.0, 573.0);
    pub(super) const NUMBERS: (f32, f32) = (1106.0, 188.0);
    /// A round of fuel less with two marines.
    pub(super) const LESS: (f32, f32) = (1150.0, 328.0);
    /// The table beside the map.
    pub(super) const TABLE: (f32, f32) = (730.0, 400.0);
}

/// What only the area has.
const COVERED: [&str; 3] = ["south_hall", "south hall", "Cold air"];

/// A point of the board, given in spaces from the middle of space 0,0.
fn board(x: f32, y: f32) -> (f32, f32) {
    (x.mul_add(SPACE, ORIGIN.0), y.mul_add(SPACE, ORIGIN.1))
}

impl Hands<'_> {
    fn lay_out(&self) {
        self.click(at::TILE);
        self.click(board(1.5, 1.5));
        self.click(board(1.5, 5.5));
        self.key("d");
        self.take("red door");
        self.click(board(1.5, 3.5));
        self.shot("door");
        self.take("key");
        self.click(board(3.0, 2.0));
        self.take("crate");
        self.point(board(0.0, 2.0));
        self.key("e");
        self.click(board(0.0, 2.0));
        self.shot("crate");
        self.take("beacon, dark");
        self.click(board(3.0, 1.0));
        self.click(board(2.0, 7.0));
        self.take("drone");
        self.click(board(3.0, 6.0));
        self.key("s");
        self.click(board(0.0, 0.0));
        self.click(board(1.0, 0.0));
        self.shot("laid-out");
    }

    /// Takes a piece from the palette: its name in the filter leaves it alone in the list.
    fn take(&self, piece: &str) {
        self.click(at::FILTER);
        self.key("ctrl+a");
        self.write(piece);
        self.click(at::FIRST_PIECE);
    }

    /// The southern hall is an area.
    fn cover(&self) {
        self.key("r");
        self.point(board(0.0, 4.0));
        self.display.tell(&["keydown", "shift", "mousedown", "1"]);
        self.program.settle();
        self.point(board(2.0, 6.0));
        self.point(board(3.0, 7.0));
        self.display.tell(&["mouseup", "1", "keyup", "shift"]);
        self.program.settle();
        self.key("alt+1");
        self.click(at::NAME);
        self.write("south_hall");
        self.key("Return");
        self.click(at::AREA);
        self.click(at::TEXT);
        self.write("Cold air, and a hum.");
        self.click(at::SPARE);
        self.key("ctrl+a");
        self.write("8");
        self.key("Return");
        self.shot("area");
        self.key("Escape");
    }

    fn set(&self) {
        self.key("alt+2");
        self.click(at::CHOOSE_OBJECTIVE);
        self.click(at::ALL_ALIGHT);
        self.shot("cards");
        self.key("Escape");
        self.key("ctrl+shift+d");
        self.key("alt+1");
        self.click(at::TEXTS);
        self.click(at::TITLE);
        self.write("Behind the Gate");
        self.click(at::BRIEFING);
        self.write("One beacon is here. The other one must be behind the gate.");
        self.click(at::NUMBERS);
        self.click(at::LESS);
        self.shot("numbers");
        self.click(at::TABLE);
    }
}

/// `None` where tests of the window are not wanted. The window and its display are gone afterwards: there is one at a time.
fn build(home: &Path, folder: &Path) -> Option<()> {
    let display = Display::start()?;
    let ourselves = env::current_exe().expect("ourselves");
    let mut command = display.command(ourselves.to_str().expect("a path in plain letters"), &[]);
    let _ = command.env(PROGRAM, "1");
    let program = hands::started(&display, command, home);
    let hands = Hands::over(&display, &program);
    // The empty table of the second game.
    hands.key("ctrl+n");
    for key in ["Down", "Right", "Return"] {
        hands.key(key);
    }
    let _ = display.await_window("Untitled mission");
    program.settle();
    hands.lay_out();
    hands.cover();
    hands.set();
    hands.save(folder);
    let _ = display.await_window("^Behind the Gate");
    hands.shot("saved");
    hands::closed(&display, program);
    Some(())
}

pub(crate) fn a_mission_is_built_checked_exported_and_played() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("behind-the-gate");
    if build(home.path(), &folder).is_none() {
        return;
    }
    let written = fs::read_to_string(folder.join("mission.ron")).expect("the mission");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/drill/behind-the-gate/mission.ron");
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&file, &written).expect("the expected mission");
    }
    let expected = fs::read_to_string(file).expect("the expected mission");
    assert_eq!(written, expected, "the mission is not the expected one");

    let mission = path(&folder);
    let (code, told) = said(&["check", "--playouts", "40", "--greedy-only", "--fresh", &mission]);
    assert_eq!(code, 0, "{told}");
    let out = home.path().join("out");
    let (code, told) = said(&["export", &mission, "--to", "all", "-o", &path(&out)]);
    assert_eq!(code, 0, "{told}");
    let back = home.path().join("back");
    let bundle = path(&out.join("behind-the-gate.hellwright.zip"));
    let (code, told) = said(&["import", &bundle, "-o", &path(&back)]);
    assert_eq!(code, 0, "{told}");
    let read = fs::read_to_string(back.join("behind-the-gate/mission.ron")).expect("the mission");
    assert_eq!(read, expected, "the bundle is not the mission");
    let booklet = text_of(&out.join("behind-the-gate.pdf"));
    let booklet = booklet.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(booklet.contains("Crate 1,3 1,4"), "both spaces of the crate: {booklet}");
    nothing_is_told(&folder, &out);

    let told = by_keys(&folder, "^Behind the Gate").expect("a window, as before");
    assert!(told.is_over() && told.chosen_by(0) > 0, "{told:?}");
}

/// Nothing of the area is in what players are given, and all of it is searched: what is exported whole has it.
fn nothing_is_told(folder: &Path, whole: &Path) {
    let seen = folder.with_file_name("seen");
    let formats = "html,json,pdf,svg,tmx,tmj,uvtt";
    let (code, told) = said(&["export", &path(folder), "--seen", "--to", formats, "-o", &path(&seen)]);
    assert_eq!(code, 0, "{told}");
    let covered = |text: &str| COVERED.into_iter().find(|word| text.contains(word));
    for ending in formats.split(',') {
        let name = PathBuf::from("behind-the-gate").with_extension(ending);
        let seen = text_of(&seen.join(&name));
        assert_eq!(covered(&seen), None, "{}: {seen}", name.display());
        // A picture for a virtual table has no words.
        let whole = text_of(&whole.join(&name));
        assert!(covered(&whole).is_some() || ending == "uvtt", "{} has no area", name.display());
    }
    let lines = [r#"{"do":"mission"}"#, r#"{"do":"new","marines":2,"seed":3}"#, r#"{"do":"look"}"#];
    let served = talk(folder, &lines).concat();
    assert_eq!(covered(&served), None, "{served}");
}

/// What is written in a file; of a booklet the text on its pages.
fn text_of(file: &Path) -> String {
    if file.extension().is_none_or(|ending| ending != "pdf") {
        return fs::read_to_string(file).expect("text");
    }
    crate::booklet::text(file)
}
