internal import Domain
internal import Foundation
internal import TraceFile

/// One program's run on a tape, and the trace that is made of it.
struct Recording {
  /// The program as its process ended.
  struct Run {
    var ending: TraceReport.Ending
    var answer: Value?
    /// What is wrong in a source that was refused.
    var diagnostics: [Diagnostic] = []
    var stdout: [UInt8] = []
    var stderr: [UInt8] = []
    var status = 0
    /// What ended a stand-alone program, if it was one.
    var signal: Int32?
    var milliseconds = 0.0
    var end = ContinuousClock.now
  }

  /// What the tasks of a recording end with.
  private enum Part {
    case run(Run)
    case trace(GrowingTrace)
  }

  /// When a growing trace is told for the first time, and how much later each further time.
  private static let firstTelling = Duration.milliseconds(120)
  private static let slowdown = 3
  private static let betweenTellings = Duration.seconds(2)
  /// How much of the tape is told first, and how much more each further time: a busy loop fills it
  /// faster than it is read, and its first steps must not wait for that.
  private static let firstBytes = 24 << 20
  private static let growth = 3
  /// How much is read at a time: the program's end waits for no more.
  private static let partBytes = 256 << 10
  /// How long to wait where nothing new was written: a quarter of the time that this has lasted, as a look costs little.
  private static let pauses = Duration.microseconds(500)...Duration.milliseconds(8)

  let job: TraceJob
  let pool: WorkerPool
  let folder: TraceFolder
  let standBy: StandBy
  let place: Place
  let emit: @Sendable (TraceProgress) -> Void

  /// Tells everything up to the report.
  ///
  /// Throws: ``JudgeError``, or `CancellationError`.
  func run(_ language: any TracedLanguage) async throws {
    emit(.compiling)
    if let complaint = SourceCheck.complaint(job.source) { return refuse([complaint]) }
    // Others need not wait for what is built once.
    try await place.lending { try await makeReady(language) }
    let traced = try await place.lending { try await language.traced(job) }
    guard let program = traced.program else { return refuse(traced.diagnostics) }
    let seat = try seat(for: program)
    // Only when the report is told: nobody has to wait for it.
    defer { seat.tape.remove() }
    var (run, trace) = try await play(program, seat, builder(traced))
    prepareNext(program)
    if run.ending == .refused { return refuse(run.diagnostics) }
    emit(.finished(try report(run, &trace, seat.tape, traced)))
  }

  /// Tells how far the recorder's building is, whoever builds it.
  private func makeReady(_ language: any TracedLanguage) async throws {
    guard try await !language.isReadyToTrace() else { return }
    emit(
      .preparing(
        RecorderBuild(
          part: 1, parts: 1, seconds: 0,
          expectedSeconds: try? await language.recorderSeconds())))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await language.prepareToTrace(isUrgent: true) }
      group.addTask {
        var last: RecorderBuild?
        while !Task.isCancelled {
          let build = try? await language.recorderBuild()
          if let build, build != last { emit(.preparing(build)) }
          last = build ?? last
          guard (try? await Task.sleep(for: Self.betweenTellings)) != nil else { return }
        }
      }
      try await group.next()
      group.cancelAll()
    }
    emit(.compiling)
  }

  func refuse(_ diagnostics: [Diagnostic]) {
    emit(.finished(TraceReport(mode: .plain, ending: .refused, diagnostics: diagnostics)))
  }

  private func report(
    _ run: Run, _ trace: inout GrowingTrace, _ tape: Tape, _ traced: TracedProgram
  ) throws(JudgeError) -> TraceReport {
    if traced.mode == .plain { return report(run, traced) }
    trace.readToEnd()
    // Who ended by himself was not in the middle of an event; who was killed may have been.
    if run.ending.isOwn || trace.endsInStep { trace.finish() }
    var run = run
    run.explain(trace.builder.runningCalls)
    var report = report(run, traced)
    if trace.builder.halt == .source {
      (report.mode, report.reasons) = (.plain, [UntoldFunctions.unreadable])
      return report
    }
    if traced.mode == .playground, trace.builder.toldNothing {
      // That pass tells no call without a value: a program that only prints has no trace.
      (report.mode, report.functionsTraced) = (.plain, 0)
      report.reasons = [UntoldFunctions.refusedAll]
      return report
    }
    try trace.keep(run.ending.traceStatus)
    // Python's recorder leaves none out, and tells on the tape which there are.
    if traced.functions == 0 {
      report.functions = trace.builder.functionCount
      report.functionsTraced = report.functions
    }
    report.path = tape.trace
    report.steps = trace.builder.steps
    report.gap = trace.builder.stepsBefore
    report.skipped = trace.builder.stepsBehind
    report.bytes = trace.builder.position
    report.limit = trace.builder.halt.flatMap { job.limits.reached($0) }
    if let damage = trace.builder.damage {
      report.reasons.append("The recording ends early: \(damage).")
    }
    report.readingMilliseconds = (.now - run.end).milliseconds
    return report
  }

  private func builder(_ traced: TracedProgram) -> TraceBuilder {
    var source = job.traceSource(traced.mode)
    source.reasons = traced.reasons
    return TraceBuilder(
      source: source, tables: traced.tables,
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
      var trace: GrowingTrace?
      for try await part in group {
        switch part {
        case .run(let ended): run = ended
        case .trace(let read): trace = read
        }
        group.cancelAll()
      }
      try Task.checkCancellation()
      guard let run, let trace else { throw CancellationError() }
      return (run, trace)
    }
  }

  func report(_ run: Run, _ traced: TracedProgram) -> TraceReport {
    var report = TraceReport(
      mode: traced.mode, functionsTraced: traced.functionsTraced, functions: traced.functions,
      milliseconds: run.milliseconds, ending: run.ending, answer: run.answer,
      diagnostics: traced.diagnostics, standardOutput: run.stdout, standardError: run.stderr,
      status: run.status)
    (report.reasons, report.signal) = (traced.reasons, run.signal)
    return report
  }

  /// Reads along, and tells the trace so far while a long run goes on.
  private func watch(_ trace: GrowingTrace) async -> GrowingTrace {
    var (trace, wait, most) = (trace, Self.firstTelling, Self.firstBytes)
    var telling = ContinuousClock.now + wait
    var idle = Duration.zero
    while !Task.isCancelled {
      if trace.builder.position < most, trace.read(atMost: Self.partBytes) {
        idle = .zero
        await Task.yield()
      } else {
        let pause = min(max(idle / 4, Self.pauses.lowerBound), Self.pauses.upperBound)
        try? await Task.sleep(for: pause)
        idle += pause
      }
      guard trace.builder.steps > 0, .now >= telling, !Task.isCancelled else { continue }
      wait *= Self.slowdown
      most *= Self.growth
      telling += wait
      guard (try? trace.tell()) != nil else { continue }
      emit(.growing(path: trace.tape.trace, steps: trace.builder.steps))
    }
    return trace
  }
}

