//! Parts of a whole in whole numbers.

/// The parts of a whole that so many ways make up. They sum to the whole: what rounding leaves goes to the largest remainders.
pub(super) fn shares(ways: &[u128], whole: u32) -> Vec<u32> {
    let all = ways.iter().sum::<u128>();
    if all == 0 {
        return vec![0; ways.len()];
    }
    let scaled = |at: usize| ways[at] * u128::from(whole);
    let mut shares: Vec<u32> = (0..ways.len()).map(|at| (scaled(at) / all) as u32).collect();
    let left = whole - shares.iter().sum::<u32>();
    let mut order: Vec<usize> = (0..ways.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(scaled(*at) % all));
    for at in order.into_iter().take(left as usize) {
        shares[at] += 1;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::shares;

    #[test]
    fn shares_sum_to_the_whole() {
        assert_eq!(shares(&[1, 1, 1], 100), [34, 33, 33]);
        assert_eq!(shares(&[0, 2, 1, 4], 10), [0, 3, 1, 6]);
        assert_eq!(shares(&[7], 1_000_000), [1_000_000]);
        assert_eq!(shares(&[0, 0], 10), [0, 0]);
    }
}
