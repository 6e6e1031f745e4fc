// Bug: too slow: counts up from 0 to n and follows how many ones each step adds or takes away.
class Solution {
  func hammingWeight(_ n: Int) -> Int {
    var ones = 0
    var number = 0
    while number < n {
      number += 1
      ones += 1 - number.trailingZeroBitCount
    }
    return ones
  }
}
