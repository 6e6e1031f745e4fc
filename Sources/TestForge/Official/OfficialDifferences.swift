internal import Domain

extension OfficialBounds {
  /// Where `constraints` allow more or less than the recorded bounds, a sentence each.
  ///
  /// Each begins with the entry. Compared is what both say in numbers: an expression or a rule may
  /// say more.
  public var differences: [String] {
    guard problem.official != Self.none else { return [] }
    let comparison = OfficialDifferences(self)
    if let design = problem.replayedDesign { return comparison.sentences(of: design) }
    return problem.inputParameters.flatMap { parameter in
      comparison.sentences(
        of: parameter, in: problem.constraints[parameter.name],
        at: "constraints.\(parameter.name)")
    }
  }

  /// The arguments whose size no formula bounds: how large an input may be is not known then.
  public var unbounded: [String] {
    guard problem.official != Self.none else { return [] }
    let bounded = OfficialRanges(self, isStrict: true).bounded
    func sizes(_ parameters: [Parameter]) -> [(String, OfficialPath)] {
      parameters.compactMap { parameter in
        let name = parameter.name
        switch parameter.givenType {
        case .list, .string:
          return ("\(name).length", OfficialPath(root: .name(name), steps: [.length]))
        case .listNode, .treeNode, .graphNode, .randomNode:
          return ("nodes of \(name)", OfficialPath(root: .nodes(of: name), steps: []))
        default: return nil
        }
      }
    }
    var wanted: [(String, OfficialPath)]
    if let design = problem.replayedDesign {
      wanted = sizes(design.constructor + design.methods.flatMap(\.parameters))
      wanted.append(("calls", OfficialPath(root: .name("calls"), steps: [])))
    } else {
      wanted = sizes(problem.inputParameters)
    }
    var seen: Set<String> = []
    return wanted.filter { !bounded.contains($1) && seen.insert($0).inserted }.map(\.0)
  }
}

/// The entries of `constraints` beside the ranges of the official bounds.
struct OfficialDifferences {
  private let problem: Problem
  private let strict: OfficialRanges
  /// Where one place is below another, rules may do the rest: then this range is right too.
  private let loose: OfficialRanges

  init(_ bounds: OfficialBounds) {
    problem = bounds.problem
    strict = OfficialRanges(bounds, isStrict: true)
    loose = OfficialRanges(bounds, isStrict: false)
  }

  func sentences(of design: DesignSignature) -> [String] {
    let constraints = problem.constraints
    var found = sentences(
      at: OfficialPath(root: .name("calls"), steps: []), in: constraints["calls"],
      "constraints.calls")
    for parameter in design.constructor {
      found += sentences(
        of: parameter, in: constraints["constructor"]?[parameter.name],
        at: "constraints.constructor.\(parameter.name)")
    }
    for method in design.methods {
      for parameter in method.parameters {
        let entry = constraints["methods"]?[method.name]?["arguments"]?[parameter.name]
        found += sentences(
          of: parameter, in: entry,
          at: "constraints.methods.\(method.name).arguments.\(parameter.name)")
      }
    }
    return found
  }

  func sentences(of parameter: Parameter, in entry: Value?, at place: String) -> [String] {
    let name = parameter.name
    switch parameter.givenType {
    case .listNode, .treeNode, .graphNode, .randomNode:
      return sentences(
        at: OfficialPath(root: .nodes(of: name), steps: []), in: entry?["nodes"], "\(place).nodes")
        + (parameter.type == .graphNode
          ? []
          : sentences(
            at: OfficialPath(root: .values(of: name), steps: [.index(.any)]), in: entry?["each"],
            "\(place).each"))
    case let type:
      // A node of a tree is one of its values by its role.
      if case .node = parameter.role { return [] }
      return sentences(
        of: type, [OfficialPath(root: .name(name), steps: [])], in: entry, at: place)
    }
  }

  /// `paths` are those of the places that the entry speaks of together.
  private func sentences(
    of type: ValueType, _ paths: [OfficialPath], in entry: Value?, at place: String
  ) -> [String] {
    if entry?["values"] != nil { return [] }
    switch type {
    case .int, .long, .double:
      return sentences(at: paths, in: entry?["range"] ?? entry, place)
    case .string:
      return sentences(at: paths.map { $0.with(.length) }, in: entry?["length"], "\(place).length")
    case .list(let element):
      return sentences(at: paths.map { $0.with(.length) }, in: entry?["length"], "\(place).length")
        + sentences(
          of: element, paths.flatMap { elements(of: $0, entry) }, in: entry?["each"],
          at: "\(place).each")
    case .listNode:
      return sentences(at: paths.map { $0.with(.length) }, in: entry?["nodes"], "\(place).nodes")
        + sentences(
          at: paths.map { $0.with(.index(.any)) }, in: entry?["each"], "\(place).each")
    default: return []
    }
  }

