// Idea: search by position, each position answered once.
class Solution {
  func wordBreak(_ s: String, _ wordDict: [String]) -> Bool {
    let letters = Array(s.utf8)
    let words = Set(wordDict.map { Array($0.utf8) })
    let longest = words.map(\.count).max()!
    var isDeadEnd = [Bool](repeating: false, count: letters.count + 1)

    func canEnd(from start: Int) -> Bool {
      if start == letters.count { return true }
      if isDeadEnd[start] { return false }
      for end in (start + 1)..<(min(start + longest, letters.count) + 1) {
        if words.contains(Array(letters[start..<end])), canEnd(from: end) { return true }
      }
      isDeadEnd[start] = true
      return false
    }

    return canEnd(from: 0)
  }
}
