// Bug: closes only after everything was opened.
class Solution {
  func generateParenthesis(_ n: Int) -> [String] {
    [String(repeating: "(", count: n) + String(repeating: ")", count: n)]
  }
}
