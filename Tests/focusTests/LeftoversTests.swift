import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

struct LeftoversTests {
  /// A process that was, by its number's mark.
  private var gone: String {
    let parts = ProcessMark.own.name.split(separator: "-")
    return "focus-\(parts[1])-\(parts[2])-1"
  }

  @Test func `what dead processes left goes, and everything else stays`() async throws {
    try await withTemporaryFolder { folder in
      let living = ProcessMark.own.name
      let left = [
        "cache/compiled/.draft-\(gone)-A/solution.so", "cache/traces/\(gone)-A.tape",
        "cache/prelude/swift-1.draft/runner", "data/.token-\(gone)-A",
        "data/learners/ada/.widget-key-\(gone)-A",
      ]
      let kept = [
        "cache/compiled/.draft-\(living)-A/solution.so", "cache/compiled/abc/build.json",
        "cache/traces/\(gone)-A.djt", "cache/prelude/swift-1/runner", "data/token",
        "data/.token-focus-1-2-3-A", "data/learners/ada/focus.sqlite",
      ]
      for name in left + kept { try write("12345", to: folder.appending(path: name)) }
      let (data, cache) = (folder.appending(path: "data"), folder.appending(path: "cache"))
      let leftovers = Leftovers.clean(data: data, cache: cache, temporary: folder)
      #expect(leftovers.count == left.count)
      #expect(try #require(leftovers.sentence).contains("left half finished"))
      for name in left { #expect(!exists(name, in: folder), "\(name)") }
      for name in kept { #expect(exists(name, in: folder), "\(name)") }
      #expect(Leftovers.clean(data: data, cache: cache, temporary: folder).sentence == nil)
    }
  }

  @Test func `what is being built under a lock stays`() async throws {
    try await withTemporaryFolder { folder in
      try write("x", to: folder.appending(path: "prelude/go-1.draft/part"))
      let lock = open(folder.appending(path: "prelude/.lock").path, O_RDWR | O_CREAT, 0o600)
      defer { close(lock) }
      #expect(flock(lock, LOCK_EX) == 0)
      _ = Leftovers.clean(data: nil, cache: folder, temporary: folder)
      #expect(exists("prelude/go-1.draft/part", in: folder))
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }
}
