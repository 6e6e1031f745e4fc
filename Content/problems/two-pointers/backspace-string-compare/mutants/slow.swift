// Bug: too slow: searches the first backspace from the beginning each time.
class Solution {
  func backspaceCompare(_ s: String, _ t: String) -> Bool { typed(s) == typed(t) }

  private func typed(_ keys: String) -> [Character] {
    var keys = Array(keys)
    while let place = keys.firstIndex(of: "#") {
      keys.remove(at: place)
      if place > 0 { keys.remove(at: place - 1) }
    }
    return keys
  }
}
