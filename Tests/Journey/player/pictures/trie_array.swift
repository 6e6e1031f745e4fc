final class Node {
  var next = [Node?](repeating: nil, count: 26)
  var isWord = false
}

final class Trie {
  let root = Node()

  func insert(_ word: String) {
    var node = root
    for byte in word.utf8 {
      let place = Int(byte) - 97
      if node.next[place] == nil { node.next[place] = Node() }
      node = node.next[place]!
    }
    node.isWord = true
  }
}

let trie = Trie()
trie.insert("cab")
trie.insert("cat")
print(trie.root.isWord)
