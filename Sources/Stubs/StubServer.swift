import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Puts a stand-in on a port of 127.0.0.1; there is no way to open it to others.
struct StubServer<Served: Stub>: HTTPResponder {
  let stub: Served
  let listener: StubListener

  private static var bodyLimitBytes: Int { 4 << 20 }

  /// What serves, once it is run; yields the address when the port answers.
  ///
  /// It must be ended by its graceful shutdown: a line that somebody opens while the server's task is
  /// cancelled brings the whole process down.
  func group(on port: Int, ready: AsyncStream<String>.Continuation) -> ServiceGroup {
    let logger = Logger(label: "stub") { _ in SwiftLogNoOpLogHandler() }
    let application = Application(
      responder: self,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        ready.yield("http://127.0.0.1:\(channel.localAddress?.port ?? port)")
        ready.finish()
      },
      logger: logger)
    return ServiceGroup(
      configuration: ServiceGroupConfiguration(services: [application], logger: logger))
  }

  /// Serves until the group is shut down.
  static func run(
    _ group: ServiceGroup, on port: Int, ready: AsyncStream<String>.Continuation
  ) async throws {
    defer { ready.finish() }
    do {
      try await group.run()
    } catch let error as IOError {
      throw refusal(error, port: port)
    }
  }

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    // Whoever reads the body cannot see any more that the line is closed; a GET has none.
    let isRead = request.method == .get
    let collected =
      isRead ? ByteBuffer() : try? await request.body.collect(upTo: Self.bodyLimitBytes)
    guard let body = collected else { return Response(status: .contentTooLarge) }
    let received = StubRequest(request, body: body)
    stub.log.add(received)
    let answer = await stub.answer(received)
    listener(received, answer.status)
    let isWatched = isRead && answer.isHeldBack
    if isWatched {
      try await waitWatching(request, received, before: answer)
    } else {
      try await Self.wait(before: answer)
    }
    return Response(
      status: HTTPResponse.Status(code: answer.status), headers: answer.fields(isLast: isWatched),
      body: ResponseBody(contentLength: answer.lengthBytes) { writer in
        try await answer.write(to: &writer)
        if answer.ending == .never { try await Self.waitForEver() }
        if answer.ending == .cut { throw LineCut() }
        try await writer.finish(nil)
      })
  }

  /// Notes when whoever asked has gone meanwhile, and throws then.
  private func waitWatching(
    _ request: Request, _ received: StubRequest, before answer: StubAnswer
  ) async throws {
    do {
      try await request.body.consumeWithCancellationOnInboundClose { _ in
        try await Self.wait(before: answer)
      }
    } catch {
      if !Task.isShuttingDownGracefully {
        stub.log.addAbandoned(received)
        listener(received, StubLog.abandonedStatus)
      }
      throw error
    }
  }

  private static func wait(before answer: StubAnswer) async throws {
    if answer.delay > .zero { try await wait(for: answer.delay) }
    if answer.ending == .never, answer.pieces.isEmpty { try await waitForEver() }
  }

  /// Until the server ends.
  private static func waitForEver() async throws {
    while true { try await wait(for: .seconds(3_600)) }
  }

  /// Throws when the server ends first.
  private static func wait(for time: Duration) async throws {
    try await cancelWhenGracefulShutdown { try await Task.sleep(for: time) }
  }

  private static func refusal(_ error: IOError, port: Int) -> any Error {
    switch error.errnoCode {
    case EADDRINUSE: StubError.portInUse(port: port)
    case EACCES, EPERM: StubError.portForbidden(port: port)
    default: error
    }
  }
}

/// Ends an answer in the middle.
private struct LineCut: Error {}

extension StubRequest {
  fileprivate init(_ request: Request, body: ByteBuffer) {
    var headers: [String: String] = [:]
    for field in request.headers {
      let known = headers[field.name.canonicalName]
      // Cookies may come in fields of their own.
      headers[field.name.canonicalName] = known.map { "\($0); \(field.value)" } ?? field.value
    }
    headers["host"] = request.head.authority
    self.init(
      method: request.method.rawValue, path: request.head.path ?? "/", headers: headers,
      body: Array(body.readableBytesView))
  }
}

extension StubAnswer {
  /// Whether nothing is sent at first.
  fileprivate var isHeldBack: Bool {
    delay > .zero || ending == .never && pieces.isEmpty
  }

  /// A line that was watched cannot be used again.
  fileprivate func fields(isLast: Bool) -> HTTPFields {
    var fields = HTTPFields()
    if isLast { fields[.connection] = "close" }
    for header in headers {
      guard let name = HTTPField.Name(header.name) else { continue }
      fields.append(HTTPField(name: name, value: header.value))
    }
    return fields
  }

  /// What is promised: more than there is where the line will be cut.
  fileprivate var lengthBytes: Int? {
    guard pieces.count == 1, ending != .never else { return nil }
    return ending == .cut ? pieces[0].count * 2 + 1 : pieces[0].count
  }

  fileprivate func write(to writer: inout any ResponseBodyWriter) async throws {
    for (index, piece) in pieces.enumerated() {
      if index > 0, pause > .zero {
        try await cancelWhenGracefulShutdown { try await Task.sleep(for: pause) }
      }
      try await writer.write(ByteBuffer(bytes: piece))
    }
  }
}
