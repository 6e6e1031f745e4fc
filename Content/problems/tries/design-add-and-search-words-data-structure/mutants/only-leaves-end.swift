// Bug: takes a node for the end of a word only if nothing hangs below it.
class WordDictionary {
  private class Node {
    var below: [Character: Node] = [:]
  }

  private let root = Node()

  init() {}

  func addWord(_ word: String) {
    var node = root
    for letter in word {
      let next = node.below[letter] ?? Node()
      node.below[letter] = next
      node = next
    }
  }

  func search(_ word: String) -> Bool {
    var places = [root]
    for letter in word {
      places = places.flatMap { node in
        letter == "." ? Array(node.below.values) : [node.below[letter]].compactMap { $0 }
      }
    }
    return places.contains { $0.below.isEmpty }
  }
}
