// Bug: takes small and capital letters for the same.
class Solution {
  func longestPalindrome(_ s: String) -> Int {
    var counts: [Character: Int] = [:]
    for letter in s.lowercased() { counts[letter, default: 0] += 1 }
    let paired = counts.values.reduce(0) { $0 + $1 / 2 * 2 }
    return min(s.count, paired + 1)
  }
}
