// Bug: looks at the last 16 digits only.
class Solution {
  func hammingWeight(_ n: Int) -> Int {
    (0..<16).filter { n >> $0 & 1 == 1 }.count
  }
}
