//! Short lists of plain values, copied at one go. `ArrayVec`'s own way takes element by element, and a state, which bots
//! and tests copy all the time, holds some hundreds of them.

use arrayvec::ArrayVec;

/// The same list.
pub(crate) fn copied<T: Copy, const N: usize>(list: &ArrayVec<T, N>) -> ArrayVec<T, N> {
    let mut copy = ArrayVec::new();
    // As many fit as did before.
    let _ = copy.try_extend_from_slice(list);
    copy
}
