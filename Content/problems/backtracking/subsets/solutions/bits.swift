// Idea: the bits of a counter say which numbers are kept.
class Solution {
  func subsets(_ nums: [Int]) -> [[Int]] {
    (0..<(1 << nums.count)).map { counter in
      nums.indices.filter { counter >> $0 & 1 == 1 }.map { nums[$0] }
    }
  }
}
