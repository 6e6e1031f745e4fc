public import Foundation
internal import LoadKit

/// Loads pictures, small enough for where they are shown, each once for all who ask at the same
/// time.
///
/// Two caches stand behind each other: the files hold what came over the wire, the memory what
/// the decoder made of it for one size.
public actor ImageLoader {
  private struct Thumbnail: Hashable {
    var url: URL
    var size: PixelSize
    /// How often it was too old: what an earlier turn loaded is never asked for again.
    var turn = 0
  }

  /// So many pictures are prefetched at the same time.
  private static let prefetchWidth = 2

  private let thumbnails: Loader<Thumbnail, Fetched<DecodedImage>>
  private let timeToLive: Duration?
  private let now: @Sendable () -> Date
  private var turns: [Thumbnail: Int] = [:]
  private var prefetches: [Int: Task<Void, Never>] = [:]
  private var prefetchCount = 0

  /// Without a folder nothing outlives the process, and without a time to live nothing gets too
  /// old; `decode` is asked for what is shown, never for more.
  public init(
    folder: URL? = nil, memoryLimitBytes: Int = 64 << 20, diskLimitBytes: Int = 128 << 20,
    timeToLive: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    let now = clock.dates()
    let disk = folder.map { folder in
      DiskCache<URL, Fetched<Data>>(
        folder: folder, limitBytes: diskLimitBytes, name: \.absoluteString, encode: \.file,
        decode: Fetched.init(file:))
    }
    // The bytes are kept on disk alone: in memory they would only stand beside what was made of
    // them.
    let policy = CachePolicy<Fetched<Data>>(limit: 0, timeToLive: timeToLive)
    let load: @Sendable (URL) async throws -> Fetched<Data> = { url in
      Fetched(value: try await fetch(url), date: now())
    }
    let files = Loader(policy, disk: disk, now: now, load: load)
    thumbnails = Loader(CachePolicy(limit: memoryLimitBytes, cost: \.value.rgba.count)) {
      thumbnail in
      let file = try await files.value(for: thumbnail.url)
      do {
        return Fetched(value: try decode(file.value, thumbnail.size), date: file.date)
      } catch {
        // An error page, say: fetch it again the next time.
        await files.forget(thumbnail.url)
        throw error
      }
    }
    (self.timeToLive, self.now) = (timeToLive, now)
  }

  /// The picture: from memory, from its file, or fetched.
  ///
  /// The fetch goes on while anybody waits for it. Throws what `fetch` or `decode` throws, which
  /// is not remembered, or `CancellationError`.
  public func image(for url: URL, size: PixelSize) async throws -> DecodedImage {
    var thumbnail = Thumbnail(url: url, size: size)
    if timeToLive != nil { thumbnail.turn = await freshTurn(of: thumbnail) }
    return try await thumbnails.value(for: thumbnail).value
  }

  /// The turn whose picture is not too old, or not loaded yet.
  private func freshTurn(of thumbnail: Thumbnail) async -> Int {
    var known = thumbnail
    known.turn = turns[thumbnail, default: 0]
    guard let kept = await thumbnails.remembered(known), isOld(kept.date) else { return known.turn }
    // Somebody else may have found it old meanwhile, and loads it already.
    if turns[thumbnail, default: 0] == known.turn {
      turns[thumbnail] = known.turn + 1
      await thumbnails.forget(known)
    }
    return turns[thumbnail, default: 0]
  }

  private func isOld(_ date: Date) -> Bool {
    timeToLive.map { now().timeIntervalSince(date) >= $0 / .seconds(1) } ?? false
  }

  /// Loads what will be shown soon, at low priority and a few at a time.
  public func prefetch(_ urls: [URL], size: PixelSize) {
    prefetchCount += 1
    let id = prefetchCount
    prefetches[id] = Task(priority: .utility) {
      await preload(urls, size: size)
      prefetches[id] = nil
    }
  }

  /// Gives up what is not shown yet; whoever waits for one of these pictures still gets it.
  public func cancelPrefetch() {
    for prefetch in prefetches.values { prefetch.cancel() }
    prefetches = [:]
  }

  /// Loads pictures a few at a time and returns when they are there, or at once when it is cancelled;
  /// a picture that fails is left out.
  public nonisolated func preload(_ urls: [URL], size: PixelSize) async {
    await withDiscardingTaskGroup { group in
      // Each lane takes every nth picture.
      for lane in 0..<Self.prefetchWidth {
        group.addTask(priority: .utility) {
          for index in stride(from: lane, to: urls.count, by: Self.prefetchWidth) {
            guard !Task.isCancelled else { return }
            _ = try? await self.image(for: urls[index], size: size)
          }
        }
      }
    }
  }
}
