//! The window: the only part of Hellwright that knows iced. It opens, shows missions and reports what was found in them.
//! The crate `missions` decides what a mission is, how it looks and what is wrong with it.

mod app;
mod about;
mod beginning;
mod canvas;
mod finder;
mod parts;
mod guide;
mod icon;
mod frames;
mod describe;
mod element;
mod keyboard;
mod library;
mod menu;
mod panel;
mod preferences;
mod focus;
mod render;
mod screen;
mod shortcuts;
mod theme;
mod thumbnail;
mod work;

#[cfg(test)]
mod tests;

use app::App;
use editor_model::settings::{Folders, Settings};
use editor_model::words::{self, Language};
use element::{Element, Writing};
use iced::{Size, window};
use missions::font::Typeface;
use render::Renderer;
use std::any::Any;
use std::io::Write;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

/// Open the window, with this mission if there is one, and stay until it is closed. A language that was asked for is spoken whatever
/// the settings say.
pub fn run(path: Option<PathBuf>, asked: Option<Language>) -> ExitCode {
    static NO_DISPLAY: AtomicBool = AtomicBool::new(false);
    // The library below panics where there is no display. That is no bug, so no message of a panic is shown.
    let told = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if text(info.payload()).starts_with("Create event loop") {
            NO_DISPLAY.store(true, Ordering::Relaxed);
        } else {
            told(info);
        }
    }));
    match panic::catch_unwind(AssertUnwindSafe(|| open(path, asked))) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) => sorry(words::say_with("window-not-opened", &[("error", error.to_string().into())])),
        Err(_) if NO_DISPLAY.load(Ordering::Relaxed) => sorry(words::say("window-no-display")),
        Err(bug) => panic::resume_unwind(bug),
    }
}

/// The text of a panic.
fn text(payload: &(dyn Any + Send)) -> &str {
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    owned.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or_default()
}

/// No window, but there is something one can do without.
fn sorry(why: String) -> ExitCode {
    // Where standard error is closed the message is lost.
    let _ = writeln!(std::io::stderr(), "{}", words::say_with("window-missing", &[("why", why.into())]));
    ExitCode::from(2)
}

fn open(path: Option<PathBuf>, asked: Option<Language>) -> iced::Result {
    let folders = Folders::of_platform();
    let settings = folders.as_ref().map(|folders| Settings::load(&folders.settings)).unwrap_or_default();
    if let Some(language) = asked.or(settings.language) {
        words::speak(language);
    }
    let (width, height) = settings.window;
    let boot = move || App::new(path.clone(), settings.clone(), folders.clone());
    iced::application(boot, App::update, App::view)
        .title(App::title)
        .theme(|_: &App| theme::theme())
        .scale_factor(App::scale)
        .subscription(App::subscription)
        .font(Typeface::Strong.file())
        .font(theme::CODE_FILE)
        .font(icon::FILE)
        .default_font(theme::PLAIN)
        .window(window::Settings {
            // Pixels of a screen are few enough to be exact.
            size: Size::new(width.clamp(800, 16_384) as f32, height.clamp(560, 16_384) as f32),
            min_size: Some(Size::new(800.0, 560.0)),
            exit_on_close_request: false,
            ..window::Settings::default()
        })
        .run()
}
