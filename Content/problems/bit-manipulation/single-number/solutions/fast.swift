// Idea: the XOR of all numbers; equal ones cancel out. Time O(n), space O(1).
class Solution {
  func singleNumber(_ nums: [Int]) -> Int {
    nums.reduce(0, ^)
  }
}
