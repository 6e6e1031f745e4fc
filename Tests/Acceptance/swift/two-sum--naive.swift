// Naive but allowed: every pair.
class Solution {
    func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
        for i in nums.indices {
            for j in nums.indices where j > i && nums[i] + nums[j] == target {
                return [i, j]
            }
        }
        return []
    }
}
