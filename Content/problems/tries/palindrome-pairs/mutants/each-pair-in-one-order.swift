// Bug: tries each two words in one order only.
class Solution {
  func palindromePairs(_ words: [String]) -> [[Int]] {
    var pairs: [[Int]] = []
    for i in words.indices {
      for j in words.indices where i < j {
        let whole = Array((words[i] + words[j]).utf8)
        if whole == whole.reversed() { pairs.append([i, j]) }
      }
    }
    return pairs
  }
}
