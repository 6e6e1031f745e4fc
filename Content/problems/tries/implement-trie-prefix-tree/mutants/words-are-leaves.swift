// Bug: takes a node for the end of a word only if nothing hangs below it.
class Trie {
  private class Node {
    var below: [Character: Node] = [:]
  }

  private let root = Node()

  init() {}

  func insert(_ word: String) {
    var node = root
    for letter in word {
      let next = node.below[letter] ?? Node()
      node.below[letter] = next
      node = next
    }
  }

  func search(_ word: String) -> Bool {
    find(word)?.below.isEmpty ?? false
  }

  func startsWith(_ prefix: String) -> Bool {
    find(prefix) != nil
  }

  private func find(_ text: String) -> Node? {
    var node = root
    for letter in text {
      guard let next = node.below[letter] else { return nil }
      node = next
    }
    return node
  }
}
