// Idea: a set of letters that wait for a partner; one of those left may stand in the middle.
class Solution {
  func longestPalindrome(_ s: String) -> Int {
    var waiting: Set<Character> = []
    var length = 0
    for letter in s {
      if waiting.remove(letter) != nil {
        length += 2
      } else {
        waiting.insert(letter)
      }
    }
    return waiting.isEmpty ? length : length + 1
  }
}
