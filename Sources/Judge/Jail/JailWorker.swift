internal import Synchronization

/// A jail that was built once and runs programs one after another; each leaves nothing to the next.
final class JailWorker: Sendable {
  private struct State {
    /// Counts the runs, so that a late order to kill reaches no other run.
    var number = 0
    var run: AsyncStream<JailEvent>.Continuation?
    var isClosed = false
  }

  private let connection: JailConnection
  private let state = Mutex(State())

  init(_ connection: JailConnection) { self.connection = connection }

  deinit { close() }

  /// Whether another run can be ordered, now or after the present one.
  var isAlive: Bool { state.withLock { !$0.isClosed } && connection.isAlive }

  /// Whether a run has not ended yet.
  var isBusy: Bool { state.withLock { $0.run != nil } }

  /// What it holds between runs, as told when the last run began.
  var memoryBytes: Int { connection.heldBytes }

  /// Starts a run; the one before must have ended.
  ///
  /// Throws: ``JailError`` for an order without sense, and when the worker is busy or gone.
  func run(_ order: RunOrder) throws -> JailSession {
    try order.check()
    let (events, continuation) = AsyncStream.makeStream(of: JailEvent.self)
    let number = try state.withLock { state in
      guard !state.isClosed, connection.isAlive else { throw JailError.workerGone }
      guard state.run == nil else { throw JailError.workerBusy }
      state.number += 1
      state.run = continuation
      return state.number
    }
    continuation.onTermination = { [weak self] reason in
      if case .cancelled = reason { self?.end(number) }
    }
    connection.send(JailProtocol.order(order))
    connection.read { [self] event in tell(event) }
    return JailSession(
      events: events, write: { [self] in write($0, number) }, end: { [self] in end(number) })
  }

  /// Ends the worker and whatever it runs.
  func close() {
    state.withLock { $0.isClosed = true }
    connection.cancel()
  }

  private func write(_ bytes: [UInt8], _ number: Int) {
    state.withLock { state in
      if state.run != nil, state.number == number { connection.send(bytes) }
    }
  }

  private func end(_ number: Int) { write(JailProtocol.kill, number) }

  /// Gives whether more will come.
  private func tell(_ event: JailEvent) -> Bool {
    guard case .ended = event else {
      state.withLock(\.run)?.yield(event)
      return true
    }
    // Free before the end is told, so that who hears of it may order the next run.
    let run = state.withLock { state in
      defer { state.run = nil }
      return state.run
    }
    run?.yield(event)
    run?.finish()
    return false
  }
}