  /// All elements as one, or each of a few that formulas tell apart.
  private func elements(of path: OfficialPath, _ entry: Value?) -> [OfficialPath] {
    let known = strict.ranges.keys.filter { key in
      guard key.root == path.root, key.steps.count > path.steps.count else { return false }
      return key.steps.starts(with: path.steps)
    }
    let places = known.compactMap { key -> Int? in
      if case .index(.fixed(let index)) = key.steps[path.steps.count] { index } else { nil }
    }
    let isOfAll = known.contains { $0.steps[path.steps.count] == .index(.any) }
    guard !places.isEmpty, !isOfAll else { return [path.with(.index(.any))] }
    // The first row stands for all of a matrix.
    if entry?["rectangular"] == true || entry?["square"] == true, Set(places) == [0] {
      return [path.with(.index(.fixed(0)))]
    }
    guard let count = entry?["length"]?.elements?.last?.integer, count <= 8 else { return [] }
    return (0..<count).map { path.with(.index(.fixed($0))) }
  }

  private func sentences(
    at path: OfficialPath, in entry: Value?, _ place: String
  ) -> [String] {
    sentences(at: [path], in: entry, place)
  }

  private func sentences(
    at paths: [OfficialPath], in entry: Value?, _ place: String
  ) -> [String] {
    let (exact, wide) = (union(paths, strict), union(paths, loose))
    guard exact.least != nil || exact.greatest != nil else { return [] }
    let official = words(exact)
    guard let ends = entry?.elements, ends.count == 2 else {
      return entry?.number == nil && entry?.text == nil
        ? ["\(place): it has no bounds, but LeetCode's are \(official)."] : []
    }
    var found: [String] = []
    for (end, own, other, isLow) in [
      (ends[0], exact.least, wide.least, true), (ends[1], exact.greatest, wide.greatest, false),
    ] {
      guard let own, let number = Self.number(end) else { continue }
      let range = [own, other ?? own]
      if let low = range.min(), let high = range.max(), low <= number, number <= high { continue }
      let isWider = isLow ? number < own : number > own
      let end = isLow ? "its least" : "its greatest"
      found.append(
        "\(place): \(end) value, \(number), is \(isWider ? "wider" : "narrower") than LeetCode's "
          + "bounds: \(official).")
    }
    return found
  }

  /// What an end of an entry says in a number; nil for an expression.
  private static func number(_ value: Value) -> OfficialAmount? {
    switch value {
    case .int(let number): .whole(number)
    case .double(let number): .real(number)
    case .string(let text): Int(text.filter { $0 != "_" }).map(OfficialAmount.whole)
    default: nil
    }
  }

  /// The range of several places together; nil where one of them is open.
  private func union(_ paths: [OfficialPath], _ ranges: OfficialRanges) -> OfficialRanges.Range {
    let own = paths.map { ranges.ranges[$0] ?? OfficialRanges.Range() }
    guard !own.isEmpty else { return OfficialRanges.Range() }
    let (least, greatest) = (own.compactMap(\.least), own.compactMap(\.greatest))
    return OfficialRanges.Range(
      least: least.count == own.count ? least.min() : nil,
      greatest: greatest.count == own.count ? greatest.max() : nil,
      formula: own.map(\.formula).reduce(into: []) { list, formula in
        if !list.contains(formula) { list.append(formula) }
      }.joined(separator: "; "))
  }

  private func words(_ range: OfficialRanges.Range) -> String {
    let ends =
      switch (range.least, range.greatest) {
      case (let least?, let greatest?): "\(least) to \(greatest)"
      case (let least?, nil): "at least \(least)"
      case (nil, let greatest): "at most \(greatest.map { "\($0)" } ?? "")"
      }
    return "\(ends) (\(range.formula))"
  }
}

extension OfficialPath {
  fileprivate func with(_ step: Step) -> OfficialPath {
    OfficialPath(root: root, steps: steps + [step])
  }
}
