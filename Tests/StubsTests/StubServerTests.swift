import Domain
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Stubs
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(20))) struct StubServerTests {
  private static let query = #"{"query":"{ userStatus { isSignedIn } }"}"#

  @Test func `it serves at a loopback address until the body ends`() async throws {
    let stub = LeetCodeStub()
    let port = try await stub.serving { address in
      #expect(address.hasPrefix("http://127.0.0.1:"))
      let answer = try await post(Self.query, to: "/graphql/", at: address)
      #expect(answer.status == .ok)
      #expect(answer.head.headerFields[.contentType] == "application/json")
      #expect(answer.text == #"{"data":{"userStatus":{"isSignedIn":false}}}"#)
      return Self.port(of: address)
    }
    // The port is free again.
    let again = try await stub.serving(on: port) { Self.port(of: $0) }
    #expect(again == port)
  }

  @Test func `it logs what it was sent and tells of it`() async throws {
    let stub = LeetCodeStub()
    let told = Mutex<[String]>([])
    try await stub.serving(telling: { request, status in
      told.withLock { $0.append("\(status) \(request.method) \(request.path)") }
    }) { address in
      _ = try await post(Self.query, to: "/graphql?x=1", at: address)
    }
    let request = try #require(stub.requests.first)
    #expect(stub.requests.count == 1)
    #expect((request.method, request.path) == ("POST", "/graphql?x=1"))
    #expect(request.headers["x-test"] == "yes")
    #expect(request.headers["host"]?.hasPrefix("127.0.0.1") == true)
    #expect(request.text == Self.query)
    #expect(request.rootFields == ["userStatus"])
    #expect(told.withLock { $0 } == ["200 POST /graphql?x=1"])
  }

  @Test func `two of them serve at the same time`() async throws {
    try await LeetCodeStub().serving { site in
      try await ModelStub(.openAI).serving { model in
        #expect(site != model)
        let status = try await post(Self.query, to: "/graphql", at: site).status
        #expect(status == .ok)
        let refusal = try await post("{}", to: "/v1/chat/completions", at: model)
        #expect(refusal.status == .badRequest)
      }
    }
  }

  @Test func `a stream comes whole`() async throws {
    let stub = ModelStub(.anthropic, answers: ["One two three."])
    try await stub.serving { address in
      let answer = try await post(
        Value.chat(["stream": true]).json, to: "/v1/messages", at: address,
        [("x-api-key", "any"), ("anthropic-version", "2023-06-01")])
      #expect(answer.head.headerFields[.contentLength] == nil)
      #expect(answer.text.hasSuffix("event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n"))
    }
  }

  @Test func `a line that is cut gives no answer`() async throws {
    let stub = LeetCodeStub()
    stub.inject(.hangUp)
    try await stub.serving { address in
      await #expect(throws: (any Error).self) {
        try await post(Self.query, to: "/graphql", at: address)
      }
    }
  }

  @Test func `it ends though somebody still waits for an answer`() async throws {
    let stub = LeetCodeStub()
    stub.inject(.silent)
    try await stub.serving { address in
      let client = TestClient(
        host: "127.0.0.1", port: Self.port(of: address),
        configuration: TestClient.Configuration(timeout: .seconds(600)))
      client.connect()
      try await client.executeAndDontWaitForResponse(
        TestClient.Request("/graphql", method: .get, headers: [:]))
      while stub.requests.isEmpty { await Task.yield() }
      // The line is left as it is.
    }
    #expect(stub.requests.count == 1)
  }

  @Test func `it hears that whoever asked has gone`() async throws {
    let stub = ComicVineStub()
    stub.inject(.silent)
    let told = Mutex<[Int]>([])
    try await stub.serving(telling: { _, status in told.withLock { $0.append(status) } }) {
      address in
      let client = TestClient(
        host: "127.0.0.1", port: Self.port(of: address),
        configuration: TestClient.Configuration(timeout: .seconds(600)))
      client.connect()
      try await client.executeAndDontWaitForResponse(
        TestClient.Request("/characters/", method: .get, headers: [:]))
      while stub.requests.isEmpty { await Task.yield() }
      #expect(stub.abandoned.isEmpty)
      try await client.shutdown()
      while stub.abandoned.isEmpty { await Task.yield() }
      #expect(stub.abandoned.map(\.path) == ["/characters/"])
    }
    #expect(told.withLock { $0 } == [200, StubLog.abandonedStatus])
    #expect(stub.abandoned.count == 1)
  }

  @Test func `what is held back comes in the end`() async throws {
    let stub = HeldBack()
    try await stub.serving { address in
      let client = TestClient(
        host: "127.0.0.1", port: Self.port(of: address),
        configuration: TestClient.Configuration(timeout: .seconds(600)))
      client.connect()
      let answer = try await client.execute(
        TestClient.Request("/", method: .get, headers: [:]))
      #expect(answer.text == "late")
      try await client.shutdown()
    }
    #expect(stub.abandoned.isEmpty)
  }

  /// Answers after a moment.
  private struct HeldBack: Stub {
    let log = StubLog()
    let faults = FaultSwitch<ComicVineFault>()

    func answer(_ request: StubRequest) async -> StubAnswer {
      var answer = StubAnswer(type: "text/plain", "late")
      answer.delay = .milliseconds(1)
      return answer
    }
  }

  @Test func `a port that is taken is told`() async throws {
    try await LeetCodeStub().serving { address in
      let port = Self.port(of: address)
      await #expect(throws: StubError.portInUse(port: port)) {
        try await LeetCodeStub().serving(on: port) { _ in }
      }
    }
  }

  @Test func `a body that is too long is refused`() async throws {
    let stub = LeetCodeStub()
    try await stub.serving { address in
      let long = String(repeating: "x", count: 5 << 20)
      let answer = try await post(long, to: "/graphql", at: address)
      #expect(answer.status == .contentTooLarge)
    }
    #expect(stub.requests.isEmpty)
  }

  @Test func `what the body throws is thrown`() async {
    await #expect(throws: CancellationError.self) {
      try await LeetCodeStub().serving { _ in throw CancellationError() }
    }
  }

  private static func port(of address: String) -> Int {
    address.split(separator: ":").last.flatMap { Int($0) } ?? 0
  }

  private func post(
    _ body: String, to path: String, at address: String, _ headers: [(String, String)] = []
  ) async throws -> TestClient.Response {
    let client = TestClient(
      host: "127.0.0.1", port: Self.port(of: address),
      configuration: TestClient.Configuration(timeout: .seconds(600)))
    client.connect()
    var fields: HTTPFields = [:]
    for (name, value) in headers + [("x-test", "yes"), ("content-type", "application/json")] {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    do {
      let answer = try await client.execute(
        TestClient.Request(
          path, method: .post, authority: "127.0.0.1", headers: fields,
          body: ByteBuffer(string: body)))
      try await client.shutdown()
      return answer
    } catch {
      try await client.shutdown()
      throw error
    }
  }
}

extension TestClient.Response {
  fileprivate var text: String { body.map { String(buffer: $0) } ?? "" }
}
