// Idea: try every word at the beginning, and all of them again on the rest.
class Solution {
  func wordBreak(_ s: String, _ wordDict: [String]) -> Bool {
    s.isEmpty
      || wordDict.contains { word in
        s.hasPrefix(word) && wordBreak(String(s.dropFirst(word.count)), wordDict)
      }
  }
}
