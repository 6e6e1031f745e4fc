// Idea: tries every root for every word and takes the shortest that fits. Time O(words · roots).
class Solution {
  func replaceWords(_ dictionary: [String], _ sentence: String) -> String {
    let words = sentence.split(separator: " ").map { word in
      let fitting = dictionary.filter { word.hasPrefix($0) }
      return fitting.min { $0.count < $1.count } ?? String(word)
    }
    return words.joined(separator: " ")
  }
}
