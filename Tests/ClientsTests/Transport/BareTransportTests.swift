import AsyncHTTPClient
import Domain
import Testing

@testable import Clients

@Suite(.timeLimit(.minutes(20)))
struct BareTransportTests {
  private static let requests = RequestExecuting.bare(.focus)

  private static func request(
    _ address: String, method: ServiceRequest.Method = .get, limit: Int = 1 << 20
  ) -> ServiceRequest {
    ServiceRequest(
      service: "LeetCode", method: method, address: address,
      headers: [ServiceHeader("X-Mine", "1")], body: method == .post ? Array("{}".utf8) : [],
      answerLimitBytes: limit)
  }

  private static func answer(_ body: String, _ status: String = "200 OK", _ more: String = "")
    -> String
  {
    "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\n\(more)\r\n\(body)"
  }

  @Test func `a request arrives as it is, and its answer comes whole`() async throws {
    try await RawServer.serving(.answer(Self.answer("[1]", "201 Created", "X-Its: 2\r\n"))) {
      address, heads in
      let answer = try await Self.requests.send(
        Self.request("\(address)/a/b?c=d", method: .post))
      #expect(answer.status == 201)
      #expect(answer.header("x-its") == "2")
      #expect(String(decoding: answer.body, as: UTF8.self) == "[1]")
      let head = try #require(heads.all.first)
      #expect(head.hasPrefix("POST /a/b?c=d HTTP/1.1\r\n"))
      #expect(head.lowercased().contains("x-mine: 1"))
      #expect(head.hasSuffix("\r\n\r\n{}"))
    }
  }

  @Test func `a redirection is an answer and is not followed`() async throws {
    let text = Self.answer("", "302 Found", "Location: /accounts/login/\r\n")
    try await RawServer.serving(.answer(text)) { address, heads in
      let answer = try await Self.requests.send(Self.request(address))
      #expect(answer.status == 302)
      #expect(answer.header("location") == "/accounts/login/")
      #expect(heads.all.count == 1)
    }
  }

  @Test(arguments: [
    Named("announced", RawServer.Manner.answer(answer(String(repeating: "x", count: 5000)))),
    Named(
      "announced and never sent",
      .stall("HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n")),
    Named("without a length", .endless(head: "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")),
    Named(
      "in one piece without a length",
      .answer("HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "x", count: 5000))),
    Named(
      "in chunks",
      .answer(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1388\r\n"
          + String(repeating: "x", count: 5000) + "\r\n0\r\n\r\n")),
    Named(
      "compressed",
      .bytes(
        Array("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n".utf8)
          + GzipBomb.bytes(inflatingTo: 1 << 20))),
    Named(
      "compressed far beyond every limit",
      .bytes(
        Array("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n".utf8)
          + GzipBomb.bytes(inflatingTo: 40 << 20))),
  ]) func `an answer that is too long is refused`(manner: Named<RawServer.Manner>) async throws {
    try await RawServer.serving(manner.content) { address, _ in
      let failure = await #expect(throws: TransportFailure.self) {
        try await Self.requests.send(Self.request(address, limit: 4096))
      }
      #expect(failure?.error == .answerTooLong(service: "LeetCode", limitBytes: 4096))
      #expect(failure?.isTransient == false)
    }
  }

  @Test func `a compressed answer is read`() async throws {
    let bytes = GzipBomb.bytes(inflatingTo: 2000)
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"
    try await RawServer.serving(.bytes(Array(head.utf8) + bytes)) { address, heads in
      let answer = try await Self.requests.send(Self.request(address))
      #expect(answer.body == Array(repeating: 0, count: 2065))
      #expect(heads.all.first?.lowercased().contains("accept-encoding: deflate, gzip") == true)
    }
  }

  @Test func `an answer may be as long as its limit`() async throws {
    let text = Self.answer(String(repeating: "x", count: 4096))
    try await RawServer.serving(.answer(text)) { address, _ in
      let answer = try await Self.requests.send(Self.request(address, limit: 4096))
      #expect(answer.body.count == 4096)
    }
  }

  @Test(arguments: [
    Named("closed without an answer", RawServer.Manner.closeAtOnce),
    Named("closed in the head", .answer("HTTP/1.1 200 O")),
    Named("closed in the body", .answer("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nx")),
    Named(
      "closed in a chunk",
      .answer("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nx")),
  ]) func `a connection that is lost may be tried again`(
    manner: Named<RawServer.Manner>
  ) async throws {
    try await RawServer.serving(manner.content) { address, _ in
      let failure = await #expect(throws: TransportFailure.self) {
        try await Self.requests.send(Self.request(address))
      }
      #expect(failure?.error == .offline(service: "LeetCode"))
      #expect(failure?.isTransient == true)
      #expect(failure?.isCertainlyUnsent == false)
    }
  }

