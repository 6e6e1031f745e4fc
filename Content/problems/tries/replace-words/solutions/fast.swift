// Idea: walks each word down a tree of roots until one ends. Time O(all letters).
class Solution {
  private struct Node {
    /// The node for each letter, 0 for none.
    var below = [Int32](repeating: 0, count: 26)
    var endsRoot = false
  }

  private var nodes: [Node] = []

  func replaceWords(_ dictionary: [String], _ sentence: String) -> String {
    nodes = [Node()]
    dictionary.forEach(insert)
    let words = Array(sentence.utf8).split(separator: UInt8(ascii: " "))
    return words.map { String(decoding: $0.prefix(lengthOfRoot($0)), as: UTF8.self) }
      .joined(separator: " ")
  }

  private func insert(_ root: String) {
    var place = 0
    for letter in root.utf8 {
      let index = Int(letter) - 97
      if nodes[place].below[index] == 0 {
        nodes[place].below[index] = Int32(nodes.count)
        nodes.append(Node())
      }
      place = Int(nodes[place].below[index])
    }
    nodes[place].endsRoot = true
  }

  /// The length of the whole word if no root fits.
  private func lengthOfRoot(_ word: ArraySlice<UInt8>) -> Int {
    var place = 0
    for (length, letter) in word.enumerated() {
      if nodes[place].endsRoot { return length }
      place = Int(nodes[place].below[Int(letter) - 97])
      if place == 0 { break }
    }
    return word.count
  }
}
