//! The mission document: what an author makes, how it is stored, what is wrong with it.
//!
//! A [`mission::Mission`] is tiles, [`thing`]s and regions under stable numbers, texts, settings, cards and scripts. It is
//! changed only by [`edit`]s, each of which knows its way back; [`mod@format`] reads and writes it; everything the program
//! has to say about it is a [`diagnostic`], and every kind of diagnostic has a [`page`] that explains it.
//!
//! This crate is a front: what it shows lives in the crates in its folder, each of which knows one thing about missions
//! (`docs/architecture.md`). It shows what people outside need and leaves out what only the crates need of each other.

pub use missions_check::{compare, intents, knockout, ladder, luck, skill_trend, summary, verdict};
// The module and the function of the same name.
pub use missions_check::{Checked, check, check_read};
pub use missions_document::{
    clip, content, edit, group, history, id, intent, layout, mission, operation, rename, seen, starter,
    translation,
};
pub use missions_exchange::{bundle, export, import, serve};
pub use missions_files::{journal, lock, watch};
pub use missions_picture::{art, moment, paint, text};
pub use missions_play::{
    card_library, coverage, heat, kept, odds, playable, playback, position, printed, report, ruleset,
    seat_view, setup, shrink, simulate, sitting, table_game, ways,
};

pub mod diagnostic {
    //! Problems: where and what they are, how to fix them, and how they are written for people and programs.

    pub use missions_check::{json, terminal};
    pub use missions_document::diagnostic::{Code, Diagnostic, Fix, Place, Severity, worst};
}

pub mod font {
    //! The letters in pictures, and how wide they make a line.

    pub use missions_picture::font::{Typeface, fitted, width};
}

pub mod format {
    //! Missions as text and on the disk: a folder with `mission.ron` and its `.rhai` files.

    pub use missions_document::format::position as position_text;
    pub use missions_document::format::position::PositionFile;
    pub use missions_document::format::{
        FILE_NAME, LIMIT_MISSION, Loaded, NEWEST, format_of, identity, left_out, lost, read, write,
    };
    pub use missions_files::disk::{FileError, LIMIT_SCRIPT, load};
    pub use missions_files::position as position_file;
    pub use missions_files::save::{files, replace, save};
    pub use missions_files::sources::{Sources, sources};
    pub use missions_files::trouble;
}

pub mod page {
    //! The pages behind the codes, and the way to find one.

    pub use missions_check::page::{Page, all, explain, to_markdown};
    use words::Source;

    /// Where all texts of missions are: of their checks, files, pictures and exports.
    #[must_use]
    pub fn sources() -> Vec<&'static Source> {
        let mut all = missions_check::page::sources();
        all.extend([
            &missions_play::words::WORDS,
            &missions_files::words::WORDS,
            &missions_picture::words::WORDS,
            &missions_exchange::words::WORDS,
        ]);
        all
    }
}

pub mod scene {
    //! A mission as shapes, for the window and the exports that draw it.

    pub use missions_picture::scene::{
        Color, Draw, Image, Layer, Layers, Path, Point, Rect, Scene, SceneOptions, Segment, Shape, Stroke,
        Text, Theme, shape, theme,
    };
}

pub mod scripts {
    //! A mission's cards and scripts, compiled against the names on its table.

    pub use missions_play::scripts::{Parameter, ParameterInfo, assist, compile, reference, title};
}

pub mod own_tiles {
    //! Tiles of the author's own, as text and in folders.

    pub use missions_document::own_tiles::{FOLDER, HIGHEST, LIMIT, file};
    pub use missions_files::sheets as folder;
}

pub mod svg {
    //! Scenes as SVG.

    pub use missions_picture::svg::svg;
}

pub mod thing {
    //! What stands on the tiles.

    pub use missions_document::thing::{Door, Figure, Label, Piece, Region, Spot, Start, Thing, ThingKind};
}

pub use missions_document::{
    Card, Change, Clip, Code, ContentFile, Diagnostic, Edit, Extent, Fix, History, Id, Info, Intent, Layout,
    Loaded, Mission, Mute, Name, Named, Operation, Page, Parameter, Place, Region, Role, RulesId, ScriptName,
    Seen, Settings, Severity, Spot, Step, Tag, TextOf, Thing, ThingKind, Translation,
};
pub use missions_files::{Journal, Record};
pub use missions_picture::{Moment, Standing};
pub use missions_play::{Heat, Playback, Printed, Trace};
pub use page::explain;

/// The Rust in `docs/front-end.md`, compiled.
#[cfg(doctest)]
#[doc = include_str!("../../docs/front-end.md")]
pub struct FrontEnd;
