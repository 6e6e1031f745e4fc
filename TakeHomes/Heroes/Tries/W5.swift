import Foundation
import Synchronization
import Testing

@testable import HeroesPresentation

private struct NoNetwork: Error {}

/// A clock that is moved by hand; nothing here sleeps by it.
private final class HandClock: Clock {
  let minimumResolution = Duration.zero
  private let time = Mutex(ContinuousClock.now)
  var now: ContinuousClock.Instant { time.withLock { $0 } }

  func advance(by duration: Duration) { time.withLock { $0 += duration } }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

struct RestartTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func loader(_ fetch: @escaping @Sendable (URL) async throws -> Data) -> ImageLoader {
    ImageLoader(folder: folder, fetch: fetch) { data, _ in
      DecodedImage(width: 1, height: 1, rgba: Array(data))
    }
  }

  private var isEmpty: Bool {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).isEmpty
  }

  /// The picture is in memory and in the folder, and is too old in both.
  @Test func `a picture that is too old is fetched again`() async throws {
    let clock = HandClock()
    let fetches = Mutex(0)
    let loader = ImageLoader(timeToLive: .seconds(30), clock: clock) { _ in
      fetches.withLock { $0 += 1 }
      return Data([9, 8, 7, 255])
    } decode: { data, _ in
      DecodedImage(width: 1, height: 1, rgba: Array(data))
    }
    let url = try #require(URL(string: "http://127.0.0.1:9/moth.png"))
    for (seconds, count) in [(0, 1), (31, 2)] {
      clock.advance(by: .seconds(seconds))
      _ = try await loader.image(for: url, size: PixelSize(width: 1, height: 1))
      #expect(fetches.withLock { $0 } == count)
    }
  }

  /// The second loader has no network and an empty memory, so it must read the first one's file.
  @Test func `a picture survives a restart`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try #require(URL(string: "http://127.0.0.1:9/moth.png"))
    let size = PixelSize(width: 1, height: 1)
    let before = try await loader { _ in Data([9, 8, 7, 255]) }.image(for: url, size: size)
    for _ in 0..<10_000 where isEmpty { await Task.yield() }
    let after = try await loader { _ in throw NoNetwork() }.image(for: url, size: size)
    #expect(after.rgba == [9, 8, 7, 255])
    #expect(after.rgba == before.rgba)
  }
}
