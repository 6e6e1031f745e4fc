// Style: idiomatic, two pointers with a match
impl Solution {
    pub fn trap(height: Vec<i32>) -> i32 {
        let (mut left, mut right) = (0, height.len() - 1);
        let (mut high_left, mut high_right, mut water) = (0, 0, 0);
        while left < right {
            if height[left] < height[right] {
                high_left = high_left.max(height[left]);
                water += high_left - height[left];
                left += 1;
            } else {
                high_right = high_right.max(height[right]);
                water += high_right - height[right];
                right -= 1;
            }
        }
        water
    }
}
