//! How the sheet looks: its sections at the left, or above the report in a narrow window, and the report with its sentences,
//! tables and findings. Charts are drawn by `chart`.

use super::chart::Chart;
use super::{LIST, Message, SHEET, Sheet, section_id};
use crate::Element;
use crate::focus::button;
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::command::Command;
use editor_model::report::{Bars, Columns, Curves, Document, Finding, Part, Section, Table};
use editor_model::words::{plain, say};
use iced::alignment::Horizontal;
use iced::widget::text::Wrapping;
use iced::widget::{center, column, container, opaque, row, scrollable, space, table, text};
use iced::{Alignment, Fill, FillPortion, Theme};

/// The largest the sheet becomes.
const SIZE: (f32, f32) = (1140.0, 900.0);

/// How wide the list of sections is, and the report at most.
const SECTIONS: f32 = 224.0;
const REPORT: f32 = 840.0;

/// How wide charts are at most.
const CHART: f32 = 680.0;

impl Sheet {
    /// The sheet, over everything else. With `older` the games are those of an older version of the mission.
    pub(crate) fn view(&self, older: bool, narrow: bool) -> Element<'_, Message> {
        let title = self.document.as_ref().map_or_else(|| say("report-making"), |it| it.title.clone());
        let can_save = self.document.is_some().then_some(Message::Save);
        let head = row![
            text(title).font(STRONG).size(22).width(Fill),
            press(Command::SaveReport.title()).on_press_maybe(can_save),
            press(say("close")).on_press(Message::Closed).first(),
        ];
        let warning = |words: String| {
            let words = text(words).size(SMALL).color(theme::color(theme::colors().warning));
            container(words).padding([6, 10]).width(Fill).style(theme::raised)
        };
        let older = older.then(|| warning(say("proof-older")));
        let notice = self.notice.as_ref().map(|notice| text(notice).size(BODY));
        let body = match &self.document {
            None => space().height(Fill).into(),
            Some(document) => body(document, narrow),
        };
        let head = head.spacing(8).align_y(Alignment::Center);
        let inside = column![head].push(notice).push(older).push(body).spacing(10);
        let sheet = container(inside)
            .id(SHEET)
            .padding(18)
            .max_width(SIZE.0)
            .max_height(SIZE.1)
            .width(Fill)
            .height(Fill)
            .style(theme::raised);
        opaque(center(sheet).padding(if narrow { 12 } else { 24 }).style(theme::shade))
    }
}

fn press<'a>(words: String) -> crate::focus::Button<'a, Message> {
    button(text(words).size(BODY)).padding([6, 16]).style(theme::quiet)
}

fn body(document: &Document, narrow: bool) -> Element<'_, Message> {
    let sections = document.sections.iter().map(|section| {
        let name = text(&section.title).size(SMALL);
        let to = button(name).padding([4, 9]).style(theme::entry(false));
        if narrow { to } else { to.width(Fill) }.on_press(Message::Section(section.id)).into()
    });
    let (beside, above): (_, Option<Element<'_, Message>>) = if narrow {
        (None, Some(row(sections).spacing(2).wrap().into()))
    } else {
        let all = scrollable(column(sections).spacing(2)).height(Fill).style(theme::scroll);
        (Some(container(all).width(SECTIONS)), None)
    };
    let report = column![headline(document)]
        .push(above)
        .extend(document.sections.iter().map(section))
        .spacing(26)
        .padding(iced::padding::right(16))
        .max_width(REPORT);
    let report = scrollable(report)
        .id(LIST)
        .on_scroll(|seen| Message::Scrolled(seen.absolute_offset().y))
        .width(Fill)
        .height(Fill)
        .style(theme::scroll);
    row![].push(beside).push(report).spacing(16).height(Fill).into()
}

/// Whether there are errors, who wins, and how many games say so.
fn headline(document: &Document) -> Element<'_, Message> {
    let (state, short) = document.headline.split_first().unzip();
    let state = state.map(faint);
    let short = short.into_iter().flatten().map(|line| text(line).font(STRONG).size(19).into());
    column![].push(state).extend(short).push(faint(&document.made)).spacing(3).into()
}

