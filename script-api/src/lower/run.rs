//! Running a lowered handler. `Err` means: not plain after all, ask Rhai.
//! Longer than most files: one machine, whose parts call each other.

use super::tree::{
    DoLarge, Function, Large, MAX_LISTS, MAX_SLOTS, Math, Node, Order, Part, Program, Step, Through,
};
use crate::limits::MAX_TEXT;
use crate::told::tell;
use arrayvec::ArrayVec;
use engine::language::func::MAX_ARGS;
use engine::language::property::of_nobody;
use engine::language::{Act, Extra, Fault, Property, ScriptView, Val, View};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Nodes one run may visit: so few that Rhai, which counts differently, would not have stopped it either.
const MAX_WEIGHT: u32 = 5_000;
/// Members of a list that a loop goes through.
const MAX_MEMBERS: usize = 64;
/// Texts that are remembered.
const MAX_TEXTS: usize = 256;
/// Members of a list of the script's own.
const MAX_OWN: usize = 32;

/// The tree gives up.
pub(crate) struct GiveUp;

/// A part of the tree ended before its end; the machine knows why. Nothing is in it, so that results travel in
/// registers.
struct Stop;

/// Why a part of the tree ended before its end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Why {
    GiveUp,
    Return,
    Break,
    Continue,
}

impl From<Fault> for Stop {
    fn from(_: Fault) -> Self {
        // Rhai meets the same fault and says where.
        Self
    }
}

type Own = ArrayVec<Val, MAX_OWN>;

thread_local! {
    static ROOM: Cell<Room> = Cell::default();
}

/// Room for large values, kept from one order to the next so that none is fetched from the heap in play.
#[derive(Default)]
struct Room {
    extra: Extra,
    /// The text that is being put together.
    text: String,
    /// Texts that were put together lately: most are said again.
    texts: BTreeSet<Arc<str>>,
}

/// The variables of one call of a function.
struct Slots {
    vals: [Val; MAX_SLOTS],
    lists: [Own; MAX_LISTS],
}

impl Slots {
    fn new() -> Self {
        Self { vals: [Val::UNIT; MAX_SLOTS], lists: [const { Own::new_const() }; MAX_LISTS] }
    }

    fn get(&self, slot: u8) -> Val {
        self.vals[usize::from(slot)]
    }

    fn set(&mut self, slot: u8, val: Val) {
        self.vals[usize::from(slot)] = val;
    }

    fn list(&mut self, list: u8) -> &mut Own {
        &mut self.lists[usize::from(list)]
    }
}

struct Machine<'m, 'a> {
    program: &'m Program,
    act: &'m mut Act<'a>,
    weight: u32,
    /// Why it stops, if it does. Unless a statement says otherwise, because it gives up.
    why: Why,
    /// What a function returns.
    returned: Val,
}

/// Run a handler. When it gives up, nothing has happened.
pub(crate) fn play(
    program: &Program,
    handler: &Function,
    takes_event: bool,
    act: &mut Act<'_>,
) -> Result<(), GiveUp> {
    let from = act.out.list.len();
    let mut machine = Machine { program, act, weight: 0, why: Why::GiveUp, returned: Val::UNIT };
    let mut slots = Slots::new();
    if takes_event {
        slots.set(0, Val::EVENT);
    }
    if machine.body(handler, &mut slots).is_err() {
        machine.act.out.list.truncate(from);
        return Err(GiveUp);
    }
    Ok(())
}

impl Machine<'_, '_> {
    fn spend(&mut self, weight: u32) -> Result<(), Stop> {
        self.weight += weight;
        if self.weight > MAX_WEIGHT { Err(Stop) } else { Ok(()) }
    }

    /// An order in this line is given now.
    fn give(&mut self, line: u16) {
        self.act.out.at.line = line;
        self.program.orders.give(line);
    }

    /// The value of a function.
    fn body(&mut self, function: &Function, slots: &mut Slots) -> Result<Val, Stop> {
        self.spend(function.weight)?;
        let result = self.block(&function.body, slots);
        if result.is_err() && self.why == Why::Return {
            self.why = Why::GiveUp;
            return Ok(self.returned);
        }
        result
    }

    #[inline(never)]
    fn call(&mut self, function: u16, nodes: &[Node], slots: &mut Slots) -> Result<Val, Stop> {
        let Some(Some(function)) = self.program.functions.get(usize::from(function)) else {
            return Err(Stop);
        };
        let mut theirs = Slots::new();
        for (slot, node) in theirs.vals.iter_mut().zip(nodes) {
            *slot = self.value(node, slots)?;
        }
        self.body(function, &mut theirs)
    }

