// Idea: halve the range of speeds that must hold the least one that is enough.
class Solution {
  func minEatingSpeed(_ piles: [Int], _ h: Int) -> Int {
    var low = 1
    var high = piles.max() ?? 1
    while low < high {
      let speed = low + (high - low) / 2
      let hours = piles.reduce(0) { $0 + ($1 + speed - 1) / speed }
      if hours <= h {
        high = speed
      } else {
        low = speed + 1
      }
    }
    return low
  }
}
