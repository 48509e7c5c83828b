//! What a widget around another one does that is the other one's: the methods of iced's `Widget` that only hand on.
//! Those in which a widget of this folder has a part of its own stand in its file.

/// Writes these methods for a widget whose only child is `self.inside`.
macro_rules! of_inside {
    ($($method:ident),* $(,)?) => { $( $crate::focus::inside::of_inside!(@ $method); )* };
    (@ children) => {
        fn children(&self) -> Vec<iced::advanced::widget::Tree> {
            vec![iced::advanced::widget::Tree::new(&self.inside)]
        }
    };
    (@ diff) => {
        fn diff(&self, tree: &mut iced::advanced::widget::Tree) {
            tree.diff_children(std::slice::from_ref(&self.inside));
        }
    };
    // What the widget remembers from one event to the next begins with its default.
    (@ remembers $state:ty) => {
        fn tag(&self) -> iced::advanced::widget::tree::Tag {
            iced::advanced::widget::tree::Tag::of::<$state>()
        }

        fn state(&self) -> iced::advanced::widget::tree::State {
            iced::advanced::widget::tree::State::new(<$state>::default())
        }
    };
    (@ size_hint) => {
        fn size_hint(&self) -> iced::Size<iced::Length> {
            self.inside.as_widget().size_hint()
        }
    };
    (@ size) => {
        fn size(&self) -> iced::Size<iced::Length> {
            self.inside.as_widget().size()
        }
    };
    (@ layout) => {
        fn layout(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            renderer: &$crate::Renderer,
            limits: &iced::advanced::layout::Limits,
        ) -> iced::advanced::layout::Node {
            self.inside.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
        }
    };
    (@ operate) => {
        fn operate(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            renderer: &$crate::Renderer,
            operation: &mut dyn iced::advanced::widget::Operation,
        ) {
            self.inside.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
        }
    };
    (@ mouse_interaction) => {
        fn mouse_interaction(
            &self,
            tree: &iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
            renderer: &$crate::Renderer,
        ) -> iced::mouse::Interaction {
            self.inside.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
        }
    };
    (@ draw) => {
        fn draw(
            &self,
            tree: &iced::advanced::widget::Tree,
            renderer: &mut $crate::Renderer,
            theme: &iced::Theme,
            style: &iced::advanced::renderer::Style,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
        ) {
            let inside = self.inside.as_widget();
            inside.draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        }
    };
    (@ overlay) => {
        fn overlay<'b>(
            &'b mut self,
            tree: &'b mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'b>,
            renderer: &$crate::Renderer,
            viewport: &iced::Rectangle,
            translation: iced::Vector,
        ) -> Option<iced::advanced::overlay::Element<'b, Message, iced::Theme, $crate::Renderer>> {
            let inside = self.inside.as_widget_mut();
            inside.overlay(&mut tree.children[0], layout, renderer, viewport, translation)
        }
    };
}

pub(super) use of_inside;
