public import Domain
internal import Foundation
public import SiteKit
internal import TraceFile

extension Journey {
  /// Records a program; `tell` hears what happens meanwhile.
  ///
  /// Throws: ``JourneyError/doesNotCompile(_:)``, and what the tracer throws.
  public static func record(
    _ job: TraceJob, with tracer: Tracer, tell: (TraceProgress) -> Void = { _ in }
  ) async throws -> Recording {
    for try await progress in tracer.trace(job) {
      tell(progress)
      guard case .finished(let report) = progress else { continue }
      if report.ending == .refused { throw JourneyError.doesNotCompile(report.diagnostics) }
      let trace = try report.path.map { try Trace(contentsOf: URL(filePath: $0)) }
      return Recording(report: report, trace: trace)
    }
    throw CancellationError()
  }

  /// Has ready what the next recording would wait for, while code is still read or written.
  public static func prepare(
    _ language: Language, for problem: Problem? = nil, with services: Services
  ) async {
    let subject: TraceJob.Subject =
      problem.map { .problem($0, input: []) } ?? .program(name: "", input: [])
    await services.tracer.prepare(TraceJob(subject: subject, language: language, source: ""))
  }

  /// The job of a learner's solution on one input; without one, the first example's.
  ///
  /// Throws: ``JourneyError/noExample(slug:)``.
  public static func job(
    _ problem: Problem, _ language: Language, _ source: String, input: [Value]?,
    learner: String = ""
  ) throws(JourneyError) -> TraceJob {
    guard let input = input ?? firstExample(of: problem) else {
      throw .noExample(slug: problem.summary.slug)
    }
    return TraceJob(
      subject: .problem(problem, input: input), language: language, source: source,
      learner: learner)
  }

  static func firstExample(of problem: Problem) -> [Value]? {
    for test in problem.tests where test.isVisible {
      if case .frozen(let input) = test.input { return input }
    }
    return nil
  }
}
