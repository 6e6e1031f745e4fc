// Bug: counts the letters in which the two ends differ, as if every word between were in the list.
class Solution {
  func ladderLength(_ beginWord: String, _ endWord: String, _ wordList: [String]) -> Int {
    guard wordList.contains(endWord) else { return 0 }
    return zip(beginWord, endWord).count { $0 != $1 } + 1
  }
}
