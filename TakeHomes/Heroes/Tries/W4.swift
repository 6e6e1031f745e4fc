import Foundation
import Synchronization
import Testing

@testable import HeroesPresentation

/// A clock that is moved by hand.
private final class HandClock: Clock {
  let minimumResolution = Duration.zero
  private let time = Mutex(ContinuousClock.now)
  var now: ContinuousClock.Instant { time.withLock { $0 } }

  func advance(by duration: Duration) { time.withLock { $0 += duration } }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    while now < deadline {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}

/// Counts its fetches, and answers when the test says so.
private final class SlowServer: Sendable {
  private let fetches = Mutex(0)
  private let isOpen = Mutex(false)
  var count: Int { fetches.withLock { $0 } }

  func open() { isOpen.withLock { $0 = true } }

  func fetch(_ url: URL) async throws -> Data {
    fetches.withLock { $0 += 1 }
    while !isOpen.withLock({ $0 }) {
      try Task.checkCancellation()
      await Task.yield()
    }
    return Data([7])
  }
}

struct SharedPictureTests {
  private let size = PixelSize(width: 1, height: 1)
  private let clock = HandClock()
  private let server = SlowServer()
  private let loader: ImageLoader

  init() {
    loader = ImageLoader(timeToLive: .seconds(30), clock: clock, fetch: server.fetch) { data, _ in
      DecodedImage(width: 1, height: 1, rgba: Array(data))
    }
  }

  /// The requests overlap, since the server does not answer before all have started.
  @Test func `three requests for one picture are one fetch`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/owl.png"))
    let asked = (0..<3).map { _ in
      Task { [loader, size] in try await loader.image(for: url, size: size) }
    }
    for _ in 0..<100_000 where server.count == 0 { await Task.yield() }
    for _ in 0..<1_000 { await Task.yield() }
    server.open()
    for request in asked { #expect(try await request.value.rgba == [7]) }
    #expect(server.count == 1)
  }

  /// Its use after 20 seconds does not make the picture younger.
  @Test func `a picture that is too old is fetched again`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/owl.png"))
    server.open()
    for (seconds, fetches) in [(0, 1), (20, 1), (11, 2)] {
      clock.advance(by: .seconds(seconds))
      _ = try await loader.image(for: url, size: size)
      #expect(server.count == fetches)
    }
  }
}

@MainActor struct UsedAgainTests {
  /// The picture of the new row has not come yet, and the old row's must be gone already.
  @Test func `a slot for a new row is empty at once`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/owl.png"))
    let slot = ImageSlot { _ in DecodedImage(width: 1, height: 1, rgba: [7, 7, 7, 7]) }
    slot.show(url)
    for _ in 0..<100_000 where slot.image == nil { await Task.yield() }
    #expect(slot.image?.rgba == [7, 7, 7, 7])
    slot.show(url.appending(path: "other"))
    #expect(slot.image == nil)
  }
}
