@testable import CodingFeature
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOPosix
import SiteKit
import Synchronization
import Testing

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct DiagnosticsTests {
  private let address = "/problems/two-sum/diagnose/rust"
  private let fields = ["source": "fn x"]

  private func runner(
    _ diagnose: @escaping @Sendable () async throws -> [Diagnostic]
  ) -> Runner {
    Runner(
      judge: Runner.accepting.judge, status: Runner.accepting.status,
      diagnose: { _, _, _ in try await diagnose() })
  }

  @Test func `a script gets what the compiler says as JSON`() async throws {
    let found = Diagnostic(line: 2, column: 5, severity: .warning, message: "unused </script>")
    try await withSite(runner: runner { [found] }) { site in
      let answer = try await site.post(address, fields, isFragment: true)
      #expect(answer.status == .ok)
      #expect(answer.headers[.contentType] == "application/json")
      #expect(try Value(json: answer.text) == [found.value])
    }
  }

  @Test func `nothing is asked of the compiler while a run is under way`() async throws {
    let endless = Runner(
      judge: { _ in AsyncThrowingStream { $0.yield(.compiling) } },
      status: Runner.accepting.status,
      diagnose: { _, _, _ in
        Issue.record("the compiler was asked")
        return []
      })
    try await withSite(runner: endless) { site in
      _ = try await site.post(
        "/problems/two-sum/run", ["language": "rust", "source": "fn x", "revision": "0"])
      let answer = try await site.post(address, fields, isFragment: true)
      #expect(answer.status == .noContent)
    }
  }

  @Test func `the compiler is asked while a smaller failing input is looked for`() async throws {
    let found = Diagnostic(line: 1, column: 1, severity: .error, message: "expected one of")
    var searching = runner { [found] }
    searching.status = {
      RunnerStatus(
        level: "L4", steps: [],
        toolchains: [.init(language: .python, version: "3.11", path: "python3")])
    }
    searching.judge = { job in
      AsyncThrowingStream { stream in
        guard !job.isProbe else { return }
        let results = job.cases.map {
          CaseResult(index: 0, visible: true, verdict: .wrongAnswer, input: $0.input, actual: 7)
        }
        stream.yield(
          .finished(
            Verdict(
              slug: job.problem.slug, contentVersion: "", language: job.language,
              verdict: .wrongAnswer, passed: 0, total: results.count, limits: Limits(),
              compile: CompileReport(milliseconds: 1, cached: true, optimised: true), jail: "L4",
              cases: results)))
        stream.finish()
      }
    }
    let board = JobBoard(makeIdentifier: { "search" })
    try await withSite(runner: searching, board: board) { site in
      _ = try await site.post(
        "/problems/two-sum/submit", ["language": "rust", "source": "fn x", "revision": "0"])
      for await numbered in try #require(await board.events(of: "search")) {
        if case .shrinking = numbered.event { break }
      }
      let answer = try await site.post(address, fields, isFragment: true)
      #expect(answer.status == .ok)
      #expect(try Value(json: answer.text) == [found.value])
    }
  }

  @Test(
    arguments: [
      (["source": "a\0b"], HTTPResponse.Status.unprocessableContent),
      (["source": String(repeating: "x", count: 5 << 20)], .contentTooLarge),
      ([:], .badRequest), (["csrf": "wrong", "source": "x"], .forbidden),
    ] as [([String: String], HTTPResponse.Status)])
  func `what may not be sent is refused`(
    fields: [String: String], status: HTTPResponse.Status
  ) async throws {
    try await withSite { site in
      let answer = try await site.post(address, fields, isFragment: true)
      #expect(answer.status == status)
    }
  }

  @Test func `strangers and other sites are not answered`() async throws {
    try await withSite { site in
      let stranger = try await site.send(address, fields, headers: [.origin: site.site.origin])
      #expect(stranger.status == .forbidden)
      let foreign = try await site.send(
        address, fields, headers: [.cookie: site.cookie, .origin: "http://evil.example"])
      #expect(foreign.status == .forbidden)
      #expect(try await site.get(address).status == .methodNotAllowed)
    }
  }

  @Test func `two tabs of one learner never keep two compilers busy`() async throws {
    let (began, begin) = AsyncStream<Void>.makeStream()
    let counts = Mutex((running: 0, most: 0, all: 0))
    let counting = runner {
      let number = counts.withLock { counts in
        counts.running += 1
        counts.all += 1
        counts.most = max(counts.most, counts.running)
        return counts.all
      }
      defer { counts.withLock { $0.running -= 1 } }
      guard number == 1 else { return [] }
      begin.finish()
      // Ends only with its task.
      for await _ in AsyncStream<Void>.makeStream().stream {}
      throw CancellationError()
    }
    try await withSite(runner: counting) { site in
      async let older = site.post(address, fields, isFragment: true)
      for await _ in began {}
      let newer = try await site.post(address, fields, isFragment: true)
      #expect(newer.status == .ok)
      #expect(try await older.status == .conflict)
      #expect(counts.withLock { $0.most } == 1)
    }
  }

  @Test func `who types on stops the compiler`() async throws {
    let (began, begin) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    let slow = runner {
      begin.finish()
      defer { end.finish() }
      // Ends only with its task.
      for await _ in AsyncStream<Void>.makeStream().stream {}
      throw CancellationError()
    }
    try await withSite(runner: slow, isLive: true) { site in
      try await leave(site, after: began)
      for await _ in ended {}
    }
  }

  /// Sends a request over a line of its own, and closes it once the compiler works.
  private func leave(_ site: TestSite, after began: AsyncStream<Void>) async throws {
    let body = "csrf=\(site.formToken)&source=x"
    let port = site.site.access.hosts.port
    let line = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "localhost", port: port).get()
    try await line.writeAndFlush(
      ByteBuffer(
        string: """
          POST \(address) HTTP/1.1\r
          Host: localhost:\(port)\r
          Origin: \(site.site.origin)\r
          Cookie: \(site.cookie)\r
          Content-Type: application/x-www-form-urlencoded\r
          Content-Length: \(body.utf8.count)\r
          \r
          \(body)
          """)
    ).get()
    for await _ in began {}
    try await line.close().get()
  }
}
