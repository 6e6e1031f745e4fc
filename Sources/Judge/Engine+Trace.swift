internal import Domain

extension Engine {
  /// Throws: ``JudgeError``, or `CancellationError`.
  func trace(_ job: TraceJob, emit: @escaping @Sendable (TraceProgress) -> Void) async throws {
    let turn = try queue.enter(job.learner)
    defer { queue.leave(turn) }
    for await ahead in turn.positions { emit(.queued(ahead: ahead)) }
    try Task.checkCancellation()
    _ = try await level(of: try supervisor.get())
    guard let pool, let language = tracedLanguage(job.language) else {
      throw JudgeError.journeyMissing(job.language)
    }
    let recording = Recording(
      job: job, pool: pool, folder: traces, standBy: standBy, emit: emit)
    emit(.finished(try await recording.run(language)))
  }

  /// Keeps a recorder ready until the task is cancelled.
  func keepRecorder(_ pool: WorkerPool) async {
    await standBy.keep { spec, bytes in
      let tape = try traces.makeTape(bytes: bytes)
      do {
        try tape.put(input: [])
        let session = try await pool.open(spec.writing(on: tape, readsInput: true))
        return StandBy.Seat(tape: tape, session: session)
      } catch {
        tape.remove()
        throw error
      }
    }
  }

  func tracedLanguage(_ language: Language) -> (any TracedLanguage)? {
    let found = languages.first { $0.language == language }
    return (found as? RememberingLanguage)?.inner as? any TracedLanguage
      ?? found as? any TracedLanguage
  }
}
