import Foundation
import TestSupport
import Testing

@testable import Judge

struct MadeFoldersTests {
  /// Makes a folder with two files and counts how often.
  private actor Maker {
    private(set) var times = 0

    func make(_ draft: String) throws {
      times += 1
      let files = FileManager.default
      try files.createDirectory(atPath: "\(draft)/inner", withIntermediateDirectories: true)
      try Data("one".utf8).write(to: URL(filePath: "\(draft)/one"))
      try Data("two".utf8).write(to: URL(filePath: "\(draft)/inner/two"))
    }
  }

  private func damage(_ file: URL, _ change: (inout Data) -> Void) throws {
    var bytes = try Data(contentsOf: file)
    change(&bytes)
    try bytes.write(to: file)
  }

  @Test func `a folder is made once, and again when a file was cut or is gone`() async throws {
    try await withTemporaryFolder { cache in
      let (maker, place) = (Maker(), cache.appending(path: "prelude/a"))
      // A process each.
      func use() async throws {
        let folders = MadeFolders(cache: cache.appending(path: "prelude").path)
        for _ in 0..<2 {
          let path = try await folders.folder(place.path) { try await maker.make($0) }
          #expect(path == place.path && folders.isThere(path))
        }
      }
      try await use()
      try await use()
      #expect(await maker.times == 1)
      try damage(place.appending(path: "one")) { $0.removeLast() }
      try await use()
      #expect(await maker.times == 2)
      try FileManager.default.removeItem(at: place.appending(path: "inner/two"))
      try await use()
      #expect(await maker.times == 3)
      try damage(place.appending(path: ".sums")) { $0[3] ^= 1 }
      try await use()
      #expect(await maker.times == 4)
      #expect(try String(contentsOf: place.appending(path: "inner/two"), encoding: .utf8) == "two")
    }
  }

  @Test func `a flipped bit is named, and its folder goes`() async throws {
    try await withTemporaryFolder { cache in
      let maker = Maker()
      let folders = MadeFolders(cache: cache.appending(path: "prelude").path)
      for name in ["a", "b"] {
        let place = cache.appending(path: "prelude/\(name)")
        _ = try await folders.folder(place.path) { try await maker.make($0) }
      }
      #expect(MadeFolders.mend(cache).isEmpty)
      let file = cache.appending(path: "prelude/a/inner/two")
      try damage(file) { $0[0] ^= 4 }
      #expect(MadeFolders.mend(cache).map(\.path) == [file.path])
      #expect(!FileManager.default.fileExists(atPath: cache.appending(path: "prelude/a").path))
      #expect(MadeFolders.mend(cache).isEmpty)
      #expect(folders.isThere(cache.appending(path: "prelude/b").path))
    }
  }

  @Test func `what an older version made is no damage, and is made anew`() async throws {
    try await withTemporaryFolder { cache in
      let (maker, place) = (Maker(), cache.appending(path: "prelude/a"))
      try await maker.make(place.path)
      #expect(MadeFolders.mend(cache).isEmpty)
      let folders = MadeFolders(cache: cache.appending(path: "prelude").path)
      _ = try await folders.folder(place.path) { try await maker.make($0) }
      #expect(await maker.times == 2)
    }
  }

  @Test func `what fails leaves no folder`() async throws {
    struct Broken: Error {}
    try await withTemporaryFolder { cache in
      let place = cache.appending(path: "prelude/a").path
      let folders = MadeFolders(cache: cache.appending(path: "prelude").path)
      await #expect(throws: Broken.self) {
        _ = try await folders.folder(place) { _ in throw Broken() }
      }
      #expect(!folders.isThere(place) && !FileManager.default.fileExists(atPath: place))
    }
  }
}
