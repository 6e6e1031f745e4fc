internal import Domain

/// A binary tree that can lose nodes.
struct SmallTree {
  private indirect enum Node {
    case none
    case node(Value, Node, Node)
  }

  private static let mostNodes = 200

  private let root: Node

  /// Nil for what is no tree, and for one with too many nodes to go through.
  init?(_ levelOrder: Value) {
    guard let items = levelOrder.elements, items.count <= 2 * Self.mostNodes else { return nil }
    guard let first = items.first else {
      root = .none
      return
    }
    var children: [[Int?]] = [[]]
    var values = [first]
    var parent = 0
    for item in items.dropFirst() {
      if children[parent].count == 2 { parent += 1 }
      guard parent < values.count else { return nil }
      children[parent].append(item == .null ? nil : values.count)
      if item != .null {
        values.append(item)
        children.append([])
      }
    }
    func node(_ index: Int?) -> Node {
      guard let index else { return .none }
      let own = children[index]
      return .node(
        values[index], node(own.first ?? nil), node(own.count == 2 ? own[1] : nil))
    }
    root = node(0)
  }

  /// The trees without a subtree, or with a child in the place of its parent, in level order.
  func pruned(most: Int) -> [[Value]] { Self.pruned(root).prefix(most).map(Self.levelOrder) }

  private static func pruned(_ node: Node) -> [Node] {
    guard case .node(let value, let left, let right) = node else { return [] }
    return [.none, left, right] + pruned(left).map { .node(value, $0, right) }
      + pruned(right).map { .node(value, left, $0) }
  }

  private static func levelOrder(_ root: Node) -> [Value] {
    var items: [Value] = []
    var queue = [root]
    var next = 0
    while next < queue.count {
      if case .node(let value, let left, let right) = queue[next] {
        items.append(value)
        queue += [left, right]
      } else {
        items.append(.null)
      }
      next += 1
    }
    while items.last == .null { items.removeLast() }
    return items
  }
}
