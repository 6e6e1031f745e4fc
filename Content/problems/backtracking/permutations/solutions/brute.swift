// Idea: build all tuples and keep those without repetition.
class Solution {
  func permute(_ nums: [Int]) -> [[Int]] {
    var tuples: [[Int]] = [[]]
    for _ in nums {
      tuples = tuples.flatMap { tuple in nums.map { tuple + [$0] } }
    }
    return tuples.filter { Set($0).count == nums.count }
  }
}
