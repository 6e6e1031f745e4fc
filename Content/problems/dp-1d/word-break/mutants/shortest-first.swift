// Bug: always takes the shortest word that fits and never goes back.
class Solution {
  func wordBreak(_ s: String, _ wordDict: [String]) -> Bool {
    var rest = s[...]
    while !rest.isEmpty {
      let fitting = wordDict.filter { rest.hasPrefix($0) }
      guard let word = fitting.min(by: { $0.count < $1.count }) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return true
  }
}
