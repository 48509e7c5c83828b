//! The modules of one crate, and which of its files uses which: paths are followed through imports and re-exports to the file
//! that defines the name. Methods and fields have no path, so that only the types they belong to count; code that a macro of
//! ours makes from other words than it is given is not seen.

use std::collections::{BTreeMap, BTreeSet};

use super::outline::{Import, Scope, outline};
use super::tokens::{tokens, without_tests};
use super::workspace::Source;

/// From file to file, through which names.
pub(crate) type Arrows = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// The names of the modules around a module and its own, beginning at the crate.
type Path = Vec<String>;

struct Module {
    file: String,
    scope: Scope,
}

/// Where a path leads.
enum Goal {
    Module(Path),
    Item {
        file: String,
        name: String,
        is_trait: bool,
    },
    /// Another crate.
    Outside,
}

struct Crate {
    modules: BTreeMap<Path, Module>,
    /// The files of each macro: its name is known without a path.
    macros: BTreeMap<String, BTreeSet<String>>,
}

/// The path of the module a file is.
fn module_of(file: &str) -> Path {
    let mut path: Path = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if path.last().is_some_and(|last| last == "mod") || matches!(file, "lib.rs" | "main.rs") {
        let _ = path.pop();
    }
    path
}

/// Is a file in the folder that belongs to another, or in one below?
pub(crate) fn is_below(file: &str, other: &str) -> bool {
    module_of(file).starts_with(&module_of(other))
}

/// The files of a crate that are no tests.
pub(crate) fn without_test_files(sources: &[Source]) -> Vec<&Source> {
    let mut tests: Vec<Path> = Vec::new();
    for (file, text) in sources {
        for name in without_tests(&tokens(text)).test_modules {
            let mut path = module_of(file);
            path.push(name.to_owned());
            tests.push(path);
        }
    }
    let is_test = |file: &str| tests.iter().any(|path| module_of(file).starts_with(path));
    sources.iter().filter(|(file, _)| !is_test(file)).collect()
}

/// Which file of a crate uses which.
pub(crate) fn arrows(sources: &[Source]) -> Arrows {
    let mut all = Crate { modules: BTreeMap::new(), macros: BTreeMap::new() };
    for (file, text) in without_test_files(sources) {
        for scope in outline(&without_tests(&tokens(text)).tokens) {
            for name in &scope.macros {
                let _ = all.macros.entry(name.clone()).or_default().insert(file.clone());
            }
            let path = [module_of(file), scope.path.clone()].concat();
            let _ = all.modules.insert(path, Module { file: file.clone(), scope });
        }
    }
    let mut arrows = Arrows::new();
    for (path, module) in &all.modules {
        for (to, name) in all.uses(path, module) {
            if to != module.file {
                let from = arrows.entry(module.file.clone()).or_default();
                let _ = from.entry(to).or_default().insert(name);
            }
        }
    }
    arrows
}

impl Crate {
    /// The files a module uses, with the name it uses of each.
    fn uses(&self, path: &Path, module: &Module) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for named in &module.scope.paths {
            let last = named.path.last().expect("a path has a name");
            match self.macros.get(last) {
                Some(files) if named.is_macro => {
                    // Where several files have a macro of this name, each means its own.
                    if let (1, Some(file)) = (files.len(), files.first()) {
                        found.push((file.clone(), format!("{last}!")));
                    }
                }
                _ => {
                    if let Goal::Item { file, name, .. } = self.follow(path, &named.path, &mut Vec::new()) {
                        found.push((file, name));
                    }
                }
            }
        }
        for import in module.scope.imports.iter().filter(|import| !import.is_public) {
            if let Goal::Item { file, name, is_trait } = self.follow(path, &import.path, &mut Vec::new()) {
                // A trait is used through its methods and an enum through its variants, which do not name it.
                if is_trait || import.is_local || import.name == "*" {
                    found.push((file, name));
                }
            }
        }
        found
    }

    /// Follows a path that stands in a module.
    fn follow(&self, module: &Path, path: &[String], seen: &mut Vec<(Path, String)>) -> Goal {
        let mut at = module.clone();
        let mut rest = path;
        let mut inside = true;
        loop {
            match rest {
                [first, tail @ ..] if first == "crate" => (at, rest) = (Path::new(), tail),
                [first, tail @ ..] if first == "self" => rest = tail,
                [first, tail @ ..] if first == "super" => {
                    let _ = at.pop();
                    rest = tail;
                }
                _ => break,
            }
            inside = false;
        }
        while let [name, tail @ ..] = rest {
            let goal = match self.look_up(&at, name, (inside, tail.is_empty()), seen) {
                Some(goal) => goal,
                // A path that begins with a name we do not know begins with another crate or a type parameter; a name we
                // do not know in one of our modules was made by a macro.
                None if inside => Goal::Outside,
                None => self.made(&at, name),
            };
            let Goal::Module(next) = goal else { return goal };
            (at, rest, inside) = (next, tail, false);
        }
        Goal::Module(at)
    }

    fn made(&self, module: &Path, name: &str) -> Goal {
        match self.modules.get(module) {
            Some(Module { file, .. }) => {
                Goal::Item { file: file.clone(), name: name.to_owned(), is_trait: false }
            }
            None => Goal::Outside,
        }
    }

    /// What a name means in a module. The same name may be a module and something else: the last name of a path is rather
    /// something else.
    fn look_up(
        &self,
        path: &Path,
        name: &str,
        (inside, is_last): (bool, bool),
        seen: &mut Vec<(Path, String)>,
    ) -> Option<Goal> {
        let module = self.modules.get(path)?;
        let key = (path.clone(), format!("{name} {is_last}"));
        if seen.contains(&key) {
            return None;
        }
        seen.push(key);
        let visible = |import: &&Import| inside || !import.is_local;
        let mut goals = Vec::new();
        let child = [path.as_slice(), &[name.to_owned()]].concat();
        if self.modules.contains_key(&child) {
            goals.push(Goal::Module(child));
        }
        if let Some(defined) = module.scope.defined.iter().find(|defined| defined.name == name) {
            let (file, is_trait) = (module.file.clone(), defined.is_trait);
            goals.push(Goal::Item { file, name: name.to_owned(), is_trait });
        }
        for import in module.scope.imports.iter().filter(visible).filter(|import| import.name == name) {
            goals.push(self.follow(path, &import.path, seen));
        }
        if goals.is_empty() {
            for import in module.scope.imports.iter().filter(visible).filter(|import| import.name == "*") {
                if let Goal::Module(from) = self.follow(path, &import.path, seen) {
                    goals.extend(self.look_up(&from, name, (false, is_last), seen));
                }
            }
        }
        let best = goals.iter().position(|goal| matches!(goal, Goal::Module(_)) != is_last).unwrap_or(0);
        (!goals.is_empty()).then(|| goals.swap_remove(best))
    }
}
