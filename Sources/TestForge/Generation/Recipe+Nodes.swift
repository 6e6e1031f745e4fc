internal import Domain

extension Recipe {
  static let nodes: [String: Recipe] = [
    "tree": Recipe(
      form: .mapping(
        required: ["nodes", "each"], optional: ["shape", "distinct", "sorted"],
        words: ["shape": TreeShape.allCases.map(\.rawValue)])
    ) { options, draw throws(ForgeError) in
      let shape = TreeShape(rawValue: options.word("shape", default: "random")) ?? .random
      let count = try options.count("nodes", from: &draw)
      let (low, high) = try options.limits("each", in: draw)
      let isSorted = options.isOn("sorted")
      let isDistinct = options.isOn("distinct") || isSorted || shape.isSearchTree
      let order = isDistinct ? NumberOrder.distinct : .any
      try draw.spend(count, at: options.path)
      let values = try order.numbers(count, low, high, at: options.path, from: &draw.choices)
      var tree = shape.tree(of: values, from: &draw.choices)
      if isSorted { tree.sort() }
      return .array(tree.levelOrder)
    },
    "graph": Recipe(
      form: .mapping(
        required: ["nodes"], optional: ["edges", "shape", "first"],
        words: ["shape": GraphShape.allCases.map(\.rawValue)])
    ) { options, draw throws(ForgeError) in
      let shape = GraphShape(rawValue: options.word("shape", default: "random")) ?? .random
      let count = try options.count("nodes", from: &draw)
      let extra = options.content["edges"] == nil ? 0 : try options.count("edges", from: &draw)
      try draw.spend(count, at: options.path)
      try draw.spend(extra, at: options.path)
      if shape == .complete { try draw.spend(count, of: count, at: options.path) }
      let neighbours = shape.neighbours(count, extra: extra, from: &draw.choices)
      let first = options.content["first"]?.integer ?? 1
      return .array(neighbours.map { list in .array(list.sorted().map { .int($0 + first) }) })
    },
    "edges": Recipe(
      form: .mapping(
        required: ["nodes", "count"],
        optional: ["shape", "first", "undirected", "ascending", "weights"],
        words: ["shape": EdgeShape.allCases.map(\.rawValue)])
    ) { options, draw throws(ForgeError) in
      let shape = EdgeShape(rawValue: options.word("shape", default: "any")) ?? .any
      let nodes = try options.count("nodes", from: &draw)
      let count = try options.count("count", from: &draw)
      try draw.spend(nodes, at: options.path)
      try draw.spend(
        shape.cost(nodes, count, isUndirected: options.isOn("undirected")), at: options.path)
      let pairs = shape.pairs(
        nodes, count, isUndirected: options.isOn("undirected"), from: &draw.choices)
      let first = options.content["first"]?.integer ?? 0
      let weights = options.content["weights"] == nil ? nil : try options.bounds("weights")
      var edges: [Value] = []
      for pair in pairs {
        let isTurned = options.isOn("ascending") && pair.0 > pair.1
        let (from, to) = isTurned ? (pair.1, pair.0) : pair
        let weight: [Value] = if let weights { [.int(try weights.drawn(from: &draw))] } else { [] }
        edges.append(.array([.int(from + first), .int(to + first)] + weight))
      }
      return .array(edges)
    },
    "random-list": Recipe(
      form: .mapping(
        required: ["nodes", "each"], optional: ["targets"],
        words: ["targets": ["any", "null", "self", "next", "previous", "first"]])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("nodes", from: &draw)
      let (low, high) = try options.limits("each", in: draw)
      let targets = options.word("targets", default: "any")
      try draw.spend(count, of: 2, at: options.path)
      return .array(
        (0..<count).map { index in
          let value = draw.choices.integer(low, high)
          return [.int(value), target(of: index, in: count, targets, from: &draw.choices)]
        })
    },
  ]
}

private func target(
  of index: Int, in count: Int, _ kind: String, from choices: inout Choices
) -> Value {
  let target =
    switch kind {
    case "null": -1
    case "self": index
    case "next": index + 1 < count ? index + 1 : -1
    case "previous": index - 1
    case "first": 0
    default: choices.below(count + 1) - 1
    }
  return target < 0 ? .null : .int(target)
}
