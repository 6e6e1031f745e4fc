// Bug: counts from 1, so the empty set is missing.
class Solution {
  func subsets(_ nums: [Int]) -> [[Int]] {
    (1..<(1 << nums.count)).map { counter in
      nums.indices.filter { counter >> $0 & 1 == 1 }.map { nums[$0] }
    }
  }
}
