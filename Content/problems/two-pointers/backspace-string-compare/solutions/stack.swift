// Idea: do what the editor does, on a stack.
class Solution {
  func backspaceCompare(_ s: String, _ t: String) -> Bool { typed(s) == typed(t) }

  private func typed(_ keys: String) -> [Character] {
    var letters: [Character] = []
    for key in keys {
      if key == "#" {
        _ = letters.popLast()
      } else {
        letters.append(key)
      }
    }
    return letters
  }
}
