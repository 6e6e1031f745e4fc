@testable import CodingFeature
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Markup
import NIOCore
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct RunsTests {
  private let fields = [
    "language": "python", "source": "class Solution:\r\n  pass", "revision": "0",
  ]
  private let page: HTTPFields = [.secFetchSite: "same-origin"]

  /// A runner whose hidden case never ends.
  private var endless: Runner {
    Runner(
      judge: { job in
        AsyncThrowingStream { stream in
          stream.yield(.compiling)
          for (index, item) in job.cases.enumerated() where item.isVisible {
            stream.yield(
              .caseFinished(
                CaseResult(index: index, visible: true, verdict: .accepted, input: item.input)))
          }
        }
      }, status: Runner.accepting.status)
  }

  private func names(_ stream: String) -> [Substring] {
    stream.split(separator: "\n").filter { $0.hasPrefix("event: ") }.map { $0.dropFirst(7) }
  }

  private func numbers(_ stream: String) -> [Int] {
    stream.split(separator: "\n").filter { $0.hasPrefix("id: ") }.compactMap {
      Int($0.dropFirst(4))
    }
  }

  private func halves(of text: String, at word: String) -> (Substring, Substring)? {
    let halves = text.split(separator: word)
    return halves.count == 2 ? (halves[0], halves[1]) : nil
  }

  /// The job that a page or a redirect speaks of.
  private func job(in text: String) throws -> String {
    let id = text.split(separator: "/jobs/").dropFirst().first?.prefix { $0 != "/" }
    let query = text.split(separator: "job=").dropFirst().first?.prefix { $0 != "&" && $0 != "\"" }
    return String(try #require(id ?? query))
  }

  @Test func `without scripts a submission leads to the page that shows its verdict`() async throws
  {
    try await withSite { site in
      let started = try await site.post("/problems/two-sum/submit", fields)
      #expect(started.status == .seeOther)
      #expect(started.location.hasPrefix("/problems/two-sum?"))
      let id = try job(in: started.location)
      for await _ in try #require(await site.site.board.events(of: id)) {}
      let page = try await site.get(started.location)
      #expect(page.status == .ok)
      #expect(page.text.contains("Accepted"))
      #expect(page.text.contains("class Solution:\n  pass"))
      let draft = try await site.services.database.draft(slug: "two-sum", language: .python)
      #expect(draft?.source == "class Solution:\n  pass")
    }
  }

  @Test func `without scripts a page whose run is under way asks again`() async throws {
    try await withSite(runner: endless) { site in
      let started = try await site.post("/problems/two-sum/submit", fields)
      let page = try await site.get(started.location)
      #expect(page.text.contains("http-equiv=\"refresh\""))
      let id = try job(in: started.location)
      let cancelled = try await site.post("/jobs/\(id)/cancel")
      #expect(cancelled.status == .seeOther)
      for await _ in try #require(await site.site.board.events(of: id)) {}
      let end = try await site.get(cancelled.location)
      #expect(end.text.contains("Cancelled"))
      #expect(!end.text.contains("http-equiv=\"refresh\""))
    }
  }

  @Test func `a script gets the pane at once, then each case in order, then the verdict`()
    async throws
  {
    try await withSite { site in
      let pane = try await site.post("/problems/two-sum/submit", fields, isFragment: true)
      #expect(pane.status == .ok)
      #expect(pane.text.contains("id=\"results\""))
      #expect(pane.headers[.draftRevision] == "1")
      let id = try job(in: pane.text)
      let stream = try await site.get("/jobs/\(id)/events", headers: page)
      #expect(stream.headers[.contentType]?.hasPrefix("text/event-stream") == true)
      #expect(
        names(stream.text) == [
          "marks", "status", "status", "case", "case", "case", "verdict", "end",
        ])
      #expect(numbers(stream.text) == Array(1...8))
      let (verdict, end) = try #require(halves(of: stream.text, at: "event: end"))
      #expect(verdict.contains("Accepted"))
      #expect(!verdict.contains("id=\"attempt-1\""))
      #expect(end.contains("id=\"attempt-1\""))
    }
  }

  @Test func `a verdict that comes at once is the answer itself, and its end is told once`()
    async throws
  {
    try await withSite(patience: .seconds(3_600)) { site in
      let pane = try await site.post("/problems/two-sum/submit", fields, isFragment: true)
      #expect(pane.text.contains("<h2>Accepted</h2>"))
      #expect(pane.headers[.draftRevision] == "1")
      // Whether the disk was quicker than the answer, nobody knows.
      var text = pane.text
      if let following = text.split(separator: "data-events=\"").dropFirst().first {
        let address = String(following.prefix { $0 != "\"" })
        let stream = try await site.get(address, headers: page)
        #expect(names(stream.text) == ["end"])
        text += stream.text
      }
      #expect(text.split(separator: "id=\"attempt-1\"").count == 2)
      #expect(try await site.services.database.attempt(id: 1)?.verdict.verdict == .accepted)
    }
  }

  @Test func `a verdict that cannot be kept is still the answer, with the reason`() async throws {
    try await withSite(runner: .unkeepable) { site in
      let pane = try await site.post("/problems/two-sum/submit", fields, isFragment: true)
      let id = try job(in: pane.text)
      let stream = try await site.get("/jobs/\(id)/events", headers: page)
      let (verdict, end) = try #require(halves(of: stream.text, at: "event: end"))
      #expect(verdict.contains("<h2>Accepted</h2>"))
      #expect(verdict.contains("id=\"keeping-\(id)\""))
      #expect(end.contains("id=\"keeping-\(id)\""))
      #expect(end.contains("This wasn't saved under Submissions."))
      let reloaded = try await site.get("/problems/two-sum?job=\(id)")
      #expect(reloaded.text.contains("<h2>Accepted</h2>"))
      #expect(reloaded.text.contains("This wasn't saved under Submissions."))
      #expect(!reloaded.text.contains("http-equiv=\"refresh\""))
      #expect(try await site.services.database.draft(slug: "two-sum", language: .python) != nil)
    }
  }

  @Test func `a run that has to wait is answered at once`() async throws {
    let waiting = Runner(
      judge: { _ in AsyncThrowingStream { $0.yield(.queued(ahead: 2)) } },
      status: Runner.accepting.status)
    try await withSite(runner: waiting, patience: .seconds(3_600)) { site in
      let pane = try await site.post("/problems/two-sum/run", fields, isFragment: true)
      #expect(pane.text.contains("data-events"))
    }
  }

  @Test func `whoever prefers no wait gets the pane at once`() async throws {
    try await withSite(runner: endless, patience: .seconds(3_600)) { site in
      let pane = try await site.send(
        "/problems/two-sum/run",
        fields.merging([PageContext.tokenField: site.formToken]) { $1 },
        headers: [
          .cookie: site.cookie, .origin: site.site.origin, .focusFragment: "1",
          .prefer: "respond-async",
        ])
      #expect(pane.text.contains("data-events"))
    }
  }

  @Test(arguments: [(0, 1...8), (3, 4...8), (7, 8...8)])
  func `a listener that comes back gets only what it missed`(
    seen: Int, rest: ClosedRange<Int>
  ) async throws {
    try await withSite { site in
      let pane = try await site.post("/problems/two-sum/submit", fields, isFragment: true)
      let id = try job(in: pane.text)
      _ = try await site.get("/jobs/\(id)/events", headers: page)
      var headers = page
      headers[.lastEventID] = String(seen)
      let again = try await site.get("/jobs/\(id)/events?after=1", headers: headers)
      #expect(numbers(again.text) == Array(rest))
      let late = try await site.get("/jobs/\(id)/events?after=\(seen)", headers: page)
      #expect(numbers(late.text) == Array(rest))
    }
  }

  @Test func `cancelling ends the stream with a cancelled verdict`() async throws {
    try await withSite(runner: endless) { site in
      let pane = try await site.post("/problems/two-sum/submit", fields, isFragment: true)
      let id = try job(in: pane.text)
      for await event in try #require(await site.site.board.events(of: id)) {
        if case .caseFinished = event.event { break }
      }
      let answer = try await site.post("/jobs/\(id)/cancel", isFragment: true)
      #expect(answer.status == .noContent)
      let stream = try await site.get("/jobs/\(id)/events", headers: page)
      #expect(names(stream.text).suffix(2) == ["verdict", "end"])
      #expect(stream.text.contains("Cancelled"))
    }
  }

  @Test func `a run takes the typed input beside the examples`() async throws {
    try await withSite { site in
      let pane = try await site.post(
        "/problems/two-sum/run", fields.merging(["input": "[1, 2]\n3"]) { $1 }, isFragment: true)
      let id = try job(in: pane.text)
      let planned = await site.site.board.snapshot(of: id)?.submission.extraInputs
      #expect(planned == [[[1, 2], 3]])
    }
  }

  @Test func `an attempt stays readable by its address`() async throws {
    try await withSite { site in
      let pane = try await site.post("/problems/two-sum/submit", fields, isFragment: true)
      _ = try await site.get("/jobs/\(try job(in: pane.text))/events", headers: page)
      #expect(try await site.get("/problems/two-sum/attempts/1").text.contains("class Solution"))
      #expect(try await site.get("/problems/two-sum/attempts/2").status == .notFound)
      #expect(try await site.get("/problems/three-sum/attempts/1").status == .notFound)
    }
  }

  @Test(arguments: ["/jobs/unknown/events", "/jobs/%20/events"])
  func `an unknown run is said to be unknown`(path: String) async throws {
    try await withSite { site in
      let stream = try await site.get(path, headers: page)
      #expect(stream.status == .notFound)
      let cancel = try await site.post("/jobs/unknown/cancel")
      #expect(cancel.status == .notFound)
    }
  }

  @Test func `too many runs are told when to come back, and lose no code`() async throws {
    try await withSite(limiter: RunLimiter(capacity: 1, perMinute: 6)) { site in
      _ = try await site.post("/problems/two-sum/run", fields)
      var later = fields
      later["source"] = "class Solution: later = 1"
      let refused = try await site.post("/problems/two-sum/run", later, isFragment: true)
      #expect(refused.status == .tooManyRequests)
      #expect(refused.headers[.retryAfter] == "10")
      #expect(refused.text.contains("Try again in 10 seconds"))
      let drafts = try await site.services.database.drafts(slug: "two-sum", language: .python)
      #expect(drafts.contains { $0.source == later["source"] })
    }
  }

  @Test func `a full queue says when to come back, in words and in the header`() async throws {
    struct Full: UserFacingError {
      let message = "The machine is busy. Try again in 7 seconds."
      let retryAfterSeconds: Int? = 7
    }
    let full = Runner(
      judge: { _ in AsyncThrowingStream { $0.finish(throwing: Full()) } },
      status: Runner.accepting.status)
    try await withSite(runner: full) { site in
      let pane = try await site.post("/problems/two-sum/run", fields, isFragment: true)
      let stream = try await site.get("/jobs/\(try job(in: pane.text))/events", headers: page)
      #expect(stream.text.contains("Try again in 7 seconds."))
    }
    try await withSite(board: JobBoard(capacity: 0)) { site in
      let refused = try await site.post("/problems/two-sum/run", fields, isFragment: true)
      #expect(refused.status == .tooManyRequests)
      #expect(refused.headers[.retryAfter] == "1")
      #expect(refused.text.contains("The machine is busy. Try again in a second."))
      let draft = try await site.services.database.draft(slug: "two-sum", language: .python)
      #expect(draft != nil)
    }
  }

  @Test func `code never runs where the machine cannot hold it`() async throws {
    try await withSite(allowsWeakJail: false) { site in
      let refused = try await site.post("/problems/two-sum/run", fields)
      #expect(refused.status == .serviceUnavailable)
      #expect(refused.text.contains("focus doctor"))
      #expect(refused.text.contains("--allow-weak-jail"))
      let draft = try await site.services.database.draft(slug: "two-sum", language: .python)
      #expect(draft != nil)
    }
  }

  @Test func `a language that is not installed is named with its remedy`() async throws {
    let missing = RunnerStatus.Toolchain(
      language: .python, version: nil, path: "", remedy: "Install Python 3.9 or later.")
    let status = RunnerStatus(level: "L4", steps: [], toolchains: [missing])
    let runner = Runner(judge: Runner.accepting.judge, status: { status })
    try await withSite(runner: runner) { site in
      let refused = try await site.post("/problems/two-sum/run", fields)
      #expect(refused.status == .serviceUnavailable)
      #expect(refused.text.contains("Install Python 3.9 or later."))
    }
  }

  @Test(
    arguments: [
      (["source": ""], HTTPResponse.Status.unprocessableContent, "no code"),
      (["source": " \n"], .unprocessableContent, "no code"),
      (["source": "a\0b"], .unprocessableContent, "zero byte"),
      (["language": "cobol"], .notFound, "cobol"),
      (["language": "Swift"], .notFound, "swift, python"),
      (["input": "[1, 2"], .unprocessableContent, ""),
      (["input": "\"x\"\n3"], .unprocessableContent, ""),
    ] as [([String: String], HTTPResponse.Status, String)])
  func `what cannot be run is refused in words`(
    change: [String: String], status: HTTPResponse.Status, words: String
  ) async throws {
    try await withSite { site in
      for isFragment in [true, false] {
        let refused = try await site.post(
          "/problems/two-sum/run", fields.merging(change) { $1 }, isFragment: isFragment)
        #expect(refused.status == status)
        #expect(refused.text.contains(words))
      }
    }
  }

  @Test(arguments: ["source", "language"])
  func `a form that lacks a field is refused by its name`(field: String) async throws {
    try await withSite { site in
      var fields = fields
      fields[field] = nil
      let refused = try await site.post("/problems/two-sum/run", fields)
      #expect(refused.status == .badRequest)
      #expect(refused.text.contains(field))
    }
  }

  @Test(arguments: [(1 << 20) + 1, 5 << 20])
  func `more source than is judged is refused in words`(bytes: Int) async throws {
    try await withSite { site in
      var fields = fields
      fields["source"] = String(repeating: "x", count: bytes)
      for path in ["run", "submit", "drafts/python"] {
        let refused = try await site.post("/problems/two-sum/\(path)", fields, isFragment: true)
        #expect(refused.status == .contentTooLarge)
        #expect(refused.text.contains("1 MB") || refused.text.contains("1048576"))
      }
    }
  }
}
