//! The texts of a mission in other languages: written beside the originals, one step each, and marked when an original changes.

use super::saved;
use super::session::Session;
use crate::panel::inspector::{self, languages::Message};
use editor_model::words::{say, say_with};
use iced::widget::text_editor;
use missions::history::Change;
use missions::{Edit, Info, Tag, TextOf, format};
use std::sync::Arc;

fn pl() -> Tag {
    Tag::of("pl").expect("a tag")
}

/// What the mission says in Polish of a text.
fn said(session: &Session, of: &TextOf) -> Option<String> {
    session.mission().translation(&pl(), of).map(|it| it.text.clone())
}

fn send(session: &mut Session, message: Message) {
    session.inspector(inspector::Message::Languages(message));
}

#[test]
fn a_text_is_written_in_another_language_and_marked_when_the_original_changes() {
    let folder = saved([Edit::Info(Box::new(Info { title: "The Vault".into(), ..Info::default() }))]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.alt("1");
    session.click(&say("inspector-languages"));
    assert!(session.sees(&say("languages-none")));
    send(&mut session, Message::Added("polish".to_owned()));
    assert!(session.sees(&say_with("languages-wrong", &[("tag", "polish".into())])));
    send(&mut session, Message::Added(" pl ".to_owned()));
    assert!(session.sees("The Vault") && session.sees(&say("languages-missing")));
    assert_eq!(session.mission().languages().len(), 0, "nothing is said in it yet");

    for part in ["Skar", "biec"] {
        let paste = text_editor::Edit::Paste(Arc::new(part.to_owned()));
        send(&mut session, Message::Edited(0, text_editor::Action::Edit(paste)));
    }
    assert_eq!(said(&session, &TextOf::Title).as_deref(), Some("Skarbiec"));
    let step = say_with("change-translation", &[("field", say("info-title").into()), ("tag", "pl".into())]);
    let steps = session.history().into_iter().filter(|it| *it == step).count();
    assert_eq!(steps, 1, "however long one types");
    session.control("s");
    let read = format::load(folder.path()).expect("a mission").mission;
    assert_eq!(read, *session.mission(), "it stands in the file");
    assert_eq!(read.in_language("pl").info().title, "Skarbiec");

    let info = Info { title: "The Vaults".into(), ..session.mission().info().clone() };
    session.commit(Change::new("title", [Edit::Info(Box::new(info))]));
    assert!(session.sees(&say("languages-old")));
    session.click(&say("languages-right"));
    assert!(!session.sees(&say("languages-old")));
    assert_eq!(
        session.mission().translation(&pl(), &TextOf::Title).map(|it| it.was.as_str()),
        Some("The Vaults")
    );

    session.click(&say("languages-remove"));
    assert_eq!(session.mission().languages().len(), 0);
    session.control("z");
    assert_eq!(said(&session, &TextOf::Title).as_deref(), Some("Skarbiec"));
}
