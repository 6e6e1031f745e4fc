public import Domain

/// The judge with the machine's own toolchains: one jail, one queue, one cache for all it does.
///
/// Make it once and early: the jail's supervisor is started here. What is missing shows in the
/// runner's `status` and when a job is judged.
public struct JudgeServices: Sendable {
  /// Compiles and runs code in the jail.
  public let runner: Runner
  /// Records a program step by step.
  public let tracer: Tracer
  /// Grades answers to take-home projects.
  public let grading: TakeHomeGrading

  public init(_ configuration: JudgeConfiguration) {
    self.init(configuration, ceiling: .environmentCeiling)
  }

  /// A ceiling forces a lower rung of the jail's ladder, for tests.
  init(_ configuration: JudgeConfiguration, ceiling: JailLevel) {
    let engine = Engine(configuration, ceiling: ceiling)
    runner = Runner(
      judge: { job in .told { try await engine.judge(job, emit: $0) } },
      status: { await engine.status() }, prepare: { await engine.prepare() },
      tend: { await engine.tend() }, diagnose: { try await engine.diagnose($0, $1, $2) })
    tracer = Tracer(
      trace: { job in .told { try await engine.trace(job, emit: $0) } },
      prepare: { await engine.prepareRecorder(for: $0) })
    grading = TakeHomeGrading(
      check: { job in .told { try await engine.grader.check(job, emit: $0) } },
      unpack: { try await engine.grader.unpack($0, to: $1) })
  }
}
