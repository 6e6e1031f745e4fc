import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

@Suite struct PagesTests {
  @Test func `the list is a page, and for scripts only the part that changes`() async throws {
    try await withSite { site in
      let page = try await site.get("/problems")
      #expect(page.text.contains("<!doctype html>"))
      #expect(page.text.contains("Two Sum"))
      let piece = try await site.get("/problems?q=two", headers: [.focusFragment: "1"])
      #expect(!piece.text.contains("<!doctype html>"))
      #expect(piece.text.contains("Two Sum"))
      #expect(try await !site.get("/problems?q=xyz").text.contains("Two Sum"))
    }
  }

  @Test func `the view last chosen is kept, and a search is answered by a list`() async throws {
    try await withSite { site in
      func view(_ path: String) async throws -> String {
        let text = try await site.get(path).text
        let marks = [
          ("list", "<table class=\"problems\">"), ("map", "class=\"road-map\""),
          ("topic", "class=\"topic-map\""),
        ]
        return marks.first { text.contains($0.1) }?.0 ?? "none"
      }
      for (path, expected) in [
        ("/problems", "map"), ("/problems?q=two", "list"), ("/problems", "map"),
        ("/problems?view=list", "list"), ("/problems", "list"), ("/problems?list=blind75", "list"),
        ("/problems?view=map&list=blind75", "map"), ("/problems?difficulty=Easy", "map"),
        ("/problems?status=new", "list"), ("/problems?topic=trees", "none"),
        ("/problems?topic=arrays-hashing", "topic"),
        ("/problems?topic=arrays-hashing&status=new", "list"),
        ("/problems?topic=arrays-hashing&view=list", "list"),
        ("/problems?topic=arrays-hashing", "list"),
        ("/problems?topic=arrays-hashing&view=map", "topic"), ("/problems", "map"),
      ] {
        let shown = try await view(path)
        #expect(shown == expected, "\(path)")
      }
    }
  }

  @Test func `a problem's page carries the form and its token`() async throws {
    try await withSite { site in
      let page = try await site.get("/problems/two-sum?language=python")
      #expect(page.status == .ok)
      #expect(page.headers[.contentType] == "text/html; charset=utf-8")
      #expect(page.text.contains("value=\"\(site.formToken)\""))
      #expect(page.text.contains("action=\"/problems/two-sum/run\""))
    }
  }

  @Test func `a page's head may be asked for alone`() async throws {
    try await withSite { site in
      let response = try await site.client.execute(
        uri: "/problems", method: .head, headers: [.cookie: site.cookie])
      #expect(response.status == .ok)
    }
  }

  @Test(
    arguments: [
      ("/problems/tow-sum", HTTPResponse.Status.notFound, "Two Sum"),
      ("/problems/zzzzzzzz", .notFound, "zzzzzzzz"), ("/problem", .notFound, "/problems"),
      ("/nowhere/at/all", .notFound, "/nowhere/at/all"),
      ("/problems/%3Cscript%3Ealert(1)%3C%2Fscript%3E", .notFound, "&lt;script&gt;"),
      ("/problems/two-sum/attempts/x", .notFound, "no page"), ("/%ff%fe", .notFound, "no page"),
      ("/problems/two-sum%00", .notFound, ""), ("//evil.example/", .notFound, ""),
    ])
  func `what does not exist is said in words, with the nearest names`(
    path: String, status: HTTPResponse.Status, words: String
  ) async throws {
    try await withSite { site in
      let response = try await site.get(path)
      #expect(response.status == status)
      #expect(response.text.contains(words))
      #expect(response.text.contains("<!doctype html>"))
      #expect(!response.text.contains("<script>alert"))
    }
  }

  @Test(arguments: [HTTPRequest.Method.put, .delete, .patch, .options, .trace])
  func `other methods change nothing`(method: HTTPRequest.Method) async throws {
    try await withSite { site in
      let response = try await site.client.execute(
        uri: "/problems/two-sum", method: method,
        headers: [.cookie: site.cookie, .origin: site.site.origin])
      #expect(response.status.kind == .clientError)
    }
  }

  @Test func `an unforeseen error tells the person nothing of the machine`() async throws {
    struct Secret: Error { let password = "hunter2" }
    let broken = SolutionProviding(
      summaries: { throw Secret() }, problem: { _ in throw Secret() })
    try await withSite(catalogue: broken) { site in
      for path in ["/problems", "/problems/two-sum"] {
        let response = try await site.get(path)
        #expect(response.status == .internalServerError)
        #expect(!response.text.contains("hunter2"))
        #expect(!response.text.contains("Secret"))
        #expect(response.text.contains("What you wrote is saved"))
      }
    }
  }

  @Test func `strangers hear that the server lives, the learner hears of the machine`() async throws
  {
    try await withSite { site in
      let stranger = try await site.get("/health", isSignedIn: false)
      #expect(stranger.text == "ok\n")
      let learner = try await site.get("/health")
      #expect(learner.headers[.contentType] == "application/json")
      #expect(try Value(json: learner.text)["runner"]?["level"] == "L0")
      #expect(try Value(json: learner.text)["version"] == "test")
    }
  }
}
