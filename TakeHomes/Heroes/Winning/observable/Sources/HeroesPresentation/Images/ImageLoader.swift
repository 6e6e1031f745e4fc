import Foundation

/// Thumbnails stand on files, and each of both is made once for all who ask.
public actor ImageLoader {
  private struct Thumbnail: Hashable, Sendable { var url: URL, size: PixelSize }

  private let files: PictureFiles?
  private let limit: Int
  private let fetch: @Sendable (URL) async throws -> Data
  private let decode: @Sendable (Data, PixelSize) throws -> DecodedImage
  private let times: FetchTimes
  private var kept: [(key: Thumbnail, image: Dated<DecodedImage>)] = []
  private let thumbnails = SharedJobs<Thumbnail, DecodedImage>()
  private let downloads = SharedJobs<URL, Dated<Data>>()
  private var prefetching: Task<Void, Never>?

  public init(
    folder: URL? = nil, memoryLimitBytes: Int = 64 << 20, diskLimitBytes: Int = 128 << 20,
    timeToLive: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    let times = FetchTimes(timeToLive, clock: clock)
    files = folder.map { PictureFiles(folder: $0, limit: diskLimitBytes, times: times) }
    self.times = times
    limit = memoryLimitBytes
    (self.fetch, self.decode) = (fetch, decode)
  }

  public func image(for url: URL, size: PixelSize) async throws -> DecodedImage {
    try Task.checkCancellation()
    let key = Thumbnail(url: url, size: size)
    if let image = remembered(key) { return image }
    return try await thumbnails.value(for: key) { try await self.make(key) }
  }

  public func prefetch(_ urls: [URL], size: PixelSize) {
    let earlier = prefetching
    prefetching = Task(priority: .low) {
      await withTaskCancellationHandler {
        await withDiscardingTaskGroup { group in
          for url in urls {
            group.addTask { _ = try? await self.image(for: url, size: size) }
          }
        }
        await earlier?.value
      } onCancel: {
        earlier?.cancel()
      }
    }
  }

  public func cancelPrefetch() {
    prefetching?.cancel()
    prefetching = nil
  }

  private func make(_ key: Thumbnail) async throws -> DecodedImage {
    // Another job may have ended between the caller's look and this one.
    if let image = remembered(key) { return image }
    if let data = await files?.read(key.url), let image = try? await decoded(data, key.size) {
      return keep(image, key)
    }
    let data = try await downloads.value(for: key.url) { [fetch, times] in
      Dated(value: try await fetch(key.url), time: times.now())
    }
    let image = keep(try await decoded(data, key.size), key)
    await files?.write(data, key.url)
    return image
  }

  @concurrent private func decoded(
    _ data: Dated<Data>, _ size: PixelSize
  ) async throws -> Dated<DecodedImage> {
    Dated(value: try decode(data.value, size), time: data.time)
  }

  private func keep(_ image: Dated<DecodedImage>, _ key: Thumbnail) -> DecodedImage {
    kept.removeAll { $0.key == key }
    kept.append((key, image))
    var bytes = kept.reduce(0) { $0 + $1.image.value.rgba.count }
    while bytes > limit { bytes -= kept.removeFirst().image.value.rgba.count }
    return image.value
  }

  private func remembered(_ key: Thumbnail) -> DecodedImage? {
    guard let index = kept.firstIndex(where: { $0.key == key }),
      !times.isExpired(kept[index].image.time)
    else { return nil }
    kept.append(kept.remove(at: index))
    return kept.last?.image.value
  }
}
