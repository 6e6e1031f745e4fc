// Idea: each number has the ones of its half and its last digit. Time O(n).
class Solution {
  func countBits(_ n: Int) -> [Int] {
    var counts = [0]
    for number in 0..<n {
      let next = number + 1
      counts.append(counts[next >> 1] + next & 1)
    }
    return counts
  }
}
