//! C042: a card asks for more figures in a region than it has spaces, or for more marines than there are.

use super::source::{Bit, Source, joined};
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::id::Id;
use missions_document::page::Page;
use missions_document::thing::Region;
use script_api::assist::Token;
use words::Text;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C042"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.has_unread() {
        return;
    }
    for source in Source::all(context) {
        for (number, bit) in source.bits.iter().enumerate() {
            let rest = &source.bits[number..];
            let found = match (bit.token, bit.word) {
                (Some(Token::Function), "figures") => in_region(context, rest),
                (Some(Token::Function), "marines") => of_marines(context, rest),
                _ => None,
            };
            if let Some((message, place, help)) = found {
                out.push(CHECK.say(message).at(source.place(bit.at)).at_all(place).help(help));
            }
        }
    }
}

/// No game has more marines, whichever mission it is of.
const MOST_MARINES: usize = 4;

/// A message, another place it is about, and what to do.
type Found = (Text, Option<Place>, Text);

/// `figures(map::lift).count >= 3`, where the region has fewer spaces.
fn in_region(context: &Context<'_>, rest: &[Bit<'_>]) -> Option<Found> {
    let (open, name) = (rest.get(1)?, rest.get(4)?);
    if open.word != "(" || rest.get(2)?.word != "map" || rest.get(5)?.word != ")" {
        return None;
    }
    let asked = asked(rest.get(6..)?)?;
    let (id, region) = named(context, name.word)?;
    let spaces = region.cells.iter().filter(|cell| context.layout.space(**cell).is_some()).count();
    // An empty region is another problem.
    if spaces == 0 || asked <= spaces {
        return None;
    }
    let message = text("c042-region")
        .with("asked", asked)
        .with("region", Context::call_region(region))
        .with("spaces", spaces);
    Some((message, Some(Place::Region(id)), text("c042-region-help").with("spaces", spaces)))
}

/// `marines().count >= 3 { win(`, in a mission for fewer. Without the end of the game behind it, the card may be for other missions
/// as well.
fn of_marines(context: &Context<'_>, rest: &[Bit<'_>]) -> Option<Found> {
    if rest.get(1)?.word != "(" || rest.get(2)?.word != ")" {
        return None;
    }
    let asked = asked(rest.get(3..)?)?;
    if asked > MOST_MARINES {
        let message = text("c042-no-game").with("asked", asked).with("most", MOST_MARINES);
        return Some((message, None, text("c042-no-game-help").with("most", MOST_MARINES)));
    }
    let most = context.most_marines();
    let behind: Vec<&str> = rest.iter().map(|bit| bit.word).skip_while(|word| *word != "{").take(3).collect();
    if asked <= most || behind != ["{", "win", "("] {
        return None;
    }
    let message = text("c042-mission").with("asked", asked).with("most", most);
    Some((message, Some(Place::Mission), text("c042-mission-help").with("most", most)))
}

/// How many a comparison asks for at least: `.count >= 3`.
fn asked(rest: &[Bit<'_>]) -> Option<usize> {
    let code = joined(rest.get(..6).unwrap_or(rest));
    let compared = code.strip_prefix(".count")?;
    let digits = |text: &str| {
        let end = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
        let is_all = text[end..].starts_with(['{', '&', '|', ')', ';']);
        text[..end].parse::<usize>().ok().filter(|_| is_all)
    };
    if let Some(number) = compared.strip_prefix(">=").or_else(|| compared.strip_prefix("==")) {
        return digits(number);
    }
    digits(compared.strip_prefix('>')?).map(|number| number + 1)
}

fn named<'c>(context: &'c Context<'_>, name: &str) -> Option<(Id, &'c Region)> {
    let mut regions = context.mission.regions().iter();
    let found = regions.find(|(_, region)| region.name.as_ref().is_some_and(|it| it.as_str() == name));
    found.map(|(id, region)| (*id, region))
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::thing::Region;
    use missions_document::{Edit, Id, Mission, Name, ScriptName};

    fn card(condition: &str, then: &str) -> Mission {
        let text = format!(
            "fn on_start() {{ aim(\"survive\"); }}\nfn on_round_end() {{\n    if {condition} {{ {then} }}\n    \
             if round > 9 {{ win(\"marines\", \"y\"); }}\n}}\n"
        );
        let region = Region { name: Some(Name::new("lift")), cells: [cell(1, 0), cell(2, 0)].into(), ..Region::default() };
        with([
            Edit::Region(Id(900), Some(region)),
            Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text)),
        ])
    }

    const WIN: &str = "win(\"marines\", \"x\");";

    #[test]
    fn more_figures_than_spaces_are_reported() {
        let told = "3 figures are to be in the region lift, which has 2 spaces";
        for condition in
            ["figures(map::lift).count >= 3", "figures(map::lift).count > 2", "figures(map::lift).count == 3"]
        {
            let _ = fires("C042", &card(condition, WIN), told);
        }
        for condition in
            ["figures(map::lift).count >= 2", "figures(map::lift).count < 3", "figures().count >= 3"]
        {
            quiet("C042", &card(condition, WIN));
        }
        quiet("C042", &good());
    }

    #[test]
    fn more_marines_than_the_mission_is_for_are_reported() {
        let few = |then: &str| {
            let mission = card("marines().count >= 3", then);
            let mut settings = mission.settings().clone();
            settings.marines = [1, 2].into();
            mission.with([Edit::Settings(Box::new(settings))])
        };
        let told = "the game is won here only with 3 marines, and the mission is for at most 2 marines";
        let _ = fires("C042", &few(WIN), told);
        quiet("C042", &few("gain_argent(1);"));
        quiet("C042", &card("marines().count >= 3", WIN));
        let told = "a condition asks for 5 marines, and no game has more than 4";
        let _ = fires("C042", &card("marines().count > 4", "gain_argent(1);"), told);
    }
}
