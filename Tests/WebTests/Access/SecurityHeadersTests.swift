import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Store
import Testing

@testable import Web

@Suite struct SecurityHeadersTests {
  @Test(
    arguments: [
      ("/problems", true), ("/problems/two-sum", true), ("/nowhere", true), ("/problems", false),
      ("/health", false), ("/public/missing.css", false), ("/jobs/x/events", true),
      ("/journey", true), ("/traces/x/0", true),
    ])
  func `every answer binds the browser`(path: String, isSignedIn: Bool) async throws {
    try await withSite { site in
      let headers = try await site.get(path, isSignedIn: isSignedIn).headers
      let policy = try #require(headers[.contentSecurityPolicy])
      #expect(policy.contains("default-src 'none'"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(policy.contains("form-action 'self'"))
      #expect(policy.contains("base-uri 'none'"))
      #expect(policy.contains("worker-src 'self'"))
      #expect(!policy.contains("unsafe"))
      #expect(!policy.contains("http"))
      #expect(headers[.xContentTypeOptions] == "nosniff")
      #expect(headers[.frameOptions] == "DENY")
      #expect(headers[.referrerPolicy] == "same-origin")
      #expect(headers[.resourcePolicy] == "same-origin")
      #expect(headers[.openerPolicy] == "same-origin")
      #expect(headers[.cacheControl] != nil)
      #expect(headers[.accessControlAllowOrigin] == nil)
      #expect(headers[.server] == nil)
    }
  }

  @Test func `each answer has a nonce of its own, and its page carries it`() async throws {
    try await withSite { site in
      var nonces: Set<String> = []
      for _ in 0..<3 {
        let response = try await site.get("/problems")
        let policy = try #require(response.headers[.contentSecurityPolicy])
        let nonce = try #require(
          policy.split(separator: "'nonce-").dropFirst().first?.prefix { $0 != "'" })
        #expect(nonce.count >= 32)
        #expect(response.text.contains("nonce=\"\(nonce)\""))
        nonces.insert(String(nonce))
      }
      #expect(nonces.count == 3)
    }
  }

  @Test(arguments: ["/problems", "/problems/two-sum", "/journey", "/nowhere"])
  func `no page has a script, style or handler of its own`(path: String) async throws {
    try await withSite { site in
      let text = try await site.get(path).text
      for tag in text.split(separator: "<").filter({ $0.hasPrefix("script") }) {
        #expect(tag.contains("src=") || tag.contains("type=\"application/json\""), "\(tag)")
      }
      #expect(!text.contains(" style="))
      #expect(!text.contains("javascript:"))
      for handler in [" onclick=", " onload=", " onerror=", " onsubmit="] {
        #expect(!text.contains(handler))
      }
    }
  }
}
