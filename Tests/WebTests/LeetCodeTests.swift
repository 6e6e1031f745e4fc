import Domain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Markup
@testable import OnlineFeature
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct LeetCodeTests {
  /// A site with a folder for its cookie, and LeetCode in memory.
  private func withLeetCode(
    _ change: @escaping @Sendable (inout FakeLeetCode.World) -> Void = { _ in },
    _ body: @escaping @Sendable (TestSite, FakeLeetCode) async throws -> Void
  ) async throws {
    let there = FakeLeetCode(change)
    try await withTemporaryFolder { folder in
      try await withSite(dataFolder: folder, online: there.judge) { try await body($0, there) }
    }
  }

  /// Waits for the site's own sync by its stream, as a page does.
  private func messages(_ site: TestSite) -> SyncMessages.AsyncIterator {
    SyncMessages(
      services: site.services, desk: site.site.syncDesk,
      page: PageContext(nonce: "", formToken: "token"), pause: .milliseconds(1)
    ).makeAsyncIterator()
  }

  private func wait(on site: TestSite, until words: String) async throws {
    var messages = messages(site)
    while let message = try await messages.next(), !message.data.contains(words) {}
  }

  @Test func `the settings show the part, and nothing is asked of LeetCode`() async throws {
    try await withLeetCode { site, there in
      for path in ["/settings", "/settings/leetcode", "/settings/leetcode/sync", "/", "/widget"] {
        #expect(try await site.get(path).status == .ok)
      }
      #expect(try await site.get("/settings").text.contains("<section class=\"card settings-group"))
      #expect(try await site.get("/settings").text.contains("id=\"leetcode\""))
      #expect(try await !site.get("/").text.contains("id=\"leetcode-day\""))
      let part = try await site.get("/settings/leetcode", headers: [.focusFragment: "1"])
      #expect(part.text.hasPrefix("<section class=\"card settings-group leetcode\""))
      #expect(there.asked.isEmpty)
    }
  }

  @Test func `a name is checked, kept and synced, without scripts`() async throws {
    try await withLeetCode({ $0.recent = [.accepted("two-sum"), .accepted("not-here")] }) {
      site, there in
      let kept = try await site.post("/settings/leetcode", ["name": "ada"])
      #expect(kept.status == .ok || kept.location == "/settings/leetcode")
      let page = try await site.get("/settings/leetcode").text
      #expect(page.contains("value=\"Ada\"") && page.contains("name-valid"))
      try await wait(on: site, until: "Last synced")
      let home = try await site.get("/").text
      #expect(home.contains("id=\"leetcode-day\""))
      #expect(home.contains("1 problem of the catalogue solved there, 1 new."))
      let list = try await site.get("/settings/leetcode/sync").text
      #expect(list.contains("https://leetcode.com/problems/not-here/"))
      #expect(there.asked.contains("recent Ada"))
    }
  }

  @Test func `a user that is not found is red, and nothing is kept`() async throws {
    try await withLeetCode { site, there in
      for isFragment in [true, false] {
        let refused = try await site.post(
          "/settings/leetcode", ["name": "<no>body"], isFragment: isFragment)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains("User not found"))
        #expect(refused.text.contains("value=\"&lt;no&gt;body\""))
      }
      let unknown = try await site.post("/settings/leetcode", ["name": "nobody"])
      #expect(unknown.status == .unprocessableContent)
      #expect(unknown.text.contains("name-unknown"))
      #expect(try await LeetCode.account(with: site.services) == LeetCode.Account())
      #expect(there.asked == ["member nobody"])
    }
  }

  @Test func `offline a name may be kept unchecked, and no page is one of errors`() async throws {
    try await withLeetCode({ $0.trouble = .offline(service: "LeetCode") }) { site, _ in
      let grey = try await site.post("/settings/leetcode", ["name": "ada"])
      #expect(grey.status == .ok)
      #expect(grey.text.contains("Couldn&#39;t check: LeetCode can&#39;t be reached."))
      #expect(grey.text.contains("name=\"unchecked\""))
      #expect(try await LeetCode.account(with: site.services).name.isEmpty)
      let kept = try await site.post(
        "/settings/leetcode", ["name": "ada", "unchecked": "yes"])
      #expect(kept.location == "/settings/leetcode")
      try await wait(on: site, until: "LeetCode can&#39;t be reached.")
      #expect(try await site.get("/settings/leetcode").text.contains("Not checked yet"))
      for path in ["/", "/settings", "/settings/leetcode/sync", "/widget", "/plan", "/problems"] {
        #expect(try await site.get(path).status == .ok)
      }
    }
  }

  @Test func `asking alone keeps nothing`() async throws {
    try await withLeetCode { site, _ in
      let valid = try await site.post("/settings/leetcode/check", ["name": "ada"])
      #expect(valid.status == .ok)
      #expect(valid.text.contains("Valid: 3 problems solved there"))
      #expect(try await LeetCode.account(with: site.services) == LeetCode.Account())
    }
  }

  @Test func `a cookie signs in, is never shown, and goes with the sign-out`() async throws {
    try await withLeetCode({ $0.list = [OnlineSolved(slug: "two-sum", title: "Two Sum")] }) {
      site, _ in
      let cookie = "Cookie: LEETCODE_SESSION=good-token; csrftoken=good-csrf"
      let kept = try await site.post("/settings/leetcode/cookie", ["cookie": cookie])
      #expect(kept.location == "/settings/leetcode")
      try await wait(on: site, until: "Last synced")
      for path in ["/", "/settings", "/settings/leetcode", "/settings/leetcode/sync", "/log"] {
        let page = try await site.get(path).text
        #expect(!page.contains("good-token") && !page.contains("good-csrf"), "\(path)")
      }
      #expect(try await site.get("/settings").text.contains("Signed in as Ada."))
      #expect(try await site.post("/settings/leetcode/sign-out").status == .seeOther)
      #expect(try await site.get("/settings").text.contains("You aren&#39;t signed in."))
    }
  }

  @Test(arguments: [
    ("nothing", "has no LEETCODE_SESSION"),
    ("LEETCODE_SESSION=dead; csrftoken=x", "no longer accepts the sign-in"),
  ])
  func `a cookie of no use is refused and not shown again`(
    cookie: String, words: String
  ) async throws {
    try await withLeetCode { site, _ in
      for isFragment in [true, false] {
        let refused = try await site.post(
          "/settings/leetcode/cookie", ["cookie": cookie], isFragment: isFragment)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains(words))
        #expect(!refused.text.contains("=dead"))
      }
      await #expect(throws: OnlineError.signedOut) { try await site.services.onlineSession() }
    }
  }

  @Test func `offline a cookie waits in memory until the learner says that it is kept`()
    async throws
  {
    try await withLeetCode({ $0.trouble = .offline(service: "LeetCode") }) { site, _ in
      let cookie = "LEETCODE_SESSION=good-token; csrftoken=good-csrf"
      let offered = try await site.post("/settings/leetcode/cookie", ["cookie": cookie])
      #expect(offered.status == .ok)
      #expect(offered.text.contains("name=\"keep\"") && !offered.text.contains("good-token"))
      await #expect(throws: OnlineError.signedOut) { try await site.services.onlineSession() }
      let kept = try await site.post("/settings/leetcode/cookie", ["keep": "yes"])
      #expect(kept.location == "/settings/leetcode")
      #expect(try await site.services.onlineSession().token == "good-token")
      // It waits once only.
      let again = try await site.post("/settings/leetcode/cookie", ["keep": "yes"])
      #expect(again.status == .unprocessableContent)
    }
  }

  @Test func `reviews begin when they are asked for`() async throws {
    try await withLeetCode({ $0.recent = [.accepted("two-sum")] }) { site, _ in
      _ = try await site.post("/settings/leetcode", ["name": "ada"])
      try await wait(on: site, until: "Last synced")
      #expect(try await site.get("/").text.contains("action=\"/settings/leetcode/reviews\""))
      let declined = try await site.post(
        "/settings/leetcode/reviews", ["answer": "no", "back": "today"], isFragment: true)
      #expect(declined.text.hasPrefix("<div id=\"today\""))
      #expect(!declined.text.contains("action=\"/settings/leetcode/reviews\""))
      #expect(try await site.services.database.reviews().isEmpty)
      let begun = try await site.post("/settings/leetcode/reviews")
      #expect(begun.location == "/settings/leetcode/sync")
      #expect(try await site.services.database.reviews().map(\.slug) == ["two-sum"])
    }
  }

  @Test func `what came over is forgotten only if that is meant`() async throws {
    try await withLeetCode({ $0.recent = [.accepted("two-sum")] }) { site, _ in
      _ = try await site.post("/settings/leetcode", ["name": "ada"])
      try await wait(on: site, until: "Last synced")
      let unsure = try await site.post("/settings/leetcode/forget")
      #expect(unsure.status == .unprocessableContent)
      #expect(try await site.services.database.solvedSlugs() == ["two-sum"])
      let sure = try await site.post("/settings/leetcode/forget", ["sure": "yes"])
      #expect(sure.location == "/settings/leetcode/sync")
      #expect(try await site.services.database.solvedSlugs().isEmpty)
    }
  }

  @Test func `a sync that is asked for begins at once, and pages hear how it went`() async throws {
    try await withLeetCode { site, there in
      try await LeetCode.keepName("ada", with: site.services)
      let asked = try await site.post("/settings/leetcode/sync")
      #expect(asked.location == "/settings/leetcode/sync")
      try await wait(on: site, until: "Last synced")
      there.change { $0.recent = [.accepted("two-sum")] }
      let today = try await site.post("/settings/leetcode/sync", ["back": "today"])
      #expect(today.location == "/")
      try await wait(on: site, until: "1 new")
    }
  }

  @Test func `a learner of a class has a name and a cookie of one's own`() async throws {
    try await withLeetCode { first, _ in
      try await withLeetCode { second, _ in
        _ = try await first.post(
          "/settings/leetcode/cookie",
          ["cookie": "LEETCODE_SESSION=good-token; csrftoken=good-csrf"])
        #expect(try await first.get("/settings").text.contains("Signed in as Ada."))
        #expect(try await second.get("/settings").text.contains("You aren&#39;t signed in."))
        #expect(try await LeetCode.account(with: second.services) == LeetCode.Account())
      }
    }
  }

  @Test(arguments: ["check", "cookie", "sign-out", "reviews", "forget"])
  func `what changes something is a form`(name: String) async throws {
    try await withLeetCode { site, _ in
      #expect(try await site.get("/settings/leetcode/\(name)").status == .methodNotAllowed)
      let foreign = try await site.send(
        "/settings/leetcode/\(name)", [:], headers: [.cookie: site.cookie])
      #expect(foreign.status == .forbidden)
    }
  }

  @Test func `the stream is for pages of our own`() async throws {
    try await withLeetCode { site, _ in
      let foreign = try await site.get(
        "/settings/leetcode/events", headers: [.secFetchSite: "cross-site"])
      #expect(foreign.status == .forbidden)
    }
  }
}
