//! The rows of the rule system's own in the form of a position: numbers, boxes to tick, and cards that are taken out with a press and
//! put in from a list of those that are left.

use super::cards::{Card, Row, What};
use super::view::{away, labelled, stepper, title};
use super::{Arranging, Message, Spot};
use crate::Element;
use crate::focus::{button, choice};
use crate::panel::inspector::field::{Choice, tick};
use crate::theme::{self, BODY, SMALL};
use editor_model::words::say;
use iced::widget::{column, row, text};

impl Arranging {
    pub(super) fn rows_view(&self) -> Element<'_, Message> {
        let rows = self.rows.iter().map(|row| {
            let spot = Spot::Row(row.key.clone());
            self.lit(&spot, self.row_view(row))
        });
        column![title(say("arrange-cards"))].extend(rows).spacing(2).into()
    }

    fn row_view<'a>(&'a self, row: &'a Row) -> Element<'a, Message> {
        let value = self.position.values.get(&row.key).copied();
        let key = row.key.clone();
        match &row.what {
            What::Number(_, _) if row.stray => labelled(row.label.clone(), away(Some(Message::Forget(key)))),
            What::Number(least, most) => {
                let set = |value| Message::Value(key.clone(), value);
                labelled(row.label.clone(), stepper(value.unwrap_or(*least), (*least, *most), set))
            }
            What::Flag => tick(row.label.clone(), value.unwrap_or(0) > 0, move |on| {
                Message::Value(key.clone(), on.into())
            }),
            What::Cards { lying, left } => cards(row, lying, left),
        }
    }
}

fn cards<'a>(of: &'a Row, lying: &'a [Card], left: &'a [Card]) -> Element<'a, Message> {
    let there = lying.iter().enumerate().map(|(number, (_, name))| {
        let words = text(format!("{name} ×")).size(SMALL);
        let press = button(words).padding([2, 7]).style(theme::quiet);
        press.on_press(Message::CardTaken(of.key.clone(), number)).into()
    });
    let there = row(there).spacing(4).wrap().vertical_spacing(4.0);
    let left = left.iter().map(|(id, name)| Choice { value: id.clone(), name: name.clone() });
    let left: Vec<Choice<String>> = left.collect();
    let key = of.key.clone();
    let add = (!left.is_empty()).then(|| {
        choice(left, None, say("arrange-add-card"), move |card: Choice<String>| {
            Message::CardAdded(key.clone(), card.value)
        })
    });
    column![text(&of.label).size(BODY), there].push(add).spacing(4).into()
}
