//! What happens as kinds with parts: changes of what a digest lists, as a program needs them to keep a table of its own, and all
//! else that happens, for those that do more with it than show its sentence. Every seat gets them.

use super::lying;
use crate::export::json::piece::Sort;
use crate::export::json::shape::{self, Fields};
use engine::world::{Face, Thing};
use engine::{Event, FigureId, Table, World};
use missions_document::mission::Mission;
use missions_play::table_game::Counts;
use rule_system::RuleSystem;
use rule_system::table_game::Part;
use rule_system::tells::{ChangeKind, Changed, PartKind};
use schemars::{JsonSchema, Schema, json_schema};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// What happened, of which much changes the table.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[schemars(transform = with_own)]
pub(crate) enum Change {
    /// A round begins.
    RoundStarted { round: u16 },
    /// A figure stands elsewhere, or otherwise.
    Moved {
        figure: u8,
        /// The north-western space of its base.
        space: u16,
        /// How its base lies after the choice.
        turned: bool,
    },
    /// A demon comes onto the board, unhurt.
    Placed {
        figure: u8,
        /// Stable name of its kind.
        kind: String,
        /// The north-western space of its base.
        space: u16,
        /// How its base lies after the choice.
        turned: bool,
    },
    /// A fragged marine comes back, unhurt.
    Respawned { figure: u8, space: u16 },
    /// A figure suffers damage.
    Hurt { figure: u8, amount: u8 },
    /// A figure recovers damage, but never more than it has suffered.
    Healed { figure: u8, amount: u8 },
    /// A figure leaves the board.
    Fragged { figure: u8 },
    /// A figure is stunned.
    Stunned { figure: u8 },
    /// A figure is not stunned any more.
    StunEnded { figure: u8 },
    /// A door is open.
    DoorOpened { door: u8 },
    /// A door is closed.
    DoorClosed { door: u8 },
    /// A door is locked: it stays as it is.
    DoorLocked { door: u8 },
    /// A door is not locked any more.
    DoorUnlocked { door: u8 },
    /// A door is destroyed: it is open for good, and not locked.
    DoorDestroyed { door: u8 },
    /// An area lies on the table now, with the pieces and tokens in it.
    AreaRevealed { area: u8 },
    /// A token comes onto the board.
    TokenPlaced {
        token: u8,
        kind: Sort,
        /// The stable name of the card it stands for, or the marker's word; null where all of a kind are alike.
        name: Option<String>,
        space: u16,
    },
    /// A token is gone.
    TokenRemoved { token: u8 },
    /// The count of progress on a token.
    Progressed { token: u8, count: u8 },
    /// The game begins; everything of the set-up lies on the map.
    GameStarted {},
    /// A round is over.
    RoundEnded { round: u16 },
    /// A marine or one demon figure begins its activation.
    ActivationStarted { figure: u8 },
    /// A marine or one demon figure has finished its activation.
    ActivationEnded { figure: u8 },
    /// A marine has taken a token; that it is gone follows.
    TokenTaken { token: u8, figure: u8 },
    /// A marine has taken up an offer of a script.
    OfferTaken {
        figure: u8,
        /// The offer's tag.
        tag: String,
        /// The number of the token or piece it was taken at, if it had to be near one.
        near: Option<u16>,
    },
    /// A question of a script was answered.
    QuestionAnswered {
        /// The question's tag.
        tag: String,
        /// The place of the answer, from 0.
        answer: u8,
    },
    /// Dice that a script asked for were rolled.
    DiceRolled {
        /// The roll's tag.
        tag: String,
        /// The sum of their first numbers: the damage icons of `doom-2016`.
        icons: u8,
        /// The sums of all their numbers by name, of rules whose dice have several.
        #[serde(skip_serializing_if = "BTreeMap::is_empty")]
        numbers: BTreeMap<&'static str, u8>,
    },
    /// An attack was declared.
    AttackDeclared { figure: u8, defender: u8 },
    /// An attack is over.
    AttackResolved {
        figure: u8,
        defender: u8,
        /// Damage that the defender suffered.
        damage: u8,
        /// A dodge has cancelled it.
        dodged: bool,
    },
    /// A die was rolled.
    DieRolled {
        colour: String,
        /// Its first number: the damage icons of `doom-2016`.
        icons: u8,
        /// All its numbers by name, of rules whose dice have several.
        #[serde(skip_serializing_if = "BTreeMap::is_empty")]
        numbers: BTreeMap<&'static str, u8>,
    },
    /// A defence card was revealed, or there was none.
    DefenceRevealed {
        figure: u8,
        /// The stable name of the card; null where there is none.
        card: Option<String>,
        shields: u8,
        /// It cancels the attack.
        dodge: bool,
    },
    /// A marine has played a card.
    CardPlayed {
        figure: u8,
        /// The stable name of the card.
        card: Option<String>,
    },
    /// A marine has drawn cards, which only they may see.
    CardsDrawn { figure: u8, count: u8 },
    /// A script says the text to the players.
    Said {},
    /// An effect of a script was impossible and was left out.
    EffectRefused {},
    /// A script has failed.
    ScriptFailed {},
    /// An event of the rule system's own, by its name, with its parts.
    #[serde(untagged)]
    #[schemars(skip)]
    Own(Fields<Value>),
}

