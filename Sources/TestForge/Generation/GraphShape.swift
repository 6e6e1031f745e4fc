/// How the nodes of a drawn, connected, undirected graph are joined.
enum GraphShape: String, Sendable, CaseIterable {
  case random, tree, chain, cycle, star, complete, bipartite, parts

  /// The neighbours of each node, numbered from 0.
  func neighbours(_ count: Int, extra: Int, from choices: inout Choices) -> [Set<Int>] {
    var neighbours = [Set<Int>](repeating: [], count: count)
    func join(_ first: Int, _ second: Int) {
      guard first != second else { return }
      neighbours[first].insert(second)
      neighbours[second].insert(first)
    }
    let label = choices.order(count)
    if self == .bipartite || self == .parts {
      let groups = self == .parts ? parts(count, &choices) : sides(count, &choices)
      for (node, group) in groups.enumerated() where group.earlier != nil {
        join(label[node], label[group.earlier ?? 0])
      }
      for _ in 0..<(count > 2 ? extra : 0) {
        let (first, second) = (choices.below(count), choices.below(count))
        let isSame = groups[first].number == groups[second].number
        if isSame == (self == .parts) { join(label[first], label[second]) }
      }
      return neighbours
    }
    for node in 0..<count where node > 0 {
      switch self {
      case .random, .tree, .bipartite, .parts: join(label[node], label[choices.below(node)])
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

/// A node's part of a graph, and the earlier node that joins it to that part.
private struct Membership {
  var number: Int
  var earlier: Int?
}

extension GraphShape {
  /// A tree whose nodes stand on one side or the other, in turns.
  private func sides(_ count: Int, _ choices: inout Choices) -> [Membership] {
    var nodes: [Membership] = []
    for node in 0..<count {
      let earlier = node == 0 ? nil : choices.below(node)
      nodes.append(Membership(number: earlier.map { 1 - nodes[$0].number } ?? 0, earlier: earlier))
    }
    return nodes
  }

  /// Trees that are not joined: two or more where there are two nodes.
  private func parts(_ count: Int, _ choices: inout Choices) -> [Membership] {
    let cut = 1 + choices.below(count - 1)
    var nodes: [Membership] = []
    for node in 0..<count {
      let isNew = node == 0 || node == cut || choices.isTrue(percent: 20)
      let earlier = isNew ? nil : choices.below(node)
      nodes.append(Membership(number: earlier.map { nodes[$0].number } ?? node, earlier: earlier))
    }
    return nodes
  }
}
