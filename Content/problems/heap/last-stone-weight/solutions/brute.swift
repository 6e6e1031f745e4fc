// Idea: searches the heaviest stone twice in each round. Time O(n²).
class Solution {
  func lastStoneWeight(_ stones: [Int]) -> Int {
    var left = stones
    while left.count > 1 {
      let rest = takeHeaviest(&left) - takeHeaviest(&left)
      if rest > 0 { left.append(rest) }
    }
    return left.first ?? 0
  }

  private func takeHeaviest(_ stones: inout [Int]) -> Int {
    let place = stones.indices.max { stones[$0] < stones[$1] }!
    return stones.remove(at: place)
  }
}
