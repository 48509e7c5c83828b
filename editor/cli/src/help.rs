//! The help of all commands and options. It stands in `texts.ftl` by their names: `help-export` for a command, `help-export-to` for an
//! option, `help-any-seed` for an option that several commands have. `-long` follows for what only `--help` says, `-after` for
//! what stands below.

use crate::texts::WORDS;
use clap::{Arg, Command};
use rule_system::piece::Brings;
use words::Text;

/// The command with its help and that of its options and subcommands, in the language that is spoken.
pub(crate) fn with_help(mut command: Command) -> Command {
    let name = command.get_name().to_owned();
    let id = format!("help-{name}");
    if let Some(about) = said(&id) {
        command = command.about(about);
    }
    if let Some(about) = said(&format!("{id}-long")) {
        command = command.long_about(about);
    }
    if let Some(after) = said(&format!("{id}-after")) {
        command = command.after_help(after);
    }
    command.mut_args(|option| option_with_help(&name, option)).mut_subcommands(with_help)
}

fn option_with_help(command: &str, mut option: Arg) -> Arg {
    let Some(id) = id_of(command, &option) else { return option };
    if let Some(help) = said(&id) {
        option = option.help(help);
    }
    if let Some(help) = said(&format!("{id}-long")) {
        option = option.long_help(help);
    }
    option
}

/// The id of an option's help: the one for this command, or the one for several.
fn id_of(command: &str, option: &Arg) -> Option<String> {
    let name = option.get_id().as_str().replace('_', "-");
    [format!("help-{command}-{name}"), format!("help-any-{name}")].into_iter().find(|id| WORDS.has(id))
}

fn said(id: &str) -> Option<String> {
    let text = WORDS.has(id).then(|| Text::of_name(&WORDS, id.to_owned()))?;
    let text = match id {
        "help-knockouts-only" => text.with("piece", a_piece()),
        "help-probe-figure" => text.with("figures", some_figures()),
        _ => text,
    };
    Some(text.to_string())
}

/// A kind of piece of the usual game, as files have it.
fn a_piece() -> &'static str {
    let mut pieces = systems::usual().pieces().iter();
    pieces.find(|piece| piece.brings == Brings::Foes).map_or("", |piece| piece.id)
}

/// Kinds of figures of the usual game, as files have them: a small one, a large one and a marine.
fn some_figures() -> String {
    let content = systems::usual().content();
    let (foes, marines) = (content.foes(), content.marines());
    let [small, large] =
        [false, true].map(|large| foes.iter().find(|foe| foe.footprint().is_large() == large));
    let foes = small.into_iter().chain(large).map(|foe| foe.id);
    let ids = foes.chain(marines.first().map(|marine| marine.id));
    ids.map(|id| format!("`{id}`")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::{WORDS, id_of, with_help};
    use crate::Line;
    use clap::{Command, CommandFactory};
    use std::collections::BTreeSet;

    /// The ids of a command and all below it, and what has no text.
    fn walk(command: &Command, used: &mut BTreeSet<String>, lacking: &mut Vec<String>) {
        let name = command.get_name();
        let id = format!("help-{name}");
        used.extend([format!("{id}-long"), format!("{id}-after")]);
        if WORDS.has(&id) {
            let _ = used.insert(id);
        } else {
            lacking.push(id);
        }
        for option in command.get_arguments().filter(|option| !option.is_hide_set()) {
            match id_of(name, option) {
                Some(id) => used.extend([format!("{id}-long"), id]),
                None => lacking.push(format!("{name} {}", option.get_id())),
            }
        }
        for below in command.get_subcommands() {
            walk(below, used, lacking);
        }
    }

    #[test]
    fn every_command_and_option_has_its_help_and_no_help_is_of_none() {
        let (mut used, mut lacking) = (BTreeSet::new(), Vec::new());
        walk(&Line::command(), &mut used, &mut lacking);
        assert_eq!(lacking, [""; 0], "no help");
        assert!(used.len() > 150, "{}", used.len());
        let ids = WORDS.ids();
        let strange: Vec<&String> =
            ids.keys().filter(|id| id.starts_with("help-") && !used.contains(*id)).collect();
        assert_eq!(strange, [""; 0], "help of no command and no option");
    }

    #[test]
    fn help_is_filled_in_at_every_depth() {
        let program = with_help(Line::command());
        assert!(program.get_about().is_some() && program.get_after_help().is_some());
        let heat = program.find_subcommand("heat").expect("a command");
        assert!(heat.get_long_about().is_some_and(|about| about.to_string().contains("\n\nPrints a layer")));
        let help = |command: &str, option: &str| {
            let command = program.find_subcommand(command).expect("a command");
            let option = command.get_arguments().find(|it| it.get_id() == option).expect("an option");
            option.get_help().map(ToString::to_string).unwrap_or_default()
        };
        assert_eq!(
            help("heat", "seed"),
            "The seed of the games; without it the first one the mission names, or 1"
        );
        assert!(
            help("check", "seed") == help("heat", "seed") && help("teach", "seed") == "The seed of all games"
        );
        assert!(help("probe", "figure").contains(" (`imp`, `pinky`, `alpha`); "));
        assert!(help("knockouts", "only").ends_with("such as `portal`"));
    }
}
