public import Domain

/// LeetCode's recorded bounds of a problem, worked out on inputs.
///
/// A second opinion on them beside the validator of `constraints`, with which it shares no code.
public struct OfficialBounds: Sendable {
  /// What `official:` of a problem that isn't on LeetCode says.
  public static let none = ["none"]
  private static let mostFindings = 5

  let problem: Problem
  let names: OfficialNames
  let comparisons: [OfficialComparison]

  /// Reads `official`; throws ``ForgeError/form(_:)`` with the formula that can't be read.
  public init(of problem: Problem) throws(ForgeError) {
    let written = problem.official == Self.none ? [] : problem.official
    var formulas: [OfficialFormula] = []
    for (index, text) in written.enumerated() {
      do { formulas.append(try OfficialFormula(text)) } catch {
        throw Self.error(error, index, text)
      }
    }
    let names = OfficialNames(problem, formulas)
    var comparisons: [OfficialComparison] = []
    for (index, formula) in formulas.enumerated() {
      do {
        let own = try OfficialComparison.all(of: formula, names)
        for comparison in own { try Self.checkPlace(of: comparison, names) }
        comparisons += own
      } catch { throw Self.error(error, index, formula.text) }
    }
    (self.problem, self.names, self.comparisons) = (problem, names, comparisons)
  }

  private static func error(_ error: ForgeError, _ index: Int, _ text: String) -> ForgeError {
    .form("official[\(index)]: \(text): \(error.message).")
  }

  /// Arguments that a formula compares must be those of one call.
  private static func checkPlace(
    of comparison: OfficialComparison, _ names: OfficialNames
  ) throws(ForgeError) {
    let needed = comparison.names.intersection(names.ofCalls)
    guard !needed.isEmpty else { return }
    guard names.methods.contains(where: { needed.isSubset(of: $0) }) else {
      throw .form("no method has \(needed.sorted().joined(separator: " and "))")
    }
  }

  /// The formulas that an input breaks, each with the values; empty when it is within the bounds.
  ///
  /// Cost: linear in the input for each formula.
  public func findings(in input: [Value]) -> [String] {
    var findings: [String] = []
    if let design = problem.replayedDesign {
      check(calls: input, of: design, &findings)
    } else {
      let pairs = zip(problem.inputParameters, input)
      let graphs = problem.inputParameters.filter { $0.type == .graphNode }.map(\.name)
      let scope = OfficialScope(
        arguments: Dictionary(pairs.map { ($0.name, $1) }) { first, _ in first },
        graphs: Set(graphs))
      for comparison in comparisons { check(comparison, in: scope, &findings) }
    }
    return findings
  }

  private func check(
    calls input: [Value], of design: DesignSignature, _ findings: inout [String]
  ) {
    guard input.count == 2, let called = input[0].elements, let lists = input[1].elements,
      called.count == lists.count, let first = lists.first
    else { return }
    var base = OfficialScope(arguments: named(design.constructor, first))
    base.arguments["calls"] = base.arguments["calls"] ?? .int(called.count - 1)
    let ofAll = comparisons.filter { $0.names.isDisjoint(with: names.ofCalls) }
    for comparison in ofAll where comparison.names.isSubset(of: base.arguments.keys) {
      check(comparison, in: base, &findings)
    }
    let parameters = Dictionary(design.methods.map { ($0.name, $0.parameters) }) { first, _ in first
    }
    let own = parameters.mapValues { list in
      let names = Set(list.map(\.name))
      return comparisons.filter {
        !$0.names.isDisjoint(with: names) && $0.names.isSubset(of: names.union(base.arguments.keys))
      }
    }
    for (call, list) in zip(called, lists).dropFirst() {
      guard let name = call.text, let comparisons = own[name], !comparisons.isEmpty,
        findings.count < Self.mostFindings
      else { continue }
      var scope = base
      scope.arguments.merge(named(parameters[name] ?? [], list)) { _, own in own }
      for comparison in comparisons { check(comparison, in: scope, &findings) }
    }
  }

  private func named(_ parameters: [Parameter], _ list: Value) -> [String: Value] {
    Dictionary(zip(parameters.map(\.name), list.elements ?? [])) { first, _ in first }
  }

  private func check(
    _ comparison: OfficialComparison, in scope: OfficialScope, _ findings: inout [String]
  ) {
    guard findings.count < Self.mostFindings, let values = comparison.broken(in: scope) else {
      return
    }
    let sides = [(comparison.left, values.left), (comparison.right, values.right)]
    let words = sides.compactMap { side, value -> String? in
      if case .amount = side.term { return nil }
      return "\(side.text) is \(value.plain)"
    }
    let finding = "\(comparison.formula): \(words.joined(separator: " and "))."
    if !findings.contains(finding) { findings.append(finding) }
  }
}

extension OfficialComparison {
  /// Two values that break it, or nil where it holds.
  func broken(in scope: OfficialScope) -> (left: OfficialAmount, right: OfficialAmount)? {
    guard isPointwise else {
      guard let left = scope.extremes(of: left.term, slots: slots),
        let right = scope.extremes(of: right.term, slots: slots)
      else { return nil }
      if !holds(left.greatest, right.least) { return (left.greatest, right.least) }
      return holds(left.least, right.greatest) ? nil : (left.least, right.greatest)
    }
    var found: (left: OfficialAmount, right: OfficialAmount)?
    var indices = [Int?](repeating: nil, count: slots)
    scope.visit(left.term, &indices) { left, indices in
      guard found == nil else { return }
      scope.visit(right.term, &indices) { right, _ in
        if found == nil, !holds(left, right) { found = (left, right) }
      }
    }
    return found
  }

  private func holds(_ left: OfficialAmount, _ right: OfficialAmount) -> Bool {
    switch relation {
    case .less: left < right
    case .atMost: left <= right
    case .equal: left == right
    }
  }
}
