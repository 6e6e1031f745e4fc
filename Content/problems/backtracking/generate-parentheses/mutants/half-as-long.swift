// Bug: takes n for the length of the texts instead of the number of pairs.
class Solution {
  func generateParenthesis(_ n: Int) -> [String] {
    var found: [String] = []

    func extend(_ text: String, _ depth: Int) {
      if text.count == n {
        if depth == 0 { found.append(text) }
        return
      }
      extend(text + "(", depth + 1)
      if depth > 0 { extend(text + ")", depth - 1) }
    }

    extend("", 0)
    return found
  }
}
