// Idea: write every text and keep the right ones.
class Solution {
  func generateParenthesis(_ n: Int) -> [String] {
    (0..<(1 << (2 * n))).compactMap { bits in
      let steps = (0..<(2 * n)).map { bits >> $0 & 1 == 1 ? 1 : -1 }
      var depth = 0
      for step in steps {
        depth += step
        if depth < 0 { return nil }
      }
      return depth == 0 ? steps.map { $0 == 1 ? "(" : ")" }.joined() : nil
    }
  }
}
