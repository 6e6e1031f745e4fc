// Idea: from the left every star opens, from the right every star closes; neither count may fall
// below 0. Time O(n), space O(1).
class Solution {
  func checkValidString(_ s: String) -> Bool {
    suffices(s, closing: ")") && suffices(String(s.reversed()), closing: "(")
  }

  private func suffices(_ text: String, closing: Character) -> Bool {
    var depth = 0
    for sign in text {
      depth += sign == closing ? -1 : 1
      if depth < 0 { return false }
    }
    return true
  }
}
