// Idea: adds up the binary digits from the last to the first. Time O(log n), space O(1).
class Solution {
  func hammingWeight(_ n: Int) -> Int {
    var rest = n
    var ones = 0
    while rest > 0 {
      ones += rest & 1
      rest >>= 1
    }
    return ones
  }
}
