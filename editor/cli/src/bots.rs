//! The help of the commands that let bots play: which bots there are.

use engine::Side;
use rule_system::{BotKind, Persona};

/// The help for an option that names bots, after what it is for.
pub(crate) fn help(what: &str) -> String {
    let all = BotKind::ALL.into_iter().filter(|kind| !matches!(kind, BotKind::Persona(_)));
    let all = all.map(BotKind::word).collect::<Vec<_>>().join(", ");
    let mut out =
        format!("{what}: a bot for both sides, or one for each: `search,greedy`\n\nBoth sides: {all}");
    for (side, name) in [(Side::Marines, "The marines"), (Side::Invader, "The invader")] {
        out += &format!("\n\n{name} also, if the rules have them:");
        for persona in Persona::ALL.into_iter().filter(|persona| persona.side() == side) {
            out += &format!("\n- {}: {}", persona.word(), persona.does());
        }
    }
    out
}
