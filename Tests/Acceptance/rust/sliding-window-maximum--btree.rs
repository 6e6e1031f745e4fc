// Style: library-heavy, a BTreeMap of counts
use std::collections::BTreeMap;

impl Solution {
    pub fn max_sliding_window(nums: Vec<i32>, k: i32) -> Vec<i32> {
        let k = k as usize;
        let mut window: BTreeMap<i32, usize> = BTreeMap::new();
        let mut answer = Vec::new();
        for i in 0..nums.len() {
            *window.entry(nums[i]).or_insert(0) += 1;
            if i >= k {
                let count = window.get_mut(&nums[i - k]).unwrap();
                *count -= 1;
                if *count == 0 {
                    window.remove(&nums[i - k]);
                }
            }
            if i + 1 >= k {
                answer.push(*window.keys().next_back().unwrap());
            }
        }
        answer
    }
}