// MARK: - The run

extension Recording {
  func play(_ program: Program, _ seat: StandBy.Seat) async throws -> Run {
    let begin = ContinuousClock.now
    var run =
      switch job.subject {
      case .problem(let problem, let input): try await play(program, seat, problem, input)
      case .program(_, let input): try await play(program, seat, input)
      }
    run.end = .now
    run.milliseconds = (run.end - begin).milliseconds
    return run
  }

  /// Puts one case to a learner's solution, as the judge does.
  private func play(
    _ program: Program, _ seat: StandBy.Seat, _ problem: Problem, _ input: [Value]
  ) async throws -> Run {
    var program = program
    if program.tellsSteps {
      program = program.recorded(job.limits)
      program.runtime.spec = program.runtime.spec.writing(on: seat.tape)
    }
    var bench = bench(program, problem, input, waiting: seat.session)
    defer { bench.clear() }
    let answer =
      if let failure = try await bench.start() { failure } else { try await bench.ask(0) }
    var run = Run(
      ending: .finished, stdout: answer.record.stdout, stderr: answer.record.stderr)
    switch answer.outcome {
    // Only shown, never compared.
    case .answer(let value): run.answer = Excerpt(of: value).map { .string($0.text + "…") } ?? value
    case .wrong(let note):
      run.ending = .failed(.wrongAnswer, note: note.shortened(to: 2_000), line: nil)
    case .failed(let kind, let note, let line):
      run.ending = .failed(kind, note: note.shortened(to: 2_000), line: line)
      run.status = 1
    case .refused(let found):
      run.ending = .refused
      run.diagnostics = found
    }
    return run
  }

  func bench(
    _ program: Program, _ problem: Problem, _ input: [Value], waiting: JailSession? = nil
  ) -> Bench {
    let item = JudgeCase(input: input, expected: nil, isVisible: true)
    return Bench(
      pool, program, CaseSource(problem: problem, cases: [item]),
      limit: TimeLimit(milliseconds: job.limits.cpuMilliseconds),
      memoryBytes: problem.limits.memoryBytes + job.limits.bytes, rest: job.limits.rest,
      waiting: waiting, in: place)
  }
}

extension TraceLimits {
  /// How long a recorded program may wait, as the judge's own clock would let it on a quiet machine.
  var rest: Duration { TimeLimit(milliseconds: cpuMilliseconds).budget.wall }

  fileprivate func reached(_ halt: TraceBuilder.Halt) -> TraceReport.Limit? {
    switch halt {
    case .steps: .steps(steps)
    case .bytes: .bytes(bytes)
    case .source: nil
    }
  }
}

extension TraceBuilder {
  fileprivate var toldNothing: Bool { steps == 0 && stepsBefore == 0 && stepsBehind == 0 }
}

extension TraceReport.Ending {
  /// Whether the program ended by itself, if badly.
  fileprivate var isOwn: Bool {
    if case .failed(.runtimeError, _, _) = self { true } else { false }
  }

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
