import ClockKit
import Foundation
import HeroesPresentation
import Testing

struct ImageLoaderTests {
  private let a: URL
  private let urls: [URL]

  init() throws {
    urls = try ["a:1", "b:2", "c:3"].map(URL.sample)
    a = urls[0]
  }

  @Test func `three rows that want one picture cost one fetch`() async throws {
    let gate = Gate()
    let scene = ImageScene { _ in
      try await gate.pass()
      return Data("x".utf8)
    }
    let loader = scene.loader()
    let rows = (0..<3).map { _ in Task { try await loader.image(for: a, size: .small) } }
    await until { gate.arrivals == 1 }
    await quiet()
    gate.open()
    for row in rows { #expect(try await row.value == DecodedImage(Data("x".utf8), .small)) }
    #expect(scene.fetches == [a])
    #expect(scene.decodes == [.small])
  }

  @Test func `one row that leaves does not end the fetch of the others`() async throws {
    let gate = Gate()
    let scene = ImageScene { _ in
      try await gate.pass()
      return Data("x".utf8)
    }
    let loader = scene.loader()
    let rows = (0..<3).map { _ in Task { try await loader.image(for: a, size: .small) } }
    await until { gate.arrivals == 1 }
    await quiet()
    rows[0].cancel()
    await #expect(throws: CancellationError.self) { try await rows[0].value }
    #expect(gate.cancelled == 0)
    gate.open()
    #expect(try await rows[1].value.width == 8)
    #expect(try await rows[2].value.width == 8)
    #expect(scene.fetches.count == 1)
  }

  @Test func `when every row leaves the fetch ends`() async throws {
    let gate = Gate()
    let scene = ImageScene { _ in
      try await gate.pass()
      return Data("x".utf8)
    }
    let loader = scene.loader()
    let rows = (0..<3).map { _ in Task { try await loader.image(for: a, size: .small) } }
    await until { gate.arrivals == 1 }
    await quiet()
    for row in rows { row.cancel() }
    for row in rows { await #expect(throws: CancellationError.self) { try await row.value } }
    await until { gate.cancelled == 1 }
    gate.open()
    #expect(try await loader.image(for: a, size: .small).width == 8)
    #expect(scene.fetches.count == 2)
  }

  @Test func `a picture in memory is not fetched again`() async throws {
    let scene = ImageScene()
    let loader = scene.loader()
    let first = try await loader.image(for: a, size: .small)
    #expect(try await loader.image(for: a, size: .small) == first)
    #expect(scene.fetches.count == 1)
    #expect(scene.decodes.count == 1)
  }

  @Test func `the memory holds its limit, and the longest unused goes first`() async throws {
    let scene = ImageScene()
    // Two pictures of 8 × 8 × 4 bytes.
    let loader = scene.loader(memory: 512)
    for url in [urls[0], urls[1], urls[0], urls[2]] {
      _ = try await loader.image(for: url, size: .small)
    }
    #expect(scene.fetches == urls)
    _ = try await loader.image(for: urls[0], size: .small)
    #expect(scene.fetches == urls)
    _ = try await loader.image(for: urls[1], size: .small)
    #expect(scene.fetches == urls + [urls[1]])
  }

  @Test func `a picture is fetched again a minute after its fetch`() async throws {
    let (scene, clock) = (ImageScene(), ManualClock())
    let loader = scene.loader(timeToLive: .seconds(60), clock: clock)
    var fetches: [Int] = []
    for seconds in [0, 40, 19, 1, 59, 1] {
      clock.advance(by: .seconds(seconds))
      _ = try await loader.image(for: a, size: .small)
      fetches.append(scene.fetches.count)
    }
    #expect(fetches == [1, 1, 1, 2, 2, 3])
  }

  @Test func `who asks for an old picture together gets one fetch, or its failure`() async throws {
    let gate = Gate()
    let (isOld, clock) = (Flag(false), ManualClock())
    let scene = ImageScene { _ in
      guard isOld.value else { return Data("x".utf8) }
      try await gate.pass()
      throw URLFailure()
    }
    let loader = scene.loader(timeToLive: .seconds(60), clock: clock)
    _ = try await loader.image(for: a, size: .small)
    isOld.value = true
    clock.advance(by: .seconds(60))
    let rows = (0..<3).map { _ in Task { try await loader.image(for: a, size: .small) } }
    await until { gate.arrivals == 1 }
    await quiet()
    gate.open()
    for row in rows { await #expect(throws: URLFailure.self) { try await row.value } }
    #expect(scene.fetches.count == 2)
  }

  @Test func `a failure is not remembered`() async throws {
    let isBroken = Flag(true)
    let scene = ImageScene { _ in
      if isBroken.value { throw URLFailure() }
      return Data("x".utf8)
    }
    let loader = scene.loader()
    await #expect(throws: URLFailure.self) { try await loader.image(for: a, size: .small) }
    isBroken.value = false
    #expect(try await loader.image(for: a, size: .small).width == 8)
    #expect(scene.fetches.count == 2)
  }

  @Test func `the decoder is asked for what is shown, for each size once`() async throws {
    let gate = Gate()
    let scene = ImageScene { _ in
      try await gate.pass()
      return Data("x".utf8)
    }
    let loader = scene.loader()
    let large = PixelSize(width: 64, height: 96)
    async let first = loader.image(for: a, size: .small)
    async let second = loader.image(for: a, size: large)
    await until { gate.arrivals == 1 }
    await quiet()
    gate.open()
    #expect(try await first.rgba.count == 8 * 8 * 4)
    #expect(try await second.rgba.count == 64 * 96 * 4)
    _ = try await loader.image(for: a, size: .small)
    _ = try await loader.image(for: a, size: large)
    #expect(Set(scene.decodes) == [.small, large])
    #expect(scene.decodes.count == 2)
    #expect(scene.fetches.count == 1)
  }

  @Test func `what was prefetched is there, and no two of it are fetched for one picture`()
    async throws
  {
    let scene = ImageScene()
    let loader = scene.loader()
    await loader.prefetch(urls + urls, size: .small)
    await until { scene.decodes.count == 3 }
    for url in urls { _ = try await loader.image(for: url, size: .small) }
    #expect(Set(scene.fetches) == Set(urls))
    #expect(scene.fetches.count == 3)
  }

  @Test func `a prefetch runs at low priority, and gives up when it is told to`() async throws {
    let gate = Gate()
    let priorities = Flag<[TaskPriority]>([])
    let scene = ImageScene { _ in
      priorities.value += [Task.currentPriority]
      try await gate.pass()
      return Data("x".utf8)
    }
    let loader = scene.loader()
    await loader.prefetch(urls, size: .small)
    await until { gate.arrivals == 2 }
    let row = Task { try await loader.image(for: a, size: .small) }
    await quiet()
    await loader.cancelPrefetch()
    await until { gate.cancelled == 1 }
    gate.open()
    #expect(try await row.value.width == 8)
    await quiet()
    #expect(Set(scene.fetches) == Set(urls.prefix(2)))
    #expect(priorities.value.allSatisfy { $0 < .medium })
  }

  @Test func `who preloads waits for it, at low priority, and gives up alone`() async throws {
    let gate = Gate()
    let priorities = Flag<[TaskPriority]>([])
    let scene = ImageScene { url in
      priorities.value += [Task.currentPriority]
      try await gate.pass()
      if url == urls[1] { throw URLFailure() }
      return Data("x".utf8)
    }
    let loader = scene.loader()
    let leaving = Task { await loader.preload(urls, size: .small) }
    await until { gate.arrivals == 2 }
    let staying = Task { await loader.preload(urls, size: .small) }
    await quiet()
    leaving.cancel()
    await leaving.value
    #expect(gate.cancelled == 0)
    gate.open()
    await staying.value
    // One that fails keeps nobody from the others.
    #expect(scene.fetches.count == 3)
    #expect(scene.decodes.count == 2)
    #expect(priorities.value.allSatisfy { $0 < .medium })
  }

  private struct URLFailure: Error {}
}
