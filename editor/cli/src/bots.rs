//! The help of the commands that let bots play: which bots there are.

use crate::texts::text;
use engine::Side;
use rule_system::{BotKind, Persona};
use words::Text;

/// The help for an option that names bots, after what it is for.
pub(crate) fn help(what: &Text) -> String {
    let all = BotKind::ALL.into_iter().filter(|kind| !matches!(kind, BotKind::Persona(_)));
    let all = all.map(BotKind::word).collect::<Vec<_>>().join(", ");
    let mut out = format!("{what}\n\n{}", text("bots-both").with("bots", all));
    for (side, also) in [(Side::Marines, text("bots-marines")), (Side::Invader, text("bots-invader"))] {
        out += &format!("\n\n{also}");
        for persona in Persona::ALL.into_iter().filter(|persona| persona.side() == side) {
            out += &format!("\n- {}: {}", persona.word(), persona.does());
        }
    }
    out
}
