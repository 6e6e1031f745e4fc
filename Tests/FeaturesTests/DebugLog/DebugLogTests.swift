@testable import AppFeature
@testable import CodingFeature
import Domain
import Foundation
import Markup
import SiteKit
import Store
import Testing
import TestSupport

@Suite struct DebugLogTests {
  private static let now = Instant(milliseconds: 1_770_367_226_092)

  private func services(runner: Runner = .accepting) throws -> Services {
    Services(
      problems: .fixed([.twoSum]), runner: runner, database: try .empty(), now: { Self.now },
      cacheFolder: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
  }

  private func model(_ filter: LogFilter = LogFilter(), with services: Services) async throws
    -> DebugLog.Model
  {
    try await DebugLog.model(filter, with: services)
  }

  @Test func `an empty log says what will stand there, an empty search what to change`()
    async throws
  {
    let services = try services()
    let empty = try await model(with: services)
    #expect(empty.tally == "0 entries")
    #expect(DebugLog.text(empty).hasPrefix("Nothing is logged yet."))
    let search = try await model(LogFilter(search: "x"), with: services)
    #expect(search.emptiness?.title == "No entries match.")
    let page = DebugLog.html(empty, PageContext(nonce: "n", formToken: "t")).text
    expectWellFormed(page)
    #expect(page.contains("Nothing is logged yet."))
  }

  @Test func `entries stand on the page, newest first, and in the terminal, oldest first`()
    async throws
  {
    let services = try services()
    await services.log(
      .execution, .info, "Ran two-sum in Python: Accepted.", detail: "attempt 1\n<b>")
    await services.log(.network, .error, "GET /?token=abc failed.", detail: "lost")
    await services.log(.sync, .warning, "Nothing was synced.")
    let model = try await model(with: services)
    let page = DebugLog.html(model, PageContext(nonce: "n", formToken: "t")).text
    expectWellFormed(page)
    try expectSnapshot(page, named: "log.html")
    try expectSnapshot(DebugLog.text(model), named: "log.txt")
    let json = model.entries.map { DebugLog.json($0) + "\n" }.joined()
    try expectSnapshot(json, named: "log.jsonl")
  }

  @Test func `no more is shown than a page can bear, and it says so`() async throws {
    let services = try services()
    for index in 0...DebugLog.shown { await services.log(.network, .debug, "\(index)") }
    let model = try await model(with: services)
    #expect(model.entries.count == DebugLog.shown)
    #expect(model.entries.last?.message == "\(DebugLog.shown)")
    #expect(model.tally == "The newest 500 entries")
  }

  @Test func `a run and what cannot be judged leave a line`() async throws {
    let services = try services()
    let submission = Coding.Submission(
      slug: "two-sum", language: .python, source: "class Solution: pass", purpose: .submit)
    try await Coding.judge(submission, with: services) { _ in }
    var unknown = submission
    unknown.slug = "tow-sum"
    await #expect(throws: CodingError.self) {
      try await Coding.judge(unknown, with: services) { _ in }
    }
    let entries = try await model(LogFilter(category: .execution), with: services).entries
    #expect(entries.map(\.level) == [.info, .warning])
    #expect(
      entries.first?.message == "Submitted two-sum in Python: Accepted, 3 of 3 cases.")
    #expect(entries.first?.detail?.contains("attempt 1") == true)
    #expect(entries.last?.message == "tow-sum in Python wasn't judged.")
  }

  @Test func `who follows hears what comes, and nothing twice`() async throws {
    let services = try services()
    await services.log(.network, .info, "before")
    let (heard, hear) = AsyncStream.makeStream(of: [String].self)
    let follower = Task {
      try await DebugLog.follow(LogFilter(level: .info), after: 1, with: services) { entries in
        hear.yield(entries.map(\.message))
      }
    }
    await services.log(.network, .debug, "not this")
    await services.log(.network, .info, "first")
    var batches = heard.makeAsyncIterator()
    #expect(await batches.next() == ["first"])
    await services.log(.sync, .error, "second")
    #expect(await batches.next() == ["second"])
    follower.cancel()
    await #expect(throws: CancellationError.self) { try await follower.value }
  }

  @Test func `what a filter leaves out is looked at once`() async throws {
    let services = try services()
    for _ in 1...3 { await services.log(.network, .debug, "not this") }
    let seen = try await DebugLog.entries(LogFilter(level: .info), after: 0, with: services)
    #expect(seen.admitted.isEmpty)
    #expect(seen.last == 3)
  }

  @Test func `addresses lead there and back`() {
    let filter = LogFilter(level: .error, category: .sync, search: "a b&c")
    for path: LogPath in [.page, .entries(filter), .events(filter, after: 3)] {
      let site = SitePath.log(path)
      #expect(SitePath(site.description) == site, "\(site)")
    }
  }
}
