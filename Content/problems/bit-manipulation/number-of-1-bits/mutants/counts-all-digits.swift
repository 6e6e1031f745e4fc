// Bug: counts all binary digits instead of the ones.
class Solution {
  func hammingWeight(_ n: Int) -> Int {
    Int.bitWidth - n.leadingZeroBitCount
  }
}
