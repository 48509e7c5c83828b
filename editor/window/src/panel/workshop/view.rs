//! How the workshop looks: the tiles at the left, the tools and the table in the middle, and at the right the other side,
//! what is written about the tile and what the checks say.

use super::deeds::command_of;
use super::easel::Easel;
use super::fields::Line;
use super::sign::Sign;
use super::{Message, Workshop, is_of_box};
use crate::Element;
use crate::focus::{self, Button, Part, button};
use crate::panel::inspector::field;
use crate::parts::{at_rest, edge, tip};
use crate::theme::{self, BODY, SMALL, STRONG};
use crate::thumbnail::Thumbnails;
use editor_model::command::{Command, Keys};
use editor_model::document::Document;
use editor_model::words::{self, say, say_with};
use editor_model::workshop::{self, Border, Print, Tool, back};
use iced::widget::text::Wrapping;
use iced::widget::{column, container, image, operation, row, scrollable, space, text, tooltip};
use iced::{Alignment, ContentFit, Fill, Length, Padding, Task};
use missions::Mission;
use tiles::{EdgeKind, Face};

/// How wide the list is, and the words at the right.
const LEFT: f32 = 196.0;
const NARROW_LEFT: f32 = 128.0;
const RIGHT: f32 = 348.0;

/// From this width of the window on, in pixels, there is room for all of it.
const WIDE: f32 = 1160.0;

/// How high an entry of the list is, with the room below it.
const ENTRY: f32 = 88.0;

/// How high a line to write in is.
const LINE: f32 = 33.5;

/// The list of tiles.
const LIST: &str = "workshop-tiles";

/// Bring an entry of the list into sight.
pub(super) fn reveal(position: usize) -> Task<Message> {
    // Entries before it are seen too, so that one knows where one is.
    let y = (position as f32 * ENTRY - 2.0 * ENTRY).max(0.0);
    operation::scroll_to(LIST, scrollable::AbsoluteOffset { x: 0.0, y })
}

/// Lines leave room for the bar that scrolls them.
const BESIDE_BAR: Padding = Padding { top: 4.0, right: 18.0, bottom: 10.0, left: 10.0 };

