//! The Rhai engine of one thread for one mission's scripts: sandbox, limits, and every word of the language.
//! The language decides what the words do, `hooks` when they run.

pub(crate) mod dynamic;
mod endless;
mod message;

use crate::code::Code;
use crate::limits::{MAX_CALLS, MAX_DEPTH, MAX_LIST, MAX_OPTIONS, MAX_STEPS, MAX_TEXT, MAX_VARIABLES};
use crate::parse::{MAX_FUNCTIONS, Parameter, line};
use crate::stage;
use crate::told::tell_thing;
use dynamic::{EventHandle, Piece, Strings};
use engine::language::func::MAX_ARGS;
use engine::language::property::of_nobody;
use engine::language::script_view::wrong;
use engine::language::{Fault, Func, Language, Property, Run, ScriptView, Val};
use engine::{Effect, HookError};
use rhai::packages::{
    ArithmeticPackage, BasicArrayPackage, BasicFnPackage, BasicIteratorPackage, BasicStringPackage,
    LogicPackage, MoreStringPackage, Package,
};
use rhai::{
    AST, Array, Caches, Dynamic, Engine, EvalAltResult, EvalContext, GlobalRuntimeState, INT, Module,
    NativeCallContext, OptimizationLevel, Position, Scope,
};
use std::any::TypeId;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Words of Rhai that scripts do without.
pub(crate) const DISABLED: [&str; 9] =
    ["eval", "import", "export", "debug", "this", "try", "catch", "throw", "global"];

/// An engine with all limits and no words: enough to read scripts.
pub(crate) fn reader() -> Engine {
    let mut engine = Engine::new_raw();
    // Anything but `None` would let the text `const A = "x"; const B = A + A; …` grow without end while it is read.
    let _ = engine
        .set_optimization_level(OptimizationLevel::None)
        .set_max_operations(MAX_STEPS)
        .set_max_call_levels(MAX_CALLS)
        .set_max_expr_depths(MAX_DEPTH, MAX_DEPTH)
        .set_max_string_size(MAX_TEXT)
        .set_max_array_size(MAX_LIST)
        .set_max_map_size(MAX_OPTIONS)
        .set_max_variables(MAX_VARIABLES)
        .set_max_functions(MAX_FUNCTIONS)
        .set_max_modules(0)
        .set_max_strings_interned(256);
    for symbol in DISABLED {
        let _ = engine.disable_symbol(symbol);
    }
    engine
}

/// The parts of Rhai's own library that scripts may use: numbers, texts, lists, ranges, and functions as values.
pub(crate) fn add_library(engine: &mut Engine) {
    let _ = ArithmeticPackage::new().register_into_engine(engine);
    let _ = LogicPackage::new().register_into_engine(engine);
    let _ = BasicStringPackage::new().register_into_engine(engine);
    let _ = MoreStringPackage::new().register_into_engine(engine);
    let _ = BasicIteratorPackage::new().register_into_engine(engine);
    let _ = BasicArrayPackage::new().register_into_engine(engine);
    let _ = BasicFnPackage::new().register_into_engine(engine);
}

/// One script, ready to run.
struct Ready {
    ast: AST,
    /// Kept from call to call: building it again would cost more than a short handler.
    global: GlobalRuntimeState,
    caches: Caches,
    /// The variables of a call, of which only the room is kept.
    scope: Scope<'static>,
}

/// The engine of one thread.
pub(crate) struct Host {
    engine: Engine,
    scripts: Vec<RefCell<Ready>>,
    /// Steps by script and handler since the meter was started.
    meter: RefCell<BTreeMap<u8, BTreeMap<Box<str>, u64>>>,
    steps: Cell<u64>,
}

impl Host {
    /// Build the engine and read the scripts, which are known to be readable.
    pub(crate) fn new(code: &Code) -> Self {
        let mut engine = reader();
        add_library(&mut engine);
        let strings = Rc::new(Strings::default());
        let language = code.words.language;
        add_functions(&mut engine, &strings, language);
        add_properties(&mut engine, &strings, language);
        add_words(&mut engine, &strings, code);
        let scripts = code
            .scripts
            .iter()
            .map(|script| {
                let ast = engine.compile(&script.text).unwrap_or_default();
                let global = fresh(&engine, &ast);
                RefCell::new(Ready { ast, global, caches: Caches::new(), scope: Scope::new() })
            })
            .collect();
        Self { engine, scripts, meter: RefCell::default(), steps: Cell::default() }
    }

