//! What lies over the map of a game: where one can go and what it costs, what can be attacked, the way and the odds of what is
//! pointed at, and what was done last. Everything is lit by the choices on offer and by nothing else.

use super::{Action, Table};
use editor_model::tool::{Mark, Preview, Tone};
use editor_model::words::{say, say_with};
use engine::{Event, FigureId, Step, Thing};
use missions::Standing;
use missions::odds::{Odds, WHOLE};
use missions::scene::{Point, Rect};
use missions::sitting::Offer;
use missions::table_game::{Strike, named};
use missions::ways::Way;
use std::collections::BTreeSet;
use tiles::{Cell, SpaceId};

impl Table {
    /// Frames around whose activation it is, and the marks over the map.
    pub(crate) fn marks(&self) -> (Vec<Rect>, Preview) {
        let acting = self.moment.standing.iter().filter(|it| it.active).map(Standing::base).collect();
        let mut marks = self.happened();
        if self.cover.is_none() && self.again.is_none() {
            marks.extend(self.ends());
            marks.extend(self.targets());
            marks.extend(self.pointed());
        }
        (acting, Preview { marks, words: self.words.clone(), fits: true, ..Preview::default() })
    }

    /// The ends of movement with what they cost.
    fn ends(&self) -> Vec<Mark> {
        let ways = self.ways.iter().filter(|way| !self.is_round(way));
        let cells: Vec<Cell> = ways.map(|way| self.cell(way.to)).collect();
        // A large base ends on a space in two ways: the cheaper one counts.
        let best = cells.iter().copied().collect::<BTreeSet<Cell>>();
        let costs = best.into_iter().filter_map(|cell| self.way_to(cell)).map(|way| {
            let tone = if way.danger > 0 { Tone::Fair } else { Tone::Good };
            Mark::Word(self.cell(way.to), way.cost.to_string(), tone)
        });
        if cells.is_empty() {
            Vec::new()
        } else {
            std::iter::once(Mark::Cells(cells, Tone::Good)).chain(costs).collect()
        }
    }

    /// What else can be chosen on the map.
    fn targets(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (number, offer) in self.listed().into_iter().enumerate() {
            let cells = self.cells_of(offer);
            let Some(first) = cells.first().copied() else { continue };
            marks.push(Mark::Cells(cells, Tone::Plain));
            if let Some(key) = super::offers::key_of(number) {
                marks.push(Mark::Word(first, key.to_string(), Tone::Plain));
            }
        }
        marks
    }

    /// The way to what is pointed at, or the line of sight to it.
    fn pointed(&self) -> Vec<Mark> {
        if let Some((_, marks)) = self.at.and_then(|cell| self.sight(cell)) {
            return marks;
        }
        let Some(way) = self.at.and_then(|cell| self.way_to(cell)) else { return Vec::new() };
        let begun = self.standing_now();
        let stops = begun.into_iter().chain(way.spaces.iter().map(|space| self.middle(*space)));
        let stops: Vec<Point> = stops.collect();
        stops.windows(2).map(|pair| Mark::Line(pair[0], pair[1], Tone::Good)).collect()
    }

    /// What the last deeds did: the way somebody went, whom somebody attacked.
    fn happened(&self) -> Vec<Mark> {
        let session = self.sitting.session();
        let last = self.sitting.deeds().last().map(|last| &session.events()[last.events..]);
        let Some(events) = self.events_again().or(last) else { return Vec::new() };
        let base = |figure: FigureId| {
            self.moment.standing.iter().find(|it| it.figure == figure).map(|it| it.base().centre())
        };
        let mark = |event: &Event| match event {
            Event::Moved { from, to, .. } if from != to => {
                Some(Mark::Line(self.middle(*from), self.middle(*to), Tone::Plain))
            }
            Event::AttackDeclared { attacker, defender } => {
                Some(Mark::Line(base(*attacker)?, base(*defender)?, Tone::Bad))
            }
            Event::Fragged { at, .. } => Some(Mark::Cells(vec![self.cell(*at)], Tone::Bad)),
            Event::Placed { at, .. } | Event::Respawned { at, .. } => {
                Some(Mark::Cells(vec![self.cell(*at)], Tone::Fair))
            }
            _ => None,
        };
        events.iter().filter_map(mark).collect()
    }

    /// A figure as the log names it.
    pub(super) fn named(&self, figure: FigureId) -> String {
        let session = self.sitting.session();
        named(session.table(), session.world(), figure)
    }

