// Idea: writes each number in binary and counts its ones. Time O(n log n).
class Solution {
  func countBits(_ n: Int) -> [Int] {
    (0...n).map { number in
      String(number, radix: 2).utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "1") ? 1 : 0) }
    }
  }
}
