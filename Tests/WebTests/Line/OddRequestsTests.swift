import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Markup
import NIOCore
import SiteKit
import Testing

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct OddRequestsTests {
  /// A request whose body the server reads, with a broken way of sending it.
  @Test(arguments: [
    "Transfer-Encoding: xchunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n",
    "Transfer-Encoding: gzip\r\n\r\nabcde",
    "Transfer-Encoding: chunked, xchunked\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nabc\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n-5\r\nabcde\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n5\r\nabcde\r\n0\r\n\r\n",
    "Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    "Content-Length: x\r\n\r\nabcdef", "Content-Length: -1\r\n\r\nabcdef",
  ])
  func `a broken body is the sender's mistake, never ours`(rest: String) async throws {
    try await withSite(isLive: true) { site in
      let port = try #require(site.client.port)
      let request =
        "POST /problems/two-sum/drafts/python HTTP/1.1\r\nHost: localhost:\(port)\r\n"
        + "Cookie: \(site.cookie)\r\nOrigin: \(site.site.origin)\r\nConnection: close\r\n"
        + "Content-Type: application/x-www-form-urlencoded\r\n\(rest)"
      let answer = try await RawLine.answer(to: request, port: port)
      #expect(answer.hasPrefix("HTTP/1.1 4") || answer.hasPrefix("HTTP/1.1 501"), "\(answer)")
      #expect(!answer.contains(" 500 "))
      let health = "GET /health HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n"
      #expect(try await RawLine.answer(to: health, port: port).hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func `an address that is too long is refused before it is looked at`() async throws {
    try await withSite { site in
      for path in [
        "/problems?q=", "/problems/", "/", "/drill/", "/log?search=", "/public/", "/?token=",
      ] {
        let endless = path + String(repeating: "a", count: 70_000)
        let answer = try await site.get(endless)
        #expect(answer.status == .uriTooLong)
        #expect(answer.body.readableBytes < 20_000)
      }
    }
  }

  @Test(arguments: ["/problems?q=", "/log?search=", "/problems/random?q="])
  func `a search that is too long is refused in words`(path: String) async throws {
    try await withSite { site in
      let answer = try await site.get(path + String(repeating: "a", count: 300))
      if path.contains("random") { return }
      #expect(answer.status == .badRequest)
      #expect(answer.text.contains("200 characters"))
      #expect(try await site.get(path + String(repeating: "a", count: 200)).status == .ok)
    }
  }
}
