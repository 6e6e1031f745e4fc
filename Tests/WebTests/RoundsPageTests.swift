import HTTPTypes
import Hummingbird
import HummingbirdTesting
@testable import LiveAppsFeature
import Markup
import SiteKit
import Testing
import TestSupport

@testable import Web

/// The archer's rounds as a browser gets them.
@Suite(.timeLimit(.minutes(20))) struct RoundsPageTests {
  @Test(arguments: [
    ("/apps/rounds/", "Rounds are loading"),
    ("/apps/rounds/paused", "aria-label=\"Rounds by status\""),
    ("/apps/rounds/rounds/3", "All rounds"), ("/apps/rounds/rounds/9/score", "The round"),
    ("/apps/rounds/statistics", "aria-current=\"page\">Statistics"),
    ("/apps/rounds/settings", "role=\"switch\""), ("/apps/rounds/exchange", "rounds.csv"),
  ]) func `a deep link works cold`(path: String, words: String) async throws {
    try await withSite { site in
      let page = try await site.get(path)
      #expect(page.status == .ok)
      #expect(page.text.contains(words))
      #expect(page.text.contains("href=\"/takehomes/rounds\""))
      expectWellFormed(page.text)
    }
  }

  @Test(arguments: [
    "/apps/rounds/nowhere", "/apps/rounds/rounds/x", "/apps/rounds/files/other.csv",
    "/apps/rounds/files", "/apps/markets/files/rounds.csv",
  ]) func `what there is not is not found`(path: String) async throws {
    try await withSite { (site) async throws in
      #expect(try await site.get(path).status == .notFound)
    }
  }

  @Test func `the rounds are downloaded as they are at the moment`() async throws {
    try await withSite { site in
      let file = try await site.get("/apps/rounds/files/rounds.csv")
      #expect(file.status == .ok)
      #expect(file.headers[.contentType] == "text/csv; charset=utf-8")
      #expect(file.headers[.contentDisposition] == "attachment; filename=\"rounds.csv\"")
      #expect(file.headers[.cacheControl] == "no-store")
      #expect(
        file.text.hasPrefix("id,name,date,distance_m,status,score,arrows_per_end,ends,arrows\n13,"))
      #expect(file.text.split(separator: "\n").count == 14)
    }
  }

  @Test func `a name that is markup is shown as it is written`() async throws {
    try await withSite { site in
      let page = try await site.get("/apps/rounds/exchange").text
      let door = page.split(separator: "data-event=\"").last?.prefix { $0 != "\"" } ?? ""
      let text = "name,date,distance_m,status\n<b>Bold</b>,2023-11-01,18,PLANNED\n"
      let answer = try await site.post(String(door), ["event": "import", "value": text])
      #expect(answer.status == .seeOther)
      let desk = site.site.liveDesk
      let session = try #require(
        try await MainActor.run { try desk.open("rounds", at: "/planned") })
      var html = ""
      let end = ContinuousClock.now + .seconds(120)
      while !html.contains("Bold"), ContinuousClock.now < end {
        await Task.yield()
        html = await session.render(PageContext(nonce: "n", formToken: "t")).html.text
      }
      #expect(html.contains("&lt;b&gt;Bold&lt;/b&gt;"))
      #expect(!html.contains("<b>Bold"))
    }
  }
}
