//! How the window looks: its three looks, two typefaces, and the styles of the few kinds of widgets we use.
//! The colours themselves are those of `missions::scene::Theme`, so that map and window are of one piece.

use editor_model::settings::Look;
use engine::Side;
use iced::overlay::menu;
use iced::theme::Palette;
use iced::widget::{
    button, checkbox, container, pick_list, progress_bar, scrollable, slider, text, text_editor, text_input,
};
use iced::{Background, Border, Color, Font, Shadow, Theme, border, font};
use missions::Severity;
use missions::scene;
use std::sync::atomic::{AtomicU8, Ordering};

/// Running text.
pub(crate) const PLAIN: Font = Font::with_name("Fira Sans");

/// Titles, labels and numbers. All three properties are those of the file, else another font is taken.
pub(crate) const STRONG: Font = Font {
    weight: font::Weight::Semibold,
    stretch: font::Stretch::Condensed,
    ..Font::with_name("Barlow Condensed SemiBold")
};

/// Scripts.
pub(crate) const CODE: Font = Font { weight: font::Weight::Medium, ..Font::with_name("Fira Mono") };

/// Icons.
pub(crate) const ICONS: Font = Font::with_name("lucide");

/// The file of the font of scripts.
pub(crate) const CODE_FILE: &[u8] = include_bytes!("../fonts/FiraMono-Medium.ttf");

/// The size of running text.
pub(crate) const BODY: f32 = 15.0;

/// The size of what is less important.
pub(crate) const SMALL: f32 = 13.5;

/// The colours of a look: those of the pictures, and the window's own surfaces.
#[derive(Debug)]
struct Colors {
    scene: scene::Theme,
    /// A surface that lies on the table.
    surface: Color,
    /// A surface that lies on another.
    raised: Color,
    /// A button under the pointer.
    lit: Color,
    /// The thin lines between surfaces.
    line: Color,
    /// Text on what is chosen or pressed.
    on_accent: Color,
    /// What lies under words on the map, and words there that have no colour of their own.
    plate: Color,
    on_plate: Color,
}

/// The look is of the whole window, and every style asks for it; it is set in one place, by a message.
static LOOK: AtomicU8 = AtomicU8::new(Look::Dark as u8);

static LOOKS: [Colors; 3] = [
    Colors {
        scene: scene::Theme::dark(),
        surface: Color::from_rgb8(0x15, 0x1a, 0x20),
        raised: Color::from_rgb8(0x1e, 0x25, 0x2d),
        lit: Color::from_rgb8(0x2e, 0x37, 0x41),
        line: Color::from_rgb8(0x2e, 0x37, 0x41),
        on_accent: Color::WHITE,
        plate: Color::from_rgba8(0, 0, 0, 0.82),
        on_plate: Color::WHITE,
    },
    Colors {
        scene: scene::Theme::light(),
        surface: Color::from_rgb8(0xf4, 0xf5, 0xf7),
        raised: Color::from_rgb8(0xe6, 0xe9, 0xed),
        lit: Color::from_rgb8(0xd6, 0xdb, 0xe1),
        line: Color::from_rgb8(0xc4, 0xca, 0xd1),
        on_accent: Color::WHITE,
        plate: Color::from_rgba8(0xff, 0xff, 0xff, 0.9),
        on_plate: Color::from_rgb8(0x16, 0x18, 0x1b),
    },
    Colors {
        scene: scene::Theme::contrast(),
        surface: Color::BLACK,
        raised: Color::from_rgb8(0x16, 0x16, 0x16),
        lit: Color::from_rgb8(0x3a, 0x3a, 0x3a),
        line: Color::from_rgb8(0xc8, 0xc8, 0xc8),
        on_accent: Color::BLACK,
        plate: Color::from_rgba8(0, 0, 0, 0.82),
        on_plate: Color::WHITE,
    },
];

/// Look like this from now on.
pub(crate) fn set(look: Look) {
    LOOK.store(look as u8, Ordering::Relaxed);
}

/// The look that is worn.
pub(crate) fn worn() -> Look {
    [Look::Dark, Look::Light, Look::Contrast][usize::from(LOOK.load(Ordering::Relaxed))]
}

fn look() -> &'static Colors {
    &LOOKS[usize::from(LOOK.load(Ordering::Relaxed))]
}

/// The colours of the pictures.
pub(crate) fn colors() -> &'static scene::Theme {
    &look().scene
}

/// A colour of the pictures as the window's library has it.
pub(crate) fn color(color: scene::Color) -> Color {
    Color::from_rgba8(color.r, color.g, color.b, f32::from(color.a) / 255.0)
}