    /// Count the steps from 0.
    pub(crate) fn start_meter(&self) {
        self.meter.borrow_mut().clear();
        self.steps.set(0);
    }

    /// The steps since the meter was started.
    pub(crate) fn steps(&self) -> u64 {
        self.steps.get()
    }

    /// The script and the handler that took most of them; of equals the first.
    pub(crate) fn costliest(&self) -> Option<(u8, String)> {
        let meter = self.meter.borrow();
        let all =
            meter.iter().flat_map(|(script, of)| of.iter().map(|(name, steps)| (*steps, *script, name)));
        let most =
            all.max_by_key(|(steps, script, name)| (*steps, std::cmp::Reverse((*script, (*name).clone()))))?;
        Some((most.1, most.2.to_string()))
    }

    fn count(&self, script: u8, name: &str, steps: u64) {
        self.steps.set(self.steps.get() + steps);
        let mut meter = self.meter.borrow_mut();
        let of = meter.entry(script).or_default();
        match of.get_mut(name) {
            Some(known) => *known += steps,
            None => drop(of.insert(name.into(), steps)),
        }
    }

    /// Call a handler. The world must be on the stage.
    pub(crate) fn call(
        &self,
        code: &Code,
        script: u8,
        name: &str,
        takes_event: bool,
    ) -> Result<(), HookError> {
        let mut ready = self.scripts[usize::from(script)].borrow_mut();
        let Ready { global, caches, scope, .. } = &mut *ready;
        global.num_operations = 0;
        let mut event = Dynamic::from(EventHandle);
        let mut args: [&mut Dynamic; 1] = [&mut event];
        let args = if takes_event { &mut args[..] } else { &mut [] };
        let result =
            EvalContext::new(&self.engine, global, caches, scope, None).call_fn_raw(name, false, false, args);
        let _ = scope.rewind(0);
        self.count(script, name, ready.global.num_operations);
        result.map(|_| ()).map_err(|error| {
            self.clean(&mut ready);
            let line = endless::ran_out(&error).then(|| {
                let event = takes_event.then(|| Dynamic::from(EventHandle));
                endless::line(&self.engine, &ready.ast, name, event)
            });
            let script = &code.scripts[usize::from(script)].name;
            message::failure(script, name, line.flatten(), &error)
        })
    }

    /// What a broken call leaves behind must not reach the next one.
    fn clean(&self, ready: &mut Ready) {
        ready.global = fresh(&self.engine, &ready.ast);
        ready.caches = Caches::new();
    }
}

fn fresh(engine: &Engine, ast: &AST) -> GlobalRuntimeState {
    let mut global = engine.new_global_runtime_state();
    global.lib.push(ast.shared_lib().clone());
    global
}

fn fault(text: String) -> Box<EvalAltResult> {
    EvalAltResult::ErrorRuntime(text.into(), Position::NONE).into()
}

/// Register every function of the language, for each number of values it takes.
fn add_functions(engine: &mut Engine, strings: &Rc<Strings>, language: &Language) {
    for func in language.funcs() {
        for count in func.needed..=func.params.len() {
            let strings = strings.clone();
            let _ = engine.register_raw_fn(
                func.name,
                vec![TypeId::of::<Dynamic>(); count],
                move |context: NativeCallContext<'_>, args: &mut [&mut Dynamic]| {
                    stage::go_to(line(context.call_position()), func);
                    call(func, &strings, args)
                },
            );
        }
    }
}

/// Run one function of the language on values that Rhai holds.
fn call(func: &Func, strings: &Strings, args: &[&mut Dynamic]) -> Result<Dynamic, Box<EvalAltResult>> {
    stage::act(
        |symbols, extra| {
            let mut vals = [Val::UNIT; MAX_ARGS];
            for (val, arg) in vals.iter_mut().zip(args) {
                *val = dynamic::read(arg, symbols, extra);
            }
            vals
        },
        |act, vals| {
            let vals = &vals[..args.len()];
            let result = match func.run {
                Run::Ask(ask) => ask(&act.look, vals).map(|val| dynamic::write(val, &act.look, strings)),
                Run::Do(order) => order(act, vals).map(|()| Dynamic::UNIT),
                Run::List(list) => {
                    let mut array = Array::new();
                    list(&act.look, vals, &mut |val| array.push(dynamic::write(val, &act.look, strings)))
                        .map(|()| array.into())
                }
            };
            result.map_err(|why| fault(explain(func, &act.look, vals, why)))
        },
    )
}

