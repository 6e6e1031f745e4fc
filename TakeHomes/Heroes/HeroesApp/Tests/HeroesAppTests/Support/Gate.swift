import Synchronization

/// Holds whoever comes until it is opened.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    var arrivals = 0
    var cancelled = 0
  }

  private let state = Mutex(State())

  /// How many came so far.
  var arrivals: Int { state.withLock { $0.arrivals } }
  /// How many left because their task was cancelled.
  var cancelled: Int { state.withLock { $0.cancelled } }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting
    }
    for one in waiting.values { one.resume() }
  }

  /// Waits like good code, which ends when its task is cancelled.
  func pass() async throws {
    try await wait(hearsCancellation: true)
  }

  /// Waits like bad code: its answer comes although nobody wants it any more.
  func passDeaf() async {
    try? await wait(hearsCancellation: false)
  }

  private func wait(hearsCancellation: Bool) async throws {
    let id = state.withLock { state in
      state.arrivals += 1
      return state.arrivals
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { one in
        let isHeld = state.withLock { state in
          guard !state.isOpen, !hearsCancellation || !Task.isCancelled else { return false }
          state.waiting[id] = one
          return true
        }
        if !isHeld { one.resume() }
      }
      if hearsCancellation { try Task.checkCancellation() }
    } onCancel: {
      guard hearsCancellation else { return }
      let one = state.withLock { state in
        state.cancelled += 1
        return state.waiting.removeValue(forKey: id)
      }
      one?.resume(throwing: CancellationError())
    }
  }
}
