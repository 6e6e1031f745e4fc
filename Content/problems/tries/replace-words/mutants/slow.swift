// Bug: too slow: tries every root for every word.
class Solution {
  func replaceWords(_ dictionary: [String], _ sentence: String) -> String {
    let words = sentence.split(separator: " ").map { word in
      var shortest = String(word)
      for root in dictionary where word.hasPrefix(root) && root.count < shortest.count {
        shortest = root
      }
      return shortest
    }
    return words.joined(separator: " ")
  }
}
