// Idea: remove the first backspace and the letter before it, again and again.
class Solution {
  func backspaceCompare(_ s: String, _ t: String) -> Bool { typed(s) == typed(t) }

  private func typed(_ keys: String) -> [Character] {
    var keys = Array(keys)
    while let place = keys.firstIndex(of: "#") {
      keys.removeSubrange(max(place - 1, 0)...place)
    }
    return keys
  }
}
