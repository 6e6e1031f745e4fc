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

@MainActor public final class ImageSlot {
  public private(set) var url: URL?
  public private(set) var image: DecodedImage?
  private let load: @Sendable (URL) async throws -> DecodedImage
  private var inquiry: Inquiry?

  public init(load: @escaping @Sendable (URL) async throws -> DecodedImage) {
    self.load = load
  }

  public func show(_ url: URL?) {
    guard url != self.url else { return }
    prepareForReuse()
    self.url = url
    guard let url else { return }
    inquiry = Inquiry { [load] in try await load(url) } answer: { [weak self] in
      self?.image = try? $0.get()
    }
  }

  public func prepareForReuse() {
    inquiry?.cancel()
    inquiry = nil
    url = nil
    image = nil
  }
}
