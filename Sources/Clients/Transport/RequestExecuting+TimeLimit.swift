internal import ClockKit
internal import Domain

extension RequestExecuting {
  /// The same, each request with a time limit: its own, or this one.
  ///
  /// The limit holds for the whole of what is sent; what is streamed may take as long from the
  /// request to the head, and from each piece to the next.
  func limited(to limit: Duration, clock: any Clock<Duration>) -> RequestExecuting {
    let inner = self
    return RequestExecuting(
      send: { request in
        let limit = request.timeLimit ?? limit
        do {
          return try await withTimeout(limit, clock: clock) { try await inner.send(request) }
        } catch is TimedOut {
          throw TransportFailure.timedOut(request, limit: limit)
        }
      },
      stream: { request in
        let limit = request.timeLimit ?? limit
        return .told { tell in
          let heart = Heartbeat(clock)
          try await withThrowingTaskGroup(of: Bool.self) { group in
            defer { group.cancelAll() }
            group.addTask {
              for try await piece in inner.stream(request) {
                heart.strike()
                tell(piece)
              }
              // A stream whose reader is cancelled ends like one that is whole.
              try Task.checkCancellation()
              return true
            }
            group.addTask {
              try await heart.silence(of: limit)
              return false
            }
            if try await group.next() == false {
              throw TransportFailure.timedOut(request, limit: limit)
            }
          }
        }
      })
  }
}
