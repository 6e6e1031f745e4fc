internal import Domain

/// Programs in languages without a recorder: they run, and a sentence says why nothing is recorded.
extension Recording {
  /// What a program's standard input needs of a tape.
  private static let leastBytes = 4096

  /// Throws: ``JudgeError``, or `CancellationError`.
  func runPlainly(_ language: any LearnerLanguage) async throws {
    emit(.compiling)
    if let complaint = SourceCheck.complaint(job.source) { return refuse([complaint]) }
    let build = try await place.lending { try await made(with: language) }
    guard var program = build.program else { return refuse(build.diagnostics) }
    program.tellsSteps = false
    let seat = StandBy.Seat(tape: try folder.makeTape(bytes: Self.leastBytes))
    defer { seat.tape.remove() }
    let run = try await play(program, seat)
    if run.ending == .refused { return refuse(run.diagnostics) }
    let title = job.language.title
    let traced = TracedProgram(
      program: program, diagnostics: build.diagnostics, mode: .plain,
      reasons: [
        "Focus records Swift and Python; in \(title) a program runs without being recorded."
      ])
    emit(.finished(report(run, traced)))
  }

  private func made(with language: any LearnerLanguage) async throws -> Build {
    switch job.subject {
    case .problem(let problem, let input):
      return try await language.build(
        JudgeJob(
          problem: problem, language: job.language, source: job.source,
          cases: [JudgeCase(input: input, expected: nil, isVisible: true)], isOptimised: false,
          learner: job.learner))
    case .program(let name, _):
      guard let build = try await language.standAlone(job.source, name: name) else {
        throw JudgeError.journeyMissing(job.language)
      }
      return build
    }
  }
}
