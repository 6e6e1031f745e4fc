// Idea: writes the number as a binary text and counts the ones in it. Time O(log n).
class Solution {
  func hammingWeight(_ n: Int) -> Int {
    String(n, radix: 2).filter { $0 == "1" }.count
  }
}
