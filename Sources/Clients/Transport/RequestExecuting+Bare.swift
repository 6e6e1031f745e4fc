internal import AsyncHTTPClient
internal import Domain
internal import NIOCore
internal import NIOHTTP1

extension RequestExecuting {
  /// Each request once over a client, without a time limit of its own.
  ///
  /// Throws ``TransportFailure``, or `CancellationError` at once when its task is cancelled.
  static func bare(_ client: HTTPClient) -> RequestExecuting {
    RequestExecuting(
      send: { request in
        var whole = ServiceAnswer(status: 0)
        try await exchange(request, over: client) { piece in
          if piece.status > 0 { whole = piece } else { whole.body += piece.body }
        }
        return whole
      },
      stream: { request in
        .told { tell in try await exchange(request, over: client, receive: tell) }
      })
  }
}

/// Far longer than any time limit above it; without a deadline a request could wait for ever.
private let longestWait = TimeAmount.minutes(10)

/// Sends a request and hands over its answer: first the head, then the body's pieces.
private func exchange(
  _ request: ServiceRequest, over client: HTTPClient, receive: (ServiceAnswer) -> Void
) async throws {
  guard let reach = request.reach else {
    return try await bareExchange(request, over: client, receive: receive)
  }
  let destination: Destination
  do { destination = try await Destination(of: request, reach: reach) } catch {
    throw TransportFailure(error, of: request)
  }
  var configuration = HTTPClient.Configuration.focus
  configuration.dnsOverride = [destination.host: destination.address]
  let own = HTTPClient(
    eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  let result: Result<Void, any Error>
  do {
    try await bareExchange(request, over: own, receive: receive)
    result = .success(())
  } catch { result = .failure(error) }
  // Also when the task was cancelled: a client may not be left open.
  try? await own.shutdown()
  try result.get()
}

private func bareExchange(
  _ request: ServiceRequest, over client: HTTPClient, receive: (ServiceAnswer) -> Void
) async throws {
  do {
    let response = try await client.execute(
      try HTTPClientRequest(request), timeout: longestWait)
    var rest = request.answerLimitBytes
    let announced = response.headers.first(name: "content-length").flatMap { Int($0) }
    guard (announced ?? 0) <= rest else { throw tooLong(request) }
    receive(
      ServiceAnswer(
        status: Int(response.status.code),
        headers: response.headers.map { ServiceHeader($0.name, $0.value) }))
    for try await piece in response.body {
      rest -= piece.readableBytes
      guard rest >= 0 else { throw tooLong(request) }
      receive(ServiceAnswer(status: 0, body: Array(piece.readableBytesView)))
    }
    try Task.checkCancellation()
  } catch {
    try Task.checkCancellation()
    if error is CancellationError { throw error }
    throw TransportFailure(error, of: request)
  }
}

private func tooLong(_ request: ServiceRequest) -> OnlineError {
  .answerTooLong(service: request.service, limitBytes: request.answerLimitBytes)
}

extension HTTPClientRequest {
  /// Throws: ``OnlineError/badAddress(_:)`` for anything that is not HTTP.
  fileprivate init(_ request: ServiceRequest) throws(OnlineError) {
    let scheme = request.address.prefix { $0 != ":" }.lowercased()
    guard scheme == "http" || scheme == "https" else {
      throw OnlineError.badAddress(withoutSecrets(request.address))
    }
    self.init(url: request.address)
    method = HTTPMethod(rawValue: request.method.rawValue)
    headers = HTTPHeaders(request.headers.map { ($0.name, $0.value) })
    if request.method == .post { body = .bytes(ByteBuffer(bytes: request.body)) }
  }
}
