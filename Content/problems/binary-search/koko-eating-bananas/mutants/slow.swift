// Bug: too slow: tries one speed after the other.
class Solution {
  func minEatingSpeed(_ piles: [Int], _ h: Int) -> Int {
    var speed = 1
    while piles.reduce(0, { $0 + ($1 + speed - 1) / speed }) > h { speed += 1 }
    return speed
  }
}