/// Why a function could not do what the script asked for, in a sentence.
fn explain(func: &Func, look: &ScriptView<'_>, vals: &[Val], why: Fault) -> String {
    let signature = func.signature();
    match why {
        Fault::Because(why) => format!("{signature}: {why}"),
        Fault::Wrong(i) => match func.params.get(i) {
            Some(param) => wrong(look, &signature, param.name, param.ty, vals[i]),
            None => format!("{signature}: a value does not fit"),
        },
    }
}

/// Register the properties of things and events, and what things can do among themselves.
fn add_properties(engine: &mut Engine, strings: &Rc<Strings>, language: &Language) {
    let _ = engine
        .register_type_with_name::<Piece>("thing")
        .register_type_with_name::<EventHandle>("event")
        .register_fn("==", |a: Piece, b: Piece| a == b)
        .register_fn("!=", |a: Piece, b: Piece| a != b)
        .register_fn("to_string", |piece: &mut Piece| name_for_people(*piece))
        .register_fn("to_debug", |piece: &mut Piece| name_for_people(*piece))
        .register_get("count", |list: &mut Array| list.len() as INT);
    for property in language.properties() {
        let strings = strings.clone();
        let read = move |piece: &mut Piece| read_property(property, *piece, &strings);
        let _ = engine.register_get(property.name, read);
    }
    let fields: BTreeSet<&str> = language.handlers().flat_map(|h| h.fields).map(|f| f.name).collect();
    for name in fields {
        let strings = strings.clone();
        let _ = engine.register_get(name, move |_: &mut EventHandle| read_event(name, &strings));
    }
}

/// A property of a thing or of `nobody`.
fn read_property(
    property: &Property,
    piece: Piece,
    strings: &Strings,
) -> Result<Dynamic, Box<EvalAltResult>> {
    look(|look| {
        let val = match piece.0 {
            None => of_nobody(look, property.gives),
            Some(thing) => (property.read)(look, thing).ok_or_else(|| {
                let sort = Val::thing(thing).ty().describe(look.words.language).english();
                fault(format!("{sort} has no `{}`", property.name))
            })?,
        };
        Ok(dynamic::write(val, look, strings))
    })
}

/// A property of the event.
fn read_event(name: &str, strings: &Strings) -> Result<Dynamic, Box<EvalAltResult>> {
    look(|look| match look.words.language.handler_of(look.event.kind()).and_then(|h| h.field(name)) {
        Some(field) => Ok(dynamic::write((field.read)(look), look, strings)),
        None => Err(fault(format!("this event has no `{name}`"))),
    })
}

/// Look at what is on the stage.
fn look<R>(play: impl FnOnce(&ScriptView<'_>) -> R) -> R {
    stage::act(|_, _| (), |act, ()| play(&act.look))
}

/// What a text says of a thing.
fn name_for_people(piece: Piece) -> String {
    let mut name = String::new();
    look(|look| tell_thing(look, piece.0, &mut name));
    name
}

/// Register the plain words: names on the map, constants of the scripts, facts of the game.
fn add_words(engine: &mut Engine, strings: &Rc<Strings>, code: &Code) {
    let mut map = Module::new();
    for (name, thing) in &code.map {
        let _ = map.set_var(name.as_str(), Piece(Some(*thing)));
    }
    let _ = engine.register_static_module("map", map.into());

    let constants: Vec<BTreeMap<String, Dynamic>> = code
        .scripts
        .iter()
        .map(|script| script.constants.iter().map(|c| (c.name.clone(), constant(&c.value))).collect())
        .collect();
    let strings = strings.clone();
    let language = code.words.language;
    #[expect(deprecated, reason = "not deprecated, only marked as likely to change")]
    let _ = engine.on_var(move |name, index, _| {
        // A number says that it is a variable of the function.
        if index > 0 {
            return Ok(None);
        }
        if let Some(value) = constants.get(usize::from(stage::script())).and_then(|c| c.get(name)) {
            return Ok(Some(value.clone()));
        }
        Ok(language.fact(name).map(|fact| look(|look| dynamic::write((fact.read)(look), look, &strings))))
    });
    let _ = engine.on_print(|text| {
        // One effect too many is reported by the next word that asks for one.
        let _ = stage::act(|_, _| (), |act, ()| act.ask(Effect::Say(text.into())));
    });
    let _ = engine.on_debug(|_, _, _| ());
}

fn constant(value: &Parameter) -> Dynamic {
    match value {
        Parameter::Bool(yes) => (*yes).into(),
        Parameter::Int(number) => (*number).into(),
        Parameter::Text(text) => text.into(),
    }
}
