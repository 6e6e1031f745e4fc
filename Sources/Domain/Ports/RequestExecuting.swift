/// The port through which every request leaves the machine.
public struct RequestExecuting: Sendable {
  /// Sends a request and reads the whole answer, whatever its status.
  ///
  /// Throws: ``OnlineError`` when no answer came, or one that is too long.
  public var send: @Sendable (ServiceRequest) async throws -> ServiceAnswer
  /// Sends a request; the first element has status and headers and no body, the rest are pieces of the body.
  ///
  /// Throws like ``send``, also in the middle. Dropping the stream ends the request.
  public var stream: @Sendable (ServiceRequest) -> AsyncThrowingStream<ServiceAnswer, any Error>

  public init(
    send: @escaping @Sendable (ServiceRequest) async throws -> ServiceAnswer,
    stream: @escaping @Sendable (ServiceRequest) -> AsyncThrowingStream<ServiceAnswer, any Error>
  ) {
    self.send = send
    self.stream = stream
  }

  /// A port that whole answers suffice for: what is streamed comes in one piece.
  public init(send: @escaping @Sendable (ServiceRequest) async throws -> ServiceAnswer) {
    self.init(send: send) { request in
      .told { tell in
        let answer = try await send(request)
        tell(ServiceAnswer(status: answer.status, headers: answer.headers))
        tell(answer)
      }
    }
  }

  /// Without a network.
  public static let offline = RequestExecuting { request in
    throw OnlineError.offline(service: request.service)
  }
}

/// A field of a request's or an answer's head.
public struct ServiceHeader: Sendable, Hashable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A request to a service on the network.
public struct ServiceRequest: Sendable, Hashable {
  public enum Method: String, Sendable, Hashable { case get = "GET", post = "POST" }

  /// Who answers it, as people call it: `LeetCode`.
  public var service: String
  public var method: Method
  public var address: String
  public var headers: [ServiceHeader]
  public var body: [UInt8]
  /// Whether it may be sent again when nobody knows if it arrived.
  public var isRepeatable: Bool
  /// Whether the service keeps what is sent, so that a lost answer is told as
  /// ``OnlineError/fateUnknown(service:reason:)``, unless nothing can have arrived.
  public var isKept = false
  /// The most bytes that the answer's body may have.
  public var answerLimitBytes: Int
  /// Where it may go, for an address that a person typed; nil for one of ours.
  public var reach: ServiceReach?
  /// How long one request may take, and a stream be silent; nil: as long as is usual (20 s).
  public var timeLimit: Duration?

  public init(
    service: String, method: Method = .get, address: String, headers: [ServiceHeader] = [],
    body: [UInt8] = [], isRepeatable: Bool = true, answerLimitBytes: Int = 4 << 20
  ) {
    self.service = service
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
    self.isRepeatable = isRepeatable
    self.answerLimitBytes = answerLimitBytes
  }
}

/// What a service answered.
public struct ServiceAnswer: Sendable, Hashable {
  public var status: Int
  public var headers: [ServiceHeader]
  public var body: [UInt8]

  public init(status: Int, headers: [ServiceHeader] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The first field of a name; case does not count.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// Where what a client does on the network is noted: how much it matters, a sentence, and its detail.
public typealias NetworkLog = @Sendable (LogEntry.Level, String, String?) async -> Void
