//! How the sheet looks: the formats at the left, at the right the one that is looked at with its options and files, the folder
//! below.

use super::preview::{Content, Draft};
use super::{Message, Put, SHEET, Sheet, Stage};
use crate::Element;
use crate::focus::{button, line, touch};
use crate::parts::chip;
use crate::theme::{self, BODY, CODE, SMALL, STRONG};
use editor_model::naming::layer_name;
use editor_model::words::{say, say_with};
use iced::widget::text::Wrapping;
use iced::widget::{
    center, checkbox, column, container, image, mouse_area, opaque, row, scrollable, space, text,
};
use iced::{Alignment, ContentFit, Fill};
use missions::export::{self, Exporter, Format, Heeds, Paper, size};
use missions::scene::Layer;
use missions::{Severity, Tag};
use rule_system::RuleSystem;
use std::path::Path;

/// Pixels for a space one can choose from: for a chat, as usual, for a table on a screen, for print.
const SCALES: [u32; 5] = [36, 72, 100, 140, 300];

/// Layers one can leave out of a picture, from front to back.
fn layers(system: &dyn RuleSystem) -> impl Iterator<Item = Layer> + use<> {
    use Layer::{Grid, Heat, Legend, Lines, Pictures, Problems, Regions, Table, Tiles, Title};
    let map = Layer::all(system).rev().filter(|layer| {
        !matches!(layer, Table | Tiles | Heat | Problems | Title | Legend | Pictures | Grid | Regions | Lines)
    });
    [Title, Legend].into_iter().chain(map).chain([Regions, Lines, Pictures, Grid])
}

/// The largest the sheet becomes.
const SIZE: (f32, f32) = (1180.0, 860.0);

/// How wide the list of formats is, and the options.
const FORMATS: f32 = 250.0;
const OPTIONS: f32 = 230.0;

