//! Offers that no marine can ever take, because of the numbers in their options.

use super::Known;
use super::walk::{each_call, text, value};
use crate::parse::{Function, Parameter, position};
use crate::problem::{ProblemKind, Problems};
use crate::words::sentence;
use engine::Thing;
use rhai::Expr;

/// The farthest place of an offer that does not say how near.
const USUAL_DISTANCE: i64 = 1;

/// Report offers whose nearest place is further than their farthest one.
pub(crate) fn in_vain(known: &Known<'_>, problems: &mut Problems<'_>) {
    for function in &known.parsed.functions {
        each_call(function, |call, at| {
            let ("offer", [tag, Expr::Map(entries, _)]) = (call.name.as_str(), call.args.as_slice()) else {
                return;
            };
            let option = |name: &str| entries.0.iter().find(|(it, _)| it.as_str() == name).map(|(_, it)| it);
            let number = |expr: &Expr| match value(known, function, expr) {
                Some(Parameter::Int(number)) => Some(number),
                Some(Parameter::Bool(_) | Parameter::Text(_)) | None => None,
            };
            let Some(least) = option("least").and_then(number) else { return };
            let (farthest, message) = match option("distance").map(number) {
                Some(Some(distance)) => (distance, sentence("offers-vain")),
                Some(None) => return,
                None => (USUAL_DISTANCE, sentence("offers-vain-usual")),
            };
            if least <= farthest || !option("near").is_some_and(|near| has_distance(known, function, near)) {
                return;
            }
            let offer = match text(known, function, tag) {
                Some(tag) => sentence("offers-named").with("tag", tag),
                None => sentence("offers-this"),
            };
            let message = message.with("offer", offer).with("least", least).with("farthest", farthest);
            let help = sentence("offers-vain-help").with("farthest", farthest).with("least", least);
            problems.add(position(at, function.at), ProblemKind::OfferInVain, message, Some(help));
        });
    }
}

/// Is it surely something to which there is a distance? A marine is in a region or is not.
fn has_distance(known: &Known<'_>, function: &Function, near: &Expr) -> bool {
    match near {
        Expr::Variable(variable, ..) if !variable.2.is_empty() => {
            known.names.thing(&variable.1).is_some_and(|thing| !matches!(thing, Thing::Region(_)))
        }
        near => text(known, function, near).is_some(),
    }
}