fn section(section: &Section) -> Element<'_, Message> {
    let about = match section.id {
        // The page of a problem is nearer here than on the command line.
        "findings" => Some(faint(say("report-findings-here"))),
        _ => (!section.about.is_empty()).then(|| faint(&section.about)),
    };
    let mut number = 0;
    let parts = section.parts.iter().map(|part| match part {
        Part::Text(words) => text(words).size(BODY).into(),
        Part::Finding(it) => {
            number += 1;
            finding(it, number - 1)
        }
        Part::Table(it) => rows(it),
        Part::Bars(it) => bars(it),
        Part::Columns(it) => columns(it),
        Part::Curves(it) => curves(it),
        Part::Map(..) => press(say("report-show-map")).on_press(Message::Map).into(),
        // A click on a finding shows where it is.
        Part::Places(..) => space().into(),
    });
    let title = text(&section.title).font(STRONG).size(21);
    let all = column![title].push(about).extend(parts).spacing(8).width(Fill);
    container(all).id(section_id(section.id)).into()
}

/// A finding; pressing it leads to its place.
fn finding(finding: &Finding, number: usize) -> Element<'_, Message> {
    let Finding { severity, code, message, help, place, .. } = finding;
    let kind = say(&format!("severity-{}", severity.word()));
    let top = row![
        text(kind).font(STRONG).size(BODY).color(theme::severity(*severity)),
        faint(code),
        faint(place).width(Fill)
    ];
    let help = help.as_ref().map(|help| faint(plain(help)));
    let all = column![top.spacing(8).align_y(Alignment::Center), text(plain(message)).size(BODY)];
    button(all.push(help).spacing(3))
        .width(Fill)
        .padding([6, 10])
        .style(theme::entry(false))
        .on_press(Message::Finding(number))
        .into()
}

/// A table. Columns of words share the room that numbers leave, by their longest word or sentence.
fn rows(of: &Table) -> Element<'_, Message> {
    let columns = of.head.iter().enumerate().map(|(at, head)| {
        let is_number = at >= of.words;
        let cell = move |words: &'_ str| {
            let words = text(words.to_owned()).size(SMALL);
            if is_number { words.wrapping(Wrapping::None) } else { words }
        };
        let head = faint(head).wrapping(if is_number { Wrapping::None } else { Wrapping::Word });
        let view = move |row: &'_ Vec<String>| cell(row.get(at).map_or("", String::as_str));
        let column = table::column(head, view);
        if is_number {
            return column.align_x(Horizontal::Right);
        }
        let cells = of.rows.iter().filter_map(|row| row.get(at)).chain([&of.head[at]]);
        let longest = cells.map(|cell| cell.chars().count()).max().unwrap_or(0);
        column.width(FillPortion(longest.clamp(6, 40) as u16))
    });
    table(columns, &of.rows).padding_x(6).padding_y(3).separator_x(0).width(Fill).into()
}

fn bars(of: &Bars) -> Element<'_, Message> {
    let rows = of.rows.iter().flat_map(|(label, first, neither, interval)| {
        let bar = Chart::Bar { first: *first, neither: *neither, interval: *interval };
        [text(label).size(SMALL).into(), bar.element()]
    });
    let all = column(rows).push(Chart::<'_>::Shares.element()).push(faint(&of.about)).spacing(2);
    all.max_width(CHART).into()
}

fn columns(of: &Columns) -> Element<'_, Message> {
    let styles: [fn(&Theme) -> container::Style; 3] = [theme::marines, theme::invader, theme::rule];
    let keys = of.layers.iter().zip(styles).map(|(layer, style)| {
        let swatch = container(space()).width(12).height(12).style(style);
        row![swatch, text(layer).size(SMALL)].spacing(6).align_y(Alignment::Center).into()
    });
    let keys = row(keys).spacing(16).wrap();
    column![Chart::Columns(of).element(), keys, faint(&of.about)].spacing(4).max_width(CHART).into()
}

fn curves(of: &Curves) -> Element<'_, Message> {
    column![Chart::Curves(of).element(), faint(&of.about)].spacing(4).max_width(CHART).into()
}

fn faint<'a>(words: impl text::IntoFragment<'a>) -> text::Text<'a, Theme, crate::Renderer> {
    text(words).size(SMALL).style(theme::faint_text)
}
