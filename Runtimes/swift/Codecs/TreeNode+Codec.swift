public func readTreeNode(_ reader: inout Reader, _ call: Call) -> TreeNode? {
  if reader.isNull() { return nil }
  let values = reader.array { $0.isNull() ? nil : Optional($0.int()) }
  guard let first = values.first, let value = first else { return nil }
  let root = TreeNode(value)
  var nodes = [root]
  var index = 1
  var parent = 0
  while index < values.count, parent < nodes.count {
    if let value = values[index] {
      let left = TreeNode(value)
      nodes[parent].left = left
      nodes.append(left)
    }
    if index + 1 < values.count, let value = values[index + 1] {
      let right = TreeNode(value)
      nodes[parent].right = right
      nodes.append(right)
    }
    index += 2
    parent += 1
  }
  return root
}

public func writeTreeNode(_ writer: inout Writer, _ root: TreeNode?, _ call: Call) {
  var seen: Set<ObjectIdentifier> = []
  var values: [Int?] = []
  var level: [TreeNode?] = [root]
  while !level.isEmpty {
    var below: [TreeNode?] = []
    for node in level {
      values.append(node?.val)
      guard let node else { continue }
      guard seen.insert(ObjectIdentifier(node)).inserted else {
        writer.complain("The answer is no tree: one of its nodes has two parents.")
        return
      }
      below.append(node.left)
      below.append(node.right)
    }
    level = below
  }
  while let last = values.last, last == nil { values.removeLast() }
  writer.array(values) { writer, value in
    if let value { writer.int(value) } else { writer.null() }
  }
}
