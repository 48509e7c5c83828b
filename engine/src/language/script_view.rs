//! What a handler sees and what it asks for: the world as it was when the event happened, and the list of effects.
//! Every way of running a script hands exactly this to the words of the language, so all mean the same.

use super::{Ty, Val, View, Words};
use crate::{
    Count, Counts, Effect, Event, FigureId, KindId, Orders, Side, Sym, Table, Thing, TokenId, World,
};
use std::sync::Arc;
use tiles::{DoorId, SpaceId};

/// The most effects one handler may ask for.
pub const MAX_EFFECTS: usize = 200;

/// Why a word of the language could not do what the script asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The value with this number is of the wrong sort.
    Wrong(usize),
    /// A sentence.
    Because(String),
}

/// Values too large for `Val`, made during one call.
#[derive(Clone, Debug, Default)]
pub struct Extra {
    /// Texts made in play.
    pub texts: Vec<Arc<str>>,
    /// Members of the list.
    pub items: Vec<Val>,
    /// Entries of the options.
    pub options: Vec<(Arc<str>, Val)>,
}

impl Extra {
    /// None of them.
    pub const NONE: &'static Self = &Self::new();

    /// Room for them.
    #[must_use]
    pub const fn new() -> Self {
        Self { texts: Vec::new(), items: Vec::new(), options: Vec::new() }
    }

    /// Clear the list, keeping its capacity.
    pub fn clear(&mut self) {
        self.texts.clear();
        self.items.clear();
        self.options.clear();
    }
}

/// What a handler sees.
#[derive(Clone, Copy)]
pub struct ScriptView<'a> {
    /// What does not change in play.
    pub table: &'a Table,
    /// The world as it was when the event happened.
    pub world: &'a World,
    /// The numbers of the rule system's own that everybody can see.
    pub counts: &'a Counts,
    /// What happened.
    pub event: &'a Event,
    /// The script, by its position in the mission.
    pub script: u8,
    /// Numbers of the words that answers are made of.
    pub words: &'a Words,
    /// Large values of the call.
    pub extra: &'a Extra,
}

/// What a handler sees, and the list it writes on.
pub struct Act<'a> {
    /// What it sees.
    pub look: ScriptView<'a>,
    /// What it asks for.
    pub out: &'a mut Orders,
    /// Length of the list when the handler began.
    pub from: usize,
}

impl Act<'_> {
    /// Ask for an effect.
    ///
    /// # Errors
    /// When the handler has asked for too many.
    pub fn ask(&mut self, effect: Effect) -> Result<(), Fault> {
        if self.out.list.len() - self.from >= MAX_EFFECTS {
            return Err(Fault::Because(format!("a handler may ask for at most {MAX_EFFECTS} effects")));
        }
        self.out.push(effect);
        Ok(())
    }
}

impl<'a> ScriptView<'a> {
    /// A number of the rule system's own.
    #[must_use]
    pub fn count(&self, count: Count) -> Val {
        Val::int(i64::from(self.counts.of(count)))
    }

