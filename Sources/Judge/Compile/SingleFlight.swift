internal import Synchronization

/// Lets one task at a time work on a key; the others wait and then find the work done.
final class SingleFlight: Sendable {
  private let waiting = Mutex<[String: [CheckedContinuation<Void, Never>]]>([:])

  func run<Result: Sendable>(
    _ key: String, _ body: () async throws -> Result
  ) async throws -> Result {
    while !begins(key) {
      await withCheckedContinuation { continuation in
        let isFree = waiting.withLock { waiting in
          waiting[key]?.append(continuation)
          return waiting[key] == nil
        }
        if isFree { continuation.resume() }
      }
      try Task.checkCancellation()
    }
    defer { end(key) }
    return try await body()
  }

  private func begins(_ key: String) -> Bool {
    waiting.withLock { waiting in
      guard waiting[key] == nil else { return false }
      waiting[key] = []
      return true
    }
  }

  private func end(_ key: String) {
    let others = waiting.withLock { $0.removeValue(forKey: key) } ?? []
    for continuation in others { continuation.resume() }
  }
}
