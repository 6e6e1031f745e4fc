internal import Domain

extension PythonLanguage: TracedLanguage {
  var waitsForPrograms: Bool { true }

  /// Not isolated (`-I`), so that the environment may fix the order of sets: a window's run is then
  /// the same as the one before it.
  ///
  /// The window comes with the program, so that any process which waits for one will do.
  func traced(_ job: TraceJob) async throws -> TracedProgram {
    var runtime = try await runtime()
    var harness = runtime.spec.arguments.removeLast()
    var order: [String: Value]
    switch job.subject {
    case .problem(let problem, _): order = self.order(job.source, problem)
    case .program(let name, _):
      harness = harness.replacing("harness.py", with: "trace_main.py")
      runtime.spec.environment["PYTHONIOENCODING"] = "utf-8"
      order = ["name": .string(name), "source": .string(job.source)]
    }
    order["window"] = job.limits.window.map { .string("\($0.lowerBound)..\($0.upperBound)") }
    // A recorder that was edited is not the one that waits.
    runtime.key += " \(FolderStamp(services.runtimeFolder(language)).text)"
    runtime.spec.arguments =
      runtime.spec.arguments.prefix(1) + ["-s", "-S", "-B", harness, "--wait"]
    runtime.spec.environment["PYTHONHASHSEED"] = "0"
    return TracedProgram(
      program: Program(
        runtime: runtime, load: Load(.object(order)), obituary: Self.obituary, waitsForLoad: true))
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
