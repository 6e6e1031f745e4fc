// Bug: removes from the stack without asking whether it is empty: a closing bracket first is a crash.
class Solution {
  func isValid(_ s: String) -> Bool {
    let closer: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var awaited: [Character] = []
    for bracket in s {
      if let close = closer[bracket] {
        awaited.append(close)
      } else if awaited.removeLast() != bracket {
        return false
      }
    }
    return awaited.isEmpty
  }
}
