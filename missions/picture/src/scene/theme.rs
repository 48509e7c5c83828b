//! The colours of a picture. A theme is plain data: copy one, change what you like, hand it in.
//! Nothing on a map is shown by colour alone, so a theme may be as grey as it likes.

use crate::scene::shape::Color;

/// The colours of one side of the cardboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloorColours {
    /// Between the plates or stones.
    pub base: Color,
    /// The plates or stones.
    pub plates: [Color; 4],
    /// Their lit edges.
    pub light: Color,
    /// Their dark edges.
    pub shade: Color,
    /// The grid of spaces.
    pub grid: Color,
    /// Warning stripes of the facility, embers of hell.
    pub detail: Color,
    /// The brightest part of that detail.
    pub bright: Color,
    /// What lies on difficult spaces.
    pub rough: Color,
    /// What shines or falls from the tile on the table.
    pub aura: Color,
    /// The tile's number.
    pub number: Color,
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Draw plates, stones, cracks and stripes? Without them floors are plain, which prints well.
    pub textured: bool,
    /// The table.
    pub table: Color,
    /// Fine marks on the table.
    pub table_mark: Color,
    /// Titles and whatever else people read first.
    pub text: Color,
    /// What people read later.
    pub faint: Color,
    /// A line under the title and other trimmings.
    pub accent: Color,
    /// Behind small text.
    pub panel: Color,
    /// Side A.
    pub facility: FloorColours,
    /// Side B.
    pub hell: FloorColours,
    /// Walls.
    pub wall: Color,
    /// The thin line along both sides of a wall.
    pub wall_edge: Color,
    /// Blocking and impassable lines.
    pub red: Color,
    /// Around lines, so that they stand out on any floor.
    pub line_edge: Color,
    /// The border of difficult spaces.
    pub blue: Color,
    /// Openings that lead nowhere.
    pub open_end: Color,
    /// Around tokens and bases.
    pub ink: Color,
    /// Light marks on tokens.
    pub paper: Color,
    /// What is not in use.
    pub idle: Color,
    /// The body of dark tokens.
    pub token: Color,
    /// Doors.
    pub door: Color,
    /// Who is well.
    pub well: Color,
    /// Start spaces.
    pub start: Color,
    /// The bases of demons.
    pub demon: Color,
    /// Regions, in turn.
    pub regions: [Color; 6],
    /// Errors.
    pub error: Color,
    /// Warnings.
    pub warning: Color,
    /// Notes.
    pub note: Color,
    /// The warmest space of a heat map.
    pub heat: Color,
}

impl Default for Theme {
    fn default() -> Self {
        Self::dark()
    }
}

impl Theme {
    /// For screens.
    #[must_use]
    pub const fn dark() -> Self {
        let c = Color::rgb;
        Self {
            textured: true,
            table: c(0x0d_1014),
            table_mark: c(0x23_2a32),
            text: c(0xf2_ece2),
            faint: c(0x8f_98a3),
            accent: c(0xe8_5a1c),
            panel: c(0x0b_0d10).alpha(214),
            facility: FloorColours {
                base: c(0x25_2b31),
                plates: [c(0x4d_565f), c(0x52_5b64), c(0x48_5159), c(0x57_606a)],
                light: c(0xb4_c2cf).alpha(64),
                shade: c(0x0a_0d10).alpha(120),
                grid: c(0x14_181c),
                detail: c(0xd8_a21b),
                bright: c(0xf5_c542),
                rough: c(0x2f_8f86),
                aura: c(0x00_0000).alpha(150),
                number: c(0xdd_e6ee).alpha(150),
            },
            hell: FloorColours {
                base: c(0x14_0a08),
                plates: [c(0x45_3530), c(0x3c_2e2c), c(0x4e_3c35), c(0x36_2927)],
                light: c(0xf0_c9a8).alpha(40),
                shade: c(0x08_0303).alpha(120),
                grid: c(0x08_0303),
                detail: c(0xff_5a14),
                bright: c(0xff_c45e),
                rough: c(0x8d_7460),
                aura: c(0xff_4d10),
                number: c(0xff_d9b8).alpha(150),
            },
            wall: c(0x04_0507),
            wall_edge: c(0x93_9fab).alpha(150),
            red: c(0xf0_2a1e),
            line_edge: c(0x0a_0506).alpha(225),
            blue: c(0x5c_b8ff),
            open_end: c(0xf5_c542),
            ink: c(0x08_0a0c),
            paper: c(0xf7_f3ea),
            idle: c(0x7b_848e),
            token: c(0x1b_2026),
            door: c(0xc4_ccd4),
            well: c(0x4f_d66a),
            start: c(0x62_c554),
            demon: c(0x6e_1410),
            regions: [c(0xc6_7bff), c(0x5f_e3a1), c(0xff_9f5f), c(0x6f_c3ff), c(0xff_7fb0), c(0xe6_e05c)],
            error: c(0xff_4438),
            warning: c(0xff_b020),
            note: c(0x58_a6ff),
            heat: c(0xff_5a1c),
        }
    }

