internal import Domain

extension Findings {
  /// Checks a list, a tree or a graph as its JSON form spells it.
  mutating func check(
    nodes items: [Value], as type: ValueType, _ form: Constraint, path: () -> String
  ) throws(ForgeError) {
    let values: [Value] =
      switch type {
      case .treeNode: items.filter { $0 != .null }
      case .randomNode: items.compactMap { $0.elements?.first }
      case .graphNode: []
      default: items
      }
    let count = type == .graphNode ? items.count : values.count
    try check(count, within: form.length, "nodes", path: path)
    if case .limited(let inner) = form.each {
      for (index, value) in values.enumerated() {
        try check(value, as: .int, inner) { "\(path()), node \(index)," }
      }
    }
    checkOrder(values, form, path: path)
    switch type {
    case .treeNode: try checkTree(items, form, path: path)
    case .randomNode: checkTargets(items, path: path)
    case .graphNode: checkGraph(items, form, path: path)
    default: break
    }
  }

  /// Checks that a value tells one node of a tree.
  mutating func check(node value: Value, of tree: Value, _ name: String, path: () -> String) {
    let count = tree.elements?.count { isEqual($0, value) } ?? 0
    if count != 1 {
      add("\(path()) must be the value of exactly one node of \(name), not \(value.json).")
    }
  }

  private mutating func checkTree(
    _ items: [Value], _ form: Constraint, path: () -> String
  ) throws(ForgeError) {
    guard let tree = LevelOrder(items) else {
      add("\(path()) isn't a tree in level order: a value is where no node can have a child.")
      return
    }
    try check(tree.depth, within: form.depth, "levels", path: path)
    if form.flags.contains("search"), !tree.isSearchTree {
      add("\(path()) must be a binary search tree.")
    }
  }

  private mutating func checkTargets(_ items: [Value], path: () -> String) {
    for (index, item) in items.enumerated() {
      guard let target = item.elements?.last, target != .null else { continue }
      if !items.indices.contains(target.integer ?? -1) {
        add("\(path()), node \(index), points to \(target.json), which isn't a node.")
      }
    }
  }

  private mutating func checkGraph(_ items: [Value], _ form: Constraint, path: () -> String) {
    let neighbours = items.map { ($0.elements ?? []).compactMap(\.integer) }
    for (index, list) in neighbours.enumerated() {
      let node = index + 1
      let isFine = list.allSatisfy { other in
        (1...items.count).contains(other) && other != node
          && neighbours[other - 1].contains(node)
      }
      if !isFine || Set(list).count < list.count {
        add("\(path()), node \(node): neighbours must be other nodes, each once and both ways.")
        return
      }
    }
    if form.flags.contains("connected"), !isConnected(neighbours) {
      add("\(path()) must be connected.")
    }
  }

  private func isConnected(_ neighbours: [[Int]]) -> Bool {
    var seen: Set<Int> = []
    var open = neighbours.isEmpty ? [] : [1]
    while let node = open.popLast() {
      guard seen.insert(node).inserted else { continue }
      open += neighbours[node - 1].filter { !seen.contains($0) }
    }
    return seen.count == neighbours.count
  }
}
