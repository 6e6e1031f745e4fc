// Idea: compares each number with the target, from the front.
class Solution {
  func search(_ nums: [Int], _ target: Int) -> Int {
    for (index, number) in nums.enumerated() where number == target { return index }
    return -1
  }
}
