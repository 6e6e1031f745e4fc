// Idea: a stack of the closing brackets that are still owed.
class Solution {
  func isValid(_ s: String) -> Bool {
    let closer: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var awaited: [Character] = []
    for bracket in s {
      if let close = closer[bracket] {
        awaited.append(close)
      } else if awaited.popLast() != bracket {
        return false
      }
    }
    return awaited.isEmpty
  }
}