/// A colour of the pictures as a pixel of the screen that lets nothing through.
pub(crate) const fn pixel(color: scene::Color) -> u32 {
    u32::from_be_bytes([255, color.r, color.g, color.b])
}

/// What is to be read later.
pub(crate) fn faint() -> Color {
    color(colors().faint)
}

/// The line between two surfaces.
pub(crate) fn line_between() -> Color {
    look().line
}

/// The mark of what has the keys: as strong as text, so that it is seen on what is chosen, too.
pub(crate) fn focus() -> Color {
    color(colors().text)
}

/// Trimmings, and what is chosen.
pub(crate) fn accent() -> Color {
    color(colors().accent)
}

/// The colour of a kind of problem.
pub(crate) fn severity(severity: Severity) -> Color {
    color(match severity {
        Severity::Error => colors().error,
        Severity::Warning => colors().warning,
        Severity::Note => colors().note,
    })
}

/// Text on the colour of any kind of problem, black or white: the one that is read more easily.
pub(crate) fn on_severity() -> Color {
    match worn() {
        Look::Light => Color::WHITE,
        Look::Dark | Look::Contrast => Color::BLACK,
    }
}

/// What lies under a word on the map, so that the colours of the look can be read on any floor.
pub(crate) fn plate() -> Color {
    look().plate
}

/// A word on the map that has no colour of its own.
pub(crate) fn on_plate() -> Color {
    look().on_plate
}

/// Words about who won. The colours of the map are made for large marks; words have more of the text's own.
pub(crate) fn won(winner: Option<Side>) -> Color {
    let (colors, part) = (colors(), 100);
    match winner {
        Some(Side::Marines) => color(colors.start.mix(colors.text, part)),
        Some(Side::Invader) => color(colors.error),
        None => faint(),
    }
}

/// The theme of the window.
pub(crate) fn theme() -> Theme {
    Theme::custom(
        "Hellwright",
        Palette {
            background: color(colors().table),
            text: color(colors().text),
            primary: accent(),
            success: color(colors().well),
            warning: color(colors().warning),
            danger: color(colors().error),
        },
    )
}

/// Text to be read later.
pub(crate) fn faint_text(_: &Theme) -> text::Style {
    text::Style { color: Some(faint()) }
}

/// A bar along the window, or a panel at its side.
pub(crate) fn surface(_: &Theme) -> container::Style {
    container::Style { background: Some(look().surface.into()), ..container::Style::default() }
}

/// What lies under a map.
pub(crate) fn table(_: &Theme) -> container::Style {
    // The upper corners are those of the card it is on.
    let border = border::rounded(border::top(7.0));
    container::Style { background: Some(color(colors().table).into()), border, ..container::Style::default() }
}

/// A small box with a line around it.
pub(crate) fn raised(_: &Theme) -> container::Style {
    container::Style {
        background: Some(look().raised.into()),
        border: line(look().line, 8.0),
        text_color: Some(color(colors().text)),
        ..container::Style::default()
    }
}

/// A card of something that is not there: only its edge is drawn.
pub(crate) fn absent(_: &Theme) -> container::Style {
    container::Style { border: line(look().line, 8.0), ..container::Style::default() }
}

/// Over everything that cannot be used as long as a question is open.
pub(crate) fn shade(_: &Theme) -> container::Style {
    container::Style {
        background: Some(Color { a: 0.6, ..Color::BLACK }.into()),
        ..container::Style::default()
    }
}

/// A thin line between two surfaces.
pub(crate) fn rule(_: &Theme) -> container::Style {
    container::Style { background: Some(look().line.into()), ..container::Style::default() }
}

/// A dot as strong as text.
pub(crate) fn dot(_: &Theme) -> container::Style {
    container::Style {
        background: Some(color(colors().text).into()),
        border: border::rounded(8),
        ..container::Style::default()
    }
}

/// A line of the accent's colour.
pub(crate) fn accent_rule(_: &Theme) -> container::Style {
    container::Style { background: Some(accent().into()), ..container::Style::default() }
}

/// Games won by the marines.
pub(crate) fn marines(_: &Theme) -> container::Style {
    container::Style { background: Some(color(colors().start).into()), ..container::Style::default() }
}

/// Games won by the invader.
pub(crate) fn invader(_: &Theme) -> container::Style {
    container::Style { background: Some(color(colors().error).into()), ..container::Style::default() }
}

/// How far work has come.
pub(crate) fn progress(_: &Theme) -> progress_bar::Style {
    progress_bar::Style { background: look().line.into(), bar: accent().into(), border: border::rounded(4) }
}

