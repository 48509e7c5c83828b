//! What a front end may ask, and how a line becomes a request. Whatever comes in, the answer is a request or what is wrong
//! with the line; whether it can be granted is asked elsewhere.

use super::trouble::{Code, Trouble};
use crate::kinds;
use crate::words::text;
use engine::suggest::nearest;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value};
use words::Text;

/// A request. Its name stands in the field `do`, what belongs to it beside that.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(tag = "do")]
pub enum Request {
    /// Who is there: protocol, program, rules and mission.
    Hello {
        /// The protocol the front end speaks; refused if it is not the one spoken here.
        protocol: Option<u32>,
    },
    /// What lies open of the mission: texts, board, pieces and cards.
    Mission {},
    /// Begin a game. One that was under way is over.
    New {
        /// How many marines; without it as many as the mission allows.
        #[schemars(range(min = 1), extend("maximum" = kinds::most_marines()))]
        marines: Option<u8>,
        /// Where chance comes from; without it the mission's first seed, or 1.
        seed: Option<u64>,
        /// The seats that the front end plays; without it all. Bots play the others.
        seats: Option<Vec<u8>>,
        /// The bots: `random`, `greedy`, `search:quick`, `search:usual` or `search:long`, or one for each side:
        /// `search,greedy`. As marines also `rush`, `turtle`, `explore`, `hunt`, as the invader also `swarm`, `ambush`,
        /// `guard`, where the rules have them: `rush,greedy`. Greedy ones if nothing is said.
        bots: Option<String>,
        /// Who decides how chance falls.
        #[serde(default)]
        chance: Chance,
    },
    /// What happened since the last answer to a seat, who is to choose, and the choices if it is that seat.
    Turn {
        /// Who asks; null for an onlooker, who knows what everybody knows.
        seat: Option<u8>,
    },
    /// The whole table as a seat sees it.
    Look {
        /// Who asks; null for an onlooker.
        seat: Option<u8>,
    },
    /// Take one of the choices on offer.
    Take {
        /// Who chooses; null for chance, where the front end decides it.
        seat: Option<u8>,
        /// The choice.
        key: String,
    },
    /// More about one of the choices on offer.
    Describe {
        /// Who asks; null for chance, where the front end decides it.
        seat: Option<u8>,
        /// The choice.
        key: String,
    },
    /// Take back the last choice of a seat, and all that came after it.
    Undo {
        /// Who asks; null for chance, where the front end decides it.
        seat: Option<u8>,
        /// Keep so many choices of that seat instead.
        to: Option<usize>,
        /// Even if something has been revealed since, or somebody else has chosen.
        #[serde(default)]
        anyway: bool,
    },
    /// What is seen from a space as the figures stand now: sight, cover and range, to every space or to one.
    Sight {
        /// The space of who looks.
        from: u16,
        /// The only space that is asked for; without it all.
        to: Option<u16>,
    },
    /// Where a figure can end its movement as the table lies now, and what that costs.
    Reach {
        /// Who moves.
        figure: u8,
        /// With so many movement points; without it as many as its kind usually has.
        points: Option<u8>,
    },
    /// Say which seats the front end plays from now on. Bots play the others.
    Sit {
        /// The seats; without it all.
        seats: Option<Vec<u8>>,
    },
    /// Save the game.
    Save {
        /// Keep it under this name: letters, digits, `-` and `_`. Without it the answer has the text.
        #[schemars(regex(pattern = "^[A-Za-z0-9_-]{1,64}$"))]
        name: Option<String>,
        /// Even if a game is kept under this name already: it is replaced.
        #[serde(default)]
        overwrite: bool,
    },
    /// The saved games that are kept.
    Saves {},
    /// Go on with a saved game. One that was under way is over.
    Load {
        /// One that was kept under this name.
        #[schemars(regex(pattern = "^[A-Za-z0-9_-]{1,64}$"))]
        name: Option<String>,
        /// Or its text.
        text: Option<String>,
        /// The seats that the front end plays; without it all.
        seats: Option<Vec<u8>>,
        /// The bots, as in `new`.
        bots: Option<String>,
        /// Who decides how chance falls.
        #[serde(default)]
        chance: Chance,
    },
    /// Good-bye. Nothing is read after it.
    Quit {},
}

/// Who decides how chance falls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// The program, by the seed.
    #[default]
    Seed,
    /// The front end, as a seat of its own: for dice thrown by hand, and for tests.
    FrontEnd,
}

