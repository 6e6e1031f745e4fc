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
  private static let mostBytesInBatch = 1 << 18
  /// Inputs whose JSON is longer are not remembered.
  private static let longestRemembered = 4096
  private static let mostOfDomain = 300
  /// Less than half a second, wherever they are costly to make.
  private static let mostDomainChoices = 200_000
  /// So many families have their smallest failing input shrunk.
  private static let mostStarts = 3

  let problem: Problem
  private let ask: Oracle
  /// Whether an input fails, by its JSON; what is not valid does not.
  private var known: [String: Bool] = [:]
  private(set) var isSpent = false
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
    if try await shrinker.shrinkSmallDomain() {
      try await shrinker.shrinkSmallerInput()
    } else {
      let isFound = try await shrinker.shrinkInputs(of: SmallInputs.smallStages)
      if let start { try await shrinker.shrinkValues(of: start) }
      if !isFound { _ = try await shrinker.shrinkInputs(of: SmallInputs.largeStages) }
    }
    return shrinker.best?.input
  }

  /// Begins with the first failing one of all small inputs, as far as a few hundred go.
  ///
  /// False when they do not reach as far as a failing one: then nothing is known of smaller ones.
  private mutating func shrinkSmallDomain() async throws -> Bool {
    let domain = try? SmallDomain(
      of: problem, most: Self.mostOfDomain, mostChoices: Self.mostDomainChoices)
    let inputs = domain?.inputs ?? []
    let smaller = inputs.filter(isSmaller)
    if let index = try await firstFailing(smaller) {
      try await shrinkValues(of: smaller[index])
      return true
    }
    guard let best, smaller.count < inputs.count else { return false }
    try await shrinkValues(of: best.input)
    return true
  }

  /// Looks once more among random inputs, as those of the domain have but few values.
  private mutating func shrinkSmallerInput() async throws {
    guard !isSpent else { return }
    let inputs = SmallInputs(stage: 0, of: problem).inputs.map(\.input)
      .filter { isSmaller($0.input) }
      .map { (order: InputOrder($0.input, of: problem), made: $0) }
      .sorted { $0.order < $1.order }.map(\.made)
    guard let index = try await firstFailing(inputs.map(\.input)) else { return }
    try await shrinkValues(of: try await shrinkChoices(of: inputs[index]))
  }

  /// Whether an input is simpler than the best one.
  private func isSmaller(_ input: [Value]) -> Bool {
    best.map { InputOrder(input, of: problem) < $0.order } ?? true
  }

  /// Begins with the smallest failing inputs that families make at random, one of each.
  ///
  /// False when none of them fails.
  private mutating func shrinkInputs(of stages: Range<Int>) async throws -> Bool {
    for stage in stages where !isSpent {
      var inputs = SmallInputs(stage: stage, of: problem).inputs
        .map { (order: InputOrder($0.input.input, of: problem), made: $0) }
        .sorted { $0.order < $1.order }.map(\.made)
      for start in 0..<Self.mostStarts {
        guard let index = try await firstFailing(inputs.map(\.input.input)) else {
          if start == 0 { break }
          return true
        }
        let (family, found) = inputs[index]
        try await shrinkValues(of: try await shrinkChoices(of: found))
        inputs = inputs[(index + 1)...].filter { $0.family != family }
        if start + 1 == Self.mostStarts { return true }
      }
    }
    return false
  }
}

// MARK: - Questions

extension Shrinker {
  /// The first of some inputs that is valid and fails, by its index.
  mutating func firstFailing(_ inputs: [[Value]]) async throws -> Int? {
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
