internal import Domain

/// Why a request got no answer, with what decides whether it may be sent again.
struct TransportFailure: Error, Equatable {
  /// What a person is told.
  var error: OnlineError
  /// Whether the same request may well succeed in a moment.
  var isTransient: Bool
  /// Whether the service cannot have seen the request, so that sending it again repeats nothing.
  var isCertainlyUnsent = false
  /// What happened, for the log; never a value of a header or a body.
  var cause = ""
}

extension TransportFailure {
  init(_ error: OnlineError) {
    switch error {
    case .offline, .timedOut: self.init(error: error, isTransient: true)
    default: self.init(error: error, isTransient: false)
    }
  }

  /// What whoever asked is told: of what the service keeps, also that it may have arrived.
  func told(of request: ServiceRequest) -> OnlineError {
    guard request.isKept, !isCertainlyUnsent else { return error }
    switch error {
    case .offline, .timedOut, .answerTooLong, .unreadable:
      return .fateUnknown(service: request.service, reason: error.message)
    default: return error
    }
  }

  static func timedOut(_ request: ServiceRequest, limit: Duration) -> TransportFailure {
    TransportFailure(
      error: .timedOut(service: request.service), isTransient: true,
      cause: "No answer came for \(limit.components.seconds) s.")
  }
}
