internal import Domain

/// In which order a tree's nodes are visited.
enum VisitOrder: Sendable {
  case preorder, inorder, postorder
}

extension DrawnTree {
  /// Nil when the level order is none.
  init?(levelOrder items: [Value]) {
    guard let tree = LevelOrder(items) else { return nil }
    self.init(values: tree.nodes.map(\.value))
    for (index, node) in tree.nodes.enumerated() {
      if let child = node.left { hang(child, below: index, onLeft: true) }
      if let child = node.right { hang(child, below: index, onLeft: false) }
    }
  }

  /// The nodes below a root; without recursion, since a chain may be deep.
  func visit(_ order: VisitOrder) -> [Int] {
    var visited: [Int] = []
    // A node with true is one whose children are on the stack already.
    var stack = root.map { [($0, false)] } ?? []
    while let (node, isOpen) = stack.popLast() {
      if isOpen {
        visited.append(node)
        continue
      }
      let own = [(node, true)]
      let before = left[node].map { [($0, false)] } ?? []
      let after = right[node].map { [($0, false)] } ?? []
      // What comes first must be on top.
      switch order {
      case .preorder: stack += after + before + own
      case .inorder: stack += after + own + before
      case .postorder: stack += own + after + before
      }
    }
    return visited
  }

  /// Makes a search tree of the same shape and values, if these are distinct.
  mutating func sort() {
    for (node, value) in zip(visit(.inorder), values.sorted()) { values[node] = value }
  }

  func children(of node: Int) -> [Int] { [left[node], right[node]].compactMap(\.self) }

  /// The node above each node.
  var parents: [Int: Int] {
    var parents: [Int: Int] = [:]
    for node in values.indices {
      for child in children(of: node) { parents[child] = node }
    }
    return parents
  }
}
