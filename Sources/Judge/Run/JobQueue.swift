internal import Synchronization

/// Lets a bounded number of jobs in at one time; the others wait in the order of their arrival.
final class JobQueue: Sendable {
  private struct State {
    var running: Set<Int> = []
    var waiting: [(number: Int, positions: AsyncStream<Int>.Continuation)] = []
    var count = 0
  }

  private let places: Int
  private let state = Mutex(State())

  init(places: Int) { self.places = places }

  /// A job's place: `positions` tells the jobs before it and ends when its turn has come.
  struct Turn: Sendable {
    fileprivate let number: Int
    let positions: AsyncStream<Int>
  }

  func enter() -> Turn {
    let (positions, continuation) = AsyncStream.makeStream(of: Int.self)
    let number = state.withLock { state in
      state.count += 1
      if state.running.count < places {
        state.running.insert(state.count)
        continuation.finish()
      } else {
        continuation.yield(state.waiting.count + state.running.count)
        state.waiting.append((state.count, continuation))
      }
      return state.count
    }
    return Turn(number: number, positions: positions)
  }

  /// Gives the place up, whether the turn had come or not.
  func leave(_ turn: Turn) {
    state.withLock { state in
      state.waiting.removeAll { $0.number == turn.number }
      state.running.remove(turn.number)
      while state.running.count < places, !state.waiting.isEmpty {
        let next = state.waiting.removeFirst()
        state.running.insert(next.number)
        next.positions.finish()
      }
      for (index, job) in state.waiting.enumerated() {
        job.positions.yield(index + state.running.count)
      }
    }
  }
}
