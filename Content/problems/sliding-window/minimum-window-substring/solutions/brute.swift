// Idea: tries all windows from the shortest on and counts their letters.
class Solution {
  func minWindow(_ s: String, _ t: String) -> String {
    let text = Array(s)
    let wanted = t.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
    for length in 1...text.count {
      for start in 0...text.count - length {
        let window = text[start..<start + length]
        let counts = window.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
        if wanted.allSatisfy({ counts[$0.key, default: 0] >= $0.value }) { return String(window) }
      }
    }
    return ""
  }
}
