internal import Domain

/// What every job of one runner shares.
struct Engine: Sendable {
  private let supervisor: Result<JailSupervisor, JudgeError>
  private let queue: JobQueue
  private let languages: [any LearnerLanguage]
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
    queue = JobQueue(places: configuration.simultaneousJobs)
    allowsWeakJail = configuration.allowsWeakJail
    languages = Self.languages(
      LanguageServices(
        configuration: configuration, supervisor: supervisor,
        cache: CompileCache(cache: configuration.cache, mostBytes: configuration.cacheBytes),
        flight: SingleFlight(), probe: Probe(searchPath: configuration.searchPath)))
  }

  private static func languages(_ services: LanguageServices) -> [any LearnerLanguage] {
    let shelf = ToolchainShelf(searchPath: services.configuration.searchPath)
    return [SwiftLanguage(services, shelf), PythonLanguage(services: services, shelf: shelf)]
  }

  /// Throws: ``JudgeError``, or `CancellationError`.
  func judge(_ job: JudgeJob, emit: @escaping @Sendable (JudgeEvent) -> Void) async throws {
    let turn = queue.enter()
    defer { queue.leave(turn) }
    for await ahead in turn.positions { emit(.queued(ahead: ahead)) }
    try Task.checkCancellation()
    let supervisor = try supervisor.get()
    let level = try await level(of: supervisor)
    guard let language = languages.first(where: { $0.language == job.language }) else {
      throw JudgeError.toolchainMissing(job.language, remedy: "Choose another language.")
    }
    var judging = Judging(
      job, WorkerPool(supervisor), supervisor, level: level, emit: emit)
    try await judging.run(language)
  }

  func prepare() async {
    await withTaskGroup { group in
      for language in languages { group.addTask { try? await language.prepare() } }
    }
  }

  func status() async -> RunnerStatus {
    let toolchains = await toolchains()
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

  private func toolchains() async -> [RunnerStatus.Toolchain] {
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
