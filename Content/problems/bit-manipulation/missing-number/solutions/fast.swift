// Idea: the XOR of 0 to n and of all numbers in the list. Time O(n), space O(1).
class Solution {
  func missingNumber(_ nums: [Int]) -> Int {
    var missing = nums.count
    for (place, number) in nums.enumerated() { missing ^= place ^ number }
    return missing
  }
}
