// Bug: stops one counter early, so the set of all numbers is missing.
class Solution {
  func subsets(_ nums: [Int]) -> [[Int]] {
    (0..<((1 << nums.count) - 1)).map { counter in
      nums.indices.filter { counter >> $0 & 1 == 1 }.map { nums[$0] }
    }
  }
}
