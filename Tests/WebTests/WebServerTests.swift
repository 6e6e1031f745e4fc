import Domain
import Foundation
import HummingbirdTesting
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct WebServerTests {
  private func server(host: String = "127.0.0.1", port: Int, folder: URL) throws -> WebServer {
    let services = Services(
      problems: .fixed([.twoSum]), runner: .accepting, database: try .empty(),
      now: { Instant(milliseconds: 0) }, cacheFolder: folder)
    return WebServer(
      sites: [
        Site(
          services: services, token: .random(),
          configuration: Site.Configuration(
            host: host, port: port, publicFolder: folder, version: "test"))
      ])
  }

  @Test func `a port that is taken is named, with the next step`() async throws {
    try await withSite(isLive: true) { taken in
      let port = try #require(taken.client.port)
      try await withTemporaryFolder { folder in
        let host = "localhost"
        let second = try server(host: host, port: port, folder: folder)
        await #expect(throws: WebError.portInUse(port: port)) {
          try await second.run { _ in }
        }
      }
      #expect("\(WebError.portInUse(port: 8080))".contains("--port 8081"))
      #expect("\(WebError.portInUse(port: 65_535))".contains("--port 65534"))
    }
  }

  @Test func `an address that this machine does not have is named`() async throws {
    try await withTemporaryFolder { folder in
      let server = try server(host: "192.0.2.1", port: 0, folder: folder)
      await #expect(throws: WebError.hostUnavailable(host: "192.0.2.1")) {
        try await server.run { _ in }
      }
    }
  }

  @Test func `a port that the system chose is the one that counts`() async throws {
    try await withSite(isLive: true) { site in
      let port = try #require(site.client.port)
      #expect(site.site.origin == "http://localhost:\(port)")
      #expect(site.site.access.cookieName == "focus-\(port)")
      #expect(site.site.signInAddress.hasPrefix("http://localhost:\(port)/?token="))
    }
  }
}
