// Bug: has a table for eight digits only and forgets the digits above.
class Solution {
  func countBits(_ n: Int) -> [Int] {
    (0...n).map { ($0 & 255).nonzeroBitCount }
  }
}
