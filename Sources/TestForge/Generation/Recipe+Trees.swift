internal import Domain

extension Recipe {
  /// What is made of trees.
  static let trees: [String: Recipe] = [
    "tree-of": Recipe(
      form: .mapping(required: ["root", "left", "right"], recipes: ["left", "right"])
    ) { options, draw throws(ForgeError) in
      let root = try options.bounds("root").drawn(from: &draw)
      let left = try options.tree("left", from: &draw)
      let right = try options.tree("right", from: &draw)
      return .array(DrawnTree(root: root, left, right).levelOrder)
    },
    "tree-part": changed { tree, _, draw throws(ForgeError) in
      if tree.root != nil { tree.root = draw.choices.below(tree.values.count) }
    },
    "mirrored": changed { tree, _, _ throws(ForgeError) in
      for node in tree.values.indices { tree.flip(node) }
    },
    "mutated-tree": Recipe(
      form: .mapping(
        required: ["of"], optional: ["by", "each"],
        words: ["by": TreeMutation.allCases.map(\.rawValue)])
    ) { options, draw throws(ForgeError) in
      var tree = try options.tree("of", from: &draw)
      let kind = TreeMutation(rawValue: options.word("by", default: "value")) ?? .value
      let each = options.content["each"] == nil ? nil : try options.limits("each", in: draw)
      if tree.root != nil { kind.change(&tree, each, from: &draw.choices) }
      return .array(tree.levelOrder)
    },
    "preorder-of": visited(.preorder), "inorder-of": visited(.inorder),
    "postorder-of": visited(.postorder),
    "path-sum": Recipe(
      form: .mapping(
        required: ["of"], optional: ["shape"], words: ["shape": ["root-to-leaf", "downward"]])
    ) { options, draw throws(ForgeError) in
      let tree = try options.tree("of", from: &draw)
      guard var node = tree.root else { return 0 }
      let isFree = options.word("shape", default: "root-to-leaf") == "downward"
      if isFree { node = draw.choices.below(tree.values.count) }
      var sum = tree.values[node]
      while let child = draw.choices.element(tree.children(of: node)) {
        if isFree, draw.choices.below(3) == 0 { break }
        node = child
        sum += tree.values[node]
      }
      return .int(sum)
    },
  ]

  private static func changed(
    _ change: @escaping @Sendable (inout DrawnTree, Options, inout Draw) throws(ForgeError) -> Void
  ) -> Recipe {
    Recipe(form: .recipe) { options, draw throws(ForgeError) in
      var tree = try options.tree(from: &draw)
      try change(&tree, options, &draw)
      return .array(tree.levelOrder)
    }
  }

  private static func visited(_ order: VisitOrder) -> Recipe {
    Recipe(form: .recipe) { options, draw throws(ForgeError) in
      let tree = try options.tree(from: &draw)
      return .array(tree.visit(order).map { .int(tree.values[$0]) })
    }
  }
}

extension Options {
  /// The tree that the content, or a key of it, gives.
  fileprivate func tree(
    _ key: String? = nil, from draw: inout Draw
  ) throws(ForgeError) -> DrawnTree {
    let value = if let key { try inner(key, from: &draw) } else { try inner(from: &draw) }
    guard let tree = DrawnTree(levelOrder: value.elements ?? []) else {
      throw .recipe("\(path): \(value.excerpt) isn't a tree.")
    }
    return tree
  }
}

extension DrawnTree {
  /// Two trees below a new root.
  fileprivate init(root value: Int, _ first: DrawnTree, _ second: DrawnTree) {
    self.init(values: [value] + first.values + second.values)
    for (tree, offset, isLeft) in [(first, 1, true), (second, 1 + first.values.count, false)] {
      if let root = tree.root { hang(root + offset, below: 0, onLeft: isLeft) }
      for node in tree.values.indices {
        if let child = tree.left[node] { hang(child + offset, below: node + offset, onLeft: true) }
        if let child = tree.right[node] {
          hang(child + offset, below: node + offset, onLeft: false)
        }
      }
    }
  }
}

/// A small change of a tree that is not empty.
enum TreeMutation: String, Sendable, CaseIterable {
  case value, drop, swap, flip, any

  func change(_ tree: inout DrawnTree, _ each: (low: Int, high: Int)?, from choices: inout Choices)
  {
    let count = tree.values.count
    let kinds: [TreeMutation] = [.value, .drop, .swap, .flip]
    switch self == .any ? kinds[choices.below(kinds.count)] : self {
    case .drop:
      let leaves = tree.values.indices.filter { tree.children(of: $0).isEmpty }
      guard let leaf = choices.element(leaves) else { return }
      if let parent = tree.parents[leaf] { tree.cut(leaf, below: parent) } else { tree.root = nil }
    case .swap:
      let (first, second) = (choices.below(count), choices.below(count))
      tree.values.swapAt(first, second)
    case .flip: tree.flip(choices.below(count))
    default:
      let node = choices.below(count)
      let old = tree.values[node]
      // A few tries, so that something does change where it can.
      for _ in 0..<8 where tree.values[node] == old {
        let other = each.map { choices.integer($0.low, $0.high) }
        tree.values[node] = other ?? tree.values[choices.below(count)]
      }
    }
  }
}
