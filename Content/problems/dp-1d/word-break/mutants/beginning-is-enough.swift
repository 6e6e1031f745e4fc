// Bug: is content when the last word reaches beyond the end of the text.
class Solution {
  func wordBreak(_ s: String, _ wordDict: [String]) -> Bool {
    let letters = Array(s.utf8)
    let words = wordDict.map { Array($0.utf8) }
    var isReached = [Bool](repeating: false, count: letters.count + 21)
    isReached[0] = true
    for start in letters.indices where isReached[start] {
      for word in words where zip(letters[start...], word).allSatisfy({ $0 == $1 }) {
        isReached[start + word.count] = true
      }
    }
    return isReached[letters.count...].contains(true)
  }
}
