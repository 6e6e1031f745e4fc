// Style: library-heavy, itertools counts and sorts
use itertools::Itertools;

impl Solution {
    pub fn top_k_frequent(nums: Vec<i32>, k: i32) -> Vec<i32> {
        nums.into_iter()
            .counts()
            .into_iter()
            .sorted_by_key(|&(_, count)| std::cmp::Reverse(count))
            .map(|(n, _)| n)
            .take(k as usize)
            .collect_vec()
    }
}
