//! Runs the checks of a mission's rule system: gives them the mission in the form they need, and makes diagnostics of
//! what they report. The rule system decides what they look for.

use super::Context;
use missions_document::diagnostic::{Diagnostic, Place};
use missions_document::edit::Edit;
use missions_document::id::Id;
use missions_document::thing::{Piece, ThingKind};
use rule_system::check::{Check, Finding, Fix, Laid, Subject};

/// A mission, looked at once for all of these checks.
pub(super) struct Looked<'m> {
    context: &'m Context<'m>,
    /// The pieces of known kinds, and the same as the checks see them.
    pieces: Vec<(Id, &'m Piece)>,
    laid: Vec<Laid<'m>>,
    figures: Vec<&'m str>,
    scripts: Vec<&'m str>,
}

impl<'m> Looked<'m> {
    pub(super) fn at(context: &'m Context<'m>) -> Self {
        let known = context.pieces().filter_map(|(id, piece)| {
            let (lying, space) = (piece.lying(context.mission.system())?, context.layout.space(piece.at));
            Some(((id, piece), Laid { lying, at: piece.at, space, called: context.call(id) }))
        });
        let (pieces, laid) = known.unzip();
        let figures = context.figures().map(|(_, figure)| figure.kind.as_str()).collect();
        Self { context, pieces, laid, figures, scripts: context.texts().collect() }
    }

    /// What a check reports.
    pub(super) fn run(&self, check: &Check, out: &mut Vec<Diagnostic>) {
        let Context { mission, layout, content, .. } = self.context;
        let mut found = Vec::new();
        (check.run)(
            &Subject {
                board: &layout.board,
                pieces: &self.laid,
                figures: &self.figures,
                own: &mission.settings().own,
                marines: &mission.settings().marines,
                most_marines: self.context.most_marines(),
                content: *content,
                scripts: &self.scripts,
                left_out: &|id| self.context.left_out(id),
            },
            &mut found,
        );
        out.extend(found.into_iter().map(|finding| self.told(check, finding)));
    }

    fn told(&self, check: &Check, finding: Finding) -> Diagnostic {
        let Finding { message, whole, pieces, help, fix } = finding;
        let pieces = pieces.into_iter().filter_map(|index| self.pieces.get(index));
        let said = Diagnostic::new(check.page.code, check.page.severity, message)
            .at_all(whole.then_some(Place::Mission))
            .at_all(pieces.map(|(id, _)| Place::Thing(*id)))
            .help(help);
        match fix {
            Some((label, fix)) => said.fix(label, self.edit(fix)),
            None => said,
        }
    }

    fn edit(&self, fix: Fix) -> Option<Edit> {
        let mission = self.context.mission;
        match fix {
            Fix::Settings(own) => {
                let settings = missions_document::mission::Settings { own, ..mission.settings().clone() };
                Some(Edit::Settings(Box::new(settings)))
            }
            Fix::Turned(index, up) => {
                let (id, piece) = self.pieces.get(index)?;
                let mut thing = mission.things().get(id)?.clone();
                thing.kind = ThingKind::Piece((*piece).clone().facing(up));
                Some(Edit::Thing(*id, Some(thing)))
            }
        }
    }
}
