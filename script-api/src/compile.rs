//! Scripts of a mission → something that can answer events, and every problem found on the way.
//! It never fails as a whole: what is sound works, what is not is left out and reported.

pub use crate::code::NameUse;
use crate::code::{Code, Handler, Script};
use crate::gather::{Gathered, gather};
use crate::given::OrderLines;
use crate::hooks::Scripts;
use crate::host;
use crate::lint::{self, Calls, Known, Library};
use crate::lower;
use crate::names::Names;
pub use crate::parse::Parameter;
use crate::parse::{self, Parsed};
use crate::problem::{Position, ProblemKind, Problems, ScriptProblem, did_you_mean};
pub use crate::tunable::ParameterInfo;
use crate::words::sentence;
use engine::language::{Language, Words};
use engine::{Called, EventKind, EventSet, Side, Thing};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// The most scripts of a mission.
pub const MAX_SCRIPTS: usize = 32;

/// A script as the mission has it.
#[derive(Clone, Copy, Debug, Default)]
pub struct ScriptSource<'a> {
    /// Its name, for messages: the file name without ending.
    pub name: &'a str,
    /// Its text.
    pub text: &'a str,
    /// Constants of the script that the mission sets again: name and value.
    pub parameters: &'a [(&'a str, Parameter)],
}

/// Compile the scripts of a mission. Texts written out in them become words of the table.
#[must_use]
pub fn compile(sources: &[ScriptSource<'_>], mut names: Names<'_>) -> (Scripts, Vec<ScriptProblem>) {
    let engine = host::reader();
    let language = names.language;
    let mut drafts: Vec<Draft<'_>> =
        sources.iter().take(MAX_SCRIPTS).map(|source| Draft::read(&engine, language, source)).collect();
    too_many(sources, &mut drafts);
    let tunables: Vec<ParameterInfo> = drafts.iter_mut().flat_map(Draft::set_parameters).collect();

    let tokens: Vec<String> = drafts.iter().flat_map(|d| d.gathered.tokens.clone()).collect();
    let called: BTreeSet<String> =
        drafts.iter().flat_map(|d| d.gathered.functions.iter().flat_map(|f| f.calls.clone())).collect();
    let unread: BTreeSet<String> = drafts.iter().flat_map(|d| d.parsed.unread.clone()).collect();
    let forbidden: BTreeMap<String, String> = lint::whole_game(drafts.iter().map(|draft| &draft.parsed))
        .into_iter()
        .map(|(what, number)| (what, drafts[number].title().to_owned()))
        .collect();
    for i in 0..drafts.len() {
        let (before, rest) = drafts.split_at_mut(i);
        let others: Vec<(&str, &Gathered)> = before.iter().map(|d| (d.source.name, &d.gathered)).collect();
        rest[0].check(&names, &tokens, (&unread, &called, &forbidden), &others);
    }

    intern(&drafts, &mut names);
    let words = Words::new(language, names.symbols, names.kinds);
    let map: Vec<(String, Thing)> =
        names.named.iter().map(|(sym, thing)| (names.symbols.word(*sym).to_owned(), *thing)).collect();
    let mut code = Code {
        scripts: Vec::new(),
        handlers: (0..EventKind::COUNT).map(|_| Vec::new()).collect(),
        listens: EventSet::default(),
        words,
        map,
        uses: Vec::new(),
        tunables,
        orders: Vec::new(),
        called,
    };
    let mut problems = Vec::new();
    for draft in drafts {
        problems.extend(draft.finish(&mut code, &names));
    }
    // In the same order in every language.
    problems.sort_by_cached_key(|problem: &ScriptProblem| {
        let place = sources.iter().position(|source| source.name == problem.script);
        (place, problem.at, problem.kind, problem.message.english())
    });
    problems.dedup();
    (Scripts::new(code), problems)
}

/// A script on its way.
struct Draft<'a> {
    source: ScriptSource<'a>,
    parsed: Parsed,
    gathered: Gathered,
    handlers: Vec<Calls>,
    reached: BTreeSet<usize>,
    problems: Problems<'a>,
}

impl<'a> Draft<'a> {
    fn read(engine: &rhai::Engine, language: &Language, source: &ScriptSource<'a>) -> Self {
        let mut problems = Problems::of(source.name);
        let parsed = parse::parse(engine, language, source.text, &mut problems);
        let gathered = gather(&parsed, language);
        Self { source: *source, parsed, gathered, handlers: Vec::new(), reached: BTreeSet::new(), problems }
    }

    /// What players call the card.
    fn title(&self) -> &str {
        self.parsed.title.lines().next().filter(|title| !title.is_empty()).unwrap_or(self.source.name)
    }

    /// Set the constants that the mission sets, and list all that it may set.
    fn set_parameters(&mut self) -> Vec<ParameterInfo> {
        let constants = &mut self.parsed.constants;
        let name = self.source.name;
        let mut tunables: Vec<ParameterInfo> = constants.iter().map(|c| ParameterInfo::of(name, c)).collect();
        for (name, value) in self.source.parameters {
            let Some(index) = constants.iter().position(|c| c.name == *name) else {
                if self.parsed.unread.contains(*name) {
                    continue;
                }
                let help = did_you_mean(name, constants.iter().map(|c| c.name.as_str()));
                let message = sentence("compile-parameter-unknown").with("name", *name);
                self.problems.add(Position::default(), ProblemKind::Parameter, message, help);
                continue;
            };
            let constant = &mut constants[index];
            if std::mem::discriminant(&constant.value) != std::mem::discriminant(value) {
                let message = sentence("compile-parameter-sort").with("name", *name);
                self.problems.add(constant.at, ProblemKind::Parameter, message, None);
                continue;
            }
            if let (Some(range), Parameter::Int(number)) = (&tunables[index].range, value)
                && !range.contains(number)
            {
                let message = sentence("compile-parameter-range")
                    .with("name", *name)
                    .with("number", number.to_string())
                    .with("first", range.start().to_string())
                    .with("last", range.end().to_string());
                self.problems.add(constant.at, ProblemKind::Parameter, message, None);
            }
            constant.value = value.clone();
            tunables[index].value = value.clone();
        }
        tunables
    }

