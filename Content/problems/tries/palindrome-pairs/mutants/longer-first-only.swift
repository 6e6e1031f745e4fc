// Bug: finds only pairs whose first word is at least as long as the second.
class Solution {
  func palindromePairs(_ words: [String]) -> [[Int]] {
    var pairs: [[Int]] = []
    for i in words.indices {
      for j in words.indices where i != j && words[i].utf8.count >= words[j].utf8.count {
        let whole = Array((words[i] + words[j]).utf8)
        if whole == whole.reversed() { pairs.append([i, j]) }
      }
    }
    return pairs
  }
}
