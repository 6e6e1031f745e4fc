// Bug: exchanges 0 and 1 instead of turning the row around.
class Solution {
  func reverseBits(_ n: Int) -> Int {
    ~n & 0xFFFF_FFFF
  }
}
