// Idea: sorts; the first position that does not hold its own number is missing. Time O(n log n).
class Solution {
  func missingNumber(_ nums: [Int]) -> Int {
    let misplaced = nums.sorted().enumerated().first { $0.offset != $0.element }
    return misplaced?.offset ?? nums.count
  }
}
