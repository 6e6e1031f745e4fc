/// Runs the work for a key once for all who wait; the last to leave ends it.
actor SharedJobs<Key: Hashable & Sendable, Value: Sendable> {
  private struct Job {
    let task: Task<Value, any Error>
    let number: Int
    var callers = 0
  }

  private var jobs: [Key: Job] = [:]
  private var lastNumber = 0

  func value(
    for key: Key, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    var job = jobs[key] ?? begin(work)
    job.callers += 1
    jobs[key] = job
    defer { leave(key, job.number) }
    let (answers, answer) = AsyncThrowingStream.makeStream(of: Value.self)
    let task = job.task
    Task {
      do {
        answer.yield(try await task.value)
        answer.finish()
      } catch {
        answer.finish(throwing: error)
      }
    }
    // A caller who is cancelled need not wait for the task.
    for try await value in answers { return value }
    throw CancellationError()
  }

  private func begin(_ work: @escaping @Sendable () async throws -> Value) -> Job {
    lastNumber += 1
    return Job(task: Task { try await work() }, number: lastNumber)
  }

  private func leave(_ key: Key, _ number: Int) {
    guard var job = jobs[key], job.number == number else { return }
    job.callers -= 1
    jobs[key] = job.callers > 0 ? job : nil
    if job.callers == 0 { job.task.cancel() }
  }
}
