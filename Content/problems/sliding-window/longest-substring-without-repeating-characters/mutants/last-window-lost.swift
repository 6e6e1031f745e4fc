// Bug: measures the window only when a repeat ends it.
class Solution {
  func lengthOfLongestSubstring(_ s: String) -> Int {
    var behind: [Character: Int] = [:]
    var start = 0
    var longest = 0
    for (position, character) in s.enumerated() {
      if let place = behind[character], place > start {
        longest = max(longest, position - start)
        start = place
      }
      behind[character] = position + 1
    }
    return longest
  }
}
