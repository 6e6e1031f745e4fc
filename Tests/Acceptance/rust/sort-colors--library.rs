// Style: sorts with the library
impl Solution {
    pub fn sort_colors(nums: &mut Vec<i32>) {
        nums.sort();
    }
}
