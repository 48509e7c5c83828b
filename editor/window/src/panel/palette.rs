//! What one can put on the map: the tiles of the box, both sides of each with what is left of them, and the pieces that
//! stand on tiles. It takes tools in hand; laying is done by the tools.

mod filter;

use super::Action;
use crate::Element;
use crate::focus::{button, choice, line};
use crate::theme::{self, BODY, SMALL, STRONG};
use crate::thumbnail::Thumbnails;
use editor_model::command::Command;
use editor_model::document::Document;
use editor_model::naming::{card_name, piece};
use editor_model::pieces;
use editor_model::tool::{Kind, Question};
use editor_model::words::{say, say_with};
use iced::widget::{column, container, image, row, scrollable, space, text};
use iced::{Alignment, ContentFit, Fill, Padding};
use missions::Mission;
use rule_system::piece::{PieceKind, Sorts};
use std::collections::BTreeMap;
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
    /// The demon that was chosen last.
    demon: Option<Listed>,
    /// The card that was chosen last for pieces of a kind.
    cards: BTreeMap<&'static str, Listed>,
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

/// A kind of demon or a card, by name for its list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    id: String,
    name: String,
}

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
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
    /// A demon was chosen.
    Demon(Listed),
    /// A card was chosen, for a piece of this kind.
    Card(&'static str, Listed),
}

