// Idea: one line a node: its value, its parent's line and its side. Time and space O(n).
class Codec {
  func serialize(_ root: TreeNode?) -> String {
    var lines: [String] = []
    var stack: [(node: TreeNode?, parent: Int, side: String)] = [(root, -1, "root")]
    while let (node, parent, side) = stack.popLast() {
      guard let node else { continue }
      stack.append((node.right, lines.count, "right"))
      stack.append((node.left, lines.count, "left"))
      lines.append("\(node.val) \(parent) \(side)")
    }
    return lines.joined(separator: "\n")
  }

  func deserialize(_ data: String) -> TreeNode? {
    var nodes: [TreeNode] = []
    for line in data.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let value = Int(words[0]), let parent = Int(words[1]) else {
        return nil
      }
      let node = TreeNode(value)
      if words[2] == "left" { nodes[parent].left = node }
      if words[2] == "right" { nodes[parent].right = node }
      nodes.append(node)
    }
    return nodes.first
  }
}
