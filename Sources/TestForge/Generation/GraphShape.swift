/// How the nodes of a drawn, connected, undirected graph are joined.
enum GraphShape: String, Sendable, CaseIterable {
  case random, tree, chain, cycle, star, complete

  /// The neighbours of each node, numbered from 0.
  func neighbours(_ count: Int, extra: Int, from choices: inout Choices) -> [Set<Int>] {
    var neighbours = [Set<Int>](repeating: [], count: count)
    func join(_ first: Int, _ second: Int) {
      guard first != second else { return }
      neighbours[first].insert(second)
      neighbours[second].insert(first)
    }
    let label = choices.order(count)
    for node in 0..<count where node > 0 {
      switch self {
      case .random, .tree: join(label[node], label[choices.below(node)])
      case .chain, .cycle: join(label[node], label[node - 1])
      case .star: join(label[node], label[0])
      case .complete: for other in 0..<node { join(node, other) }
      }
    }
    if self == .cycle, count > 0 { join(label[0], label[count - 1]) }
    guard self == .random, count > 2 else { return neighbours }
    for _ in 0..<extra { join(choices.below(count), choices.below(count)) }
    return neighbours
  }
}

/// Which pairs of nodes a drawn edge list has.
enum EdgeShape: String, Sendable, CaseIterable {
  case any, acyclic, cyclic, chain, star

  /// Different pairs (from, to) over 0..<nodes, in a drawn order; at most as many as there are.
  func pairs(
    _ nodes: Int, _ count: Int, isUndirected: Bool, from choices: inout Choices
  ) -> [(Int, Int)] {
    guard nodes > 1 else { return [] }
    let label = choices.order(nodes)
    var edges = EdgeSet(isOneWay: isUndirected || self == .acyclic)
    switch self {
    case .chain:
      for node in 1..<nodes where edges.count < count { edges.add(label[node], label[node - 1]) }
    case .star:
      for node in 1..<nodes where edges.count < count { edges.add(label[node], label[0]) }
    case .cyclic:
      let length = 2 + choices.below(min(nodes, max(2, count)) - 1)
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
  private var known: Set<[Int]> = []

  init(isOneWay: Bool) { self.isOneWay = isOneWay }

  var count: Int { pairs.count }

  mutating func add(_ from: Int, _ to: Int) {
    guard from != to, !known.contains([from, to]), !(isOneWay && known.contains([to, from])) else {
      return
    }
    known.insert([from, to])
    pairs.append((from, to))
  }
}
