internal import Domain

/// The stages of a check as they pass, told at their beginning and end.
struct StageLog: Sendable {
  let emit: @Sendable (GradeEvent) -> Void
  private(set) var stages: [GradeReport.Stage] = []

  init(emit: @escaping @Sendable (GradeEvent) -> Void) { self.emit = emit }

  /// Begins a stage whose first part is a wait for what was made beside earlier ones.
  func begin(_ kind: GradeStage) -> ContinuousClock.Instant {
    emit(.began(kind))
    return ContinuousClock.now
  }

  /// Does a stage, or the rest of one, which says its outcome and what a reader should know.
  mutating func run<Result: Sendable>(
    _ kind: GradeStage, since beginning: ContinuousClock.Instant? = nil,
    _ body: (@escaping @Sendable (_ done: Int, _ total: Int) -> Void) async throws -> (
      Result, GradeReport.Stage.Outcome, String?
    )
  ) async throws -> Result {
    let begin = beginning ?? begin(kind)
    let emit = emit
    let (result, outcome, note) = try await body { emit(.progress(kind, done: $0, total: $1)) }
    let stage = GradeReport.Stage(
      kind: kind, outcome: outcome,
      milliseconds: Int((ContinuousClock.now - begin).milliseconds.rounded()), note: note)
    stages.append(stage)
    emit(.ended(stage))
    return result
  }
}
