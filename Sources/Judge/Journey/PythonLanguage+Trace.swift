internal import Domain

extension PythonLanguage: TracedLanguage {
  func traced(_ job: TraceJob) async throws -> TracedProgram {
    switch job.subject {
    case .problem(let problem, _):
      let plain = JudgeJob(
        problem: problem, language: language, source: job.source, cases: [], isOptimised: false)
      var build = try await build(plain)
      build.program?.load = load(plain, isTraced: true)
      return TracedProgram(program: build.program)
    case .program(let name, _):
      let found = try await check(job.source)
      if found.contains(where: { $0.severity == .error }) {
        return TracedProgram(diagnostics: found)
      }
      var runtime = try await runtime()
      let folder = runtime.spec.arguments.last?.split(separator: "/").dropLast() ?? []
      let tracer = "/" + folder.joined(separator: "/") + "/trace_main.py"
      // Not isolated (`-I`), so that the environment may fix the order of sets.
      runtime.spec.arguments =
        runtime.spec.arguments.prefix(1) + ["-s", "-S", "-B", tracer, "/work/\(name)"]
      runtime.spec.environment["PYTHONHASHSEED"] = "0"
      runtime.spec.environment["PYTHONIOENCODING"] = "utf-8"
      runtime.spec.files = [.init(name: name, bytes: Array(job.source.utf8))]
      runtime.spec.hasFrames = false
      return TracedProgram(program: Program(runtime: runtime, load: Load([:])))
    }
  }
}
