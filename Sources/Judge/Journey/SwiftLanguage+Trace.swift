internal import Domain
internal import Instrumenter
internal import TraceFile

extension SwiftLanguage: TracedLanguage {
  /// How often a function that does not compile with its steps told is tried with fewer of them.
  private static let mostRounds = 4
  /// As `Runtimes/swift/TraceNodes` numbers them.
  private static let nodes = [
    PreludeType(name: "ListNode", properties: ["val", "next"]),
    PreludeType(name: "TreeNode", properties: ["val", "left", "right"]),
    PreludeType(name: "Graph.Node", properties: ["val", "neighbors"]),
    PreludeType(name: "RandomList.Node", properties: ["val", "next", "random"]),
  ]

  func traced(_ job: TraceJob) async throws -> TracedProgram {
    let maker = TracedSwift(
      runtimes: try await made(tracedPrelude), tool: try services.tools(),
      stub: try stub(job))
    var options = AutoInstrumenter(isProgram: maker.stub == nil, preludeTypes: Self.nodes)
    for round in 0..<Self.mostRounds {
      let instrumented = options.instrument(job.source)
      let made = try await maker.make(instrumented.text)
      if let program = made.program { return TracedProgram(program, instrumented) }
      // The learner is told what is wrong in his own text, never in ours.
      if round == 0, let refusal = try await refusal(job, maker) { return refusal }
      guard let next = instrumented.retry(options, errorLines: made.errorLines) else { break }
      options = next
    }
    return TracedProgram(program: try await maker.make(job.source).program, mode: .plain)
  }

  private func stub(_ job: TraceJob) throws -> String? {
    guard case .problem(let problem, _) = job.subject else { return nil }
    return SwiftStub(problem, SwiftOutline(job.source), codecs: try codecs()).text
  }

  /// Nil when the source compiles as it is.
  private func refusal(_ job: TraceJob, _ maker: TracedSwift) async throws -> TracedProgram? {
    switch job.subject {
    case .problem(let problem, _):
      let build = try await build(
        JudgeJob(
          problem: problem, language: language, source: job.source, cases: [], isOptimised: false))
      return build.program == nil ? TracedProgram(diagnostics: build.diagnostics) : nil
    case .program:
      let made = try await maker.make(job.source)
      return made.program == nil ? TracedProgram(diagnostics: made.diagnostics) : nil
    }
  }
}

extension TracedProgram {
  fileprivate init(_ program: Program, _ instrumented: Instrumented) {
    // A library's file has no statements of its own: its top level is no function to trace.
    let functions = instrumented.functions.filter { $0.id != 0 || $0.level != .untouched }
    let isFull = functions.allSatisfy { $0.level == .full }
    self.init(
      program: program, mode: isFull ? .full : .partial,
      functionsTraced: instrumented.functionsTraced, functions: functions.count,
      tables: instrumented.traceTables)
  }
}

extension Instrumented {
  /// The tables as the trace keeps them.
  fileprivate var traceTables: TraceTables {
    TraceTables(
      functions: functions.map {
        TraceFunction(
          id: $0.id, name: $0.name, line: $0.line, endLine: $0.endLine, parameters: $0.parameters)
      },
      slots: slots.map {
        TraceSlot(
          id: $0.id, function: $0.function, name: $0.name, type: $0.type,
          role: $0.role.flatMap { TraceSlot.Role(rawValue: $0.rawValue) })
      },
      types: types.map {
        TraceType(
          id: $0.id, name: $0.name, kind: TraceType.Kind($0.kind), fields: $0.fields)
      })
  }
}

extension TraceType.Kind {
  fileprivate init(_ kind: TypeTable.Kind) {
    self =
      switch kind {
      case .class: .class
      case .structure: .structure
      case .enumeration: .enumeration
      }
  }
}
