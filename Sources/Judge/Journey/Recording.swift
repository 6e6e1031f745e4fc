internal import Domain
internal import Foundation
internal import TraceFile

/// One program's run on a tape, and the trace that is made of it.
struct Recording {
  /// The program as its process ended.
  fileprivate struct Run {
    var ending: TraceReport.Ending
    var answer: Value?
    var stdout: [UInt8] = []
    var stderr: [UInt8] = []
    var status = 0
    var milliseconds = 0.0
  }

  /// When a growing trace is told for the first time, and how much later each further time.
  private static let firstLook = Duration.milliseconds(250)
  private static let slowdown = 3

  let job: TraceJob
  let pool: WorkerPool
  let folder: TraceFolder
  let emit: @Sendable (TraceProgress) -> Void

  /// Throws: ``JudgeError``, or `CancellationError`.
  func run(_ language: any TracedLanguage) async throws -> TraceReport {
    emit(.compiling)
    if let complaint = SourceCheck.complaint(job.source) {
      return TraceReport(mode: .plain, ending: .refused, diagnostics: [complaint])
    }
    let traced = try await language.traced(job)
    guard let program = traced.program else {
      return TraceReport(mode: .plain, ending: .refused, diagnostics: traced.diagnostics)
    }
    let tape = try folder.makeTape(bytes: job.limits.bytes)
    defer { tape.remove() }
    let run = try await withThrowingTaskGroup(of: Run?.self) { group in
      group.addTask { try await play(program, tape) }
      group.addTask {
        await watch(tape, traced)
        return nil
      }
      defer { group.cancelAll() }
      while let run = try await group.next() { if let run { return run } }
      throw CancellationError()
    }
    return try report(run, traced, tape)
  }

  private func report(
    _ run: Run, _ traced: TracedProgram, _ tape: Tape
  ) throws(JudgeError) -> TraceReport {
    var report = TraceReport(
      mode: traced.mode, functionsTraced: traced.functionsTraced, functions: traced.functions,
      milliseconds: run.milliseconds, ending: run.ending, answer: run.answer,
      diagnostics: traced.diagnostics, standardOutput: run.stdout, standardError: run.stderr,
      status: run.status)
    guard traced.mode != .plain else { return report }
    var bytes = tape.bytes()
    var builder = build(bytes, traced)
    // Who ended by himself was not in the middle of an event; who was killed may have been.
    if case .failed(.runtimeError, _, _) = run.ending { builder = finished(builder, &bytes) }
    try tape.keep(
      bytes.withUnsafeBytes { builder.trace(of: $0, status: run.ending.traceStatus) })
    report.path = tape.trace
    report.steps = builder.steps
    report.bytes = builder.position
    return report
  }

  private func build(_ bytes: [UInt8], _ traced: TracedProgram) -> TraceBuilder {
    var builder = TraceBuilder(
      source: job.traceSource(traced.mode), tables: traced.tables,
      limits: .init(steps: job.limits.steps, bytes: job.limits.bytes))
    bytes.withUnsafeBytes { builder.read($0) }
    return builder
  }

  /// Gives a tape without its last word one, so that its last event counts as whole.
  ///
  /// The event may end in zeros, which look like the end: the right place is where the word is read.
  private func finished(_ builder: TraceBuilder, _ bytes: inout [UInt8]) -> TraceBuilder {
    guard builder.exitStatus == nil, let last = bytes.lastIndex(where: { $0 != 0 }) else {
      return builder
    }
    bytes += repeatElement(0, count: 16)
    for place in last + 1...last + 10 {
      bytes.replaceSubrange(place..<place + 2, with: [255, 1])
      var trial = builder
      bytes.withUnsafeBytes { trial.read($0) }
      if trial.exitStatus != nil { return trial }
      bytes.replaceSubrange(place..<place + 2, with: [0, 0])
    }
    return builder
  }

  /// Tells the trace so far while a long run goes on.
  private func watch(_ tape: Tape, _ traced: TracedProgram) async {
    var pause = Self.firstLook
    while (try? await Task.sleep(for: pause)) != nil {
      pause *= Self.slowdown
      let bytes = tape.bytes()
      let builder = build(bytes, traced)
      let trace = bytes.withUnsafeBytes { builder.trace(of: $0, status: .init(.running)) }
      guard !Task.isCancelled, builder.steps > 0, (try? tape.keep(trace)) != nil else { continue }
      emit(.growing(path: tape.trace, steps: builder.steps))
    }
  }
}

// MARK: - The run

extension Recording {
  private func play(_ program: Program, _ tape: Tape) async throws -> Run? {
    let clock = ContinuousClock()
    let begin = clock.now
    var run =
      switch job.subject {
      case .problem(let problem, let input): try await play(program, tape, problem, input)
      case .program(_, let input): try await play(program.runtime.spec, tape, input)
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
    program.runtime.spec = program.runtime.spec.recorded(on: tape, job.limits)
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

  /// Runs a stand-alone program with its own input, output and status.
  private func play(_ spec: JailSpec, _ tape: Tape, _ input: [UInt8]) async throws -> Run {
    var spec = spec.recorded(on: tape, job.limits)
    spec.tellsAllText = true
    spec.limits.cpu = .milliseconds(job.limits.cpuMilliseconds)
    spec.limits.wall = spec.limits.cpu * 3 + .seconds(1)
    do { try Data(input).write(to: URL(filePath: tape.input)) } catch {
      throw JudgeError.cacheUnusable(path: tape.input, reason: "\(error)")
    }
    spec.inherited.append(.init(host: tape.input, descriptor: 0))
    let session = try await pool.open(spec)
    var run = Run(ending: .finished)
    for await event in session.events {
      switch event {
      case .output(.stdout, let bytes): run.stdout += bytes
      case .output(.stderr, let bytes): run.stderr += bytes
      case .ended(let end):
        try run.note(end)
        return run
      case .started, .frames, .collected: break
      }
    }
    try Task.checkCancellation()
    throw JudgeError.jailFailed("It ended without a word.")
  }
}

extension Recording.Run {
  fileprivate mutating func note(_ end: JailExit) throws(JudgeError) {
    status =
      switch end.status {
      case .exited(let code): Int(code)
      case .signaled(let signal): 128 + Int(signal)
      }
    let limit = TimeLimit(milliseconds: Int(end.usage.cpuNanoseconds / 1_000_000))
    switch end.cause {
    case .program where status == 0: ending = .finished
    case .program where status < 128:
      ending = .failed(.runtimeError, note: "It ended with exit status \(status).", line: nil)
    default:
      let outcome = try Outcome(
        end, record: Sitting.Record(), limit: limit, crash: nil, obituary: nil)
      if case .failed(let kind, let note, let line) = outcome {
        ending = .failed(kind, note: note, line: line)
      }
    }
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
