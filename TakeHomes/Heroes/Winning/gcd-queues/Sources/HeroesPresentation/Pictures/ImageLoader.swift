import Foundation

/// Hands requests to a ``PictureDesk``, which has queues of its own.
public actor ImageLoader {
  private let desk: PictureDesk
  private var ahead: [Task<Void, Never>] = []

  public init(
    folder: URL? = nil, memoryLimitBytes: Int = 64 << 20, diskLimitBytes: Int = 128 << 20,
    timeToLive: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    let freshness = Freshness(timeToLive, clock)
    desk = PictureDesk(
      drawer: folder.map { PictureDrawer($0, limit: diskLimitBytes, freshness) },
      limit: memoryLimitBytes, freshness, fetch: fetch, decode: decode)
  }

  public nonisolated func image(for url: URL, size: PixelSize) async throws -> DecodedImage {
    try Task.checkCancellation()
    let request = PictureRequest(url: url, size: size)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        desk.take(request) { continuation.resume(with: $0) }
      }
    } onCancel: {
      desk.giveUp(request)
    }
  }

  public func prefetch(_ urls: [URL], size: PixelSize) {
    ahead += urls.map { url in
      Task(priority: .utility) { _ = try? await image(for: url, size: size) }
    }
  }

  public func cancelPrefetch() {
    ahead.forEach { $0.cancel() }
    ahead = []
  }
}
