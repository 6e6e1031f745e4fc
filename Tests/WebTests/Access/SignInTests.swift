import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import SiteKit
import Store
import Testing

@testable import Web

@Suite struct SignInTests {
  @Test func `the first address leaves a cookie and leads away from the token at once`()
    async throws
  {
    try await withSite { site in
      let token = site.site.access.token.text
      let response = try await site.get("/?token=\(token)", isSignedIn: false)
      #expect(response.status == .seeOther)
      #expect(response.location == "/")
      let cookie = try #require(response.headers[.setCookie])
      #expect(cookie.hasPrefix(site.cookie + ";"))
      #expect(cookie.contains("HttpOnly"))
      #expect(cookie.contains("SameSite=Strict"))
      #expect(cookie.contains("Path=/"))
      #expect(!cookie.contains(token))
      #expect(!cookie.contains("Domain"))
      #expect(response.headers[.cacheControl] == "no-store")
      #expect(!response.text.contains(token))
    }
  }

  @Test(arguments: [
    "/", "/problems", "/problems/two-sum", "/problems/two-sum/attempts/1", "/nowhere",
  ])
  func `a page without the session says how to get one, and nothing else`(path: String) async throws
  {
    try await withSite { site in
      let response = try await site.get(path, isSignedIn: false)
      #expect(response.status == .forbidden)
      #expect(response.text.contains("focus open"))
      #expect(!response.text.contains("Two Sum"))
      #expect(response.headers[.setCookie] == nil)
    }
  }

  @Test(arguments: ["wrong", "", "%00", "'; DROP TABLE draft;--"])
  func `a wrong token opens nothing`(token: String) async throws {
    try await withSite { site in
      let response = try await site.get("/?token=\(token)", isSignedIn: false)
      #expect(response.status == .forbidden)
      #expect(response.headers[.setCookie] == nil)
    }
  }

  @Test func `neither the token itself nor another port's session is a session`() async throws {
    try await withSite { site in
      let access = site.site.access
      let forged = [
        "\(access.cookieName)=\(access.token.text)",
        "\(access.cookieName)=\(access.token.session(port: 8080))",
        "\(access.cookieName)=\(access.formToken)", "\(access.cookieName)=",
        "focus-8080=\(access.cookie.value)",
      ]
      for cookie in forged {
        let response = try await site.get(
          "/problems", isSignedIn: false, headers: [.cookie: cookie])
        #expect(response.status == .forbidden, "\(cookie)")
      }
      #expect(try await site.get("/problems").status == .ok)
    }
  }

  @Test func `a session is of no use from another address, nor on another port`() {
    let token = AccessToken.random()
    let peers = [Peer.thisMachine, .other("10.0.0.1"), .other("10.0.0.2")]
    let sessions = peers.flatMap { peer in
      [80, 8080].map { token.session(port: $0, peer: peer) }
    }
    #expect(Set(sessions).count == 6)
    #expect(token.session(port: 80) == token.session(port: 80, peer: .thisMachine))
  }

  @Test func `the token in another address than the first is no session`() async throws {
    try await withSite { site in
      let token = site.site.access.token.text
      let response = try await site.get("/problems?token=\(token)", isSignedIn: false)
      #expect(response.status == .forbidden)
    }
  }

  @Test(
    arguments: [
      "evil.example", "evil.example:80", "localhost:1", "127.0.0.1.evil.example", "",
    ])
  func `a foreign name that leads here is refused, even with the session`(host: String) async throws
  {
    try await withSite(isLive: true) { site in
      let port = try #require(site.client.port)
      // A machine that is busy with other tests answers late.
      let patient = TestClient.Configuration(timeout: .seconds(600))
      try await TestClient.withClient(host: "localhost", port: port, configuration: patient) {
        client in
        let token = site.site.access.token.text
        for path in ["/problems", "/health", "/?token=\(token)", "/public/css/theme.css"] {
          let response = try await client.execute(
            TestClient.Request(
              path, method: .get, authority: host, headers: [.cookie: site.cookie]))
          #expect(response.status == .misdirectedRequest || response.status == .badRequest)
          #expect(response.headers[.setCookie] == nil)
        }
        let right = try await client.execute(
          TestClient.Request(
            "/problems", method: .get, authority: "localhost:\(port)",
            headers: [.cookie: site.cookie]))
        #expect(right.status == .ok)
      }
    }
  }
}
