// Bug: shortens a word only the first time it comes.
class Solution {
  func replaceWords(_ dictionary: [String], _ sentence: String) -> String {
    var seen: Set<Substring> = []
    let words = sentence.split(separator: " ").map { word in
      guard seen.insert(word).inserted else { return String(word) }
      let fitting = dictionary.filter { word.hasPrefix($0) }
      return fitting.min { $0.count < $1.count } ?? String(word)
    }
    return words.joined(separator: " ")
  }
}
