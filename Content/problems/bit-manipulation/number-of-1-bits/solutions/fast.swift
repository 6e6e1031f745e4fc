// Idea: takes away the last 1 until the number is 0. Time O(ones), space O(1).
class Solution {
  func hammingWeight(_ n: Int) -> Int {
    var rest = n
    var ones = 0
    while rest != 0 {
      rest &= rest - 1
      ones += 1
    }
    return ones
  }
}
