//! The figures in the form of a position: each with its space, its damage and whether it is stunned; of the one that is selected also
//! what is set seldom. At the end one can be added.

use super::view::{away, stepper, title};
use super::{Arranging, Message, OfFigure, Spot};
use crate::Element;
use crate::focus::{button, choice};
use crate::panel::inspector::field::{Choice, tick};
use crate::theme::{self, BODY, SMALL};
use editor_model::words::say;
use iced::widget::{column, row, text};
use iced::{Alignment, Fill};
use missions::position::PlacedFigure;

impl Arranging {
    pub(super) fn figures_view(&self) -> Element<'_, Message> {
        let figures = self.position.figures.iter().enumerate();
        let figures =
            figures.map(|(number, figure)| self.lit(&Spot::Figure(number), self.figure_view(number, figure)));
        let left = self.kinds_left().into_iter().map(|(value, name)| Choice { value, name });
        let left: Vec<Choice<String>> = left.collect();
        let add = choice(left, None, say("arrange-add"), |kind: Choice<String>| Message::Add(kind.value));
        let add = self.lit(&Spot::Figures, add);
        column![title(say("arrange-figures"))].extend(figures).push(add).spacing(2).into()
    }

    fn figure_view(&self, number: usize, figure: &PlacedFigure) -> Element<'_, Message> {
        let chosen = self.selected() == Some(number);
        let name = text(self.figure_name(number).unwrap_or_default()).size(BODY);
        let name = button(name).width(Fill).padding([2, 6]).style(theme::entry(chosen));
        let name = name.on_press(Message::Select(Spot::Figure(number)));
        let go = away(self.can_go(number).then_some(Message::Remove(number)));
        let first = row![name, go].spacing(4).align_y(Alignment::Center);
        let set = move |change| Message::Figure(number, change);
        let health = self.kind_of(figure).map_or(u8::MAX, |kind| kind.health);
        let most = if figure.fragged { 0 } else { health.saturating_sub(1) };
        let damage = stepper(figure.damage.into(), (0, most.into()), |damage| {
            set(OfFigure::Damage(u8::try_from(damage).unwrap_or(u8::MAX)))
        });
        let stunned = tick(say("arrange-stunned"), figure.stunned, move |on| set(OfFigure::Stunned(on)));
        let label = text(say("arrange-damage")).size(SMALL).style(theme::faint_text);
        let second = row![label, damage, stunned].spacing(8).align_y(Alignment::Center);
        let second = second.wrap().vertical_spacing(3.0);
        let seldom = chosen.then(|| self.seldom(number, figure));
        column![first, second].push(seldom).spacing(3).into()
    }

    /// What is set seldom: that it is fragged, turned, or has acted.
    fn seldom(&self, number: usize, figure: &PlacedFigure) -> Element<'_, Message> {
        let set = move |change| Message::Figure(number, change);
        let marine = self.is_marine(&figure.kind);
        let oblong = self.kind_of(figure).is_some_and(|kind| kind.footprint.w != kind.footprint.h);
        let fragged = (marine || figure.fragged)
            .then(|| tick(say("arrange-fragged"), figure.fragged, move |on| set(OfFigure::Fragged(on))));
        let turned = (oblong || figure.turned)
            .then(|| tick(say("arrange-turned"), figure.turned, move |on| set(OfFigure::Turned(on))));
        let done = (!marine || figure.done)
            .then(|| tick(say("arrange-done"), figure.done, move |on| set(OfFigure::Done(on))));
        row![].push(fragged).push(turned).push(done).spacing(12).wrap().vertical_spacing(3.0).into()
    }
}
