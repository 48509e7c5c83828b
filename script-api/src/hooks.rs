//! Compiled scripts, plugged into the engine's socket: which handlers an event calls, in which order, by which way.

use crate::code::{Code, Handler, NameUse};
use crate::given;
use crate::host::Host;
use crate::lower;
use crate::stage::{self, Scene};
use crate::tunable::ParameterInfo;
use engine::language::{Act, Extra, ScriptView, Val};
use engine::{
    CallLog, Called, Counts, Event, EventKind, EventSet, HookError, Hooks, Orders, Origin, ScriptPlace, Side,
    Table, World,
};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::{Arc, Weak};

/// The compiled scripts of a mission. Cheap to copy, shared by all games and threads. They go with the table whose
/// names they were compiled with.
#[derive(Clone, Debug)]
pub struct Scripts {
    code: Arc<Code>,
    /// Run everything in Rhai, also what could run without it.
    plain: bool,
}

/// Engines kept for each thread. An editor compiles again after each key; old ones must not pile up.
const MAX_HOSTS: usize = 4;

thread_local! {
    static CALLED: CallLog = const { CallLog::new() };
    static HOSTS: RefCell<Vec<(Weak<Code>, Rc<Host>)>> = const { RefCell::new(Vec::new()) };
}

impl Scripts {
    pub(crate) fn new(code: Code) -> Self {
        Self { code: Arc::new(code), plain: false }
    }

    /// The same scripts, run by Rhai alone: slower, and meant to give the same answers. For tests and benchmarks.
    #[must_use]
    pub fn in_rhai(&self) -> Self {
        Self { code: self.code.clone(), plain: true }
    }

    /// Names on the map that scripts use, and where.
    #[must_use]
    pub fn used_names(&self) -> &[NameUse] {
        &self.code.uses
    }

    /// Constants that the mission may set.
    #[must_use]
    pub fn tunables(&self) -> &[ParameterInfo] {
        &self.code.tunables
    }

    /// Is there any script by which this side may win? (The rules' own ends, such as the frag limit, are not counted.)
    #[must_use]
    pub fn can_win(&self, side: Side) -> bool {
        self.code.scripts.iter().any(|script| script.wins.contains(&side))
    }

    /// The same of the script with this name.
    #[must_use]
    pub fn can_win_by(&self, script: &str, side: Side) -> bool {
        self.code.scripts.iter().any(|it| it.name == script && it.wins.contains(&side))
    }

    /// Does any script call this function, or hand it over by its name?
    #[must_use]
    pub fn call(&self, function: &str) -> bool {
        self.code.called.contains(function)
    }

    /// The scripts in order: name, and the comment at the top of the file, whose first line is the title.
    pub fn cards(&self) -> impl Iterator<Item = (&str, &str)> {
        self.code.scripts.iter().map(|script| (script.name.as_str(), script.title.as_str()))
    }

    /// Every handler as script and function, and whether it runs without Rhai.
    pub fn handlers(&self) -> impl Iterator<Item = (&str, &str, bool)> {
        self.code.handlers.iter().flatten().map(|handler| {
            let script = &self.code.scripts[usize::from(handler.script)].name;
            (script.as_str(), handler.name.as_str(), handler.lowered.is_some())
        })
    }

    /// Run one handler without Rhai. `false` when that cannot be; then nothing has happened.
    #[inline]
    fn run_lowered(&self, handler: &Handler, scene: &Scene<'_>, out: &mut Orders) -> bool {
        let Some(function) = &handler.lowered else { return false };
        if self.plain {
            return false;
        }
        let look = self.look(handler, scene);
        let program = &self.code.scripts[usize::from(handler.script)].program;
        let from = out.list.len();
        out.at = Origin { handler: handler.number, line: 0 };
        lower::play(program, function, handler.takes_event, &mut Act { look, out, from }).is_ok()
    }

    /// What a handler sees.
    fn look<'a>(&'a self, handler: &Handler, scene: &Scene<'a>) -> ScriptView<'a> {
        ScriptView {
            table: scene.table,
            world: scene.world,
            counts: scene.counts,
            event: scene.event,
            script: handler.script,
            words: &self.code.words,
            extra: Extra::NONE,
        }
    }

