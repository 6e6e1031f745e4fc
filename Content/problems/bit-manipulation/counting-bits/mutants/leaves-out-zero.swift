// Bug: begins with the number 1.
class Solution {
  func countBits(_ n: Int) -> [Int] {
    n < 1 ? [] : (1...n).map(\.nonzeroBitCount)
  }
}
