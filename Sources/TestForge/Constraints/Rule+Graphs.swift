internal import Domain

extension Rule {
  /// What edges, trees and walks must be.
  static let graphs: [String: Rule] = [
    "acyclic": Rule(arity: 2, or: "The pairs have a cycle.") { values in
      !hasCycle(count: values[0].integer ?? 0, pairs: edges(values[1]) ?? [])
    },
    "simple-edges": edgeRule { $0.trouble(isDirected: false) },
    "simple-arcs": edgeRule { $0.trouble(isDirected: true) },
    "tree-edges": edgeRule { $0.trouble(isDirected: false) ?? $0.trouble(edges: $0.count - 1) },
    "tree-and-one-edge": edgeRule { edges in
      edges.trouble(isDirected: false) ?? edges.trouble(edges: edges.count)
    },
    "undirected-lists": Rule(arity: 1, or: "Neighbours must be other nodes, each both ways.") {
      values in
      isUndirected(values[0].elements?.map(\.integers) ?? [])
    },
    "one-trip": Rule(arity: 2, or: "No walk from there uses every pair once.") { values in
      isOneTrip(values[0].elements?.map(\.pieces) ?? [], from: values[1])
    },
    "accounts-agree": Rule(arity: 1) { values in
      var names: [Value: Value] = [:]
      for account in values[0].elements?.map(\.pieces) ?? [] {
        guard account.count >= 2 else { return "An account needs a name and a mail." }
        for mail in account.dropFirst() {
          guard names.updateValue(account[0], forKey: mail) ?? account[0] == account[0] else {
            return "Two names share the mail \(mail.json)."
          }
        }
      }
      return nil
    },
    "width-fits": Rule(arity: 1, or: "It is wider than 32 bits can express.") { values in
      LevelOrder(values[0].elements ?? [])?.width.map { $0 <= Int(Int32.max) } ?? false
    },
    "traversals": Rule(arity: 2, or: "They don't come from one tree.") { values in
      areTraversals(values[0].integers, values[1].integers)
    },
  ]

  /// A rule over edges, their first node and the count of nodes.
  private static func edgeRule(_ broken: @escaping @Sendable (NumberedEdges) -> String?) -> Rule {
    Rule(arity: 3) { values in
      let edges = NumberedEdges(
        pairs: edges(values[0]) ?? [], first: values[1].integer ?? 0,
        count: values[2].integer ?? 0)
      return broken(edges)
    }
  }

  private static func isUndirected(_ neighbours: [[Int]]) -> Bool {
    var arcs: Set<Arc> = []
    for (node, others) in neighbours.enumerated() {
      for other in others {
        guard other != node, neighbours.indices.contains(other),
          arcs.insert(Arc(node, other)).inserted
        else { return false }
      }
    }
    return arcs.allSatisfy { arcs.contains(Arc($0.to, $0.from)) }
  }

  /// Whether directed pairs have a walk from a place that uses each once.
  private static func isOneTrip(_ pairs: [[Value]], from start: Value) -> Bool {
    var surplus: [Value: Int] = [start: 0]
    var places: [Value: Int] = [start: 0]
    for pair in pairs {
      guard pair.count == 2 else { return false }
      surplus[pair[0], default: 0] += 1
      surplus[pair[1], default: 0] -= 1
      for place in pair where places[place] == nil { places[place] = places.count }
    }
    var groups = Groups(count: places.count)
    for pair in pairs { groups.join(places[pair[0]] ?? 0, places[pair[1]] ?? 0) }
    let uneven = surplus.filter { $0.value != 0 }
    let isEven = uneven.isEmpty || uneven.count == 2 && uneven[start] == 1
    return groups.count == 1 && isEven && uneven.values.allSatisfy { abs($0) == 1 }
  }

  /// A preorder pushes nodes on a stack, the inorder of the same tree takes them off.
  private static func areTraversals(_ preorder: [Int], _ inorder: [Int]) -> Bool {
    guard Set(preorder).count == preorder.count, preorder.count == inorder.count else {
      return false
    }
    var stack: [Int] = []
    var next = 0
    for value in preorder {
      stack.append(value)
      while let last = stack.last, inorder[next] == last {
        stack.removeLast()
        next += 1
        if next == inorder.count { return stack.isEmpty }
      }
    }
    return stack.isEmpty
  }
}

/// Edges over a count of nodes that are numbered from a first one on.
private struct NumberedEdges {
  let pairs: [(from: Int, to: Int)]
  let first: Int
  let count: Int

  func trouble(isDirected: Bool) -> String? {
    var seen: Set<Arc> = []
    for (from, to) in pairs {
      guard (first..<first + count).contains(from), (first..<first + count).contains(to) else {
        return "[\(from),\(to)] points to no node."
      }
      guard from != to else { return "[\(from),\(to)] is a loop." }
      let arc = isDirected ? Arc(from, to) : Arc(min(from, to), max(from, to))
      guard seen.insert(arc).inserted else { return "[\(from),\(to)] is in it twice." }
    }
    return nil
  }

  func trouble(edges wanted: Int) -> String? {
    guard pairs.count == wanted else { return "There must be \(wanted) edges." }
    var groups = Groups(count: count)
    for (from, to) in pairs { groups.join(from - first, to - first) }
    return groups.count == 1 ? nil : "The edges don't connect all nodes."
  }
}

/// A pair of nodes as a key.
struct Arc: Sendable, Hashable {
  let from: Int
  let to: Int

  init(_ from: Int, _ to: Int) { (self.from, self.to) = (from, to) }
}

/// Disjoint sets of the numbers from 0 on.
struct Groups: Sendable {
  /// How many sets there are.
  private(set) var count: Int
  private var parent: [Int]

  init(count: Int) {
    self.count = count
    parent = Array(0..<count)
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (left, right) = (root(first), root(second))
    guard left != right else { return }
    parent[left] = right
    count -= 1
  }

  private mutating func root(_ node: Int) -> Int {
    var node = node
    while parent[node] != node {
      parent[node] = parent[parent[node]]
      node = parent[node]
    }
    return node
  }
}
