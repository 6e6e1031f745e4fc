/// Which pairs of nodes a drawn edge list has.
enum EdgeShape: String, Sendable, CaseIterable {
  case any, acyclic, cyclic, chain, star, tree, connected, cycle, bipartite

  /// How many pairs are made or looked at besides a tree's; `nodes` is no more than a budget.
  func cost(_ nodes: Int, _ count: Int, isUndirected: Bool) -> Int {
    let ways = isUndirected || self == .acyclic || self == .connected ? 2 : 1
    switch self {
    case .chain, .star, .cycle, .tree: return 0
    case .bipartite: return count
    case .any, .acyclic, .cyclic, .connected:
      let all = nodes * (nodes - 1) / ways
      return count.multipliedReportingOverflow(by: 3).partialValue > all || count > all
        ? nodes * nodes : count
    }
  }

  /// Different pairs (from, to) over 0..<nodes, in a drawn order; at most as many as there are.
  func pairs(
    _ nodes: Int, _ count: Int, isUndirected: Bool, from choices: inout Choices
  ) -> [(Int, Int)] {
    guard nodes > 1 else { return [] }
    let label = choices.order(nodes)
    // Either way of an edge would be a second one in all but three shapes.
    let isSimple = ![.any, .cyclic, .bipartite].contains(self)
    var edges = EdgeSet(isOneWay: isUndirected || isSimple)
    switch self {
    case .chain:
      for node in 1..<nodes where edges.count < count { edges.add(label[node], label[node - 1]) }
    case .star:
      for node in 1..<nodes where edges.count < count { edges.add(label[node], label[0]) }
    case .cycle:
      for node in 0..<nodes { edges.add(label[node], label[(node + 1) % nodes]) }
    case .tree, .connected:
      for node in 1..<nodes { edges.add(label[node], label[choices.below(node)]) }
      guard self == .connected else { break }
      fill(&edges, label, upTo: min(count, nodes * (nodes - 1) / 2), from: &choices)
    case .bipartite:
      let side = 1 + choices.below(nodes - 1)
      for _ in 0..<20 * count where edges.count < min(count, side * (nodes - side)) {
        edges.add(label[choices.below(side)], label[side + choices.below(nodes - side)])
      }
    case .cyclic:
      // Two nodes make a cycle only where both directions count.
      let least = min(nodes, isUndirected ? 3 : 2)
      let length = least + choices.below(min(nodes, max(least, count)) - least + 1)
      for node in 0..<length { edges.add(label[node], label[(node + 1) % length]) }
      fallthrough
    case .any, .acyclic:
      let ways = edges.isOneWay ? 2 : 1
      fill(&edges, label, upTo: min(count, nodes * (nodes - 1) / ways), from: &choices)
    }
    return choices.shuffled(edges.pairs)
  }

  private func fill(
    _ edges: inout EdgeSet, _ label: [Int], upTo count: Int, from choices: inout Choices
  ) {
    let nodes = label.count
    if count * 3 > nodes * (nodes - 1) / (edges.isOneWay ? 2 : 1) {
      let all = label.indices.flatMap { first in label.indices.map { (first, $0) } }
      for (first, second) in choices.shuffled(all) where edges.count < count {
        add(first, second, label, to: &edges)
      }
      return
    }
    for _ in 0..<20 * count where edges.count < count {
      add(choices.below(nodes), choices.below(nodes), label, to: &edges)
    }
  }

  // Of an acyclic list every pair points from the later label to the earlier one.
  private func add(_ first: Int, _ second: Int, _ label: [Int], to edges: inout EdgeSet) {
    let isTurned = self == .acyclic && first < second
    edges.add(label[isTurned ? second : first], label[isTurned ? first : second])
  }
}

/// Pairs without repeats and loops, in the order in which they came.
private struct EdgeSet {
  let isOneWay: Bool
  private(set) var pairs: [(Int, Int)] = []
  private var known: Set<Arc> = []

  init(isOneWay: Bool) { self.isOneWay = isOneWay }

  var count: Int { pairs.count }

  mutating func add(_ from: Int, _ to: Int) {
    guard from != to, !known.contains(Arc(from, to)), !(isOneWay && known.contains(Arc(to, from)))
    else {
      return
    }
    known.insert(Arc(from, to))
    pairs.append((from, to))
  }
}
