//! Runs an exporter so that a panic in it costs its format only. What exporters write is theirs.

use super::contract::{Exporter, File, Options, Subject};
use crate::words::text;
use rule_system::safely::safely;
use std::fmt;

/// Why a format was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// This mission cannot be written in this format; the sentence says a way out.
    Refused(String),
    /// The exporter panicked, with these words: a fault of ours.
    Broke(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(why) => f.write_str(why),
            Self::Broke(why) => write!(f, "{}", text("made-broke").with("why", why.as_str())),
        }
    }
}

/// The files of a mission in a format.
///
/// # Errors
/// Why there are none.
pub fn made(exporter: &dyn Exporter, subject: &Subject<'_>, options: &Options) -> Result<Vec<File>, Trouble> {
    safely(|| exporter.export(subject, options)).map_err(Trouble::Broke)?.map_err(Trouble::Refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::Format;
    use missions_document::mission::Mission;
    use missions_files::sources::Sources;
    use rule_system::View;
    use std::sync::Arc;

    struct Breaks;

    impl Exporter for Breaks {
        fn format(&self) -> Format {
            Format { id: "breaks", name: "Breaks", about: words::Phrase::verbatim("It breaks."), heeds: &[] }
        }

        fn export(&self, _: &Subject<'_>, _: &Options) -> Result<Vec<File>, String> {
            panic!("on purpose")
        }
    }

    #[test]
    fn an_exporter_that_breaks_says_so_and_can_be_followed_by_others() {
        let (mission, art, sources) = (Mission::starter(), Arc::default(), Sources::default());
        let subject = Subject {
            mission: &mission.seen(&View::WHOLE),
            name: "starter",
            art: &art,
            replays: &[],
            sources: &sources,
        };
        let trouble = made(&Breaks, &subject, &Options::default()).expect_err("it breaks");
        assert_eq!(trouble, Trouble::Broke("on purpose".to_owned()));
        assert!(trouble.to_string().contains("please report it"));
        let text = crate::export::named("json").expect("a format");
        assert!(made(text, &subject, &Options::default()).is_ok());
    }
}
