@testable import CodingFeature
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import SiteKit
import Store
import Testing

@testable import Web

@Suite struct ReviewTests {
  @Test func `the page begins empty and fills with what was solved`() async throws {
    try await withSite { site in
      #expect(try await site.get("/review").text.contains("Your reviews will appear here."))
      _ = try await Coding.judge(.sample, with: site.services) { _ in }
      let page = try await site.get("/review")
      #expect(page.status == .ok)
      #expect(page.text.contains("<h2 id=\"forecast-title\">Forecast</h2>"))
      #expect(page.text.contains("href=\"/review/two-sum\""))
    }
  }

  @Test func `a problem is graded as a plain form and by a script`() async throws {
    try await withSite { site in
      let page = try await site.get("/review/two-sum")
      #expect(page.text.contains("name=\"grade\" value=\"again\""))
      let sent = try await site.post("/review/two-sum", ["grade": "hard"])
      #expect(sent.status == .seeOther)
      #expect(sent.location == "/review/two-sum")
      let panel = try await site.post("/review/two-sum", ["grade": "easy"], isFragment: true)
      #expect(panel.text.hasPrefix("<section id=\"review-panel\""))
      let reviews = try await site.services.database.reviews()
      #expect(reviews.map(\.chosen) == [.easy])
      let id = try #require(reviews.first?.id)
      let changed = try await site.post("/review/two-sum/past/\(id)", ["grade": "again"])
      #expect(changed.location == "/review/two-sum")
      #expect(try await site.services.database.reviews().map(\.grade) == [.again])
    }
  }

  @Test func `help that is opened is remembered, with and without scripts`() async throws {
    try await withSite { site in
      let closed = try await site.get("/problems/two-sum").text
      #expect(closed.contains("id=\"hint-1\" data-help=\"/review/two-sum/help/hint-1\">"))
      #expect(closed.contains("formaction=\"/review/two-sum/help/editorial\""))
      let told = try await site.post("/review/two-sum/help/hint-1", isFragment: true)
      #expect(told.status == .noContent)
      let fields = ["source": "let a = 1", "language": "swift", "revision": "0"]
      let plain = try await site.post("/review/two-sum/help/editorial", fields)
      #expect(plain.location == "/problems/two-sum?tab=editorial&language=swift")
      let open = try await site.get(plain.location).text
      #expect(open.contains("let a = 1"))
      #expect(open.contains("data-help=\"/review/two-sum/help/hint-1\" open>"))
      #expect(open.contains("data-help=\"/review/two-sum/help/editorial\" open>"))
      #expect(!open.contains("formaction=\"/review/two-sum/help/editorial\""))
      let kinds = try await site.services.database.activities(slug: "two-sum").map(\.kind)
      #expect(Set(kinds) == [.opened, .hint, .editorial])
    }
  }

  @Test func `saving a draft is a sign of work`() async throws {
    try await withSite { site in
      _ = try await site.post(
        "/problems/two-sum/drafts/swift", ["source": "a", "revision": "0"], isFragment: true)
      let signs = try await site.services.database.activities(slug: "two-sum")
      #expect(signs.map(\.kind) == [.draft])
    }
  }

  @Test func `an accepted submission shows the way to its review`() async throws {
    try await withSite { site in
      let page = try await site.post(
        "/problems/two-sum/submit", ["source": "x", "language": "python", "revision": "0"])
      let job = try #require(page.location.split(separator: "job=").last)
      for try await message in try #require(await site.site.board.events(of: String(job), after: 0))
      where message.event.isLast { break }
      let result = try await site.get(page.location)
      #expect(result.text.contains("<section id=\"review-panel\" data-load=\"/review/two-sum\">"))
      let panel = try await site.get("/review/two-sum", headers: [.focusFragment: "1"])
      #expect(panel.text.hasPrefix("<section id=\"review-panel\""))
      #expect(panel.text.contains("class=\"grade given\""))
    }
  }

  @Test(arguments: [
    ("/review/two-sum", ["grade": "great"], HTTPResponse.Status.unprocessableContent),
    ("/review/two-sum", [:], .badRequest), ("/review/tow-sum", ["grade": "good"], .notFound),
    ("/review/two-sum/past/7", ["grade": "good"], .notFound),
    ("/review/tow-sum/help/editorial", [:], .notFound),
    ("/review/two-sum/help/answer", [:], .notFound), ("/review", [:], .methodNotAllowed),
  ])
  func `what cannot be graded is refused`(
    path: String, fields: [String: String], status: HTTPResponse.Status
  ) async throws {
    try await withSite { site in
      let refused = try await site.post(path, fields)
      #expect(refused.status == status)
      let reviews = try await site.services.database.reviews()
      #expect(reviews.isEmpty)
    }
  }

  @Test func `the due filter shows what is due`() async throws {
    try await withSite { site in
      let day: Int64 = 86_400_000
      let moment = Moment(
        Instant(milliseconds: site.services.now().milliseconds - 2 * day), offsetSeconds: 0)
      _ = try await site.services.database.keepReview(
        GradedReview(
          slug: "two-sum", moment: moment, facts: ReviewFacts(parMinutes: 15), chosen: .again)
      ) { _ in true }
      let due = try await site.get("/problems?due=1")
      #expect(due.text.contains("name=\"due\" value=\"1\" checked>"))
      #expect(due.text.contains("href=\"/problems/two-sum\""))
      _ = try await site.post("/review/two-sum", ["grade": "good"])
      #expect(try await site.get("/problems?due=1").text.contains("No problems match."))
    }
  }
}
