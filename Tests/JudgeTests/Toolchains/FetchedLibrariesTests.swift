import Foundation
import TestSupport
import Testing

@testable import Judge

struct FetchedLibrariesTests {
  @Test func `each library is named with its own version`() async throws {
    try await withTemporaryFolder { folder in
      let libraries = folder.appending(path: "libraries")
      try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
      let note = "# pins\nsorted==2.4.0 --hash=sha256:a\nXStatic_lodash==4.16.4.2 --hash=b\n"
      try Data(note.utf8).write(to: libraries.appending(path: ".complete"))
      let found = FetchedLibraries(runtimeFolder: folder.path)
      #expect(found.names == ["sorted 2.4.0", "lodash 4.16.4"])
      #expect(found.remedy.isEmpty)
    }
  }

  @Test func `what was not fetched says how it is`() {
    let found = FetchedLibraries(runtimeFolder: "/nowhere")
    #expect(found.names.isEmpty)
    #expect(found.remedy.contains("./focus serve"))
  }
}
