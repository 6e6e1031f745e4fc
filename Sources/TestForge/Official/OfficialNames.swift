internal import Domain

/// What the names in a problem's official bounds stand for.
struct OfficialNames: Sendable {
  /// The types under an argument's name: methods of a class may give one name to different ones.
  private(set) var types: [String: [ValueType]] = [:]
  /// The arguments that are made of nodes.
  private(set) var nodes: [String] = []
  /// The names that only methods' arguments have.
  private(set) var ofCalls: Set<String> = []
  private(set) var methods: [[String]] = []
  /// `n == nums.length` and `edges[i] == [ai, bi]` give something a short name.
  private var helpers: [String: OfficialTerm] = [:]

  init(_ problem: Problem, _ formulas: [OfficialFormula]) {
    if let design = problem.replayedDesign {
      for parameter in design.constructor { add(parameter) }
      let own = Set(types.keys)
      for method in design.methods {
        for parameter in method.parameters { add(parameter) }
        ofCalls.formUnion(method.parameters.map(\.name))
        methods.append(method.parameters.map(\.name))
      }
      ofCalls.subtract(own)
      types["calls"] = types["calls"] ?? [.int]
    } else {
      for parameter in problem.inputParameters { add(parameter) }
    }
    for formula in formulas { define(formula) }
  }

  private mutating func add(_ parameter: Parameter) {
    types[parameter.name, default: []].append(parameter.givenType)
    switch parameter.givenType {
    case .listNode, .treeNode, .graphNode, .randomNode: nodes.append(parameter.name)
    default: break
    }
  }

  /// Whether a name stands for an argument.
  func isArgument(_ name: String) -> Bool { types[name] != nil }

  private mutating func define(_ formula: OfficialFormula) {
    if let (path, names) = formula.elements {
      for (index, name) in names.enumerated() where helpers[name] == nil && !isArgument(name) {
        var element = path
        element.steps.append(.index(.fixed(index)))
        helpers[name] = .path(element)
      }
    }
    for (place, relation) in formula.relations.enumerated() where relation == .equal {
      let pair = [formula.sides[place], formula.sides[place + 1]]
      guard pair[0].count == 1, pair[1].count == 1 else { continue }
      for (side, other) in [(pair[0][0], pair[1][0]), (pair[1][0], pair[0][0])] {
        guard let name = side.term.bareName, name != "nodes", helpers[name] == nil,
          !isArgument(name), other.term.bareName.map({ isArgument($0) || $0 == "nodes" }) ?? true
        else { continue }
        // Its letters are others than those of the formulas that use it.
        helpers[name] = try? other.term.mapPaths { .path($0.renamed(name)) }
        break
      }
    }
  }
}

extension OfficialNames {
  /// A term in which only arguments are left, each used as its type allows.
  func resolved(_ term: OfficialTerm, depth: Int = 0) throws(ForgeError) -> OfficialTerm {
    try term.mapPaths { path throws(ForgeError) in
      guard case .name(let name) = path.root, !isArgument(name) else {
        return .path(try named(path))
      }
      if let helper = helpers[name] {
        guard depth < 8 else { throw .form("\(name) is explained by itself") }
        let meaning = try resolved(helper, depth: depth + 1)
        guard !path.steps.isEmpty else { return meaning }
        guard case .path(var whole) = meaning else { throw .form("\(name) has no parts") }
        whole.steps += path.steps
        return .path(whole)
      }
      guard name == "nodes", path.steps.isEmpty else {
        let known = types.keys.sorted() + helpers.keys.sorted()
        throw .form(
          "\(name) is unknown\(suggestion(for: name, in: known)): an official bound speaks of "
            + "arguments, and of what a formula such as \(name) == nums.length explains")
      }
      return .path(OfficialPath(root: .nodes(of: nil), steps: []))
    }
  }

  private func named(_ path: OfficialPath) throws(ForgeError) -> OfficialPath {
    if let name = path.name, !isArgument(name) {
      throw .form("\(name) isn't an argument\(suggestion(for: name, in: types.keys))")
    }
    return path
  }

  /// The type of what a path leads to, for each type that its argument may have.
  func type(of path: OfficialPath) throws(ForgeError) -> ValueType {
    let own = types[path.name ?? ""] ?? []
    let start: [ValueType] =
      switch path.root {
      case .name: own
      case .nodes: [.int]
      case .values: [.list(.int)]
      case .words: [.list(.string)]
      case .numbers: [.list(.long)]
      }
    var found: ValueType?
    var trouble: ForgeError?
    for var type in start {
      do {
        for step in path.steps { type = try Self.type(of: step, in: type) }
        found = found ?? type
      } catch { trouble = error }
    }
    if let found { return found }
    throw trouble ?? .form("\(path.name ?? "it") isn't an argument")
  }

  private static func type(
    of step: OfficialPath.Step, in type: ValueType
  ) throws(ForgeError) -> ValueType {
    switch (step, type) {
    case (.length, .list), (.length, .string), (.length, .listNode): return .int
    case (.index, .list(let element)): return element
    case (.index, .string): return .char
    case (.index, .listNode), (.index, .interval): return .int
    case (.length, _): throw .form("what has the type \(type) has no length")
    case (.index, _): throw .form("what has the type \(type) has no elements")
    }
  }
}

extension OfficialTerm {
  /// The name that it is, if it is nothing but one.
  fileprivate var bareName: String? {
    guard case .path(let path) = self, path.steps.isEmpty, case .name(let name) = path.root else {
      return nil
    }
    return name
  }
}
