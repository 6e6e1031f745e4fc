// Bug: compares the text with its mirror image, so only a single nest is accepted.
class Solution {
  func isValid(_ s: String) -> Bool {
    let mirror: [Character: Character] = [
      "(": ")", "[": "]", "{": "}", ")": "(", "]": "[", "}": "{",
    ]
    let brackets = Array(s)
    guard brackets.count.isMultiple(of: 2) else { return false }
    return brackets.indices.allSatisfy { index in
      mirror[brackets[index]] == brackets[brackets.count - 1 - index]
    }
  }
}
