import CodingFeature
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Markup
import NIOCore
import SiteKit
import Store
import Testing

@testable import Web

/// Requests that a page of another site could make the learner's browser send.
@Suite struct ForgeryTests {
  private let fields = ["source": "evil", "revision": "0"]

  @Test(
    arguments: [
      [HTTPField.Name.origin: "http://evil.example"], [.origin: "null"], [.origin: ""],
      [.origin: "http://localhost:8080"], [.origin: "https://localhost"], [:],
      [.secFetchSite: "cross-site"], [.secFetchSite: "same-site"], [.secFetchSite: "none"],
      [.referer: "http://evil.example/http://localhost"],
      [.origin: "http://evil.example", .secFetchSite: "same-origin"],
    ] as [[HTTPField.Name: String]])
  func `a change that comes from elsewhere is refused`(
    origin: [HTTPField.Name: String]
  ) async throws {
    try await withSite { site in
      var headers: HTTPFields = [.cookie: site.cookie]
      for (name, value) in origin { headers[name] = value }
      let fields = fields.merging([PageContext.tokenField: site.formToken]) { $1 }
      let response = try await site.send(
        "/problems/two-sum/drafts/swift", fields, headers: headers)
      #expect(response.status == .forbidden)
      #expect(try await site.services.database.draft(slug: "two-sum", language: .swift) == nil)
    }
  }

  @Test(arguments: ["", "wrong", "session", "token"])
  func `a form without its token is refused`(kind: String) async throws {
    try await withSite { site in
      let access = site.site.access
      let token = ["session": access.cookie.value, "token": access.token.text][kind] ?? kind
      let response = try await site.post(
        "/problems/two-sum/drafts/swift",
        fields.merging([PageContext.tokenField: token]) { $1 })
      #expect(response.status == .forbidden)
      #expect(response.text.contains("Reload the page"))
      #expect(try await site.services.database.draft(slug: "two-sum", language: .swift) == nil)
    }
  }

  @Test func `a script may send the form's token as a header`() async throws {
    try await withSite { site in
      let response = try await site.send(
        "/problems/two-sum/drafts/swift", fields,
        headers: [
          .cookie: site.cookie, .origin: site.site.origin, .formToken: site.formToken,
          .focusFragment: "1",
        ])
      #expect(response.status == .ok)
    }
  }

  @Test func `a form without the session is refused, whatever else it brings`() async throws {
    try await withSite { site in
      let fields = fields.merging([PageContext.tokenField: site.formToken]) { $1 }
      let response = try await site.send(
        "/problems/two-sum/drafts/swift", fields, headers: [.origin: site.site.origin])
      #expect(response.status == .forbidden)
    }
  }

  @Test(arguments: ["text/plain", "multipart/form-data; boundary=x", "application/json"])
  func `a body that is no form of ours is refused`(type: String) async throws {
    try await withSite { site in
      let response = try await site.send(
        "/problems/two-sum/drafts/swift",
        fields.merging([PageContext.tokenField: site.formToken]) { $1 },
        headers: [.cookie: site.cookie, .origin: site.site.origin, .contentType: type])
      #expect(response.status == .badRequest)
    }
  }

  @Test(
    arguments: [
      ([HTTPField.Name.origin: "http://evil.example"], HTTPResponse.Status.forbidden),
      ([:], .forbidden), ([.secFetchSite: "cross-site"], .forbidden),
      ([.secFetchSite: "same-origin"], .ok), ([.origin: "http://localhost:80"], .ok),
      ([.referer: "http://localhost/problems/two-sum"], .ok),
    ] as [([HTTPField.Name: String], HTTPResponse.Status)])
  func `only a page of ours may listen to a run`(
    origin: [HTTPField.Name: String], status: HTTPResponse.Status
  ) async throws {
    try await withSite { site in
      let id = try await site.site.board.start(.sample)
      var headers: HTTPFields = [:]
      for (name, value) in origin { headers[name] = value }
      let stream = try await site.get("/jobs/\(id)/events", headers: headers)
      #expect(stream.status == status)
    }
  }

  @Test(
    arguments: [
      "/problems/two-sum/run", "/problems/two-sum/submit", "/problems/two-sum/cases",
      "/problems/two-sum/drafts/swift/1/restore", "/problems/two-sum/drafts/swift/reset",
      "/problems/two-sum/cases/1/remove", "/jobs/x/cancel",
    ])
  func `no change can be made by following a link`(path: String) async throws {
    try await withSite { site in
      let followed = try await site.get(path)
      #expect(followed.status == .methodNotAllowed)
    }
  }
}
