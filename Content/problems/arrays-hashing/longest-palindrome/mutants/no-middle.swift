// Bug: forgets the letter in the middle.
class Solution {
  func longestPalindrome(_ s: String) -> Int {
    var counts: [Character: Int] = [:]
    for letter in s { counts[letter, default: 0] += 1 }
    return counts.values.reduce(0) { $0 + $1 / 2 * 2 }
  }
}
