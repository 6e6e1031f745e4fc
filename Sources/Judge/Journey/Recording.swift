internal import Domain
internal import Foundation
internal import TraceFile

/// One program's run on a tape, and the trace that is made of it.
struct Recording {
  /// The program as its process ended.
  struct Run {
    var ending: TraceReport.Ending
    var answer: Value?
    var stdout: [UInt8] = []
    var stderr: [UInt8] = []
    var status = 0
    var milliseconds = 0.0
  }

  /// What the tasks of a recording end with.
  private enum Part {
    case run(Run)
    case trace(GrowingTrace)
  }

  /// When a growing trace is told for the first time, and how much later each further time.
  private static let firstLook = Duration.milliseconds(120)
  private static let slowdown = 3
  /// How much of the tape the first look takes, and how much more each further one: a busy loop
  /// fills the tape faster than it is read, and its first steps must not wait for that.
  private static let firstBytes = 1 << 20
  private static let growth = 8

  let job: TraceJob
  let pool: WorkerPool
  let folder: TraceFolder
  let standBy: StandBy
  let emit: @Sendable (TraceProgress) -> Void

  /// Throws: ``JudgeError``, or `CancellationError`.
  func run(_ language: any TracedLanguage) async throws -> TraceReport {
    emit(.compiling)
    if let complaint = SourceCheck.complaint(job.source) {
      return TraceReport(mode: .plain, ending: .refused, diagnostics: [complaint])
    }
    if try await !language.isReadyToTrace() {
      emit(.preparing)
      try await language.prepareToTrace()
      emit(.compiling)
    }
    let traced = try await language.traced(job)
    guard let program = traced.program else {
      return TraceReport(mode: .plain, ending: .refused, diagnostics: traced.diagnostics)
    }
    let seat = try seat(for: program)
    defer { seat.tape.remove() }
    var (run, trace) = try await play(program, seat, builder(traced))
    prepareNext(program)
    if traced.mode == .plain { return report(run, traced) }
    trace.readToEnd()
    // Who ended by himself was not in the middle of an event; who was killed may have been.
    if case .failed(.runtimeError, _, _) = run.ending { trace.finish() }
    try trace.keep(run.ending.traceStatus)
    var report = report(run, traced)
    report.path = seat.tape.trace
    report.steps = trace.builder.steps
    report.gap = trace.builder.stepsBefore
    report.skipped = trace.builder.stepsBehind
    report.bytes = trace.builder.position
    return report
  }

  private func builder(_ traced: TracedProgram) -> TraceBuilder {
    TraceBuilder(
      source: job.traceSource(traced.mode), tables: traced.tables,
      limits: .init(steps: job.limits.steps, bytes: job.limits.bytes))
  }

  /// Runs the program and reads along; gives its end and how far the reading came.
  private func play(
    _ program: Program, _ seat: StandBy.Seat, _ builder: TraceBuilder
  ) async throws -> (Run, GrowingTrace) {
    try await withThrowingTaskGroup(of: Part.self) { group in
      group.addTask { .run(try await play(program, seat)) }
      group.addTask { .trace(await watch(GrowingTrace(seat.tape, builder))) }
      var run: Run?
      var trace = GrowingTrace(seat.tape, builder)
      for try await part in group {
        switch part {
        case .run(let ended): run = ended
        case .trace(let read): trace = read
        }
        group.cancelAll()
      }
      try Task.checkCancellation()
      guard let run else { throw CancellationError() }
      return (run, trace)
    }
  }

  private func report(_ run: Run, _ traced: TracedProgram) -> TraceReport {
    TraceReport(
      mode: traced.mode, functionsTraced: traced.functionsTraced, functions: traced.functions,
      milliseconds: run.milliseconds, ending: run.ending, answer: run.answer,
      diagnostics: traced.diagnostics, standardOutput: run.stdout, standardError: run.stderr,
      status: run.status)
  }

  /// Tells the trace so far while a long run goes on.
  private func watch(_ trace: GrowingTrace) async -> GrowingTrace {
    var (trace, pause, bytes) = (trace, Self.firstLook, Self.firstBytes)
    while (try? await Task.sleep(for: pause)) != nil {
      trace.read(atMost: bytes)
      guard !Task.isCancelled else { break }
      // A program that takes its time to start is looked at again soon.
      guard trace.builder.steps > 0 else { continue }
      pause *= Self.slowdown
      bytes *= Self.growth
      guard (try? trace.keep(.init(.running))) != nil else { continue }
      emit(.growing(path: trace.tape.trace, steps: trace.builder.steps))
    }
    return trace
  }
}

// MARK: - The run

extension Recording {
  private func play(_ program: Program, _ seat: StandBy.Seat) async throws -> Run {
    let clock = ContinuousClock()
    let begin = clock.now
    var run =
      switch job.subject {
      case .problem(let problem, let input): try await play(program, seat.tape, problem, input)
      case .program(_, let input): try await play(program, seat, input)
      }
    run.milliseconds = (clock.now - begin).milliseconds
    return run
  }

  /// Puts one case to a learner's solution, as the judge does.
  private func play(
    _ program: Program, _ tape: Tape, _ problem: Problem, _ input: [Value]
  ) async throws -> Run {
    var program = program
    program.runtime.kind = .cold
    program.runtime.spec = program.runtime.spec.recorded(job.limits).writing(on: tape)
    let item = JudgeCase(input: input, expected: nil, isVisible: true)
    var bench = Bench(
      pool, program, CaseSource(problem: problem, cases: [item]),
      limit: TimeLimit(milliseconds: job.limits.cpuMilliseconds),
      memoryBytes: problem.limits.memoryBytes + job.limits.bytes)
    defer { bench.clear() }
    let answer =
      if let failure = try await bench.start() { failure } else { try await bench.ask(0) }
    var run = Run(
      ending: .finished, stdout: answer.record.stdout, stderr: answer.record.stderr)
    switch answer.outcome {
    case .answer(let value): run.answer = value
    case .wrong(let note): run.ending = .failed(.wrongAnswer, note: note, line: nil)
    case .failed(let kind, let note, let line):
      run.ending = .failed(kind, note: note, line: line)
      run.status = 1
    case .refused: run.ending = .refused
    }
    return run
  }
}

extension TraceReport.Ending {
  fileprivate var traceStatus: TraceFooter.Status {
    switch self {
    case .finished: .init(.finished)
    case .failed(.timeLimit, let note, let line), .failed(.idleLimit, let note, let line):
      .init(.stopped, note: note, line: line)
    case .failed(_, let note, let line): .init(.failed, note: note, line: line)
    case .refused: .init(.failed)
    }
  }
}

extension TraceJob {
  fileprivate func traceSource(_ mode: TraceReport.Mode) -> TraceSource {
    let ending = language.fileExtension
    switch subject {
    case .problem(let problem, let input):
      return TraceSource(
        language: language.rawValue, source: source,
        sourceName: "\(problem.summary.slug).\(ending)", mode: mode.rawValue,
        input: Value.array(input).json)
    case .program(let name, _):
      return TraceSource(
        language: language.rawValue, source: source, sourceName: name, mode: mode.rawValue)
    }
  }
}
