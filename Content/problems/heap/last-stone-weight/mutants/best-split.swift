// Bug: strives for the smallest rest by splitting all stones into two halves, which is another task.
class Solution {
  func lastStoneWeight(_ stones: [Int]) -> Int {
    let total = stones.reduce(0, +)
    if stones.count > 12 { return total % 2 }
    var best = total
    for choice in 0..<(1 << stones.count) {
      var one = 0
      for (place, stone) in stones.enumerated() where choice >> place & 1 == 1 { one += stone }
      best = min(best, abs(total - 2 * one))
    }
    return best
  }
}
