// Style: naive, n² as 2500 numbers allow
impl Solution {
    pub fn length_of_lis(nums: Vec<i32>) -> i32 {
        let mut ends = vec![1; nums.len()];
        for i in 0..nums.len() {
            for j in 0..i {
                if nums[j] < nums[i] {
                    ends[i] = ends[i].max(ends[j] + 1);
                }
            }
        }
        *ends.iter().max().unwrap()
    }
}
