//! A mission as a booklet to print: cover, briefing, map, components, set-up, cards to cut out, the map at real size, and a part
//! for the invader alone, which comes last so that nothing before it reveals how long it is. `pdf/` decides what is on a
//! page, one file a subject; `pdf/write` writes pages as a file, and only it uses the library.

mod areas;
mod book;
mod briefing;
mod card;
mod components;
mod cover;
mod cut_out;
mod ink;
mod invader;
mod numbering;
mod picture;
mod plan;
mod real_size;
mod set_up;
mod sheet;
mod table;
mod tags;
mod values;
mod viewer;
mod words;
mod write;

use super::contract::{Exporter, File, Format, Heeds, Options, Subject};
use crate::kinds;
use crate::words::{WORDS, text};
use areas::Areas;
use book::Book;
use engine::Side;
use missions_play::printed::Printed;
use picture::Views;
use rule_system::View;
use rule_system::cut_card::CutCard;
use rule_system::sheet::Readers;

/// PDF.
pub(super) struct Pdf;

impl Exporter for Pdf {
    fn format(&self) -> Format {
        Format {
            id: "pdf",
            name: "PDF booklet",
            about: WORDS.phrase("format-pdf-about"),
            heeds: &[Heeds::Paper, Heeds::Marks, Heeds::Texts],
        }
    }

    fn export(&self, subject: &Subject<'_>, options: &Options) -> Result<Vec<File>, String> {
        let told = subject.mission;
        // Marines find the map without its areas, which stand in the invader's part alone.
        let mission = &told.whole().seen(&View::of_start());
        let mut book = Book::new(title(subject), options.paper);
        let views = Views::of(Subject { mission, ..*subject }, book.area().width());
        let areas = Areas::of(told, mission, views.numbering);
        let cards: Vec<Printed> = Printed::all(mission).collect();
        let (games, content) = (kinds::games(mission), &**mission.content());
        let sheets = mission.system().sheets(&games, content);
        let own = mission.system().own_cards(&games, content);
        let (secret, own): (Vec<&CutCard>, Vec<&CutCard>) =
            own.iter().partition(|card| card.readers == Readers::Invader);
        let readers = |readers| sheets.iter().filter(move |sheet| sheet.readers == readers);
        let open = readers(Readers::Everybody).chain(readers(Readers::Table));
        briefing::write(&mut book, mission, &cards, open);
        picture::chapter(&mut book, &views);
        components::write(&mut book, mission);
        set_up::write(&mut book, mission, &views);
        card::write(&mut book, &cards, &own, mission.system());
        real_size::write(&mut book, &views, options.unmarked);
        invader::write(&mut book, mission, readers(Readers::Invader), &secret, &areas);
        cover::write(&mut book, mission, &views);
        book.furnish(mission.system().side(Side::Invader));
        let bytes = write::pdf(&book, mission)?;
        Ok(vec![File::of(subject, "pdf", bytes)])
    }
}

/// What the booklet is called: the mission's title, or that it has none.
fn title(subject: &Subject<'_>) -> String {
    let title = subject.mission.info().title.split_whitespace().collect::<Vec<_>>().join(" ");
    if title.is_empty() { text("pdf-untitled").to_string() } else { title }
}