/// Where one is in something long.
pub(crate) fn slide(theme: &Theme, status: slider::Status) -> slider::Style {
    let mut style = slider::default(theme, status);
    style.rail.backgrounds = (accent().into(), look().line.into());
    style.handle.background = accent().into();
    style.handle.border_color = color(colors().text);
    style
}

/// The colour half way between two.
fn between(one: Color, other: Color) -> Color {
    let half = |a: f32, b: f32| f32::midpoint(a, b);
    Color::from_rgb(half(one.r, other.r), half(one.g, other.g), half(one.b, other.b))
}

fn line(color: Color, radius: f32) -> Border {
    border::rounded(radius).color(color).width(1.0)
}

fn pressable(background: Color, lit: Color, edge: Color, status: button::Status) -> button::Style {
    let (background, edge) = match status {
        button::Status::Active => (background, edge),
        button::Status::Hovered => (lit, edge),
        button::Status::Pressed => (background, faint()),
        button::Status::Disabled => (background, edge),
    };
    let text = if status == button::Status::Disabled { faint() } else { color(colors().text) };
    button::Style {
        background: Some(Background::Color(background)),
        text_color: text,
        border: line(edge, 8.0),
        ..button::Style::default()
    }
}

/// A card one can press.
pub(crate) fn card(_: &Theme, status: button::Status) -> button::Style {
    pressable(look().surface, look().raised, look().line, status)
}

/// A usual button.
pub(crate) fn quiet(_: &Theme, status: button::Status) -> button::Style {
    pressable(look().raised, look().lit, look().line, status)
}

/// The button for what one most likely wants.
pub(crate) fn loud(_: &Theme, status: button::Status) -> button::Style {
    let dark = Color { a: 0.85, ..accent() };
    let style = pressable(dark, accent(), accent(), status);
    button::Style { text_color: look().on_accent, ..style }
}

/// A line of a list; the chosen one stands out.
pub(crate) fn entry(chosen: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |_, status| {
        if chosen {
            // Faint words on the chosen line have to stay readable under the pointer.
            pressable(look().raised, between(look().raised, look().lit), accent(), status)
        } else {
            pressable(look().surface, look().raised, look().surface, status)
        }
    }
}

/// A button of a tool or a command that has only an icon; the chosen one has a line around it.
pub(crate) fn tool(chosen: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let style = entry(chosen)(theme, status);
        button::Style { border: style.border.rounded(6.0), ..style }
    }
}

/// An entry of a menu.
pub(crate) fn menu_entry(_: &Theme, status: button::Status) -> button::Style {
    let (background, text) = match status {
        button::Status::Active => (None, color(colors().text)),
        button::Status::Hovered | button::Status::Pressed => (Some(look().lit), color(colors().text)),
        button::Status::Disabled => (None, faint()),
    };
    button::Style {
        background: background.map(Background::Color),
        text_color: text,
        border: border::rounded(5),
        ..button::Style::default()
    }
}

/// A field to write in.
pub(crate) fn field(theme: &Theme, status: text_input::Status) -> text_input::Style {
    let edge = if matches!(status, text_input::Status::Focused { .. }) { accent() } else { look().line };
    text_input::Style {
        background: color(colors().table).into(),
        border: line(edge, 8.0),
        placeholder: Color { a: 0.7, ..faint() },
        ..text_input::default(theme, status)
    }
}

/// A closed list to choose from.
pub(crate) fn choice(_: &Theme, status: pick_list::Status) -> pick_list::Style {
    let lit = match status {
        pick_list::Status::Active | pick_list::Status::Opened { is_hovered: false } => false,
        pick_list::Status::Hovered | pick_list::Status::Opened { is_hovered: true } => true,
    };
    pick_list::Style {
        text_color: color(colors().text),
        placeholder_color: faint(),
        handle_color: faint(),
        background: if lit { look().lit } else { look().raised }.into(),
        border: line(look().line, 8.0),
    }
}

/// The lines of an open list to choose from.
pub(crate) fn choices(_: &Theme) -> menu::Style {
    menu::Style {
        background: look().raised.into(),
        border: line(look().line, 8.0),
        text_color: color(colors().text),
        selected_text_color: look().on_accent,
        selected_background: accent().into(),
        shadow: Shadow::default(),
    }
}

/// A card in a hand: lit as long as it can be used.
pub(crate) fn held(lit: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |_, status| {
        let over = matches!(status, button::Status::Hovered | button::Status::Pressed);
        let edge = if lit { accent() } else { look().line };
        let words = if lit { color(colors().text) } else { faint() };
        button::Style {
            background: Some(if over && lit { look().line } else { look().raised }.into()),
            text_color: words,
            border: Border { color: edge, width: if lit { 2.0 } else { 1.0 }, radius: 6.0.into() },
            ..button::Style::default()
        }
    }
}

