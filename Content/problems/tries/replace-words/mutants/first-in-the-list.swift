// Bug: takes the first root of the list that fits, not the shortest.
class Solution {
  func replaceWords(_ dictionary: [String], _ sentence: String) -> String {
    let words = sentence.split(separator: " ").map { word in
      dictionary.first { word.hasPrefix($0) } ?? String(word)
    }
    return words.joined(separator: " ")
  }
}