impl Request {
    /// The names of all requests.
    pub const NAMES: [&'static str; 15] = [
        "hello", "mission", "new", "turn", "look", "take", "describe", "undo", "sight", "reach", "sit",
        "save", "saves", "load", "quit",
    ];
}

/// Where to read more.
const SEE: Text = text("request-see");

/// Read a line: the `id` of the request as far as it can be known, and the request or what is wrong with it.
pub(super) fn read(line: &[u8]) -> (Value, Result<Request, Trouble>) {
    let mut fields = match object(line) {
        Ok(fields) => fields,
        Err(trouble) => return (Value::Null, Err(trouble)),
    };
    match fields.remove("id") {
        Some(id) if !(id.is_string() || id.is_i64() || id.is_u64() || id.is_null()) => {
            let trouble = Trouble::new(Code::WrongValue, text("request-id"), text("request-id-help"));
            (Value::Null, Err(trouble.at("id")))
        }
        id => (id.unwrap_or_default(), request(fields)),
    }
}

fn object(line: &[u8]) -> Result<Map<String, Value>, Trouble> {
    let said = std::str::from_utf8(line).map_err(|error| {
        let place = format!("byte {}", error.valid_up_to() + 1);
        Trouble::new(Code::NotText, text("request-bytes"), text("request-bytes-help")).at(place)
    })?;
    // Some programs put an invisible mark before their first letter.
    let value = serde_json::from_str(said.trim_start_matches('\u{feff}')).map_err(|error| {
        let what = error.to_string();
        let what = what.split_once(" at line ").map_or(what.as_str(), |(what, _)| what);
        Trouble::new(Code::NotJson, text("request-json").with("what", what), text("request-json-help"))
            .at(format!("column {}", error.column()))
    })?;
    match value {
        Value::Object(fields) => Ok(fields),
        _ => Err(Trouble::new(Code::NotARequest, text("request-object"), SEE)),
    }
}

fn request(mut fields: Map<String, Value>) -> Result<Request, Trouble> {
    let Some(name) = fields.remove("do") else {
        return Err(Trouble::new(Code::NotARequest, text("request-no-do"), SEE).at("do"));
    };
    let Some(name) = name.as_str() else {
        return Err(Trouble::new(Code::NotARequest, text("request-do"), SEE).at("do"));
    };
    if !Request::NAMES.contains(&name) {
        let help = match nearest(name, Request::NAMES) {
            Some(meant) => text("did-you-mean").with("meant", meant),
            None => text("request-unknown-help").with("names", Request::NAMES.join(", ")),
        };
        let message = text("request-unknown").with("name", name);
        return Err(Trouble::new(Code::UnknownRequest, message, help).at("do"));
    }
    let tagged = Map::from_iter([(name.to_owned(), Value::Object(fields))]);
    serde_path_to_error::deserialize(Value::Object(tagged)).map_err(|error| unfit(name, &error))
}

/// What is wrong with the fields of a request, and where.
fn unfit(name: &str, error: &serde_path_to_error::Error<serde_json::Error>) -> Trouble {
    let what = error.inner().to_string();
    let quoted = what.split('`').nth(1).unwrap_or_default().to_owned();
    // A path begins with the request's name.
    let path = error.path().to_string();
    let path = path.strip_prefix(name).unwrap_or(&path).trim_start_matches('.').to_owned();
    if what.starts_with("unknown field") {
        let message = text("request-field-unknown").with("request", name).with("field", quoted.as_str());
        return Trouble::new(Code::UnknownField, message, SEE).at(quoted);
    }
    if what.starts_with("missing field") {
        let message = text("request-field-missing").with("request", name).with("field", quoted.as_str());
        return Trouble::new(Code::MissingField, message, SEE).at(quoted);
    }
    let message = text("request-value").with("field", path.as_str()).with("what", in_words(&what));
    Trouble::new(Code::WrongValue, message, SEE).at(path)
}

/// What a value should have been, for people who write in other languages.
fn in_words(what: &str) -> String {
    let numbers = [
        ("u8", text("request-byte")),
        ("u16", text("request-short")),
        ("u64", text("whole-number")),
        ("usize", text("whole-number")),
    ];
    let named = numbers.iter().find_map(|(name, words)| {
        let rest = what.strip_suffix(name).filter(|rest| rest.ends_with(' '))?;
        Some(format!("{rest}{words}"))
    });
    named.unwrap_or_else(|| what.to_owned())
}
