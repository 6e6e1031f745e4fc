// Bug: only looks at stretches from the first number on.
class Solution {
  func findMaxLength(_ nums: [Int]) -> Int {
    var (height, longest) = (0, 0)
    for (index, number) in nums.enumerated() {
      height += number == 1 ? 1 : -1
      if height == 0 { longest = index + 1 }
    }
    return longest
  }
}
