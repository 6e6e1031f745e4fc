import Domain
import Testing

@testable import Clients

/// Where requests to an address that somebody typed may go, with real sockets of this machine.
@Suite(.timeLimit(.minutes(20)))
struct DestinationTests {
  private static func request(_ address: String, _ reach: ServiceReach) -> ServiceRequest {
    var request = ServiceRequest(service: "a model", address: address)
    request.reach = reach
    return request
  }

  private static let requests = RequestExecuting.bare(.focus)
  private static let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

  @Test(arguments: ["127.0.0.1", "localhost"])
  func `the owner reaches this machine, a learner only what was allowed`(host: String) async throws
  {
    try await RawServer.serving(.answer(Self.answer)) { address, heads in
      let port = try #require(address.split(separator: ":").last)
      let typed = "http://\(host):\(port)/v1"
      let allowed = ServiceReach.learner(allowed: ["\(host):\(port)"])
      for reach in [ServiceReach.owner, allowed] {
        #expect(try await Self.requests.send(Self.request(typed, reach)).status == 200)
      }
      let before = heads.all.count
      #expect(heads.all.last?.lowercased().contains("host: \(host):\(port)") == true)
      for reach in [ServiceReach.learner(allowed: []), .learner(allowed: ["\(host):1"])] {
        await #expect {
          try await Self.requests.send(Self.request(typed, reach))
        } throws: { ($0 as? TransportFailure)?.error == .forbiddenAddress(service: "a model") }
      }
      #expect(heads.all.count == before, "nothing was sent")
    }
  }

  @Test(arguments: [
    "http://169.254.169.254/latest", "http://[fe80::1]/", "http://0.0.0.0:80/",
    "http://[::ffff:169.254.169.254]/", "http://[fd00:ec2::254]/",
  ])
  func `the link and a cloud's own services are nobody's`(address: String) async throws {
    for reach in [ServiceReach.owner, .learner(allowed: ["169.254.169.254:80"])] {
      await #expect {
        try await Self.requests.send(Self.request(address, reach))
      } throws: { ($0 as? TransportFailure)?.error == .forbiddenAddress(service: "a model") }
    }
  }

  @Test func `a redirection to an address that is not allowed is not followed`() async throws {
    let there =
      "HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/\r\nContent-Length: 0\r\n\r\n"
    try await RawServer.serving(.answer(there)) { address, heads in
      let answer = try await Self.requests.send(Self.request(address, .owner))
      #expect(answer.status == 302)
      #expect(heads.all.count == 1)
    }
  }

  @Test(arguments: [
    RawServer.Manner.answer("HTTP/1.1 401 No\r\nContent-Length: 0\r\n\r\n"),
    .answer("HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n"),
    .answer("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"),
    .answer("HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n"), .answer("SSH-2.0-OpenSSH\r\n"),
    .closeAtOnce,
  ])
  func `what listens at an address is told to its owner alone`(manner: RawServer.Manner)
    async throws
  {
    try await RawServer.serving(manner) { address, _ in
      let port = try #require(address.split(separator: ":").last)
      let choice = AIChoice(service: .openAI, address: address, model: "m")
      let once = RequestExecuting.network(
        timeLimit: .seconds(60), retries: false, log: { _, _, _ in })
      let learner = try LanguageModel.service(
        choice, key: nil, requests: once, reach: .learner(allowed: ["127.0.0.1:\(port)"]))
      let quiet = OnlineError.noUsableAnswer(service: "127.0.0.1:\(port)")
      await #expect(throws: quiet) { try await learner.complete(.prose) }
      await #expect(throws: quiet) { for try await _ in learner.stream(.prose) {} }
      let owner = try LanguageModel.service(choice, key: nil, requests: once)
      do {
        _ = try await owner.complete(.prose)
        Issue.record("There was no answer.")
      } catch let error as OnlineError {
        #expect(error != quiet)
      }
    }
  }

  @Test(arguments: ["http://169.254.169.254/v1", "http://127.0.0.1:5432/v1", "http://10.0.0.1/v1"])
  func `an address that a learner may not use is refused when it is typed`(address: String) {
    let choice = AIChoice(service: .openAI, address: address, model: "m")
    #expect(throws: OnlineError.self) {
      try LanguageModel.service(
        choice, key: nil, requests: .offline, reach: .learner(allowed: []))
    }
  }
}