impl Workshop {
    /// What is on the window, which is so wide. In a narrow one the list is slim, and the tools have no names.
    pub(crate) fn view<'a>(
        &'a self,
        document: &Document,
        thumbnails: &'a Thumbnails,
        keys: &Keys,
        width: f32,
    ) -> Element<'a, Message> {
        let (mission, narrow) = (document.mission(), width < WIDE);
        let left = if narrow { NARROW_LEFT } else { LEFT };
        // The table keeps as much as what is written beside it.
        let right = RIGHT.min(((width - left) / 2.0).floor());
        let list = container(self.list(mission, thumbnails, keys, narrow)).id(Part::Left.id());
        let list = list.width(left).height(Fill);
        let side = container(self.side(mission, keys)).id(Part::Side.id()).width(right).height(Fill);
        row![
            list.style(theme::surface),
            edge(1.0, Fill),
            self.middle(keys, narrow),
            edge(1.0, Fill),
            side.style(theme::surface)
        ]
        .into()
    }

    fn list<'a>(
        &'a self,
        mission: &Mission,
        thumbnails: &'a Thumbnails,
        keys: &Keys,
        narrow: bool,
    ) -> Element<'a, Message> {
        let lines = workshop::numbers(mission).into_iter().map(|number| {
            let tile = mission.catalogue().tiles.get(&number);
            let own = mission.own_tiles().contains_key(&number);
            let size =
                tile.map_or_else(String::new, |tile| format!("{} × {}", tile.sides[0].w, tile.sides[0].h));
            let badge = own.then(|| text(say("work-own")).size(SMALL).color(theme::accent()));
            let head = row![
                text(number.to_string()).font(STRONG).size(17),
                text(size).size(SMALL).style(theme::faint_text),
                space().width(Fill),
            ]
            .push(badge)
            .spacing(8)
            .align_y(Alignment::Center);
            let picture = |face: Face| -> Element<'_, Message> {
                match thumbnails.of(number, face) {
                    Some(picture) => image(picture.clone()).content_fit(ContentFit::Contain).into(),
                    None => space().into(),
                }
            };
            let pictures =
                row([Face::A, Face::B]
                    .map(|face| container(picture(face)).center_x(Fill).center_y(52).into()));
            button(column![head, pictures].spacing(2).height(ENTRY - 10.0))
                .width(Fill)
                .padding([4, 8])
                .style(theme::entry(number == self.number()))
                .on_press(Message::Chosen(number))
                .into()
        });
        let list = column(lines).spacing(2).padding(BESIDE_BAR);
        let list = scrollable(list).id(LIST).height(Fill).style(theme::scroll);
        let new = tip(button_of(Command::WorkNew, "work-new-short").width(Fill), Command::WorkNew, keys);
        let copy = tip(button_of(Command::WorkCopy, "work-copy-short").width(Fill), Command::WorkCopy, keys);
        let buttons: Element<'_, Message> =
            if narrow { column![new, copy].spacing(4).into() } else { row![new, copy].spacing(6).into() };
        column![container(buttons).padding([8, 10]), list].into()
    }

    fn middle<'a>(&'a self, keys: &Keys, narrow: bool) -> Element<'a, Message> {
        let side = |face: Face, id: &str| {
            button(text(say(id)).font(STRONG).size(16))
                .padding([5, 12])
                .style(theme::entry(self.face == face))
                .on_press(Message::Sided(face))
        };
        let title = say_with("work-title", &[("tile", self.number().to_string().into())]);
        let done = button(text(say("work-done")).size(BODY))
            .padding([6, 16])
            .style(theme::loud)
            .on_press(Message::Do(Command::WorkLeave));
        let title = text(title).font(STRONG).size(22).wrapping(Wrapping::None);
        let sides = row![
            tip(side(Face::A, "work-side-a"), Command::WorkTurnOver, keys),
            tip(side(Face::B, "work-side-b"), Command::WorkTurnOver, keys),
        ];
        let sides = sides.spacing(6);
        let done = tip(done, Command::WorkLeave, keys);
        let head: Element<'_, Message> = if narrow {
            let top = row![title, space().width(Fill), done].align_y(Alignment::Center);
            column![top, sides].spacing(6).into()
        } else {
            let bar = row![title, space().width(Fill), sides, space().width(Fill), done];
            bar.spacing(6).align_y(Alignment::Center).into()
        };
        let tools = row(Tool::ALL.map(|tool| self.tool(tool, keys, narrow))).spacing(3);
        let easel = Easel {
            draft: &self.draft,
            face: self.face,
            table: self.table,
            room: self.room,
            picture: &self.front,
            spot: self.spot,
            target: self.target(),
            pointed: self.pointed(),
        };
        let bars = column![head, tools].spacing(6).padding([6, 10]);
        column![container(bars).style(theme::surface), edge(Fill, 1.0), easel.element().map(Message::Easel)]
            .width(Fill)
            .into()
    }

    fn tool<'a>(&self, tool: Tool, keys: &Keys, narrow: bool) -> Element<'a, Message> {
        let command = command_of(tool);
        let key = keys.of(command).first().map(ToString::to_string).unwrap_or_default();
        let name = text(say(tool.title())).size(SMALL).wrapping(Wrapping::None);
        let name = row![name, text(key.clone()).size(11).style(theme::faint_text)]
            .spacing(4)
            .align_y(Alignment::Center);
        let inside = column![Sign(tool).element()].push((!narrow).then_some(name));
        let inside = inside.spacing(3).align_x(Alignment::Center).width(Fill);
        let press = button(inside)
            .width(Fill)
            .padding([5, 0])
            .style(theme::entry(self.tool == tool))
            .on_press(Message::Taken(tool));
        let named =
            narrow.then(|| row![text(say(tool.title())).size(SMALL), text(key).size(SMALL)].spacing(8));
        let help = column![].push(named).push(text(say(tool.hint())).size(SMALL));
        let help = container(help).padding([4, 8]).max_width(340).style(theme::raised);
        at_rest(press, help, tooltip::Position::Bottom)
    }

    fn side<'a>(&'a self, mission: &Mission, keys: &Keys) -> Element<'a, Message> {
        let all = column![self.rear(keys), self.problems(), self.fields(), self.deeds(mission, keys)];
        let all = all.spacing(14).padding(BESIDE_BAR);
        scrollable(all).height(Fill).style(theme::scroll).into()
    }

    /// The other side, to be seen and turned to.
    fn rear<'a>(&'a self, keys: &Keys) -> Element<'a, Message> {
        let other = back(self.face);
        let id = match other {
            Face::A => "work-back-a",
            Face::B => "work-back-b",
        };
        let picture = container(self.rear.element()).width(super::REAR.width).height(super::REAR.height);
        let press = button(picture).padding(1).style(theme::card).on_press(Message::Sided(other));
        let alike = self.draft.is_cut_alike();
        let word = if alike { "work-back-alike" } else { "work-back-differs" };
        let word = text(say(word)).size(SMALL);
        let word = if alike { word.style(theme::faint_text) } else { word.style(text::warning) };
        let mend = (!alike).then(|| small("work-cut-back", Message::CutBack));
        let head =
            row![text(say(id)).font(STRONG).size(17).width(Fill), small("work-copy-back", Message::CopyBack)]
                .align_y(Alignment::Center);
        column![head, tip(press, Command::WorkTurnOver, keys), word].push(mend).spacing(5).into()
    }

    fn problems(&self) -> Element<'_, Message> {
        let head = text(say("work-problems")).font(STRONG).size(17);
        if self.faults.is_empty() {
            return column![head, text(say("work-no-problems")).size(SMALL).style(theme::faint_text)]
                .spacing(4)
                .into();
        }
        let lines = self.faults.iter().enumerate().map(|(which, fault)| {
            let chosen = self.chosen == Some(which);
            let side = fault.place.map(|(face, _)| format!("{face:?}"));
            let side = side.map(|side| text(side).font(STRONG).size(BODY).style(text::warning));
            let help = chosen.then(|| text(words::plain(&fault.help)).size(SMALL).style(theme::faint_text));
            let words = column![text(fault.sentence.to_string()).size(SMALL)].push(help).spacing(3);
            button(row![].push(side).push(words).spacing(8))
                .width(Fill)
                .padding([5, 8])
                .style(theme::entry(chosen))
                .on_press(Message::Fault(which))
                .into()
        });
        column![head].extend(lines).spacing(3).into()
    }

    fn fields(&self) -> Element<'_, Message> {
        let number = focus::line(String::new(), &self.fields.number, Message::Numbered)
            .id("tile-number")
            .on_enter(Message::NumberEntered);
        let number = container(field::labelled("work-number", number)).width(Length::FillPortion(2));
        let stock = field::count(String::new(), self.draft.stock.into(), 1..=99, None, Message::Stock);
        let stock = container(stock).center_y(LINE);
        let stock = container(field::labelled("work-stock", stock)).width(Length::FillPortion(3));
        let line = |line: Line| {
            field::line(line.label(), self.fields.written(line), move |words| Message::Written(line, words))
        };
        let titles = row![line(Line::TitleA), line(Line::TitleB)].spacing(10);
        column![row![number, stock].spacing(10), line(Line::About), titles, line(Line::Note)]
            .spacing(8)
            .into()
    }

    /// What can be done with the whole tile, and with all of one's own.
    fn deeds<'a>(&self, mission: &Mission, keys: &Keys) -> Element<'a, Message> {
        let own = self.is_own(mission);
        let (word, remove) = match (own, is_of_box(self.number(), mission)) {
            (true, true) => ("work-is-own", Some("work-remove-boxed")),
            (true, false) => ("work-is-new", Some("work-remove")),
            (false, _) => ("work-is-boxed", None),
        };
        let remove = remove.map(|id| tip(button_of(Command::WorkRemove, id), Command::WorkRemove, keys));
        let count = mission.own_tiles().len();
        let some = (count > 0).then_some(Message::Do(Command::WorkSave));
        let all = row![
            tip(plain("work-save-short").on_press_maybe(some), Command::WorkSave, keys),
            tip(button_of(Command::WorkBring, "work-bring-short"), Command::WorkBring, keys),
        ]
        .spacing(6);
        let told = say_with("work-all", &[("count", count.into())]);
        column![text(say(word)).size(SMALL).style(theme::faint_text)]
            .push(remove)
            .push(text(told).size(SMALL).style(theme::faint_text))
            .push(all)
            .spacing(6)
            .into()
    }

    /// What lies under the pointer, in words.
    pub(super) fn under(&self) -> Option<String> {
        let spot = self.spot?;
        let paper = self.draft.paper(self.face);
        let (from, _) = paper.bounds()?;
        let place = format!("{},{}", spot.cell.x - from.x, spot.cell.y - from.y);
        let ground = match paper.space(spot.cell) {
            None => "work-here-void",
            Some(space) if space.difficult => "work-here-difficult",
            Some(_) => "work-here-floor",
        };
        let line = match paper.border(spot.edge()) {
            Border::Void => None,
            Border::Outline(_, _, true) => Some("work-opening"),
            Border::Outline(_, _, false) | Border::Inner(Some(Print::Line(EdgeKind::Wall))) => {
                Some("work-wall")
            }
            Border::Inner(Some(Print::Line(EdgeKind::Blocking))) => Some("work-blocking"),
            Border::Inner(Some(Print::Line(EdgeKind::Impassable))) => Some("work-impassable"),
            Border::Inner(Some(Print::Door)) => Some("work-door"),
            Border::Inner(_) => None,
        };
        let line = line.filter(|_| spot.near).map(|id| format!("  ·  {}", say(id)));
        Some(format!("{place}  ·  {}{}", say(ground), line.unwrap_or_default()))
    }
}

fn plain<'a>(id: &str) -> Button<'a, Message> {
    button(text(say(id)).size(SMALL).center()).padding([5, 10]).style(theme::quiet)
}

fn button_of<'a>(command: Command, id: &str) -> Button<'a, Message> {
    plain(id).on_press(Message::Do(command))
}

fn small<'a>(id: &str, message: Message) -> Element<'a, Message> {
    button(text(say(id)).size(SMALL)).padding([3, 8]).style(theme::quiet).on_press(message).into()
}