impl Sheet {
    /// The sheet, over everything else.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        // What was written is closed below.
        let close = (!matches!(self.stage, Stage::Done(_))).then(|| {
            button(text(say("close")).size(BODY))
                .padding([6, 16])
                .style(theme::quiet)
                .on_press(Message::Closed)
        });
        let head = row![text(say("export-title")).font(STRONG).size(22), space().width(Fill)].push(close);
        let body = match &self.stage {
            Stage::Choosing | Stage::Asking | Stage::Writing => self.choosing(),
            Stage::Done(put) => done(put, &self.folder()),
        };
        let notice = self.notice.as_ref().map(|notice| text(notice).size(SMALL).style(text::warning));
        let inside =
            column![head.align_y(Alignment::Center), body].push(notice).push(self.foot()).spacing(12);
        let sheet = container(inside)
            .id(SHEET)
            .padding(18)
            .max_width(SIZE.0)
            .max_height(SIZE.1)
            .width(Fill)
            .height(Fill)
            .style(theme::raised);
        opaque(center(sheet).padding(24).style(theme::shade))
    }

    fn choosing(&self) -> Element<'_, Message> {
        let formats = export::ALL.iter().map(|exporter| self.format(exporter.format()));
        let formats = scrollable(column(formats).spacing(2)).height(Fill).style(theme::scroll);
        let options = self.options_of(self.looked);
        row![
            container(formats).width(FORMATS),
            column![
                text(self.looked.about.to_string()).size(SMALL).style(theme::faint_text),
                self.preview(),
                self.files()
            ]
            .spacing(8)
            .width(Fill),
        ]
        .push(options)
        .spacing(14)
        .height(Fill)
        .into()
    }

    /// A format: wanted or not, and looked at when its name is pressed.
    fn format(&self, format: Format) -> Element<'_, Message> {
        let tick = checkbox(self.ticked.contains(format.id))
            .on_toggle(move |yes| Message::Ticked(format.id, yes))
            .size(17)
            .style(theme::tick);
        let name = row![
            text(format.name).size(BODY).width(Fill),
            text(format.id).size(SMALL).style(theme::faint_text).wrapping(Wrapping::None)
        ];
        let name = button(name.spacing(6).align_y(Alignment::Center))
            .width(Fill)
            .padding([6, 9])
            .style(theme::entry(format.id == self.looked.id))
            .on_press(Message::Looked(format.id));
        row![touch(tick), name].spacing(8).align_y(Alignment::Center).into()
    }

    fn preview(&self) -> Element<'_, Message> {
        let inside: Element<'_, Message> = match self.draft.as_ref().map(|draft| &draft.look) {
            None => center(text(say("export-making")).size(BODY).style(theme::faint_text)).into(),
            Some(Content::Failed(why)) => {
                center(text(rule_system::capital(why)).size(BODY).style(text::warning)).padding(20).into()
            }
            Some(Content::Text(words)) => {
                let words = text(words).size(SMALL).font(CODE).wrapping(Wrapping::None);
                scrollable(container(words).padding(10))
                    .direction(scrollable::Direction::Both {
                        vertical: scrollable::Scrollbar::default(),
                        horizontal: scrollable::Scrollbar::default(),
                    })
                    .width(Fill)
                    .height(Fill)
                    .style(theme::scroll)
                    .into()
            }
            Some(Content::Pages(pages)) => self.page(pages),
        };
        container(inside).padding(1).width(Fill).height(Fill).style(theme::table).into()
    }

    fn page(&self, pages: &[image::Handle]) -> Element<'_, Message> {
        let at = self.page.min(pages.len().saturating_sub(1));
        let Some(page) = pages.get(at) else { return space().into() };
        let picture = image(page.clone()).content_fit(ContentFit::Contain).width(Fill).height(Fill);
        let turning = (pages.len() > 1).then(|| {
            let turn = |words: &'static str, by: isize, can: bool| {
                let press = button(text(words).size(BODY)).padding([3, 12]).style(theme::quiet);
                press.on_press_maybe(can.then_some(Message::Paged(by)))
            };
            let where_ = say_with("export-page", &[("page", (at + 1).into()), ("pages", pages.len().into())]);
            row![
                space().width(Fill),
                turn("‹", -1, at > 0),
                text(where_).size(SMALL),
                turn("›", 1, at + 1 < pages.len()),
                space().width(Fill)
            ]
            .spacing(10)
            .padding(6)
            .align_y(Alignment::Center)
        });
        let wheel = mouse_area(picture).on_scroll(|delta| {
            let (iced::mouse::ScrollDelta::Lines { y, .. } | iced::mouse::ScrollDelta::Pixels { y, .. }) =
                delta;
            Message::Paged(if y > 0.0 { -1 } else { 1 })
        });
        column![wheel].push(turning).into()
    }

    /// The files it gives.
    fn files(&self) -> Element<'_, Message> {
        let files = self.draft.as_ref().map_or(&[][..], |draft: &Draft| &draft.files[..]);
        let line = |path: &str, bytes: u64, replaces: bool| {
            let size = size(bytes);
            let about = if replaces { say_with("export-replaces", &[("size", size.into())]) } else { size };
            row![
                text(path.to_owned()).size(SMALL).width(Fill),
                text(about).size(SMALL).style(theme::faint_text)
            ]
            .spacing(10)
            .into()
        };
        let all = files.iter().map(|file| line(&file.path, file.bytes, file.replaces));
        let height = (files.len().clamp(1, 4) * 20) as f32;
        scrollable(column(all).spacing(2)).height(height).width(Fill).style(theme::scroll).into()
    }

    /// What of the options a format heeds. `None` if it heeds none.
    fn options_of(&self, format: Format) -> Option<Element<'_, Message>> {
        let mut all = column![].spacing(14).width(OPTIONS);
        for heeds in format.heeds {
            all = all.push(match heeds {
                Heeds::Scale => self.scales(),
                Heeds::Light => tick(say("export-light"), self.options.light, Message::Lit),
                Heeds::Layers => self.layers(),
                Heeds::Games => self.shown_games(),
                Heeds::Paper => self.papers(),
                Heeds::Marks => tick(say("export-marks"), !self.options.unmarked, Message::Marked),
                Heeds::Texts => self.texts_chips(),
            });
        }
        let covers = self.system.has_areas() && export::named(format.id).is_some_and(|it| !it.keeps_files());
        if covers {
            all = all.push(tick(say("export-seen"), self.seen, Message::Seen));
        }
        let all = scrollable(all).height(Fill).style(theme::scroll);
        (covers || !format.heeds.is_empty()).then(|| all.into())
    }

    fn scales(&self) -> Element<'_, Message> {
        let usual = export::named(self.looked.id).map(Exporter::usual_scale);
        let now = self.options.scale.or(usual);
        let mut scales = SCALES.to_vec();
        scales.extend(now.filter(|scale| !SCALES.contains(scale)));
        let chip = |scale: u32| chip(scale.to_string(), Some(scale) == now, Message::Scaled(scale));
        chips("export-scale", scales.into_iter().map(chip))
    }

    /// In which language the mission is written. Of a mission in one language nothing is asked.
    fn texts_chips(&self) -> Element<'_, Message> {
        if self.languages.is_empty() {
            return space().into();
        }
        let tags = std::iter::once(None).chain(self.languages.iter().cloned().map(Some));
        let chip = |tag: Option<Tag>| {
            let name = tag.as_ref().map_or_else(|| say("export-texts-original"), ToString::to_string);
            chip(name, tag == self.texts, Message::Texts(tag))
        };
        chips("export-texts", tags.map(chip))
    }

    fn papers(&self) -> Element<'_, Message> {
        let chip = |paper: Paper| {
            let name = match paper {
                Paper::A4 => say("export-paper-a4"),
                Paper::Letter => say("export-paper-letter"),
            };
            chip(name, paper == self.options.paper, Message::Papered(paper))
        };
        chips("export-paper", Paper::ALL.into_iter().map(chip))
    }

    fn layers(&self) -> Element<'_, Message> {
        let line = |layer: Layer| {
            let name = layer_name(layer, self.system);
            tick(name, self.options.layers.has(layer), move |yes| Message::Layer(layer, yes))
        };
        column![text(say("export-layers")).size(SMALL).style(theme::faint_text)]
            .extend(layers(self.system).map(line))
            .spacing(5)
            .into()
    }

    fn shown_games(&self) -> Element<'_, Message> {
        if self.played == 0 {
            return text(say("export-no-games")).size(SMALL).style(theme::faint_text).into();
        }
        let words = say_with("export-games", &[("count", self.played.into())]);
        tick(words, self.games, Message::Games)
    }

    fn foot(&self) -> Element<'_, Message> {
        if let Stage::Done(put) = &self.stage {
            let folder = (!put.files.is_empty()).then(|| self.folder());
            let open = folder.map(|folder| press("export-open-folder", Message::Open(folder)));
            let again = press("export-again", Message::Again);
            let close = press("close", Message::Closed).style(theme::loud).first();
            return row![again, space().width(Fill)].push(open).push(close).spacing(8).into();
        }
        if let (Stage::Asking, Some(doubts)) = (&self.stage, &self.doubts) {
            return asking(doubts);
        }
        let field = line(say("export-folder"), &self.folder, Message::FolderChanged)
            .on_enter(Message::Export)
            .padding(9);
        let words = match self.stage {
            Stage::Writing => say("export-writing"),
            Stage::Choosing | Stage::Asking | Stage::Done(_) => {
                say_with("export-formats", &[("count", self.ticked.len().into())])
            }
        };
        let export = button(text(words).size(BODY)).padding([8, 16]).style(theme::loud).first();
        let export = export.on_press_maybe(self.is_ready().then_some(Message::Export));
        row![text(say("export-into")).size(BODY), field, press("browse", Message::Browse), export]
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    }
}

