//! A report as one file of HTML: no script, nothing fetched, charts as SVG with their numbers in words or tables beside them,
//! for screens, phones and paper.

use super::{Bars, Columns, Curves, Document, Finding, Part, Section, Table};
use crate::words::say;
use missions::Severity;
use missions::report::Balance;
use std::fmt::Write;

const STYLE: &str = include_str!("report.css");

/// The whole report as a page.
#[must_use]
pub fn html(document: &Document) -> String {
    let title = escaped(&document.title);
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
<link rel=\"icon\" href=\"data:,\">\n<style>\n{STYLE}</style>\n<body>\n<header>\n<h1>{title}</h1>\n",
        say("report-language")
    );
    // Writing to a string cannot fail.
    for (index, line) in document.headline.iter().enumerate() {
        let class = if index == 0 { "state" } else { "short" };
        let _ = writeln!(out, "<p class=\"{class}\">{}</p>", escaped(line));
    }
    let _ = writeln!(out, "<p class=\"made\">{}</p>\n</header>", escaped(&document.made));
    let _ = writeln!(out, "<nav aria-label=\"{}\"><ul>", escaped(&say("report-contents")));
    for section in &document.sections {
        let _ = writeln!(out, "<li><a href=\"#{}\">{}</a></li>", section.id, escaped(&section.title));
    }
    out += "</ul></nav>\n<main>\n";
    for section in &document.sections {
        out += &section_html(section);
    }
    out += "</main>\n</body>\n</html>\n";
    out
}

fn section_html(section: &Section) -> String {
    let Section { id, title, about, parts } = section;
    let mut out = format!("<section id=\"{id}\" aria-labelledby=\"{id}-title\">\n");
    let _ = writeln!(out, "<h2 id=\"{id}-title\">{}</h2>", escaped(title));
    if !about.is_empty() {
        let _ = writeln!(out, "<p class=\"about\">{}</p>", escaped(about));
    }
    for part in parts {
        out += &match part {
            Part::Text(text) => format!("<p>{}</p>\n", escaped(text)),
            Part::Finding(finding) => finding_html(finding),
            Part::Table(table) => table_html(table, title),
            Part::Bars(bars) => bars_html(bars),
            Part::Columns(columns) => columns_html(columns),
            Part::Curves(curves) => curves_html(curves),
            Part::Map(svg, about) => figure(&map_of(svg, "map"), about, "map"),
            Part::Places(svg, about) => figure(&map_of(svg, "places"), about, "map places"),
        };
    }
    out += "</section>\n";
    out
}

fn finding_html(finding: &Finding) -> String {
    let Finding { severity, code, message, help, place, number } = finding;
    let class = match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    };
    let place = if place.is_empty() {
        String::new()
    } else {
        format!(" <span class=\"place\">{}</span>", escaped(place))
    };
    let number = number.map_or_else(String::new, |number| format!("<span class=\"at\">{number}</span> "));
    let helps = |help: &str| {
        format!("<p class=\"help\"><b>{}</b> {}</p>", escaped(&say("report-finding-help")), prose(help))
    };
    let help = help.as_deref().map(helps).unwrap_or_default();
    format!(
        "<div class=\"finding {class}\"><p>{number}<b>{}</b> <code>{}</code>{place}</p><p>{}</p>{help}</div>\n",
        escaped(&rule_system::capital(severity.said())),
        escaped(code),
        prose(message)
    )
}

fn table_html(table: &Table, caption: &str) -> String {
    // A table that is wider than a phone scrolls, also by keyboard.
    let mut out = format!(
        "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"{}\"><table>\n<thead><tr>",
        escaped(caption)
    );
    let class = |column: usize| if column < table.words { "" } else { " class=\"number\"" };
    for (column, head) in table.head.iter().enumerate() {
        let tag = if head.is_empty() { "td" } else { "th scope=\"col\"" };
        let end = if head.is_empty() { "td" } else { "th" };
        let _ = write!(out, "<{tag}{}>{}</{end}>", class(column), escaped(head));
    }
    out += "</tr></thead>\n<tbody>\n";
    for row in &table.rows {
        out += "<tr>";
        for (column, cell) in row.iter().enumerate() {
            let _ = match column {
                0 => write!(out, "<th scope=\"row\">{}</th>", escaped(cell)),
                _ => write!(out, "<td{}>{}</td>", class(column), escaped(cell)),
            };
        }
        out += "</tr>\n";
    }
    out += "</tbody></table></div>\n";
    out
}