    fn check(
        &mut self,
        names: &Names<'_>,
        tokens: &[String],
        (unread, called, forbidden): (&BTreeSet<String>, &BTreeSet<String>, &BTreeMap<String, String>),
        others: &[(&str, &Gathered)],
    ) {
        let (parsed, gathered) = (&self.parsed, &self.gathered);
        let known = Known { names, library: library(), parsed, gathered, tokens, unread };
        lint::functions(&known, &mut self.problems);
        self.handlers = lint::handlers(&known, &mut self.problems);
        self.reached = lint::reached(&self.parsed, &self.gathered, &self.handlers);
        lint::always_same(&known, &mut self.problems);
        lint::unwritten(&known, &mut self.problems);
        lint::in_vain(&known, &mut self.problems);
        lint::never_happens(&known, &self.handlers, called, &mut self.problems);
        lint::barred(&known, &self.handlers, forbidden, &mut self.problems);
        lint::unheard_tags(&known, others, &mut self.problems);
        lint::unused(&known, &self.reached, &mut self.problems);
    }

    /// The lines of orders in functions that are called.
    fn orders(&self) -> Vec<u16> {
        let own = |name: &str| self.parsed.functions.iter().any(|function| function.name == name);
        let called = self.reached.iter().flat_map(|function| &self.gathered.functions[*function].orders);
        // Line 0 is one too far down to be counted.
        let lines = called.filter(|(line, name)| *line > 0 && !own(name)).map(|(line, _)| *line);
        lines.collect::<BTreeSet<u16>>().into_iter().collect()
    }

    /// Put what is ready into the code; gives the problems.
    fn finish(self, code: &mut Code, names: &Names<'_>) -> Vec<ScriptProblem> {
        let index = code.scripts.len() as u8;
        let mut program = lower::lower(&self.parsed, names, &code.map);
        let mut orders = self.orders();
        // More are not counted.
        orders.truncate(Called::MOST.saturating_sub(code.orders.len()));
        program.orders = OrderLines::new(&orders, code.orders.len() as u16);
        code.orders.extend(orders.into_iter().map(|line| (index, line)));
        for calls in &self.handlers {
            let function = &self.parsed.functions[calls.function];
            code.listens = code.listens.with(calls.kind);
            let number = code.handlers.iter().map(Vec::len).sum::<usize>() as u16;
            code.handlers[calls.kind.number()].push(Handler {
                number,
                script: index,
                name: function.name.clone(),
                tag: calls.tag.as_deref().and_then(|tag| {
                    let field = names.language.handler_of(calls.kind)?.tag()?;
                    Some((names.symbols.get(tag)?, field))
                }),
                takes_event: !function.body.params.is_empty(),
                lowered: program.functions[calls.function].clone(),
            });
        }
        let mut wins: Vec<Side> =
            self.reached.iter().flat_map(|f| self.gathered.functions[*f].wins.clone()).collect();
        wins.sort_unstable_by_key(|side| *side as u8);
        wins.dedup();
        code.uses.extend(self.gathered.names.into_iter().map(|(name, at)| NameUse {
            script: self.source.name.to_owned(),
            name,
            at,
        }));
        code.scripts.push(Script {
            name: self.source.name.to_owned(),
            title: self.parsed.title,
            text: self.parsed.text,
            constants: self.parsed.constants,
            program,
            wins,
        });
        self.problems.list
    }
}

fn too_many(sources: &[ScriptSource<'_>], drafts: &mut [Draft<'_>]) {
    if sources.len() > MAX_SCRIPTS
        && let Some(last) = drafts.last_mut()
    {
        let message = sentence("compile-scripts").with("most", MAX_SCRIPTS);
        last.problems.add(Position::default(), ProblemKind::TooLarge, message, None);
    }
}

/// Give every text of the scripts its number, in alphabetical order.
fn intern(drafts: &[Draft<'_>], names: &mut Names<'_>) {
    let mut texts: BTreeSet<&str> = BTreeSet::new();
    for draft in drafts {
        texts.extend(draft.gathered.texts.iter().map(String::as_str));
        texts.extend(draft.parsed.constants.iter().filter_map(|c| match &c.value {
            Parameter::Text(text) => Some(text.as_str()),
            _ => None,
        }));
    }
    for text in texts {
        let _ = names.symbols.intern(text);
    }
}

/// Rhai's own functions, asked from the engine once.
pub(crate) fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let mut engine = host::reader();
        host::add_library(&mut engine);
        let list = engine.collect_fn_metadata(
            None,
            |f| Some((f.metadata.name.to_string(), f.metadata.num_params)),
            true,
        );
        // What is switched off is not there, and no one sees what would be printed.
        list.into_iter()
            .filter(|(name, _)| name != "print" && !host::DISABLED.contains(&name.as_str()))
            .collect()
    })
}
