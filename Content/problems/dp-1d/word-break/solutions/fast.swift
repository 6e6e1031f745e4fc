// Idea: mark every place that a sequence of words can end at.
class Solution {
  func wordBreak(_ s: String, _ wordDict: [String]) -> Bool {
    let letters = Array(s.utf8)
    let words = wordDict.map { Array($0.utf8) }
    var isReached = [Bool](repeating: false, count: letters.count + 1)
    isReached[0] = true
    for start in letters.indices where isReached[start] {
      for word in words where letters[start...].starts(with: word) {
        isReached[start + word.count] = true
      }
    }
    return isReached[letters.count]
  }
}
