internal import ClockKit
internal import Domain

/// Sends requests again after troubles that pass, and reports on each request once.
struct Retrying: Sendable {
  var inner: RequestExecuting
  var policy = RetryPolicy()
  var clock: any Clock<Duration>
  /// From 0 to 1.
  var jitter: @Sendable () -> Double
  var now: @Sendable () -> Instant
  var report: @Sendable (RequestReport) async -> Void = { _ in }

  /// The same as a port; what it throws is an ``OnlineError`` or a `CancellationError`.
  var requests: RequestExecuting {
    RequestExecuting(
      send: { try await send($0) },
      stream: { request in .told { try await stream(request, $0) } })
  }

  private func send(_ request: ServiceRequest) async throws -> ServiceAnswer {
    try await reporting(on: request) { report in
      try await answer(to: request, &report) { try await inner.send(request) }
    }
  }

  /// Streams are begun again until their head is there; a body that breaks off stays broken.
  private func stream(
    _ request: ServiceRequest, _ tell: @Sendable (ServiceAnswer) -> Void
  ) async throws {
    try await reporting(on: request) { report in
      var pieces: AsyncThrowingStream<ServiceAnswer, any Error>.AsyncIterator?
      tell(
        try await answer(to: request, &report) {
          pieces = inner.stream(request).makeAsyncIterator()
          let head = try await pieces?.next()
          try Task.checkCancellation()
          guard let head else { throw OnlineError.offline(service: request.service) }
          return head
        })
      let end = try await attempt {
        while let piece = try await pieces?.next() {
          report.bytes += piece.body.count
          tell(piece)
        }
        try Task.checkCancellation()
        return ServiceAnswer(status: 0)
      }
      if case .failed(let failure) = end { report.failure = failure }
      _ = try end.answer(to: request)
    }
  }

  /// Asks until there is an answer to give, or the policy has no further pause.
  private func answer(
    to request: ServiceRequest, _ report: inout RequestReport,
    _ body: () async throws -> ServiceAnswer
  ) async throws -> ServiceAnswer {
    var isAgain = false
    do {
      return try await retry(
        clock: clock,
        pause: { error, retries in
          (error as? Unsettled).flatMap {
            policy.pause(
              after: $0.outcome, retries: retries, of: request, jitter: jitter(), now: now())
          }
        },
        {
          if isAgain { report.retries += 1 }
          isAgain = true
          let outcome = try await attempt(body)
          report.note(outcome)
          throw Unsettled(outcome: outcome)
        })
    } catch let end as Unsettled {
      return try end.outcome.answer(to: request)
    }
  }

  private func attempt(
    _ body: () async throws -> ServiceAnswer
  ) async throws -> RetryPolicy.Outcome {
    do {
      return .answered(try await body())
    } catch let failure as TransportFailure {
      return .failed(failure)
    } catch let error as OnlineError {
      return .failed(TransportFailure(error))
    }
  }

  private func reporting<Result>(
    on request: ServiceRequest, _ body: (inout RequestReport) async throws -> Result
  ) async throws -> Result {
    var line = RequestReport(request)
    let elapsed = stopwatch(clock)
    do {
      let result = try await body(&line)
      line.time = elapsed()
      await report(line)
      return result
    } catch {
      line.time = elapsed()
      line.wasCancelled = error is CancellationError
      await report(line)
      throw error
    }
  }
}

/// How an attempt ended, thrown so that the retry asks the policy about answers too.
private struct Unsettled: Error {
  var outcome: RetryPolicy.Outcome
}

extension RetryPolicy.Outcome {
  fileprivate func answer(to request: ServiceRequest) throws -> ServiceAnswer {
    switch self {
    case .answered(let answer): return answer
    case .failed(let failure): throw failure.told(of: request)
    }
  }
}