    fn cell(&self, space: SpaceId) -> Cell {
        self.sitting.session().table().board.cell(space)
    }

    fn middle(&self, space: SpaceId) -> Point {
        let cell = self.cell(space);
        Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5)
    }

    /// Where the figure stands that is moving.
    fn standing_now(&self) -> Option<Point> {
        let walker = self.ways.first()?.figure;
        self.moment.standing.iter().find(|it| Some(it.figure) == walker).map(|it| it.base().centre())
    }

    /// The spaces of a choice on the map.
    fn cells_of(&self, offer: &Offer) -> Vec<Cell> {
        let (table, world) = (self.sitting.session().table(), self.sitting.session().world());
        let spaces: Vec<SpaceId> = match (offer.thing, offer.space) {
            (Some(Thing::Figure(figure)), _) => world.spaces_under(table, figure).iter().copied().collect(),
            (Some(Thing::Door(door)), _) => table.board.door_spaces(door).to_vec(),
            (Some(thing), _) => world.space_of(table, thing).into_iter().collect(),
            (None, space) => space.into_iter().collect(),
        };
        spaces.into_iter().map(|space| self.cell(space)).collect()
    }

    /// The best way to a space: the cheapest, then the safest.
    fn way_to(&self, cell: Cell) -> Option<&Way> {
        let here = self.ways.iter().filter(|way| self.cell(way.to) == cell && !self.is_round(way));
        here.min_by_key(|way| (way.cost, way.danger, way.steps.len()))
    }

    /// Does a way end where it begins? It would cost points for nothing, and its mark would hide the figure; only a long base may be
    /// turned by it.
    fn is_round(&self, way: &Way) -> bool {
        let walker = self.moment.standing.iter().find(|it| Some(it.figure) == way.figure);
        walker.is_some_and(|it| it.pose.at == self.cell(way.to) && it.base.w == it.base.h)
    }

    /// The choices on a space, but steps.
    fn choices_at(&self, cell: Cell) -> Vec<&Offer> {
        self.listed().into_iter().filter(|offer| self.cells_of(offer).contains(&cell)).collect()
    }

    /// The pointer is over a space, or over none.
    pub(crate) fn point(&mut self, at: Option<Cell>) {
        self.at = at;
        self.words = self.said_of_space();
    }

    /// A click on a space: the one choice there, or the way to it.
    pub(crate) fn click(&mut self, cell: Cell) -> Action {
        if self.cover.is_some() || self.is_before_first() {
            return Action::None;
        }
        if !self.is_ours() || self.again.is_some() {
            return self.nothing("play-wait");
        }
        self.at = Some(cell);
        let choices: Vec<String> = self.choices_at(cell).into_iter().map(|offer| offer.key.clone()).collect();
        let way = self.way_to(cell).cloned();
        match (choices.as_slice(), way) {
            ([], Some(way)) => self.walk(&way),
            ([only], None) => self.take(only),
            ([], None) => Action::Say(self.why_not(cell)),
            // A door beside the way is opened by its key or its line, the way is walked.
            ([_, ..], Some(way)) if self.only_doors(cell) => self.walk(&way),
            (several, _) => Action::Say(say_with("play-here-several", &[("count", several.len().into())])),
        }
    }

    fn only_doors(&self, cell: Cell) -> bool {
        self.choices_at(cell).iter().all(|offer| matches!(offer.thing, Some(Thing::Door(_))))
    }

    /// Why nothing can be done on a space.
    fn why_not(&self, cell: Cell) -> String {
        use missions::table_game::About;
        let session = self.sitting.session();
        let figure = self.standing_at(cell).map(|it| About::Figure(it.figure));
        let space = session.table().board.space_at(cell).map(About::Space);
        let why = figure.into_iter().chain(space).find_map(|about| session.why_not(about));
        why.map_or_else(|| say("play-here-none"), |why| rule_system::capital(&why))
    }

    pub(super) fn standing_at(&self, cell: Cell) -> Option<&Standing> {
        self.moment.standing.iter().find(|it| it.pose.cells(it.base).any(|under| under == cell))
    }

    /// A step of the figure by columns and rows.
    pub(super) fn step_by(&mut self, dx: i16, dy: i16) -> Action {
        if !self.is_ours() || self.again.is_some() {
            return self.nothing("play-wait");
        }
        let walker = self.ways.first().and_then(|way| way.figure);
        let walker = self.moment.standing.iter().find(|it| Some(it.figure) == walker);
        let Some(from) = walker.map(|it| it.pose.at) else { return self.nothing("play-walk-none") };
        let to = Cell::new(from.x.saturating_add(dx), from.y.saturating_add(dy));
        // A large base may come to it turned or not: as the first of the steps on offer has it.
        let here = |offer: &&Offer| offer.space.is_some_and(|space| self.cell(space) == to);
        let step = self.shown_offers().iter().filter(|offer| self.is_step(offer)).find(here);
        match step.map(|offer| offer.key.clone()) {
            Some(key) => self.take(&key),
            None => Action::Say(self.why_not(to)),
        }
    }

    /// What is said of the space that is pointed at: the way there, the odds of an attack on it or from it, and of who stands there.
    pub(super) fn said_of_space(&self) -> Option<String> {
        let cell = self.at.filter(|_| self.cover.is_none())?;
        let mut words = Vec::new();
        if let Some(way) = self.way_to(cell) {
            let cost = [("cell", cell.to_string().into()), ("cost", way.cost.into())];
            words.push(say_with("play-to", &cost));
            if way.danger > 0 {
                words.push(say_with("play-danger", &[("count", way.danger.into())]));
            }
            words.extend(self.best_from(way));
        }
        for offer in self.choices_at(cell) {
            words.push(match self.odds.get(&offer.key) {
                Some(odds) => format!("{}: {}", offer.text, odds_in_words(odds)),
                None => offer.text.clone(),
            });
        }
        if let Some(standing) = self.standing_at(cell) {
            words.extend(self.on_me(standing));
            words.extend(self.sight(cell).map(|(words, _)| words));
        }
        if words.is_empty() { None } else { Some(words.join("  ·  ")) }
    }

    /// The best attack from the end of a way.
    fn best_from(&self, way: &Way) -> Option<String> {
        let Step::Choose(seat) = self.sitting.step() else { return None };
        let session = self.sitting.session();
        let attacker = self.moment.standing.iter().find(|it| it.active && Some(it.figure) == way.figure)?;
        let enemies = self.moment.standing.iter().filter(|it| it.side != attacker.side);
        let best = enemies.filter_map(|enemy| {
            let strike = Strike { attacker: attacker.figure, from: way.to, target: enemy.figure, card: None };
            session.odds_from(seat, &strike).ok().map(|odds| (odds, enemy))
        });
        let (odds, enemy) = best.max_by_key(|(odds, _)| (odds.kill, odds.mean))?;
        let words = [
            ("name", self.named(enemy.figure).into()),
            ("kill", percent(odds.kill).into()),
            ("mean", tenths(odds.mean).into()),
        ];
        Some(say_with("play-odds-from", &words))
    }

    /// What somebody who stands there can do to the figure whose activation it is.
    fn on_me(&self, enemy: &Standing) -> Option<String> {
        let seat = self.seat?;
        let me = self.moment.standing.iter().find(|it| it.active && it.side != enemy.side)?;
        let from = self.sitting.session().table().board.space_at(enemy.pose.at)?;
        let strike = Strike { attacker: enemy.figure, from, target: me.figure, card: None };
        let odds = self.sitting.session().odds_from(seat, &strike);
        let numbers = |odds: Odds| {
            let words = [
                ("name", self.named(enemy.figure).into()),
                ("kill", percent(odds.kill).into()),
                ("mean", tenths(odds.mean).into()),
            ];
            say_with("play-odds-mine", &words)
        };
        odds.ok().map(numbers)
    }
}

/// An attack in words.
pub(super) fn odds_in_words(odds: &Odds) -> String {
    let words = [
        ("kill", percent(odds.kill).into()),
        ("stun", percent(odds.stun).into()),
        ("mean", tenths(odds.mean).into()),
    ];
    say_with("play-odds", &words)
}

/// An attack beside the words of its choice.
pub(super) fn odds_in_short(odds: &Odds) -> String {
    let words = [("kill", percent(odds.kill).into()), ("mean", tenths(odds.mean).into())];
    say_with("play-odds-short", &words)
}

/// A share in per cent.
pub(super) fn percent(share: u32) -> String {
    ((u64::from(share) * 100 + u64::from(WHOLE) / 2) / u64::from(WHOLE)).to_string()
}

/// Thousandths as a number with one decimal.
pub(super) fn tenths(thousandths: u32) -> String {
    let tenths = (thousandths + 50) / 100;
    format!("{}.{}", tenths / 10, tenths % 10)
}
