import CodingFeature
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

/// What ends the measuring of how a solution grows, and what of it stays.
@Suite(.timeLimit(.minutes(20))) struct GrowthTests {
  private let fields = ["language": "python", "source": "class Solution: pass", "revision": "0"]

  /// A runner that accepts everything, but whose measuring never ends.
  private let runner = Runner(
    judge: { $0.isProbe ? AsyncThrowingStream { _ in } : Runner.accepting.judge($0) },
    status: Runner.accepting.status)

  /// Submits, and gives the job once its growth is being measured.
  private func measured(_ site: TestSite) async throws -> String {
    let pane = try await site.post("/problems/two-sum/submit", fields, isFragment: true)
    let parts = pane.text.split(separator: "/jobs/")
    let id = String(try #require(parts.dropFirst().first).prefix { $0 != "/" })
    for await event in try #require(await site.site.board.events(of: id)) {
      if case .growing = event.event { return id }
    }
    return id
  }

  @Test(arguments: ["cancel", "run"])
  func `measuring that is stopped, or gives way to a run, leaves the verdict and a button`(
    way: String
  ) async throws {
    try await withSite(problems: [.doubling], runner: runner) { site in
      let id = try await measured(site)
      let page = try await site.get("/problems/two-sum?job=\(id)")
      #expect(page.text.contains("Measuring how it grows…"))
      #expect(page.text.contains("formaction=\"/jobs/\(id)/cancel\""))
      let answer =
        way == "cancel"
        ? try await site.post("/jobs/\(id)/cancel", isFragment: true)
        : try await site.post("/problems/two-sum/run", fields, isFragment: true)
      #expect(answer.status == (way == "cancel" ? .noContent : .ok))
      let stream = try await site.get(
        "/jobs/\(id)/events", headers: [.secFetchSite: "same-origin"])
      let parts = stream.text.split(separator: "event: end")
      let end = try #require(parts.count == 2 ? parts.last : nil)
      #expect(end.contains("How does it grow?"))
      #expect(!end.contains("Measuring how it grows…"))
      #expect(!stream.text.contains("Cancelled"))
      let kept = try await site.services.database.attempt(id: 1)
      #expect(kept?.verdict.verdict == .accepted)
      #expect(kept?.verdict.complexity == nil)
    }
  }

  @Test func `without scripts stopping leads back to the verdict`() async throws {
    try await withSite(problems: [.doubling], runner: runner) { site in
      let id = try await measured(site)
      let stopped = try await site.post("/jobs/\(id)/cancel")
      #expect(stopped.status == .seeOther)
      for await _ in try #require(await site.site.board.events(of: id)) {}
      let page = try await site.get(stopped.location)
      #expect(page.text.contains("<h2>Accepted</h2>"))
      #expect(page.text.contains("How does it grow?"))
      #expect(!page.text.contains("http-equiv=\"refresh\""))
      #expect(await !site.site.board.isBusy())
    }
  }
}
