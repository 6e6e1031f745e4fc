internal import Domain

extension DrillCard.Kind {
  /// The keys that cards of a kind have beside those of all cards.
  var exerciseKeys: (known: Set<String>, required: Set<String>) {
    switch self {
    case .keyPoints, .tradeOff: ([], [])
    case .steps: (["steps"], [])
    case .debugging:
      (["evidence", "cause", "fix", "guard"], ["evidence", "cause", "fix", "guard"])
    case .design: (["machine"], ["machine"])
    case .code: (["code", "solution", "tests"], ["code", "solution", "tests"])
    case .numbers: (["numbers"], ["numbers"])
    }
  }
}

extension DrillCard.Exercise {
  /// What there is to do; a card of format 1 may have nothing but its points.
  init(
    _ kind: DrillCard.Kind, _ fields: [String: Entry], points: [DrillCard.Point]
  ) throws(CatalogueError) {
    switch kind {
    case .keyPoints, .tradeOff: self = .none
    case .steps:
      guard let list = fields["steps"] else {
        self = .order(points.filter { $0.rank == .must }.map(\.text))
        return
      }
      self = .order(try Self.steps(list))
    case .debugging:
      self =
        try fields["evidence"].map { list throws(CatalogueError) in
          .evidence(try DebugTree(list, fields))
        } ?? .none
    case .design:
      self =
        try fields["machine"].map { entry throws(CatalogueError) in
          .machine(try StateMachine(entry))
        } ?? .none
    case .code:
      self =
        try fields["code"].map { code throws(CatalogueError) in
          .mend(try CodeExercise(code, fields))
        } ?? .none
    case .numbers:
      guard let list = fields["numbers"] else {
        self = .none
        return
      }
      var numbers: [NumberQuestion] = []
      for item in try list.items() { numbers.append(try NumberQuestion(item)) }
      guard !numbers.isEmpty else { throw list.trouble("A number is needed here.") }
      self = .numbers(numbers)
    }
  }

  private static func steps(_ list: Entry) throws(CatalogueError) -> [String] {
    let steps = try list.texts()
    guard (3...12).contains(steps.count), Set(steps).count == steps.count else {
      throw list.trouble("Three to twelve different steps are needed.")
    }
    return steps
  }
}

extension DebugTree {
  fileprivate init(_ list: Entry, _ fields: [String: Entry]) throws(CatalogueError) {
    let keys: Set = ["look", "shows"]
    var evidence: [Evidence] = []
    for item in try list.items() {
      let parts = try item.fields(known: keys.union(["leads"]), required: keys)
      evidence.append(
        Evidence(
          look: try parts["look"]?.text() ?? "", shows: try parts["shows"]?.text() ?? "",
          leads: try parts["leads"]?.flag() ?? false))
    }
    guard (3...8).contains(evidence.count), Set(evidence.map(\.leads)).count == 2 else {
      throw list.trouble("Three to eight things to look at are needed: some useful, some not.")
    }
    self.init(
      evidence: evidence, cause: try fields["cause"]?.text() ?? "",
      fix: try fields["fix"]?.text() ?? "", safeguard: try fields["guard"]?.text() ?? "")
  }
}

extension StateMachine {
  fileprivate init(_ entry: Entry) throws(CatalogueError) {
    let keys: Set = ["states", "edges"]
    let fields = try entry.fields(known: keys, required: keys)
    let states = (try fields["states"]?.texts() ?? []).map { text in
      let names = text.split(separator: "|").map { name in
        String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      return State(names.first ?? "", others: Array(names.dropFirst()))
    }
    guard states.count > 1 else { throw entry.trouble("Two states or more are needed.") }
    var edges: [Edge] = []
    for item in try fields["edges"]?.items() ?? [] {
      guard let edge = Edge(try item.text()) else {
        throw item.trouble("An edge is written as FROM -> TO: ACTION.")
      }
      for end in [edge.from, edge.to] where !states.contains(where: { $0.name == end }) {
        throw item.trouble("There's no state \(end)\(hint(end, states.map(\.name))).")
      }
      guard !edges.contains(edge) else { throw item.trouble("The edge is listed twice.") }
      edges.append(edge)
    }
    guard !edges.isEmpty else { throw entry.trouble("An edge is needed.") }
    self.init(states: states, edges: edges)
  }
}

extension CodeExercise {
  fileprivate init(_ code: Entry, _ fields: [String: Entry]) throws(CatalogueError) {
    let keys: Set = ["name", "body"]
    var tests: [Test] = []
    for item in try fields["tests"]?.items() ?? [] {
      let parts = try item.fields(known: keys, required: keys)
      tests.append(
        Test(name: try parts["name"]?.text() ?? "", body: try parts["body"]?.text() ?? ""))
    }
    guard (1...8).contains(tests.count) else {
      throw code.trouble("One to eight tests are needed, not \(tests.count).")
    }
    guard let solution = try fields["solution"]?.text() else {
      throw code.trouble("The key solution is missing.")
    }
    self.init(code: try code.text(), solution: solution, tests: tests)
    guard self.code != solution else { throw code.trouble("The solution changes nothing.") }
  }
}

extension NumberQuestion {
  fileprivate init(_ entry: Entry) throws(CatalogueError) {
    let fields = try entry.fields(
      known: ["ask", "answer", "unit", "tolerance", "or"], required: ["ask", "answer"])
    let ask = try fields["ask"]?.text() ?? ""
    let unit = try fields["unit"]?.text() ?? ""
    let others = try fields["or"]?.texts() ?? []
    switch fields["answer"]?.value() {
    case .int(let number):
      self.init(
        ask: ask, answer: .number(Double(number), tolerance: try Self.tolerance(fields)),
        unit: unit)
    case .double(let number):
      self.init(
        ask: ask, answer: .number(number, tolerance: try Self.tolerance(fields)), unit: unit)
    default:
      guard fields["tolerance"] == nil else { throw entry.trouble("A word has no tolerance.") }
      self.init(
        ask: ask, answer: .word([try fields["answer"]?.text() ?? ""] + others), unit: unit)
    }
  }

  private static func tolerance(_ fields: [String: Entry]) throws(CatalogueError) -> Double {
    guard let entry = fields["tolerance"] else { return 0 }
    switch entry.value() {
    case .int(let number) where number >= 0: return Double(number)
    case .double(let number) where number >= 0: return number
    default: throw entry.trouble("A number of zero or more is needed here.")
    }
  }
}
