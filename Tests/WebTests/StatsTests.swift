@testable import CodingFeature
import Domain
import Hummingbird
import HummingbirdTesting
import SiteKit
@testable import StudyFeature
import Testing
import TestSupport

@testable import Web

@Suite struct StatsTests {
  @Test func `the figures stand on a page, and each leads to its rows`() async throws {
    try await withSite { site in
      _ = try await Coding.judge(.sample, with: site.services) { _ in }
      let page = try await site.get("/stats")
      #expect(page.status == .ok)
      for name in Stats.Figure.Name.allCases {
        #expect(page.text.contains("<section class=\"card figure \(name.rawValue)\""))
      }
      let links = page.text.matches(of: /href="(\/stats\/rows[^"]*)"/).map { String($0.1) }
      #expect(!links.isEmpty)
      for link in Set(links) {
        let rows = try await site.get(link.replacing("&amp;", with: "&"))
        #expect(rows.status == .ok, "\(link)")
      }
      #expect(try await site.get("/stats/rows?kind=solved").text.contains(">Two Sum</a>"))
    }
  }

  @Test func `an unknown row kind or day narrows nothing`() async throws {
    try await withSite { site in
      let page = try await site.get("/stats/rows?kind=nonsense&from=today&span=900")
      #expect(page.status == .ok && page.text.contains("There are no rows."))
      #expect(try await site.post("/stats").status == .methodNotAllowed)
      #expect(try await site.get("/stats/other").status == .notFound)
      #expect(try await site.get("/stats", isSignedIn: false).status == .forbidden)
    }
  }
}
