// Bug: keeps only whether the number of ones is odd.
class Solution {
  func hammingWeight(_ n: Int) -> Int {
    var rest = n
    var ones = 0
    while rest > 0 {
      ones ^= rest & 1
      rest >>= 1
    }
    return ones
  }
}
