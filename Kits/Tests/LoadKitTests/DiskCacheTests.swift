import Foundation
import Hammer
import LoadKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct DiskCacheTests {
  private let service = Service()
  private let watch = Watch()

  private func loader(
    _ disk: DiskCache<String, String>, timeToLive: Duration? = nil
  ) -> Loader<String, String> {
    let service = service
    return Loader(CachePolicy(timeToLive: timeToLive), disk: disk, now: watch.now) {
      try await service.load($0)
    }
  }

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(arguments: ["a", "", "../../etc/passwd", "https://host/a b?c=1&d=é", "日本"])
  func `after a start nothing is loaded again`(key: String) async throws {
    try await withFolder { (folder) async throws in
      let first = try await loader(texts(in: folder)).value(for: key)
      let second = try await loader(texts(in: folder)).value(for: key)
      #expect(first == second)
      #expect(service.asked == [key])
      #expect(try files(in: folder).count == 1)
    }
  }

  @Test func `a name too long for the file system is loaded each time`() async throws {
    try await withFolder { (folder) async throws in
      let key = String(repeating: "a", count: 1_000)
      for _ in 0..<2 { _ = try await loader(texts(in: folder)).value(for: key) }
      #expect(service.asked.count == 2)
    }
  }

  @Test func `names that differ in a mark alone are kept apart`() async throws {
    try await withFolder { (folder) async throws in
      for key in ["a/b", "a_b", "a%2Fb"] {
        #expect(try await loader(texts(in: folder)).value(for: key) == "\(key) 1")
      }
      #expect(service.asked.count == 3)
    }
  }

  @Test(arguments: [0, 1, 20, 60]) func `a file that was cut off is loaded again`(
    length: Int
  ) async throws {
    try await withFolder { (folder) async throws in
      _ = try await loader(texts(in: folder)).value(for: "a")
      let file = folder.appending(path: try #require(try files(in: folder).first))
      try Data(contentsOf: file).prefix(length).write(to: file)
      service.set(version: 2)
      #expect(try await loader(texts(in: folder)).value(for: "a") == "a 2")
      #expect(try await loader(texts(in: folder)).value(for: "a") == "a 2")
      #expect(service.asked.count == 2)
    }
  }

  @Test func `a file that cannot be decoded is loaded again`() async throws {
    try await withFolder { (folder) async throws in
      let bytes = DiskCache<String, String>(
        folder: folder, limitBytes: 1_000, name: { $0 }, encode: { _ in Data([0xff]) },
        decode: { _ in "never" })
      _ = try await loader(bytes).value(for: "a")
      #expect(try await loader(texts(in: folder)).value(for: "a") == "a 1")
      #expect(service.asked.count == 2)
    }
  }

  @Test func `age counts from the load, not from the last use or the start`() async throws {
    try await withFolder { (folder) async throws in
      _ = try await loader(texts(in: folder), timeToLive: .seconds(60)).value(for: "a")
      for _ in 0..<2 {
        watch.advance(by: 29)
        _ = try await loader(texts(in: folder), timeToLive: .seconds(60)).value(for: "a")
      }
      #expect(service.asked.count == 1)
      watch.advance(by: 2)
      _ = try await loader(texts(in: folder), timeToLive: .seconds(60)).value(for: "a")
      #expect(service.asked.count == 2)
    }
  }

  @Test func `the folder stays below its limit and loses what was used longest ago`() async throws {
    try await withFolder { (folder) async throws in
      let first = loader(texts(in: folder, limitBytes: 600))
      _ = try await first.value(for: "a")
      let size = try #require(
        folder.appending(path: try files(in: folder)[0])
          .resourceValues(forKeys: [.fileSizeKey]).fileSize)
      let disk = texts(in: folder, limitBytes: 3 * size)
      for key in ["b", "c"] {
        watch.advance(by: 1)
        _ = try await loader(disk).value(for: key)
      }
      watch.advance(by: 1)
      _ = try await loader(disk).value(for: "a")
      watch.advance(by: 1)
      _ = try await loader(disk).value(for: "d")
      #expect(try files(in: folder).map { $0.suffix(1) } == ["a", "c", "d"])
      #expect(service.asked == ["a", "b", "c", "d"])
    }
  }

  @Test func `a value larger than the limit is given and not kept`() async throws {
    try await withFolder { (folder) async throws in
      #expect(try await loader(texts(in: folder, limitBytes: 10)).value(for: "a") == "a 1")
      #expect(try files(in: folder).isEmpty)
    }
  }

  @Test func `what was forgotten is gone from disk too`() async throws {
    try await withFolder { (folder) async throws in
      let loader = loader(texts(in: folder))
      _ = try await loader.value(for: "a")
      await loader.forget("a")
      #expect(try files(in: folder).isEmpty)
    }
  }

  @Test func `a folder that cannot be written costs only the disk`() async throws {
    let nowhere = URL(filePath: "/proc/no-such-folder")
    #expect(try await loader(texts(in: nowhere)).value(for: "a") == "a 1")
  }

  @Test func `two loaders over one folder never read half a file`() async throws {
    try await withFolder { (folder) async throws in
      let text = String(repeating: "x", count: 20_000)
      try await withThrowingTaskGroup { group in
        for _ in 0..<2 {
          group.addTask {
            for _ in 0..<200 {
              let loader = Loader<String, String>(disk: texts(in: folder, limitBytes: 30_000)) {
                _ in text
              }
              let key = Bool.random() ? "a" : "b"
              guard try await loader.value(for: key) == text else { throw Service.Trouble() }
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }
}
