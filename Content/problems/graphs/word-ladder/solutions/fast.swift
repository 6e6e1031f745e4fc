// Idea: words filed under their forms with one gap, and a search level by level.
class Solution {
  func ladderLength(_ beginWord: String, _ endWord: String, _ wordList: [String]) -> Int {
    let words = wordList.map { Array($0.utf8) }
    var partners: [[UInt8]: [Int]] = [:]
    for (index, word) in words.enumerated() {
      for form in forms(word) { partners[form, default: []].append(index) }
    }
    var isSeen = words.map { _ in false }
    var level = [Array(beginWord.utf8)]
    let goal = Array(endWord.utf8)
    var length = 1
    while !level.isEmpty {
      length += 1
      var next: [[UInt8]] = []
      for word in level {
        for form in forms(word) {
          for index in partners[form] ?? [] where !isSeen[index] {
            if words[index] == goal { return length }
            isSeen[index] = true
            next.append(words[index])
          }
          partners[form] = nil
        }
      }
      level = next
    }
    return 0
  }

  private func forms(_ word: [UInt8]) -> [[UInt8]] {
    word.indices.map { place in
      var form = word
      form[place] = 0
      return form
    }
  }
}