/// The rule systems' own changes among the others.
fn with_own(schema: &mut Schema) {
    let mut all = match schema.remove("anyOf").or_else(|| schema.remove("oneOf")) {
        Some(Value::Array(shared)) => shared,
        _ => Vec::new(),
    };
    let mut known: Vec<&str> = Vec::new();
    for system in systems::all() {
        for kind in system.changes() {
            if known.contains(&kind.id) {
                continue;
            }
            known.push(kind.id);
            let what = json_schema!({ "type": "string", "const": kind.id });
            let mut shapes = vec![("what".to_owned(), what)];
            shapes.extend(kind.parts.iter().map(|part| (part.name().to_owned(), part_shape(kind, *part))));
            let mut shape = shape::object(shapes);
            let _ = shape.insert("description".to_owned(), kind.about.english().into());
            all.push(shape.to_value());
        }
    }
    let _ = schema.insert("oneOf".to_owned(), all.into());
}

/// The shape of a part: what changes the table always has its number, other events may go without a part.
fn part_shape(kind: &ChangeKind, part: PartKind) -> Schema {
    match (part, kind.what) {
        (PartKind::Number(_), Some(_)) => {
            json_schema!({ "type": "integer", "minimum": 0, "maximum": u8::MAX })
        }
        (PartKind::Number(_), None) => {
            json_schema!({ "type": ["integer", "null"], "minimum": 0, "maximum": u16::MAX })
        }
        (PartKind::Word(_), _) => json_schema!({ "type": ["string", "null"] }),
        (PartKind::Answer(_), _) => json_schema!({ "type": ["boolean", "null"] }),
    }
}

impl Change {
    /// An event as one of these kinds; `None` for one whose words are unknown. `after` is the table after the whole
    /// choice.
    pub(crate) fn of(mission: &Mission, table: &Table, after: &World, event: &Event) -> Option<Self> {
        let (system, content) = (mission.system(), &**mission.content());
        let word = |sym| table.symbols.word(sym).to_owned();
        let turned = |id: FigureId| after.figures().get(id).is_some_and(|figure| figure.turned);
        Some(match *event {
            Event::RoundStarted { round } => Self::RoundStarted { round },
            Event::Moved { figure, to, .. } => {
                Self::Moved { figure: figure.0, space: to.0, turned: turned(figure) }
            }
            Event::Placed { figure, kind, at } => {
                let kind = table.kind(kind).id.clone();
                Self::Placed { figure: figure.0, kind, space: at.0, turned: turned(figure) }
            }
            Event::Respawned { figure, at } => Self::Respawned { figure: figure.0, space: at.0 },
            Event::Hurt { figure, amount, .. } => Self::Hurt { figure: figure.0, amount },
            Event::Healed { figure, amount } => Self::Healed { figure: figure.0, amount },
            Event::Fragged { figure, .. } => Self::Fragged { figure: figure.0 },
            Event::Stunned { figure } => Self::Stunned { figure: figure.0 },
            Event::StunEnded { figure } => Self::StunEnded { figure: figure.0 },
            Event::DoorOpened { door, .. } => Self::DoorOpened { door: door.0 },
            Event::DoorClosed { door, .. } => Self::DoorClosed { door: door.0 },
            Event::DoorLocked { door, .. } => Self::DoorLocked { door: door.0 },
            Event::DoorUnlocked { door, .. } => Self::DoorUnlocked { door: door.0 },
            Event::DoorDestroyed { door, .. } => Self::DoorDestroyed { door: door.0 },
            Event::AreaRevealed { area, .. } => Self::AreaRevealed { area: area.0 },
            Event::TokenPlaced { token, kind, at } => {
                let (kind, name) = lying::token(mission, table, kind)?;
                Self::TokenPlaced { token: token.0, kind, name, space: at.0 }
            }
            Event::TokenRemoved { token, .. } => Self::TokenRemoved { token: token.0 },
            Event::Progressed { token, count } => Self::Progressed { token: token.0, count },
            Event::Started => Self::GameStarted {},
            Event::RoundEnded { round } => Self::RoundEnded { round },
            Event::ActivationStarted { figure } => Self::ActivationStarted { figure: figure.0 },
            Event::ActivationEnded { figure } => Self::ActivationEnded { figure: figure.0 },
            Event::TokenTaken { token, by, .. } => Self::TokenTaken { token: token.0, figure: by.0 },
            Event::OfferTaken { tag, by, at, .. } => {
                Self::OfferTaken { figure: by.0, tag: word(tag), near: at.map(number_of) }
            }
            Event::Answered { tag, answer, .. } => Self::QuestionAnswered { tag: word(tag), answer },
            Event::Rolled { tag, face } => {
                Self::DiceRolled { tag: word(tag), icons: face.first(), numbers: numbers(system, face) }
            }
            Event::AttackDeclared { attacker, defender } => {
                Self::AttackDeclared { figure: attacker.0, defender: defender.0 }
            }
            Event::AttackResolved { attacker, defender, damage, dodged } => {
                Self::AttackResolved { figure: attacker.0, defender: defender.0, damage, dodged }
            }
            Event::DieRolled { face, colour } => {
                let (colour, icons) = (system.colour(colour).to_owned(), face.first());
                Self::DieRolled { colour, icons, numbers: numbers(system, face) }
            }
            Event::DefenceRevealed { figure, ref card, shields, dodge } => {
                let card = card.as_ref().and_then(|card| system.card(card, content));
                Self::DefenceRevealed { figure: figure.0, card, shields, dodge }
            }
            Event::CardPlayed { figure, ref card } => {
                Self::CardPlayed { figure: figure.0, card: system.card(card, content) }
            }
            Event::CardsDrawn { figure, count } => Self::CardsDrawn { figure: figure.0, count },
            Event::Said { .. } => Self::Said {},
            Event::Refused { .. } => Self::EffectRefused {},
            Event::ScriptFailed { .. } => Self::ScriptFailed {},
            Event::Own(ref own) => {
                let what = system.change(own, table, content)?;
                Self::own(kind(system, what.kind)?, what.parts)
            }
        })
    }

