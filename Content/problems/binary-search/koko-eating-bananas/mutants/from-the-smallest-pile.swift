// Bug: takes it that the speed is never below the smallest pile.
class Solution {
  func minEatingSpeed(_ piles: [Int], _ h: Int) -> Int {
    var low = piles.min() ?? 1
    var high = piles.max() ?? 1
    while low < high {
      let speed = (low + high) / 2
      if piles.reduce(0, { $0 + ($1 + speed - 1) / speed }) <= h {
        high = speed
      } else {
        low = speed + 1
      }
    }
    return low
  }
}
