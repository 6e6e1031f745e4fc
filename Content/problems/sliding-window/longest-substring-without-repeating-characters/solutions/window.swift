// Idea: a window that gives up characters at its left until the new one fits.
class Solution {
  func lengthOfLongestSubstring(_ s: String) -> Int {
    let characters = Array(s.utf8)
    var inside = Set<UInt8>()
    var start = 0
    var longest = 0
    for character in characters {
      while inside.contains(character) {
        inside.remove(characters[start])
        start += 1
      }
      inside.insert(character)
      longest = max(longest, inside.count)
    }
    return longest
  }
}
