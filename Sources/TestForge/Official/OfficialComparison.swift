internal import Domain

/// Two sides of a formula that stand next to each other, ready to be worked out.
struct OfficialComparison: Sendable {
  /// The whole formula that it is part of.
  let formula: String
  let left: OfficialFormula.Side
  let relation: OfficialFormula.Relation
  let right: OfficialFormula.Side
  /// How many letters stand in more than one place.
  let slots: Int
  /// Whether a letter stands on both sides, so that each index is compared alone.
  let isPointwise: Bool
  /// The arguments that it speaks of.
  let names: Set<String>

  /// The comparisons of a formula, with an own one for each argument that `nodes` stands for.
  static func all(
    of formula: OfficialFormula, _ names: OfficialNames
  ) throws(ForgeError) -> [OfficialComparison] {
    var found: [OfficialComparison] = []
    if let (path, elements) = formula.elements {
      var length = path
      length.steps.append(.length)
      let head = formula.text.prefix { $0 != "=" }.trimmingPrefix(" ")
      let name = head.reversed().drop { $0 == " " }.reversed()
      found += try expanded(
        formula.text, .init(term: .path(length), text: "\(String(name)).length"), .equal,
        .init(term: .amount(.whole(elements.count)), text: "\(elements.count)"), names)
    }
    for (place, relation) in formula.relations.enumerated() {
      for left in formula.sides[place] {
        for right in formula.sides[place + 1] {
          found += try expanded(formula.text, left, relation, right, names)
        }
      }
    }
    return found
  }

  private static func expanded(
    _ formula: String, _ left: OfficialFormula.Side, _ relation: OfficialFormula.Relation,
    _ right: OfficialFormula.Side, _ names: OfficialNames
  ) throws(ForgeError) -> [OfficialComparison] {
    let terms = (try names.resolved(left.term), try names.resolved(right.term))
    let isOfAll = (terms.0.paths + terms.1.paths).contains { $0.isOfAllNodes }
    if isOfAll, names.nodes.isEmpty { throw .form("no argument is made of nodes") }
    var found: [OfficialComparison] = []
    for name in isOfAll ? names.nodes : [""] {
      let own = (try terms.0.ofNodes(in: name), try terms.1.ofNodes(in: name))
      try found.append(
        OfficialComparison(
          formula, .init(term: own.0, text: left.text), relation,
          .init(term: own.1, text: right.text), names))
    }
    return found
  }

  private init(
    _ formula: String, _ left: OfficialFormula.Side, _ relation: OfficialFormula.Relation,
    _ right: OfficialFormula.Side, _ names: OfficialNames
  ) throws(ForgeError) {
    for term in [left.term, right.term] { try Self.check(term, names) }
    let letters = left.term.letters + right.term.letters
    let shared = Set(letters).filter { letter in letters.count { $0 == letter } > 1 }.sorted()
    (self.formula, self.relation, slots) = (formula, relation, shared.count)
    self.left = .init(term: left.term.settled(shared), text: left.text)
    self.right = .init(term: right.term.settled(shared), text: right.text)
    isPointwise = !Set(left.term.letters).isDisjoint(with: right.term.letters)
    self.names = Set((left.term.paths + right.term.paths).compactMap(\.name))
  }

  /// Both sides must be numbers (or single characters).
  private static func check(_ term: OfficialTerm, _ names: OfficialNames) throws(ForgeError) {
    switch term {
    case .amount: break
    case .path(let path):
      switch try names.type(of: path) {
      case .int, .long, .double, .char: break
      case .list, .string, .listNode:
        let name = path.name ?? "it"
        throw .form("\(name) isn't a number: write \(name).length or an index")
      case let type: throw .form("\(path.name ?? "it") isn't a number but \(type)")
      }
    case .distinct(let path):
      switch try names.type(of: path) {
      case .list, .string, .listNode: break
      default: throw .form("distinct( ) needs a list")
      }
    case .operation(_, let left, let right):
      try check(left, names)
      try check(right, names)
    case .magnitude(let term), .sum(let term): try check(term, names)
    }
  }
}

extension OfficialPath {
  fileprivate var isOfAllNodes: Bool { root == .nodes(of: nil) || root == .values(of: nil) }
}

extension OfficialTerm {
  /// The same where `nodes` and `Node.val` speak of one argument.
  fileprivate func ofNodes(in name: String) throws(ForgeError) -> OfficialTerm {
    try mapPaths { path in
      var path = path
      if path.root == .nodes(of: nil) { path.root = .nodes(of: name) }
      if path.root == .values(of: nil) { path.root = .values(of: name) }
      return .path(path)
    }
  }
}
