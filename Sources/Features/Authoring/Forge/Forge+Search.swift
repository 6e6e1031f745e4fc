internal import Catalogue
internal import Domain
internal import TestForge

extension Forge {
  private static let mostSmallInputs = 2_000
  private static let seededInputs = 6_000
  /// Of each family at each of the larger sizes.
  private static let largeInputs = 4
  private static let chunk = 500

  /// Inputs that find targets, by the target's place; each shrunk.
  ///
  /// Tries every input of a small domain, then seeded ones of every family, then larger ones.
  mutating func search(
    for targets: [Target], against fast: Solution
  ) async throws -> [Int: Find] {
    var finds: [Int: Find] = [:]
    guard !targets.isEmpty else { return finds }
    let domain = try SmallDomain(of: gate.problem, most: Self.mostSmallInputs).inputs
    try await search(domain.map { ($0, nil) }, for: targets, against: fast, into: &finds)
    for commands in [smallCommands, largeCommands] {
      for start in stride(from: 0, to: commands.count, by: Self.chunk) {
        guard finds.count < targets.count else { return finds }
        let inputs = commands[start..<min(start + Self.chunk, commands.count)]
          .compactMap { command in made(command).map { ($0, Optional(command)) } }
        try await search(inputs, for: targets, against: fast, into: &finds)
      }
    }
    return finds
  }

  /// Families and their sizes in turn, as the gate compares the references on them.
  private var smallCommands: [GeneratorCommand] {
    let families = families(of: gate.problem)
    guard !families.isEmpty else { return [] }
    return (0..<Self.seededInputs).map { index in
      let family = families[index % families.count]
      return GeneratorCommand(
        family: family.name, seed: seed(index),
        size: family.sizes.lowerBound + index / families.count % family.sizes.count)
    }
  }

  /// One that `tests.json` can hold.
  private func seed(_ index: Int) -> UInt64 {
    (gate.settings.seed &+ UInt64(index)) & UInt64(Int.max)
  }

  private var largeCommands: [GeneratorCommand] {
    families(of: gate.problem).flatMap { family in
      (1...6).flatMap { doubling in
        (0..<Self.largeInputs).map { index in
          GeneratorCommand(
            family: family.name, seed: seed(index),
            size: max(1, family.sizes.upperBound) << doubling)
        }
      }
    }
  }

  /// The input, if it is one: a family may make what is not valid at sizes that it was not made for.
  private func made(_ command: GeneratorCommand) -> [Value]? {
    guard let input = try? generate(command, for: gate.problem) else { return nil }
    return validate(input, for: gate.problem).isEmpty ? input : nil
  }

  private mutating func search(
    _ inputs: [(input: [Value], command: GeneratorCommand?)], for targets: [Target],
    against fast: Solution, into finds: inout [Int: Find]
  ) async throws {
    let open = targets.indices.filter { finds[$0] == nil }
    let fresh = inputs.filter { !known.contains($0.input) }
    guard !open.isEmpty, !fresh.isEmpty else { return }
    tried += fresh.count
    progress("\(open.count) without a case, \(tried) inputs tried")
    let cases = try await ForgeRuns.answered(fresh.map(\.input), by: fast, in: gate)
    let commands = Dictionary(
      fresh.map { ($0.input, $0.command) }, uniquingKeysWith: { first, _ in first })
    let verdicts = try await gate.judge(
      open.map {
        Gate.Trial(
          solution: targets[$0].solution, cases: cases, stopsAtFirstFailure: true,
          cpuMilliseconds: targets[$0].limit)
      })
    for (place, verdict) in zip(open, verdicts) {
      guard let failure = verdict.firstFailure else { continue }
      progress("making the input smaller that finds \(targets[place].name)")
      finds[place] = try await shrunk(
        cases[failure.index], commands[failure.input] ?? nil, for: targets[place], against: fast)
    }
  }

  private func shrunk(
    _ item: JudgeCase, _ command: GeneratorCommand?, for target: Target, against fast: Solution
  ) async throws -> Find {
    let runs = ForgeRuns(gate, target: target, fast: fast, known: known)
    let smallest = try await Shrinker.smallest(from: [item.input], of: gate.problem) {
      try await runs.answer($0)
    }
    if let smallest, let smaller = await runs.failing[smallest] { return Find(item: smaller) }
    return Find(item: item, command: command)
  }
}

/// Runs of one wrong program beside the fast reference, until a budget of CPU time is spent.
actor ForgeRuns {
  /// What one shrinking may use, in milliseconds.
  private static let budget = 4_000.0
  /// What the judge itself uses for a job.
  private static let costOfJob = 3.0

  private let gate: Gate
  private let target: Forge.Target
  private let fast: Solution
  private let known: Set<[Value]>
  private var spent = 0.0
  /// What was found to fail, with its answer.
  private(set) var failing: [[Value]: JudgeCase] = [:]

  init(_ gate: Gate, target: Forge.Target, fast: Solution, known: Set<[Value]>) {
    (self.gate, self.target, self.fast, self.known) = (gate, target, fast, known)
  }

  func answer(_ inputs: [[Value]]) async throws -> Shrinker.Answer {
    guard spent < Self.budget else { return .isSpent }
    let fresh = inputs.indices.filter { !known.contains(inputs[$0]) }
    guard !fresh.isEmpty else { return .nothingFailed }
    let cases = try await Self.answered(fresh.map { inputs[$0] }, by: fast, in: gate)
    let trial = Gate.Trial(
      solution: target.solution, cases: cases, stopsAtFirstFailure: true,
      cpuMilliseconds: target.limit)
    let verdict = try await Gate.verdict(on: trial, of: gate.problem, gate.runner)
    spent += verdict.cases.map(\.cpuMilliseconds).reduce(2 * Self.costOfJob, +)
    guard let failure = verdict.firstFailure else { return .nothingFailed }
    let item = cases[failure.index]
    failing[item.input] = item
    return inputs.firstIndex(of: item.input).map(Shrinker.Answer.failed) ?? .nothingFailed
  }

  /// Those inputs that the fast reference answers, with its answers.
  static func answered(
    _ inputs: [[Value]], by fast: Solution, in gate: Gate
  ) async throws -> [JudgeCase] {
    let cases = inputs.map { JudgeCase(input: $0, expected: nil, isVisible: false) }
    let verdict = try await Gate.verdict(
      on: Gate.Trial(solution: fast, cases: cases), of: gate.problem, gate.runner)
    let needsExpected = gate.problem.comparator.needsExpected
    return verdict.cases.filter { $0.verdict == .accepted && $0.actual != nil }.map {
      JudgeCase(input: $0.input, expected: needsExpected ? $0.actual : nil, isVisible: false)
    }
  }
}
