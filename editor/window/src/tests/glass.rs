//! The glass of the window: its widgets with what they remember from one event to the next, such as who has the keys.
//! (A simulator of `iced_test` begins again each time.)

use crate::Renderer;
use crate::app::{App, Message};
use crate::focus::ring::{Kind, Ring};
use iced::theme::Base;
use iced::time::Instant;
use iced::{Event, Pixels, Point, Rectangle, Size, mouse, window};
use iced_test::core::clipboard;
use iced_test::core::renderer::Headless;
use iced_test::core::widget::Operation;
use iced_test::core::widget::operation::{Outcome, black_box};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::selector::{Bounded, Selector};
use iced_test::simulator::{self, Simulator};
use missions::font::Typeface;
use std::cell::RefCell;

/// What remains of the widgets.
pub(super) struct Glass {
    size: Size,
    kept: RefCell<(Cache, Renderer)>,
}

/// The widgets of a moment.
pub(super) struct Widgets<'a> {
    raw: UserInterface<'a, Message, iced::Theme, Renderer>,
    renderer: &'a mut Renderer,
    cursor: mouse::Cursor,
    said: Vec<Message>,
}

impl Glass {
    pub(super) fn new(size: Size) -> Self {
        let files = [Typeface::Strong.file(), crate::theme::CODE_FILE, crate::icon::FILE];
        let fonts = files.map(Into::into).to_vec();
        let settings = iced::Settings { fonts, ..iced::Settings::default() };
        // It is what knows how to load typefaces.
        drop(Simulator::<Message>::with_size(settings, size, iced::widget::space()));
        let renderer = Renderer::new(crate::theme::PLAIN, Pixels(16.0));
        Self { size, kept: RefCell::new((Cache::default(), renderer)) }
    }

    /// How large the window is.
    pub(super) const fn size(&self) -> Size {
        self.size
    }

    /// The window is as large as this now.
    pub(super) const fn resize(&mut self, size: Size) {
        self.size = size;
    }

    /// Widgets at the window, do something at it, and hear what it says.
    pub(super) fn look<R>(&self, app: &App, doing: impl FnOnce(&mut Widgets<'_>) -> R) -> (R, Vec<Message>) {
        let mut kept = self.kept.borrow_mut();
        let (cache, renderer) = &mut *kept;
        let raw = UserInterface::build(app.view(), self.size, std::mem::take(cache), renderer);
        let mut look = Widgets { raw, renderer, cursor: mouse::Cursor::Unavailable, said: Vec::new() };
        let done = doing(&mut look);
        let Widgets { raw, said, .. } = look;
        *cache = raw.into_cache();
        (done, said)
    }
}

impl Widgets<'_> {
    /// What is seen, as pixels with four bytes each; so many of them are one of the window.
    pub(super) fn picture(&mut self, size: Size, factor: f32) -> image::RgbaImage {
        let (theme, event) =
            (crate::theme::theme(), Event::Window(window::Event::RedrawRequested(Instant::now())));
        let mut said = Vec::new();
        let _ = self.raw.update(&[event], self.cursor, self.renderer, &mut clipboard::Null, &mut said);
        let base = theme.base();
        let style = iced_test::core::renderer::Style { text_color: base.text_color };
        self.raw.draw(self.renderer, &theme, &style, self.cursor);
        let pixels = Size::new((size.width * factor).round() as u32, (size.height * factor).round() as u32);
        let bytes = self.renderer.screenshot(pixels, factor, base.background_color);
        image::RgbaImage::from_raw(pixels.width, pixels.height, bytes).expect("four bytes a pixel")
    }

    pub(super) fn point_at(&mut self, at: Point) {
        self.cursor = mouse::Cursor::Available(at);
    }

    pub(super) fn simulate(&mut self, events: impl IntoIterator<Item = Event>) {
        let events: Vec<Event> = events.into_iter().collect();
        let _ = self.raw.update(&events, self.cursor, self.renderer, &mut clipboard::Null, &mut self.said);
    }

    pub(super) fn find<S>(&mut self, selector: S) -> Option<S::Output>
    where
        S: Selector + Send,
        S::Output: Clone + Send,
    {
        let mut operation = selector.find();
        self.raw.operate(self.renderer, &mut black_box(&mut operation));
        match operation.finish() {
            Outcome::Some(found) => found,
            Outcome::None | Outcome::Chain(_) => None,
        }
    }

    pub(super) fn click<S>(&mut self, what: S) -> bool
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send + Sync + 'static,
    {
        let Some(at) = self.find(what).and_then(|found| found.visible_bounds()) else { return false };
        self.point_at(at.center());
        // A pointer does not press before it has come.
        self.simulate([Event::Mouse(mouse::Event::CursorMoved { position: at.center() })]);
        self.simulate(simulator::click());
        true
    }

    /// Where what has the keys is seen.
    pub(super) fn focus(&mut self) -> Option<Rectangle> {
        let mut ring = Ring::within(None);
        self.raw.operate(self.renderer, &mut ring);
        ring.focused().map(|at| ring.stops[at].at)
    }

    /// What has the keys.
    pub(super) fn stop(&mut self) -> Option<Kind> {
        let mut ring = Ring::within(None);
        self.raw.operate(self.renderer, &mut ring);
        ring.focused().map(|at| ring.stops[at].kind)
    }

    /// Do what a task asks the widgets for.
    pub(super) fn operate(&mut self, mut operation: Box<dyn Operation>) {
        loop {
            self.raw.operate(self.renderer, &mut operation);
            match operation.finish() {
                Outcome::Chain(next) => operation = next,
                Outcome::None | Outcome::Some(()) => return,
            }
        }
    }
}
