package import Domain
package import TestForge

/// Measures programs on the same inputs in turn, each at its best of a few rounds.
package struct GrowthRuns {
  /// A program's last size is the one that takes longer than this.
  static let longest = 60.0
  /// What the whole measure may use; a round that has begun is ended.
  private static let budget = 2500.0
  private static let rounds = 3

  let problem: Problem
  let runner: Runner
  var learner = ""
  /// What the programs have used so far.
  package private(set) var cpuMilliseconds = 0.0

  package init(problem: Problem, runner: Runner, learner: String = "") {
    self.problem = problem
    self.runner = runner
    self.learner = learner
  }

  /// One program with a name for its curve.
  package struct Program {
    package var name: String
    package var language: Language
    var source: String
  }

  /// The curves of programs in their order; one that cannot be run has an empty curve.
  mutating func curves(
    of programs: [Program], on inputs: GrowthInputs, rounds: Int = Self.rounds
  ) async throws -> [GrowthCurve] {
    var samples = programs.map { _ in GrowthSamples() }
    let limit = Self.budget * Double(max(3, programs.count)) / 3
    let before = cpuMilliseconds
    for round in 0..<rounds where round < 2 || cpuMilliseconds - before < limit {
      for (index, program) in programs.enumerated() {
        let count = samples[index].count ?? inputs.sizes.count
        samples[index].add(try await times(of: program, on: inputs.inputs.prefix(count)))
      }
    }
    return zip(programs, samples).map { program, samples in
      samples.curve(program.name, sizes: inputs.sizes, longest: Self.longest)
    }
  }

  /// The CPU times of cases, up to the first that takes too long or ends in another way.
  private mutating func times(
    of program: Program, on inputs: ArraySlice<[Value]>
  ) async throws -> [Double] {
    guard let first = inputs.first else { return [] }
    var problem = problem
    problem.limits.cpuMilliseconds = Int(Self.longest) * 2
    // What a process does but once is no part of the first size.
    let cases = ([first] + inputs).map { JudgeCase(input: $0, expected: nil, isVisible: false) }
    var job = JudgeJob(
      problem: problem, language: program.language, source: program.source, cases: cases,
      isOptimised: true, learner: learner)
    job.isProbe = true
    var times: [Double] = []
    for try await case .caseFinished(let result) in runner.judge(job) {
      cpuMilliseconds += result.cpuMilliseconds
      guard result.verdict == .accepted || result.verdict == .wrongAnswer else { break }
      times.append(result.cpuMilliseconds)
      if result.cpuMilliseconds > Self.longest { break }
    }
    try Task.checkCancellation()
    return Array(times.dropFirst())
  }

  /// The fast and the brute reference in a language, else both in Swift, else both in Python.
  package static func references(of problem: Problem, for learner: Language) -> [Program]? {
    let others = Language.ofReferences.filter { $0 != learner }
    for language in [learner] + others {
      let pair = ["fast", "brute"].compactMap { name in
        problem.solution(name, in: language).map {
          Program(name: name, language: language, source: $0.source)
        }
      }
      if pair.count == 2 { return pair }
    }
    return nil
  }

  /// The inputs of a known family, or of the one on which the brute reference falls behind most.
  mutating func chosenInputs(
    for references: [Program], known: String? = nil
  ) async throws -> GrowthInputs? {
    let commands = GrowthInputs.commands(of: problem)
    if let command = commands.first(where: { $0.family == known }) ?? commands.onlyElement {
      return GrowthInputs(upTo: command, of: problem)
    }
    return try await family(for: references)?.inputs
  }

  /// The inputs of the family on which the brute reference falls behind most, with a first measure.
  package mutating func family(
    for references: [Program]
  ) async throws -> (inputs: GrowthInputs, curves: [GrowthCurve])? {
    var best: (inputs: GrowthInputs, curves: [GrowthCurve], gap: Double)?
    for command in GrowthInputs.commands(of: problem) {
      let inputs = GrowthInputs(upTo: command, of: problem)
      guard !inputs.sizes.isEmpty else { continue }
      let curves = try await curves(of: references, on: inputs, rounds: 1)
      let gap = GrowthComparison.gap(fast: curves[0], brute: curves[1])
      if gap >= best?.gap ?? -.infinity { best = (inputs, curves, gap) }
    }
    return best.map { ($0.inputs, $0.curves) }
  }
}

extension Array {
  fileprivate var onlyElement: Element? { count == 1 ? first : nil }
}
