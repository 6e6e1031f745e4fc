internal import Domain

extension Engine {
  /// Throws: ``JudgeError``, or `CancellationError`.
  func trace(_ job: TraceJob, emit: @escaping @Sendable (TraceProgress) -> Void) async throws {
    let turn = try queue.enter(job.learner)
    defer { queue.leave(turn) }
    for await ahead in turn.positions { emit(.queued(ahead: ahead)) }
    try Task.checkCancellation()
    _ = try await level(of: try supervisor.get())
    guard let pool, let language = languages.first(where: { $0.language == job.language }) else {
      throw JudgeError.journeyMissing(job.language)
    }
    let place = Place(turn, in: queue)
    let recording = Recording(
      job: job, pool: pool, folder: traces, standBy: standBy, place: place, emit: emit)
    if let traced = tracedLanguage(job.language) { return try await recording.run(traced) }
    try await recording.runPlainly(language)
  }

  /// Asks ``keepRecorder(_:)`` for a process that waits for a program like this job's, where one can.
  func prepareRecorder(for job: TraceJob) async {
    guard let pool, let language = tracedLanguage(job.language), language.waitsForPrograms
    else { return }
    let recording = Recording(
      job: job, pool: pool, folder: traces, standBy: standBy, place: Place { _ in },
      emit: { _ in })
    try? await recording.prepare(language)
  }

  /// Keeps a recorder ready until the task is cancelled.
  func keepRecorder(_ pool: WorkerPool) async {
    await standBy.keep { wish in
      let tape = try traces.makeTape(bytes: wish.tapeBytes)
      do {
        let session = try await pool.open(wish.runtime.spec.writing(on: tape))
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

  /// Whether each language's recorder is there; a language that is not installed has none.
  func recorders() async -> [RunnerStatus.Recorder] {
    var found: [RunnerStatus.Recorder] = []
    for language in languages.compactMap({ tracedLanguage($0.language) }) {
      guard let isReady = try? await language.isReadyToTrace() else { continue }
      var recorder = RunnerStatus.Recorder(language: language.language, isReady: isReady)
      if !isReady {
        recorder.build = try? await language.recorderBuild()
        recorder.expectedSeconds = try? await language.recorderSeconds()
      }
      found.append(recorder)
    }
    return found.sorted { $0.language.rawValue < $1.language.rawValue }
  }
}
