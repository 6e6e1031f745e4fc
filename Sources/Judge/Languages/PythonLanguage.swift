internal import Domain

/// Python: the source is compiled by the interpreter that runs it.
struct PythonLanguage: LearnerLanguage {
  let language = Language.python
  let services: LanguageServices
  let shelf: ToolchainShelf

  private static let harness = "/focus/harness"

  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
    let found = try await shelf.pythonToolchain()
    return .init(language: language, version: found.version, path: found.executable)
  }

  func prepare() async throws { _ = try await shelf.pythonToolchain() }

  func runtimes() async throws -> [Runtime] { [try await runtime()] }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] { [] }

  func build(_ job: JudgeJob) async throws -> Build {
    let load = Load([
      "assignment": Assignment(job.problem, in: language).value, "source": .string(job.source),
    ])
    let report = CompileReport(milliseconds: 0, cached: false, optimised: job.isOptimised)
    return Build(
      program: Program(runtime: try await runtime(), load: load), report: report,
      countsLoading: true)
  }

  private func runtime() async throws(JudgeError) -> Runtime {
    let toolchain = try await shelf.pythonToolchain()
    let folder = services.runtimeFolder(language)
    _ = try runtimeFile("\(folder)/harness.py")
    var spec = JailSpec(
      arguments: [
        "\(PythonToolchain.root)/bin/python3", "-I", "-S", "-B", "\(Self.harness)/harness.py",
      ])
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC",
      "LD_LIBRARY_PATH": "\(PythonToolchain.root)/lib",
    ]
    spec.mounts = toolchain.mounts + [JailSpec.Mount(host: folder, jail: Self.harness)]
    spec.hasFrames = true
    return Runtime(key: "python \(toolchain.identity) \(folder)", kind: .forks, spec: spec)
  }
}