    /// The letters of a text.
    #[must_use]
    pub fn str(&self, val: Val) -> Option<&'a str> {
        match val.view() {
            View::Word(sym) => Some(self.table.symbols.word(sym)),
            View::Text(i) => self.extra.texts.get(usize::from(i)).map(AsRef::as_ref),
            _ => None,
        }
    }

    /// The argument as a text.
    ///
    /// # Errors
    /// When it is something else.
    pub fn text(&self, args: &[Val], i: usize) -> Result<Arc<str>, Fault> {
        match args[i].view() {
            View::Word(sym) => Ok(self.table.symbols.text(sym)),
            View::Text(number) => self.extra.texts.get(usize::from(number)).cloned().ok_or(Fault::Wrong(i)),
            _ => Err(Fault::Wrong(i)),
        }
    }

    /// The argument as the number of a word known before play.
    ///
    /// # Errors
    /// When it is something else.
    pub fn word(&self, args: &[Val], i: usize) -> Result<Sym, Fault> {
        if let View::Word(sym) = args[i].view() {
            return Ok(sym);
        }
        let text = self.str(args[i]).ok_or(Fault::Wrong(i))?;
        self.table.symbols.get(text).ok_or_else(|| {
            Fault::Because(format!("`{text}` must be written out in the script, not put together in play"))
        })
    }

    /// The argument as one word of a fixed list.
    ///
    /// # Errors
    /// When it is something else.
    pub fn one_of<T: Copy>(&self, args: &[Val], i: usize, list: &[(&str, T)]) -> Result<T, Fault> {
        let text = self.str(args[i]).ok_or(Fault::Wrong(i))?;
        list.iter().find(|(word, _)| *word == text).map(|(_, value)| *value).ok_or_else(|| unknown(text))
    }

    /// The argument as a kind of figure.
    ///
    /// # Errors
    /// When it is something else.
    pub fn kind(&self, args: &[Val], i: usize) -> Result<KindId, Fault> {
        let word = self.word(args, i)?;
        self.words.kind_named(word).ok_or_else(|| unknown(self.table.symbols.word(word)))
    }

    /// The argument as a side.
    ///
    /// # Errors
    /// When it is something else.
    pub fn side(&self, args: &[Val], i: usize) -> Result<Side, Fault> {
        let word = self.word(args, i)?;
        self.words.side_named(word).ok_or_else(|| unknown(self.table.symbols.word(word)))
    }

    /// The argument as the place of a thing.
    ///
    /// # Errors
    /// When it is something else.
    pub fn place(&self, args: &[Val], i: usize) -> Result<SpaceId, Fault> {
        let place = self.world.space_of(self.table, thing(args, i)?);
        place.ok_or_else(|| Fault::Because("what is no longer on the map has no place".to_owned()))
    }

    /// What kind a figure is; also one that has just been fragged, if the event is about it.
    #[must_use]
    pub fn kind_of(&self, id: FigureId) -> Option<KindId> {
        match self.event {
            Event::Fragged { figure, kind, .. } | Event::Placed { figure, kind, .. } if *figure == id => {
                Some(*kind)
            }
            _ => self.world.figures().get(id).map(|f| f.kind),
        }
    }

    /// A value in words, for messages. They are parts of a game, which is the same in every language.
    #[must_use]
    pub fn describe(&self, val: Val) -> String {
        match val.view() {
            View::Int(i) => format!("the number {i}"),
            View::Bool(b) => format!("{b}"),
            View::Word(_) | View::Text(_) => format!("the text `{}`", self.str(val).unwrap_or_default()),
            View::Thing(thing) => match self.table.name_of(thing) {
                Some(name) => format!("{} (map::{name})", val.ty().describe(self.words.language).english()),
                None => val.ty().describe(self.words.language).english(),
            },
            _ => val.ty().describe(self.words.language).english(),
        }
    }
}

/// There is no such word.
#[must_use]
pub fn unknown(word: &str) -> Fault {
    Fault::Because(format!("`{word}` is not one of the words possible here"))
}

/// The argument as any thing on the map.
///
/// # Errors
/// When it is something else.
pub const fn thing(args: &[Val], i: usize) -> Result<Thing, Fault> {
    match args[i].view() {
        View::Thing(thing) => Ok(thing),
        _ => Err(Fault::Wrong(i)),
    }
}

/// The argument as a figure.
///
/// # Errors
/// When it is something else.
pub const fn figure(args: &[Val], i: usize) -> Result<FigureId, Fault> {
    match args[i].view() {
        View::Thing(Thing::Figure(figure)) => Ok(figure),
        _ => Err(Fault::Wrong(i)),
    }
}

/// The argument as a token.
///
/// # Errors
/// When it is something else.
pub const fn token(args: &[Val], i: usize) -> Result<TokenId, Fault> {
    match args[i].view() {
        View::Thing(Thing::Token(token)) => Ok(token),
        _ => Err(Fault::Wrong(i)),
    }
}

/// The argument as a door.
///
/// # Errors
/// When it is something else.
pub const fn door(args: &[Val], i: usize) -> Result<DoorId, Fault> {
    match args[i].view() {
        View::Thing(Thing::Door(door)) => Ok(door),
        _ => Err(Fault::Wrong(i)),
    }
}

/// The argument as a whole number between two others.
///
/// # Errors
/// When it is something else.
pub fn number(args: &[Val], i: usize, from: i64, to: i64) -> Result<i64, Fault> {
    match args[i].view() {
        View::Int(n) if (from..=to).contains(&n) => Ok(n),
        View::Int(n) => Err(Fault::Because(format!("{n} is too {} here: {from} to {to} are possible", {
            if n < from { "small" } else { "large" }
        }))),
        _ => Err(Fault::Wrong(i)),
    }
}

/// The argument as a count of things, 0 to 99.
///
/// # Errors
/// When it is something else.
pub fn count(args: &[Val], i: usize) -> Result<u8, Fault> {
    number(args, i, 0, 99).map(|n| n as u8)
}

/// A sentence about a value of the wrong sort.
#[must_use]
pub fn wrong(look: &ScriptView<'_>, call: &str, name: &str, want: Ty, got: Val) -> String {
    format!(
        "{call}: `{name}` should be {}, but is {}",
        want.describe(look.words.language).english(),
        look.describe(got)
    )
}
