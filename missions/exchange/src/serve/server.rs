//! A server: one mission, the game of it that is under way, and the answer to each line.

use super::PROTOCOL;
use super::answer::{self, Answer, Done, Hello, Reply};
use super::game::{self, Game};
use super::request::{self, Request};
use super::saves::{self, Saves};
use super::trouble::{Code, Trouble};
use crate::export::json::Open;
use crate::words::text;
use engine::play::Replay;
use missions_document::mission::Mission;
use missions_play::ruleset;
use rule_system::View;
use serde_json::Value;
use std::path::Path;
use words::Text;

/// A request may have so many bytes: enough for a long saved game as text.
pub const LONGEST: usize = 4 << 20;

/// Serves one mission to one front end.
pub struct Server {
    mission: Mission,
    /// How saved games say where the mission is.
    path: String,
    saves: Option<Box<dyn Saves>>,
    game: Option<Game>,
    over: bool,
}

impl Server {
    /// A server without a game. `path` is where saved games say the mission is: of a path from the root only the last name,
    /// for the rest of it describes one machine. Without `saves` nothing is kept.
    #[must_use]
    pub fn new(mission: Mission, path: &str, saves: Option<Box<dyn Saves>>) -> Self {
        let given = Path::new(path);
        let name = given.file_name().filter(|_| given.has_root() || given.is_absolute());
        let path = name.map_or_else(|| path.to_owned(), |name| name.to_string_lossy().into_owned());
        Self { mission, path, saves, game: None, over: false }
    }

    /// Whether the front end has said good-bye.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The answer to a line, without a line feed. Whatever the line is, there is exactly one.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let (id, request) = request::read(line);
        written(id, request.and_then(|request| self.grant(request)))
    }

    fn grant(&mut self, request: Request) -> Result<Answer, Trouble> {
        match request {
            Request::Hello { protocol } => self.hello(protocol),
            Request::Mission {} => Ok(Answer::Mission(Box::new(self.open()))),
            Request::New { marines, seed, seats, bots, chance } => {
                let players = game::players(&self.mission, seats, bots, chance)?;
                let seed = seed.unwrap_or_else(|| self.seed());
                let game = Game::begin(&self.mission, &self.path, marines, seed, players)?;
                Ok(Answer::Game(self.game.insert(game).told(Vec::new())))
            }
            Request::Load { name, text, seats, bots, chance } => {
                let players = game::players(&self.mission, seats, bots, chance)?;
                let text = self.kept(name, text)?;
                let (game, notes) = Game::load(&self.mission, &self.path, &text, self.seed(), players)?;
                Ok(Answer::Game(self.game.insert(game).told(notes)))
            }
            Request::Turn { seat } => self.game()?.turn(seat).map(Answer::Turn),
            Request::Look { seat } => self.game()?.look(seat).map(|look| Answer::Look(Box::new(look))),
            Request::Take { seat, key } => self.game()?.take(seat, &key).map(Answer::Turn),
            Request::Describe { seat, key } => self.game()?.describe(seat, &key).map(Answer::Described),
            Request::Undo { seat, to, anyway } => self.game()?.undo(seat, to, anyway).map(Answer::Turn),
            Request::Sight { from, to } => self.game()?.sight(from, to).map(Answer::Sight),
            Request::Reach { figure, points } => self.game()?.reach(figure, points).map(Answer::Reach),
            Request::Sit { seats } => {
                let game = self.game()?;
                game.sit(seats)?;
                Ok(Answer::Game(game.told(Vec::new())))
            }
            Request::Save { name, overwrite } => self.save(name, overwrite).map(Answer::Saved),
            Request::Saves {} => self.saves().map(Answer::Saves),
            Request::Quit {} => {
                self.over = true;
                Ok(Answer::Done(Done { done: true }))
            }
        }
    }

    fn game(&mut self) -> Result<&mut Game, Trouble> {
        let none = || Trouble::new(Code::NoGame, text("server-no-game"), text("server-no-game-help"));
        self.game.as_mut().ok_or_else(none)
    }

    /// The default seed: the author's first, or 1.
    fn seed(&self) -> u64 {
        self.mission.settings().seeds.first().copied().unwrap_or(1)
    }

    fn hello(&self, protocol: Option<u32>) -> Result<Answer, Trouble> {
        if let Some(other) = protocol.filter(|it| *it != PROTOCOL) {
            let message = text("server-protocol").with("spoken", PROTOCOL).with("other", other);
            return Err(
                Trouble::new(Code::OtherProtocol, message, text("server-protocol-help")).at("protocol")
            );
        }
        Ok(Answer::Hello(Hello {
            protocol: PROTOCOL,
            program: format!("hellwright {}", env!("CARGO_PKG_VERSION")),
            rules: self.mission.rules().0.clone(),
            revision: ruleset::revision(&self.mission).ok_or_else(|| game::no_rules(&self.mission))?,
            mission: self.mission.info().title.clone(),
            marines: ruleset::marine_numbers(&self.mission).into_iter().collect(),
            requests: Request::NAMES.to_vec(),
            longest: LONGEST,
        }))
    }

    fn open(&self) -> answer::Mission {
        let info = self.mission.info().clone();
        answer::Mission {
            title: info.title,
            author: info.author,
            licence: info.licence,
            summary: info.summary,
            briefing: info.briefing,
            victory: info.victory,
            defeat: info.defeat,
            open: Open::of(&self.mission.seen(&self.view())),
        }
    }

    /// What lies open of the map: as the game under way has it, or as players find it.
    fn view(&self) -> View {
        self.game.as_ref().map_or_else(View::of_start, Game::view)
    }

    fn save(&mut self, name: Option<String>, overwrite: bool) -> Result<answer::Saved, Trouble> {
        let game = self.game()?;
        let saved = game.saved();
        let Some(name) = name else {
            if game.has_secrets() {
                let trouble = Trouble::new(Code::Hidden, text("server-hidden"), text("server-hidden-help"));
                return Err(trouble.at("name"));
            }
            return Ok(answer::Saved { name: None, text: Some(saved) });
        };
        plain(&name)?;
        let saves = self.saves.as_mut().ok_or_else(no_folder)?;
        let names = saves.names().map_err(|why| not_kept(why, text("server-names-help")))?;
        free(&name, &names, overwrite)?;
        saves.keep(&name, &saved).map_err(|why| not_kept(why, text("server-keep-help")))?;
        Ok(answer::Saved { name: Some(name), text: None })
    }

    /// The games that are kept, and whether they are of this mission.
    fn saves(&self) -> Result<answer::Saves, Trouble> {
        let saves = self.saves.as_ref().ok_or_else(no_folder)?;
        let names = saves.names().map_err(|why| not_kept(why, text("server-names-help")))?;
        let digest = ruleset::digest(&self.mission).to_string();
        let kept = |name: String| {
            let about = saves.find(&name).map(|text| Replay::parse(&text).0.provenance).unwrap_or_default();
            let marines = Some(about.marines).filter(|marines| *marines > 0);
            let fits = about.rules == self.mission.rules().0 && about.digest == digest;
            answer::Kept { name, marines, fits }
        };
        Ok(answer::Saves { saves: names.into_iter().map(kept).collect() })
    }

    /// The text of a saved game, given or kept.
    fn kept(&self, name: Option<String>, given: Option<String>) -> Result<String, Trouble> {
        match (name, given) {
            (None, Some(given)) => Ok(given),
            (Some(name), None) => {
                plain(&name)?;
                let saves = self.saves.as_ref().ok_or_else(no_folder)?;
                saves.find(&name).map_err(|why| not_kept(why, text("server-find-help")))
            }
            _ => {
                let trouble = Trouble::new(Code::MissingField, text("server-load"), text("server-load-help"));
                Err(trouble.at("name"))
            }
        }
    }
}

