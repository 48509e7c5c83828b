//! Running a lowered handler. `Err` means: not plain after all, ask Rhai.

use super::MAX_ARGS;
use super::tree::{Function, MAX_SLOTS, Math, Node, Order, Program, Step, Through};
use crate::bind::{heard, property};
use crate::look::{Act, Fault};
use crate::value::Val;
use arrayvec::ArrayVec;

/// Nodes one run may visit: so few that Rhai, which counts differently, would not have stopped it either.
const MAX_WEIGHT: u32 = 5_000;
/// Members of a list that a loop goes through.
const MAX_MEMBERS: usize = 64;

/// The tree gives up.
pub(crate) struct GiveUp;

impl From<Fault> for GiveUp {
    fn from(_: Fault) -> Self {
        // Rhai meets the same fault and says where.
        Self
    }
}

type Slots = [Val; MAX_SLOTS];

/// How a block ended, with its value.
enum Flow {
    Value(Val),
    Return(Val),
    Break,
    Continue,
}

struct Machine<'m, 'a> {
    program: &'m Program,
    act: &'m mut Act<'a>,
    weight: u32,
}

/// Run a handler. When it gives up, nothing has happened.
pub(crate) fn play(
    program: &Program,
    function: usize,
    takes_event: bool,
    act: &mut Act<'_>,
) -> Result<(), GiveUp> {
    let from = act.out.len();
    let mut machine = Machine { program, act, weight: 0 };
    let args = if takes_event { &[Val::Event][..] } else { &[] };
    let result = machine.call(function, args);
    if result.is_err() {
        machine.act.out.truncate(from);
    }
    result.map(|_| ())
}

impl Machine<'_, '_> {
    fn spend(&mut self, weight: u32) -> Result<(), GiveUp> {
        self.weight += weight;
        if self.weight > MAX_WEIGHT { Err(GiveUp) } else { Ok(()) }
    }

    fn call(&mut self, function: usize, args: &[Val]) -> Result<Val, GiveUp> {
        let Some(Some(Function { params, body, weight })) = self.program.functions.get(function) else {
            return Err(GiveUp);
        };
        debug_assert_eq!(usize::from(*params), args.len());
        self.spend(*weight)?;
        let mut slots = [Val::Unit; MAX_SLOTS];
        slots[..args.len()].copy_from_slice(args);
        match self.block(body, &mut slots)? {
            Flow::Value(val) | Flow::Return(val) => Ok(val),
            Flow::Break | Flow::Continue => Err(GiveUp),
        }
    }

    fn block(&mut self, steps: &[Step], slots: &mut Slots) -> Result<Flow, GiveUp> {
        let mut last = Val::Unit;
        for step in steps {
            match self.step(step, slots)? {
                Flow::Value(val) => last = val,
                other => return Ok(other),
            }
        }
        Ok(Flow::Value(last))
    }

    fn step(&mut self, step: &Step, slots: &mut Slots) -> Result<Flow, GiveUp> {
        Ok(match step {
            Step::Value(node) => Flow::Value(self.eval(node, slots)?),
            Step::Set(slot, node) => {
                slots[usize::from(*slot)] = self.eval(node, slots)?;
                Flow::Value(Val::Unit)
            }
            Step::If(condition, yes, no) => {
                let block = if self.truth(condition, slots)? { yes } else { no };
                return self.block(block, slots);
            }
            Step::For { slot, through, body, weight } => {
                return self.each(*slot, through, body, *weight, slots);
            }
            Step::Block(steps) => return self.block(steps, slots),
            Step::Return(None) => Flow::Return(Val::Unit),
            Step::Return(Some(node)) => Flow::Return(self.eval(node, slots)?),
            Step::Break => Flow::Break,
            Step::Continue => Flow::Continue,
        })
    }

    fn each(
        &mut self,
        slot: u8,
        through: &Through,
        body: &[Step],
        weight: u32,
        slots: &mut Slots,
    ) -> Result<Flow, GiveUp> {
        let mut members: ArrayVec<Val, MAX_MEMBERS> = ArrayVec::new();
        match through {
            Through::List(list, nodes) => {
                let mut fits = true;
                let mut args = [Val::Unit; MAX_ARGS];
                let args = self.args(nodes, slots, &mut args)?;
                list(&self.act.look, args, &mut |val| fits &= members.try_push(val).is_ok())?;
                if !fits {
                    return Err(GiveUp);
                }
            }
            Through::Range(ends, last) => {
                let (Val::Int(from), Val::Int(to)) =
                    (self.eval(&ends[0], slots)?, self.eval(&ends[1], slots)?)
                else {
                    return Err(GiveUp);
                };
                let to = if *last { to.checked_add(1).ok_or(GiveUp)? } else { to };
                for number in from..to {
                    members.try_push(Val::Int(number)).map_err(|_| GiveUp)?;
                }
            }
        }
        for member in members {
            self.spend(weight)?;
            slots[usize::from(slot)] = member;
            match self.block(body, slots)? {
                Flow::Break => break,
                Flow::Value(_) | Flow::Continue => {}
                Flow::Return(val) => return Ok(Flow::Return(val)),
            }
        }
        Ok(Flow::Value(Val::Unit))
    }

