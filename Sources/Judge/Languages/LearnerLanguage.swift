internal import Domain

/// How one language's sources become programs.
protocol LearnerLanguage: Sendable {
  var language: Language { get }
  /// What was found on this machine; resolved once.
  ///
  /// Throws: ``JudgeError/toolchainMissing(_:remedy:)``.
  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain
  /// Makes ready what every build and run needs: harness, caches, warm processes.
  func prepare() async throws
  /// The runtimes whose processes the pool should keep ready.
  func runtimes() async throws -> [Runtime]
  /// The libraries that building this job compiles first, as nothing has needed them before.
  func makingReady(for job: JudgeJob) async -> [String]
  /// Throws: ``JudgeError`` for trouble of ours; what is wrong in the source is in the build.
  func build(_ job: JudgeJob) async throws -> Build
  /// A second program of an accepted source, slower and with checks, in which small cases are
  /// replayed; nil where the first has all the checks that there are.
  ///
  /// Throws: as ``build(_:)``.
  func checkedBuild(_ job: JudgeJob) async throws -> Build?
  /// A program of its own, with its own input and output, which runs in a cold jail without frames; nil where
  /// this language has none.
  ///
  /// Throws: as ``build(_:)``.
  func standAlone(_ source: String, name: String) async throws -> Build?
  /// What the compiler says of an unfinished source, without building a program.
  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic]
}

extension LearnerLanguage {
  func makingReady(for job: JudgeJob) async -> [String] { [] }
  func checkedBuild(_ job: JudgeJob) async throws -> Build? { nil }
  func standAlone(_ source: String, name: String) async throws -> Build? { nil }
}

/// What the languages share.
struct LanguageServices: Sendable {
  let configuration: JudgeConfiguration
  let supervisor: Result<JailSupervisor, JudgeError>
  let cache: CompileCache
  let flight: SingleFlight
  let probe: Probe
  /// Gives each language its toolchain, without asking the machine at every start.
  let shelf: ToolchainShelf
  /// Where processes are kept warm; nil without a supervisor.
  var pool: WorkerPool?

  func tools() throws(JudgeError) -> JailedTool {
    JailedTool(supervisor: try supervisor.get(), pool: pool)
  }

  /// The folder of a language's runtime files on the host.
  func runtimeFolder(_ language: Language) -> String {
    "\(configuration.runtimes)/\(language.rawValue)"
  }
}
