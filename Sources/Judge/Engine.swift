internal import Domain

/// What every job of one runner shares.
struct Engine: Sendable {
  let supervisor: Result<JailSupervisor, JudgeError>
  let pool: WorkerPool?
  let queue: JobQueue
  private let speculation = Speculation()
  private let board = ToolchainBoard()
  let languages: [any LearnerLanguage]
  let traces: TraceFolder
  let grader: Grader
  let standBy = StandBy()
  private let cache: CompileCache
  private let allowsWeakJail: Bool

  /// A ceiling forces a lower rung of the jail's ladder, for tests.
  init(_ configuration: JudgeConfiguration, ceiling: JailLevel = .L5) {
    let supervisor: Result<JailSupervisor, JudgeError>
    do {
      supervisor = .success(try JailSupervisor(executable: configuration.jail, ceiling: ceiling))
    } catch {
      supervisor = .failure(JudgeError(error))
    }
    self.supervisor = supervisor
    let pool = (try? supervisor.get()).map { WorkerPool($0, configuration.workers) }
    self.pool = pool
    let probe = Probe(
      searchPath: configuration.searchPath, leash: (try? supervisor.get())?.programPath)
    queue = JobQueue(
      places: configuration.simultaneousJobs,
      bounds: .init(
        perLearner: configuration.mostQueuedPerLearner, inAll: configuration.mostQueued))
    allowsWeakJail = configuration.allowsWeakJail
    traces = TraceFolder(cache: configuration.cache)
    cache = CompileCache(cache: configuration.cache, mostBytes: configuration.cacheBytes)
    let shelf = ToolchainShelf(probe, cache: configuration.cache)
    grader = Grader(configuration, supervisor, probe, shelf)
    languages = Self.languages(
      LanguageServices(
        configuration: configuration, supervisor: supervisor,
        cache: cache,
        flight: SingleFlight(), probe: probe,
        shelf: shelf, pool: pool))
  }

  /// Throws: ``JudgeError``, or `CancellationError`.
  func judge(_ job: JudgeJob, emit: @escaping @Sendable (JudgeEvent) -> Void) async throws {
    let turn = try queue.enter(job.learner, isProbe: job.isProbe)
    defer { queue.leave(turn) }
    for await ahead in turn.positions { emit(.queued(ahead: ahead)) }
    try Task.checkCancellation()
    let supervisor = try supervisor.get()
    let level = try await level(of: supervisor)
    guard let pool, let language = language(job.language) else {
      throw JudgeError.toolchainMissing(job.language, remedy: "Choose another language.")
    }
    let place = Place(turn, in: queue)
    var judging = Judging(job, pool, cache, level: level, place: place, emit: emit)
    try await judging.run(language)
    if !job.isOptimised { speculation.note(job) }
  }

  private func language(_ language: Language) -> (any LearnerLanguage)? {
    languages.first { $0.language == language }
  }

  func level(of supervisor: JailSupervisor) async throws(JudgeError) -> JailLevel {
    let level: JailLevel
    do { level = try await supervisor.probe().level } catch { throw JudgeError(error) }
    guard level >= .L2 || allowsWeakJail else { throw .jailTooWeak(level: "\(level)") }
    return level
  }
}

// MARK: - Beside the jobs

extension Engine {
  /// What learners mostly use is started before anybody asks; the rest at its first use.
  private static let startedEarly: [Language] = [.swift, .python]

  func prepare() async {
    await withTaskGroup { group in
      for language in Self.startedEarly.compactMap({ self.language($0) }) {
        group.addTask {
          try? await language.prepare()
          guard let pool else { return }
          for runtime in (try? await language.runtimes()) ?? [] { await pool.warm(runtime) }
          try? await tracedLanguage(language.language)?.prepareToTrace(isUrgent: false)
        }
      }
    }
  }

  /// Keeps workers ready and builds ahead until the task is cancelled.
  func tend(tell: @escaping @Sendable (Speculation.Event) -> Void = { _ in }) async {
    await withTaskGroup { group in
      if let pool {
        group.addTask { await pool.keep() }
        group.addTask { await keepRecorder(pool) }
      }
      group.addTask {
        await speculation.keep(queue, tell: tell) { job in
          guard let language = language(job.language),
            try await language.build(job).program != nil
          else { return }
          _ = try await language.checkedBuild(job)
        }
      }
    }
    pool?.close()
  }

  /// What the compiler says of a source; only while no job runs that somebody waits for.
  ///
  /// Throws: ``JudgeError``; `CancellationError` also when a job came between.
  func diagnose(
    _ language: Language, _ source: String, _ problem: Problem
  ) async throws -> [Diagnostic] {
    guard let language = self.language(language) else { return [] }
    if let complaint = SourceCheck.complaint(source) { return [complaint] }
    let found = try await queue.whileFree { try await language.diagnose(source, for: problem) }
    guard let found else { throw CancellationError() }
    return found
  }

  func status() async -> RunnerStatus {
    let toolchains = await board.toolchains { await findToolchains() }
    do {
      let report = try await supervisor.get().probe()
      return RunnerStatus(
        level: "\(report.level)", steps: report.steps, toolchains: toolchains,
        workers: pool?.workers ?? [], recorders: await recorders())
    } catch {
      let error = JudgeError(error)
      let step = RunnerStatus.Step(
        name: "focus-jail", works: false, remedy: error.description)
      return RunnerStatus(level: "L0", steps: [step], toolchains: toolchains)
    }
  }

  private func findToolchains() async -> [RunnerStatus.Toolchain] {
    await withTaskGroup(of: RunnerStatus.Toolchain.self) { group in
      for language in languages {
        group.addTask {
          do {
            return try await language.toolchain()
          } catch {
            let remedy = JudgeError(error).hint ?? ""
            return .init(language: language.language, version: nil, path: "", remedy: remedy)
          }
        }
      }
      let found = await group.reduce(into: [:]) { $0[$1.language] = $1 }
      return Language.allCases.compactMap { found[$0] }
    }
  }
}
