//! The size of a file as people read it: `381 KB`. The window and the command line show the same words.

/// A size in the largest unit that leaves at least 1, with one decimal below 10: `812 B`, `1.5 KB`, `381 KB`, `2.5 MB`. A KB has
/// 1,024 bytes, as in file managers.
#[must_use]
pub fn size(bytes: u64) -> String {
    const KB: u64 = 1024;
    let (unit, name) = match bytes {
        0..KB => return format!("{bytes} B"),
        // From here on whole KB would read `1024 KB`.
        _ if bytes < KB * KB - KB / 2 => (KB, "KB"),
        _ => (KB * KB, "MB"),
    };
    let tenths = (bytes * 10 + unit / 2) / unit;
    if tenths < 100 && !tenths.is_multiple_of(10) {
        format!("{}.{} {name}", tenths / 10, tenths % 10)
    } else {
        format!("{} {name}", (bytes + unit / 2) / unit)
    }
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn sizes_have_a_unit_and_no_more_digits_than_people_read() {
        for (bytes, words) in [
            (0, "0 B"),
            (1023, "1023 B"),
            (1024, "1 KB"),
            (1536, "1.5 KB"),
            (390_651, "381 KB"),
            (1_048_063, "1023 KB"),
            (1_048_064, "1 MB"),
            (2_626_450, "2.5 MB"),
            (52_428_800, "50 MB"),
        ] {
            assert_eq!(size(bytes), words);
        }
    }
}