impl Palette {
    /// Tiles first.
    pub(crate) const fn new() -> Self {
        Self {
            tab: Tab::Tiles,
            filter: String::new(),
            side: Sides::Both,
            demon: None,
            cards: BTreeMap::new(),
        }
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Tabbed(tab) => self.tab = tab,
            Message::Filtered(filter) => self.filter = filter,
            Message::Sided(side) => self.side = side,
            Message::Taken(kind) => return Action::Take(kind),
            Message::Workshop(number) => return Action::Workshop(number, Face::A),
            Message::Demon(demon) => {
                let kind = Kind::Figure(demon.id.clone());
                self.demon = Some(demon);
                return Action::Take(kind);
            }
            Message::Card(kind, card) => {
                let taken = Kind::piece(kind, &card.id, false);
                let _ = self.cards.insert(kind, card);
                return Action::Take(taken);
            }
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
            Tab::Pieces => self.pieces(document.mission(), hand),
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
            lines.push(text(say("find-nothing")).size(BODY).style(theme::faint_text).into());
        }
        let list = scrollable(column(lines).spacing(6).padding(BESIDE_BAR)).height(Fill).style(theme::scroll);
        let head = column![field, sides].spacing(6);
        column![container(head).padding([0, 10]), list].spacing(8).height(Fill).into()
    }

    fn lists(&self, number: TileNumber, tile: &Tile, mission: &Mission) -> bool {
        (self.side != Sides::Left || left(number, tile, mission) > 0) && filter::fits(&self.filter, tile)
    }

    fn tile<'a>(
        &self,
        number: TileNumber,
        tile: &Tile,
        mission: &Mission,
        hand: &Kind,
        thumbnails: &'a Thumbnails,
    ) -> Element<'a, Message> {
        let left = left(number, tile, mission);
        let side = tile.side(Face::A);
        let stock = match left {
            0 => say("stock-none"),
            n if n < 0 => say_with("stock-short", &[("count", (-n).into())]),
            n => say_with("stock-left", &[("count", n.into()), ("all", tile.stock.into())]),
        };
        let stock = text(stock).size(SMALL);
        let stock = if left < 0 { stock.style(text::danger) } else { stock.style(theme::faint_text) };
        let head = row![
            text(number.to_string()).font(STRONG).size(18),
            text(format!("{} × {}", side.w, side.h)).size(SMALL).style(theme::faint_text),
            space().width(Fill),
            stock,
            button(text(say("palette-workshop")).size(SMALL))
                .padding([1, 6])
                .style(theme::entry(false))
                .on_press(Message::Workshop(number)),
        ]
        .spacing(8)
        .align_y(Alignment::Center);
        let faces = [Face::A, Face::B].into_iter().filter(|face| match self.side {
            Sides::Both | Sides::Left => true,
            Sides::Facility => *face == Face::A,
            Sides::Hell => *face == Face::B,
        });
        let pictures = faces.map(|face| {
            let picture: Element<'_, Message> = match thumbnails.of(number, face) {
                Some(picture) => image(picture.clone()).content_fit(ContentFit::Contain).into(),
                None => space().into(),
            };
            let kind = Kind::Tile(number, face);
            button(container(picture).center_x(Fill).center_y(78))
                .width(Fill)
                .padding(4)
                .style(theme::entry(*hand == kind))
                .on_press(Message::Taken(kind))
                .into()
        });
        let about = text(tile.about.clone()).size(SMALL);
        column![head, about, row(pictures).spacing(4)].spacing(2).into()
    }

    fn pieces(&self, mission: &Mission, hand: &Kind) -> Element<'_, Message> {
        let entry = |words: String, kind: Kind| entry(words, kind, hand);
        let head = |id: &str| head(say(id));
        let (content, system) = (mission.content(), mission.system());
        let name = card_name(system.content().foes().len());
        let demons = content.foes().into_iter().enumerate();
        let demons: Vec<Listed> =
            demons.map(|(at, foe)| Listed { id: foe.id.to_owned(), name: name(at, foe.name) }).collect();
        let list = column![
            head("pieces-play"),
            entry(say("piece-select"), Kind::Select),
            entry(say("piece-door"), Kind::Door),
            entry(say("piece-start"), Kind::Start),
        ]
        .extend(system.own_pieces().into_iter().flat_map(|kind| self.under_heading(&[kind], mission, hand)))
        .extend(self.under_heading(&pieces::tokens(system), mission, hand))
        .extend([
            head("pieces-demons"),
            choice(demons, self.demon.clone(), say("piece-demon"), Message::Demon),
            head("pieces-notes"),
            entry(say("piece-region"), Kind::Region(None)),
            entry(say("piece-label"), Kind::Label),
            entry(say("piece-ruler"), Kind::Ruler),
            head("pieces-probes"),
            entry(Command::ProbeSight.title(), Kind::Probe(Question::Sight)),
            entry(Command::ProbeRange.title(), Kind::Probe(Question::Range)),
            entry(Command::ProbeReach.title(), Kind::Probe(Question::Reach)),
            entry(Command::ProbeFit.title(), Kind::Probe(Question::Fit)),
        ])
        .spacing(5)
        .padding(BESIDE_BAR);
        scrollable(list).height(Fill).style(theme::scroll).into()
    }

    /// Kinds of pieces that share a heading, and everything one can take of them.
    fn under_heading(
        &self,
        kinds: &[&'static PieceKind],
        mission: &Mission,
        hand: &Kind,
    ) -> Vec<Element<'_, Message>> {
        let heading = kinds.first().map(|kind| head(piece::heading(kind)));
        heading
            .into_iter()
            .chain(kinds.iter().flat_map(|kind| self.kind_of_piece(kind, mission, hand)))
            .collect()
    }

    /// A line for each sort of a kind, both sides beside each other; a list if there is one for many a card.
    fn kind_of_piece(
        &self,
        kind: &'static PieceKind,
        mission: &Mission,
        hand: &Kind,
    ) -> Vec<Element<'_, Message>> {
        if let Sorts::Card { .. } = kind.sorts {
            let cards = piece::cards(kind, mission).into_iter().map(|(id, name)| Listed { id, name });
            let (chosen, words) = (self.cards.get(kind.id).cloned(), piece::entry(kind.lying("", false)));
            let picked = |card| Message::Card(kind.id, card);
            return vec![choice(cards.collect::<Vec<_>>(), chosen, words, picked)];
        }
        let usual = [pieces::usual_sort(kind)];
        let sorts = if kind.few().is_empty() { &usual } else { kind.few() };
        let one = |sort: &str, up: bool| {
            entry(piece::entry(kind.lying(sort, up)), Kind::piece(kind.id, sort, up), hand)
        };
        let line = |sort: &&str| match kind.sides {
            Some(_) => row![one(sort, true), one(sort, false)].spacing(4).into(),
            None => one(sort, false),
        };
        sorts.iter().map(line).collect()
    }
}

/// Something to take in hand.
fn entry<'a>(words: String, kind: Kind, hand: &Kind) -> Element<'a, Message> {
    button(text(words).size(BODY))
        .width(Fill)
        .padding([6, 10])
        .style(theme::entry(*hand == kind))
        .on_press(Message::Taken(kind))
        .into()
}

/// What stands over some of them.
fn head<'a>(words: String) -> Element<'a, Message> {
    text(words).size(SMALL).style(theme::faint_text).into()
}

/// Lines leave room for the bar that scrolls them.
const BESIDE_BAR: Padding = Padding { top: 0.0, right: 18.0, bottom: 0.0, left: 10.0 };

/// How many copies of a tile are still in the box; less than none if the mission uses more than there are.
fn left(number: TileNumber, tile: &Tile, mission: &Mission) -> i32 {
    let used = mission.tiles().values().filter(|placed| placed.tile == number).count();
    i32::from(tile.stock) - i32::try_from(used).unwrap_or(i32::MAX)
}
