import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import TestSupport
import Testing

@testable import Web

/// What SECURITY.md says of headers and of the cookie is what the server sends.
@Suite struct SecurityTableTests {
  /// The rows of the table that begins with a cell, without its head.
  private func rows(of head: String) throws -> [(name: String, value: String)] {
    let text = try String(
      contentsOf: repositoryRoot.appending(path: "SECURITY.md"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("| \(head) |") })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
      return (cells[0], cells[1])
    }
  }

  @Test(arguments: ["/problems", "/health", "/nowhere", "/settings", "/problems/two-sum"])
  func `every answer carries the headers of the table`(path: String) async throws {
    let rows = try rows(of: "header")
    #expect(rows.count == 16)
    try await withSite { site in
      let headers = try await site.get(path).headers
      let policy = try #require(headers[.contentSecurityPolicy])
      let directives = policy.replacing(/nonce-[0-9a-f]+/, with: "nonce-…").split(separator: "; ")
        .map(String.init)
      #expect(rows.filter { $0.name == "Content-Security-Policy" }.map(\.value) == directives)
      for row in rows where row.name != "Content-Security-Policy" {
        let name = try #require(HTTPField.Name(row.name))
        #expect(headers[name] == row.value, "\(row.name)")
      }
    }
  }

  @Test func `the cookie has the name and the flags of the table`() async throws {
    let rows = try rows(of: "the session's cookie")
    try await withSite { site in
      let token = site.site.access.token.text
      let answer = try await site.get("/?token=\(token)", isSignedIn: false)
      let cookie = try #require(answer.headers[.setCookie])
      let parts = cookie.split(separator: ";").map { $0.trimmingCharacters(in: [" "]) }
      let name = rows.first { $0.name == "name" }?.value.replacing("PORT", with: "80")
      #expect(parts.first?.hasPrefix("\(name ?? "")=") == true)
      let flags = Set(rows.filter { $0.name == "flag" }.map(\.value))
      #expect(Set(parts.dropFirst()) == flags)
    }
  }
}
