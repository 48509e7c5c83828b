//! What lies on the map in the form of a position, and what scripts have laid down: doors, pieces of the rule system's own, tokens,
//! notes, and whatever else of scripts can only be taken out.

use super::view::{away, labelled, stepper, steps, title};
use super::{Arranging, Laid, Message, Spot};
use crate::Element;
use crate::panel::inspector::field::tick;
use crate::theme::{self, BODY, SMALL};
use editor_model::words::{say, say_with};
use iced::widget::{column, row, text};
use iced::{Alignment, Fill};
use missions::position::{PlacedPiece, PlacedToken, Position, Said};
use rule_system::capital;
use rule_system::door::DoorStart;

impl Arranging {
    /// The parts of the form that have something in them.
    pub(super) fn laid_view(&self) -> Vec<Element<'_, Message>> {
        let pieces = self.position.pieces.iter().enumerate();
        let pieces =
            pieces.map(|(number, piece)| self.lit(&Spot::Piece(number), self.piece_view(number, piece)));
        let tokens = self.position.tokens.iter().enumerate();
        let tokens =
            tokens.map(|(number, token)| self.lit(&Spot::Token(number), self.token_view(number, token)));
        let parts = [
            ("arrange-doors", self.doors_view()),
            ("arrange-pieces", pieces.collect()),
            ("arrange-tokens", tokens.collect()),
            ("arrange-scripts", self.scripts_view()),
        ];
        let mut shown = Vec::new();
        for (id, lines) in parts {
            if !lines.is_empty() {
                shown.push(column![title(say(id))].extend(lines).spacing(2).into());
            }
        }
        shown
    }

    fn doors_view(&self) -> Vec<Element<'_, Message>> {
        let table = self.plain.game.table();
        let has_locks = self.mission.system().doors().iter().any(|kind| kind.start == DoorStart::Locked);
        let door = |door: tiles::DoorId| {
            let at = table.board.door_spaces(door).first().map(|space| table.board.cell(*space).to_string());
            let told = [("number", door.0.into()), ("cell", at.unwrap_or_default().into())];
            let Position { open_doors, locked_doors, gone_doors, .. } = &self.position;
            let [open, locked, gone] = [open_doors, locked_doors, gone_doors].map(|it| it.contains(&door.0));
            let opens = tick(say_with("arrange-door", &told), open, move |on| Message::Door(door.0, on));
            if !has_locks {
                return opens;
            }
            let locks = tick(say("arrange-locked"), locked, move |on| Message::DoorLocked(door.0, on));
            let goes = tick(say("arrange-destroyed"), gone, move |on| Message::DoorGone(door.0, on));
            row![opens, locks, goes].spacing(10).align_y(Alignment::Center).into()
        };
        let doors: Vec<Element<'_, Message>> = table.doors().map(door).collect();
        let all = (!doors.is_empty()).then(|| self.lit(&Spot::Doors, column(doors).spacing(3).into()));
        all.into_iter().collect()
    }

    fn piece_view(&self, number: usize, piece: &PlacedPiece) -> Element<'_, Message> {
        let sides = self.mission.system().piece(&piece.kind).and_then(|kind| kind.sides);
        let up = sides.map(|sides| tick(capital(sides.up), piece.up, move |on| Message::PieceUp(number, on)));
        let gone = tick(say("arrange-gone"), piece.gone, move |on| Message::PieceGone(number, on));
        let name = text(self.piece_name(piece)).size(BODY).width(Fill);
        row![name].push(up).push(gone).spacing(10).align_y(Alignment::Center).into()
    }

    fn token_view(&self, number: usize, token: &PlacedToken) -> Element<'_, Message> {
        let gone = tick(say("arrange-gone"), token.taken, move |on| Message::TokenGone(number, on));
        let progress = stepper(token.progress.into(), (0, u8::MAX.into()), |progress| {
            Message::TokenProgress(number, u8::try_from(progress).unwrap_or(u8::MAX))
        });
        let name = text(self.token_name(token)).size(BODY).width(Fill);
        let label = text(say("arrange-progress")).size(SMALL).style(theme::faint_text);
        let first = row![name, gone].spacing(10).align_y(Alignment::Center);
        column![first, row![label, progress].spacing(8).align_y(Alignment::Center)].spacing(2).into()
    }

    fn scripts_view(&self) -> Vec<Element<'_, Message>> {
        let position = &self.position;
        let counts = [
            (Laid::Note, position.notes.len()),
            (Laid::Offer, position.offers.len()),
            (Laid::Aim, position.aims.len()),
            (Laid::Ban, position.bans.len()),
            (Laid::Change, position.changes.len()),
        ];
        let all = counts.into_iter().flat_map(|(laid, count)| (0..count).map(move |number| (laid, number)));
        all.map(|(laid, number)| self.lit(&Spot::Laid(laid, number), self.one_laid(laid, number))).collect()
    }

    /// One thing of scripts: a note can have another value, and all of them can go.
    fn one_laid(&self, laid: Laid, number: usize) -> Element<'_, Message> {
        let note = self.position.notes.get(number).filter(|_| laid == Laid::Note);
        let value: Option<Element<'_, Message>> = note.map(|note| match &note.value {
            Said::Bool(yes) => tick(String::new(), *yes, move |on| Message::Note(number, Said::Bool(on))),
            Said::Int(now) => whole(number, *now),
            Said::Word(word) => text(word.clone()).size(BODY).into(),
            Said::Thing(_) => text(say("arrange-note-thing")).size(BODY).style(theme::faint_text).into(),
        });
        let end = row![].push(value).push(away(Some(Message::Lift(laid, number))));
        let end = end.spacing(8).align_y(Alignment::Center);
        labelled(self.laid_name(laid, number).unwrap_or_default(), end.into())
    }
}

/// A whole number of a note, which may be below zero.
fn whole<'a>(number: usize, now: i32) -> Element<'a, Message> {
    let says = |to| Message::Note(number, Said::Int(to));
    steps(now.to_string(), now.checked_sub(1).map(says), now.checked_add(1).map(says))
}
