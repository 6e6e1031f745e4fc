import ClockKit
import Foundation
import HeroesPresentation
import Testing

struct ImageDiskCacheTests {
  private let urls: [URL]

  init() throws {
    urls = try ["a:1", "b:2", "c:3"].map(URL.sample)
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  @Test func `after a restart nothing is fetched`() async throws {
    try await ImageScene.withFolder { folder in
      let first = ImageScene()
      let image = try await first.loader(folder: folder).image(for: urls[0], size: .small)
      let second = ImageScene { _ in throw CancellationError() }
      #expect(try await second.loader(folder: folder).image(for: urls[0], size: .small) == image)
      #expect(second.fetches == [])
      // The file serves every size.
      let large = PixelSize(width: 16, height: 16)
      #expect(
        try await second.loader(folder: folder).image(for: urls[0], size: large).width == 16)
    }
  }

  @Test func `a damaged file is fetched again`() async throws {
    try await ImageScene.withFolder { folder in
      let scene = ImageScene()
      let image = try await scene.loader(folder: folder).image(for: urls[0], size: .small)
      for file in try files(in: folder) { try Data("bad".utf8).write(to: file) }
      #expect(try await scene.loader(folder: folder).image(for: urls[0], size: .small) == image)
      #expect(scene.fetches.count == 2)
      #expect(try await scene.loader(folder: folder).image(for: urls[0], size: .small) == image)
      #expect(scene.fetches.count == 2)
    }
  }

  @Test func `what cannot be decoded is not kept`() async throws {
    try await ImageScene.withFolder { folder in
      let isBroken = Flag(true)
      let scene = ImageScene { _ in Data((isBroken.value ? "bad" : "x").utf8) }
      let loader = scene.loader(folder: folder)
      await #expect(throws: ImageScene.Undecodable.self) {
        try await loader.image(for: urls[0], size: .small)
      }
      isBroken.value = false
      let image = try await loader.image(for: urls[0], size: .small)
      #expect(image.width == 8)
      #expect(scene.fetches.count == 2)
    }
  }

  @Test func `the files hold their limit`() async throws {
    try await ImageScene.withFolder { folder in
      let scene = ImageScene { url in
        Data(repeating: url.absoluteString.utf8.first ?? 0, count: 400)
      }
      let loader = scene.loader(folder: folder, disk: 1_000)
      for url in urls { _ = try await loader.image(for: url, size: .small) }
      let sizes = try files(in: folder).map { file in
        try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
      }
      #expect(sizes.reduce(0, +) <= 1_000)
      #expect(sizes.count == 2)
      let later = ImageScene { _ in throw CancellationError() }
      // The newest is there; the oldest went.
      _ = try await later.loader(folder: folder).image(for: urls[2], size: .small)
      #expect(later.fetches == [])
      _ = try? await later.loader(folder: folder).image(for: urls[0], size: .small)
      #expect(later.fetches == [urls[0]])
    }
  }

  @Test func `a picture is as old as its file, after a restart, too`() async throws {
    try await ImageScene.withFolder { folder in
      let (scene, clock) = (ImageScene(), ManualClock())
      _ = try await scene.loader(folder: folder).image(for: urls[0], size: .small)
      let later = scene.loader(folder: folder, timeToLive: .seconds(60), clock: clock)
      let large = PixelSize(width: 16, height: 16)
      for (seconds, size) in [(10, PixelSize.small), (40, large), (20, large)] {
        #expect(scene.fetches.count == 1)
        clock.advance(by: .seconds(seconds))
        _ = try await later.image(for: urls[0], size: size)
      }
      #expect(scene.fetches.count == 2)
    }
  }

  @Test func `a file of an older version, without a date, is fetched again`() async throws {
    try await ImageScene.withFolder { folder in
      struct Kept: Encodable { var date: Date, value: Data }
      let scene = ImageScene()
      _ = try await scene.loader(folder: folder).image(for: urls[0], size: .small)
      let old = try PropertyListEncoder().encode(Kept(date: Date(), value: Data("a".utf8)))
      for file in try files(in: folder) { try old.write(to: file) }
      let image = try await scene.loader(folder: folder).image(for: urls[0], size: .small)
      #expect(image.width == 8)
      #expect(scene.fetches.count == 2)
    }
  }

  @Test func `without a folder a restart fetches again`() async throws {
    let scene = ImageScene()
    _ = try await scene.loader().image(for: urls[0], size: .small)
    _ = try await scene.loader().image(for: urls[0], size: .small)
    #expect(scene.fetches.count == 2)
  }
}
