//! The texts of a mission side by side with what they are in another language. A translation that is older than its original is
//! marked, until it is written again or said to be right. One text is one step of the history, however long one types in it.

use super::field::{Choice, long_field, pick, under, written};
use crate::focus::{button, late_line};
use crate::theme::{self, BODY, SMALL};
use crate::{Element, Writing};
use editor_model::naming::text_in_words;
use editor_model::words::{say, say_with};
use iced::advanced::widget::Id;
use iced::widget::{column, container, row, text, text_editor};
use iced::{Alignment, Fill};
use missions::history::Change;
use missions::translation::Standing;
use missions::{Edit, Mission, Tag, TextOf, Translation};

/// From this width on, original and translation stand beside each other.
pub(super) const WIDE: f32 = 420.0;

/// What is being written.
#[derive(Debug, Default)]
pub(crate) struct Languages {
    /// The language that is shown.
    chosen: Option<Tag>,
    /// A language that was added and has no texts yet.
    added: Option<Tag>,
    /// What was written in place of a tag and is none.
    wrong: Option<String>,
    /// The texts in the order of the mission, with what is written for each.
    fields: Vec<Field>,
}

#[derive(Debug)]
struct Field {
    of: TextOf,
    /// Which text it is, in words.
    name: String,
    original: String,
    standing: Standing,
    content: Writing,
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// Another language is wanted.
    Chosen(Tag),
    /// The tag of a new language was written.
    Added(String),
    /// Something was done in the field of a text.
    Edited(usize, text_editor::Action),
    /// The translation of a text is right although the original has changed.
    Confirmed(usize),
    /// The language is to be taken away with its texts.
    Removed,
}

impl Languages {
    /// Show what the mission has, where that is something else than what is written here.
    pub(super) fn refresh(&mut self, mission: &Mission) {
        let there: Vec<Tag> = mission.languages().into_iter().cloned().collect();
        let known = |tag: &Tag| there.contains(tag) || self.added.as_ref() == Some(tag);
        self.chosen = self.chosen.take().filter(known).or_else(|| there.first().cloned());
        let Some(tag) = &self.chosen else {
            self.fields.clear();
            return;
        };
        let mut before = std::mem::take(&mut self.fields);
        for (of, original) in mission.texts() {
            let said = mission.translation(tag, &of).map_or("", |it| it.text.as_str());
            let at = before.iter().position(|field| field.of == of);
            let content = at.map(|at| before.swap_remove(at).content).filter(|it| written(it) == said);
            self.fields.push(Field {
                standing: mission.standing(tag, &of, &original),
                content: content.unwrap_or_else(|| Writing::with_text(said)),
                name: text_in_words(&of, mission),
                of,
                original,
            });
        }
    }

    /// Take a message: a change of the mission, or none.
    pub(super) fn update(&mut self, message: Message, mission: &Mission) -> Option<Change> {
        match message {
            Message::Chosen(tag) => {
                self.chosen = Some(tag);
                self.wrong = None;
                self.refresh(mission);
                None
            }
            Message::Added(word) => {
                let word = word.trim();
                self.wrong = None;
                match Tag::of(word) {
                    Some(tag) => {
                        self.added = Some(tag.clone());
                        self.chosen = Some(tag);
                        self.refresh(mission);
                    }
                    None if word.is_empty() => {}
                    None => self.wrong = Some(word.to_owned()),
                }
                None
            }
            Message::Edited(number, action) => {
                let (Some(tag), Some(field)) = (&self.chosen, self.fields.get_mut(number)) else {
                    return None;
                };
                let edits = action.is_edit();
                field.content.perform(action);
                if !edits {
                    return None;
                }
                // The last text that is erased does not take the language away.
                self.added = Some(tag.clone());
                let text = match field.of {
                    TextOf::Title | TextOf::Label(_) | TextOf::Value(..) => {
                        written(&field.content).replace('\n', " ")
                    }
                    TextOf::Summary
                    | TextOf::Briefing
                    | TextOf::Victory
                    | TextOf::Defeat
                    | TextOf::Card(_) => written(&field.content),
                };
                let translation =
                    (!text.is_empty()).then(|| Translation { was: field.original.clone(), text });
                let key = format!("translation {tag} {:?}", field.of);
                let edit = Edit::Translation(tag.clone(), field.of.clone(), translation);
                Some(Change::new(step(tag, &field.of, mission), [edit]).merging(key))
            }
            Message::Confirmed(number) => {
                let (Some(tag), Some(field)) = (&self.chosen, self.fields.get(number)) else {
                    return None;
                };
                let translation = Translation { was: field.original.clone(), text: written(&field.content) };
                let edit = Edit::Translation(tag.clone(), field.of.clone(), Some(translation));
                Some(Change::new(step(tag, &field.of, mission), [edit]))
            }
            Message::Removed => {
                let tag = self.chosen.take()?;
                self.added = self.added.take().filter(|added| *added != tag);
                let its = mission.translations().filter(|(its, ..)| **its == tag);
                let gone: Vec<Edit> =
                    its.map(|(tag, of, _)| Edit::Translation(tag.clone(), of.clone(), None)).collect();
                if gone.is_empty() {
                    self.refresh(mission);
                    return None;
                }
                let label = say_with("change-language-gone", &[("tag", tag.to_string().into())]);
                Some(Change::new(label, gone))
            }
        }
    }

