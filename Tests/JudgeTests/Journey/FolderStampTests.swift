import Foundation
import TestSupport
import Testing

@testable import Judge

struct FolderStampTests {
  @Test func `it changes with a file that is edited in place, comes or goes`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "trace_main.py")
      func date(_ seconds: Double) throws {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.path)
      }
      try Data("a = 1".utf8).write(to: file)
      try date(1_000_000)
      let first = FolderStamp(folder.path)
      #expect(FolderStamp(folder.path) == first)
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data("a = 2".utf8))
      try handle.close()
      try date(1_000_001)
      let edited = FolderStamp(folder.path)
      #expect(edited != first)
      let other = folder.appending(path: "trace_tape.py")
      try Data().write(to: other)
      #expect(FolderStamp(folder.path) != edited)
      try FileManager.default.removeItem(at: other)
      #expect(FolderStamp(folder.path) == edited)
    }
  }

  @Test func `a folder that is not there has an empty one`() {
    #expect(FolderStamp("/nowhere").text.isEmpty)
  }
}
