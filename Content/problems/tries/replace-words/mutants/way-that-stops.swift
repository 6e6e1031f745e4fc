// Bug: where the way in the tree stops, cuts the word there although no root ends.
class Solution {
  func replaceWords(_ dictionary: [String], _ sentence: String) -> String {
    let roots = Set(dictionary)
    var beginnings: Set<String> = []
    for root in dictionary {
      for length in 1...root.count { beginnings.insert(String(root.prefix(length))) }
    }
    let words = sentence.split(separator: " ").map { word in
      var way = ""
      for letter in word {
        if roots.contains(way) || !beginnings.contains(way + String(letter)) { break }
        way.append(letter)
      }
      return way.isEmpty ? String(word) : way
    }
    return words.joined(separator: " ")
  }
}
