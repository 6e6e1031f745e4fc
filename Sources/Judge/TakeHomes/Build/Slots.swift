internal import Synchronization

/// Lets so many jails run at one time as the machine has cores.
final class Slots: Sendable {
  /// What goes before what, when several wait.
  enum Rank: Int, Sendable, Comparable {
    /// What is linked is run next, and somebody waits for that.
    case link
    case interface
    case code
    case firstSuites
    case suites
    /// What a later stage needs.
    case ahead
    case farAhead

    static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
  }

  private struct Waiting {
    var rank: Rank
    var places: Int
    var continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var free: Int
    var waiting: [Waiting] = []

    /// Whoever may go now; the first in line is never passed, so that it gets its turn.
    mutating func next() -> [CheckedContinuation<Void, Never>] {
      var next: [CheckedContinuation<Void, Never>] = []
      while let first = waiting.first, first.places <= free {
        free -= first.places
        next.append(first.continuation)
        waiting.removeFirst()
      }
      return next
    }
  }

  let count: Int
  private let state: Mutex<State>

  init(_ count: Int) {
    self.count = max(1, count)
    state = Mutex(State(free: max(1, count)))
  }

  /// Whether somebody could go at once.
  var isFree: Bool { state.withLock { $0.free > 0 } }
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// `alone` waits until nothing else runs, and keeps others from beginning.
  ///
  /// Throws: what the body does, and `CancellationError` when the task was cancelled meanwhile.
  func run<Result: Sendable>(
    _ rank: Rank = .suites, alone: Bool = false, _ body: () async throws -> Result
  ) async throws -> Result {
    let places = alone ? count : 1
    await enter(rank, places)
    defer { leave(places) }
    try Task.checkCancellation()
    return try await body()
  }

  private func enter(_ rank: Rank, _ places: Int) async {
    await withCheckedContinuation { continuation in
      let next = state.withLock { state in
        let index = state.waiting.firstIndex { rank < $0.rank } ?? state.waiting.endIndex
        state.waiting.insert(
          Waiting(rank: rank, places: places, continuation: continuation), at: index)
        return state.next()
      }
      for continuation in next { continuation.resume() }
    }
  }

  private func leave(_ places: Int) {
    let next = state.withLock { state in
      state.free += places
      return state.next()
    }
    for continuation in next { continuation.resume() }
  }
}
