public import Domain
public import Foundation
public import SiteKit
internal import TraceFile
import Trials

extension Journey.Request: BoardWork {
  public func follow(
    with services: Services, report: @Sendable (Journey.Event) async -> Void
  ) async {
    do {
      for (place, run) in runs.enumerated() {
        let ending = try await record(job(run), place, with: services.tracer, report: report)
        // What does not compile has nothing to be compared with.
        if ending == .refused { break }
      }
      try Task.checkCancellation()
      await report(.finished)
    } catch let error where Task.isCancelled || error is CancellationError {
      await report(.failed(message: "Stopped.", hint: nil))
    } catch let error as any UserFacingError {
      await report(.failed(message: error.message, hint: error.hint))
    } catch {
      await report(
        .failed(
          message: "Something went wrong on our side: \(reasonInWords(error)).",
          hint: "Run it again; if that doesn't help, check the Log page."))
    }
  }

  private func record(
    _ job: TraceJob, _ run: Int, with tracer: Tracer,
    report: @Sendable (Journey.Event) async -> Void
  ) async throws -> TraceReport.Ending {
    for try await progress in tracer.trace(job) {
      switch progress {
      case .queued(let ahead): await report(.queued(ahead: ahead))
      case .preparing(let build): await report(.preparing(run: run, build))
      case .compiling: await report(.compiling(run: run))
      case .growing(let path, let steps):
        await report(.growing(run: run, path: path, steps: steps))
      case .finished(let found):
        if let kept, found.steps == 0, found.ending != .refused {
          await report(.kept(run: run, kept))
          return kept.ending
        }
        await report(.recorded(run: run, found.knowing(kept)))
        return found.ending
      }
    }
    try Task.checkCancellation()
    throw CodingError.judgeStopped
  }
}

extension Journey {
  /// The most bytes that a program's standard input may have.
  public static let inputLimitBytes = 1 << 20

  /// A stand-alone program with its input.
  ///
  /// Throws: ``CodingError``, ``JourneyError/inputTooLong(bytes:)``.
  public static func request(
    program source: String, in language: Language, input: String
  ) throws -> Request {
    try SourceCode.check(source)
    guard input.utf8.count <= inputLimitBytes else {
      throw JourneyError.inputTooLong(bytes: input.utf8.count)
    }
    return Request(
      subject: .program(input: input), runs: [Run(language: language, source: source)],
      language: language)
  }

  /// A learner's code, or a solution of the catalogue, on one input of a problem.
  ///
  /// Without an input it takes the first example. `page` is the editor's language.
  /// Throws: ``CodingError``, ``JourneyError``.
  public static func request(
    _ run: Run, of problem: Problem, input: [Value]?, expected: Value? = nil,
    comparing: Bool = false, on page: Language
  ) throws -> Request {
    try SourceCode.check(run.source)
    try SourceCode.check(run.language, for: problem)
    guard let values = input ?? firstExample(of: problem) else {
      throw JourneyError.noExample(slug: problem.slug)
    }
    var runs = [run]
    if comparing { runs.append(try reference(of: problem, for: run.language)) }
    return Request(
      subject: .problem(problem, input: values), runs: runs, language: page,
      expected: expected ?? answer(of: problem, to: values))
  }

  /// What an example says of its input.
  private static func answer(of problem: Problem, to input: [Value]) -> Value? {
    problem.tests.first { test in
      if case .frozen(input) = test.input { test.isVisible } else { false }
    }?.expected
  }

  /// The first run of a request again, recorded at other steps: `from..<to` as `from..to`.
  ///
  /// Throws: ``JourneyError/gone``, ``JourneyError/badSteps(_:)``.
  public static func request(
    window text: String, of snapshot: Snapshot?
  ) throws(JourneyError) -> Request {
    guard var request = snapshot?.submission else { throw .gone }
    let wanted = try steps(text)
    guard wanted.lowerBound < wanted.upperBound else { throw .badSteps(text) }
    request.window = wanted.lowerBound..<wanted.upperBound
    request.runs = Array(request.runs.prefix(1))
    request.kept = snapshot?.report(of: 0)
    return request
  }

  /// A range of steps as people and forms write it: `10..20`.
  ///
  /// Throws: ``JourneyError/badSteps(_:)``.
  public static func steps(_ text: String) throws(JourneyError) -> ClosedRange<Int> {
    let parts = text.components(separatedBy: "..").map { Int($0) }
    guard parts.count == 2, let first = parts[0], let last = parts[1], first >= 0, first <= last
    else { throw .badSteps(text) }
    return first...last
  }

  /// A solution of the catalogue by `language/name`, as ``solutionName(_:)`` writes it.
  ///
  /// Throws: ``JourneyError/noSolution(name:)``.
  public static func solution(_ name: String, of problem: Problem) throws(JourneyError) -> Run {
    guard let solution = problem.solutions.first(where: { solutionName($0) == name }) else {
      throw .noSolution(name: name)
    }
    return Run(solution)
  }

  /// How a form calls a solution: `swift/fast`.
  package static func solutionName(_ solution: Solution) -> String {
    "\(solution.language.rawValue)/\(solution.name)"
  }

  /// The fast reference, in the learner's own language if there is one.
  private static func reference(
    of problem: Problem, for language: Language
  ) throws(JourneyError) -> Run {
    for language in [language] + Language.ofReferences {
      guard let solution = problem.solution("fast", in: language) else { continue }
      var run = Run(solution)
      run.title = "The reference"
      return run
    }
    throw .noSolution(name: "fast")
  }

  /// The bytes of a recorded run, or of what is there of it so far.
  ///
  /// Only a file that the job itself told of is read. Throws: ``JourneyError/gone``.
  public static func bytes(of run: Int, in snapshot: Snapshot?) throws(JourneyError) -> Data {
    guard let path = snapshot?.path(of: run) else { throw .gone }
    // Mapped: a file that is replaced meanwhile stays whole for whoever has opened it.
    do { return try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) } catch {
      throw .gone
    }
  }

  /// A request as it stands; with a step's text for whoever has no player.
  public static func model(
    _ snapshot: Snapshot, at step: Int? = nil, withText: Bool = false
  ) -> Model {
    let page = { snapshot.submission.page(snapshot.id, $0) }
    var model = Model(snapshot, page: page)
    if withText { model.step = state(at: step, in: snapshot).map { Model.Step($0, page: page) } }
    return model
  }

  /// A step of the first run as text; nil step: where a player would begin.
  static func state(at step: Int?, in snapshot: Snapshot) -> StateText? {
    guard let bytes = try? bytes(of: 0, in: snapshot), let trace = try? Trace(bytes) else {
      return nil
    }
    let first = trace.footer.gap
    let begin = trace.endsInFailure ? trace.steps : 0
    let place = step.map { max($0, first) - first } ?? begin
    let cursor = trace.cursor(at: min(place, trace.steps))
    return StateText(
      step: first + cursor.step, steps: first...first + trace.steps,
      narration: trace.narration(of: cursor),
      text: trace.text(of: cursor))
  }

  /// A step of a trace, in words.
  struct StateText: Sendable, Equatable {
    /// Its number in the whole run.
    var step: Int
    /// Those that are recorded.
    var steps: ClosedRange<Int>
    var narration: String
    var text: String
  }
}

extension Journey.Run {
  init(_ solution: Solution) {
    self.init(
      title: "\(Solution.title(of: solution.name)) in \(solution.language.title)",
      language: solution.language, source: solution.source)
  }
}
