//! What one of several tabs shows. Each tab keeps what its widgets remember while another one is shown, such as how far its list is
//! scrolled; only the keys are not kept.

use super::inside::of_inside;
use crate::{Element, Renderer};
use iced::advanced::widget::operation::focusable;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, mouse};
use iced::{Event, Rectangle, Theme};
use std::collections::BTreeMap;

struct Tabbed<'a, Message> {
    tab: u8,
    inside: Element<'a, Message>,
}

/// What a tab shows; tabs at the same place of the window have different numbers.
pub(crate) fn tabbed<'a, Message: 'a>(
    tab: u8,
    inside: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Tabbed { tab, inside: inside.into() })
}

struct Memory {
    /// The tab that is shown.
    tab: u8,
    /// What the widgets of the others remember.
    others: BTreeMap<u8, Tree>,
    /// Another tab was shown before, and its keys are not this one's.
    fresh: bool,
}

impl<Message> Tabbed<'_, Message> {
    /// The tab is shown again: what had the keys in it has them no longer, unless it is given them now.
    fn begin(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) {
        let memory = tree.state.downcast_mut::<Memory>();
        if std::mem::take(&mut memory.fresh) {
            let inside = self.inside.as_widget_mut();
            inside.operate(&mut tree.children[0], layout, renderer, &mut focusable::unfocus::<()>());
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Tabbed<'_, Message> {
    of_inside!(children, size, size_hint, layout, mouse_interaction, draw, overlay);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Memory>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Memory { tab: self.tab, others: BTreeMap::new(), fresh: false })
    }

    fn diff(&self, tree: &mut Tree) {
        let memory = tree.state.downcast_mut::<Memory>();
        if memory.tab != self.tab {
            let now = memory.others.remove(&self.tab).unwrap_or_else(|| Tree::new(&self.inside));
            let before = std::mem::replace(&mut tree.children[0], now);
            let _ = memory.others.insert(memory.tab, before);
            (memory.tab, memory.fresh) = (self.tab, true);
        }
        tree.diff_children(std::slice::from_ref(&self.inside));
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.begin(tree, layout, renderer);
        self.inside.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        self.begin(tree, layout, renderer);
        let child = &mut tree.children[0];
        let inside = self.inside.as_widget_mut();
        inside.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
    }
}
