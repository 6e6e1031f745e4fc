extension AsyncStream where Element: Sendable {
  /// Does something for each element and cancels it when the next one comes.
  ///
  /// It does not wait for what was cancelled: that may take its time and must leave no trace.
  /// Returns when the stream ends or the task is cancelled, once the last work has ended.
  @MainActor func forEachLatest(_ body: @escaping @MainActor (Element) async -> Void) async {
    var latest: Task<Void, Never>?
    for await element in self {
      latest?.cancel()
      latest = Task { await body(element) }
    }
    latest?.cancel()
    await latest?.value
  }
}
