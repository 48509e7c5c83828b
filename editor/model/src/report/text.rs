//! A report as text for terminals: tables and charts of letters.

use super::{Bars, Columns, Curves, Document, Finding, Part, Section, Table};
use std::fmt::Write;

/// How wide a bar is, in letters.
const WIDTH: usize = 50;

/// The whole report as text. Lines of text are not broken.
#[must_use]
pub fn text(document: &Document) -> String {
    let mut out = format!("{}\n", document.title);
    // Writing to a string cannot fail.
    for line in document.headline.iter().chain([&document.made]) {
        let _ = writeln!(out, "  {line}");
    }
    for section in &document.sections {
        out += &section_text(section);
    }
    out
}

fn section_text(section: &Section) -> String {
    let mut out = format!("\n{}\n", section.title);
    if !section.about.is_empty() {
        let _ = writeln!(out, "  {}", section.about);
    }
    for part in &section.parts {
        match part {
            Part::Text(text) => {
                let _ = writeln!(out, "  {text}");
            }
            Part::Finding(Finding { severity, code, message, help, place, number: _ }) => {
                let place = if place.is_empty() { String::new() } else { format!(" ({place})") };
                let _ = writeln!(out, "  {}[{code}]: {message}{place}", severity.said());
                if let Some(help) = help {
                    let _ = writeln!(out, "    {help}");
                }
            }
            Part::Table(table) => out += &table_text(table),
            Part::Bars(bars) => out += &bars_text(bars),
            Part::Columns(columns) => out += &columns_text(columns),
            Part::Curves(curves) => out += &curves_text(curves),
            // A map of letters shows no counts; the spaces that matter are named beside it.
            Part::Map(..) | Part::Places(..) => {}
        }
    }
    out
}

fn table_text(table: &Table) -> String {
    let all = || std::iter::once(&table.head).chain(&table.rows);
    let width =
        |column: usize| all().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..table.head.len()).map(|column| width(column).unwrap_or(0)).collect();
    let mut out = String::new();
    for row in all() {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            if column < table.words { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        let _ = writeln!(out, "    {}", line.trim_end());
    }
    out
}

fn letters(part: f64) -> usize {
    (part.clamp(0.0, 1.0) * WIDTH as f64).round() as usize
}

fn bars_text(bars: &Bars) -> String {
    let width = bars.rows.iter().map(|(label, ..)| label.chars().count()).max().unwrap_or(0);
    let mut out = String::new();
    for (label, first, neither, _) in &bars.rows {
        let (first, neither) = (letters(*first), letters(*neither));
        let rest = WIDTH.saturating_sub(first + neither);
        let bar = format!("{}{}{}", "█".repeat(first), " ".repeat(neither), "░".repeat(rest));
        let _ = writeln!(out, "    {label:<width$}  {bar}");
    }
    out
}

fn columns_text(columns: &Columns) -> String {
    let most = columns.columns.iter().map(|(_, layers)| layers.iter().sum::<u32>()).max().unwrap_or(0);
    let signs = ["█", "░", "·"];
    let legend = columns.layers.iter().zip(signs).map(|(layer, sign)| format!("{sign} {layer}"));
    let mut out = format!("    {}: {}\n", columns.axis, legend.collect::<Vec<_>>().join("   "));
    for (label, layers) in &columns.columns {
        let bar = layers
            .iter()
            .zip(signs)
            .map(|(count, sign)| sign.repeat(letters(f64::from(*count) / f64::from(most.max(1)))));
        let line = format!("    {label:>4}  {} {}", bar.collect::<String>(), layers.iter().sum::<u32>());
        let _ = writeln!(out, "{line}");
    }
    out
}

fn curves_text(curves: &Curves) -> String {
    let width = curves.series.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let rounds = curves.series.iter().map(|(_, values)| values.len()).max().unwrap_or(0);
    let rounds: String = (1..=rounds).map(|round| format!("{round:>6}")).collect();
    let axis_width = width.max(curves.axis.chars().count());
    let mut out = format!("    {:<axis_width$}{rounds}\n", curves.axis);
    for (name, values) in &curves.series {
        let values: String = values.iter().map(|value| format!("{:>4.0} %", value * 100.0)).collect();
        let _ = writeln!(out, "    {name:<axis_width$}{values}");
    }
    out
}
