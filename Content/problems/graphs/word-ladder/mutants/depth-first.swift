// Bug: searches in depth and returns the first ladder that it finds.
class Solution {
  func ladderLength(_ beginWord: String, _ endWord: String, _ wordList: [String]) -> Int {
    var unused = Set(wordList)
    var stack = [(beginWord, 1)]
    while let (word, length) = stack.popLast() {
      if word == endWord { return length }
      for next in unused.sorted() where zip(word, next).count(where: { $0 != $1 }) == 1 {
        unused.remove(next)
        stack.append((next, length + 1))
      }
    }
    return 0
  }
}
