import Foundation
import Testing

@testable import HeroesPresentation

@Suite struct ImageLoaderTests {
  private let url = URL.picture(1)

  /// A loader whose fetches wait until the test answers them.
  private func held(_ files: Held<Data>) -> ImageLoader {
    ImageLoader(fetch: { _ in try await files.call() }, decode: FakeDecoder().decode)
  }

  private func ask(_ loader: ImageLoader, _ url: URL) -> Watched<DecodedImage> {
    Watched { try await loader.image(for: url, size: .card) }
  }

  @Test func `three requests that overlap cost one fetch`() async throws {
    let files = Held<Data>()
    let loader = held(files)
    let asked = (0..<3).map { _ in ask(loader, url) }
    try #require(await Lab.eventually { files.count > 0 })
    await Lab.settle()
    #expect(files.count == 1)
    files.answer(0, FakeFile.bytes(url.colour))
    try #require(await Lab.eventually { asked.allSatisfy(\.isOver) })
    #expect(asked.allSatisfy { $0.value?.shows(url) == true })
    #expect(files.count == 1)
  }

  @Test func `different pictures are different fetches`() async throws {
    let files = FakeFiles()
    let loader = ImageLoader(fetch: files.fetch, decode: FakeDecoder().decode)
    for number in 1...3 {
      let image = try await loader.image(for: .picture(number), size: .card)
      #expect(image.shows(.picture(number)))
    }
    #expect(files.fetched == [.picture(1), .picture(2), .picture(3)])
  }

  @Test func `cancelling one of three leaves the fetch running`() async throws {
    let files = Held<Data>()
    let loader = held(files)
    let asked = (0..<3).map { _ in ask(loader, url) }
    try #require(await Lab.eventually { files.count == 1 })
    await Lab.settle()
    asked[0].cancel()
    try #require(await Lab.eventually { asked[0].isOver })
    #expect(asked[0].error is CancellationError)
    await Lab.settle()
    #expect(files.cancelled.isEmpty)
    files.answer(0, FakeFile.bytes(url.colour))
    try #require(await Lab.eventually { asked[1].isOver && asked[2].isOver })
    #expect(asked[1].value?.shows(url) == true)
    #expect(asked[2].value?.shows(url) == true)
    #expect(files.count == 1)
  }

  @Test func `cancelling all of them ends the fetch`() async throws {
    let files = Held<Data>()
    let loader = held(files)
    let asked = (0..<3).map { _ in ask(loader, url) }
    try #require(await Lab.eventually { files.count == 1 })
    await Lab.settle()
    for waiter in asked { waiter.cancel() }
    try #require(await Lab.eventually { files.cancelled == [0] })
    try #require(await Lab.eventually { asked.allSatisfy { $0.error is CancellationError } })
    let again = ask(loader, url)
    try #require(await Lab.eventually { files.count == 2 })
    files.answer(1, FakeFile.bytes(url.colour))
    try #require(await Lab.eventually { again.value?.shows(url) == true })
  }

  @Test func `a fetch that was given up answers nobody`() async throws {
    let files = Held<Data>(endsWhenCancelled: false)
    let loader = held(files)
    let first = ask(loader, url)
    try #require(await Lab.eventually { files.count == 1 })
    first.cancel()
    try #require(await Lab.eventually { files.cancelled == [0] })
    let second = ask(loader, url)
    try #require(await Lab.eventually { files.count == 2 })
    files.answer(0, FakeFile.bytes(200))
    await Lab.settle()
    #expect(!second.isOver)
    files.answer(1, FakeFile.bytes(url.colour))
    try #require(await Lab.eventually { second.value?.shows(url) == true })
  }

