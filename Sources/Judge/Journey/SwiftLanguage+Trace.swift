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
    PreludeType(name: "Interval", properties: ["start", "end"]),
  ]

  func isReadyToTrace() async throws -> Bool {
    let toolchain = try await services.shelf.toolchain(SwiftToolchain.self)
    return tracedPrelude.isBuilt(toolchain, identity: try tracedPrelude.identity())
  }

  func recorderBuild() async throws -> RecorderBuild? {
    let toolchain = try await services.shelf.toolchain(SwiftToolchain.self)
    let own = tracedPrelude.building(toolchain, identity: try tracedPrelude.identity())
    // What runs solutions comes first.
    var before = own == nil ? prelude.building(toolchain, identity: try prelude.identity()) : nil
    before?.parts += SwiftPrelude.partsOfRecorder
    if let first = before?.expectedSeconds {
      before?.expectedSeconds = try await recorderSeconds().map { $0 + first }
    }
    return own ?? before
  }

  func recorderSeconds() async throws -> Double? {
    let toolchain = try await services.shelf.toolchain(SwiftToolchain.self)
    return tracedPrelude.expectedSeconds(toolchain, identity: try tracedPrelude.identity())
  }

  func prepareToTrace(isUrgent: Bool) async throws {
    _ = try await made(tracedPrelude, isUrgent: isUrgent)
    try await reader.prepare(try await services.shelf.toolchain(SwiftToolchain.self))
  }

  func traced(_ job: TraceJob) async throws -> TracedProgram {
    var job = job
    if case .problem = job.subject, let found = try await statements(in: job.source) {
      job.source = found.rest
    }
    let maker = try await maker(job)
    let isProgram = maker.stub == nil && !job.source.contains("@main")
    var options = AutoInstrumenter(isProgram: isProgram, preludeTypes: Self.nodes)
    for round in 0..<Self.mostRounds {
      guard let instrumented = try await instrument(job.source, options) else {
        if let refusal = try await refusal(job, maker) { return refusal }
        return try await plain(job, maker, UntoldFunctions.unreadable)
      }
      let made = try await maker.make(instrumented.text)
      if let program = made.program {
        return TracedProgram(program, instrumented, refused: options)
      }
      // The learner is told what is wrong in his own text, never in ours.
      if round == 0, let refusal = try await refusal(job, maker) { return refusal }
      guard let next = instrumented.retry(options, errorLines: made.errorLines) else { break }
      options = next
    }
    if let program = try await byPlayground(job, maker, isProgram) { return program }
    return try await plain(job, maker, UntoldFunctions.refusedAll)
  }

  private func plain(
    _ job: TraceJob, _ maker: TracedSwift, _ reason: String
  ) async throws -> TracedProgram {
    TracedProgram(
      program: try await maker.make(job.source).program, mode: .plain, reasons: [reason])
  }

  private func instrument(
    _ source: String, _ options: AutoInstrumenter
  ) async throws -> Instrumented? {
    try await reader.instrument(
      source, options, try await services.shelf.toolchain(SwiftToolchain.self))
  }

  private func maker(_ job: TraceJob) async throws -> TracedSwift {
    let outline = SwiftOutline(job.source)
    let stub = try stub(job)
    var given = outline.givenPackages
    if let stub, outline.possiblePackages.count > given.count {
      let checked = try await compiler(outline, .generous, isOptimised: false)
        .check(job.source, stub: stub, .generous)
      given += outline.packages(meantBy: checked.diagnostics)
    }
    let runtimes = try await withLibraries(
      try await made(tracedPrelude), isNeeded: outline.importsPackages || !given.isEmpty)
    return TracedSwift(
      runtimes: runtimes, tool: try services.tools(), stub: stub, given: runtimes.modules(given))
  }

  /// The second engine: the compiler's playground pass; nil where it would change what the program does, or fails.
  private func byPlayground(
    _ job: TraceJob, _ maker: TracedSwift, _ isProgram: Bool
  ) async throws -> TracedProgram? {
    // It lets go of objects later than the program itself does.
    let isWatched = ["deinit", "weak", "unowned", "isKnownUniquelyReferenced"].contains {
      job.source.contains($0)
    }
    if isWatched { return nil }
    let told = try await instrument(job.source, AutoInstrumenter(isProgram: isProgram))
    guard let told else { return nil }
    for pass in TracedSwift.Pass.allCases {
      guard var program = try await maker.make(job.source, pass).program else { continue }
      program.runtime.spec.environment["FOCUS_TRACE_SCOPES"] = told.scopes
      var made = TracedProgram(program, told, .playground)
      made.reasons = [UntoldFunctions.byPlayground]
      return made
    }
    return nil
  }

  private func stub(_ job: TraceJob) throws -> String? {
    guard case .problem(let problem, _) = job.subject else { return nil }
    return SwiftStub(
      problem, SwiftOutline(job.source), codecs: try codecs(), isTraced: true
    ).text
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
  fileprivate init(
    _ program: Program, _ instrumented: Instrumented, _ mode: TraceReport.Mode? = nil,
    refused options: AutoInstrumenter? = nil
  ) {
    // A library's file has no statements of its own: its top level is no function to trace.
    let functions = instrumented.functions.filter { $0.id != 0 || $0.level != .untouched }
    let untold = UntoldFunctions(functions, instrumented.types, refused: options)
    var program = program
    if instrumented.usesTasks { program.runtime.spec.environment["FOCUS_TRACE_TASKS"] = "1" }
    self.init(
      program: program, mode: mode ?? (untold.isEmpty ? .full : .partial),
      reasons: untold.sentences,
      functionsTraced: instrumented.functionsTraced, functions: functions.count,
      tables: mode == .playground ? instrumented.functionTables : instrumented.traceTables)
  }
}

extension Instrumented {
  /// What the recorder knows functions by where the compiler tells it their bodies alone.
  fileprivate var scopes: String {
    functions.compactMap { function in
      if function.id == 0 { return function.level == .untouched ? nil : "0:0:0:0=0" }
      guard let body = function.body else { return nil }
      return "\(body.line):\(body.column):\(body.endLine):\(body.endColumn)=\(function.id)"
    }.joined(separator: ",")
  }

  /// The tables of a trace whose slots are on its tape.
  fileprivate var functionTables: TraceTables {
    TraceTables(
      functions: functions.map {
        TraceFunction(
          id: $0.id, name: $0.name, line: $0.line, endLine: $0.endLine, parameters: [])
      })
  }

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
