public import Domain

/// A small mistake in a Python solution, planted by `Runtimes/forge/mutator.py`.
public struct PlantedMutant: Sendable, Hashable {
  /// Kind, function and change; the same as long as that place of the source stays.
  public var id: String
  /// Of the solution, from 1.
  public var line: Int
  /// `comparison`, `off-by-one`, `dropped update`, `initial value` and so on.
  public var kind: String
  /// The first line of what was changed.
  public var before: String
  public var after: String
  /// The whole wrong solution.
  public var source: String

  private init?(_ value: Value) {
    let texts = value.elements?.compactMap(\.text) ?? []
    guard texts.count == 6, let line = Int(texts[1]) else { return nil }
    (id, kind, before, after) = (texts[0], texts[2], texts[3], texts[4])
    (self.line, source) = (line, texts[5])
  }

  /// The mutants that a run of the mutator answered; nil when that is not its form.
  public static func list(_ answer: Value?) -> [PlantedMutant]? {
    guard let items = answer?.elements else { return nil }
    let mutants = items.compactMap { PlantedMutant($0) }
    return mutants.count == items.count ? mutants : nil
  }

  /// The judge's job that has a solution mutated: the mutator is run as a solution is.
  public static func job(mutator: String, solution: String) -> JudgeJob {
    let signature = FunctionSignature(
      name: "mutants", parameters: [Parameter(name: "source", type: .string)],
      returns: .list(.list(.string)))
    let summary = ProblemSummary(
      slug: "mutator", title: "Mutator", topic: .arraysHashing, difficulty: .easy, lists: [],
      number: nil, minutes: 1, isLocalOnly: true, contentVersion: "")
    let problem = Problem(
      summary: summary, signature: .function(signature), comparator: .exact,
      limits: Limits(cpuMilliseconds: 5000),
      complexity: Complexity(time: "", space: "", slow: "", size: ""),
      hints: [], companions: [:], prerequisites: [], constraints: [:], generator: [:],
      statement: "", editorial: "", solutions: [], tests: [])
    let item = JudgeCase(input: [.string(solution)], expected: nil, isVisible: false)
    var job = JudgeJob(
      problem: problem, language: .python, source: mutator, cases: [item], isOptimised: true)
    job.keepsWholeAnswers = true
    return job
  }
}