    /// The value of a block is that of its last statement.
    fn block(&mut self, steps: &[Step], slots: &mut Slots) -> Result<Val, Stop> {
        let mut last = Val::UNIT;
        for step in steps {
            last = match step {
                Step::Value(node) => self.value(node, slots)?,
                Step::If(condition, yes, no) => {
                    let block = if self.truth(condition, slots)? { yes } else { no };
                    self.block(block, slots)?
                }
                other => self.other(other, slots)?,
            };
        }
        Ok(last)
    }

    fn stop(&mut self, why: Why) -> Result<Val, Stop> {
        self.why = why;
        Err(Stop)
    }

    fn other(&mut self, step: &Step, slots: &mut Slots) -> Result<Val, Stop> {
        match step {
            Step::Set(slot, node) => {
                let val = self.value(node, slots)?;
                slots.set(*slot, val);
                Ok(Val::UNIT)
            }
            Step::List(list, nodes) => {
                let mut members = Own::new();
                for node in nodes {
                    push(&mut members, self.value(node, slots)?)?;
                }
                *slots.list(*list) = members;
                Ok(Val::UNIT)
            }
            Step::CopyList(to, from) => {
                *slots.list(*to) = slots.list(*from).clone();
                Ok(Val::UNIT)
            }
            Step::Push(list, node) => {
                let val = self.value(node, slots)?;
                push(slots.list(*list), val)?;
                Ok(Val::UNIT)
            }
            Step::For { slot, through, body, weight } => self.each(*slot, through, body, *weight, slots),
            Step::Return(node) => {
                self.returned = match node {
                    Some(node) => self.value(node, slots)?,
                    None => Val::UNIT,
                };
                self.stop(Why::Return)
            }
            Step::Break => self.stop(Why::Break),
            Step::Continue => self.stop(Why::Continue),
            Step::Block(steps) => self.block(steps, slots),
            Step::Value(_) | Step::If(..) => self.block(std::slice::from_ref(step), slots),
        }
    }

    #[inline(never)]
    fn each(
        &mut self,
        slot: u8,
        through: &Through,
        body: &[Step],
        weight: u32,
        slots: &mut Slots,
    ) -> Result<Val, Stop> {
        let mut members: ArrayVec<Val, MAX_MEMBERS> = ArrayVec::new();
        match through {
            Through::List(list, nodes) => {
                let mut fits = true;
                let mut args = [Val::UNIT; MAX_ARGS];
                let args = self.args(nodes, slots, &mut args)?;
                list(&self.act.look, args, &mut |val| fits &= members.try_push(val).is_ok())?;
                if !fits {
                    return Err(Stop);
                }
            }
            Through::Own(list) => members.extend(slots.list(*list).iter().copied()),
            Through::Range(ends, last) => {
                let (from, to) = self.numbers(ends, slots)?;
                let to = if *last { to.checked_add(1).ok_or(Stop)? } else { to };
                for number in from..to {
                    members.try_push(Val::int(number)).map_err(|_| Stop)?;
                }
            }
        }
        for member in members {
            self.spend(weight)?;
            slots.set(slot, member);
            if self.block(body, slots).is_err() {
                match std::mem::replace(&mut self.why, Why::GiveUp) {
                    Why::Continue => {}
                    Why::Break => break,
                    Why::GiveUp => return Err(Stop),
                    Why::Return => return self.stop(Why::Return),
                }
            }
        }
        Ok(Val::UNIT)
    }