    fn args<'v>(
        &mut self,
        nodes: &[Node],
        slots: &mut Slots,
        room: &'v mut [Val; MAX_ARGS],
    ) -> Result<&'v [Val], GiveUp> {
        let room = room.get_mut(..nodes.len()).ok_or(GiveUp)?;
        for (val, node) in room.iter_mut().zip(nodes) {
            *val = self.eval(node, slots)?;
        }
        Ok(room)
    }

    fn truth(&mut self, node: &Node, slots: &mut Slots) -> Result<bool, GiveUp> {
        match self.eval(node, slots)? {
            Val::Bool(yes) => Ok(yes),
            _ => Err(GiveUp),
        }
    }

    fn eval(&mut self, node: &Node, slots: &mut Slots) -> Result<Val, GiveUp> {
        Ok(match node {
            Node::Const(val) => *val,
            Node::Slot(slot) => slots[usize::from(*slot)],
            Node::Look(read) => read(&self.act.look),
            Node::Field { slot, kind, read } => {
                if slots[usize::from(*slot)] != Val::Event || self.act.look.event.kind() != *kind {
                    return Err(GiveUp);
                }
                read(&self.act.look)
            }
            Node::Property { name, property, of } => {
                let of = self.eval(of, slots)?;
                self.property(name, *property, of)?
            }
            Node::Ask(ask, nodes) => {
                let mut args = [Val::Unit; MAX_ARGS];
                let args = self.args(nodes, slots, &mut args)?;
                ask(&self.act.look, args)?
            }
            Node::Do(order, nodes) => {
                let mut args = [Val::Unit; MAX_ARGS];
                let args = self.args(nodes, slots, &mut args)?;
                order(self.act, args)?;
                Val::Unit
            }
            Node::Count(list, nodes) => {
                let mut args = [Val::Unit; MAX_ARGS];
                let args = self.args(nodes, slots, &mut args)?;
                let mut count = 0;
                list(&self.act.look, args, &mut |_| count += 1)?;
                Val::Int(count)
            }
            Node::Equal { yes, of } => {
                let left = self.eval(&of[0], slots)?;
                let right = self.eval(&of[1], slots)?;
                Val::Bool(equal(left, right)? == *yes)
            }
            Node::Compare(order, of) => {
                let (left, right) = self.numbers(of, slots)?;
                Val::Bool(match order {
                    Order::Less => left < right,
                    Order::LessOrEqual => left <= right,
                    Order::Greater => left > right,
                    Order::GreaterOrEqual => left >= right,
                })
            }
            Node::Math(math, of) => {
                let (left, right) = self.numbers(of, slots)?;
                let result = match math {
                    Math::Add => left.checked_add(right),
                    Math::Subtract => left.checked_sub(right),
                    Math::Multiply => left.checked_mul(right),
                    Math::Divide => left.checked_div(right),
                    Math::Rest => left.checked_rem(right),
                };
                Val::Int(result.ok_or(GiveUp)?)
            }
            Node::All(nodes) => {
                for node in nodes {
                    if !self.truth(node, slots)? {
                        return Ok(Val::Bool(false));
                    }
                }
                Val::Bool(true)
            }
            Node::Any(nodes) => {
                for node in nodes {
                    if self.truth(node, slots)? {
                        return Ok(Val::Bool(true));
                    }
                }
                Val::Bool(false)
            }
            Node::Not(of) => Val::Bool(!self.truth(of, slots)?),
            Node::Minus(of) => match self.eval(of, slots)? {
                Val::Int(number) => Val::Int(number.checked_neg().ok_or(GiveUp)?),
                _ => return Err(GiveUp),
            },
            Node::Call(function, nodes) => {
                let mut args = [Val::Unit; MAX_ARGS];
                let args = self.args(nodes, slots, &mut args)?;
                self.call(usize::from(*function), args)?
            }
        })
    }

    fn numbers(&mut self, of: &[Node; 2], slots: &mut Slots) -> Result<(i64, i64), GiveUp> {
        match (self.eval(&of[0], slots)?, self.eval(&of[1], slots)?) {
            (Val::Int(left), Val::Int(right)) => Ok((left, right)),
            _ => Err(GiveUp),
        }
    }

    fn property(
        &self,
        name: &str,
        property: Option<&'static property::Property>,
        of: Val,
    ) -> Result<Val, GiveUp> {
        let look = &self.act.look;
        match (of, property) {
            (Val::Thing(thing), Some(property)) => (property.read)(look, thing).ok_or(GiveUp),
            (Val::Nobody, Some(property)) => Ok(property::of_nobody(look, property.gives)),
            (Val::Event, _) => {
                let heard = heard::heard_kind(look.event.kind()).ok_or(GiveUp)?;
                Ok((heard.field(name).ok_or(GiveUp)?.read)(look))
            }
            _ => Err(GiveUp),
        }
    }
}

/// Rhai's `==` on plain values: things of different sorts are never equal.
fn equal(left: Val, right: Val) -> Result<bool, GiveUp> {
    let plain = |val| !matches!(val, Val::Text(_) | Val::Event | Val::List | Val::Options | Val::Other);
    if plain(left) && plain(right) { Ok(left == right) } else { Err(GiveUp) }
}
