// Bug: puts the children of place i at 2i+1 and 2i+2 but keeps only places below 4,096.
class Codec {
  func serialize(_ root: TreeNode?) -> String {
    var words: [String] = []
    var stack: [(node: TreeNode?, place: Int)] = [(root, 0)]
    while let (node, place) = stack.popLast() {
      guard let node, place < 4096 else { continue }
      words.append("\(place):\(node.val)")
      stack.append((node.right, 2 * place + 2))
      stack.append((node.left, 2 * place + 1))
    }
    return words.joined(separator: ",")
  }

  func deserialize(_ data: String) -> TreeNode? {
    var nodes: [Int: TreeNode] = [:]
    for word in data.split(separator: ",") {
      let parts = word.split(separator: ":")
      guard let place = Int(parts[0]), let value = Int(parts[1]) else { continue }
      let node = TreeNode(value)
      nodes[place] = node
      if place > 0, let parent = nodes[(place - 1) / 2] {
        if place.isMultiple(of: 2) { parent.right = node } else { parent.left = node }
      }
    }
    return nodes[0]
  }
}
