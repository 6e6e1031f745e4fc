// Idea: every choice of positions, as the binary digits of a number; repeats are dropped.
class Solution {
  func subsetsWithDup(_ nums: [Int]) -> [[Int]] {
    let choices = (0..<(1 << nums.count)).map { chosen in
      nums.indices.filter { (chosen >> $0) & 1 == 1 }.map { nums[$0] }.sorted()
    }
    return Array(Set(choices))
  }
}
