@testable import CodingFeature
import Domain
import HTTPTypes
import HummingbirdTesting
@testable import OnlineFeature
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct PlaceTests {
  private let fields = ["language": "python", "source": "class Solution: pass", "revision": "0"]

  private func choose(_ place: String, _ more: [String: String] = [:]) -> [String: String] {
    fields.merging(["place": place]) { $1 }.merging(more) { $1 }
  }

  @Test func `without scripts choosing a judge leads back to the page, and keeps the code`()
    async throws
  {
    try await withSite { site in
      let chosen = try await site.post("/problems/two-sum/place", choose("none"))
      #expect(chosen.status == .seeOther)
      #expect(chosen.location.hasPrefix("/problems/two-sum?"))
      let page = try await site.get(chosen.location)
      #expect(page.text.contains("<span class=\"hidden\">Runs: </span>Nowhere"))
      #expect(page.text.contains("class Solution: pass"))
    }
  }

  @Test func `a script gets the buttons that follow from the choice`() async throws {
    try await withSite { site in
      let chosen = try await site.post(
        "/problems/two-sum/place", choose("leetcode"), isFragment: true)
      #expect(chosen.status == .ok)
      #expect(chosen.text.contains("id=\"judging\""))
      #expect(chosen.text.contains("</span>On LeetCode"))
      #expect(chosen.headers[.draftRevision] == "1")
      #expect(try await Coding.place(of: "two-sum", with: site.services) == .leetCode)
    }
  }

  @Test(arguments: [
    ("two-sum", "mars", HTTPResponse.Status.badRequest), ("three-sum", "local", .notFound),
    ("two-sum", "", .badRequest),
  ])
  func `what is no judge or no problem is refused`(
    slug: String, place: String, status: HTTPResponse.Status
  ) async throws {
    try await withSite { site in
      let refused = try await site.post("/problems/\(slug)/place", choose(place))
      #expect(refused.status == status)
      #expect(try await Coding.place(of: slug, with: site.services) == .local)
    }
  }

  @Test func `a run on LeetCode needs no compiler here, and says who is missing`() async throws {
    let missing = RunnerStatus.Toolchain(
      language: .python, version: nil, path: "", remedy: "Install Python.")
    let status = RunnerStatus(level: "L4", steps: [], toolchains: [missing])
    let runner = Runner(judge: Runner.accepting.judge, status: { status })
    try await withSite(runner: runner) { site in
      try await Coding.setPlace(.leetCode, of: "two-sum", with: site.services)
      let started = try await site.post("/problems/two-sum/run", fields)
      #expect(started.status == .seeOther)
      let id = String(try #require(started.location.split(separator: "job=").last))
      for await _ in try #require(await site.site.board.events(of: id)) {}
      let page = try await site.get(started.location)
      #expect(page.text.contains("signed in to LeetCode here."))
    }
  }
}
