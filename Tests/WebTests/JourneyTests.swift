import CodingFeature
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
@testable import JourneyFeature
import Markup
import NIOCore
import SiteKit
import Store
import Synchronization
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct JourneyTests {
  private let fields = ["language": "python", "source": "i = 0\r\ni = 1\r\nprint(i)"]
  private let page: HTTPFields = [.secFetchSite: "same-origin"]

  /// The recording that a page, a fragment or a redirect speaks of.
  private func job(in text: String) throws -> String {
    let path = text.split(separator: "/traces/").dropFirst().first?.prefix { $0 != "/" }
    let query = ["job=", "journey="].compactMap { name in
      text.split(separator: name).dropFirst().first?.prefix { $0 != "&" && $0 != "\"" }
    }
    return String(try #require(path ?? query.first))
  }

  /// A site whose recordings all end with a real trace of a few steps.
  private func withTraces(
    limiter: RunLimiter = RunLimiter(), allowsWeakJail: Bool = true, patience: Duration = .zero,
    _ body: @escaping @Sendable (TestSite, URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = try writeSampleTrace(into: folder)
      let tracer = Tracer.scripted([.compiling, .finished(.sample(path: path))])
      try await withSite(
        tracer: tracer, allowsWeakJail: allowsWeakJail, limiter: limiter, patience: patience
      ) { site in try await body(site, URL(filePath: path)) }
    }
  }

  @Test func `a page and each check while typing have the next recording made ready`() async throws
  {
    let asked = Mutex<[String]>([])
    let tracer = Tracer(
      trace: Tracer.none.trace,
      prepare: { job in
        let name =
          if case .problem(let problem, _) = job.subject { problem.summary.slug } else { "program" }
        asked.withLock { $0.append("\(job.language.rawValue) \(name)") }
      })
    try await withSite(tracer: tracer) { site in
      _ = try await site.get("/problems/two-sum?language=python")
      _ = try await site.get("/journey?language=swift")
      _ = try await site.post("/problems/two-sum/diagnose/python", ["source": "x = 1"])
      _ = try await site.get("/problems")
    }
    #expect(asked.withLock(\.self) == ["python two-sum", "swift program", "python two-sum"])
  }

  @Test func `without scripts a program leads to its steps, each a page`() async throws {
    try await withTraces { site, _ in
      let started = try await site.post("/journey", fields)
      #expect(started.status == .seeOther)
      let id = try job(in: started.location)
      for await _ in try #require(await site.site.journeys.events(of: id)) {}
      let page = try await site.get(started.location)
      #expect(page.status == .ok)
      expectWellFormed(page.text)
      #expect(page.text.contains("Recorded"))
      #expect(page.text.contains("Step 0 of 3"))
      #expect(page.text.contains("i = 1\nprint(i)"))
      #expect(page.text.contains("href=\"/journey?language=python&amp;job=\(id)&amp;step=1\""))
      let last = try await site.get("\(started.location)&step=3")
      #expect(last.text.contains("Step 3 of 3"))
    }
  }

  @Test func `the scratch page offers what can be recorded, and begins with a program`()
    async throws
  {
    try await withSite { site in
      for language in ["swift", "python"] {
        let page = try await site.get("/journey?language=\(language)").text
        expectWellFormed(page)
        #expect(page.contains("data-language=\"\(language)\""))
        #expect(page.contains("print(sort"))
      }
      #expect(
        try await site.get("/journey?language=rust").text.contains("data-language=\"python\""))
    }
  }

  @Test func `a script gets the report at once, then what happens, then the bytes`() async throws {
    try await withTraces { site, file in
      let report = try await site.post("/journey", fields, isFragment: true)
      #expect(report.status == .ok)
      #expect(report.text.contains("id=\"journey-report\""))
      let id = try job(in: report.text)
      let stream = try await site.get("/traces/\(id)/events", headers: page)
      #expect(stream.headers[.contentType]?.hasPrefix("text/event-stream") == true)
      #expect(stream.text.contains("data-state=\"ended\""))
      let bytes = try await site.get("/traces/\(id)/0")
      #expect(bytes.headers[.contentType] == "application/octet-stream")
      #expect(bytes.headers[.cacheControl] == "no-store")
      let written = try Data(contentsOf: file)
      #expect(Array(buffer: bytes.body) == Array(written))
      #expect(try await site.get("/traces/\(id)/0", isSignedIn: false).status == .forbidden)
      #expect(try await site.get("/traces/\(id)/1").status == .gone)
    }
  }

  @Test func `an end that comes at once is the answer itself`() async throws {
    try await withTraces(patience: .seconds(600)) { site, _ in
      let report = try await site.post("/journey", fields, isFragment: true)
      #expect(report.text.contains("data-state=\"ended\""))
      #expect(report.text.contains("data-tracks="))
      #expect(!report.text.contains("data-events"))
    }
  }

  @Test func `a trace that the cache dropped is said to be gone`() async throws {
    try await withTraces(patience: .seconds(600)) { site, file in
      let report = try await site.post("/journey", fields, isFragment: true)
      try FileManager.default.removeItem(at: file)
      let id = try job(in: report.text)
      let bytes = try await site.get("/traces/\(id)/0")
      #expect(bytes.status == .gone)
      #expect(bytes.text.contains("This trace is gone: run it again."))
      for path in ["/journey?job=x", "/problems/two-sum?journey=x"] {
        #expect(try await site.get(path).text.contains("This trace is gone: run it again."))
      }
    }
  }

  @Test(arguments: [
    "/traces/..%2F..%2Fetc%2Fpasswd/0", "/traces/%2Fetc%2Fpasswd/0", "/traces/x/0",
    "/traces/x/9999",
  ])
  func `no address leads to a file that no recording told of`(path: String) async throws {
    try await withTraces { site, _ in
      let answer = try await site.get(path)
      #expect(answer.status == .gone)
    }
  }

  @Test func `a case's own button comes before the choice beside the player`() async throws {
    try await withTraces { site, _ in
      let form = fields.merging(["trace": "[[3,3],6]", "chosen": "[[1,2],3]"]) { $1 }
      let report = try await site.post("/problems/two-sum/trace", form, isFragment: true)
      #expect(report.headers[.draftRevision] == "1")
      let id = try job(in: report.text)
      let request = try #require(await site.site.journeys.snapshot(of: id)?.submission)
      guard case .problem(_, let input) = request.subject else {
        Issue.record("no problem")
        return
      }
      #expect(input == [[3, 3], 6])
      #expect(
        request.runs == [
          Journey.Run(language: .python, source: "i = 0\ni = 1\nprint(i)")
        ])
    }
  }

  @Test func `a solution and a comparison take what the catalogue has`() async throws {
    try await withTraces { site, _ in
      let solution = try await site.post(
        "/problems/two-sum/trace", fields.merging(["solution": "python/fast"]) { $1 },
        isFragment: true)
      let first = await site.site.journeys.snapshot(of: try job(in: solution.text))
      #expect(first?.submission.runs.map(\.title) == ["Fast in Python"])
      let both = try await site.post(
        "/problems/two-sum/trace", fields.merging(["compare": "reference"]) { $1 },
        isFragment: true)
      let second = await site.site.journeys.snapshot(of: try job(in: both.text))
      #expect(second?.submission.runs.map(\.title) == ["Your code", "The reference"])
    }
  }

  @Test func `other steps of a recorded run are recorded by the same run again`() async throws {
    try await withTraces { site, _ in
      let report = try await site.post(
        "/problems/two-sum/trace", fields.merging(["trace": "[[3,3],6]"]) { $1 }, isFragment: true)
      let id = try job(in: report.text)
      let form = fields.merging(["window": "100..200", "source": "edited", "revision": "1"]) { $1 }
      let second = try await site.post("/traces/\(id)/window", form, isFragment: true)
      #expect(second.headers[.draftRevision] == "2")
      let request = try #require(
        await site.site.journeys.snapshot(of: try job(in: second.text))?.submission)
      #expect(request.window == 100..<200)
      #expect(request.runs.map(\.source) == ["i = 0\ni = 1\nprint(i)"])
      #expect(try await site.post("/traces/x/window", form).status == .gone)
      let odd = form.merging(["window": "2..1"]) { $1 }
      #expect(try await site.post("/traces/\(id)/window", odd).status == .unprocessableContent)
    }
  }

  @Test func `without scripts a case leads to the problem's page with its steps`() async throws {
    try await withTraces { site, _ in
      let started = try await site.post("/problems/two-sum/trace", fields)
      #expect(started.status == .seeOther)
      let id = try job(in: started.location)
      for await _ in try #require(await site.site.journeys.events(of: id)) {}
      let page = try await site.get(started.location)
      expectWellFormed(page.text)
      #expect(page.text.contains("Step 0 of 3"))
      let elsewhere = started.location.replacing("/two-sum?", with: "/three-sum?")
      #expect(try await site.get(elsewhere).status == .notFound)
    }
  }

  @Test(arguments: [
    ("/journey", ["source": " "], HTTPResponse.Status.unprocessableContent, "no code"),
    ("/journey", ["language": "cobol"], .notFound, "cobol"),
    ("/problems/two-sum/trace", ["trace": "[[1"], .unprocessableContent, "journey-report"),
    ("/problems/two-sum/trace", ["trace": "[7]"], .unprocessableContent, "journey-report"),
    ("/problems/two-sum/trace", ["solution": "x"], .notFound, "no solution"),
    ("/problems/none/trace", [:], .notFound, "none"),
  ])
  func `what cannot be recorded is refused in words`(
    path: String, change: [String: String], status: HTTPResponse.Status, words: String
  ) async throws {
    try await withTraces { site, _ in
      let refused = try await site.post(path, fields.merging(change) { $1 }, isFragment: true)
      #expect(refused.status == status)
      #expect(refused.text.contains(words))
      #expect(refused.text.contains("id=\"journey-report\""))
    }
  }

  @Test func `a language without a recorder says which have one`() async throws {
    struct Missing: UserFacingError {
      let message = "There is no Data Journey for Rust yet."
      let hint: String? = "Swift and Python have one."
    }
    try await withSite(tracer: .failing(Missing()), patience: .seconds(600)) { site in
      let form = fields.merging(["language": "rust"]) { $1 }
      let report = try await site.post("/problems/two-sum/trace", form, isFragment: true)
      #expect(report.text.contains(Missing().message))
      #expect(report.text.contains("Swift and Python have one."))
    }
  }

  @Test func `recordings are limited like runs, and only run where the machine can hold them`()
    async throws
  {
    try await withTraces(limiter: RunLimiter(capacity: 1, perMinute: 6)) { site, _ in
      _ = try await site.post("/journey", fields)
      let refused = try await site.post("/journey", fields, isFragment: true)
      #expect(refused.status == .tooManyRequests)
      #expect(refused.headers[.retryAfter] == "10")
      #expect(refused.text.contains("id=\"journey-report\""))
    }
    try await withTraces(allowsWeakJail: false) { site, _ in
      let refused = try await site.post("/journey", fields)
      #expect(refused.status == .serviceUnavailable)
    }
  }

  @Test func `a new recording ends the one before, and Stop ends one at once`() async throws {
    try await withTemporaryFolder { folder in
      let path = try writeSampleTrace(into: folder)
      let tracer = Tracer.endless([.compiling, .growing(path: path, steps: 3)])
      try await withSite(tracer: tracer) { site in
        let first = try job(in: try await site.post("/journey", fields, isFragment: true).text)
        let second = try job(in: try await site.post("/journey", fields, isFragment: true).text)
        let ended = try await site.get("/traces/\(first)/events", headers: page)
        #expect(ended.text.contains("Stopped."))
        for await event in try #require(await site.site.journeys.events(of: second)) {
          if case .growing = event.event { break }
        }
        #expect(try await site.get("/traces/\(second)/0").status == .ok)
        let stopped = try await site.post("/traces/\(second)/stop", isFragment: true)
        #expect(stopped.status == .noContent)
        let stream = try await site.get("/traces/\(second)/events", headers: page)
        #expect(stream.text.contains("This is what was recorded until then."))
        #expect(try await site.post("/traces/x/stop").status == .gone)
      }
    }
  }

  @Test func `the stream of a recording is for our own pages alone`() async throws {
    try await withTraces { site, _ in
      let report = try await site.post("/journey", fields, isFragment: true)
      let id = try job(in: report.text)
      let refused = try await site.get(
        "/traces/\(id)/events", headers: [.origin: "http://evil.example"])
      #expect(refused.status == .forbidden)
      #expect(try await site.get("/traces/x/events", headers: page).status == .gone)
    }
  }
}
