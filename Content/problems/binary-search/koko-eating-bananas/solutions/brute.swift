// Idea: try one speed after the other, and count the hours as Koko would spend them.
class Solution {
  func minEatingSpeed(_ piles: [Int], _ h: Int) -> Int {
    for speed in 1... {
      var hours = 0
      for pile in piles {
        var rest = pile
        while rest > 0 {
          rest -= speed
          hours += 1
        }
      }
      if hours <= h { return speed }
    }
    return 0
  }
}
