internal import Domain

/// What every job of one runner shares.
struct Engine: Sendable {
  private let supervisor: Result<JailSupervisor, JudgeError>
  private let shelf: ToolchainShelf
  private let queue: JobQueue
  private let languages: [Language: any LearnerLanguage]
  private let allowsWeakJail: Bool

  /// A ceiling forces a lower rung of the jail's ladder, for tests.
  init(_ configuration: JudgeConfiguration, ceiling: JailLevel = .L5) {
    let shelf = ToolchainShelf(searchPath: configuration.searchPath)
    let supervisor: Result<JailSupervisor, JudgeError>
    do {
      supervisor = .success(try JailSupervisor(executable: configuration.jail, ceiling: ceiling))
    } catch {
      supervisor = .failure(JudgeError(error))
    }
    self.shelf = shelf
    self.supervisor = supervisor
    queue = JobQueue(places: configuration.simultaneousJobs)
    allowsWeakJail = configuration.allowsWeakJail
    languages = [
      .swift: SwiftLanguage(configuration, shelf, supervisor),
      .python: PythonLanguage(runtimes: configuration.runtimes, shelf: shelf),
    ]
  }

  /// Throws: ``JudgeError``, or `CancellationError`.
  func judge(_ job: JudgeJob, emit: @escaping @Sendable (JudgeEvent) -> Void) async throws {
    let turn = queue.enter()
    defer { queue.leave(turn) }
    for await ahead in turn.positions { emit(.queued(ahead: ahead)) }
    try Task.checkCancellation()
    let supervisor = try supervisor.get()
    let level = try await level(of: supervisor)
    guard let language = languages[job.language] else {
      throw JudgeError.toolchainMissing(job.language, remedy: "Choose another language.")
    }
    var judging = Judging(job, supervisor, level: level, emit: emit)
    try await judging.run(language)
  }

  func prepare() async {
    await withTaskGroup { group in
      for language in languages.values { group.addTask { try? await language.prepare() } }
    }
  }

  func status() async -> RunnerStatus {
    let toolchains = await shelf.status()
    do {
      let report = try await supervisor.get().probe()
      return RunnerStatus(level: "\(report.level)", steps: report.steps, toolchains: toolchains)
    } catch {
      let error = JudgeError(error)
      let step = RunnerStatus.Step(
        name: "focus-jail", works: false, remedy: error.description)
      return RunnerStatus(level: "L0", steps: [step], toolchains: toolchains)
    }
  }

  private func level(of supervisor: JailSupervisor) async throws(JudgeError) -> JailLevel {
    let level: JailLevel
    do { level = try await supervisor.probe().level } catch { throw JudgeError(error) }
    #if os(macOS)
      let lowest = JailLevel.L1
    #else
      let lowest = JailLevel.L2
    #endif
    guard level >= lowest || allowsWeakJail else { throw .jailTooWeak(level: "\(level)") }
    return level
  }
}