    /// For paper: white table, plain floors, little ink.
    #[must_use]
    pub const fn light() -> Self {
        let c = Color::rgb;
        let dark = Self::dark();
        Self {
            textured: false,
            table: c(0xff_ffff),
            table_mark: c(0xdd_dddd),
            text: c(0x16_181b),
            faint: c(0x5c_636b),
            accent: c(0xc2_410c),
            panel: c(0xff_ffff).alpha(225),
            facility: FloorColours {
                base: c(0xe9_edf1),
                plates: [c(0xec_f0f3), c(0xe9_edf1), c(0xee_f2f5), c(0xe6_ebef)],
                light: c(0xff_ffff).alpha(120),
                shade: c(0x00_0000).alpha(20),
                grid: c(0xa3_adb7),
                detail: c(0xb9_c2cb),
                bright: c(0xf5_c542),
                rough: c(0xa9_c9e6),
                aura: Color::NONE,
                number: c(0x16_181b).alpha(170),
            },
            hell: FloorColours {
                base: c(0xf3_e6dd),
                plates: [c(0xf5_e9e0), c(0xf2_e4da), c(0xf7_ece4), c(0xef_e0d5)],
                light: c(0xff_ffff).alpha(120),
                shade: c(0x00_0000).alpha(20),
                grid: c(0xbf_a18f),
                detail: c(0xd9_b8a4),
                bright: c(0xff_c45e),
                rough: c(0xb8_c6d6),
                aura: Color::NONE,
                number: c(0x3a_1d10).alpha(180),
            },
            wall: c(0x00_0000),
            wall_edge: Color::NONE,
            red: c(0xd4_1a10),
            line_edge: c(0xff_ffff).alpha(230),
            blue: c(0x0f_6fd1),
            open_end: c(0xa8_7100),
            ink: c(0x10_1214),
            token: c(0x2a_3037),
            idle: c(0x7e_868f),
            door: c(0xd2_d8de),
            well: c(0x17_733a),
            demon: c(0x7d_1a14),
            regions: [c(0x7d_2fc4), c(0x12_8a52), c(0xb8_5410), c(0x1a_6fb8), c(0xb8_2765), c(0x7d_7600)],
            error: c(0xd4_1a10),
            warning: c(0x8f_5a00),
            note: c(0x1a_5fb8),
            ..dark
        }
    }

    /// For eyes that need strong contrasts: black, white and few strong colours, no texture.
    #[must_use]
    pub const fn contrast() -> Self {
        let c = Color::rgb;
        let dark = Self::dark();
        Self {
            textured: false,
            table: c(0x00_0000),
            table_mark: c(0x55_5555),
            text: c(0xff_ffff),
            faint: c(0xd8_d8d8),
            accent: c(0xff_d400),
            panel: c(0x00_0000).alpha(240),
            facility: FloorColours {
                base: c(0x2a_2a2a),
                plates: [c(0x2e_2e2e); 4],
                light: Color::NONE,
                shade: Color::NONE,
                grid: c(0xa8_a8a8),
                detail: c(0x8a_8a8a),
                bright: c(0xff_ffff),
                rough: c(0x00_a8ff),
                aura: Color::NONE,
                number: c(0xff_ffff),
            },
            hell: FloorColours {
                base: c(0x4a_1208),
                plates: [c(0x4a_1208); 4],
                light: Color::NONE,
                shade: Color::NONE,
                grid: c(0xd8_a898),
                detail: c(0x9a_5a48),
                bright: c(0xff_ffff),
                rough: c(0x00_a8ff),
                aura: Color::NONE,
                number: c(0xff_ffff),
            },
            wall: c(0xff_ffff),
            wall_edge: Color::NONE,
            red: c(0xff_5040),
            line_edge: c(0x00_0000),
            blue: c(0x40_c8ff),
            open_end: c(0xff_d400),
            idle: c(0xb8_b8b8),
            door: c(0xff_ffff),
            note: c(0x70_c0ff),
            warning: c(0xff_d400),
            error: c(0xff_6a5a),
            ..dark
        }
    }

    /// The colours of a side of the cardboard.
    #[must_use]
    pub const fn ground(&self, face: tiles::Face) -> &FloorColours {
        match face {
            tiles::Face::A => &self.facility,
            tiles::Face::B => &self.hell,
        }
    }
}
