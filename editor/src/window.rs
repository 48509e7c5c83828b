//! The window: the only part of Hellwright that knows iced. It opens, shows missions and reports what was found in them.
//! What a mission is, looks like and does wrong is the business of the crate `missions`.

mod app;
mod canvas;
mod here;
mod library;
mod panel;
mod screen;
mod shortcut;
mod theme;
mod work;

#[cfg(test)]
mod tests;

use app::App;
use iced::{Size, window};
use missions::font::Typeface;
use std::any::Any;
use std::io::Write;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

/// Open the window, with this mission if there is one, and stay until it is closed.
pub(crate) fn run(path: Option<PathBuf>) -> ExitCode {
    static NO_DISPLAY: AtomicBool = AtomicBool::new(false);
    // The library below panics where there is no display. That is nobody's bug, so nobody shall read of a panic.
    let told = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if text(info.payload()).starts_with("Create event loop") {
            NO_DISPLAY.store(true, Ordering::Relaxed);
        } else {
            told(info);
        }
    }));
    match panic::catch_unwind(AssertUnwindSafe(|| open(path))) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) => sorry(&format!("the window could not be opened ({error})")),
        Err(_) if NO_DISPLAY.load(Ordering::Relaxed) => sorry("there is no display to open the window on"),
        Err(bug) => panic::resume_unwind(bug),
    }
}

/// The text of a panic.
fn text(payload: &(dyn Any + Send)) -> &str {
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    owned.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or_default()
}

/// No window, but there is something one can do without.
fn sorry(why: &str) -> ExitCode {
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(
        std::io::stderr(),
        "hellwright: {why}; without one there are check, simulate, replay, probe and render: see hellwright help"
    );
    ExitCode::from(2)
}

fn open(path: Option<PathBuf>) -> iced::Result {
    iced::application(move || App::new(path.clone()), App::update, App::view)
        .title(App::title)
        .theme(|_: &App| theme::theme())
        .subscription(App::subscription)
        .font(Typeface::Strong.file())
        .default_font(theme::PLAIN)
        .window(window::Settings {
            size: Size::new(1280.0, 800.0),
            min_size: Some(Size::new(800.0, 560.0)),
            ..window::Settings::default()
        })
        .run()
}