/// A field of several lines.
pub(crate) fn writing(theme: &Theme, status: text_editor::Status) -> text_editor::Style {
    let edge = if matches!(status, text_editor::Status::Focused { .. }) { accent() } else { look().line };
    text_editor::Style {
        background: color(colors().table).into(),
        border: line(edge, 8.0),
        placeholder: Color { a: 0.7, ..faint() },
        ..text_editor::default(theme, status)
    }
}

/// Where a script is written: the surface shows through, and what is marked under it.
pub(crate) fn script(theme: &Theme, status: text_editor::Status) -> text_editor::Style {
    text_editor::Style {
        background: Color::TRANSPARENT.into(),
        border: Border::default(),
        value: color(colors().text),
        selection: Color { a: 0.35, ..accent() },
        ..text_editor::default(theme, status)
    }
}

/// The ground under a script; there is a line around it as long as one writes.
pub(crate) fn page(writing: bool) -> impl Fn(&Theme) -> container::Style {
    move |_| {
        let edge = if writing { accent() } else { color(colors().table) };
        let border = Border { color: edge, width: 2.0, radius: 0.0.into() };
        container::Style {
            background: Some(color(colors().table).into()),
            border,
            ..container::Style::default()
        }
    }
}

/// Something went wrong and waits to be dealt with.
pub(crate) fn alert(_: &Theme) -> container::Style {
    let wrong = severity(Severity::Error);
    container::Style {
        background: Some(look().raised.into()),
        border: Border { color: wrong, width: 2.0, radius: 0.0.into() },
        text_color: Some(color(colors().text)),
        ..container::Style::default()
    }
}

/// A box to tick.
pub(crate) fn tick(theme: &Theme, status: checkbox::Status) -> checkbox::Style {
    let (ticked, hovered) = match status {
        checkbox::Status::Active { is_checked } | checkbox::Status::Disabled { is_checked } => {
            (is_checked, false)
        }
        checkbox::Status::Hovered { is_checked } => (is_checked, true),
    };
    checkbox::Style {
        background: if ticked { accent() } else { color(colors().table) }.into(),
        icon_color: look().on_accent,
        border: line(if ticked || hovered { accent() } else { look().line }, 4.0),
        ..checkbox::primary(theme, status)
    }
}

/// A list that may be longer than its place.
pub(crate) fn scroll(theme: &Theme, status: scrollable::Status) -> scrollable::Style {
    let mut style = scrollable::default(theme, status);
    style.vertical_rail.background = None;
    style.vertical_rail.scroller.background = look().line.into();
    style
}

#[cfg(test)]
mod tests {
    use super::*;

    /// WCAG 2.1 asks for 4.5 of small text.
    #[test]
    fn text_can_be_read_on_the_panels_of_every_look() {
        for (look, Colors { scene, surface, .. }) in ["dark", "light", "contrast"].into_iter().zip(&LOOKS) {
            let inks = [
                ("text", scene.text),
                ("faint", scene.faint),
                ("accent", scene.accent),
                ("well", scene.well),
                ("error", scene.error),
                ("warning", scene.warning),
                ("note", scene.note),
            ];
            for (name, ink) in inks {
                let contrast = color(ink).relative_contrast(*surface);
                assert!(contrast >= 4.5, "{name} on a panel of the {look} look: {contrast}");
            }
        }
    }
    /// As it is seen on another colour.
    fn over(top: Color, below: Color) -> Color {
        let mixed = |top_part: f32, below_part: f32| top_part * top.a + below_part * (1.0 - top.a);
        Color::from_rgb(mixed(top.r, below.r), mixed(top.g, below.g), mixed(top.b, below.b))
    }

    #[test]
    fn words_on_the_map_can_be_read_on_the_floors_of_every_look() {
        for (look, colors) in ["dark", "light", "contrast"].into_iter().zip(&LOOKS) {
            let scene = &colors.scene;
            let tones = [scene.well, scene.warning, scene.error].map(color);
            let floors = scene.facility.plates.into_iter().chain(scene.hell.plates).map(color);
            for floor in floors {
                for lit in tones.into_iter().chain([colors.on_plate]) {
                    // What is lit is filled with its colour, in one half more than in the other.
                    let ground = over(colors.plate, over(Color { a: 0.42, ..lit }, floor));
                    for ink in tones.into_iter().chain([colors.on_plate]) {
                        let contrast = ink.relative_contrast(ground);
                        assert!(contrast >= 4.5, "{ink} on a plate of the {look} look: {contrast}");
                    }
                }
            }
        }
    }
}
