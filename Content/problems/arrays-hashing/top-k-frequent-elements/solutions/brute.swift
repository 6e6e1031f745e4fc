// Idea: k times, take the commonest of what is left.
class Solution {
  func topKFrequent(_ nums: [Int], _ k: Int) -> [Int] {
    var left = nums
    return (0..<k).map { _ in
      let best = left.max { first, second in
        left.count { $0 == first } < left.count { $0 == second }
      }!
      left.removeAll { $0 == best }
      return best
    }
  }
}
