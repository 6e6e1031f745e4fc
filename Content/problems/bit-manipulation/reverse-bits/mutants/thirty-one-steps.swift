// Bug: does 31 steps instead of 32.
class Solution {
  func reverseBits(_ n: Int) -> Int {
    (0..<31).reduce(0) { result, place in result << 1 | n >> place & 1 }
  }
}
