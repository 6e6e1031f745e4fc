// Bug: too slow: for each number counts up from 0 again and follows how the ones change.
class Solution {
  func countBits(_ n: Int) -> [Int] {
    (0...n).map { number in
      var ones = 0
      var below = 0
      while below < number {
        below += 1
        ones += 1 - below.trailingZeroBitCount
      }
      return ones
    }
  }
}
