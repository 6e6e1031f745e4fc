internal import Domain

/// How the nodes of a drawn tree hang together.
enum TreeShape: String, Sendable, CaseIterable {
  case random, complete, left, right, zigzag, search
  case balancedSearch = "balanced-search"

  var isSearchTree: Bool { self == .search || self == .balancedSearch }

  func tree(of values: [Int], from choices: inout Choices) -> DrawnTree {
    var tree = DrawnTree(values: values)
    switch self {
    case .balancedSearch:
      tree.values.sort()
      tree.root = tree.balance(0..<values.count)
    case .search:
      for node in values.indices.dropFirst() { tree.insert(node) }
    case .random:
      var free = [(0, false), (0, true)]
      for node in values.indices.dropFirst() {
        let slot = choices.below(free.count)
        tree.hang(node, below: free[slot].0, onLeft: free[slot].1)
        free[slot] = (node, false)
        free.append((node, true))
      }
    case .complete:
      for node in values.indices.dropFirst() {
        tree.hang(node, below: (node - 1) / 2, onLeft: node % 2 == 1)
      }
    case .left, .right, .zigzag:
      for node in values.indices.dropFirst() {
        tree.hang(node, below: node - 1, onLeft: self == .zigzag ? node % 2 == 0 : self == .left)
      }
    }
    return tree
  }
}

/// A binary tree over the indices of its values.
struct DrawnTree: Sendable {
  var values: [Int]
  var root: Int?
  private var left: [Int?]
  private var right: [Int?]

  /// A tree of the first value alone.
  init(values: [Int]) {
    self.values = values
    root = values.isEmpty ? nil : 0
    left = [Int?](repeating: nil, count: values.count)
    right = left
  }

  mutating func hang(_ node: Int, below parent: Int, onLeft: Bool) {
    if onLeft { left[parent] = node } else { right[parent] = node }
  }

  /// Puts a node where its value belongs in a search tree.
  mutating func insert(_ node: Int) {
    var current = root ?? node
    while current != node {
      let goesLeft = values[node] < values[current]
      if let next = goesLeft ? left[current] : right[current] {
        current = next
      } else {
        hang(node, below: current, onLeft: goesLeft)
        current = node
      }
    }
  }

  /// Hangs the middle of a range above its halves.
  mutating func balance(_ range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    let middle = (range.lowerBound + range.upperBound) / 2
    left[middle] = balance(range.lowerBound..<middle)
    right[middle] = balance(middle + 1..<range.upperBound)
    return middle
  }

  /// Level order with null for a missing child, without trailing nulls.
  var levelOrder: [Value] {
    var items: [Value] = []
    var queue: [Int?] = root.map { [$0] } ?? []
    var next = 0
    while next < queue.count {
      if let node = queue[next] {
        items.append(.int(values[node]))
        queue += [left[node], right[node]]
      } else {
        items.append(.null)
      }
      next += 1
    }
    while items.last == .null { items.removeLast() }
    return items
  }
}
