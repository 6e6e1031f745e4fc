// Idea: one window that grows or moves, with the largest count that any letter reached in it.
class Solution {
  func characterReplacement(_ s: String, _ k: Int) -> Int {
    let letters = s.utf8.map { Int($0) - 65 }
    var counts = [Int](repeating: 0, count: 26)
    var most = 0
    var length = 0
    for (position, letter) in letters.enumerated() {
      counts[letter] += 1
      most = max(most, counts[letter])
      if length - most < k {
        length += 1
      } else {
        counts[letters[position - length]] -= 1
      }
    }
    return length
  }
}
