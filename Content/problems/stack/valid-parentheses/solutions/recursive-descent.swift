// Idea: read groups by the grammar; the calls are the stack.
class Solution {
  private var brackets: [Character] = []
  private var position = 0

  func isValid(_ s: String) -> Bool {
    brackets = Array(s)
    position = 0
    return readGroups() && position == brackets.count
  }

  /// Reads groups up to a closing bracket or the end; false when one of them is broken.
  private func readGroups() -> Bool {
    while position < brackets.count, let close = closer(of: brackets[position]) {
      position += 1
      guard readGroups(), position < brackets.count, brackets[position] == close else {
        return false
      }
      position += 1
    }
    return true
  }

  private func closer(of bracket: Character) -> Character? {
    switch bracket {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    default: nil
    }
  }
}
