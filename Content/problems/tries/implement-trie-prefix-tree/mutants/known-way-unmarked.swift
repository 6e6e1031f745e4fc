// Bug: marks the end of a word only when its last node is new.
class Trie {
  private class Node {
    var below: [Character: Node] = [:]
    var isWord = false
  }

  private let root = Node()

  init() {}

  func insert(_ word: String) {
    var node = root
    var isNew = false
    for letter in word {
      isNew = node.below[letter] == nil
      let next = node.below[letter] ?? Node()
      node.below[letter] = next
      node = next
    }
    if isNew { node.isWord = true }
  }

  func search(_ word: String) -> Bool {
    find(word)?.isWord ?? false
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
