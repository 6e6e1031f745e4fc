import Foundation
import TestSupport
import Testing

@testable import focus

@Suite struct CacheFolderTests {
  private func mode(_ url: URL) throws -> Int {
    try #require(
      FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
  }

  @Test func `a folder that others may read is closed, and so are those in it`() async throws {
    try await withTemporaryFolder { folder in
      let cache = folder.appending(path: "cache")
      let expected = cache.appending(path: "expected")
      try FileManager.default.createDirectory(at: expected, withIntermediateDirectories: true)
      for url in [cache, expected] { chmod(url.path, 0o755) }
      CacheFolder(url: cache).prepare()
      // Root's programs run as another user, who may have to pass through; nobody may look.
      let allowed = geteuid() == 0 ? 0o711 : 0o700
      let modes = try [cache, expected].map { try mode($0) }
      #expect(modes == [allowed, allowed])
    }
  }

  @Test func `a new folder is its owner's alone`() async throws {
    try await withTemporaryFolder { folder in
      let cache = folder.appending(path: "cache")
      CacheFolder(url: cache).prepare()
      let found = try mode(cache)
      #expect(found == 0o700)
    }
  }

  @Test func `a link in it is not followed`() async throws {
    try await withTemporaryFolder { folder in
      let elsewhere = folder.appending(path: "elsewhere")
      try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
      chmod(elsewhere.path, 0o755)
      let cache = folder.appending(path: "cache")
      try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: cache.appending(path: "link"), withDestinationURL: elsewhere)
      CacheFolder(url: cache).prepare()
      let found = try mode(elsewhere)
      #expect(found == 0o755)
    }
  }
}
