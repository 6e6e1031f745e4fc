// Idiomatic: nodes with dictionaries of characters.
class Trie {
    private final class Node {
        var children: [Character: Node] = [:]
        var isWord = false
    }

    private let root = Node()

    init() {}

    func insert(_ word: String) {
        var node = root
        for letter in word {
            if node.children[letter] == nil { node.children[letter] = Node() }
            node = node.children[letter]!
        }
        node.isWord = true
    }

    func search(_ word: String) -> Bool {
        return find(word)?.isWord ?? false
    }

    func startsWith(_ prefix: String) -> Bool {
        return find(prefix) != nil
    }

    private func find(_ text: String) -> Node? {
        text.reduce(root as Node?) { $0?.children[$1] }
    }
}
