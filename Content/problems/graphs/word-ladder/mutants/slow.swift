// Bug: too slow. Compares each word with all words that are left.
class Solution {
  func ladderLength(_ beginWord: String, _ endWord: String, _ wordList: [String]) -> Int {
    var unused = wordList
    var level = [beginWord]
    var length = 1
    while !level.isEmpty {
      length += 1
      var next: [String] = []
      for word in level {
        var left: [String] = []
        for other in unused {
          if zip(word, other).count(where: { $0 != $1 }) == 1 {
            next.append(other)
          } else {
            left.append(other)
          }
        }
        unused = left
      }
      if next.contains(endWord) { return length }
      level = next
    }
    return 0
  }
}
