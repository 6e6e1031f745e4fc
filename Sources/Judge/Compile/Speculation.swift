internal import Domain
internal import Synchronization

/// Builds ahead what a learner will probably submit: the source that was just run, for speed.
final class Speculation: Sendable {
  private struct State {
    /// Each learner's newest job, and the order of their coming.
    var jobs: [String: JudgeJob] = [:]
    var order: [String] = []
    var call: AsyncStream<Void>.Continuation?
  }

  /// What is told of the work, in this order for each job.
  enum Event: Sendable, Hashable {
    /// From now on jobs are noted.
    case ready
    case begun(Language)
    case built(Language)
    /// A job had to wait, or the build failed.
    case dropped(Language)
  }

  private let state = Mutex(State())

  /// Notes a job that was run; nothing happens unless somebody builds.
  func note(_ job: JudgeJob) {
    state.withLock { state in
      guard let call = state.call else { return }
      var job = job
      job.isOptimised = true
      job.cases = []
      if state.jobs.updateValue(job, forKey: job.learner) == nil {
        state.order.append(job.learner)
      }
      call.yield()
    }
  }

  /// Builds one job after another until the task is cancelled; `queue` decides when there is time.
  ///
  /// A job that finds none is dropped.
  func keep(
    _ queue: JobQueue, tell: @escaping @Sendable (Event) -> Void = { _ in },
    build: @escaping @Sendable (JudgeJob) async throws -> Void
  ) async {
    let (calls, call) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    state.withLock { $0.call = call }
    defer { state.withLock { $0 = State() } }
    tell(.ready)
    for await _ in calls {
      while let job = next() {
        let isBuilt: Void? = try? await queue.whileFree(besideRuns: true) {
          tell(.begun(job.language))
          try await build(job)
        }
        tell(isBuilt == nil ? .dropped(job.language) : .built(job.language))
      }
    }
  }

  private func next() -> JudgeJob? {
    state.withLock { state in
      guard !state.order.isEmpty else { return nil }
      return state.jobs.removeValue(forKey: state.order.removeFirst())
    }
  }
}
