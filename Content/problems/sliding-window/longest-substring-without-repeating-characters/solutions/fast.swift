// Idea: a window that jumps behind the last place of the character that comes in.
class Solution {
  func lengthOfLongestSubstring(_ s: String) -> Int {
    var behind = [Int](repeating: 0, count: 128)
    var start = 0
    var longest = 0
    for (position, character) in s.utf8.enumerated() {
      start = max(start, behind[Int(character)])
      longest = max(longest, position + 1 - start)
      behind[Int(character)] = position + 1
    }
    return longest
  }
}
