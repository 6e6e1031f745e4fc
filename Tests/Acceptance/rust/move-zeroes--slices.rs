// Style: idiomatic, swaps in a mutable vector
impl Solution {
    pub fn move_zeroes(nums: &mut Vec<i32>) {
        let mut at = 0;
        for i in 0..nums.len() {
            if nums[i] != 0 {
                nums.swap(at, i);
                at += 1;
            }
        }
    }
}
