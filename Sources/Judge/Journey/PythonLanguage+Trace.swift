internal import Domain

extension PythonLanguage: TracedLanguage {
  /// Not isolated (`-I`), so that the environment may fix the order of sets: a window's run is then
  /// the same as the one before it.
  func traced(_ job: TraceJob) async throws -> TracedProgram {
    var runtime = try await runtime()
    var harness = runtime.spec.arguments.removeLast()
    let load: Load
    switch job.subject {
    case .problem(let problem, _): load = self.load(job.source, for: problem)
    case .program(let name, _):
      harness = harness.replacing("harness.py", with: "trace_main.py")
      runtime.spec.environment["PYTHONIOENCODING"] = "utf-8"
      load = Load(["name": .string(name), "source": .string(job.source)])
    }
    runtime.spec.arguments =
      runtime.spec.arguments.prefix(1) + ["-s", "-S", "-B", harness, "--wait"]
    runtime.spec.environment["PYTHONHASHSEED"] = "0"
    return TracedProgram(
      program: Program(
        runtime: runtime, load: load, obituary: Self.obituary, waitsForLoad: true))
  }

  /// The error that nobody caught, as the last line of its traceback says it.
  private static func obituary(_ stderr: [UInt8]) -> Obituary? {
    let text = String(decoding: stderr.suffix(1 << 14), as: UTF8.self)
    guard text.contains("Traceback (most recent call last):"),
      let last = text.split(separator: "\n").last, !last.hasPrefix(" ")
    else { return nil }
    return Obituary(message: String(last), line: nil)
  }
}
