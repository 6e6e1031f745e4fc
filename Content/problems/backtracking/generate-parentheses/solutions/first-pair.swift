// Idea: what stands inside the first pair, and what after it.
class Solution {
  func generateParenthesis(_ n: Int) -> [String] {
    var texts: [[String]] = [[""]]
    for pairs in 1...n {
      texts.append(
        (0..<pairs).flatMap { inner in
          texts[inner].flatMap { inside in
            texts[pairs - 1 - inner].map { "(\(inside))\($0)" }
          }
        })
    }
    return texts[n]
  }
}
