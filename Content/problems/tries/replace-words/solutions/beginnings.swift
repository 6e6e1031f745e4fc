// Idea: looks up the beginnings of each word in a set of roots, the shortest first. Time
// O(words · length²).
class Solution {
  func replaceWords(_ dictionary: [String], _ sentence: String) -> String {
    let roots = Set(dictionary.map { Array($0.utf8) })
    let words = Array(sentence.utf8).split(separator: UInt8(ascii: " ")).map { word in
      let lengths = 1...word.count
      let length = lengths.first { roots.contains(Array(word.prefix($0))) } ?? word.count
      return String(decoding: word.prefix(length), as: UTF8.self)
    }
    return words.joined(separator: " ")
  }
}
