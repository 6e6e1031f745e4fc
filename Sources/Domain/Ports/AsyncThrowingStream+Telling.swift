extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// What a task tells, as a stream; leaving the stream cancels the task.
  public static func told(
    _ body: @escaping @Sendable (@escaping @Sendable (Element) -> Void) async throws -> Void
  ) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      // The stream's consumer waits for this task through `finish`, and cancels it by leaving.
      let task = Task {
        do {
          try await body { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
