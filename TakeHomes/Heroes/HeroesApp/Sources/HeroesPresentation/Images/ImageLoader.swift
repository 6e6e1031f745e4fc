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
  }

  /// So many pictures are prefetched at the same time.
  private static let prefetchWidth = 2

  private let thumbnails: Loader<Thumbnail, DecodedImage>
  private var prefetches: [Int: Task<Void, Never>] = [:]
  private var prefetchCount = 0

  /// Without a folder nothing outlives the process; `decode` is asked for what is shown, never
  /// for more.
  public init(
    folder: URL? = nil, memoryLimitBytes: Int = 64 << 20, diskLimitBytes: Int = 128 << 20,
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    let disk = folder.map { folder in
      DiskCache<URL, Data>(
        folder: folder, limitBytes: diskLimitBytes, name: \.absoluteString, encode: { $0 },
        decode: { $0 })
    }
    // The bytes are kept on disk alone: in memory they would only stand beside what was made of
    // them.
    let files = Loader<URL, Data>(CachePolicy(limit: 0), disk: disk, load: fetch)
    thumbnails = Loader(CachePolicy(limit: memoryLimitBytes, cost: \.rgba.count)) { thumbnail in
      let bytes = try await files.value(for: thumbnail.url)
      do {
        return try decode(bytes, thumbnail.size)
      } catch {
        // An error page, say: fetch it again the next time.
        await files.forget(thumbnail.url)
        throw error
      }
    }
  }

  /// The picture: from memory, from its file, or fetched.
  ///
  /// The fetch goes on while anybody waits for it. Throws what `fetch` or `decode` throws, which
  /// is not remembered, or `CancellationError`.
  public func image(for url: URL, size: PixelSize) async throws -> DecodedImage {
    try await thumbnails.value(for: Thumbnail(url: url, size: size))
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
