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

/// Where a row shows its picture.
@MainActor public final class ImageSlot {
  public private(set) var url: URL?
  public private(set) var image: DecodedImage?
  private let load: @Sendable (URL) async throws -> DecodedImage
  private var loading: Task<Void, Never>? {
    didSet { oldValue?.cancel() }
  }

  public init(load: @escaping @Sendable (URL) async throws -> DecodedImage) { self.load = load }

  public func show(_ url: URL?) {
    if url == self.url { return }
    prepareForReuse()
    guard let url else { return }
    self.url = url
    loading = Task { [weak self, load] in
      guard let image = try? await load(url), !Task.isCancelled else { return }
      self?.image = image
    }
  }

  public func prepareForReuse() {
    url = nil
    image = nil
    loading = nil
  }
}
