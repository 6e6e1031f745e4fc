public import Domain

extension Runner {
  /// Compiles and runs code in the jail, with the machine's own toolchains.
  ///
  /// Make it once and early: the jail's supervisor is started here. What is missing shows in
  /// `status` and when a job is judged.
  public static func live(_ configuration: JudgeConfiguration) -> Runner {
    live(configuration, ceiling: .environmentCeiling)
  }

  /// A ceiling forces a lower rung of the jail's ladder, for tests.
  static func live(_ configuration: JudgeConfiguration, ceiling: JailLevel) -> Runner {
    let engine = Engine(configuration, ceiling: ceiling)
    return Runner(
      judge: { job in
        AsyncThrowingStream { continuation in
          // The stream's consumer waits for this task through `finish`, and cancels it by leaving.
          let task = Task {
            do {
              try await engine.judge(job) { continuation.yield($0) }
              continuation.finish()
            } catch {
              continuation.finish(throwing: error)
            }
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      },
      status: { await engine.status() }, prepare: { await engine.prepare() },
      tend: { await engine.tend() }, diagnose: { try await engine.diagnose($0, $1, $2) })
  }
}
