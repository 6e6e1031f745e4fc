import CodingFeature
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Markup
import NIOCore
import SiteKit
import Store
import Synchronization
import Testing
import TestSupport

@testable import Web

@Suite struct LearnersTests {
  /// Two learners on one server, each as a browser of one's own.
  private func withClass(
    runner: Runner = .accepting,
    _ body: @escaping @Sendable (_ ada: TestSite, _ grace: TestSite) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let sites = try ["ada", "grace"].map { name in
        let services = Services(
          problems: .fixed([.twoSum]), runner: runner, database: try .empty(),
          now: { Instant(milliseconds: 1_700_000_000_000) }, cacheFolder: folder)
        return Site(
          services: services, token: .random(),
          configuration: Site.Configuration(
            host: "localhost", port: 80, publicFolder: folder, allowsWeakJail: true,
            heartbeat: .seconds(3_600), version: "test"),
          learner: name)
      }
      var logger = Logger(label: "test")
      logger.logLevel = .critical
      let application = WebServer(sites: sites).application(
        logger: logger, services: [JobService(sites: sites)])
      try await application.test(.router) { client in
        let browsers = sites.map { TestSite(site: $0, services: $0.services, client: client) }
        try await body(browsers[0], browsers[1])
      }
    }
  }

  @Test func `a token leads to one's own data and to nobody else's`() async throws {
    try await withClass { ada, grace in
      for learner in [ada, grace] {
        let entry = try await confirm(learner.site.access.token.text, learner)
        let cookie = try #require(entry.headers[.setCookie])
        #expect(cookie.hasPrefix(learner.cookie + ";"))
        let saved = try await learner.post("/settings", ["name": learner.site.learner])
        #expect(saved.status == .seeOther)
        _ = try await learner.post(
          "/problems/two-sum/drafts/python",
          ["source": "# by \(learner.site.learner)", "revision": "0"])
      }
      for (own, other) in [(ada, grace), (grace, ada)] {
        let page = try await own.get("/settings")
        #expect(page.text.contains("value=\"\(own.site.learner)\""))
        #expect(!page.text.contains("value=\"\(other.site.learner)\""))
        let problem = try await own.get("/problems/two-sum?language=python")
        #expect(problem.text.contains("# by \(own.site.learner)"))
        #expect(!problem.text.contains("# by \(other.site.learner)"))
        #expect(try await own.services.database.preferences().name == own.site.learner)
      }
    }
  }

  @Test func `a browser that is signed in becomes another learner's by the other token`()
    async throws
  {
    try await withClass { ada, grace in
      let entry = try await confirm(grace.site.access.token.text, ada)
      #expect(entry.headers[.setCookie]?.hasPrefix(grace.cookie + ";") == true)
    }
  }

  /// Presses the button of the page to which a link leads.
  private func confirm(_ token: String, _ learner: TestSite) async throws -> TestResponse {
    try await learner.client.execute(
      uri: "/?token=\(token)", method: .post, headers: [.origin: learner.site.origin])
  }

  @Test func `a link alone signs nobody in: the page asks, and only its own button counts`()
    async throws
  {
    try await withClass { ada, grace in
      let token = ada.site.access.token.text
      for isSignedIn in [false, true] {
        let page = try await grace.get("/?token=\(token)", isSignedIn: isSignedIn)
        #expect(page.status == .ok)
        #expect(page.headers[.setCookie] == nil)
        #expect(page.headers[.cacheControl] == "no-store")
        #expect(page.text.contains("Sign in as ada?"))
        #expect(page.text.contains("method=\"post\""))
      }
      for headers: HTTPFields in [
        [.origin: "http://evil.example"], [.origin: "null"], [.secFetchSite: "cross-site"],
        [.origin: "http://localhost:81"], [:],
      ] {
        let forged = try await grace.client.execute(
          uri: "/?token=\(token)", method: .post, headers: headers)
        #expect(forged.status == .forbidden)
        #expect(forged.headers[.setCookie] == nil)
      }
    }
  }

  @Test(arguments: ["/", "/settings", "/settings/export", "/log", "/problems/two-sum", "/nowhere"])
  func `a stranger gets nothing, not even a name or a form's token`(path: String) async throws {
    try await withClass { ada, grace in
      for headers: HTTPFields in [[:], [.cookie: "\(ada.site.access.cookieName)=forged"]] {
        let page = try await ada.get(path, isSignedIn: false, headers: headers)
        #expect(page.status == .forbidden)
        #expect(page.headers[.setCookie] == nil)
        // A nonce is drawn, and may hold any three letters.
        let text = page.text.replacing(/nonce="[^"]*"/, with: "")
        for secret in [ada, grace].flatMap({ [$0.site.learner, $0.formToken, $0.cookie] }) {
          #expect(!text.contains(secret))
        }
        #expect(page.text.contains("your own token"))
      }
      let wrong = try await ada.get("/?token=\(AccessToken.random().text)", isSignedIn: false)
      #expect(wrong.status == .forbidden)
    }
  }

  @Test func `one learner's form cannot be sent with another's session`() async throws {
    try await withClass { ada, grace in
      let headers: HTTPFields = [.cookie: grace.cookie, .origin: ada.site.origin]
      let fields = [PageContext.tokenField: ada.formToken, "name": "Mallory"]
      let crossed = try await ada.send("/settings", fields, headers: headers)
      #expect(crossed.status == .forbidden)
      #expect(try await ada.services.database.preferences().name == "")
      #expect(try await grace.services.database.preferences().name == "")
    }
  }

  @Test func `runs carry their learner's name, and nobody else sees them`() async throws {
    let asked = Mutex<[String]>([])
    let runner = Runner(
      judge: { job in
        asked.withLock { $0.append(job.learner) }
        return Runner.accepting.judge(job)
      }, status: Runner.accepting.status)
    try await withClass(runner: runner) { ada, grace in
      var pages: [String] = []
      for learner in [ada, grace] {
        let run = try await learner.post(
          "/problems/two-sum/run",
          ["language": "python", "source": "class Solution: pass", "revision": "0"])
        #expect(run.status == .seeOther)
        pages.append(run.location)
        for await _ in await learner.site.board.events(of: job(in: run.location)) ?? .finished {}
      }
      #expect(asked.withLock { Set($0) }.isSuperset(of: ["ada", "grace"]))
      #expect(try await ada.services.database.attempts(slug: "two-sum").count == 1)
      let foreign = try await grace.get(
        "/jobs/\(job(in: pages[0]))/events",
        headers: [
          .origin: grace.site.origin
        ])
      #expect(foreign.status == .notFound)
    }
  }

  private func job(in location: String) -> String {
    guard case .problem(_, let view) = SitePath(location) else { return "" }
    return view.job ?? ""
  }
}

extension AsyncStream {
  fileprivate static var finished: AsyncStream { AsyncStream { $0.finish() } }
}
