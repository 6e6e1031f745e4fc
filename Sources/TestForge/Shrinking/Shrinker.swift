public import Domain

/// The search for a small input on which a program fails in the way in which it failed before.
public struct Shrinker {
  /// What a program did on some inputs.
  public enum Answer: Sendable, Hashable {
    case nothingFailed
    /// The first that failed in the same way, by its index.
    case failed(Int)
    /// Nobody looked: the search is over.
    case isSpent
  }

  /// Puts valid inputs to the program, the simplest first.
  public typealias Oracle = @Sendable (_ inputs: [[Value]]) async throws -> Answer

  private static let mostInBatch = 256
  private static let mostBytesInBatch = 1 << 20
  /// How much of candidates one pass may make.
  private static let mostOfPass = 600
  private static let mostBytesOfPass = 1 << 20
  /// From so many choices on, values are cheaper to work with.
  private static let mostChoices = 200
  /// Inputs whose JSON is longer are not remembered.
  private static let longestRemembered = 4096
  private static let mostOfDomain = 300
  /// So many families have their smallest failing input shrunk.
  private static let mostStarts = 3

  private let problem: Problem
  private let ask: Oracle
  /// Whether an input fails, by its JSON; what is not valid does not.
  private var known: [String: Bool] = [:]
  private var isSpent = false
  private var best: (order: InputOrder, input: [Value])?

  private init(_ problem: Problem, _ ask: @escaping Oracle) {
    self.problem = problem
    self.ask = ask
  }

  /// The smallest failing input that is found, perhaps a given one; nil when there is none.
  ///
  /// `failing` are inputs that are known to fail in this way. Throws what the oracle throws.
  public static func smallest(
    from failing: [[Value]], of problem: Problem, _ ask: @escaping Oracle
  ) async throws -> [Value]? {
    var shrinker = Shrinker(problem, ask)
    for input in failing { shrinker.note(input, fails: true) }
    let start = shrinker.best?.input
    try await shrinker.shrinkSmallDomain()
    try await shrinker.shrinkSmallInputs()
    if let start { try await shrinker.shrinkValues(of: start) }
    return shrinker.best?.input
  }

  /// Begins with the first failing one of all small inputs, as far as a few hundred go.
  private mutating func shrinkSmallDomain() async throws {
    let inputs = (try? SmallDomain(of: problem, most: Self.mostOfDomain).inputs) ?? []
    guard let index = try await firstFailing(inputs) else { return }
    try await shrinkValues(of: inputs[index])
  }

  /// Begins with the smallest failing inputs that families make at random, one of each.
  private mutating func shrinkSmallInputs() async throws {
    for stage in SmallInputs.stages {
      var inputs = SmallInputs(stage: stage, of: problem).inputs
        .map { (order: InputOrder($0.input.input, of: problem), made: $0) }
        .sorted { $0.order < $1.order }.map(\.made)
      for start in 0..<Self.mostStarts {
        guard let index = try await firstFailing(inputs.map(\.input.input)) else {
          if start == 0 { break }
          return
        }
        let (family, found) = inputs[index]
        try await shrinkValues(of: try await shrinkChoices(of: found))
        inputs = inputs[(index + 1)...].filter { $0.family != family }
        if start + 1 == Self.mostStarts { return }
      }
    }
  }
}

// MARK: - Passes, each repeated for as long as it helps, until none does

extension Shrinker {
  private mutating func shrinkChoices(of start: ChosenInput) async throws -> [Value] {
    var current = start
    var isMoving = start.choices.count <= Self.mostChoices
    while isMoving {
      isMoving = false
      for pass in ChoicePass.allCases {
        while let smaller = try await smaller(than: current, by: pass) {
          current = smaller
          isMoving = true
        }
      }
    }
    return current.input
  }

  private mutating func smaller(
    than current: ChosenInput, by pass: ChoicePass
  ) async throws -> ChosenInput? {
    guard !isSpent else { return nil }
    let candidates = pass.candidates(for: current.choices).prefix(Self.mostOfPass)
      .compactMap { ChosenInput(current.family, choices: $0) }
      .filter { precedes($0.choices, current.choices) }
      .sorted { precedes($0.choices, $1.choices) }
    return try await firstFailing(candidates.map(\.input)).map { candidates[$0] }
  }

  private mutating func shrinkValues(of start: [Value]) async throws {
    var current = (order: InputOrder(start, of: problem), input: start)
    var isMoving = true
    while isMoving {
      isMoving = false
      for pass in ValuePass.allCases {
        while let smaller = try await smaller(than: current, by: pass) {
          current = smaller
          isMoving = true
        }
      }
    }
  }

  private mutating func smaller(
    than current: (order: InputOrder, input: [Value]), by pass: ValuePass
  ) async throws -> (order: InputOrder, input: [Value])? {
    guard !isSpent else { return nil }
    let most = min(Self.mostOfPass, max(4, Self.mostBytesOfPass / current.order.json.utf8.count))
    let candidates = pass.candidates(for: current.input, of: problem, most: most)
      .map { (order: InputOrder($0, of: problem), input: $0) }
      .filter { $0.order < current.order }
      .sorted { $0.order < $1.order }
    return try await firstFailing(candidates.map(\.input)).map { candidates[$0] }
  }
}

// MARK: - Questions

extension Shrinker {
  /// The first of some inputs that is valid and fails, by its index.
  private mutating func firstFailing(_ inputs: [[Value]]) async throws -> Int? {
    var open: [(index: Int, input: [Value])] = []
    var bytes = 0
    for (index, input) in inputs.enumerated() where !isSpent {
      let json = Value.array(input).json
      switch known[json] {
      case true?: return try await firstFailing(of: open) ?? index
      case false?: continue
      case nil: break
      }
      if json.utf8.count <= Self.longestRemembered { known[json] = false }
      guard validate(input, for: problem).isEmpty else { continue }
      open.append((index, input))
      bytes += json.utf8.count
      if open.count == Self.mostInBatch || bytes > Self.mostBytesInBatch {
        if let found = try await firstFailing(of: open) { return found }
        (open, bytes) = ([], 0)
      }
    }
    return try await firstFailing(of: open)
  }

  private mutating func firstFailing(
    of open: [(index: Int, input: [Value])]
  ) async throws -> Int? {
    guard !open.isEmpty, !isSpent else { return nil }
    switch try await ask(open.map(\.input)) {
    case .nothingFailed: return nil
    case .isSpent:
      isSpent = true
      return nil
    case .failed(let place):
      // Those behind it were not looked at.
      for (_, input) in open[(place + 1)...] { known[Value.array(input).json] = nil }
      note(open[place].input, fails: true)
      return open[place].index
    }
  }

  private mutating func note(_ input: [Value], fails: Bool) {
    let order = InputOrder(input, of: problem)
    known[order.json] = fails
    if let best, best.order < order { return }
    best = (order, input)
  }
}