    fn args<'v>(
        &mut self,
        nodes: &[Node],
        slots: &mut Slots,
        room: &'v mut [Val; MAX_ARGS],
    ) -> Result<&'v [Val], Stop> {
        let room = room.get_mut(..nodes.len()).ok_or(Stop)?;
        for (val, node) in room.iter_mut().zip(nodes) {
            *val = self.value(node, slots)?;
        }
        Ok(room)
    }

    /// A condition. Most of what handlers do is this, so it never makes a value where a bit will do.
    fn truth(&mut self, node: &Node, slots: &mut Slots) -> Result<bool, Stop> {
        Ok(match node {
            Node::Equal { yes, of } => {
                let left = self.value(&of[0], slots)?;
                let right = self.value(&of[1], slots)?;
                equal(left, right)? == *yes
            }
            Node::Compare(order, of) => {
                let (left, right) = self.numbers(of, slots)?;
                match order {
                    Order::Less => left < right,
                    Order::LessOrEqual => left <= right,
                    Order::Greater => left > right,
                    Order::GreaterOrEqual => left >= right,
                }
            }
            Node::All(nodes) => {
                for node in nodes {
                    if !self.truth(node, slots)? {
                        return Ok(false);
                    }
                }
                true
            }
            Node::Any(nodes) => {
                for node in nodes {
                    if self.truth(node, slots)? {
                        return Ok(true);
                    }
                }
                false
            }
            Node::Not(of) => !self.truth(of, slots)?,
            other => match self.value(other, slots)?.view() {
                View::Bool(yes) => yes,
                _ => return Err(Stop),
            },
        })
    }

    /// A value: what needs no thought at once, the rest by `work`.
    #[inline(always)]
    fn value(&mut self, node: &Node, slots: &mut Slots) -> Result<Val, Stop> {
        match node {
            Node::Const(val) => Ok(*val),
            Node::Slot(slot) => Ok(slots.get(*slot)),
            Node::ScriptView(read) => Ok(read(&self.act.look)),
            Node::Field { slot, kind, read } => {
                let is_event = slots.get(*slot) == Val::EVENT;
                if is_event && self.act.look.event.kind() == *kind {
                    Ok(read(&self.act.look))
                } else {
                    Err(Stop)
                }
            }
            Node::DoConst(order, vals, line) => {
                self.give(*line);
                order(self.act, vals)?;
                Ok(Val::UNIT)
            }
            _ => self.work(node, slots),
        }
    }

    fn work(&mut self, node: &Node, slots: &mut Slots) -> Result<Val, Stop> {
        match node {
            Node::Property { property: Some(property), of, name } => {
                let of = self.value(of, slots)?;
                match of.view() {
                    View::Thing(thing) => (property.read)(&self.act.look, thing).ok_or(Stop),
                    _ => self.odd_property(name, Some(property), of),
                }
            }
            Node::Property { property: None, of, name } => {
                let of = self.value(of, slots)?;
                self.odd_property(name, None, of)
            }
            Node::Ask(ask, nodes) => {
                let mut args = [Val::UNIT; MAX_ARGS];
                let args = self.args(nodes, slots, &mut args)?;
                Ok(ask(&self.act.look, args)?)
            }
            Node::AskConst(ask, vals) => Ok(ask(&self.act.look, vals)?),
            Node::Do(order, nodes, line) => {
                let mut args = [Val::UNIT; MAX_ARGS];
                let args = self.args(nodes, slots, &mut args)?;
                self.give(*line);
                order(self.act, args)?;
                Ok(Val::UNIT)
            }
            Node::DoLarge(call) => {
                let mut room = ROOM.take();
                let done = self.with_large(call, slots, &mut room);
                ROOM.set(room);
                done
            }
            Node::Nth(list, nodes, number) => {
                let mut args = [Val::UNIT; MAX_ARGS];
                let args = self.args(nodes, slots, &mut args)?;
                let (mut at, mut found) = (0, None);
                list(&self.act.look, args, &mut |val| {
                    if at == *number {
                        found = Some(val);
                    }
                    at += 1;
                })?;
                found.ok_or(Stop)
            }
            Node::Length(list) => Ok(Val::int(slots.list(*list).len() as i64)),
            Node::Count(list, nodes) => {
                let mut args = [Val::UNIT; MAX_ARGS];
                let args = self.args(nodes, slots, &mut args)?;
                let mut count = 0;
                list(&self.act.look, args, &mut |_| count += 1)?;
                Ok(Val::int(count))
            }
            Node::Math(math, of) => self.math(*math, of, slots),
            Node::Minus(of) => match self.value(of, slots)?.view() {
                View::Int(number) => Ok(Val::int(number.checked_neg().ok_or(Stop)?)),
                _ => Err(Stop),
            },
            Node::Call(function, nodes) => self.call(*function, nodes, slots),
            Node::Equal { .. } | Node::Compare(..) | Node::All(_) | Node::Any(_) | Node::Not(_) => {
                self.truth(node, slots).map(Val::bool)
            }
            Node::Const(_) | Node::Slot(_) | Node::ScriptView(_) | Node::Field { .. } | Node::DoConst(..) => {
                self.value(node, slots)
            }
        }
    }

    /// Ask for something with a large value.
    #[inline(never)]
    fn with_large(&mut self, call: &DoLarge, slots: &mut Slots, room: &mut Room) -> Result<Val, Stop> {
        let mut args = [Val::UNIT; MAX_ARGS];
        let (at, count) = (call.before.len(), call.before.len() + 1 + call.after.len());
        let _ = self.args(&call.before, slots, &mut args)?;
        room.extra.clear();
        let large = self.large(&call.large, slots, room)?;
        let args = args.get_mut(..count).ok_or(Stop)?;
        args[at] = large;
        for (val, node) in args[at + 1..].iter_mut().zip(&call.after) {
            *val = self.value(node, slots)?;
        }
        self.give(call.line);
        let Act { look, out, from } = &mut *self.act;
        let look = ScriptView { extra: &room.extra, ..*look };
        (call.order)(&mut Act { look, out, from: *from }, args)?;
        Ok(Val::UNIT)
    }

    /// Lay a large value out in the room.
    fn large(&mut self, large: &Large, slots: &mut Slots, room: &mut Room) -> Result<Val, Stop> {
        let Room { extra, text, texts } = room;
        match large {
            Large::Own(list) => {
                extra.items.extend_from_slice(slots.list(*list));
                Ok(Val::LIST)
            }
            Large::List(nodes) => {
                for node in nodes {
                    let val = self.value(node, slots)?;
                    extra.items.push(val);
                }
                Ok(Val::LIST)
            }
            Large::Options(options) => {
                for (name, node) in options {
                    let val = self.value(node, slots)?;
                    extra.options.push((Arc::clone(name), val));
                }
                // As Rhai keeps them.
                extra.options.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
                Ok(Val::OPTIONS)
            }
            Large::Text(parts) => {
                text.clear();
                for part in parts {
                    let told = match part {
                        Part::Letters(letters) => {
                            text.push_str(letters);
                            true
                        }
                        Part::Value(node) => {
                            let val = self.value(node, slots)?;
                            tell(&self.act.look, val, text)
                        }
                    };
                    if !told || text.len() > MAX_TEXT {
                        return Err(Stop);
                    }
                }
                if let Some(word) = self.act.look.table.symbols.get(text) {
                    return Ok(Val::word(word));
                }
                extra.texts.push(shared(texts, text));
                Ok(Val::text(0))
            }
        }
    }

    #[inline(never)]
    fn math(&mut self, math: Math, of: &[Node; 2], slots: &mut Slots) -> Result<Val, Stop> {
        let (left, right) = self.numbers(of, slots)?;
        let result = match math {
            Math::Add => left.checked_add(right),
            Math::Subtract => left.checked_sub(right),
            Math::Multiply => left.checked_mul(right),
            Math::Divide => left.checked_div(right),
            Math::Rest => left.checked_rem(right),
        };
        Ok(Val::int(result.ok_or(Stop)?))
    }

    fn numbers(&mut self, of: &[Node; 2], slots: &mut Slots) -> Result<(i64, i64), Stop> {
        match (self.value(&of[0], slots)?.view(), self.value(&of[1], slots)?.view()) {
            (View::Int(left), View::Int(right)) => Ok((left, right)),
            _ => Err(Stop),
        }
    }

    /// A property of `nobody` or of the event.
    #[inline(never)]
    fn odd_property(&self, name: &str, property: Option<&Property>, of: Val) -> Result<Val, Stop> {
        let look = &self.act.look;
        match (of.view(), property) {
            (View::Nobody, Some(property)) => Ok(of_nobody(look, property.gives)),
            (View::Event, _) => {
                let heard = look.words.language.handler_of(look.event.kind()).ok_or(Stop)?;
                Ok((heard.field(name).ok_or(Stop)?.read)(look))
            }
            _ => Err(Stop),
        }
    }
}

/// A text as it was shared before, or from now on.
fn shared(texts: &mut BTreeSet<Arc<str>>, text: &str) -> Arc<str> {
    if let Some(known) = texts.get(text) {
        return Arc::clone(known);
    }
    if texts.len() >= MAX_TEXTS {
        texts.clear();
    }
    let text: Arc<str> = text.into();
    let _ = texts.insert(Arc::clone(&text));
    text
}

/// One more member of a list.
fn push(list: &mut Own, val: Val) -> Result<(), Stop> {
    if val.is_plain() { list.try_push(val).map_err(|_| Stop) } else { Err(Stop) }
}

/// Rhai's `==` on plain values: things of different sorts are never equal.
#[inline(always)]
fn equal(left: Val, right: Val) -> Result<bool, Stop> {
    if left.is_plain() && right.is_plain() { Ok(left == right) } else { Err(Stop) }
}
