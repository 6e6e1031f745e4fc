// Style: library-heavy, a HashSet of vectors
use std::collections::HashSet;

impl Solution {
    pub fn three_sum(mut nums: Vec<i32>) -> Vec<Vec<i32>> {
        nums.sort_unstable();
        let mut found = HashSet::new();
        for i in 0..nums.len() {
            let (mut low, mut high) = (i + 1, nums.len() - 1);
            while low < high {
                let sum = nums[i] + nums[low] + nums[high];
                if sum == 0 {
                    found.insert(vec![nums[i], nums[low], nums[high]]);
                }
                if sum <= 0 {
                    low += 1;
                } else {
                    high -= 1;
                }
            }
        }
        found.into_iter().collect()
    }
}
