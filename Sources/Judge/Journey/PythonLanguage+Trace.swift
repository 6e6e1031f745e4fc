internal import Domain

extension PythonLanguage: TracedLanguage {
  /// Not isolated (`-I`), so that the environment may fix the order of sets: a window's run is then
  /// the same as the one before it.
  func traced(_ job: TraceJob) async throws -> TracedProgram {
    switch job.subject {
    case .problem(let problem, _):
      let plain = JudgeJob(
        problem: problem, language: language, source: job.source, cases: [], isOptimised: false)
      var build = try await build(plain)
      build.program?.load = load(plain, isTraced: true)
      if let arguments = build.program?.runtime.spec.arguments {
        build.program?.runtime.spec.arguments = arguments.map { $0 == "-I" ? "-s" : $0 }
      }
      build.program?.runtime.spec.environment["PYTHONHASHSEED"] = "0"
      return TracedProgram(program: build.program)
    case .program(let name, _):
      let found = try await check(job.source)
      if found.contains(where: { $0.severity == .error }) {
        return TracedProgram(diagnostics: found)
      }
      var runtime = try await runtime()
      let folder = runtime.spec.arguments.last?.split(separator: "/").dropLast() ?? []
      let tracer = "/" + folder.joined(separator: "/") + "/trace_main.py"
      runtime.spec.arguments =
        runtime.spec.arguments.prefix(1) + ["-s", "-S", "-B", tracer, "--wait"]
      runtime.spec.environment["PYTHONHASHSEED"] = "0"
      runtime.spec.environment["PYTHONIOENCODING"] = "utf-8"
      let load = Load(["name": .string(name), "source": .string(job.source)])
      return TracedProgram(program: Program(runtime: runtime, load: load))
    }
  }
}
