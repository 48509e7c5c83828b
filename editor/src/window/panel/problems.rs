//! What the checks say about a mission, the worst first. A problem that is chosen unfolds: what to do about it, and the
//! page that explains its kind. Where it lies is shown by the screen.

use crate::window::here;
use crate::window::theme::{self, BODY, SMALL, STRONG};
use iced::widget::{button, column, container, row, scrollable, space, text};
use iced::{Alignment, Color, Element, Fill, Theme};
use missions::scene::{Point, Rect, Scene};
use missions::{Diagnostic, Mission, Severity, explain};
use tiles::Cell;

/// The state of the panel.
#[derive(Debug)]
pub(crate) struct Problems {
    /// `None` while the checks run.
    rows: Option<Vec<Row>>,
    chosen: Option<usize>,
}

#[derive(Debug)]
struct Row {
    problem: Diagnostic,
    /// Its places on the map; empty for what is not on it.
    places: Vec<Rect>,
}

/// Something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// A problem was pressed, by its number in the list.
    Pressed(usize),
}

/// What the screen is to do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Action {
    /// Go to these places and mark them; with no places, mark none.
    Show(Option<(Rect, Color)>),
}

impl Problems {
    /// The checks have just begun.
    pub(crate) const fn new() -> Self {
        Self { rows: None, chosen: None }
    }

    /// The checks are through.
    pub(crate) fn found(&mut self, problems: &[Diagnostic], mission: &Mission, scene: &Scene) {
        let row = |problem: &Diagnostic| {
            let areas = problem.places.iter().filter_map(|place| here::area(place, mission, scene));
            Row { problem: problem.clone(), places: areas.collect() }
        };
        self.rows = Some(problems.iter().map(row).collect());
        self.chosen = None;
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action {
        let Message::Pressed(number) = message;
        if self.chosen == Some(number) {
            self.chosen = None;
            return Action::Show(None);
        }
        self.chosen = Some(number);
        Action::Show(self.places())
    }

    /// Choose the first problem that lies on a space, or none; what is to be marked then.
    pub(crate) fn choose_at(&mut self, cell: Cell) -> Option<(Rect, Color)> {
        let point = Rect::around(Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5), 0.1, 0.1);
        let lies = |row: &Row| row.places.iter().any(|place| place.meets(point));
        self.chosen = self.rows.as_ref().and_then(|rows| rows.iter().position(lies));
        self.places()
    }

    /// Where the chosen problem lies, and the colour of its kind.
    fn places(&self) -> Option<(Rect, Color)> {
        let row = self.rows.as_ref()?.get(self.chosen?)?;
        let places = row.places.iter().copied().reduce(Rect::with)?;
        Some((places, theme::severity(row.problem.severity)))
    }

    /// What is on the window.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        let head = container(text("Problems").font(STRONG).size(20)).padding([12, 16]);
        let list: Element<'_, Message> = match self.rows.as_deref() {
            None => quiet("Checking…"),
            Some([]) => quiet("None. The checks have nothing to say against this mission."),
            Some(rows) => {
                let rows = rows.iter().enumerate().map(|(i, row)| self.row(i, row));
                scrollable(column(rows).spacing(2).padding([0, 12])).style(theme::scroll).into()
            }
        };
        column![row![head, space().width(Fill), self.count()].align_y(Alignment::Center), list].into()
    }

    fn count(&self) -> Element<'_, Message> {
        let rows = self.rows.as_deref().unwrap_or_default();
        let kinds = [Severity::Error, Severity::Warning, Severity::Note];
        let counts = kinds.into_iter().filter_map(|kind| {
            let count = rows.iter().filter(|row| row.problem.severity == kind).count();
            let plural = if count == 1 { "" } else { "s" };
            (count > 0).then(|| {
                text(format!("{count} {}{plural}", kind.word())).size(SMALL).color(theme::severity(kind))
            })
        });
        row(counts.map(Element::from)).spacing(10).padding([0, 16]).into()
    }

    fn row<'a>(&self, number: usize, row: &'a Row) -> Element<'a, Message> {
        let chosen = self.chosen == Some(number);
        let problem = &row.problem;
        let color = theme::severity(problem.severity);
        // The number is the one on the map's badge.
        let badge = container(text(number + 1).font(STRONG).size(SMALL).color(Color::BLACK))
            .padding([0, 7])
            .style(move |_: &Theme| container::Style { border: iced::border::rounded(9), ..color.into() });
        let kind = text(problem.severity.word()).font(STRONG).size(BODY).color(color);
        let code = text(problem.code.0).size(SMALL).style(theme::faint_text);
        let top =
            iced::widget::row![badge, kind, space().width(Fill), code].spacing(8).align_y(Alignment::Center);
        let mut all = column![top, text(theme::capital(&problem.message)).size(BODY)].spacing(5);
        if chosen {
            all = all.push(problem.help.as_ref().map(|help| text(format!("What to do: {help}")).size(BODY)));
            if let Some(page) = explain(problem.code.0) {
                all = all.push(text(page.text).size(SMALL).style(theme::faint_text));
            }
        }
        button(all)
            .width(Fill)
            .padding([8, 10])
            .style(theme::entry(chosen))
            .on_press(Message::Pressed(number))
            .into()
    }
}

fn quiet<'a>(words: &'a str) -> Element<'a, Message> {
    container(text(words).size(BODY).style(theme::faint_text)).padding([0, 16]).into()
}

/// For tests: what is listed.
#[cfg(test)]
impl Problems {
    pub(crate) fn problems(&self) -> impl Iterator<Item = &Diagnostic> {
        self.rows.iter().flatten().map(|row| &row.problem)
    }
}
