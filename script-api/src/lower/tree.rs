//! The tree a simple handler becomes.

use crate::given::OrderLines;
use engine::EventKind;
use engine::language::func::{Ask, Do, List};
use engine::language::{Property, ScriptView, Val};
use std::fmt;
use std::sync::Arc;

/// The most variables of a function.
pub(crate) const MAX_SLOTS: usize = 12;
/// The most of its variables that hold lists of the script's own.
pub(crate) const MAX_LISTS: usize = 3;

/// Something with a value.
pub(crate) enum Node {
    Const(Val),
    /// A variable.
    Slot(u8),
    /// A fact of the game, or a property of the event where its kind is certain.
    ScriptView(fn(&ScriptView<'_>) -> Val),
    /// A property of the event that should be in a slot.
    Field {
        slot: u8,
        kind: EventKind,
        read: fn(&ScriptView<'_>) -> Val,
    },
    /// A property of a thing, of `nobody` or of an event.
    Property {
        name: Box<str>,
        property: Option<&'static Property>,
        of: Box<Self>,
    },
    Ask(Ask, Box<[Self]>),
    /// An order, and the line where it stands.
    Do(Do, Box<[Self]>, u16),
    /// The same with values that are known beforehand.
    AskConst(Ask, Box<[Val]>),
    DoConst(Do, Box<[Val]>, u16),
    /// The same with a large value.
    DoLarge(Box<DoLarge>),
    /// How many members a list has.
    Count(List, Box<[Self]>),
    /// How many members a list of the script's own has.
    Length(u8),
    /// The member of a list with this number.
    Nth(List, Box<[Self]>, usize),
    Equal {
        yes: bool,
        of: Box<[Self; 2]>,
    },
    Compare(Order, Box<[Self; 2]>),
    Math(Math, Box<[Self; 2]>),
    /// All of them true?
    All(Box<[Self]>),
    /// Any of them true?
    Any(Box<[Self]>),
    Not(Box<Self>),
    Minus(Box<Self>),
    /// A function of the script.
    Call(u16, Box<[Self]>),
}

/// An order with one large value.
pub(crate) struct DoLarge {
    pub(crate) order: Do,
    pub(crate) line: u16,
    /// The values before the large one, and those after it.
    pub(crate) before: Box<[Node]>,
    pub(crate) large: Large,
    pub(crate) after: Box<[Node]>,
}

/// A value too large for [`Val`].
pub(crate) enum Large {
    /// A list of the script's own.
    Own(u8),
    /// A list of these.
    List(Box<[Node]>),
    /// A text put together.
    Text(Box<[Part]>),
    /// Options by name, in the order in which they are written.
    Options(Box<[(Arc<str>, Node)]>),
}

/// A part of a text.
pub(crate) enum Part {
    Letters(Box<str>),
    Value(Node),
}

/// A comparison of numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Order {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// A calculation.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Math {
    Add,
    Subtract,
    Multiply,
    Divide,
    Rest,
}

/// What a loop goes through.
pub(crate) enum Through {
    List(List, Box<[Node]>),
    /// A list of the script's own, as it is when the loop begins.
    Own(u8),
    /// From, to, and whether the end belongs to it.
    Range(Box<[Node; 2]>, bool),
}

/// A statement.
pub(crate) enum Step {
    Value(Node),
    /// Declare or set a variable.
    Set(u8, Node),
    /// Declare or set a list, with these members.
    List(u8, Box<[Node]>),
    /// A list becomes as another one is.
    CopyList(u8, u8),
    /// A list gets one more member.
    Push(u8, Node),
    If(Node, Box<[Self]>, Box<[Self]>),
    For {
        slot: u8,
        through: Through,
        body: Box<[Self]>,
        weight: u32,
    },
    Block(Box<[Self]>),
    Return(Option<Node>),
    Break,
    Continue,
}

/// A lowered function.
pub(crate) struct Function {
    pub(crate) body: Box<[Step]>,
    /// Number of nodes: what one run costs at most, loops counted once.
    pub(crate) weight: u32,
}

/// The lowered functions of a script, in the script's order.
#[derive(Default)]
pub(crate) struct Program {
    pub(crate) functions: Vec<Option<Arc<Function>>>,
    pub(crate) orders: OrderLines,
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} nodes", self.weight)
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lowered = self.functions.iter().flatten().count();
        write!(f, "{lowered} of {} functions lowered", self.functions.len())
    }
}
