//! What one can put on the map: the tiles of the box and the pieces that stand on tiles, each with its picture and with what
//! is left of it. A press takes a tool in hand, a drag carries it onto the map; laying is done by the tools.

mod filter;

use super::Action;
use crate::Element;
use crate::focus::{button, choice, draggable, line};
use crate::parts::at_rest;
use crate::theme::{self, BODY, SMALL, STRONG};
use crate::thumbnail::{PIECE, Thumbnails};
use editor_model::command::Command;
use editor_model::document::Document;
use editor_model::palette::{self, Group, Stock};
use editor_model::tool::Kind;
use editor_model::words::say;
use iced::widget::{column, container, image, row, scrollable, space, text, tooltip};
use iced::{Alignment, ContentFit, Fill, Padding};
use missions::Mission;
use std::fmt;
use tiles::catalogue::Tile;
use tiles::{Face, TileNumber};

/// The state of the panel.
#[derive(Debug)]
pub(crate) struct Palette {
    tab: Tab,
    /// Which tiles are listed: words to be found in `3x4`, `12`, `hell`…
    filter: String,
    side: Sides,
    /// Words that the names of the listed pieces have.
    pieces_filter: String,
    /// The pieces there are, and how many are left of each.
    groups: Vec<Group>,
}

/// Which half of it one sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tab {
    #[default]
    Tiles,
    Pieces,
}

/// Which sides are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Sides {
    #[default]
    Both,
    Facility,
    Hell,
    /// Only what is left in the box.
    Left,
}

impl Sides {
    const ALL: [Self; 4] = [Self::Both, Self::Facility, Self::Hell, Self::Left];
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say(match self {
            Self::Both => "sides-both",
            Self::Facility => "sides-facility",
            Self::Hell => "sides-hell",
            Self::Left => "sides-left",
        }))
    }
}

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// The other half.
    Tabbed(Tab),
    /// The filter was changed.
    Filtered(String),
    /// Other sides are wanted.
    Sided(Sides),
    /// A piece was pressed.
    Taken(Kind),
    /// A tile is to be drawn otherwise.
    Workshop(TileNumber),
    /// A tile or piece is dragged away.
    Lifted(Kind),
    /// The filter of the pieces was changed.
    PiecesFiltered(String),
}

impl Palette {
    /// Tiles first.
    pub(crate) fn new(mission: &Mission) -> Self {
        Self {
            tab: Tab::Tiles,
            filter: String::new(),
            side: Sides::Both,
            pieces_filter: String::new(),
            groups: palette::groups(mission),
        }
    }

    /// The mission is another one than before.
    pub(crate) fn refresh(&mut self, mission: &Mission) {
        self.groups = palette::groups(mission);
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Tabbed(tab) => self.tab = tab,
            Message::Filtered(filter) => self.filter = filter,
            Message::Sided(side) => self.side = side,
            Message::Taken(kind) => return Action::Take(kind),
            Message::Workshop(number) => return Action::Workshop(number, Face::A),
            Message::Lifted(kind) => return Action::Carry(kind),
            Message::PiecesFiltered(filter) => self.pieces_filter = filter,
        }
        Action::None
    }

    /// Show the half where this command's tool is.
    pub(crate) fn show(&mut self, command: Command) {
        self.tab = if command == Command::ToolTile { Tab::Tiles } else { Tab::Pieces };
    }

    /// What is on the window.
    pub(crate) fn view<'a>(
        &'a self,
        document: &Document,
        hand: &Kind,
        thumbnails: &'a Thumbnails,
    ) -> Element<'a, Message> {
        let tab = |id: &str, tab: Tab| {
            button(text(say(id)).font(STRONG).size(17).center().width(Fill))
                .width(Fill)
                .padding([7, 10])
                .style(theme::entry(self.tab == tab))
                .on_press(Message::Tabbed(tab))
        };
        let tabs = row![tab("palette-tiles", Tab::Tiles), tab("palette-pieces", Tab::Pieces)];
        let inside = match self.tab {
            Tab::Tiles => self.tiles(document.mission(), hand, thumbnails),
            Tab::Pieces => self.pieces(hand, thumbnails),
        };
        column![container(tabs).padding([8, 10]), inside].into()
    }

    fn tiles<'a>(
        &'a self,
        mission: &Mission,
        hand: &Kind,
        thumbnails: &'a Thumbnails,
    ) -> Element<'a, Message> {
        let catalogue = mission.catalogue();
        let field = line(say("palette-filter"), &self.filter, Message::Filtered).id("filter");
        let sides = choice(Sides::ALL, Some(self.side), String::new(), Message::Sided);
        let listed = catalogue.tiles.iter().filter(|(number, tile)| self.lists(**number, tile, mission));
        let mut lines: Vec<Element<'a, Message>> =
            listed.map(|(number, tile)| self.tile(*number, tile, mission, hand, thumbnails)).collect();
        if lines.is_empty() {
            lines.push(nothing());
        }
        let list = scrollable(column(lines).spacing(6).padding(BESIDE_BAR)).height(Fill).style(theme::scroll);
        let head = column![field, sides].spacing(6);
        column![container(head).padding([0, 10]), list].spacing(8).height(Fill).into()
    }

    fn lists(&self, number: TileNumber, tile: &Tile, mission: &Mission) -> bool {
        let left = || Stock::of_tile(number, mission).is_some_and(|stock| !stock.is_empty());
        (self.side != Sides::Left || left()) && filter::fits(&self.filter, tile)
    }

    fn tile<'a>(
        &self,
        number: TileNumber,
        tile: &Tile,
        mission: &Mission,
        hand: &Kind,
        thumbnails: &'a Thumbnails,
    ) -> Element<'a, Message> {
        let stock = Stock::of_tile(number, mission);
        let empty = stock.is_some_and(Stock::is_empty);
        let side = tile.side(Face::A);
        let head = row![
            text(number.to_string()).font(STRONG).size(18),
            text(format!("{} × {}", side.w, side.h)).size(SMALL).style(theme::faint_text),
            space().width(Fill),
        ];
        let head = head.push(stock.map(in_box)).push(
            button(text(say("palette-workshop")).size(SMALL))
                .padding([1, 6])
                .style(theme::entry(false))
                .on_press(Message::Workshop(number)),
        );
        let head = head.spacing(8).align_y(Alignment::Center);
        let faces = [Face::A, Face::B].into_iter().filter(|face| match self.side {
            Sides::Both | Sides::Left => true,
            Sides::Facility => *face == Face::A,
            Sides::Hell => *face == Face::B,
        });
        let pictures = faces.map(|face| {
            let picture = thumbnails.of(number, face).map(|picture| shown(picture, empty));
            let picture = container(column![].push(picture)).center_x(Fill).center_y(78);
            pressed(picture.into(), &Kind::Tile(number, face), hand, 4)
        });
        let about = text(tile.about.clone()).size(SMALL);
        column![head, about, row(pictures).spacing(4)].spacing(2).into()
    }

    fn pieces<'a>(&'a self, hand: &Kind, thumbnails: &'a Thumbnails) -> Element<'a, Message> {
        let field = line(say("palette-filter-pieces"), &self.pieces_filter, Message::PiecesFiltered);
        let mut lines: Vec<Element<'_, Message>> = Vec::new();
        for (heading, entries) in palette::filtered(&self.groups, &self.pieces_filter) {
            lines.push(container(head(heading)).padding(Padding::ZERO.top(6)).into());
            lines.extend(entries.into_iter().map(|entry| piece(entry, hand, thumbnails)));
        }
        if lines.is_empty() {
            lines.push(nothing());
        }
        let list = column(lines).spacing(2).padding(BESIDE_BAR);
        let list = scrollable(list).height(Fill).style(theme::scroll);
        column![container(field).padding([0, 10]), list].spacing(4).height(Fill).into()
    }
}

