// Idea: node, left part, right part, with a mark for every missing child. Time O(n), call stack
// O(height).
class Codec {
  func serialize(_ root: TreeNode?) -> String {
    var words: [String] = []
    func write(_ node: TreeNode?) {
      guard let node else {
        words.append("#")
        return
      }
      words.append(String(node.val))
      write(node.left)
      write(node.right)
    }
    write(root)
    return words.joined(separator: " ")
  }

  func deserialize(_ data: String) -> TreeNode? {
    var words = data.split(separator: " ").makeIterator()
    func read() -> TreeNode? {
      guard let word = words.next(), let value = Int(word) else { return nil }
      let node = TreeNode(value)
      node.left = read()
      node.right = read()
      return node
    }
    return read()
  }
}
