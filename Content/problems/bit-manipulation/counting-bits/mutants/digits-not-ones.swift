// Bug: counts all binary digits instead of the ones.
class Solution {
  func countBits(_ n: Int) -> [Int] {
    (0...n).map { Int.bitWidth - $0.leadingZeroBitCount }
  }
}
