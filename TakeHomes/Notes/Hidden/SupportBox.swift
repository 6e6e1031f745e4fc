import Foundation

/// A value behind a lock.
final class Box<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  func set(_ value: Value) { lock.withLock { stored = value } }

  @discardableResult
  func change<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&stored) }
  }
}

/// Calls that wait until the test answers them, numbered from 0 in their order.
final class Held<Value: Sendable>: @unchecked Sendable {
  private struct State {
    var count = 0
    var cancelled: Set<Int> = []
    var answers: [Int: Result<Value, any Error>] = [:]
    var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
  }

  private let lock = NSLock()
  private var state = State()
  private let endsWhenCancelled: Bool

  /// A call that does not end when it is cancelled answers late, like many a library.
  init(endsWhenCancelled: Bool = true) {
    self.endsWhenCancelled = endsWhenCancelled
  }

  var count: Int { lock.withLock { state.count } }

  var cancelled: Set<Int> { lock.withLock { state.cancelled } }

  func call() async throws -> Value {
    let number = lock.withLock {
      state.count += 1
      return state.count - 1
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let ready: Result<Value, any Error>? = lock.withLock {
          if let answer = state.answers[number] { return answer }
          if endsWhenCancelled, state.cancelled.contains(number) {
            return .failure(CancellationError())
          }
          state.waiting[number] = continuation
          return nil
        }
        if let ready { continuation.resume(with: ready) }
      }
    } onCancel: {
      let waiting: CheckedContinuation<Value, any Error>? = lock.withLock {
        state.cancelled.insert(number)
        return endsWhenCancelled ? state.waiting.removeValue(forKey: number) : nil
      }
      waiting?.resume(throwing: CancellationError())
    }
  }

  func answer(_ number: Int, _ value: Value) { answer(number, .success(value)) }

  func answer(_ number: Int, _ result: Result<Value, any Error>) {
    let waiting = lock.withLock {
      state.answers[number] = result
      return state.waiting.removeValue(forKey: number)
    }
    waiting?.resume(with: result)
  }
}
