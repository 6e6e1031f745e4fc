// Idea: a tree of the turned words; each word walks down it and meets its partners.
class Solution {
  private final class Node {
    var below: [UInt8: Node] = [:]
    var word: Int?
    // The words that pass here and have a palindrome left, those that end here included.
    var withPalindromeLeft: [Int] = []
  }

  func palindromePairs(_ words: [String]) -> [[Int]] {
    let letters = words.map { Array($0.utf8) }
    let root = Node()
    for (place, word) in letters.enumerated() {
      var node = root
      for end in stride(from: word.count, to: 0, by: -1) {
        if isPalindrome(word, 0, end) { node.withPalindromeLeft.append(place) }
        if node.below[word[end - 1]] == nil { node.below[word[end - 1]] = Node() }
        node = node.below[word[end - 1]]!
      }
      node.word = place
      node.withPalindromeLeft.append(place)
    }
    var pairs: [[Int]] = []
    for (place, word) in letters.enumerated() {
      var node: Node? = root
      for (start, letter) in word.enumerated() {
        if let other = node?.word, other != place, isPalindrome(word, start, word.count) {
          pairs.append([place, other])
        }
        node = node?.below[letter]
      }
      for other in node?.withPalindromeLeft ?? [] where other != place {
        pairs.append([place, other])
      }
    }
    return pairs
  }

  private func isPalindrome(_ word: [UInt8], _ start: Int, _ end: Int) -> Bool {
    var (left, right) = (start, end - 1)
    while left < right {
      if word[left] != word[right] { return false }
      left += 1
      right -= 1
    }
    return true
  }
}
