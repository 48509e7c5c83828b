//! `hellwright probe`: asks the engine's geometry about a mission as it is set up, and says why.
//! The answers are the rules' own; here they become sentences, a map and JSON.

mod answer;
mod arguments;
mod movement;
mod range;
mod setting;
mod sight;

pub(crate) use arguments::Arguments;

use crate::open;
use crate::terminal::{Style, Terminal, WIDTH, wrap};
use crate::{Done, Format, Verdict};
use answer::place;
use arguments::Question;
use serde_json::{Map as Object, Value};
use setting::Setting;

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
    let said: Vec<String> = answer.text.iter().map(ToString::to_string).collect();
    match arguments.format {
        Format::Text => {
            let style = if answer.good { Style::Green } else { Style::Yellow };
            let text = wrap(&said.join("\n"), WIDTH, "");
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
            put("reason", said.join(" ").into());
            all.extend(answer.json);
            terminal.print_json(&Value::Object(all))?;
        }
    }
    Ok(Verdict::Good)
}
