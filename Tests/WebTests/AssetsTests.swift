import Domain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

@Suite struct AssetsTests {
  private func withAssets(_ body: @escaping @Sendable (TestSite) async throws -> Void) async throws
  {
    try await withTemporaryFolder { folder in
      let files = [
        "Public/css/theme.css": "body {}", "Public/js/theme.js": "1",
        "Public/vendor/dompurify.mjs": "export {}", "Public/icons/focus.svg": "<svg/>",
        "Public/js/journey/index.js":
          "import { step } from \"./step.js\";\nexport const play = step;\n",
        "Public/js/journey/step.js": "export const step = 1;\n",
        "Public/js/journey/compare.js": "export function compare() {}\n",
        "Public/js/journey/rehearsal.js": "export async function rehearse() {}\n",
        "secret.txt": "do not serve", "Public-secret/a.txt": "do not serve",
      ]
      for (name, text) in files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try await withSite(publicFolder: folder.appending(path: "Public"), body)
    }
  }

  @Test(
    arguments: [
      ("css/theme.css", "text/css"), ("js/theme.js", "text/javascript"),
      ("vendor/dompurify.mjs", "text/javascript"), ("icons/focus.svg", "image/svg+xml"),
    ])
  func `a file comes with its type, and again only if it changed`(
    path: String, type: String
  ) async throws {
    try await withAssets { site in
      let file = try await site.get("/public/\(path)", isSignedIn: false)
      #expect(file.status == .ok)
      #expect(file.headers[.contentType]?.hasPrefix(type) == true)
      #expect(file.headers[.cacheControl] == "no-cache")
      let tag = try #require(file.headers[.eTag])
      let again = try await site.get("/public/\(path)", headers: [.ifNoneMatch: tag])
      #expect(again.status == .notModified)
      #expect(again.body.readableBytes == 0)
    }
  }

  @Test func `the player's modules come as one file, and again only if one of them changed`()
    async throws
  {
    try await withAssets { site in
      let path = "/public/js/bundles/journey.js"
      let file = try await site.get(path, isSignedIn: false)
      #expect(file.status == .ok)
      #expect(file.headers[.contentType]?.hasPrefix("text/javascript") == true)
      #expect(file.text.contains("export const { compare, play, rehearse }"))
      let tag = try #require(file.headers[.eTag])
      let again = try await site.get(path, headers: [.ifNoneMatch: tag])
      #expect(again.status == .notModified && again.body.readableBytes == 0)
      let module = site.site.configuration.publicFolder.appending(path: "js/journey/step.js")
      try Data("export const step = 10;".utf8).write(to: module)
      let changed = try await site.get(path, headers: [.ifNoneMatch: tag])
      #expect(changed.status == .ok && changed.text.contains("step = 10"))
      // A module that it needs is missing here.
      #expect(try await site.get("/public/js/bundles/journey-search.js").status == .notFound)
      #expect(try await site.get("/public/js/bundles/other.js").status == .notFound)
    }
  }

  @Test(
    arguments: [
      "/public/../secret.txt", "/public/%2e%2e/secret.txt", "/public/..%2fsecret.txt",
      "/public/css/../../secret.txt", "/public/%2e%2e%2f%2e%2e%2fetc/passwd", "/public//etc/passwd",
      "/public/..%5csecret.txt", "/public/....//secret.txt", "/public-secret/a.txt",
      "/public/secret.txt", "/public/%00", "/public/css/theme.css%00.txt", "/public/", "/public",
      "/public/css", "/public/css/", "/public/%ff", "/public/%", "/../secret.txt",
    ])
  func `nothing outside the folder is served`(path: String) async throws {
    try await withAssets { site in
      let response = try await site.get(path)
      #expect(!response.text.contains("do not serve"))
      #expect(!response.text.contains("root:"))
      #expect(response.status != .ok)
      #expect(response.status.kind != .serverError)
    }
  }

  @Test func `pages work without any file, and a missing one is said to be missing`() async throws {
    try await withSite { site in
      #expect(try await site.get("/problems").status == .ok)
      #expect(try await site.get("/problems/two-sum").text.contains("<textarea"))
      let missing = try await site.get("/public/vendor/codemirror/index.js")
      #expect(missing.status == .notFound)
      #expect(missing.text.contains("/public/vendor/codemirror/index.js"))
    }
  }
}
