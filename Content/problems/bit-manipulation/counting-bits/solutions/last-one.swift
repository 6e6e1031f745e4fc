// Idea: each number has one more 1 than the same number without its last 1. Time O(n).
class Solution {
  func countBits(_ n: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: n + 1)
    for number in counts.indices.dropFirst() {
      counts[number] = counts[number & (number - 1)] + 1
    }
    return counts
  }
}