/// A chart with what it shows below it; one that is only seen has it read aloud instead.
fn figure(svg: &str, about: &str, class: &str) -> String {
    let about = escaped(about);
    format!("<figure class=\"{class}\">{svg}<figcaption>{about}</figcaption></figure>\n")
}

/// How an SVG picture begins that is read aloud as one.
fn begin(width: u32, height: u32, about: &str) -> String {
    format!("<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\">", escaped(about))
}

/// How wide charts are, in units of their own.
const WIDTH: u32 = 640;

fn bars_html(bars: &Bars) -> String {
    let height = bars.rows.len() as u32 * 44 + 22;
    let mut words = vec![bars.about.clone()];
    let mut body = String::new();
    let at = |part: f64| part.clamp(0.0, 1.0) * f64::from(WIDTH);
    // The fair band.
    let (low, high) = (at(Balance::LOW), at(Balance::HIGH));
    let _ = write!(
        body,
        "<rect class=\"band\" x=\"{low:.1}\" y=\"0\" width=\"{:.1}\" height=\"{}\"/>",
        high - low,
        height - 22
    );
    for (row, (label, first, neither, [low, high])) in bars.rows.iter().enumerate() {
        let y = row as u32 * 44;
        let _ = write!(body, "<text x=\"0\" y=\"{}\">{}</text>", y + 15, escaped(label));
        let (end, open) = (at(*first), at(first + neither));
        let _ = write!(
            body,
            "<rect class=\"lost\" x=\"{open:.1}\" y=\"{}\" width=\"{:.1}\" height=\"12\"/>",
            y + 20,
            f64::from(WIDTH) - open
        );
        let _ =
            write!(body, "<rect class=\"won\" x=\"0\" y=\"{}\" width=\"{end:.1}\" height=\"12\"/>", y + 20);
        let (low, high) = (at(*low), at(*high));
        let _ = write!(
            body,
            "<path class=\"interval\" d=\"M{low:.1} {y1}V{y2}M{low:.1} {y3}H{high:.1}M{high:.1} {y1}V{y2}\"/>",
            y1 = y + 22,
            y2 = y + 30,
            y3 = y + 26
        );
        words.push(format!("{label}: {:.0} %", first * 100.0));
    }
    let ends = [(0.0, "start"), (Balance::LOW, "middle"), (Balance::HIGH, "middle"), (1.0, "end")];
    for (share, anchor) in ends {
        let x = at(share);
        let _ = write!(
            body,
            "<text class=\"axis\" x=\"{x:.1}\" y=\"{}\" text-anchor=\"{anchor}\">{:.0} %</text>",
            height - 4,
            share * 100.0
        );
    }
    figure(&format!("{}{body}</svg>", begin(WIDTH, height, &words.join("; "))), &bars.about, "chart")
}

fn columns_html(columns: &Columns) -> String {
    const HEIGHT: u32 = 180;
    let count = columns.columns.len().max(1) as u32;
    let most = columns.columns.iter().map(|(_, layers)| layers.iter().sum::<u32>()).max().unwrap_or(0).max(1);
    let step = f64::from(WIDTH) / f64::from(count);
    let mut body = String::new();
    let mut words = vec![columns.about.clone()];
    let classes = ["won", "lost", "open"];
    // Of many labels only some have room.
    let every = count.div_ceil(20).max(1);
    for (index, (label, layers)) in (0_u32..).zip(&columns.columns) {
        let x = f64::from(index) * step;
        let mut y = f64::from(HEIGHT);
        for (layer, class) in layers.iter().zip(classes) {
            let height = f64::from(*layer) / f64::from(most) * f64::from(HEIGHT - 10);
            y -= height;
            if *layer > 0 {
                let _ = write!(
                    body,
                    "<rect class=\"{class}\" x=\"{:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{height:.1}\"/>",
                    x + 1.0,
                    (step - 2.0).max(1.0)
                );
            }
        }
        if index.is_multiple_of(every) {
            let _ = write!(
                body,
                "<text class=\"axis\" x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{label}</text>",
                x + step / 2.0,
                HEIGHT + 16
            );
        }
        words.push(format!("{label}: {}", layers.iter().sum::<u32>()));
    }
    let _ = write!(
        body,
        "<text class=\"axis\" x=\"{WIDTH}\" y=\"{}\" text-anchor=\"end\">{}</text>",
        HEIGHT + 34,
        escaped(&columns.axis)
    );
    let keys = columns.layers.iter().zip(classes);
    let keys: String = keys
        .map(|(layer, class)| format!("<span class=\"key {class}\">{}</span> ", escaped(layer)))
        .collect();
    let chart =
        format!("{}{body}</svg><p class=\"keys\">{keys}</p>", begin(WIDTH, HEIGHT + 38, &words.join("; ")));
    figure(&chart, &columns.about, "chart")
}

