//! Which parts of the window are drawn again: few and small ones, because every part costs a walk over everything that lies in
//! it. What has changed is found by the renderer; here it is only gathered.

use iced::Rectangle;

/// Two parts become one if not more pixels than these are drawn for nothing.
const WASTE: f32 = 20_000.0;

/// Corners of lines and ends of letters reach beyond what the renderer takes for their bounds.
const BEYOND: f32 = 4.0;

/// Never more parts than these.
const MOST: usize = 6;

/// So many changes are not looked at one by one.
const MANY: usize = 400;

/// The parts in which all of these lie, whole pixels of the screen each, none outside the window.
pub(super) fn gather(changes: Vec<Rectangle>, window: Rectangle, factor: f32) -> Vec<Rectangle> {
    let inside = |change: &Rectangle| change.expand(BEYOND).intersection(&window);
    let mut parts: Vec<Rectangle> = Vec::new();
    if changes.len() > MANY {
        parts.extend(changes.iter().filter_map(inside).reduce(|a, b| a.union(&b)));
    } else {
        for mut part in changes.iter().filter_map(inside) {
            // What it swallows may bring it near to another one.
            while let Some(near) = parts.iter().position(|other| waste(part, *other) <= WASTE) {
                part = part.union(&parts.swap_remove(near));
            }
            parts.push(part);
        }
    }
    while parts.len() > MOST {
        let pairs = (0..parts.len()).flat_map(|i| (0..i).map(move |j| (j, i)));
        let least = |&(a, b): &(usize, usize), &(c, d): &(usize, usize)| {
            waste(parts[a], parts[b]).total_cmp(&waste(parts[c], parts[d]))
        };
        let Some((a, b)) = pairs.min_by(least) else { break };
        let other = parts.swap_remove(b);
        parts[a] = parts[a].union(&other);
    }
    parts.into_iter().filter_map(|part| whole(part, factor).intersection(&window)).collect()
}

/// What is drawn for nothing if two parts become one.
fn waste(a: Rectangle, b: Rectangle) -> f32 {
    let both = a.intersection(&b).map_or(0.0, |both| both.area());
    a.union(&b).area() - a.area() - b.area() + both
}

/// The smallest part around this one that has no part of a pixel in it.
fn whole(part: Rectangle, factor: f32) -> Rectangle {
    let (x, y) = ((part.x * factor).floor() / factor, (part.y * factor).floor() / factor);
    let (right, bottom) = ((part.x + part.width) * factor, (part.y + part.height) * factor);
    Rectangle { x, y, width: right.ceil() / factor - x, height: bottom.ceil() / factor - y }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Rectangle = Rectangle { x: 0.0, y: 0.0, width: 2000.0, height: 1000.0 };

    fn rect(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
        Rectangle { x, y, width, height }
    }

    #[test]
    fn neighbours_become_one_and_what_is_far_apart_does_not() {
        let near = vec![rect(10.0, 10.0, 50.0, 20.0), rect(70.0, 10.0, 50.0, 20.0)];
        assert_eq!(gather(near, WINDOW, 1.0), [rect(6.0, 6.0, 118.0, 28.0)]);
        let far = vec![rect(0.0, 0.0, 2000.0, 20.0), rect(0.0, 0.0, 20.0, 1000.0)];
        let edges = [rect(0.0, 0.0, 2000.0, 24.0), rect(0.0, 0.0, 24.0, 1000.0)];
        assert_eq!(gather(far, WINDOW, 1.0), edges, "the edges of a map are not the whole map");
    }

    #[test]
    fn there_are_few_and_every_change_lies_in_one() {
        let changes: Vec<Rectangle> = (0..60)
            .map(|i| rect((i * 313 % 1900) as f32 + 0.3, (i * 171 % 950) as f32, 30.5, 20.0))
            .collect();
        let parts = gather(changes.clone(), WINDOW, 1.25);
        assert!(parts.len() <= MOST);
        for change in changes {
            let at = change.center();
            assert!(parts.iter().any(|part| part.contains(at)), "{change:?}");
        }
        let many = vec![rect(5.0, 5.0, 10.0, 10.0); MANY + 1];
        assert_eq!(gather(many, WINDOW, 1.0), [rect(1.0, 1.0, 18.0, 18.0)]);
    }

    #[test]
    fn nothing_lies_outside_the_window() {
        assert_eq!(gather(vec![rect(-50.0, -50.0, 20.0, 20.0)], WINDOW, 1.0), []);
        let parts = gather(vec![rect(1990.0, 990.0, 50.0, 50.0)], WINDOW, 1.0);
        assert_eq!(parts, [rect(1986.0, 986.0, 14.0, 14.0)]);
    }
}
