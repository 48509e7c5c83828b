//! How the drone looks.

use rule_system::look::Tone::{Body, Eye, Metal};
use rule_system::look::{FigureLook, Portrait};

pub(crate) static LOOKS: [FigureLook; 1] = [FigureLook {
    id: "drone",
    code: "DRN",
    letter: Some('D'),
    portrait: Portrait {
        body: 0x5a_6f86,
        eye: 0xff_9d2e,
        shape: &[
            (Metal, "2R 0.50 -0.62 0.44 0.14 0.04 2R 0.62 -0.50 0.12 0.60 0.04"),
            (Body, "O 0 0.10 0.62"),
        ],
        face: &[(Eye, "O 0 0.10 0.24")],
    },
}];