    /// Is the event one of those the handler hears, of all of its kind?
    fn hears(&self, handler: &Handler, scene: &Scene<'_>) -> bool {
        handler.tag.is_none_or(|(word, tag)| (tag.read)(&self.look(handler, scene)) == Val::word(word))
    }

    /// Run one handler in Rhai.
    #[inline(never)]
    fn run_in_rhai(&self, handler: &Handler, scene: &Scene<'_>, out: &mut Orders) -> Result<(), HookError> {
        let host = self.host();
        stage::with(scene, handler.script, handler.number, out, || {
            host.call(&self.code, handler.script, &handler.name, handler.takes_event)
        })
    }

    fn place_in(&self, script: u8, handler: String, line: Option<u32>) -> ScriptPlace {
        ScriptPlace { script: self.code.scripts[usize::from(script)].name.clone(), handler, line }
    }

    /// This thread's engine for these scripts, if it has run any of them.
    fn known_host(&self) -> Option<Rc<Host>> {
        HOSTS.with_borrow(|hosts| {
            let ours =
                |(code, _): &&(Weak<Code>, Rc<Host>)| std::ptr::eq(code.as_ptr(), Arc::as_ptr(&self.code));
            hosts.iter().find(ours).map(|(_, host)| host.clone())
        })
    }

    /// This thread's engine for these scripts.
    fn host(&self) -> Rc<Host> {
        if let Some(host) = self.known_host() {
            return host;
        }
        HOSTS.with_borrow_mut(|hosts| {
            hosts.retain(|(code, _)| code.strong_count() > 0);
            if hosts.len() >= MAX_HOSTS {
                let _ = hosts.remove(0);
            }
            let host = Rc::new(Host::new(&self.code));
            hosts.push((Arc::downgrade(&self.code), host.clone()));
            host
        })
    }
}

impl Hooks for Scripts {
    fn listens(&self) -> EventSet {
        self.code.listens
    }

    fn start_meter(&self) {
        if let Some(host) = self.known_host() {
            host.start_meter();
        }
    }

    fn steps(&self) -> u64 {
        self.known_host().map_or(0, |host| host.steps())
    }

    fn costliest(&self) -> Option<ScriptPlace> {
        let (script, handler) = self.known_host()?.costliest()?;
        Some(self.place_in(script, handler, None))
    }

    fn place(&self, origin: Origin) -> Option<ScriptPlace> {
        let handler = self.code.handlers.iter().flatten().find(|it| it.number == origin.handler)?;
        let line = (origin.line > 0).then(|| origin.line.into());
        Some(self.place_in(handler.script, handler.name.clone(), line))
    }

    fn handlers(&self) -> Vec<(String, String)> {
        let mut all: Vec<&Handler> = self.code.handlers.iter().flatten().collect();
        all.sort_unstable_by_key(|handler| handler.number);
        all.truncate(Called::MOST);
        let script = |handler: &Handler| self.code.scripts[usize::from(handler.script)].name.clone();
        all.into_iter().map(|handler| (script(handler), handler.name.clone())).collect()
    }

    fn orders(&self) -> Vec<(String, u16)> {
        let script = |script: u8| self.code.scripts[usize::from(script)].name.clone();
        self.code.orders.iter().map(|(of, line)| (script(*of), *line)).collect()
    }

    fn forget_calls(&self) {
        CALLED.with(CallLog::clear);
        given::forget();
    }

    fn called(&self) -> Called {
        CALLED.with(CallLog::called)
    }

    fn given(&self) -> Called {
        given::all()
    }

    /// Scripts answer in the mission's order, each by itself.
    fn listeners(&self, kind: EventKind) -> usize {
        self.code.handlers[kind.number()].len()
    }

    fn react(
        &self,
        listener: usize,
        table: &Table,
        world: &World,
        counts: &Counts,
        event: &Event,
        out: &mut Orders,
    ) -> Result<(), HookError> {
        let scene = Scene { code: &self.code, table, world, counts, event };
        let Some(handler) = self.code.handlers[event.kind().number()].get(listener) else { return Ok(()) };
        if !self.hears(handler, &scene) {
            return Ok(());
        }
        CALLED.with(|called| called.add(handler.number));
        if self.run_lowered(handler, &scene, out) {
            return Ok(());
        }
        self.run_in_rhai(handler, &scene, out)
    }
}
