final class Trie {
  var children: [Int: Trie] = [:]
  var isWord = false
  var count = 0
}
let root = Trie()
var x = 42
for _ in 0..<12000 {
  x = (x &* 1103515245 &+ 12345) & 0x7fffffff
  var node = root
  var rest = x
  for _ in 0..<6 {
    let letter = rest % 5
    rest /= 5
    if node.children[letter] == nil { node.children[letter] = Trie() }
    node = node.children[letter]!
    node.count += 1
  }
  node.isWord = true
}
print(root.count)
