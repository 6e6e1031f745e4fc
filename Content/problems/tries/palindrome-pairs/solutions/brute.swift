// Idea: writes every two words behind each other and looks whether it is a palindrome.
class Solution {
  func palindromePairs(_ words: [String]) -> [[Int]] {
    var pairs: [[Int]] = []
    for i in words.indices {
      for j in words.indices where i != j {
        let whole = Array((words[i] + words[j]).utf8)
        if whole == whole.reversed() { pairs.append([i, j]) }
      }
    }
    return pairs
  }
}
