//! The sorts of values of expressions: names on the map, properties, comparisons.

use super::Lint;
use crate::problem::{ProblemKind, did_you_mean};
use crate::words::sentence;
use engine::language::{Ty, Val, Vocab};
use engine::suggest;
use rhai::{ASTFlags, Expr, FnCallExpr, Position};
use words::Text;

impl Lint<'_, '_, '_> {
    /// Check an expression; gives its sort.
    pub(super) fn expr(&mut self, expr: &Expr) -> Ty {
        match expr {
            Expr::BoolConstant(..) => Ty::BOOL,
            Expr::IntegerConstant(..) => Ty::NUMBER,
            Expr::StringConstant(..) => Ty::TEXT,
            Expr::InterpolatedString(parts, _) => {
                for part in parts {
                    let _ = self.expr(part);
                }
                Ty::TEXT
            }
            Expr::Unit(_) => Ty::UNIT,
            Expr::Array(items, _) => {
                let mut each = Ty::NONE;
                for item in items {
                    each = each.or(self.expr(item));
                }
                each.list()
            }
            Expr::Map(entries, _) => {
                for (_, value) in &entries.0 {
                    let _ = self.expr(value);
                }
                Ty::OPTIONS
            }
            Expr::Variable(variable, _, at) if variable.2.is_empty() => self.word(&variable.1, *at),
            Expr::Variable(variable, _, at) => {
                let space: Vec<&str> = variable.2.path.iter().map(rhai::Ident::as_str).collect();
                self.name_on_map(&space, &variable.1, *at)
            }
            Expr::FnCall(call, at) => self.call(call, *at),
            Expr::Dot(parts, flags, _) => {
                let receiver = self.expr(&parts.lhs);
                self.dot(receiver, *flags, &parts.rhs)
            }
            Expr::Index(parts, flags, _) => {
                let list = self.expr(&parts.lhs);
                self.index(list, *flags, &parts.rhs)
            }
            Expr::And(parts, _) | Expr::Or(parts, _) => {
                for part in parts.iter() {
                    self.condition(part);
                }
                Ty::BOOL
            }
            Expr::Coalesce(parts, _) => {
                let mut ty = Ty::NONE;
                for part in parts.iter() {
                    // What is nothing gives way to the next part.
                    ty = ty.something().or(self.expr(part));
                }
                ty
            }
            Expr::Stmt(block) => self.block(block),
            _ => Ty::ANY,
        }
    }

    fn name_on_map(&mut self, space: &[&str], name: &str, at: Position) -> Ty {
        if space != ["map"] {
            let written = space.join("::");
            let message = sentence("values-space").with("space", written).with("name", name);
            self.problem(at, ProblemKind::UnknownName, message, Some(sentence("values-space-help")));
            return Ty::ANY;
        }
        if let Some(thing) = self.known.names.thing(name) {
            return Val::thing(thing).ty();
        }
        let help = match suggest::nearest(name, self.known.names.all()) {
            Some(near) => sentence("values-map-near-help").with("name", near),
            None => sentence("values-map-help"),
        };
        let message = sentence("values-map").with("name", name);
        self.problem(at, ProblemKind::UnknownName, message, Some(help));
        Ty::THING
    }

    /// What follows a dot: a property or a call, and perhaps further dots.
    fn chain(&mut self, receiver: Ty, rest: &Expr) -> Ty {
        match rest {
            Expr::Property(name, at) => self.property(receiver, &name.2, *at),
            Expr::MethodCall(call, at) => self.method(receiver, call, *at),
            Expr::Dot(parts, flags, _) => {
                let middle = self.chain(receiver, &parts.lhs);
                self.dot(middle, *flags, &parts.rhs)
            }
            Expr::Index(parts, flags, _) => {
                let list = self.chain(receiver, &parts.lhs);
                self.index(list, *flags, &parts.rhs)
            }
            other => {
                let _ = self.expr(other);
                Ty::ANY
            }
        }
    }

    /// A value with what follows its dot. Behind `?.` nothing comes of nothing.
    fn dot(&mut self, receiver: Ty, flags: ASTFlags, rest: &Expr) -> Ty {
        if !flags.intersects(ASTFlags::NEGATED) {
            return self.chain(receiver, rest);
        }
        if receiver.is == Ty::UNIT.is {
            return Ty::UNIT;
        }
        self.chain(receiver.something(), rest).or(Ty::UNIT)
    }

    /// A value with what stands in its square brackets, and what follows them.
    fn index(&mut self, list: Ty, flags: ASTFlags, inside: &Expr) -> Ty {
        let or_nothing = flags.intersects(ASTFlags::NEGATED);
        let list = if or_nothing { list.something() } else { list };
        // In `a[1].b` everything behind `a[` hangs together; in `a[b.c]` it does not.
        let ends = flags.intersects(ASTFlags::BREAK);
        let found = match inside {
            Expr::Dot(parts, flags, _) if !ends => {
                let _ = self.expr(&parts.lhs);
                self.dot(list.member(), *flags, &parts.rhs)
            }
            Expr::Index(parts, flags, _) if !ends => {
                let _ = self.expr(&parts.lhs);
                self.index(list.member(), *flags, &parts.rhs)
            }
            other => {
                let _ = self.expr(other);
                list.member()
            }
        };
        if or_nothing { found.or(Ty::UNIT) } else { found }
    }

    fn property(&mut self, receiver: Ty, name: &str, at: Position) -> Ty {
        if receiver.is == Ty::EVENT.is {
            return self.event_property(name, at);
        }
        if !receiver.may_be(Ty::THING.or(Ty::NOBODY).or(Ty::EVENT)) {
            return self.property_of_value(receiver, name, at);
        }
        let of_things = self.language().property(name);
        // What might be anything might have any property; but some word must know it.
        if receiver.may_be(Ty::OTHER) {
            let known = of_things.is_some()
                || self.language().handlers().any(|h| h.field(name).is_some())
                || self.is_library(&format!("get${name}"), 1);
            if !known && !self.known.gathered.maps {
                let all = self.language().properties().map(|p| p.name).chain(self.event_properties());
                let help = did_you_mean(name, all);
                let message = sentence("values-property-anything").with("name", name);
                self.problem(at, ProblemKind::UnknownProperty, message, help);
            }
            return Ty::ANY;
        }
        // One of the other values it may be has it.
        if self.may_have(receiver, name) {
            return Ty::ANY;
        }
        match of_things {
            Some(property) if property.of.or(Ty::NOBODY).may_be(receiver) => property.gives,
            _ => {
                let fitting = self.language().properties().filter(|p| p.of.may_be(receiver)).map(|p| p.name);
                let help = did_you_mean(name, fitting.clone()).unwrap_or_else(|| {
                    let list: Vec<&str> = fitting.collect();
                    sentence("values-property-help").with("all", list.join(", "))
                });
                let message = self.has_no(receiver, name);
                self.problem(at, ProblemKind::UnknownProperty, message, Some(help));
                Ty::ANY
            }
        }
    }

    /// A sort of value has no such property.
    fn has_no(&self, receiver: Ty, name: &str) -> Text {
        sentence("values-property").with("sort", receiver.describe(self.language())).with("name", name)
    }

    /// Does an event, a map, a list, a text or a number have this property, if it may be one of them?
    fn may_have(&self, receiver: Ty, name: &str) -> bool {
        receiver.may_be(Ty::OPTIONS)
            || receiver.may_be(Ty::EVENT) && self.event.is_some_and(|event| event.field(name).is_some())
            || receiver.may_be(Ty::ANY.list()) && name == "count"
            || receiver.may_be(Ty::ANY.list().or(Ty::TEXT).or(Ty::NUMBER))
                && self.is_library(&format!("get${name}"), 1)
    }

    fn event_properties(&self) -> impl Iterator<Item = &'static str> + use<> {
        let one = self.event.map(|h| h.fields);
        one.into_iter().chain(self.language().handlers().map(|h| h.fields)).flatten().map(|f| f.name)
    }

    fn event_property(&mut self, name: &str, at: Position) -> Ty {
        let Some(event) = self.event else { return Ty::ANY };
        if let Some(field) = event.field(name) {
            return field.gives;
        }
        let help = did_you_mean(name, event.fields.iter().map(|f| f.name)).unwrap_or_else(|| {
            let list: Vec<&str> = event.fields.iter().map(|f| f.name).collect();
            let text = match list.as_slice() {
                [] => sentence("values-event-none-help"),
                list => sentence("values-event-help").with("all", list.join(", ")),
            };
            text.with("event", event.name)
        });
        let message = sentence("values-event").with("event", event.name).with("name", name);
        self.problem(at, ProblemKind::UnknownProperty, message, Some(help));
        Ty::ANY
    }

    /// A property of a number, text or list.
    fn property_of_value(&mut self, receiver: Ty, name: &str, at: Position) -> Ty {
        if receiver.may_be(Ty::OPTIONS) || receiver.may_be(Ty::OTHER) {
            return Ty::ANY;
        }
        let list = receiver.surely(Ty::ANY.list());
        if receiver.may_be(Ty::ANY.list()) && name == "count" || self.is_library(&format!("get${name}"), 1) {
            return if matches!(name, "count" | "len") { Ty::NUMBER } else { Ty::ANY };
        }
        let help = list.then(|| sentence("values-property-list-help"));
        let message = self.has_no(receiver, name);
        self.problem(at, ProblemKind::UnknownProperty, message, help);
        Ty::ANY
    }

    /// An operator: compare what can be compared.
    pub(super) fn operator(&mut self, call: &FnCallExpr, at: Position) -> Ty {
        let args: Vec<Ty> = call.args.iter().map(|arg| self.expr(arg)).collect();
        match (call.name.as_str(), args.as_slice()) {
            ("==" | "!=", [left, right]) => {
                if !left.may_be(*right) {
                    let message = sentence("values-never-equal")
                        .with("one", left.describe(self.language()))
                        .with("other", right.describe(self.language()));
                    self.problem(at, ProblemKind::NeverEqual, message, None);
                }
                self.compared(&call.args[1], left.words);
                self.compared(&call.args[0], right.words);
                Ty::BOOL
            }
            ("<" | "<=" | ">" | ">=" | "!", _) => Ty::BOOL,
            (".." | "..=", _) => Ty::NUMBER.list(),
            (_, args) => {
                if args.iter().any(|ty| ty.is == Ty::ANY.is) {
                    Ty::ANY
                } else if args.iter().any(|ty| ty.surely(Ty::TEXT)) {
                    Ty::TEXT
                } else if args.iter().all(|ty| ty.surely(Ty::NUMBER)) {
                    Ty::NUMBER
                } else if args.iter().any(|ty| ty.may_be(Ty::TEXT))
                    || args.iter().all(|ty| ty.may_be(Ty::NUMBER))
                {
                    // Such as a note, whose sort is not known.
                    Ty::ANY
                } else {
                    self.calculation(call, args, at)
                }
            }
        }
    }

    fn calculation(&mut self, call: &FnCallExpr, args: &[Ty], at: Position) -> Ty {
        let certain = args.iter().find(|ty| !ty.may_be(Ty::NUMBER.or(Ty::TEXT).or(Ty::ANY.list())));
        if let Some(ty) = certain
            && matches!(call.name.as_str(), "+" | "-" | "*" | "/" | "%")
            && !ty.may_be(Ty::OTHER)
        {
            let message = sentence("values-calculate")
                .with("sign", call.name.as_str())
                .with("sort", ty.describe(self.language()));
            self.problem(at, ProblemKind::Arguments, message, None);
        }
        Ty::ANY
    }

    /// A text compared with a value that can only be some words.
    fn compared(&mut self, expr: &Expr, words: Vocab) {
        if let Expr::StringConstant(text, at) = expr {
            self.possible(text, words, *at);
        }
    }

    /// Is a text one of the words of a vocabulary?
    pub(super) fn possible(&mut self, text: &str, vocab: Vocab, at: Position) {
        let known = self.known;
        let Some(words) = known.names.words(vocab, known.tokens) else { return };
        // Every script's calls of `place_token` add to the words: what is refused is looked up first.
        if matches!(vocab, Vocab::Placed | Vocab::Near | Vocab::Aim)
            && let Some(why) = self.language().refused(text)
        {
            let message = sentence("values-token").with("text", text);
            self.problem(at, ProblemKind::UnknownText, message, Some(why.into()));
            return;
        }
        // The answer of what has no such property.
        if words.contains(&text) || text == "none" && self.language().has_none(vocab) {
            return;
        }
        if known.unread.contains(text) {
            return;
        }
        let help = suggest::nearest(text, words.iter().copied()).map_or_else(
            || {
                let list: Vec<String> = words.iter().take(12).map(|word| format!("\"{word}\"")).collect();
                sentence("possible").with("all", list.join(", "))
            },
            |near| sentence("did-you-mean-text").with("word", near),
        );
        let message = sentence("values-text").with("text", text);
        self.problem(at, ProblemKind::UnknownText, message, Some(help));
    }
}
