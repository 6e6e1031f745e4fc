import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct CompileShelfTests {
  @Test func `what is kept is found by its key, all of it or nothing`() async throws {
    try await withTemporaryFolder { folder in
      let shelf = CompileShelf(folder: folder.path)
      try shelf.keep([[1, 2], [3]], as: "a")
      #expect(shelf.files("a", count: 2) == [[1, 2], [3]])
      #expect(shelf.files("a", count: 3) == nil)
      #expect(shelf.files("b", count: 1) == nil)
    }
  }

  @Test func `whoever kept first with a key is left as it is`() async throws {
    try await withTemporaryFolder { folder in
      let shelf = CompileShelf(folder: folder.path)
      try shelf.keep([[1]], as: "a")
      try shelf.keep([[2]], as: "a")
      #expect(shelf.files("a", count: 1) == [[1]])
      #expect(GradeFiles.names(folder.path) == ["a"])
    }
  }

  @Test func `what was used least lately goes first when there is too much`() async throws {
    try await withTemporaryFolder { folder in
      let shelf = CompileShelf(folder: folder.path)
      for (index, key) in ["a", "b", "c"].enumerated() {
        try shelf.keep([[UInt8](repeating: 0, count: 10)], as: key)
        let date = Date(timeIntervalSince1970: Double(index))
        try FileManager.default.setAttributes(
          [.modificationDate: date], ofItemAtPath: "\(folder.path)/\(key)")
      }
      _ = shelf.files("a", count: 1)
      shelf.trim(mostBytes: 20)
      #expect(GradeFiles.names(folder.path) == ["a", "c"])
    }
  }
}
