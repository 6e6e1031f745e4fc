import Foundation
import TestSupport
import Testing

@testable import SiteKit

@Suite struct PrivateFileTests {
  @Test func `a file is made for its owner alone, and only where there is none`() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: "secret")
      try PrivateFile.create(place, Data("one".utf8))
      let mode = try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      #expect(throws: POSIXError.self) { try PrivateFile.create(place, Data("two".utf8)) }
      #expect(try String(contentsOf: place, encoding: .utf8) == "one")
    }
  }

  @Test func `what cannot be written says why, and leaves nothing behind`() async throws {
    try await withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "taken/in"), withIntermediateDirectories: true)
      let file = PrivateFile(url: folder.appending(path: "taken"))
      #expect(throws: (any Error).self) { try file.write(Data("one".utf8)) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken"])
    }
  }
}
