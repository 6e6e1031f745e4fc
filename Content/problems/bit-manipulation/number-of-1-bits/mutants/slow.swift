// Bug: too slow: counts up from 0 to n and counts the ones of each number on the way.
class Solution {
  func hammingWeight(_ n: Int) -> Int {
    var ones = 0
    var number = 0
    while number < n {
      number += 1
      ones = 0
      var rest = number
      while rest > 0 {
        ones += rest % 2
        rest /= 2
      }
    }
    return ones
  }
}
