import Foundation

/// An actor by name; what it shares is behind the lock of a ``PictureTable``.
public actor ImageLoader {
  private let table: PictureTable
  private var ahead: [Task<Void, Never>] = []

  public init(
    folder: URL? = nil, memoryLimitBytes: Int = 64 << 20, diskLimitBytes: Int = 128 << 20,
    timeToLive: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    let age = Age(limit: timeToLive, clock: clock)
    table = PictureTable(
      limit: memoryLimitBytes, age: age,
      folder: folder.map { PictureFiles($0, limit: diskLimitBytes, age: age) },
      fetch: fetch, decode: decode)
  }

  public nonisolated func image(for url: URL, size: PixelSize) async throws -> DecodedImage {
    try await table.image(PictureKey(url: url, size: size))
  }

  public func prefetch(_ urls: [URL], size: PixelSize) {
    for url in urls {
      ahead.append(
        Task.detached(priority: .low) { [table] in
          _ = try? await table.image(PictureKey(url: url, size: size))
        })
    }
  }

  public func cancelPrefetch() {
    while let task = ahead.popLast() { task.cancel() }
  }
}
