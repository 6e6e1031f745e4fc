// Bug: stops when nothing is left of n, so the result is not pushed forward far enough.
class Solution {
  func reverseBits(_ n: Int) -> Int {
    var rest = n
    var result = 0
    while rest > 0 {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
