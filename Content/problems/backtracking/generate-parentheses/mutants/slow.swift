// Bug: too slow: writes every text to its end before it looks whether it is right.
class Solution {
  func generateParenthesis(_ n: Int) -> [String] {
    var found: [String] = []

    func extend(_ text: [Character]) {
      if text.count < 2 * n {
        extend(text + ["("])
        extend(text + [")"])
      } else if isRight(text) {
        found.append(String(text))
      }
    }

    extend([])
    return found
  }

  private func isRight(_ text: [Character]) -> Bool {
    var opened: [Character] = []
    for character in text {
      if character == "(" {
        opened.append(character)
      } else if opened.popLast() == nil {
        return false
      }
    }
    return opened.isEmpty
  }
}
