//! `hellwright probe`: asks the engine's geometry about a mission as it is set up, and says why.
//! The answers are the rules' own; here they become sentences, a map and JSON.

mod movement;
mod range;
mod setting;
mod sight;

use crate::open;
use crate::terminal::{Style, Terminal, WIDTH, wrap};
use crate::{Done, Failure, Format, Verdict, numbers};
use missions::text::Map;
use serde_json::{Map as Object, Value, json};
use setting::Setting;
use std::path::PathBuf;
use tiles::Cell;

/// Ask about sight, cover, range and movement on a mission's map, with its figures where they start.
///
/// With two spaces the answer comes with its reason; with one it is given for the whole map.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// What to ask
    #[arg(value_enum)]
    question: Question,
    /// The mission
    mission: PathBuf,
    /// From which space: column and row
    #[arg(value_name = "X,Y", value_parser = cell, allow_hyphen_values = true)]
    from: Cell,
    /// To which space
    #[arg(value_name = "X,Y", value_parser = cell, allow_hyphen_values = true)]
    to: Option<Cell>,
    /// Movement points; without it what the figure has
    #[arg(long, value_name = "N", value_parser = numbers::points, allow_negative_numbers = true)]
    points: Option<u8>,
    /// Who moves or looks, by the name of its kind (`imp`, `pinky`, `alpha`); without it the figure that stands there, or a
    /// marine
    #[arg(long, value_name = "KIND")]
    figure: Option<String>,
    /// Doors taken for open: by name, by number (`#10`), or `all`
    #[arg(long, value_name = "DOOR,…", value_delimiter = ',')]
    open: Vec<String>,
    /// With how many marines; without it as many as the mission allows
    #[arg(long, value_name = "K", value_parser = numbers::marines, allow_negative_numbers = true)]
    marines: Option<u8>,
    /// For people or for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Question {
    /// Who sees whom?
    Sight,
    /// Is there cover from an attack?
    Cover,
    /// How far is it, as attacks count?
    Range,
    /// Where can a figure go?
    Reach,
    /// Which way does a figure take?
    Path,
}

/// A column and a row: `3,4`.
fn cell(text: &str) -> Result<Cell, String> {
    let number = |text: &str| text.trim().parse::<i16>().ok();
    let pair = text.split_once(',').and_then(|(x, y)| Some(Cell::new(number(x)?, number(y)?)));
    pair.ok_or_else(|| "a space is a column and a row, as 3,4".to_owned())
}

/// An answer.
struct Answer<'a> {
    /// Did it turn out well? Only for the colour.
    good: bool,
    /// The answer and its reason, in sentences.
    text: String,
    /// The map with the answer on it.
    map: Map<'a>,
    /// The answer for programs, beside what was asked.
    json: Object<String, Value>,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let opened = open::mission(&arguments.mission)?;
    let marines = open::marines(&opened, arguments.marines)?;
    let laid = open::lay_out(&opened, marines)?;
    let setting = Setting::new(arguments, &opened, &laid)?;
    let answer = match arguments.question {
        Question::Sight => sight::sight(&setting),
        Question::Cover => sight::cover(&setting),
        Question::Range => range::range(&setting),
        Question::Reach => movement::reach(&setting),
        Question::Path => movement::path(&setting)?,
    };
    match arguments.format {
        Format::Text => {
            let style = if answer.good { Style::Green } else { Style::Yellow };
            let text = wrap(&rule_system::capital(&answer.text), WIDTH, "");
            let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
            let text = format!("{}\n{rest}", terminal.paint(style, first));
            terminal.print(&format!("{}\n{text}", answer.map.text(terminal.colours)))?;
        }
        Format::Json => {
            let word = clap::ValueEnum::to_possible_value(&arguments.question);
            let mut all = Object::new();
            let mut put = |key: &str, value: Value| {
                let _ = all.insert(key.to_owned(), value);
            };
            put("question", word.map_or(Value::Null, |word| word.get_name().into()));
            put("mission", opened.path.clone().into());
            put("marines", marines.into());
            put("figure", setting.asked.kind().id.clone().into());
            put("from", place(arguments.from));
            put("to", arguments.to.map_or(Value::Null, place));
            put("reason", rule_system::capital(&answer.text).replace('\n', " ").into());
            all.extend(answer.json);
            terminal.print_json(&Value::Object(all))?;
        }
    }
    Ok(Verdict::Good)
}

/// A space for programs.
fn place(cell: Cell) -> Value {
    json!({ "x": cell.x, "y": cell.y })
}

/// A figure for a distance: 0 to 9, then a to z.
fn digit(number: u8) -> char {
    char::from_digit(u32::from(number), 36).unwrap_or('+')
}

/// Which question needs a second space.
fn missing(what: &str) -> Failure {
    Failure::Told(format!("{what} needs two spaces: from where and to where"))
}
