internal import Domain

/// Python: the source is compiled by the interpreter that runs it.
struct PythonLanguage: LearnerLanguage {
  let language = Language.python
  let services: LanguageServices

  private static let harness = "/focus/harness"

  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
    let found = try await services.shelf.toolchain(PythonToolchain.self)
    let libraries = FetchedLibraries(runtimeFolder: services.runtimeFolder(language))
    return .init(
      language: language, version: found.version, path: found.executable,
      remedy: libraries.remedy, libraries: libraries.names)
  }

  func prepare() async throws { _ = try await services.shelf.toolchain(PythonToolchain.self) }

  func runtimes() async throws -> [Runtime] { [try await runtime()] }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] {
    try await check(source)
  }

  /// The interpreter compiles the source; nothing of it is run.
  func check(_ source: String) async throws -> [Diagnostic] {
    guard let pool = services.pool else { return [] }
    var limits = JailLimits()
    limits.cpu = .seconds(5)
    limits.start = CaseBudget(cpu: .seconds(5))
    let load = Load(["check": true, "source": .string(source)])
    var sitting = Sitting(try await pool.lease(try await runtime(), load, limits: limits))
    defer { sitting.kill() }
    guard case .frame(let frame) = try await sitting.next(), frame.known == .refused else {
      return []
    }
    return (frame.value?.elements ?? []).map(Self.diagnostic)
  }

  private static func diagnostic(_ item: Value) -> Diagnostic {
    let isWarning = item["severity"]?.text == Diagnostic.Severity.warning.rawValue
    return Diagnostic(
      line: item["line"]?.integer ?? 1, column: item["column"]?.integer ?? 1,
      severity: isWarning ? .warning : .error, message: item["message"]?.text ?? "")
  }

  func build(_ job: JudgeJob) async throws -> Build {
    let report = CompileReport(milliseconds: 0, cached: false, optimised: job.isOptimised)
    return Build(
      program: Program(runtime: try await runtime(), load: load(job.source, for: job.problem)),
      report: report,
      countsLoading: true)
  }

  func load(_ source: String, for problem: Problem) -> Load {
    Load(.object(order(source, problem)))
  }

  /// What the harness is to run.
  func order(_ source: String, _ problem: Problem) -> [String: Value] {
    ["assignment": Assignment(problem, in: language).value, "source": .string(source)]
  }

  func runtime() async throws(JudgeError) -> Runtime {
    let folder = services.runtimeFolder(language)
    _ = try runtimeFile("\(folder)/harness.py")
    return Self.runtime(try await services.shelf.toolchain(PythonToolchain.self), folder)
  }

  static func runtime(_ toolchain: PythonToolchain, _ folder: String) -> Runtime {
    var spec = JailSpec(
      arguments: ["\(PythonToolchain.root)/bin/python3", "-I", "-S", "-B", "\(harness)/harness.py"])
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC",
      "LD_LIBRARY_PATH": "\(PythonToolchain.root)/lib",
      "GLIBC_TUNABLES": "glibc.malloc.arena_max=1",
    ]
    spec.mounts = toolchain.mounts + [JailSpec.Mount(host: folder, jail: harness)]
    spec.hasFrames = true
    spec.runsOwnFiles = false
    return Runtime(key: "python \(toolchain.identity) \(folder)", kind: .forks, spec: spec)
  }
}
