import Foundation

extension Lab {
  /// Waits until the condition holds, two seconds at most, and says whether it did.
  ///
  /// Where one wait was in vain the suite has failed, so that later ones need not last as long.
  static func eventually(
    within seconds: Double = 2, isolation: isolated (any Actor)? = #isolation,
    _ condition: () -> Bool
  ) async -> Bool {
    let isMet = await Lab.holds(
      within: Patience.isLost.value ? min(seconds, 0.3) : seconds, condition)
    if !isMet { Patience.isLost.set(true) }
    return isMet
  }

  /// Waits until the condition holds, and says whether it did; nothing follows from it.
  static func holds(
    within seconds: Double, isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
  ) async -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
      guard Date() < end else { return false }
      await Task.yield()
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }
}

private enum Patience {
  static let isLost = Box(false)
}

extension Lab {
  /// Gives everything that was started a chance to go on, for tests that nothing more happens.
  static func settle(isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<5 {
      for _ in 0..<20 { await Task.yield() }
      try? await Task.sleep(for: .milliseconds(4))
    }
  }
}

/// A task whose end a test can look at without waiting for it.
final class Watched<Value: Sendable>: Sendable {
  private let box = Box<Result<Value, any Error>?>(nil)
  private let task: Task<Void, Never>

  init(_ operation: @escaping @Sendable () async throws -> Value) {
    let box = self.box
    task = Task.detached {
      do {
        let value = try await operation()
        box.set(.success(value))
      } catch {
        box.set(.failure(error))
      }
    }
  }

  func cancel() { task.cancel() }

  var result: Result<Value, any Error>? { box.value }

  var isOver: Bool { result != nil }

  var value: Value? { try? result?.get() }

  var error: (any Error)? {
    guard case .failure(let error) = result else { return nil }
    return error
  }
}
