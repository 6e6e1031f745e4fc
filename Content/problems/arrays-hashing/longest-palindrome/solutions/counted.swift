// Idea: count each letter; half of its count, rounded down, are pairs.
class Solution {
  func longestPalindrome(_ s: String) -> Int {
    var counts: [Character: Int] = [:]
    for letter in s { counts[letter, default: 0] += 1 }
    let total = counts.values.reduce(0, +)
    let paired = counts.values.reduce(0) { $0 + $1 / 2 * 2 }
    return min(total, paired + 1)
  }
}