fn curves_html(curves: &Curves) -> String {
    const HEIGHT: u32 = 200;
    const LEFT: f64 = 62.0;
    let rounds = curves.series.iter().map(|(_, values)| values.len()).max().unwrap_or(0);
    let step = (f64::from(WIDTH) - LEFT - 90.0) / (rounds.max(2) - 1) as f64;
    let y = |value: f64| (1.0 - value.clamp(0.0, 1.0)) * f64::from(HEIGHT - 20) + 10.0;
    let mut body = String::new();
    let mut words = vec![curves.about.clone()];
    for percent in [0, 50, 100] {
        let at = y(f64::from(percent) / 100.0);
        let _ = write!(body, "<path class=\"grid\" d=\"M{LEFT} {at:.1}H{}\"/>", WIDTH - 90);
        let _ = write!(
            body,
            "<text class=\"axis\" x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
            LEFT - 6.0,
            at + 4.0
        );
    }
    let every = rounds.div_ceil(20).max(1);
    for round in (0..rounds).step_by(every) {
        let x = LEFT + round as f64 * step;
        let _ = write!(
            body,
            "<text class=\"axis\" x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            HEIGHT + 12,
            round + 1
        );
    }
    // Names beside the ends of their lines, the lower ones moved down where two would meet.
    let mut names: Vec<(f64, usize)> = curves
        .series
        .iter()
        .enumerate()
        .filter_map(|(index, (_, values))| Some((y(*values.last()?), index)))
        .collect();
    names.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut free = 0.0;
    for (at, _) in &mut names {
        *at = at.max(free);
        free = *at + 15.0;
    }
    for (index, (name, values)) in curves.series.iter().enumerate() {
        let points = values
            .iter()
            .enumerate()
            .map(|(round, value)| format!("{:.1},{:.1}", LEFT + round as f64 * step, y(*value)));
        let _ = write!(
            body,
            "<polyline class=\"curve c{}\" points=\"{}\"/>",
            index % 4,
            points.collect::<Vec<_>>().join(" ")
        );
        let said: Vec<String> = values.iter().map(|value| format!("{:.0} %", value * 100.0)).collect();
        words.push(format!("{name}: {}", said.join(", ")));
    }
    for (at, index) in names {
        let (name, values) = &curves.series[index];
        let x = LEFT + (values.len() - 1) as f64 * step + 6.0;
        let _ = write!(
            body,
            "<text class=\"name c{}\" x=\"{x:.1}\" y=\"{:.1}\">{}</text>",
            index % 4,
            at + 4.0,
            escaped(name)
        );
    }
    let _ = write!(
        body,
        "<text class=\"axis\" x=\"{WIDTH}\" y=\"{}\" text-anchor=\"end\">{}</text>",
        HEIGHT + 12,
        escaped(&curves.axis)
    );
    figure(&format!("{}{body}</svg>", begin(WIDTH, HEIGHT + 18, &words.join("; "))), &curves.about, "chart")
}

/// The picture of the map without its own size, so that it fits the page.
fn map_of(svg: &str, name: &str) -> String {
    let start = svg.find("<svg").unwrap_or(0);
    // Nothing in it refers to a name, but no two elements of a page may have the same.
    svg[start..].replace(" id=\"", &format!(" id=\"{name}-"))
}

/// A message, in which what a person types stands between backticks.
fn prose(text: &str) -> String {
    let parts = text.split('`').map(escaped).collect::<Vec<_>>();
    // Without a pair for each of them they are letters like others.
    if parts.len() % 2 == 0 {
        return parts.join("`");
    }
    (0..)
        .zip(parts)
        .map(|(at, part)| if at % 2 == 1 { format!("<code>{part}</code>") } else { part })
        .collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
