import Foundation
import HeroesPresentation
import Synchronization
import Testing

@MainActor struct ImageTests {
  struct Undecodable: Error {}

  nonisolated static let small = PixelSize(width: 2, height: 2)
  nonisolated static let large = PixelSize(width: 4, height: 4)
  let fetches = Script<URL, Data>()
  let decoded = Counter()

  final class Counter: Sendable {
    private let sizes = Mutex<[PixelSize]>([])
    var all: [PixelSize] { sizes.withLock { $0 } }
    func add(_ size: PixelSize) { sizes.withLock { $0.append(size) } }
  }

  private func loader(
    folder: URL? = nil, memory: Int = 1 << 20, disk: Int = 1 << 20,
    timeToLive: Duration? = nil, clock: any Clock<Duration> = HandClock()
  ) -> ImageLoader {
    ImageLoader(
      folder: folder, memoryLimitBytes: memory, diskLimitBytes: disk, timeToLive: timeToLive,
      clock: clock,
      fetch: { [fetches] in try await fetches($0) },
      decode: { [decoded] data, size in
        decoded.add(size)
        guard let first = data.first, first != 0 else { throw Undecodable() }
        return DecodedImage(
          width: size.width, height: size.height,
          rgba: Array(repeating: first, count: size.width * size.height * 4))
      })
  }

  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.com/\(name)"))
  }

  private func ask(
    _ loader: ImageLoader, _ url: URL, _ size: PixelSize = small
  ) -> Task<DecodedImage, any Error> {
    Task { try await loader.image(for: url, size: size) }
  }

  /// Loads it now, and says whether that took a fetch.
  private func fetched(_ loader: ImageLoader, _ url: URL, size: PixelSize = small) async throws
    -> Bool
  {
    let before = fetches.asked.count
    let done = Counter()
    let task = Task {
      defer { done.add(size) }
      return try await loader.image(for: url, size: size)
    }
    await until { fetches.asked.count > before || !done.all.isEmpty }
    let took = fetches.asked.count > before
    if took { await fetches.answer(before, .success(Data(repeating: 7, count: 64))) }
    _ = try await task.value
    return took
  }

  @Test func `three requests are one fetch`() async throws {
    let (loader, url) = (loader(), try url("a"))
    let tasks = (0..<3).map { _ in ask(loader, url) }
    await until { fetches.asked.count == 1 }
    await calm()
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[0].value }
    #expect(fetches.cancelled.isEmpty)
    await fetches.answer(0, .success(Data([9])))
    for task in tasks[1...] { #expect(try await task.value.rgba.first == 9) }
    #expect(try await !fetched(loader, url))
    #expect(fetches.asked.count == 1)
  }

  @Test func `nobody left ends the fetch`() async throws {
    let (loader, url) = (loader(), try url("a"))
    let tasks = (0..<2).map { _ in ask(loader, url) }
    await until { fetches.asked.count == 1 }
    await calm()
    for task in tasks { task.cancel() }
    await until { fetches.cancelled.count == 1 }
    for task in tasks { _ = await task.result }
    #expect(try await fetched(loader, url))
  }

  @Test func `failures are not remembered`() async throws {
    struct Broken: Error {}
    let (loader, url) = (loader(), try url("a"))
    let task = ask(loader, url)
    await fetches.answer(0, .failure(Broken()))
    await #expect(throws: Broken.self) { try await task.value }
    let undecodable = ask(loader, url)
    await fetches.answer(1, .success(Data([0])))
    await #expect(throws: Undecodable.self) { try await undecodable.value }
    #expect(try await fetched(loader, url))
  }

  @Test func `two sizes are two pictures and one fetch`() async throws {
    let (loader, url) = (loader(), try url("a"))
    let first = ask(loader, url, Self.small)
    await until { fetches.asked.count == 1 }
    let second = ask(loader, url, Self.large)
    await calm()
    await fetches.answer(0, .success(Data([9])))
    #expect(try await first.value.width == 2)
    #expect(try await second.value.width == 4)
    #expect(fetches.asked.count == 1)
    #expect(Set(decoded.all) == [Self.small, Self.large])
  }

  @Test func `the memory has a limit`() async throws {
    // Room for two small pictures.
    let loader = loader(memory: 2 * 16)
    let (a, b, c) = (try url("a"), try url("b"), try url("c"))
    for url in [a, b] { #expect(try await fetched(loader, url)) }
    #expect(try await !fetched(loader, a))
    #expect(try await fetched(loader, c))
    #expect(try await !fetched(loader, a))
    #expect(try await !fetched(loader, c))
    #expect(try await fetched(loader, b))
  }

  @Test(arguments: [true, false]) func `pictures get old`(inFolder: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (clock, url) = (HandClock(), try url("a"))
    let loader = loader(folder: inFolder ? folder : nil, timeToLive: .seconds(10), clock: clock)
    for expected in [true, false, false, true, false] {
      #expect(try await fetched(loader, url) == expected)
      await until { !inFolder || !files(folder).isEmpty }
      await calm()
      clock.advance(by: .seconds(4))
    }
  }

  @Test func `files survive, and heal`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try url("a")
    #expect(try await fetched(loader(folder: folder), url))
    await until { files(folder).count == 1 }
    await calm()
    #expect(try await !fetched(loader(folder: folder), url))
    for file in files(folder) { try Data([0, 0, 0]).write(to: file) }
    #expect(try await fetched(loader(folder: folder), url))
  }

  @Test func `files have a limit`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let probe = loader(folder: folder)
    #expect(try await fetched(probe, try url("p")))
    await until { size(folder) > 0 }
    let one = size(folder)
    try FileManager.default.removeItem(at: folder)
    let loader = loader(folder: folder, memory: 0, disk: one * 2 + one / 2)
    let (a, b, c) = (try url("a"), try url("b"), try url("c"))
    for url in [a, b] { #expect(try await fetched(loader, url)) }
    await until { files(folder).count == 2 }
    await calm()
    #expect(try await !fetched(loader, a))
    #expect(try await fetched(loader, c))
    await until { size(folder) <= one * 2 + one / 2 }
    await calm()
    #expect(try await !fetched(loader, a))
    #expect(try await fetched(loader, b))
  }

  private func files(_ folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  private func size(_ folder: URL) -> Int {
    files(folder).reduce(0) { $0 + ((try? Data(contentsOf: $1))?.count ?? 0) }
  }

  @Test func `prefetching`() async throws {
    let (loader, a, b) = (loader(), try url("a"), try url("b"))
    await loader.prefetch([a], size: Self.small)
    await fetches.answer(0, .success(Data([9])))
    await calm()
    #expect(try await !fetched(loader, a))
    await loader.prefetch([b], size: Self.small)
    await until { fetches.asked.count == 2 }
    await loader.cancelPrefetch()
    await until { fetches.cancelled == [b] }
  }

  @Test func `a slot never shows an old picture`() async throws {
    let (a, b) = (try url("a"), try url("b"))
    let loads = Script<URL, DecodedImage>(heedsCancellation: false)
    let slot = ImageSlot { try await loads($0) }
    let picture = DecodedImage(width: 1, height: 1, rgba: [1, 2, 3, 4])
    let other = DecodedImage(width: 1, height: 1, rgba: [4, 3, 2, 1])
    slot.show(a)
    await loads.answer(0, .success(picture))
    await until { slot.image == picture }
    slot.show(b)
    #expect(slot.image == nil && slot.url == b)
    await until { loads.asked.count == 2 }
    slot.show(a)
    await until { loads.cancelled == [b] }
    await loads.answer(2, .success(picture))
    await until { slot.image == picture }
    await loads.answer(1, .success(other))
    await calm()
    #expect(slot.image == picture)
    slot.prepareForReuse()
    #expect(slot.image == nil && slot.url == nil)
    slot.show(b)
    await until { loads.asked.count == 4 }
    slot.prepareForReuse()
    await loads.answer(3, .success(other))
    await calm()
    #expect(slot.image == nil)
    #expect(loads.cancelled.count == 2)
  }
}
