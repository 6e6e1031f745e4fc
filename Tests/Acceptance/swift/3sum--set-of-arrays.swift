// Memory-hungry but allowed: answers in a set of arrays.
class Solution {
    func threeSum(_ nums: [Int]) -> [[Int]] {
        let nums = nums.sorted()
        var answers = Set<[Int]>()
        for i in nums.indices {
            if i > 0 && nums[i] == nums[i - 1] { continue }
            var (low, high) = (i + 1, nums.count - 1)
            while low < high {
                let sum = nums[i] + nums[low] + nums[high]
                if sum == 0 { answers.insert([nums[i], nums[low], nums[high]]) }
                if sum < 0 { low += 1 } else { high -= 1 }
            }
        }
        return Array(answers)
    }
}
