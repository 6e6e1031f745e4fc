import Foundation
import Testing

@testable import HeroesPresentation

@Suite struct ImageDiskCacheTests {
  private let folder = TestFolder()

  /// What a new process would make: nothing in memory.
  private func restarted(_ files: FakeFiles, limit: Int = 1 << 20) -> ImageLoader {
    ImageLoader(
      folder: folder.url, diskLimitBytes: limit, fetch: files.fetch, decode: FakeDecoder().decode)
  }

  private func show(_ loader: ImageLoader, _ number: Int) async throws {
    let image = try await loader.image(for: .picture(number), size: .card)
    #expect(image.shows(.picture(number)))
    await folder.tick()
  }

  @Test func `a restart fetches nothing`() async throws {
    let files = FakeFiles()
    let first = restarted(files)
    for number in 1...3 { try await show(first, number) }
    try #require(await Lab.eventually { !folder.files.isEmpty })
    let second = restarted(files)
    for number in 1...3 { try await show(second, number) }
    #expect(files.fetched.count == 3)
  }

  @Test func `pictures can be seen without a network`() async throws {
    try await show(restarted(FakeFiles()), 1)
    try #require(await Lab.eventually { !folder.files.isEmpty })
    let offline = ImageLoader(
      folder: folder.url, fetch: { _ in throw URLError(.notConnectedToInternet) },
      decode: FakeDecoder().decode)
    try await show(offline, 1)
  }

  @Test(arguments: ["garbage", "cut", "empty"])
  func `a damaged file is fetched again`(damage: String) async throws {
    let files = FakeFiles()
    try await show(restarted(files), 1)
    try #require(await Lab.eventually { !folder.files.isEmpty })
    for file in folder.files {
      let data = try Data(contentsOf: file)
      switch damage {
      case "garbage": try Data("<html>no picture</html>".utf8).write(to: file)
      case "cut": try data.prefix(data.count / 2).write(to: file)
      default: try Data().write(to: file)
      }
    }
    let second = restarted(files)
    try await show(second, 1)
    #expect(files.fetched.count == 2)
    let third = restarted(files)
    try await show(third, 1)
    #expect(files.fetched.count == 2)
  }

  @Test func `the files hold at most their limit`() async throws {
    let files = FakeFiles(bytes: 2_000)
    let loader = restarted(files, limit: 10_000)
    for number in 1...12 { try await show(loader, number) }
    try #require(await Lab.eventually { folder.bytes <= 10_000 })
    #expect(folder.bytes > 2_000)
  }

  @Test func `the longest unused file goes first`() async throws {
    let files = FakeFiles(bytes: 2_000)
    try await show(restarted(files), 1)
    try #require(await Lab.eventually { folder.bytes > 0 })
    let limit = folder.bytes * 5 / 2
    try await show(restarted(files, limit: limit), 2)
    // Uses the file of the first picture, the memory being new.
    try await show(restarted(files, limit: limit), 1)
    try await show(restarted(files, limit: limit), 3)
    try #require(await Lab.eventually { folder.bytes <= limit })
    let last = restarted(files, limit: limit)
    try await show(last, 1)
    try await show(last, 3)
    #expect(files.fetched.count == 3)
    try await show(last, 2)
    #expect(files.count(of: .picture(2)) == 2)
  }

  /// A loader whose files live for a minute; with no memory they alone save a fetch.
  private func minute(
    _ clock: TestClock, memory: Int = 0, _ fetch: @escaping @Sendable (URL) async throws -> Data
  ) -> ImageLoader {
    ImageLoader(
      folder: folder.url, memoryLimitBytes: memory, timeToLive: .seconds(60), clock: clock,
      fetch: fetch, decode: FakeDecoder().decode)
  }

  @Test func `a file whose time to live is over is not used`() async throws {
    let (clock, files) = (TestClock(), FakeFiles())
    let loader = minute(clock, files.fetch)
    for (seconds, fetches) in [(0, 1), (40, 1), (59, 1), (61, 2), (110, 2)] {
      clock.advance(by: .seconds(seconds) - clock.now.offset)
      try await show(loader, 1)
      #expect(files.fetched.count == fetches, "after \(seconds) seconds")
    }
  }

  @Test func `a file of an earlier run has a time to live, too`() async throws {
    let (clock, files) = (TestClock(), FakeFiles())
    try await show(minute(TestClock(), files.fetch), 1)
    try #require(await Lab.eventually { !folder.files.isEmpty })
    let later = minute(clock, files.fetch)
    try await show(later, 1)
    #expect(files.fetched.count == 1)
    clock.advance(by: .seconds(61))
    try await show(later, 1)
    #expect(files.fetched.count == 2)
  }

  @Test func `a picture from a file is as old as the file`() async throws {
    let (clock, files) = (TestClock(), FakeFiles())
    let loader = minute(clock, memory: 1 << 20, files.fetch)
    let large = PixelSize(width: 16, height: 16)
    try await show(loader, 1)
    clock.advance(by: .seconds(50))
    // Decoded now, from what was fetched then.
    #expect(try await loader.image(for: .picture(1), size: large).shows(.picture(1)))
    #expect(files.fetched.count == 1)
    clock.advance(by: .seconds(20))
    #expect(try await loader.image(for: .picture(1), size: large).shows(.picture(1)))
    #expect(files.fetched.count == 2)
  }

  @Test func `an old file is not shown when its fetch fails`() async throws {
    let (clock, files, fails) = (TestClock(), FakeFiles(), Box(false))
    let loader = minute(clock) { url in
      if fails.value { throw URLError(.notConnectedToInternet) }
      return try await files.fetch(url)
    }
    try await show(loader, 1)
    fails.set(true)
    try await show(loader, 1)
    clock.advance(by: .seconds(61))
    for _ in 0..<2 {
      await #expect(throws: URLError.self) {
        try await loader.image(for: .picture(1), size: .card)
      }
    }
  }

  @Test func `without a folder nothing survives`() async throws {
    let files = FakeFiles()
    for _ in 0..<2 {
      let loader = ImageLoader(fetch: files.fetch, decode: FakeDecoder().decode)
      _ = try await loader.image(for: .picture(1), size: .card)
    }
    #expect(files.fetched.count == 2)
  }
}
