// Bug: has places for small letters only.
class Solution {
  func lengthOfLongestSubstring(_ s: String) -> Int {
    var behind = [Int](repeating: 0, count: 26)
    var start = 0
    var longest = 0
    for (position, character) in s.utf8.enumerated() {
      let letter = Int(character) - 97
      start = max(start, behind[letter])
      longest = max(longest, position + 1 - start)
      behind[letter] = position + 1
    }
    return longest
  }
}