/// Are files of a mission wanted that has errors, or less than its own files?
fn asking(doubts: &str) -> Element<'_, Message> {
    let words = text(doubts).size(BODY).color(theme::severity(Severity::Error)).width(Fill);
    let export = press("export-anyway", Message::ExportAnyway).style(theme::loud);
    let back = press("export-again", Message::Again).first();
    let buttons = row![back, space().width(Fill), press("export-problems", Message::Problems), export];
    column![words, buttons.spacing(8)].spacing(8).into()
}

/// What was written.
fn done<'a>(put: &'a Put, folder: &Path) -> Element<'a, Message> {
    let line = |(path, bytes): &'a (std::path::PathBuf, u64)| {
        let name = path.strip_prefix(folder).unwrap_or(path).display().to_string();
        let words = row![
            text(name).size(BODY).width(Fill),
            text(size(*bytes)).size(SMALL).style(theme::faint_text),
            text(say("export-open")).size(SMALL).color(theme::accent()),
        ];
        button(words.spacing(14).align_y(Alignment::Center))
            .width(Fill)
            .padding([5, 10])
            .style(theme::entry(false))
            .on_press(Message::Open(path.clone()))
            .into()
    };
    let count = say_with(
        "export-done",
        &[("count", put.files.len().into()), ("folder", folder.display().to_string().into())],
    );
    let troubles = put.troubles.iter().map(|why| text(why).size(BODY).style(text::warning).into());
    let files = scrollable(column(put.files.iter().map(line)).spacing(2)).height(Fill).style(theme::scroll);
    column![text(count).size(BODY)].extend(troubles).push(files).spacing(8).height(Fill).into()
}

fn chips<'a>(title: &str, all: impl Iterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    column![text(say(title)).size(SMALL).style(theme::faint_text), row(all).spacing(2)].spacing(4).into()
}

fn press<'a>(id: &str, message: Message) -> crate::focus::Button<'a, Message> {
    button(text(say(id)).size(BODY)).padding([8, 16]).style(theme::quiet).on_press(message)
}

fn tick<'a>(name: String, on: bool, message: impl Fn(bool) -> Message + 'a) -> Element<'a, Message> {
    let tick = checkbox(on).label(name).on_toggle(message).size(17).text_size(BODY).spacing(8).width(Fill);
    touch(tick.style(theme::tick))
}
