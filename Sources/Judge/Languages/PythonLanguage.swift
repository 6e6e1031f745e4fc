internal import Domain

/// Python: the source is compiled by the interpreter that runs it.
struct PythonLanguage: LearnerLanguage {
  let runtimes: String
  let shelf: ToolchainShelf

  private static let harness = "/focus/harness"

  func prepare() async throws { _ = try await shelf.pythonToolchain() }

  func build(_ job: JudgeJob) async throws -> Build {
    let toolchain = try await shelf.pythonToolchain()
    let folder = "\(runtimes)/python"
    _ = try runtimeFile("\(folder)/harness.py")
    var spec = JailSpec(
      arguments: [
        "\(PythonToolchain.root)/bin/python3", "-I", "-S", "-B", "\(Self.harness)/harness.py",
        Assignment(job.problem).value.json,
      ])
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC",
      "LD_LIBRARY_PATH": "\(PythonToolchain.root)/lib",
    ]
    spec.mounts = toolchain.mounts + [JailSpec.Mount(host: folder, jail: Self.harness)]
    spec.files = [JailSpec.File(name: "solution.py", bytes: Array(job.source.utf8))]
    spec.hasFrames = true
    let report = CompileReport(milliseconds: 0, cached: false, optimised: job.isOptimised)
    return Build(program: Program(spec: spec), report: report, countsLoading: true)
  }
}
