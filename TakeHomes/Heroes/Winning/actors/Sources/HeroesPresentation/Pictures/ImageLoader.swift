import Foundation

public actor ImageLoader {
  private struct Thumbnail: Hashable, Sendable {
    let url: URL
    let size: PixelSize
  }

  private let folder: PictureFolder?
  private let memoryLimit: Int
  private let lifetime: Lifetime
  private let fetch: @Sendable (URL) async throws -> Data
  private let decode: @Sendable (Data, PixelSize) throws -> DecodedImage

  private var memory: [Thumbnail: (image: DecodedImage, date: Duration, use: Int)] = [:]
  private var memoryBytes = 0
  private var uses = 0
  private var thumbnails: [Thumbnail: Errand<DecodedImage>] = [:]
  private var files: [URL: Errand<Fetched>] = [:]
  private var ahead: [Task<Void, Never>] = []

  public init(
    folder: URL? = nil, memoryLimitBytes: Int = 64 << 20, diskLimitBytes: Int = 128 << 20,
    timeToLive: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    let lifetime = Lifetime(timeToLive, on: clock)
    self.lifetime = lifetime
    self.folder = folder.map { PictureFolder($0, limit: diskLimitBytes, lifetime: lifetime) }
    memoryLimit = memoryLimitBytes
    self.fetch = fetch
    self.decode = decode
  }

  public func image(for url: URL, size: PixelSize) async throws -> DecodedImage {
    let wanted = Thumbnail(url: url, size: size)
    while true {
      try Task.checkCancellation()
      if let image = recall(wanted) { return image }
      let errand = thumbnails[wanted] ?? Errand { try await self.make(wanted) }
      thumbnails[wanted] = errand
      defer { if thumbnails[wanted] === errand { thumbnails[wanted] = nil } }
      do {
        return try await errand.value()
      } catch is Errand<DecodedImage>.GivenUp {
        continue
      } catch is CancellationError {
        // Others may still wait for it.
        throw CancellationError()
      }
    }
  }

  public func prefetch(_ urls: [URL], size: PixelSize) {
    for url in urls {
      ahead.append(Task(priority: .low) { _ = try? await self.image(for: url, size: size) })
    }
  }

  public func cancelPrefetch() {
    for task in ahead { task.cancel() }
    ahead.removeAll()
  }

  private func make(_ wanted: Thumbnail) async throws -> DecodedImage {
    if let image = recall(wanted) { return image }
    if let kept = await folder?.picture(for: wanted.url),
      let image = try? decode(kept.data, wanted.size)
    {
      return remember(image, wanted, since: kept.date)
    }
    let fetched = try await file(at: wanted.url)
    try Task.checkCancellation()
    let image = remember(
      try decode(fetched.data, wanted.size), wanted, since: fetched.date)
    await folder?.keep(fetched, for: wanted.url)
    return image
  }

  private func file(at url: URL) async throws -> Fetched {
    while true {
      let errand =
        files[url]
        ?? Errand { [fetch, lifetime] in
          Fetched(data: try await fetch(url), date: lifetime.now())
        }
      files[url] = errand
      defer { if files[url] === errand { files[url] = nil } }
      do {
        return try await errand.value()
      } catch is Errand<Fetched>.GivenUp {
        try Task.checkCancellation()
      }
    }
  }

  // MARK: Memory

  private func recall(_ wanted: Thumbnail) -> DecodedImage? {
    guard let known = memory[wanted], !lifetime.isOver(since: known.date) else { return nil }
    uses += 1
    memory[wanted]?.use = uses
    return known.image
  }

  private func remember(
    _ image: DecodedImage, _ wanted: Thumbnail, since date: Duration
  ) -> DecodedImage {
    uses += 1
    let old = memory.updateValue((image, date, uses), forKey: wanted)
    memoryBytes += image.rgba.count - (old?.image.rgba.count ?? 0)
    while memoryBytes > memoryLimit, let oldest = memory.min(by: { $0.value.use < $1.value.use }) {
      memory[oldest.key] = nil
      memoryBytes -= oldest.value.image.rgba.count
    }
    return image
  }
}
