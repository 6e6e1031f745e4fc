import CodingFeature
import Domain
import Foundation
import HTTPTypes
import HummingbirdTesting
@testable import OnlineFeature
import SiteKit
import Store
import Synchronization
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct HandInTests {
  private let fields = [
    "language": "python", "source": "class Solution: pass", "revision": "0", "official": "1",
  ]
  private let page: HTTPFields = [.secFetchSite: "same-origin"]

  /// LeetCode, counting what it is sent; it judges once it is told to, or never.
  private final class Elsewhere: Sendable {
    private let count = Mutex(0)
    private let verdict: Verdict?

    init(_ verdict: Verdict?) { self.verdict = verdict }

    var submissions: Int { count.withLock { $0 } }

    var judge: OnlineJudge {
      var judge = OnlineJudge.offline
      judge.submit = { _, _ in
        self.count.withLock { $0 += 1 }
        return AsyncThrowingStream { stream in
          stream.yield(.sent(.pending))
          guard let verdict = self.verdict else { return }
          stream.yield(.finished(verdict))
          stream.finish()
        }
      }
      return judge
    }
  }

  private var accepted: Verdict {
    var verdict = Verdict(
      slug: "two-sum", contentVersion: "sample", language: .python, verdict: .accepted,
      passed: 57, total: 57, limits: Limits(),
      compile: CompileReport(milliseconds: 0, cached: false, optimised: true), jail: "LeetCode")
    verdict.online = OnlineReport(submission: "1145131890", runtime: "52 ms")
    return verdict
  }

  private func withSignedIn(
    _ elsewhere: Elsewhere, runner: Runner = .accepting,
    _ body: @escaping @Sendable (TestSite) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      try LeetCodeSessionFile(folder: folder).keep(
        OnlineSession(token: "stub-session", csrf: "stub-csrf"))
      try await withSite(
        runner: runner, dataFolder: folder, online: elsewhere.judge, body)
    }
  }

  private func job(_ location: String) throws -> String {
    String(try #require(location.split(separator: "job=").last?.prefix { $0 != "&" }))
  }

  @Test func `the page follows both verdicts, and both stand in the history`() async throws {
    let elsewhere = Elsewhere(accepted)
    try await withSignedIn(elsewhere) { site in
      let started = try await site.post("/problems/two-sum/submit", fields)
      let id = try job(started.location)
      for await _ in try #require(await site.site.board.events(of: id)) {}
      let stream = try await site.get("/jobs/\(id)/events", headers: page)
      let names = stream.text.split(separator: "\n").filter { $0.hasPrefix("event: ") }
      #expect(
        names.suffix(5).map { $0.dropFirst(7) } == ["verdict", "kept", "kept", "kept", "end"])
      let page = try await site.get(started.location)
      #expect(page.text.contains("Accepted on LeetCode"))
      #expect(page.text.contains("Submission on LeetCode"))
      #expect(elsewhere.submissions == 1)
      #expect(
        try await site.services.database.attempts(slug: "two-sum").map(\.place)
          == [.leetCode, .local])
      let attempt = try await site.get("/problems/two-sum/attempts/2")
      #expect(attempt.text.contains("<h1>Submission on LeetCode in Python</h1>"))
    }
  }

  @Test func `a plain submission stays here`() async throws {
    let elsewhere = Elsewhere(accepted)
    try await withSignedIn(elsewhere) { site in
      var plain = fields
      plain["official"] = nil
      let started = try await site.post("/problems/two-sum/submit", plain)
      for await _ in try #require(await site.site.board.events(of: try job(started.location))) {}
      let official = try await site.post("/problems/two-sum/run", fields)
      for await _ in try #require(await site.site.board.events(of: try job(official.location))) {}
      #expect(elsewhere.submissions == 0)
    }
  }

  @Test func `while LeetCode judges, the learner goes on here, and one submission waits at a time`()
    async throws
  {
    let elsewhere = Elsewhere(nil)
    try await withSignedIn(elsewhere) { site in
      let board = site.site.board
      let started = try await site.post("/problems/two-sum/submit", fields)
      let id = try job(started.location)
      for await event in try #require(await board.events(of: id)) {
        if case .handingIn(_, .pending) = event.event { break }
      }
      let reloaded = try await site.get(started.location)
      #expect(reloaded.text.contains("Waiting for LeetCode"))
      #expect(reloaded.text.contains("formaction=\"/jobs/\(id)/cancel\""))
      let run = try await site.post("/problems/two-sum/run", fields)
      for await _ in try #require(await board.events(of: try job(run.location))) {}
      #expect(await board.snapshot(of: id)?.isFinished == false)
      let second = try await site.post("/problems/two-sum/submit", fields, isFragment: true)
      #expect(second.status == .conflict)
      #expect(second.text.contains("only one can be sent at a time"))
      #expect(elsewhere.submissions == 1)
      _ = try await site.post("/jobs/\(id)/cancel", isFragment: true)
      for await _ in try #require(await board.events(of: id)) {}
      let end = try await site.get(started.location)
      #expect(end.text.contains("The code was sent"))
      #expect(end.text.contains("<h2>Accepted</h2>"))
      #expect(!end.text.contains("http-equiv=\"refresh\""))
      let third = try await site.post("/problems/two-sum/submit", fields)
      #expect(third.status == .seeOther)
      await board.cancel(try job(third.location))
      for await _ in try #require(await board.events(of: try job(third.location))) {}
    }
  }

  @Test func `whoever is not signed in is told so in the place of a result`() async throws {
    try await withSite { site in
      let started = try await site.post("/problems/two-sum/submit", fields)
      for await _ in try #require(await site.site.board.events(of: try job(started.location))) {}
      let page = try await site.get(started.location)
      #expect(page.text.contains("signed in to LeetCode here."))
      #expect(page.text.contains("focus login leetcode"))
    }
  }
}