    /// All of it, as wide as that.
    pub(super) fn view(&self, mission: &Mission, width: f32) -> Element<'_, Message> {
        let fields = self.fields.iter().enumerate();
        let fields = fields.map(|(number, field)| self.field(number, field, width >= WIDE));
        column![self.head(mission)].extend(fields).spacing(12).into()
    }

    fn head(&self, mission: &Mission) -> Element<'_, Message> {
        let mut tags: Vec<Tag> = mission.languages().into_iter().cloned().collect();
        tags.extend(self.added.clone().filter(|added| !tags.contains(added)));
        tags.sort();
        let add = late_line("", Message::Added).padding([3, 6]).id(Id::new("languages-new"));
        let add = under(say("languages-new"), add);
        let Some(chosen) = &self.chosen else {
            let about = text(say("languages-none")).size(BODY).style(theme::faint_text);
            return column![about, add].push(self.wrong()).spacing(8).into();
        };
        let choices = tags.into_iter().map(|tag| Choice { name: tag.to_string(), value: tag }).collect();
        let picked = under(say("languages-language"), pick(choices, chosen, Message::Chosen));
        let left = self.fields.iter().filter(|field| field.standing != Standing::Good).count();
        let left = say_with("languages-left", &[("count", left.into()), ("all", self.fields.len().into())]);
        let gone = button(text(say("languages-remove")).size(SMALL)).style(theme::quiet);
        let below = row![
            text(left).size(SMALL).style(theme::faint_text).width(Fill),
            gone.padding([3, 8]).on_press(Message::Removed)
        ];
        column![row![picked, add].spacing(10)]
            .push(self.wrong())
            .push(below.align_y(Alignment::Center))
            .spacing(8)
            .into()
    }

    fn wrong(&self) -> Option<Element<'_, Message>> {
        let wrong = self.wrong.as_ref()?;
        let told = say_with("languages-wrong", &[("tag", wrong.as_str().into())]);
        Some(text(told).size(SMALL).color(theme::severity(missions::Severity::Error)).into())
    }

    fn field<'a>(&'a self, number: usize, field: &'a Field, is_wide: bool) -> Element<'a, Message> {
        let name = text(field.name.as_str()).size(SMALL).style(theme::faint_text).width(Fill);
        let mark = match field.standing {
            Standing::Good => None,
            Standing::Missing => Some(say("languages-missing")),
            Standing::Old => Some(say("languages-old")),
        };
        let mark =
            mark.map(|mark| text(mark).size(SMALL).color(theme::severity(missions::Severity::Warning)));
        let right = (field.standing == Standing::Old).then(|| {
            let right = button(text(say("languages-right")).size(SMALL)).style(theme::quiet);
            right.padding([2, 8]).on_press(Message::Confirmed(number))
        });
        let head = row![name].push(mark).push(right).spacing(8).align_y(Alignment::Center);
        let original = container(text(field.original.as_str()).size(BODY)).padding(7).width(Fill);
        let height = if field.original.contains('\n') || field.original.len() > 60 { 84.0 } else { 34.0 };
        let id = Id::from(format!("translation {number}"));
        let said = long_field(&field.content, id, height, move |action| Message::Edited(number, action));
        if is_wide {
            column![head, row![original, container(said).width(Fill)].spacing(8)].spacing(3).into()
        } else {
            column![head, original, said].spacing(3).into()
        }
    }
}

/// What a step is called.
fn step(tag: &Tag, of: &TextOf, mission: &Mission) -> String {
    let field = text_in_words(of, mission);
    say_with("change-translation", &[("field", field.into()), ("tag", tag.to_string().into())])
}