  @Test func `a picture in memory is not fetched again`() async throws {
    let files = FakeFiles()
    let loader = ImageLoader(fetch: files.fetch, decode: FakeDecoder().decode)
    for _ in 0..<5 { #expect(try await loader.image(for: url, size: .card).shows(url)) }
    #expect(files.fetched == [url])
  }

  @Test func `the longest unused goes first when the memory is full`() async throws {
    let files = FakeFiles()
    // What one picture takes, whatever size it was decoded to: room for two.
    let single = try await ImageLoader(fetch: FakeFiles().fetch, decode: FakeDecoder().decode)
      .image(for: url, size: .card).rgba.count
    let loader = ImageLoader(
      memoryLimitBytes: 2 * single, fetch: files.fetch, decode: FakeDecoder().decode)
    for number in [1, 2, 1, 3] {
      _ = try await loader.image(for: .picture(number), size: .card)
    }
    #expect(files.fetched == [.picture(1), .picture(2), .picture(3)])
    _ = try await loader.image(for: .picture(1), size: .card)
    #expect(files.count(of: .picture(1)) == 1)
    _ = try await loader.image(for: .picture(2), size: .card)
    #expect(files.count(of: .picture(2)) == 2)
  }

  // MARK: The time to live

  /// A loader whose pictures live for a minute.
  private func minute(
    _ clock: TestClock, _ fetch: @escaping @Sendable (URL) async throws -> Data
  ) -> ImageLoader {
    ImageLoader(
      timeToLive: .seconds(60), clock: clock, fetch: fetch, decode: FakeDecoder().decode)
  }

  @Test func `the time to live counts from the fetch, not from the last use`() async throws {
    let (clock, files) = (TestClock(), FakeFiles())
    let loader = minute(clock, files.fetch)
    // When it is asked for, and how often it was fetched by then.
    for (seconds, fetches) in [(0, 1), (40, 1), (59, 1), (61, 2), (110, 2), (120, 2), (122, 3)] {
      clock.advance(by: .seconds(seconds) - clock.now.offset)
      #expect(try await loader.image(for: url, size: .card).shows(url))
      #expect(files.fetched.count == fetches, "after \(seconds) seconds")
    }
  }

  @Test func `a fetch that fails after the time to live reaches the caller`() async throws {
    struct Broken: Error {}
    let (clock, files, fails) = (TestClock(), FakeFiles(), Box(false))
    let loader = minute(clock) { url in
      if fails.value { throw Broken() }
      return try await files.fetch(url)
    }
    #expect(try await loader.image(for: url, size: .card).shows(url))
    fails.set(true)
    #expect(try await loader.image(for: url, size: .card).shows(url))
    clock.advance(by: .seconds(61))
    for _ in 0..<2 {
      await #expect(throws: Broken.self) { try await loader.image(for: url, size: .card) }
    }
    fails.set(false)
    #expect(try await loader.image(for: url, size: .card).shows(url))
    #expect(files.fetched.count == 2)
  }

  @Test func `three requests after the time to live cost one fetch`() async throws {
    let (clock, files) = (TestClock(), Held<Data>())
    let loader = minute(clock) { _ in try await files.call() }
    files.answer(0, FakeFile.bytes(200))
    _ = try await loader.image(for: url, size: .card)
    clock.advance(by: .seconds(61))
    let asked = (0..<3).map { _ in ask(loader, url) }
    try #require(await Lab.eventually { files.count == 2 })
    await Lab.settle()
    #expect(!asked.contains { $0.isOver })
    files.answer(1, FakeFile.bytes(url.colour))
    try #require(await Lab.eventually { asked.allSatisfy(\.isOver) })
    #expect(asked.allSatisfy { $0.value?.shows(url) == true })
    #expect(files.count == 2)
  }

  @Test func `without a time to live nothing expires`() async throws {
    let (clock, files) = (TestClock(), FakeFiles())
    let loader = ImageLoader(clock: clock, fetch: files.fetch, decode: FakeDecoder().decode)
    for _ in 0..<2 {
      #expect(try await loader.image(for: url, size: .card).shows(url))
      clock.advance(by: .seconds(1_000_000_000))
    }
    #expect(files.fetched == [url])
  }

  // MARK: Failures and prefetching

  @Test func `failures are not remembered`() async throws {
    struct Broken: Error {}
    let fails = Box(true)
    let files = FakeFiles()
    let loader = ImageLoader(
      fetch: { url in
        if fails.value { throw Broken() }
        return try await files.fetch(url)
      }, decode: FakeDecoder().decode)
    await #expect(throws: Broken.self) { try await loader.image(for: url, size: .card) }
    fails.set(false)
    #expect(try await loader.image(for: url, size: .card).shows(url))
  }

  @Test func `a picture that was prefetched costs nothing when it is shown`() async throws {
    let files = FakeFiles()
    let decoder = FakeDecoder()
    let loader = ImageLoader(fetch: files.fetch, decode: decoder.decode)
    let urls = (1...5).map { URL.picture($0) }
    await loader.prefetch(urls, size: .card)
    try #require(await Lab.eventually { decoder.sizes.count == 5 })
    await Lab.settle()
    for url in urls { #expect(try await loader.image(for: url, size: .card).shows(url)) }
    #expect(files.fetched.count == 5)
    #expect(decoder.sizes.count == 5)
  }

  @Test func `prefetching can be given up`() async throws {
    let files = Held<Data>()
    let loader = held(files)
    let started = Watched { await loader.prefetch([url], size: .card) }
    try #require(await Lab.eventually { started.isOver && files.count == 1 })
    await loader.cancelPrefetch()
    try #require(await Lab.eventually { files.cancelled == [0] })
  }

  @Test func `whoever waits for a prefetched picture keeps it`() async throws {
    let files = Held<Data>()
    let loader = held(files)
    let started = Watched { await loader.prefetch([url], size: .card) }
    try #require(await Lab.eventually { started.isOver && files.count == 1 })
    let asked = ask(loader, url)
    await Lab.settle()
    await loader.cancelPrefetch()
    await Lab.settle()
    #expect(files.cancelled.isEmpty)
    #expect(files.count == 1)
    files.answer(0, FakeFile.bytes(url.colour))
    try #require(await Lab.eventually { asked.value?.shows(url) == true })
  }
}
