import Dispatch

/// Work whose answer comes to the main queue, unless it was cancelled there before.
@MainActor final class Inquiry {
  private var task: Task<Void, Never>?
  private var isOver = false

  init<Answer: Sendable>(
    _ work: @escaping @Sendable () async throws -> Answer,
    answer: @escaping @MainActor (Result<Answer, Error>) -> Void
  ) {
    task = Task.detached { [weak self] in
      let result: Result<Answer, Error>
      do {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, !self.isOver else { return }
          self.isOver = true
          answer(result)
        }
      }
    }
  }

  deinit { task?.cancel() }

  func cancel() {
    isOver = true
    task?.cancel()
  }
}