fn plain(name: &str) -> Result<(), Trouble> {
    let trouble = || Trouble::new(Code::WrongValue, text("server-name"), text("server-name-help"));
    if saves::is_plain(name) { Ok(()) } else { Err(trouble().at("name")) }
}

/// May a game be kept under a name beside those that are there? Names that differ in capital letters alone are the same
/// file on some systems.
fn free(name: &str, names: &[String], overwrite: bool) -> Result<(), Trouble> {
    if names.iter().any(|it| it == name) {
        let message = text("server-taken").with("name", name);
        let taken = Trouble::new(Code::AlreadyKept, message, text("server-taken-help")).at("overwrite");
        return if overwrite { Ok(()) } else { Err(taken) };
    }
    let Some(other) = names.iter().find(|it| it.eq_ignore_ascii_case(name)) else { return Ok(()) };
    let message = text("server-like").with("other", other.as_str());
    let help = text("server-like-help").with("other", other.as_str());
    Err(Trouble::new(Code::AlreadyKept, message, help).at("name"))
}

fn no_folder() -> Trouble {
    Trouble::new(Code::NoFolder, text("server-no-folder"), text("server-no-folder-help")).at("name")
}

fn not_kept(why: String, help: Text) -> Trouble {
    Trouble::new(Code::NotKept, why, help).at("name")
}

/// An answer as a line.
fn written(id: Value, answer: Result<Answer, Trouble>) -> String {
    let line = match answer {
        Ok(ok) => Reply::Good { id, ok },
        Err(error) => Reply::Bad { id, error },
    };
    // Nothing in an answer is of a kind that JSON does not have.
    serde_json::to_string(&line).unwrap_or_default()
}

/// The answer to a line that was too long to be read.
pub(super) fn too_long() -> String {
    let message = text("server-long").with("bytes", LONGEST);
    let trouble = Trouble::new(Code::TooLong, message, text("server-long-help"));
    written(Value::Null, Err(trouble.at(format!("byte {}", LONGEST + 1))))
}
