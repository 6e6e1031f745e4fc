/// One piece of work that several wait for; when the last of them leaves, it ends.
actor Errand<Value: Sendable> {
  /// It was given up before this caller came: another one is needed.
  struct GivenUp: Error {}

  private let work: @Sendable () async throws -> Value
  private var task: Task<Void, Never>?
  private var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
  private var result: Result<Value, any Error>?
  private var lastNumber = 0

  init(_ work: @escaping @Sendable () async throws -> Value) { self.work = work }

  func value() async throws -> Value {
    try Task.checkCancellation()
    if let result { return try result.get() }
    lastNumber += 1
    let number = lastNumber
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting[number] = continuation
        begin()
        // The handler may have been here already, and found nobody.
        if Task.isCancelled { leave(number) }
      }
    } onCancel: {
      Task { await self.leave(number) }
    }
  }

  private func begin() {
    guard task == nil else { return }
    task = Task {
      do {
        finish(.success(try await work()))
      } catch {
        finish(.failure(error))
      }
    }
  }

  private func finish(_ new: Result<Value, any Error>) {
    guard result == nil else { return }
    result = new
    for continuation in waiting.values { continuation.resume(with: new) }
    waiting = [:]
  }

  private func leave(_ number: Int) {
    guard let continuation = waiting.removeValue(forKey: number) else { return }
    continuation.resume(throwing: CancellationError())
    guard waiting.isEmpty else { return }
    result = .failure(GivenUp())
    task?.cancel()
  }
}
