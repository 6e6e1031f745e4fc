// Idea: looks up what may stand before or behind each word for every way to cut it in two.
class Solution {
  func palindromePairs(_ words: [String]) -> [[Int]] {
    let letters = words.map { Array($0.utf8) }
    var places: [[UInt8]: Int] = [:]
    for (place, word) in letters.enumerated() { places[word] = place }
    var pairs: [[Int]] = []
    for (place, word) in letters.enumerated() {
      for cut in 0...word.count {
        // An empty part counts in front only, or words of the same length are found twice.
        if isPalindrome(word, 0, cut), let before = places[word[cut...].reversed()],
          before != place
        {
          pairs.append([before, place])
        }
        if cut < word.count, isPalindrome(word, cut, word.count),
          let behind = places[word[..<cut].reversed()], behind != place
        {
          pairs.append([place, behind])
        }
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
