use std::collections::HashMap;

impl Solution {
    pub fn two_sum(nums: Vec<i32>, target: i32) -> Vec<i32> {
        let mut places = HashMap::new();
        for (index, number) in nums.iter().enumerate() {
            if let Some(&other) = places.get(&(target - number)) {
                return vec![other, index as i32];
            }
            places.insert(number, index as i32);
        }
        vec![]
    }
}
