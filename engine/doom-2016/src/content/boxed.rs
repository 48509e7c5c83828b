//! The content of this game, as code for any game can ask for it. The content's own types say what is on the cards.

use super::Content;
use engine::table::FigureKind;
use rule_system::content::{self, Entry, Foe};
use std::any::Any;
use std::sync::Arc;

impl content::Content for Content {
    fn foes(&self) -> Vec<Foe<'_>> {
        let mut foes = Vec::with_capacity(self.demons.len());
        for it in &self.demons {
            let (gait, points, range) = (it.gait(), it.speed, it.attack.range);
            foes.push(Foe { id: &it.id, name: &it.name, count: it.figures, gait, points, range });
        }
        foes
    }

    fn marines(&self) -> Vec<Entry<'_>> {
        self.marines.iter().map(|it| Entry { id: &it.id, name: &it.name, count: 1 }).collect()
    }

    fn marine_points(&self) -> u8 {
        self.marine_rules.sprint
    }

    fn cards(&self, piece: &str) -> Vec<Entry<'_>> {
        match piece {
            "weapon" => {
                self.sets.iter().map(|it| Entry { id: &it.id, name: &it.name, count: it.tokens }).collect()
            }
            _ => Vec::new(),
        }
    }

    fn pieces(&self, piece: &str) -> Option<u8> {
        let stock = &self.stock;
        match piece {
            "portal" => Some(stock.portals),
            "teleporter" => Some(stock.teleporters),
            "objective" => Some(stock.objective_tokens),
            "health-pack" => Some(stock.health_packs),
            // Any progress token may serve as a marker.
            "marker" => Some(stock.progress_tokens),
            _ => None,
        }
    }

    fn doors(&self, _: &str) -> u8 {
        self.stock.doors
    }

    fn kinds(&self, marines: &[&str]) -> Vec<FigureKind> {
        self.figure_kinds(marines)
    }
}

impl Content {
    /// The content of this game behind what everybody may ask for; `None` if it is another game's.
    #[must_use]
    pub fn of(content: &dyn content::Content) -> Option<&Self> {
        let content: &dyn Any = content;
        content.downcast_ref()
    }

    /// The same, to be shared; the box alone if it is another game's.
    #[must_use]
    pub fn shared(content: &Arc<dyn content::Content>) -> Arc<Self> {
        let content: Arc<dyn Any + Send + Sync> = content.clone();
        content.downcast().unwrap_or_else(|_| Self::doom2016().clone())
    }
}
