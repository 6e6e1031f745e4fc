import Foundation

/// An actor by name; what it shares is behind the lock of a ``PictureTable``.
public actor ImageLoader {
  private let table: PictureTable
  private var ahead: [Task<Void, Never>] = []

  public init(
    folder: URL? = nil, memoryLimitBytes: Int = 64 << 20, diskLimitBytes: Int = 128 << 20,
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    table = PictureTable(
      limit: memoryLimitBytes, folder: folder.map { PictureFiles($0, limit: diskLimitBytes) },
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
