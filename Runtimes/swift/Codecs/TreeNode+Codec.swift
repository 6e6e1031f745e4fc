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

/// The nodes of a tree with distinct values, as they were before the learner's code ran.
public struct TreePlaces {
  private var nodes: [Int: TreeNode] = [:]
  private var values: [ObjectIdentifier: Int] = [:]

  public init(_ root: TreeNode?) {
    var rest = root.map { [$0] } ?? []
    while let node = rest.popLast() {
      nodes[node.val] = node
      values[ObjectIdentifier(node)] = node.val
      if let left = node.left { rest.append(left) }
      if let right = node.right { rest.append(right) }
    }
  }

  public func node(_ value: Int) -> TreeNode? { nodes[value] }

  /// Tells a node of the tree by its value, any other by all that hangs on it.
  public func write(_ writer: inout Writer, _ answer: TreeNode?, _ call: Call) {
    guard let answer else { return writer.null() }
    if let value = values[ObjectIdentifier(answer)] {
      writer.int(value)
    } else {
      writeTreeNode(&writer, answer, call)
    }
  }
}
