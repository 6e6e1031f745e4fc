// Idea: level order with a mark for every missing child, read back with a queue. Time and space
// O(n).
class Codec {
  func serialize(_ root: TreeNode?) -> String {
    var words: [String] = []
    var queue = [root]
    var next = 0
    while next < queue.count {
      if let node = queue[next] {
        words.append(String(node.val))
        queue.append(node.left)
        queue.append(node.right)
      } else {
        words.append("#")
      }
      next += 1
    }
    return words.joined(separator: ",")
  }

  func deserialize(_ data: String) -> TreeNode? {
    let words = data.split(separator: ",")
    guard let first = words.first, let value = Int(first) else { return nil }
    let root = TreeNode(value)
    var parents = [root]
    for (index, word) in words.dropFirst().enumerated() {
      guard let value = Int(word) else { continue }
      let child = TreeNode(value)
      // Two words belong to each parent: its left child, then its right one.
      let parent = parents[index / 2]
      if index.isMultiple(of: 2) { parent.left = child } else { parent.right = child }
      parents.append(child)
    }
    return root
  }
}
