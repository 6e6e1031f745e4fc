internal import Domain

/// How a request went, as the log tells it: no header, no body, no query.
struct RequestReport: Sendable {
  var method: ServiceRequest.Method
  /// The host and the path.
  var place: String
  var status: Int?
  /// What the body came to after decompression.
  var bytes = 0
  var retries = 0
  var time = Duration.zero
  var failure: TransportFailure?
  var wasCancelled = false

  init(_ request: ServiceRequest) {
    method = request.method
    place = Self.place(of: request.address)
  }

  /// An address without its scheme, its user, its query and its fragment.
  static func place(of address: String) -> String {
    var rest = address[...]
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    rest = rest.prefix { $0 != "?" && $0 != "#" }
    let host = rest.prefix { $0 != "/" }
    if let user = host.lastIndex(of: "@") { rest = rest[rest.index(after: user)...] }
    return withoutSecrets(String(rest))
  }

  mutating func note(_ outcome: RetryPolicy.Outcome) {
    switch outcome {
    case .answered(let answer):
      status = answer.status
      bytes = answer.body.count
      failure = nil
    case .failed(let reason):
      status = nil
      bytes = 0
      failure = reason
    }
  }

  var level: LogEntry.Level {
    if failure != nil || (status ?? 0) >= 400 { return .warning }
    return retries > 0 ? .info : .debug
  }

  /// Such as `GET leetcode.com/graphql · 200 · 81 ms · 512 bytes · 0 retries`.
  var message: String {
    let end = wasCancelled ? "cancelled" : status.map(String.init) ?? "no answer"
    return [
      "\(method.rawValue) \(place)", end, "\(time.wholeMilliseconds) ms", "\(bytes) bytes",
      retries == 1 ? "1 retry" : "\(retries) retries",
    ].joined(separator: " · ")
  }

  var detail: String? {
    guard let failure, !wasCancelled else { return nil }
    return withoutSecrets(
      [failure.error.message, failure.cause].filter { !$0.isEmpty }.joined(separator: " "))
  }
}
