internal import Domain

/// A binary tree read from its level order.
struct LevelOrder {
  struct Node {
    var value: Int
    var depth: Int
    var left: Int?
    var right: Int?
  }

  private(set) var nodes: [Node] = []

  /// Nil when a value stands where no node can have a child.
  init?(_ items: [Value]) {
    guard let first = items.first, first != .null else {
      if items.isEmpty { return }
      return nil
    }
    var parent = 0
    var isLeft = true
    nodes.append(Node(value: first.integer ?? 0, depth: 1))
    for item in items.dropFirst() {
      guard parent < nodes.count else { return nil }
      if let value = item.integer {
        if isLeft { nodes[parent].left = nodes.count } else { nodes[parent].right = nodes.count }
        nodes.append(Node(value: value, depth: nodes[parent].depth + 1))
      }
      if !isLeft { parent += 1 }
      isLeft.toggle()
    }
  }

  var depth: Int { nodes.map(\.depth).max() ?? 0 }

  /// The most places that a level has from its first node to its last; nil beyond 62 bits.
  var width: Int? {
    var greatest = 0
    var level: [(node: Int, place: Int)] = nodes.isEmpty ? [] : [(0, 0)]
    while let first = level.first?.place, let last = level.last?.place {
      guard last - first < 1 << 60 else { return nil }
      greatest = max(greatest, last - first + 1)
      level = level.flatMap { node, place in
        let left = (place - first) * 2
        return [(nodes[node].left, left), (nodes[node].right, left + 1)].compactMap {
          child, place in
          child.map { ($0, place) }
        }
      }
    }
    return greatest
  }

  /// Whether the values rise strictly in order.
  var isSearchTree: Bool {
    var path: [Int] = []
    var current: Int? = nodes.isEmpty ? nil : 0
    var last: Int?
    while current != nil || !path.isEmpty {
      while let node = current {
        path.append(node)
        current = nodes[node].left
      }
      guard let node = path.popLast() else { break }
      if let last, last >= nodes[node].value { return false }
      last = nodes[node].value
      current = nodes[node].right
    }
    return true
  }
}