/// Something to take in hand, with its picture, its name, and how many are left.
fn piece<'a>(entry: &'a palette::Entry, hand: &Kind, thumbnails: &'a Thumbnails) -> Element<'a, Message> {
    let empty = entry.stock.is_some_and(Stock::is_empty);
    let name = text(entry.words.as_str()).size(BODY);
    let name = if empty { name.style(theme::faint_text) } else { name };
    let about = column![name].push(entry.stock.map(in_box));
    // What only asks or moves has no picture, and needs no room for one.
    let picture = entry.kind.is_drawn().then(|| {
        let picture = thumbnails.of_piece(&entry.kind).map(|picture| shown(picture, empty));
        container(column![].push(picture)).center(PIECE)
    });
    let inside = row![].push(picture).push(about).spacing(10).align_y(Alignment::Center);
    let line = pressed(inside.into(), &entry.kind, hand, [3, 8]);
    match entry.stock.and_then(Stock::help) {
        Some(help) => {
            let help = container(text(help).size(SMALL)).padding([4, 8]).max_width(HELP).style(theme::raised);
            at_rest(line, help, tooltip::Position::Bottom)
        }
        None => line,
    }
}

/// A button that takes something in hand; what puts a piece can also be dragged onto the map.
fn pressed<'a>(
    inside: Element<'a, Message>,
    kind: &Kind,
    hand: &Kind,
    padding: impl Into<Padding>,
) -> Element<'a, Message> {
    let button = button(inside)
        .width(Fill)
        .padding(padding)
        .style(theme::entry(hand == kind))
        .on_press(Message::Taken(kind.clone()));
    if kind.puts() { draggable(button, Message::Lifted(kind.clone())) } else { button.into() }
}

/// A picture; of what the box has no more it is pale.
fn shown<'a>(picture: &image::Handle, empty: bool) -> Element<'a, Message> {
    let opacity = if empty { PALE } else { 1.0 };
    image(picture.clone()).content_fit(ContentFit::Contain).opacity(opacity).into()
}

/// How many are left, in words.
fn in_box<'a>(stock: Stock) -> Element<'a, Message> {
    let words = text(stock.words()).size(SMALL);
    if stock.left < 0 { words.style(text::danger) } else { words.style(theme::faint_text) }.into()
}

/// Nothing is found.
fn nothing<'a>() -> Element<'a, Message> {
    text(say("find-nothing")).size(BODY).style(theme::faint_text).into()
}

/// What stands over some of them.
fn head(words: &str) -> Element<'_, Message> {
    text(words).font(STRONG).size(SMALL).style(theme::faint_text).into()
}

/// Lines leave room for the bar that scrolls them.
const BESIDE_BAR: Padding = Padding { top: 0.0, right: 18.0, bottom: 0.0, left: 10.0 };

/// How much is seen of the picture of what the box has no more.
const PALE: f32 = 0.35;

/// How wide what is said about a line becomes.
const HELP: f32 = 240.0;
