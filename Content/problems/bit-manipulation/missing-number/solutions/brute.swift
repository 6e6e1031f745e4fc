// Idea: searches the list for 0, 1, 2, … in turn. Time O(n²), space O(1).
class Solution {
  func missingNumber(_ nums: [Int]) -> Int {
    (0...nums.count).first { !nums.contains($0) }!
  }
}