  @Test func `a connection that is refused carried nothing`() async throws {
    let address = try await RawServer.deadAddress()
    let failure = await #expect(throws: TransportFailure.self) {
      try await Self.requests.send(Self.request(address))
    }
    #expect(failure?.error == .offline(service: "LeetCode"))
    #expect(failure?.isTransient == true)
    #expect(failure?.isCertainlyUnsent == true)
  }

  @Test func `a service that speaks no HTTP is not tried again`() async throws {
    try await RawServer.serving(.answer("220 mail.test ESMTP\r\n\r\n")) { address, _ in
      let failure = await #expect(throws: TransportFailure.self) {
        try await Self.requests.send(Self.request(address))
      }
      #expect(
        failure?.error
          == .unreadable(service: "LeetCode", reason: "an answer that isn't HTTP"))
      #expect(failure?.isTransient == false)
    }
  }

  @Test(arguments: [
    "", "leetcode.com", "ftp://leetcode.com", "file:///etc/passwd", "http://",
    "http+unix://%2Ftmp%2Fs/x", "http:// /",
  ]) func `an address that is none is told`(address: String) async {
    let failure = await #expect(throws: TransportFailure.self) {
      try await Self.requests.send(Self.request(address))
    }
    #expect(failure?.error == .badAddress(address))
    #expect(failure?.isTransient == false)
  }

  @Test func `a cookie with a line end is refused, and nowhere written`() async throws {
    try await RawServer.serving(.answer(Self.answer(""))) { address, heads in
      var request = Self.request(address)
      request.headers = [ServiceHeader("Cookie", "a=geheim\r\nX-Evil: 1")]
      let failure = await #expect(throws: TransportFailure.self) {
        try await Self.requests.send(request)
      }
      #expect(failure?.error == .sessionEnded(service: "LeetCode"))
      #expect(failure?.cause.contains("geheim") == false)
      #expect(heads.all.isEmpty)
    }
  }

  @Test func `cancelling ends a request at once`() async throws {
    try await RawServer.serving(.silence) { address, _ in
      let task = Task { try await Self.requests.send(Self.request(address)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func `cancelling ends a body that does not come`() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nx"
    try await RawServer.serving(.stall(head)) { address, _ in
      let began = Flag()
      let task = Task {
        for try await piece in Self.requests.stream(Self.request(address)) where piece.status == 200
        {
          began.raise()
        }
        try Task.checkCancellation()
      }
      await began.raised()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func `a stream gives the head first and then the body`() async throws {
    try await RawServer.serving(.answer(Self.answer("data: 1\n\n", "200 OK", "X-Its: 2\r\n"))) {
      address, _ in
      var pieces: [ServiceAnswer] = []
      for try await piece in Self.requests.stream(Self.request(address)) { pieces.append(piece) }
      #expect(pieces.first?.status == 200)
      #expect(pieces.first?.header("x-its") == "2")
      #expect(pieces.first?.body == [])
      #expect(String(decoding: pieces.flatMap(\.body), as: UTF8.self) == "data: 1\n\n")
    }
  }
}
