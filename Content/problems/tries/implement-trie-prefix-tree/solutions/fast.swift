// Idea: a tree of letters with a mark where a word ends. Each call O(length).
class Trie {
  private struct Node {
    /// The node for each letter, 0 for none.
    var below = [Int32](repeating: 0, count: 26)
    var isWord = false
  }

  private var nodes = [Node()]

  init() {}

  func insert(_ word: String) {
    var place = 0
    for letter in word.utf8 {
      let index = Int(letter) - 97
      if nodes[place].below[index] == 0 {
        nodes[place].below[index] = Int32(nodes.count)
        nodes.append(Node())
      }
      place = Int(nodes[place].below[index])
    }
    nodes[place].isWord = true
  }

  func search(_ word: String) -> Bool {
    find(word).map { nodes[$0].isWord } ?? false
  }

  func startsWith(_ prefix: String) -> Bool {
    find(prefix) != nil
  }

  private func find(_ text: String) -> Int? {
    var place = 0
    for letter in text.utf8 {
      place = Int(nodes[place].below[Int(letter) - 97])
      if place == 0 { return nil }
    }
    return place
  }
}
