internal import Domain

/// JavaScript: the source is compiled by the Node that runs it.
struct JavaScriptLanguage: LearnerLanguage {
  let language = Language.javascript
  private let services: LanguageServices
  /// Parses sources while they are typed.
  private let checker: ResidentTool

  private static let harness = "/focus/harness"
  /// As deep as learners recurse, in kilobytes; and the machine's stack around it.
  private static let stack = (kilobytes: 128 << 10, machineBytes: 160 << 20)

  init(_ services: LanguageServices) {
    self.services = services
    checker = ResidentTool(services.supervisor, budget: CaseBudget(cpu: .seconds(5)))
  }

  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
    let found = try await services.shelf.toolchain(JavaScriptToolchain.self)
    let libraries = FetchedLibraries(runtimeFolder: services.runtimeFolder(language))
    return .init(
      language: language, version: found.version, path: found.executable,
      remedy: libraries.remedy,
      libraries: libraries.names + ["our own queues and heaps with @datastructures-js's interface"])
  }

  func prepare() async throws { _ = try await services.shelf.toolchain(JavaScriptToolchain.self) }

  func runtimes() async throws -> [Runtime] {
    [try await runtime(memoryBytes: Limits().memoryBytes)]
  }

  func build(_ job: JudgeJob) async throws -> Build {
    let load = Load([
      "assignment": Assignment(job.problem, in: language).value, "source": .string(job.source),
    ])
    let report = CompileReport(milliseconds: 0, cached: false, optimised: job.isOptimised)
    let runtime = try await runtime(memoryBytes: job.problem.limits.memoryBytes)
    return Build(
      program: Program(runtime: runtime, load: load), report: report, countsLoading: true)
  }

  func standAlone(_ source: String, name: String) async throws -> Build? {
    let runtime = try await runtime(memoryBytes: Limits().memoryBytes)
    let file = JailSpec.File(name: name, bytes: Array(source.utf8))
    return StandAlone.build(
      runtime, runtime.spec.arguments.dropLast() + ["/work/\(name)"], file)
  }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] {
    if let complaint = SourceCheck.complaint(source) { return [complaint] }
    var spec = try await spec(arguments: [], script: "checker.js")
    spec.profile = .compiler
    spec.limits = .resident(memoryBytes: 512 << 20)
    let tool = Runtime(key: "javascript checker", kind: .cold, spec: spec)
    guard case .value(let found) = try await checker.ask(["source": .string(source)], of: tool)
    else { return [] }
    return found.elements?.compactMap(Diagnostic.init(frame:)) ?? []
  }

  private func runtime(memoryBytes: Int) async throws(JudgeError) -> Runtime {
    // The jail shall decide when memory runs out, so the heap may grow a little beyond.
    let heap = (memoryBytes >> 20) + 64
    var spec = try await spec(
      arguments: ["--stack-size=\(Self.stack.kilobytes)", "--max-old-space-size=\(heap)"],
      script: "main.js")
    spec.limits.stackBytes = Self.stack.machineBytes
    let key = "javascript \(spec.mounts.map(\.host)) \(heap)"
    return Runtime(key: key, kind: .oneShot, spec: spec)
  }

  private func spec(arguments: [String], script: String) async throws(JudgeError) -> JailSpec {
    let toolchain = try await services.shelf.toolchain(JavaScriptToolchain.self)
    let folder = services.runtimeFolder(language)
    _ = try runtimeFile("\(folder)/\(script)")
    let node = ["\(JavaScriptToolchain.root)/bin/node", "--v8-pool-size=1"]
    var spec = JailSpec(arguments: node + arguments + ["\(Self.harness)/\(script)"])
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC", "UV_THREADPOOL_SIZE": "1",
      // The system's own may be out of sight, which Node takes for an error.
      "OPENSSL_CONF": "/dev/null",
      "LD_LIBRARY_PATH": "\(JavaScriptToolchain.root)/lib",
    ]
    spec.mounts = toolchain.mounts + [JailSpec.Mount(host: folder, jail: Self.harness)]
    spec.hasFrames = true
    spec.runsOwnFiles = false
    return spec
  }
}
