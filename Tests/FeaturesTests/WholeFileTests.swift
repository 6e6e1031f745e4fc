import Domain
import Foundation
import SiteKit
import Testing
import TestSupport

struct WholeFileTests {
  @Test func `a file that is there stays unless it is to be replaced`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "out.json")
      try WholeFile.write(Data("one".utf8), to: file, replaces: false)
      #expect(throws: POSIXError.self) {
        try WholeFile.write(Data("two".utf8), to: file, replaces: false)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "one")
      try WholeFile.write(Data("three".utf8), to: file, replaces: true)
      #expect(try String(contentsOf: file, encoding: .utf8) == "three")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.json"])
    }
  }

  @Test(arguments: [true, false])
  func `what cannot be written to its end leaves nothing`(replaces: Bool) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "out.json")
      if replaces { try Data("old".utf8).write(to: file) }
      #expect(throws: CancellationError.self) {
        try WholeFile.write(to: file, replaces: replaces) { handle in
          try handle.write(contentsOf: Data("half".utf8))
          throw CancellationError()
        }
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == (replaces ? ["out.json"] : []))
    }
  }

  @Test func `what a link leads to is replaced, and its mode stays`() async throws {
    try await withTemporaryFolder { folder in
      let (file, link) = (folder.appending(path: "real"), folder.appending(path: "link"))
      try Data("old".utf8).write(to: file)
      chmod(file.path, 0o640)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try WholeFile.write(Data("new".utf8), to: link, replaces: true)
      #expect(try String(contentsOf: file, encoding: .utf8) == "new")
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }
}
