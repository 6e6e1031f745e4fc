internal import Domain

/// How the nodes of a drawn tree hang together.
enum TreeShape: String, Sendable, CaseIterable {
  case random, complete, full, left, right, zigzag, search
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
    case .full:
      var leaves = [0]
      for node in stride(from: 1, to: values.count, by: 2) {
        let parent = leaves.remove(at: choices.below(leaves.count))
        tree.hang(node, below: parent, onLeft: true)
        if node + 1 < values.count { tree.hang(node + 1, below: parent, onLeft: false) }
        leaves += [node, node + 1]
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
