// Bug: remembers only that a backspace came, not how many.
class Solution {
  func backspaceCompare(_ s: String, _ t: String) -> Bool { typed(s) == typed(t) }

  private func typed(_ keys: String) -> [Character] {
    var letters: [Character] = []
    var isErasing = false
    for key in keys.reversed() {
      if key == "#" {
        isErasing = true
      } else if isErasing {
        isErasing = false
      } else {
        letters.append(key)
      }
    }
    return letters
  }
}
