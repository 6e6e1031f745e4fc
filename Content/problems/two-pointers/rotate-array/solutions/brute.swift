// Idea: move the last number to the front, step by step.
class Solution {
  func rotate(_ nums: inout [Int], _ k: Int) {
    for _ in 0..<k % nums.count { nums.insert(nums.removeLast(), at: 0) }
  }
}