    /// An event of the rule system's own.
    fn own(kind: &ChangeKind, parts: Vec<Part>) -> Self {
        let parts =
            kind.parts.iter().zip(parts).map(|(kind, part)| (kind.name().to_owned(), part_value(part)));
        Self::Own(Fields(std::iter::once(("what".to_owned(), kind.id.into())).chain(parts).collect()))
    }

    /// The numbers on the table that a choice has changed and that no event of it reports: the rules count them by themselves.
    pub(super) fn counted(
        system: &dyn RuleSystem,
        [before, after]: [&Counts; 2],
        events: &[Option<Self>],
    ) -> Vec<Self> {
        let kinds = system.changes().iter().filter_map(|kind| match kind.what {
            Some(Changed::Counted(id))
                if before.of(id) != after.of(id) && !events.iter().flatten().any(|it| it.is(kind)) =>
            {
                Some(Self::own(kind, vec![Part::Number(after.of(id))]))
            }
            Some(Changed::Counted(_) | Changed::Turned(..) | Changed::Gone(_)) | None => None,
        });
        kinds.collect()
    }

    /// Is it an event of this kind of the rule system's own?
    fn is(&self, kind: &ChangeKind) -> bool {
        matches!(self, Self::Own(Fields(fields)) if fields.iter().any(|(name, it)| name == "what" && it == kind.id))
    }
}

fn kind(system: &dyn RuleSystem, id: &str) -> Option<&'static ChangeKind> {
    system.changes().iter().find(|kind| kind.id == id)
}

/// The value of a part as JSON.
pub(crate) fn part_value(part: Part) -> Value {
    match part {
        Part::Word(word) => word.into(),
        Part::Number(number) => number.into(),
        Part::Answer(answer) => answer.into(),
        Part::Nothing => Value::Null,
    }
}

/// The number of something on the map among its kind.
fn number_of(thing: Thing) -> u16 {
    match thing {
        Thing::Figure(it) => it.0.into(),
        Thing::Token(it) => it.0.into(),
        Thing::Door(it) => it.0.into(),
        Thing::Piece(it) => it.number.into(),
        Thing::Region(it) => it.0.into(),
        Thing::Space(it) => it.0,
    }
}

/// The numbers of a face by name, where there are several.
fn numbers(system: &dyn RuleSystem, face: Face) -> BTreeMap<&'static str, u8> {
    let names = system.rows().face;
    if names.len() < 2 { BTreeMap::new() } else { names.iter().copied().zip(face.0).collect() }
}
