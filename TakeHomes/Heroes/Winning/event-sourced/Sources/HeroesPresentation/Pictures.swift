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

/// The place of a picture in a row that is used again for other heroes.
@MainActor public final class ImageSlot {
  public private(set) var url: URL?
  public private(set) var image: DecodedImage?

  private let load: @Sendable (URL) async throws -> DecodedImage
  private var loading: Task<Void, Never>?

  public init(load: @escaping @Sendable (URL) async throws -> DecodedImage) {
    self.load = load
  }

  deinit { loading?.cancel() }

  public func show(_ url: URL?) {
    if url == self.url, image != nil || loading != nil { return }
    prepareForReuse()
    self.url = url
    guard let url else { return }
    loading = Task { [weak self, load] in
      let image = try? await load(url)
      guard !Task.isCancelled, let self else { return }
      self.image = image
      loading = nil
    }
  }

  public func prepareForReuse() {
    loading?.cancel()
    (loading, url, image) = (nil, nil, nil)
  }
}
