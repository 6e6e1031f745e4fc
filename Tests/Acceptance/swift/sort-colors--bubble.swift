// Naive but allowed: bubble sort in place.
class Solution {
    func sortColors(_ nums: inout [Int]) {
        for end in stride(from: nums.count - 1, to: 0, by: -1) {
            for i in 0..<end where nums[i] > nums[i + 1] {
                nums.swapAt(i, i + 1)
            }
        }
    }
}
